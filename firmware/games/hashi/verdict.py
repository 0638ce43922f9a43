"""What the review of a solo game found: luck and play, the curve, turns that stand out."""

from engine.const import const
from firmware.games.hashi import hints
from firmware.games.hashi.board import StillBoard
from firmware.graphics.canvas import LAST_LINE, LINE, WIDTH, width
from firmware.graphics.text import wrapped
from firmware.hardware.keys import BACK, DO, DOWN, LEFT, RIGHT, UP
from firmware.screens import Screen, hint
from firmware.words import strings

common = strings()
words = strings("hashi_help")

_TURNS = const(2)  # the first page with a turn
# What is shown of a turn, one after the other.
_YOURS = const(0)
_BETTER = const(1)
_WORTH = const(2)
_WHY = const(3)

_AXIS = const(82)  # the column of the bars' zero
_LONGEST = const(44)  # dots of a bar
_SCALE = const(500)  # hundredths of a point that it has at least

_UPPER = const(13)  # rows of the curve
_LOWER = const(50)
_GAP = const(3)  # columns beside its figures
_STEP = const(6)


class Verdict(Screen):
    """Left and right turn the pages. On a turn DOWN or A shows what follows, UP what came before:
    the person's, the better one, what that is worth more, and why.
    """

    def __init__(self, play):
        self.play = play
        self.rows, self.turns, self.strength = play.review
        self.page = 0
        self.stage = _YOURS
        game = play.session.game
        self.seen = type(game)()  # the observation with the turn that is shown
        self.before = type(game)()
        self.played = self.better = b""  # the moves of that page
        self.board = StillBoard(self.seen, 0, None)

    def key(self, k):
        if k in BACK:
            return self.play.result()
        self.is_fresh = True
        if k in (LEFT, RIGHT):
            n = _TURNS + max(1, len(self.turns))
            self.page = (self.page + (1 if k == RIGHT else -1)) % n
            self.stage = _YOURS
            self._load()
        elif self._turn() and (k in DO or k in (UP, DOWN)):
            stages = _WHY + 1 if self._turn()[1] else _WHY
            self.stage = (self.stage + (-1 if k == UP else 1)) % stages
        return self

    def _turn(self):
        """Return (place in rows, why) of the turn on this page, None if there is none."""
        n = self.page - _TURNS
        return self.turns[n] if 0 <= n < len(self.turns) else None

    def _load(self):
        """Load the turn of this page, if there is one."""
        turn = self._turn()
        if not turn:
            return
        session = self.play.session
        first, end, _, _, _, _, self.better = self.rows[turn[0]]
        self.played = list(session.moves[first : end - 1])
        game = type(session.game)()
        game.reset(session.seed, session.options)
        for move in session.moves[:first]:
            game.apply(move)
        game.observe(0, self.before.state)

    def fill(self, c):
        if self._turn():
            self._draw_turn(c, *self._turn())
            return
        c.last_line(common.HINT_PAGES)
        if not self.page:
            self._draw_sum(c)
        elif self.page == 1:
            self._draw_curve(c)
        else:
            self._head(c, words.REVIEW)
            self._say(c, words.NO_MISTAKE)

    def _head(self, c, title):
        """Draw the title and the number of the page."""
        number = str(self.page + 1) + "/" + str(_TURNS + max(1, len(self.turns)))
        c.right(WIDTH, 0, number)
        c.rule(c.text(0, 0, title) + 2, WIDTH - width(number) - 3)

    def _say(self, c, text):
        """Draw a sentence above the last line."""
        lines = wrapped(text, WIDTH - 4)
        for n in range(len(lines)):
            c.text(2, LAST_LINE - (len(lines) - n) * LINE, lines[n])

    # The whole game.

    def _draw_sum(self, c):
        """Draw what the cards brought and the turns lost, as bars and in a sentence."""
        luck = sum([row[2] for row in self.rows])
        lost = sum([row[3] for row in self.rows])
        most = max(_SCALE, abs(luck), abs(lost))
        for n, value in enumerate((luck, -lost)):
            y = n * LINE
            c.text(2, y, words.BARS[n])
            w = abs(value) * _LONGEST // most
            c.fill(_AXIS - (w if value < 0 else 0), y + 1, w, 5)
        c.fill(_AXIS, 0, 1, 2 * LINE - 1)
        n, to = _tenths(luck)
        by, of = _tenths(max(0, lost))
        text = words.SUM[luck < 0].format(n=n, to=to, by=by, of=of, like=self._like())
        self._say(c, text)

    def _like(self):
        """Return in words whom the play is like."""
        if len(self.strength) == 1:
            return words.LIKE[self.strength[0]]
        low, high = self.strength
        return words.BETWEEN.format(low=words.NAMED[low], high=words.NAMED[high])

    def _draw_curve(self, c):
        """Draw the end to be expected after each turn."""
        self._head(c, words.CURVE)
        ends = [row[5] for row in self.rows]
        least, most = min(ends), max(ends)
        x = max(width(_points(most)), width(_points(least))) + _GAP
        c.text(0, _UPPER - 3, _points(most))
        c.text(0, _LOWER - 4, _points(least))
        before = 0
        for n in range(len(ends)):
            y = _LOWER - (ends[n] - least) * (_LOWER - _UPPER) // max(1, most - least)
            if n:
                c.line(x - _STEP, before, x, y)
            r = 2 if n in [turn[0] for turn in self.turns] else 1
            c.fill(x - r, y - r, 2 * r + 1, 2 * r + 1)
            before = y
            x += _STEP

    # A turn.

    def _draw_turn(self, c, place, why):
        stage = self.stage
        lost, error = self.rows[place][3:5]
        moves = self.better if stage else self.played
        seen = self.seen
        seen.state[:] = self.before.state
        for move in moves:
            seen.apply(move)
        self.board.draw_all(c)
        self.board.mark_changes(c, self.before)
        text = hints.said(moves)
        if stage == _WORTH:
            n = (abs(lost) + 5) // 10
            text = hints.difference((n if lost > 0 else -n, (error + 5) // 10))
        elif stage == _WHY:
            text = hint.counted(hints.reason(why[1:], words), why)
        hint.say(c, text, hints.spot(self.board, moves))
        n, to = _tenths(lost)
        foot = words.FOOT_COSTLY if lost > 0 else words.FOOT_GOOD
        c.last_line(foot[stage].format(n=n, to=to))


def _tenths(n):
    """Return the whole and the tenths of hundredths, without their sign."""
    n = (abs(n) + 5) // 10
    return n // 10, n % 10


def _points(n):
    """Return hundredths of a point as whole points, in words."""
    return str((n + 50) // 100)
