"""Atoll's yardstick: the public player that the levels are measured against."""

from engine.atoll.ai.base import SPOILT, Player
from engine.const import const

_FEW = const(63)


class Yardstick(Player):
    """Plays what claims most Request points at once; ties go to the lowest move."""

    def shift_of(self, place):
        return 0

    def survey(self, seen, seat):
        return self.reach.scan(seen, seat, self.island, self.requests, b"")

    def evaluate(self, t, u, plan):
        reach = self.reach
        reach.claim(t, u)
        claims = reach.claims
        spots = reach.spots
        for k in range(reach.n):
            if k & _FEW == _FEW:
                yield
            c = claims[spots[k]]
            if c or self.best == SPOILT:
                self.offer(self.points[c & 15], plan | reach.places[k])
                if t != u:
                    self.offer(self.points[c >> 4], plan | reach.places[k] | 1)
        yield
