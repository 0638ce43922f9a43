"""Expected value of the revealed Awards for a seat, in sixteenths of a point, by its lead and the
number of cards left (learned.py).
"""

from array import array

from engine.atoll import awards, cards
from engine.atoll.ai.learned import BIAS, COLUMN, COLUMNS, CURVE, SLOPE
from engine.atoll.cards import OCEAN
from engine.atoll.state import HAND, NONE
from engine.const import const

_FULL = const(160)  # an Award is ten points


class Outlook:
    """Scratch: the n Awards to win, and for each the counts of the seat and its best rival."""

    def __init__(self):
        self.n = 0
        self.awards = bytearray(cards.AWARDS)
        self.others = array("h", bytes(2 * cards.AWARDS))
        self.mine = array("h", bytes(2 * cards.AWARDS))
        self.bias = bytearray(cards.AWARDS)
        self.slope = bytearray(cards.AWARDS)

    def learn(self, seen, seat, island, misses):
        """Count the Awards on all Islands. A generator: yields after each Island.

        island: scratch. misses(): returns true to overlook the next Award.
        """
        self.n = 0
        for i in range(seen.awards_shown()):
            if seen.award_winner(seen.award(i)) == NONE and not misses():
                self.awards[self.n] = seen.award(i)
                self.n += 1
        row = COLUMNS * (seen.rounds() * HAND - 1 - seen.laid(seat))
        for k in range(self.n):
            self.others[k] = -32000
            at = row + COLUMN[self.awards[k]]
            self.bias[k] = BIAS[at]
            self.slope[k] = SLOPE[at]
        for p in range(seen.players()):
            seen.load(p, island)
            for k in range(self.n):
                v = self.count(island, k)
                if p == seat:
                    self.mine[k] = v
                elif v > self.others[k]:
                    self.others[k] = v
            yield

    def count(self, island, k):
        """Return the Island's count for the k-th Award, negated if the fewest win."""
        v = awards.value(island, self.awards[k])
        return -v if cards.is_fewest(self.awards[k]) else v

    def expected(self, k, v):
        """Return the expected value of the k-th Award for an Island that counts v, 0 to 160."""
        x = self.bias[k] - 128 + self.slope[k] * (v - self.others[k])
        if x < 0:
            return CURVE[-x if x > -128 else 127]
        return _FULL - CURVE[x if x < 128 else 127]

    def hint(self, island, reach):
        """Add to reach.pot an estimate of what a tile of each terrain on each cell does for Awards.

        It looks at adjacent cells only: it selects the placements to be evaluated fully. A
        generator: yields often.
        """
        pot = reach.pot
        top = island.top
        w = island.w
        cells = {reach.spots[at] >> 1 for at in range(reach.n)}
        yield
        for k in range(self.n):
            v = self.mine[k]
            slope = self.expected(k, v + 1) - self.expected(k, v)
            if not slope:
                continue
            award = self.awards[k]
            kind = cards.kind(award)
            a = cards.argument(award)
            if kind == cards.TILES:
                pot_a = pot[a]
                for i in cells:
                    pot_a[i - reach.skip] += slope
            elif kind == cards.AREA:
                pot_a = pot[a]
                for i in cells:
                    if top[i - 1] == a or top[i + 1] == a or top[i - w] == a or top[i + w] == a:
                        pot_a[i - reach.skip] += slope
            elif kind == cards.SAME or kind == cards.AREAS:
                sign = slope if kind == cards.SAME else -slope
                for i in cells:
                    for j in (i - 1, i + 1, i - w, i + w):
                        if top[j] != OCEAN:
                            pot[top[j]][i - reach.skip] += sign
            elif kind == cards.EDGES:
                b = cards.argument2(award)
                ones = [t for t in range(OCEAN) if a >> t & 1]
                others = [t for t in range(OCEAN) if b >> t & 1]
                for i in cells:
                    n = m = 0
                    for j in (i - 1, i + 1, i - w, i + w):
                        n += b >> top[j] & 1
                        m += a >> top[j] & 1
                    if n:
                        for t in ones:
                            pot[t][i - reach.skip] += slope * n
                    if m:
                        for t in others:
                            pot[t][i - reach.skip] += slope * m
            yield

    def value(self, island):
        """Return the sum of the expected values of all Awards for an Island."""
        n = 0
        for k in range(self.n):
            n += self.expected(k, self.count(island, k))
        return n
