"""The base of Atoll's computer players; DESIGN.md says how they think.

One scratch serves them all: only one think() runs at a time. The Island they think on is that of
all games; who asks another game between two yields finds it laid out anew afterwards.
"""

from engine import rng
from engine.ai import PENDING
from engine.atoll import cards
from engine.atoll.ai.reach import Reach
from engine.atoll.cards import FIRST, SECOND
from engine.atoll.state import CARD, CONFIRM, NONE, PLACE, SLOTS, SURE, TAKE

SPOILT = -32000  # no value is as low
POINT = 16  # values are sixteenths of a point


class Player:
    """What they have in common. What has no body here is a level's.

    A plan is the moves of a turn in one number: slot << 21 | take << 16 | placement, as the stages
    of the choice name them, so the lower plan is the lower move.
    """

    reach = Reach()
    shifts = [0] * 20  # what taking up each own card adds or spoils
    requests = bytearray(SLOTS)  # revealed and noticed, else NONE
    points = [0] * 16  # what claiming a set of slots is worth
    takes = 20  # cards taken up are tried, most promising first (T11)
    overlooks = 0  # of 256 cards of the hand, Requests and Awards, not noticed this turn

    def __init__(self, game, r):
        self.r = r
        self.island = None  # the scratch, with the seat's own cards
        self.under = NONE  # the one of them that double water has slipped in for
        self.plan = 0
        self.key = -1  # seat and cards laid when the plan was made
        self.best = SPOILT
        self.shift = 0  # of shifts, that of the card taken up

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
            self.best = SPOILT
            for k in range(SLOTS):
                self.requests[k] = NONE if self.misses() else seen.request(k)
            for sets in range(16):
                self.points[sets] = self.points_of(sets)
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

    def misses(self):
        """Tell whether what is looked at next is overlooked."""
        return self.overlooks and rng.below(self.r, 256) < self.overlooks

    def points_of(self, sets):
        """Return what claiming a set of slots is worth, a bit a slot."""
        n = 0
        for k in range(SLOTS):
            if sets >> k & 1 and self.requests[k] != NONE:
                n += cards.points(self.requests[k]) * POINT
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
                if not kinds >> pair & 1 and not (kinds and self.misses()):
                    kinds |= 1 << pair
                    yield from self.weigh(FIRST[pair], SECOND[pair], slot << 21)
        if last == NONE:
            return
        for slot in range(start, stop):
            if cards.is_double_water(seen.hand(seat, slot)) and not (
                first == NONE and self.misses()
            ):
                yield from self.search_taking(seen, seat, slot, first)
                return

    def search_taking(self, seen, seat, slot, only):
        """Go on with own cards taken up for the double-water card in that slot (T11)."""
        n = seen.laid(seat)
        for k in range(n):
            self.shifts[k] = SPOILT
            if only in (NONE, k) and seen.is_uncovered(seat, k):
                self.shifts[k] = 0 if only == k else self.shift_of(seen.placed(seat, k))
        for _ in range(self.takes if only == NONE else 1):
            k = 0
            for i in range(1, n):
                if self.shifts[i] > self.shifts[k]:
                    k = i
            self.shift = self.shifts[k]
            if not n or self.shift == SPOILT:
                break
            self.shifts[k] = SPOILT
            self.under = k
            self.lay_out(seen, seat)
            yield from self.survey(seen, seat)
            pair = seen.card(seat, k) >> 3
            yield from self.weigh(FIRST[pair], SECOND[pair], slot << 21 | (k + 1) << 16)
        self.shift = 0

    def shift_of(self, place):
        """Return what double water in the place of an own card adds or spoils."""

    def survey(self, seen, seat):
        """Learn what one card can do on self.island. A generator: yields PENDING often."""

    def weigh(self, t, u, plan):
        """Weigh every placement of a card of these terrains on self.island, as surveyed.

        A generator: yields PENDING after each few, and at the end.
        """

    def offer(self, value, plan):
        """Keep the plan if it is better than the best so far, or as good and lower."""
        if value > self.best or (value == self.best and plan < self.plan):
            self.best = value
            self.plan = plan
