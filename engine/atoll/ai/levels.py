"""The levels of Atoll's computer players: all value Requests, all but the lowest also Awards."""

from array import array

from engine.atoll import cards
from engine.atoll.ai.base import SPOILT, Player
from engine.atoll.ai.learned import WORTH
from engine.atoll.ai.outlook import Outlook
from engine.atoll.ai.rivals import Rivals
from engine.atoll.cards import OCEAN, WATER
from engine.atoll.state import HAND, NONE, SLOTS
from engine.const import const

_FEW = const(63)  # candidates between two yields
_MOST = const(120)  # placements selected


class Modest(Player):
    """Values what brings Requests nearer: Reach selects placements, Rivals compares them."""

    worth = [0] * (3 * SLOTS)  # by slot * 3 + missing tiles - 1: value of a Request
    rivals = Rivals()
    # Of the best placements, best first, and their plans. They are emptied but never cleared, which
    # would give back their memory: later there may be no free block as large.
    values = [0] * _MOST
    plans = [0] * _MOST
    takes = 4
    share = 24  # placements selected
    last_share = 24  # the same in the last turn of a round, when Awards decide

    def search(self, seen, seat, start, stop, first, last):
        self.most = self.last_share if seen.turn() == HAND - 1 else self.share
        del self.values[:]
        del self.plans[:]
        self.least = SPOILT
        yield from self.learn(seen, seat)
        yield from Player.search(self, seen, seat, start, stop, first, last)
        island = self.island
        plans = self.plans
        # All that take up the same card are compared on the same Island.
        for taken in sorted({plan >> 16 & 31 for plan in plans}):
            self.under = taken - 1 if taken else NONE
            self.lay_out(seen, seat)
            island.planes()  # saved with it, so that they are computed once
            saved = island.save()
            for k in range(len(plans)):
                plan = plans[k]
                if plan >> 16 & 31 == taken:
                    card = seen.card(seat, taken - 1) if taken else seen.hand(seat, plan >> 21)
                    island.restore(saved)
                    island.lay(bytes((card, plan & 255, plan >> 8 & 255)))
                    self.values[k] = self.value(island)
                    yield
        self.plan = plans[self.values.index(max(self.values))]

    def learn(self, seen, seat):
        """Learn about the turn what value() needs. A generator."""
        return self.rivals.learn(seen, seat, self.island, self.requests)

    def value(self, island):
        """Return the value of an Island after the turn."""
        return self.rivals.value(island)

    def survey(self, seen, seat):
        at = 3 * (seen.rounds() * HAND - 1 - seen.laid(seat))
        for k in range(SLOTS):
            points = 0 if self.requests[k] == NONE else cards.points(self.requests[k])
            for lack in range(3):
                # WORTH is in 64ths of the Request's points, values are in 16ths of a point.
                self.worth[k * 3 + lack] = WORTH[at + lack] * points >> 2
        yield from self.reach.scan(seen, seat, self.island, self.requests, self.worth)
        yield from self.add(self.island, self.reach)
        yield from self.cover()

    def add(self, island, reach):
        """Add to reach.pot what else a tile does. A generator."""
        yield from ()

    def cover(self):
        """Find the value lost by covering what is there, in each place. A generator."""
        reach = self.reach
        pot = reach.pot
        skip = reach.skip
        island = self.island
        top = island.top
        self.bases = array("h", bytes(2 * reach.n))
        for k in range(reach.n):
            if k & _FEW == _FEW:
                yield
            spot = reach.spots[k]
            i = spot >> 1
            j = i + (island.ay if spot & 1 else island.ax)
            # The ocean is water.
            self.bases[k] = (
                self.shift - pot[top[i] % OCEAN][i - skip] - pot[top[j] % OCEAN][j - skip]
            )

    def shift_of(self, place):
        pot = self.reach.pot
        i = self.island.at(place >> 2 & 127, place >> 9)
        j = i + (self.island.ay if place & 2 else self.island.ax)
        t = self.island.top[i]
        u = self.island.top[j]
        i -= self.reach.skip
        j -= self.reach.skip
        return pot[WATER][i] - pot[t][i] + pot[WATER][j] - pot[u][j]

    def evaluate(self, t, u, plan):
        reach = self.reach
        reach.claim(t, u)
        claims = reach.claims
        pot_t = reach.pot[t]
        pot_u = reach.pot[u]
        spots = reach.spots
        bases = self.bases
        points = self.points
        skip = reach.skip
        ax = self.island.ax
        ay = self.island.ay
        for k in range(reach.n):
            if k & _FEW == _FEW:
                yield
            spot = spots[k]
            i = (spot >> 1) - skip
            j = i + (ay if spot & 1 else ax)
            c = claims[spot]
            v = bases[k] + points[c & 15] + pot_t[i] + pot_u[j]
            if v > self.least:
                self.offer(v, plan | reach.places[k])
            if t != u:
                v = bases[k] + points[c >> 4] + pot_u[i] + pot_t[j]
                if v > self.least:
                    self.offer(v, plan | reach.places[k] | 1)
        yield

    def offer(self, value, plan):
        """Keep the plan, of a value above `least`: the `most` best, best first."""
        values = self.values
        n = len(values)
        if n == self.most:
            values.pop()
            self.plans.pop()
            n -= 1
        i = 0
        while i < n:
            k = i + n >> 1
            if values[k] < value:
                n = k
            else:
                i = k + 1
        values.insert(n, value)
        self.plans.insert(n, plan)
        if len(values) == self.most:
            self.least = values[-1]


class Hard(Modest):
    """Also plays for the Awards."""

    outlook = Outlook()
    takes = 9
    share = 60
    last_share = _MOST

    def learn(self, seen, seat):
        yield from self.outlook.learn(seen, seat, self.island, self.misses)
        yield from Modest.learn(self, seen, seat)

    def value(self, island):
        return self.outlook.value(island) + self.rivals.value(island)

    def add(self, island, reach):
        return self.outlook.hint(island, reach)


class Keen(Hard):
    """Overlooks one in seven of its cards, the Requests and the Awards."""

    overlooks = 37


class Medium(Hard):
    """Overlooks two in seven of them."""

    overlooks = 72


class Fair(Hard):
    """Overlooks two in five of its cards, the Requests and the Awards."""

    overlooks = 102


class Easy(Modest):
    """Overlooks one in seven of its cards and of the Requests."""

    overlooks = 37
