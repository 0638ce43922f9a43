"""Computer players of Atoll; ATOLL.md says how they think.

One scratch serves them all: only one think() runs at a time. The Island they think on is that of
all games; who asks another game between two yields finds it laid out anew afterwards.
"""

from engine import atoll_cards, rng
from engine.ai import PENDING
from engine.atoll_cards import FIRST, OCEAN, SECOND, WATER
from engine.atoll_outlook import Outlook
from engine.atoll_reach import Reach
from engine.atoll_table import AT_SLOT, CARD, CONFIRM, HAND, NONE, PLACE, SLOTS, SURE, TAKE

_reach = Reach()
_outlook = Outlook()

_POINT = 16  # values are sixteenths of a point
_SPOILT = -32000  # no value is as low
_SEEN_BY_EASY = 3
_WORTH = b"\x06\x03\x02"  # sixteenths of a Request's points with 1, 2 or 3 tiles lacking
_BLUR = 50  # percent: how much the cards to come blur a lead (Outlook.learn)


class Yardstick:
    """Takes what claims most Request points at once; ties go to the lowest move.

    A plan is the moves of a turn in one number: slot << 21 | take << 16 | placement, as the stages
    of the choice name them, so the lower plan is the lower move.
    """

    takes = 20  # cards taken up are tried, most promising first (T11)

    def __init__(self, game, r):
        self.r = r
        self.island = None  # the scratch, with the seat's own cards
        self.under = NONE  # the one of them that double water has slipped in for
        self.plan = 0
        self.key = -1  # seat and cards laid when the plan was made
        self.best = _SPOILT
        self.shift = 0  # what taking up a card adds or spoils
        self.shifts = [0] * 20
        self.ties = 0
        self.points = [0] * 16  # what claiming a set of slots is worth

    def think(self, seen, seat):
        stage = seen.stage()
        if stage == SURE:
            yield CONFIRM
            return
        slot = seen.chosen_slot(seat)
        take = seen.chosen_take(seat)
        key = seat << 5 | seen.laid(seat)
        if (
            stage == CARD
            or key != self.key
            or slot != self.plan >> 21
            or (stage == PLACE and (0 if take == NONE else take + 1) != self.plan >> 16 & 31)
            or not seen.is_legal(self.move_at(stage))
        ):
            # The first stage, or somebody else began this turn: what is chosen stays.
            self.key = key
            self.island = seen.island(seat)
            self.under = NONE
            self.best = _SPOILT
            for sets in range(16):
                self.points[sets] = self.points_of(seen, sets)
            if stage == PLACE:
                search = self.search(seen, seat, slot, slot + 1, take, take)
            elif stage == TAKE:
                search = self.search(seen, seat, slot, slot + 1, NONE, 0)
            else:
                search = self.search(seen, seat, 0, seen.hand_size(seat), NONE, 0)
            for _ in search:
                yield PENDING
                if self.island.user is not seen:
                    self.lay_out(seen, seat)
        yield self.move_at(stage)

    def lay_out(self, seen, seat):
        """Lay the seat's Island out as it is looked at."""
        seen.load(seat, self.island)
        if self.under != NONE:
            seen.slip_in(seat, self.under, self.island)

    def move_at(self, stage):
        """Return the plan's move at a stage before SURE."""
        if stage == CARD:
            return self.plan >> 21
        if stage == TAKE:
            return self.plan >> 16 & 31
        return self.plan & 65535

    def points_of(self, seen, sets):
        """Return what claiming a set of slots is worth, a bit a slot."""
        n = 0
        for k in range(SLOTS):
            if sets >> k & 1 and seen.request(k) != NONE:
                n += atoll_cards.points(seen.request(k)) * _POINT
        return n

    def search(self, seen, seat, start, stop, first, last):
        """Set the plan among the slots start to stop - 1. A generator: yields PENDING often.

        first, last: NONE, NONE to take up nothing; NONE, 0 for anything; i, i for own card i alone.
        """
        if first == NONE:
            self.under = NONE
            self.lay_out(seen, seat)
            yield from self.survey(seen, seat)
            kinds = 0
            for slot in range(start, stop):
                pair = seen.hand(seat, slot) >> 3
                if not kinds >> pair & 1:
                    kinds |= 1 << pair
                    self.weigh(FIRST[pair], SECOND[pair], slot << 21)
                    yield PENDING
        if last == NONE:
            return
        for slot in range(start, stop):
            if atoll_cards.is_double_water(seen.hand(seat, slot)):
                yield from self.search_taking(seen, seat, slot, first)
                return

    def search_taking(self, seen, seat, slot, only):
        """Go on with own cards taken up for the double-water card in that slot (T11)."""
        n = seen.laid(seat)
        for k in range(n):
            self.shifts[k] = _SPOILT
            if only in (NONE, k) and seen.is_uncovered(seat, k):
                self.shifts[k] = 0 if only == k else self.shift_of(seen.placed(seat, k))
        for _ in range(self.takes if only == NONE else 1):
            k = 0
            for i in range(1, n):
                if self.shifts[i] > self.shifts[k]:
                    k = i
            self.shift = self.shifts[k]
            if not n or self.shift == _SPOILT:
                break
            self.shifts[k] = _SPOILT
            self.under = k
            self.lay_out(seen, seat)
            yield from self.survey(seen, seat)
            pair = seen.card(seat, k) >> 3
            self.weigh(FIRST[pair], SECOND[pair], slot << 21 | (k + 1) << 16)
            yield PENDING
        self.shift = 0

    def shift_of(self, place):
        """Return what double water in the place of an own card adds or spoils."""
        return 0

    def survey(self, seen, seat):
        """Learn what one card can do on self.island."""
        return _reach.scan(self.island, seen.state[AT_SLOT : AT_SLOT + SLOTS], b"")

    def weigh(self, t, u, plan):
        """Weigh every placement of a card of these terrains on self.island, as surveyed."""
        _reach.claim(t, u)
        claims = _reach.claims
        spots = _reach.spots
        for k in range(_reach.n):
            c = claims[spots[k]]
            if c or self.best == _SPOILT:
                self.offer(self.points[c & 15], plan | _reach.places[k])
                if t != u:
                    self.offer(self.points[c >> 4], plan | _reach.places[k] | 1)

    def offer(self, value, plan):
        """Keep the plan if it is better than the best so far, or as good and lower."""
        if value > self.best or (value == self.best and plan < self.plan):
            self.best = value
            self.plan = plan


