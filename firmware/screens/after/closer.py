"""A closer look at a turn of a review: it and the better one are played on, deal by deal.

A game whose turns can be played on has ai/rollout.py, see engine/ai/rollout.py.
"""

from engine.ai import judgement
from engine.ai.rollout import Tally
from engine.const import const
from firmware.graphics.canvas import LINE, WIDTH
from firmware.graphics.text import wrapped
from firmware.hardware.keys import BACK
from firmware.screens.after.amounts import given
from firmware.screens.thinking import Thinking
from firmware.words import strings

common = strings()
words = strings("review")

_FEW = const(6)  # deals; fewer say less than the review does


class Closer(Thinking):
    """What the turn on a page of the review lost, as far as is known. The error shrinks with each
    deal; B leads back to the page at any time, and at last the screen does by itself. It is built
    again for each deal, as that of a review is for each turn.

    turn: of play.review[1]. play.closer has for each turn that was looked at [its index in the
    rows, what the review said it lost, the error of that, and Tally.state() of its deals].
    """

    last_line = common.HINT_BACK

    def __init__(self, play, page, turn):
        Thinking.__init__(self, play)
        self.page = page
        self.turn = turn
        rows = play.review[0]
        row = rows[turn[0]]
        # The figures lie among what a player has left: copied.
        play.closer = [looked[:] for looked in play.closer]
        self.looked = self._looked(row)
        self.is_chance = is_chance = play.session.game.players() > 1
        first = self.looked[1:3]
        systematic = self.load("measured").SYSTEMATIC
        self.tally = Tally(is_chance, systematic, first, self.looked[3:])
        lost, error = self.tally.found()
        if self.tally.deals < _FEW or error >= first[1]:
            lost, error = first
        # What was brought is the rest of a sum of chances; that of points has an error of its own.
        brought = row[2] + (lost - row[3] if is_chance else 0)
        rows[turn[0]] = row[:2] + (brought, lost, error) + row[5:]
        turn[2] = judgement.certainty(lost, error, is_chance)
        play.grades = judgement.grades(rows, is_chance)
        play.review[3][:] = judgement.marks(rows, is_chance)

    def _looked(self, row):
        """Return the figures of this turn, one of play.closer."""
        for looked in self.play.closer:
            if looked[0] == self.turn[0]:
                return looked
        looked = [self.turn[0], row[3], row[4], 0, 0, 0]
        self.play.closer.append(looked)
        return looked

    def key(self, k):
        return self._back() if k in BACK else self

    def _back(self):
        return self.play.app.looked(self.play, self.page)

    def find(self):
        """Return what both turns are worth in the next deal, () if it is enough; a generator."""
        if self.tally.is_over():
            return ()
        play = self.play
        row = play.review[0][self.turn[0]]
        seen, own = yield from self.before(*row[:2])
        turns = own, list(row[6])
        rollout = self.load("rollout")
        return (yield from rollout.quick(seen, play.seat, turns, self.tally.deals))

    def found(self, found):
        self.drop()
        if not found:  # it is enough, or the tables are missing
            return self._back()
        self.tally.add(found)
        self.looked[3:] = self.tally.state()
        return self.play.app.closer(self.play, self.page, self.turn)

    def fill(self, c):
        c.title(words.CLOSER)
        lost, error = self.play.review[0][self.turn[0]][3:5]
        text = ("–" if lost < 0 else "") + given(lost, error, self.is_chance)
        lines = wrapped(words.LOSS.format(n=text), WIDTH) + [words.DEALS.format(n=self.tally.deals)]
        for n in range(len(lines)):
            c.center((2 + n) * LINE, lines[n])
