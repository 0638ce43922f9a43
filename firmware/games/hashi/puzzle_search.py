"""Compares a turn that a person has played in a puzzle of Hashi with the best one known."""

from engine.const import const
from firmware.screens.after.judging import Judging
from firmware.words import strings

_MOST = const(30)  # tenths of a point; of more the tables know only that it is more


class MastersJudging(Judging):
    """A master compares them; the puzzle has its own limit of what solves it."""

    lost = None  # tenths of a point, if the tables are there

    def find(self):
        worth = self.load("worth")  # now, while a large block is free
        seen = type(self.play.session.game)()
        seen.state[:] = self.state
        self.policy = self.load("master").Master(seen, bytearray(4))
        self.policy.open(seen.side())
        rows = yield from worth.appraise(self.policy, seen, 0, (self.played, self.moves))
        if rows:
            self.lost = (worth.mean(rows[1]) - worth.mean(rows[0])) // 10
            self.is_solved = self.lost <= self.play.limit

    def show(self):
        if self.lost is not None:
            self.said = _said(self.lost, self.play.limit)
        return Judging.show(self)


def _said(lost, limit):
    """Return in a sentence what a turn that does not solve a puzzle lacks, all in tenths."""
    words = strings("hashi_hints")
    if lost > _MOST:
        return words.PUZZLE_LACKS_MORE.format(n=_MOST // 10)
    more = (limit + 1) // 2
    return words.PUZZLE_LACKS.format(n=lost // 10, to=lost % 10, more=more // 10, by=more % 10)
