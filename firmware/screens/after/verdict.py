"""What a review found: luck and play, the curve, turns that stand out."""

from engine.const import const
from engine.past import Past
from firmware import registry
from firmware.hardware.keys import BACK, DO, DOWN, HOLD_A, LEFT, RIGHT, UP
from firmware.screens import Screen
from firmware.screens.after.amounts import cost
from firmware.screens.ladder import counted, say
from firmware.words import strings

common = strings()
words = strings("verdict")

_TURNS = 3  # pages of overview.py, before those of turns
# What is shown of a turn, one after the other.
_YOURS = const(0)
_BETTER = const(1)
_WORTH = const(2)
_WHY = const(3)

_EVEN = const(3)  # of judgement.certainty(): nothing worth a figure; 0 is hard to say


class Verdict(Screen):
    """Left and right turn the pages. On the page of a turn, DOWN or A goes to the next stage, UP to
    the one before: the person's turn and what it cost, the better turn, how sure that is, and why.
    A on the person's turn lets the person play it again if there is a better one; where it says how
    sure that is, A looks closer (closer.py). A held keeps the turn as a puzzle, where a game has
    puzzle_keep.py.

    page: the page to begin with. is_seen: it begins where it says how sure that is.
    """

    def __init__(self, play, page=0, is_seen=False):
        self.play = play
        self.rows, self.turns, self.strength = play.review
        self.page = page
        self.stage = _WORTH if is_seen else _YOURS
        self.is_chance = play.session.game.players() > 1
        self.kept = ""  # what became of a turn that was to be kept
        self.ladder = None
        if self._turn():
            self._load()

    def key(self, k):
        if k in BACK:
            return self.play.to_result(0, 0)
        self.is_fresh = True
        self.kept = ""
        if k in (LEFT, RIGHT):
            page = (self.page + (1 if k == RIGHT else -1)) % self.pages()
            return self.play.app.verdict(self.play, page)
        elif k == HOLD_A and self._can_keep():
            self._keep()
        elif self._turn() and (k in DO or k in (UP, DOWN)):
            is_costly = self._row()[3] > 0
            if k in DO and self.stage == _YOURS and is_costly:
                return self.play.app.again(self.play, self._row(), self.page)
            if k in DO and self.stage == _WORTH and self._can_look():
                return self.play.app.closer(self.play, self.page, self._turn())
            stages = _WHY + 1 if is_costly and self._turn()[1] else _WHY
            self.stage = (self.stage + (-1 if k == UP else 1)) % stages
        return self

    def pages(self):
        """Return how many pages there are."""
        return _TURNS + max(1, len(self.turns))

    def _can_keep(self):
        """Return True if the turn on this page can be a puzzle: a better one is known, and why, and
        a turn comes before it and behind it.
        """
        if not self._turn() or self._row()[3] <= 0:
            return False
        place, why, sure = self._turn()
        is_asked = 0 < sure < _EVEN and len(why) > 0 and 0 < place < len(self.rows) - 1
        return is_asked and not self.is_chance and registry.has(self.play.info.NAME, "puzzle_keep")

    def _can_look(self):
        """Return True if the turns on this page can be played on here.

        In a game for several a handheld would find less in a quarter of an hour than its review.
        """
        folder = "engine/" + self.play.info.NAME + "/ai"
        return not self.is_chance and registry.lies(folder, "rollout")

    def _keep(self):
        play = self.play
        keeper = registry.module(play.info.NAME, "puzzle_keep")
        game = self.past.session.game
        why = self._turn()[1]
        self.kept = keeper.keep(play.app.store, game, list(self._row()[6]), why)

    def _turn(self):
        """Return [place in rows, why, how sure it is what it cost] of the turn on this page, None
        if there is none.
        """
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
            self._draw_turn(c)
            return
        from firmware.screens.after import overview

        overview.draw(c, self)

    def _draw_turn(self, c):
        stage = self.stage
        place, why, sure = self._turn()
        lost, error = self.rows[place][3:5]
        moves = list(self.better if stage else self.played)
        ladder = self.ladder
        foot = (words.FOOT_COSTLY if lost > 0 else words.FOOT_GOOD[self.is_chance])[stage]
        if stage == _WORTH and self._can_look():
            foot = words.FOOT_CLOSER
        elif stage == _WHY and self._can_keep():
            foot = words.FOOT_KEEP
        ladder.show_made(c, moves, foot)
        text = ladder.said(moves)
        if stage == _WORTH:
            text = cost(lost, error, sure, self.is_chance)
        elif stage == _WHY:
            text = counted(ladder.sentence(why[1:]), why)
        elif stage == _YOURS:
            what = cost(lost, 0, sure, self.is_chance)
            text = text + "\n" + what if text else what
        say(c, self.kept or text, ladder.spot(moves))
