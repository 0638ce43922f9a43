"""The walk through a reviewed game: the curve with a cursor, and the board of each turn."""

from engine.const import const
from engine.past import Past
from firmware import registry
from firmware.hardware.keys import DOWN, HOLD_A, HOLD_B, LEFT, RIGHT, UP, A, B
from firmware.screens import Change, Screen
from firmware.screens.after.amounts import brief, given
from firmware.screens.ladder import counted, say
from firmware.words import strings

common = strings()
words = strings("verdict")

PAGES = 2  # of overview.py, before those of the turns
# What is shown of a turn.
CURVE = 0
_YOURS = const(1)
_OTHER = const(2)
WHY = 3
KEEP = 4  # as WHY, but the turn is kept as a puzzle first

_STATES = const(500)  # bytes of the states that are kept
_COSTLY = const(3)  # of judgement.marks(): more than this is a turn that cost something


class Verdict(Screen):
    """Left and right go a turn, up and down to one that cost; A shows the board of a turn, then the
    better turn, then why. A held plays the turn again, B held opens the menu of what can be done
    with it. B leads from the board to the curve, and from there to the first page of the review.

    page: of a turn. stage: what is shown of it.
    """

    def __init__(self, play, page, stage):
        self.play = play
        self.rows, _, _, self.marks = play.review
        self.is_chance = play.session.game.players() > 1
        self.count = len([row for row in self.rows if row[0] < row[1]])
        self.at = page - PAGES  # the turn, by its row
        self.stage = min(stage, WHY)
        self.costly = [n for n in range(self.count) if self.marks[n] > _COSTLY]
        self.kept = ""  # what became of a turn that was to be kept
        self.ladder = None  # of the board, once it is shown
        self.past = Past(play.session, _STATES)
        if stage == KEEP:
            keeper = registry.module(play.info.NAME, "puzzle_keep")
            self.go()
            why = self.entry()[1]
            game = self.past.session.game
            self.kept = keeper.keep(play.app.store, game, list(self.row()[6]), why)

    def key(self, k):
        at = self.at
        self.kept = ""
        if k == HOLD_B:
            # Without the board, which goes for its room; B then builds this screen again.
            return Change(self._made_menu, self.play.info.NAME, is_said=False)
        if k == B:
            page = 0 if self.stage == CURVE else self.on_page()
            return self.play.app.verdict(self.play, page)
        elif k == HOLD_A:
            return self.again()
        elif k == A:
            return self._next()
        elif k in (LEFT, RIGHT):
            at += 1 if k == RIGHT else -1
            if self.stage == CURVE and not 0 <= at < self.count:
                return self.play.app.verdict(self.play, (PAGES - 1) * (at < 0))
            at = min(max(at, 0), self.count - 1)
        elif k in (UP, DOWN):
            if not self.costly:
                text = strings("sums").NO_MISTAKE[self.is_chance]
                return self.play.app.notice((text,), self)
            at = self._costly(k == DOWN)
        if at != self.at:
            self.at = at
            self.stage = min(self.stage, _YOURS)
        self.ladder = None
        self.is_fresh = True
        return self

    def _costly(self, is_next):
        """Return the next turn that cost something, after the last the first; or the last one."""
        found = self.costly
        if is_next:
            return min([n for n in found if n > self.at] or found)
        return max([n for n in found if n < self.at] or found)

    def _next(self):
        """Show what comes next of the turn; return the screen that does."""
        self.is_fresh = True
        if self.stage == CURVE:  # built again without curve.py
            return self.play.app.verdict(self.play, self.on_page(), _YOURS)
        if self.stage == self.stages():
            self.stage = _YOURS
        elif self.stage == _OTHER and self.entry()[1] is None:
            return self.explain(WHY)
        else:
            self.stage += 1
        return self

    def stages(self):
        """Return the last stage that this turn has."""
        row = self.row()
        if not row[6]:
            return _YOURS
        return WHY if row[3] > 0 and self.entry()[1] != () else _OTHER

    def row(self):
        return self.rows[self.at]

    def on_page(self):
        """Return the page of this turn."""
        return PAGES + self.at

    def entry(self):
        """Return [the turn, why the other one is better, how sure it is what it cost], as
        play.review has it; why is None as long as nobody has asked.
        """
        for entry in self.play.review[1]:
            if entry[0] == self.at:
                return entry
        return [self.at, None, self.sure()]

    def noted(self):
        """Return the same, from now on one of play.review."""
        entry = self.entry()
        if entry not in self.play.review[1]:
            self.play.review[1].append(entry)
        return entry

    def sure(self):
        """Return judgement.certainty() of the turn."""
        return self.marks[self.at] & _COSTLY

    def explain(self, stage):
        """Return what leads to the reason why the other turn is better, and then to a stage."""
        self.noted()
        return self.play.app.review(self.play, self.on_page(), stage)

    def again(self):
        """Return what leads to the turn, to be played again."""
        return self.play.app.again(self.play, self.row(), self.on_page(), self.stage)

    def drop(self):
        self.ladder = None

    def way(self):
        return self.play.app.verdict(self.play, self.on_page(), self.stage)

    def _made_menu(self):
        from firmware.screens.after import turn_menu

        return turn_menu.menu(self)

    # What is shown.

    def go(self):
        """Go to the game as the turn begins."""
        self.past.go(self.row()[0])

    def named(self):
        """Return which turn it is."""
        past = self.past
        self.go()
        n = past.turn(self.row()[1]) - past.session.game.SETUP
        return self.play.info.turn(past.session.game, n) if n > 0 else common.START

    def number(self):
        """Return the number of the page, as it is written."""
        return str(self.on_page() + 1) + "/" + str(PAGES + self.count)

    def fill(self, c):
        if self.stage == CURVE:
            from firmware.screens.after import curve

            curve.draw(c, self)
            return
        if not self.ladder:
            self.go()
            name = self.play.info.NAME
            view = registry.view(name, self.past.session, self.play.seat, self.play.app.context)
            self.ladder = registry.module(name, "hints").Ladder(view)
        first, end, _, lost, _, _, better = self.row()
        ladder = self.ladder
        if self.stage == _YOURS:
            moves = list(self.play.session.moves[first : end - 1])
            cost = brief(given(lost, 0, self.is_chance), lost, self.sure())
            text = (ladder.did(moves) + " " + cost).strip()
        else:
            moves = list(better)
            text = ladder.said(moves)
            if self.stage == WHY:
                why = self.entry()[1]
                text = counted(ladder.sentence(why[1:]), why)
        ladder.show_made(c, moves, self._foot().format(page=self.number()))
        text = self.kept or (self.named() + "\n" + text).strip()
        say(c, text, ladder.spot(moves) if moves else None)

    def _foot(self):
        """Return the last line, without the number of the page."""
        if self.stage == WHY:
            return words.FOOT_WHY
        is_costly = self.row()[3] > 0
        if self.stage == _OTHER:
            n = self.stages() == WHY if is_costly else 2 + self.is_chance
            return words.FOOT_OTHER[n]
        n = 1 if is_costly else 2 + self.is_chance
        return words.FOOT_YOURS[n if self.row()[6] else 0]