class Easy(Yardstick):
    """Sees three cards of its hand, takes nothing up, and takes any of the best at random."""

    takes = 0

    def search(self, seen, seat, start, stop, first, last):
        self.ties = 0
        if stop - start > _SEEN_BY_EASY:
            start += rng.below(self.r, stop - start - _SEEN_BY_EASY + 1)
            stop = start + _SEEN_BY_EASY
        return Yardstick.search(self, seen, seat, start, stop, first, last)

    def weigh(self, t, u, plan):
        _reach.claim(t, u)
        for k in range(_reach.n):
            c = _reach.claims[_reach.spots[k]]
            self.offer(self.points[c & 15], plan | _reach.places[k])
            if t != u:
                self.offer(self.points[c >> 4], plan | _reach.places[k] | 1)

    def offer(self, value, plan):
        if value < self.best:
            return
        if value > self.best:
            self.best = value
            self.ties = 0
        self.ties += 1
        if rng.below(self.r, self.ties) == 0:
            self.plan = plan


class Medium(Yardstick):
    """Also brings Requests nearer: what a card adds or spoils is read off Reach.pot."""

    takes = 4

    def __init__(self, game, r):
        Yardstick.__init__(self, game, r)
        self.worth = [0] * (3 * SLOTS)
        self.values = []
        self.plans = []

    def survey(self, seen, seat):
        left = seen.rounds() * HAND - seen.laid(seat)
        for k in range(SLOTS):
            points = 0 if seen.request(k) == NONE else atoll_cards.points(seen.request(k))
            for lack in range(3):
                # Tiles that too few cards are left for are worth nothing.
                worth = _WORTH[lack] * points if left > lack + 1 else 0
                self.worth[k * 3 + lack] = worth
        return _reach.scan(self.island, seen.state[AT_SLOT : AT_SLOT + SLOTS], self.worth)

    def shift_of(self, place):
        pot = _reach.pot
        i = self.island.at(place >> 2 & 127, place >> 9)
        j = i + (self.island.ay if place & 2 else self.island.ax)
        i *= 5
        j *= 5
        t = self.island.top[i // 5]
        u = self.island.top[j // 5]
        return pot[i] - pot[i + t] + pot[j] - pot[j + u]

    def weigh(self, t, u, plan):
        _reach.claim(t, u)
        claims = _reach.claims
        pot = _reach.pot
        top = self.island.top
        points = self.points
        for k in range(_reach.n):
            spot = _reach.spots[k]
            c = claims[spot]
            i = spot >> 1
            j = i + (self.island.ay if spot & 1 else self.island.ax)
            a = top[i] if top[i] != OCEAN else WATER
            b = top[j] if top[j] != OCEAN else WATER
            i *= 5
            j *= 5
            base = self.shift - pot[i + a] - pot[j + b]
            self.offer(base + points[c & 15] + pot[i + t] + pot[j + u], plan | _reach.places[k])
            if t != u:
                v = base + points[c >> 4] + pot[i + u] + pot[j + t]
                self.offer(v, plan | _reach.places[k] | 1)


class Hard(Medium):
    """Also plays for the Awards."""

    share = 24  # of the best placements are weighed again with the Awards
    takes = 9

    def search(self, seen, seat, start, stop, first, last):
        self.values.clear()
        self.plans.clear()
        for _ in _outlook.learn(seen, seat, self.island, _BLUR):
            yield PENDING
        yield from Medium.search(self, seen, seat, start, stop, first, last)
        best = _SPOILT
        for k in range(len(self.values)):
            plan = self.plans[k]
            take = plan >> 16 & 31
            card = seen.hand(seat, plan >> 21)
            island = seen.preview(seat, card, take - 1 if take else NONE, plan & 65535)
            v = self.values[k] + _outlook.value(island)
            if v > best:
                best = v
                self.plan = plan
            yield PENDING

    def survey(self, seen, seat):
        yield from Medium.survey(self, seen, seat)
        for _ in _outlook.hint(self.island, _reach):
            yield PENDING

    def offer(self, value, plan):
        # The best few in order, best first: a better one pushes the last out.
        values = self.values
        n = len(values)
        if n == self.share:
            if value <= values[n - 1]:
                return
            values.pop()
            self.plans.pop()
            n -= 1
        while n and values[n - 1] < value:
            n -= 1
        values.insert(n, value)
        self.plans.insert(n, plan)
