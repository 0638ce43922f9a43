"""The easy computer player of Atoll."""

from engine import rng
from engine.atoll.players.base import Yardstick, reach
from engine.const import const

_SEEN = const(3)  # cards of its hand


class Easy(Yardstick):
    """Sees three cards of its hand, takes nothing up, and takes any of the best at random."""

    takes = 0

    def __init__(self, game, r):
        Yardstick.__init__(self, game, r)
        self.ties = 0

    def search(self, seen, seat, start, stop, first, last):
        self.ties = 0
        if stop - start > _SEEN:
            start += rng.below(self.r, stop - start - _SEEN + 1)
            stop = start + _SEEN
        return Yardstick.search(self, seen, seat, start, stop, first, last)

    def weigh(self, t, u, plan):
        reach.claim(t, u)
        for k in range(reach.n):
            c = reach.claims[reach.spots[k]]
            self.offer(self.points[c & 15], plan | reach.places[k])
            if t != u:
                self.offer(self.points[c >> 4], plan | reach.places[k] | 1)

    def offer(self, value, plan):
        if value < self.best:
            return
        if value > self.best:
            self.best = value
            self.ties = 0
        self.ties += 1
        if rng.below(self.r, self.ties) == 0:
            self.plan = plan
