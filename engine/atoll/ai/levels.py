"""The levels of Atoll's computer players: all value Requests, all but the lowest also Awards."""

from engine.atoll import cards
from engine.atoll.ai.base import SPOILT, Player
from engine.atoll.ai.learned import WORTH
from engine.atoll.ai.outlook import Outlook
from engine.atoll.ai.rivals import Rivals
from engine.atoll.cards import OCEAN, WATER
from engine.atoll.state import HAND, NONE, SLOTS
from engine.const import const

_FEW = const(63)  # candidates between two yields


class Modest(Player):
    """Values what brings Requests nearer: Reach selects placements, Rivals compares them."""

    worth = [0] * (3 * SLOTS)  # by slot * 3 + missing tiles - 1: value of a Request
    rivals = Rivals()
    values = []  # of the best placements, best first
    plans = []  # their plans
    takes = 4
    share = 24  # placements selected
    last_share = 24  # the same in the last turn of a round, when Awards decide

    def search(self, seen, seat, start, stop, first, last):
        self.most = self.last_share if seen.turn() == HAND - 1 else self.share
        self.values.clear()
        self.plans.clear()
        yield from self.learn(seen, seat)
        yield from Player.search(self, seen, seat, start, stop, first, last)
        island = self.island
        best = SPOILT
        saved = None
        for k in range(len(self.values)):
            plan = self.plans[k]
            under = (plan >> 16 & 31) - 1 if plan >> 16 & 31 else NONE
            if saved is None or under != self.under:
                self.under = under
                self.lay_out(seen, seat)
                island.planes()  # saved with it, so that they are computed once
                saved = island.save()
            island.restore(saved)
            card = seen.hand(seat, plan >> 21) if under == NONE else seen.card(seat, under)
            island.lay(bytes((card, plan & 255, plan >> 8 & 255)))
            v = self.values[k] = self.value(island)
            if v > best:
                best = v
                self.plan = plan
            yield

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
        return self.reach.scan(seen, seat, self.island, self.requests, self.worth)

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
        pot = reach.pot
        pot_t = pot[t]
        pot_u = pot[u]
        skip = reach.skip
        top = self.island.top
        points = self.points
        for k in range(reach.n):
            if k & _FEW == _FEW:
                yield
            spot = reach.spots[k]
            c = claims[spot]
            i = spot >> 1
            j = i + (self.island.ay if spot & 1 else self.island.ax)
            a = top[i] if top[i] != OCEAN else WATER
            b = top[j] if top[j] != OCEAN else WATER
            i -= skip
            j -= skip
            base = self.shift - pot[a][i] - pot[b][j]
            self.offer(base + points[c & 15] + pot_t[i] + pot_u[j], plan | reach.places[k])
            if t != u:
                v = base + points[c >> 4] + pot_u[i] + pot_t[j]
                self.offer(v, plan | reach.places[k] | 1)
        yield

    def offer(self, value, plan):
        # Keeps the `most` best, best first.
        values = self.values
        n = len(values)
        if n == self.most:
            if value <= values[n - 1]:
                return
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


class Hard(Modest):
    """Also plays for the Awards."""

    outlook = Outlook()
    takes = 9
    share = 60
    last_share = 120

    def learn(self, seen, seat):
        yield from self.outlook.learn(seen, seat, self.island, self.misses)
        yield from Modest.learn(self, seen, seat)

    def value(self, island):
        return self.outlook.value(island) + self.rivals.value(island)

    def survey(self, seen, seat):
        yield from Modest.survey(self, seen, seat)
        yield from self.outlook.hint(self.island, self.reach)


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
