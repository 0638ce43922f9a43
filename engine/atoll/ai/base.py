"""The base class of Atoll's computer players; see DESIGN.md, Computer players.

All players share scratch memory, so only one think() may run at a time. They also share the scratch
Island of all games: if another game is asked between two yields, it is laid out again afterwards.
"""

from engine import rng
from engine.atoll import cards
from engine.atoll.ai.reach import Reach
from engine.atoll.cards import FIRST, SECOND
from engine.atoll.state import CARD, CONFIRM, NONE, PLACE, SLOTS, SURE, TAKE

SPOILT = -32000  # lower than any value
POINT = 16  # values are in sixteenths of a point


class Player:
    """Searches the best turn. Subclasses implement shift_of, survey and evaluate.

    A plan is the moves of a turn in one integer: slot << 21 | take << 16 | placement. Each part is
    the move at its stage, so the lower plan is the lower move.
    """

    reach = Reach()
    shifts = [0] * 20  # by own card: change of value by taking it up
    requests = bytearray(SLOTS)  # the Requests revealed; NONE if overlooked
    points = [0] * 16  # by set of slots: value of claiming them
    takes = 20  # how many cards to take up are tried, best first (T11)
    overlooks = 0  # probability of not noticing a card, Request or Award, in 256ths

    def __init__(self, game, r):
        self.r = r
        self.island = None  # the scratch Island, with the seat's cards
        self.under = NONE  # index of the card that double water replaces on it
        self.plan = 0
        self.key = -1  # seat and cards laid when the plan was made
        self.best = SPOILT
        self.shift = 0  # shifts[] of the card taken up

    def think(self, seen, seat):
        """Return the move; a generator."""
        stage = seen.stage()
        if stage == SURE:
            return CONFIRM
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
            # The first stage, or another player began this turn: then its choices are kept.
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
                yield
                if self.island.user is not seen:
                    self.lay_out(seen, seat)
        return self.move_at(stage)

    def lay_out(self, seen, seat):
        """Lay out the seat's Island, with double water in place of card `under`."""
        seen.load(seat, self.island)
        if self.under != NONE:
            seen.slip_in(seat, self.under, self.island)

    def move_at(self, stage):
        """Return the plan's move at stage CARD, TAKE or PLACE."""
        if stage == CARD:
            return self.plan >> 21
        if stage == TAKE:
            return self.plan >> 16 & 31
        return self.plan & 65535

    def misses(self):
        """Return true, at random, if the next card, Request or Award is overlooked."""
        return self.overlooks and rng.below(self.r, 256) < self.overlooks

    def points_of(self, sets):
        """Return the value of claiming a set of slots, one bit each."""
        n = 0
        for k in range(SLOTS):
            if sets >> k & 1 and self.requests[k] != NONE:
                n += cards.points(self.requests[k]) * POINT
        return n

    def search(self, seen, seat, start, stop, first, last):
        """Set plan to the best turn with slots start to stop - 1. A generator.

        first, last: NONE, NONE takes up nothing; NONE, 0 may take up any card; i, i only card i.
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
                    yield from self.evaluate(FIRST[pair], SECOND[pair], slot << 21)
        if last == NONE:
            return
        for slot in range(start, stop):
            if cards.is_double_water(seen.hand(seat, slot)) and not (
                first == NONE and self.misses()
            ):
                yield from self.search_taking(seen, seat, slot, first)
                return

    def search_taking(self, seen, seat, slot, only):
        """Try to take up own cards, or card `only`, with the double-water card in a slot (T11)."""
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
            yield from self.evaluate(FIRST[pair], SECOND[pair], slot << 21 | (k + 1) << 16)
        self.shift = 0

    def shift_of(self, place):
        """Return the change of value by double water in place of the own card at a placement."""

    def survey(self, seen, seat):
        """Find what one card can do on self.island. A generator."""

    def evaluate(self, t, u, plan):
        """Offer every placement of a card with terrains t and u on self.island, after survey().

        plan: slot and take of the plans offered. A generator.
        """

    def offer(self, value, plan):
        """Keep the plan if its value is the best so far; of equal values the lowest plan."""
        if value > self.best or (value == self.best and plan < self.plan):
            self.best = value
            self.plan = plan
