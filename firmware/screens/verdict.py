"""What a review found: luck and play, the curve, turns that stand out."""

from engine.const import const
from engine.past import Past
from firmware import registry
from firmware.graphics.canvas import LAST_LINE, LINE, WIDTH, width
from firmware.graphics.text import wrapped
from firmware.hardware.keys import BACK, DO, DOWN, HOLD_A, LEFT, RIGHT, UP
from firmware.screens import Screen, hint
from firmware.screens.amounts import amount, like
from firmware.words import strings

common = strings()
words = strings("verdict")

# The pages: the sum, the line to share, the curve; the first with a turn.
_SHARE = const(1)
_CURVE = const(2)
_TURNS = const(3)
# What is shown of a turn, one after the other.
_YOURS = const(0)
_BETTER = const(1)
_WORTH = const(2)
_WHY = const(3)

_WIDEST = WIDTH - 4  # dots of a sentence
_AXIS = const(82)  # the column of the bars' zero
_LONGEST = const(44)  # dots of a bar
_SCALE = const(500)  # hundredths of a point, or per mille, that it has at least

_UPPER = const(13)  # rows of the curve
_LOWER = const(50)
_GAP = const(3)  # columns beside its figures
_STEP = const(6)  # at most
_CLOSE = const(4)  # a smaller step has no room for marks of all turns


