"""A person's turn of Atoll: the plan, the cursor, where the card carried may go.

All players choose at the same time (firmware/screens/simultaneous.py). So the person plans on an
observation, and the plan is handed over once the seats before have chosen. People sit behind the
computer players.
"""

from engine.atoll.cards import OCEAN, first, second
from engine.atoll.island import MIDDLE, place
from engine.atoll.rules import Atoll
from engine.atoll.state import CARD, CONFIRM, NONE, SURE, TAKE
from firmware.hardware.keys import LEFT, RIGHT, UP
from firmware.screens.simultaneous import Simultaneous
from firmware.screens.view import View as Base
from firmware.words import strings

words = strings("atoll")

_WAYS = ((0, -1), (-1, 0), (1, 0), (0, 1), (-1, -1), (1, -1), (-1, 1), (1, 1))


class Turn(Simultaneous, Base):
    """The plan and the cursor. `seen` is the seat's observation with the plan tried on it."""

    CONFIRM = CONFIRM

    def __init__(self, session, seat, context):
        Base.__init__(self, session, seat, context, Atoll())
        self.slot = 0  # of the hand, under the cursor
        self.taking = NONE  # the own card under the cursor (T11)
        self.place = place(MIDDLE, MIDDLE, 2)  # of the card carried, always a legal one
        self.left = 0  # ms until a card laid is confirmed by itself; 0: only a key confirms it

    def changed(self):
        if Simultaneous.changed(self) and self.handed:
            self.slot = self.plan[0]
            if self.seen.stage() == SURE:
                self.place = self.plan[-1]

    def turns_over(self):
        """Return how many cards are laid."""
        return self.seen.laid(self.seat)

    def begin_turn(self):
        self.taking = NONE
        self.slot = 0
        self.left = 0
        self._start(self.ended)

    def _start(self, laid):
        """Put the card to choose on free coast, as near to the middle of the Island as there is."""
        turn = self.place & 3
        self.place = place(MIDDLE, MIDDLE, turn)
        if not laid:
            return
        seen = self.seen
        p = self.seat
        island = seen.island(p)
        left, top, right, bottom = island.bounds()
        x = left + right >> 1
        y = top + bottom >> 1
        down = turn >> 1
        for n in range(right - left + bottom - top + 4):
            for dx, dy in _WAYS:
                at_x = x + dx * n
                at_y = y + dy * n
                is_free = island.terrain(at_x, at_y) == OCEAN
                if is_free and island.terrain(at_x + 1 - down, at_y + down) == OCEAN:
                    to = place(at_x, at_y, turn)
                    if seen.is_placement(p, seen.hand(p, 0), to & ~1):
                        self.place = to
                        return

    def stand_by(self, moves):
        n = self.seen.hand_size(self.seat)
        if self.seen.stage() == CARD and 0 < moves[0] < n:
            self.slot = moves[0] - 1

    def begin_recap(self):
        from firmware.games.atoll.recap import Recap

        self.sheet = None
        self.recap = Recap(self.session, self.seen, self.seat, self.context.sound)
        self.is_fresh = True

    def decide(self, move):
        Base.decide(self, move)
        self.seen.apply(move)

    def let_go(self):
        self.words = ""
        if self.is_waiting or not (self.is_sure or self.plan or self.taking != NONE):
            self.words = words.NO_UNDO
            return True
        self.left = 0
        if self.is_sure:
            self.is_sure = False
        elif self.taking != NONE and self.seen.stage() == TAKE:
            self.taking = NONE
        else:
            self.taking = NONE
            return self.take_back_planned()
        return True

    def cursor_state(self):
        return self.slot, self.taking, self.place

    def set_cursor(self, state):
        self.slot, self.taking, self.place = state

    def is_under_way(self):
        return self.ended > 0

    def carried(self):
        """Return the card at the cursor: of the hand, or the one to place."""
        seen = self.seen
        if seen.stage() == CARD:
            return seen.hand(self.seat, self.slot)
        return seen.placing(self.seat)

    def carried_place(self):
        """Return its placement: a card of two equal tiles has only two turns."""
        return self.place & ~1 if self._is_even() else self.place

    def _is_even(self):
        card = self.carried()
        return first(card) == second(card)

    def turned(self, at, is_back=False):
        """Return the nearest legal placement with the card turned, clockwise or back."""
        # The first tile goes left, up, right, down.
        turns = b"\x03\x02\x00\x01" if is_back else b"\x02\x03\x01\x00"
        turn = at & 2 ^ 2 if self._is_even() else turns[at & 3]
        # About one tile or the other: one of the two is on the Island or at its coast.
        right = place(1, 0, 0)
        down = place(0, 1, 0)
        for by in (0, down, -right, down - right) if at & 2 else (0, right, -down, right - down):
            to = (at & ~3) + by | turn
            if self.seen.is_placement(self.seat, self.carried(), to):
                return to
        return at

    def moved(self, at, k):
        """Return the placement one cell on; where that is not legal, turned instead."""
        by = (-place(0, 1, 0), place(0, 1, 0), -place(1, 0, 0), place(1, 0, 0))[k]
        return at + by if self.seen.is_legal(at + by) else self.turned(at, k in (UP, LEFT))


def free_card(seen, p, taking, k):
    """Return seat p's uncovered card next to card `taking` in the direction of key k (T11).

    The newest one if taking is NONE; NONE if there is none.
    """
    cards = [i for i in range(seen.laid(p)) if i != taking and seen.is_uncovered(p, i)]
    if taking == NONE:
        return cards[-1] if cards else NONE
    best = (9999, NONE)
    start = seen.placed(p, taking)
    for i in cards:
        to = seen.placed(p, i)
        # Twice the distance between the middles of the cards.
        dx = 2 * (to >> 2 & 127) - 2 * (start >> 2 & 127)
        dx += (start >> 1 & 1) - (to >> 1 & 1)
        dy = 2 * (to >> 9) - 2 * (start >> 9)
        dy += (to >> 1 & 1) - (start >> 1 & 1)
        along, across = (dx, dy) if k in (LEFT, RIGHT) else (dy, dx)
        if k in (LEFT, UP):
            along = -along
        if along > 0:
            best = min(best, (along + 3 * abs(across), i))
    return best[1]