class Verdict(Screen):
    """Left and right turn the pages. On a turn DOWN or A shows what follows, UP what came before:
    the person's, the better one, what that is worth more, and why. A on the person's turn lets it
    be played again if there is a better one. A held keeps the turn as a puzzle, where a game has
    puzzle_keep.py.

    page: the one to begin with.
    """

    def __init__(self, play, page=0):
        self.play = play
        self.rows, self.turns, self.strength = play.review
        self.page = page
        self.stage = _YOURS
        self.is_chance = play.session.game.players() > 1
        self.kept = ""  # what became of a turn that was to be kept
        self.past = self.ladder = None
        self.played = self.better = b""  # the moves of that page
        if self._turn():
            self._load()

    def key(self, k):
        if k in BACK:
            return self.play.to_result()
        self.is_fresh = True
        self.kept = ""
        if k in (LEFT, RIGHT):
            n = _TURNS + max(1, len(self.turns))
            return self.play.app.verdict(self.play, (self.page + (1 if k == RIGHT else -1)) % n)
        elif k == HOLD_A and self._can_keep():
            self._keep()
        elif self._turn() and (k in DO or k in (UP, DOWN)):
            if k in DO and self.stage == _YOURS and self._row()[3] > 0:
                return self.play.app.again(self.play, self._row(), self.page)
            stages = _WHY + 1 if self._turn()[1] else _WHY
            self.stage = (self.stage + (-1 if k == UP else 1)) % stages
        return self

    def _can_keep(self):
        """Return True if the turn on this page can be a puzzle: a better one is known, and why, and
        a turn comes before it and behind it.
        """
        if not self._turn() or self._row()[3] <= 0:
            return False
        place, why = self._turn()
        is_asked = len(why) > 0 and 0 < place < len(self.rows) - 1
        return is_asked and not self.is_chance and registry.has(self.play.info.NAME, "puzzle_keep")

    def _keep(self):
        play = self.play
        _, _, _, lost, error, _, better = self._row()
        keeper = registry.module(play.info.NAME, "puzzle_keep")
        game = self.past.session.game
        why = self._turn()[1]
        self.kept = keeper.keep(play.app.store, game, list(better), lost, error, why)

    def _turn(self):
        """Return (place in rows, why) of the turn on this page, None if there is none."""
        n = self.page - _TURNS
        return self.turns[n] if 0 <= n < len(self.turns) else None

    def _row(self):
        return self.rows[self._turn()[0]]

    def _load(self):
        """Load the turn of this page."""
        play = self.play
        self.past = Past(play.session)
        first, end, _, _, _, _, self.better = self._row()
        self.played = list(play.session.moves[first : end - 1])
        self.past.go(first)
        name = play.info.NAME
        view = registry.view(name, self.past.session, play.seat, play.app.context)
        self.ladder = registry.module(name, "hints").Ladder(view)

    def fill(self, c):
        if self._turn():
            self._draw_turn(c, *self._turn())
            return
        if self.page == _SHARE:
            self._draw_share(c)
            return
        c.last_line(common.HINT_PAGES)
        if not self.page:
            self._draw_sum(c)
        elif self.page == _CURVE:
            self._draw_curve(c)
        else:
            self._head(c, strings("review").REVIEW)
            self._say(c, wrapped(words.NO_MISTAKE[self.is_chance], _WIDEST))

    def _head(self, c, title):
        """Draw the title and the number of the page."""
        c.rule(c.text(0, 0, title) + 2, WIDTH - width(self._number(c)) - 3)

    def _number(self, c):
        """Draw the number of the page; return it."""
        number = str(self.page + 1) + "/" + str(_TURNS + max(1, len(self.turns)))
        c.right(WIDTH, 0, number)
        return number

    def _say(self, c, lines):
        """Draw lines above the last one."""
        for n in range(len(lines)):
            c.text(2, LAST_LINE - (len(lines) - n) * LINE, lines[n])

    # The whole game.

    def _draw_sum(self, c):
        """Draw what was luck and what the turns lost, as bars and in a sentence."""
        luck = sum([row[2] for row in self.rows])
        lost = sum([row[3] for row in self.rows])
        most = max(_SCALE, abs(luck), abs(lost))
        for n, value in enumerate((luck, -lost)):
            y = n * LINE
            c.text(2, y, words.BARS[self.is_chance][n])
            w = abs(value) * _LONGEST // most
            c.fill(_AXIS - (w if value < 0 else 0), y + 1, w, 5)
        c.fill(_AXIS, 0, 1, 2 * LINE - 1)
        brought, cost = self.amount(luck), self.amount(max(0, lost))
        lines = wrapped(words.SUM[self.is_chance][luck < 0].format(n=brought, by=cost), _WIDEST)
        if self.strength:
            lines += wrapped(words.STRENGTH.format(like=like(self.strength)), _WIDEST)
        self._say(c, lines)

    def amount(self, n):
        """Return hundredths of a point, or per mille, in words, without their sign."""
        return amount(n, self.is_chance)

    def _draw_share(self, c):
        """Draw the line to share as a QR code."""
        from firmware.graphics import qr
        from firmware.screens import share

        x = qr.draw(c, share.short(self.play)) + _GAP
        self._number(c)
        lines = wrapped(words.SHARE_QR, WIDTH - x)
        for n in range(len(lines)):
            c.text(x, (2 + n) * LINE, lines[n])
        c.text(x, LAST_LINE, common.HINT_BACK)

    def _draw_curve(self, c):
        """Draw what was to be expected after each turn."""
        self._head(c, words.CURVE[self.is_chance])
        ends = [row[5] for row in self.rows]
        least, most = min(ends), max(ends)
        left = max(width(self._whole(most)), width(self._whole(least))) + _GAP
        c.text(0, _UPPER - 3, self._whole(most))
        c.text(0, _LOWER - 4, self._whole(least))
        marked = [turn[0] for turn in self.turns]
        room = WIDTH - _GAP - left
        step = min(_STEP, room // max(1, len(ends) - 1))
        before = 0
        for n in range(len(ends)):
            x = left + n * step
            y = _LOWER - (ends[n] - least) * (_LOWER - _UPPER) // max(1, most - least)
            if n:
                c.line(x - step, before, x, y)
            r = 2 if n in marked else 1
            if r == 2 or step >= _CLOSE:
                c.fill(x - r, y - r, 2 * r + 1, 2 * r + 1)
            before = y

    def _whole(self, n):
        """Return whole points, or per cent."""
        if self.is_chance:
            return amount(n, True)
        return str((n + 50) // 100)

    # A turn.

    def _draw_turn(self, c, place, why):
        stage = self.stage
        lost, error = self.rows[place][3:5]
        moves = list(self.better if stage else self.played)
        ladder = self.ladder
        foot = words.FOOT_COSTLY if lost > 0 else words.FOOT_GOOD[self.is_chance]
        foot = foot[stage].format(n=self.amount(lost))
        if stage == _WHY and self._can_keep():
            foot = words.FOOT_KEEP
        ladder.show_made(c, moves, foot)
        text = ladder.said(moves)
        if stage == _WORTH:
            said = words.WORTH[self.is_chance][lost < 0]
            text = said.format(n=self.amount(lost), more=self.amount(error))
        elif stage == _WHY:
            text = hint.counted(ladder.sentence(why[1:]), why)
        hint.say(c, self.kept or text, ladder.spot(moves))
