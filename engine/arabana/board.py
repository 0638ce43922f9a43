"""What a position of Arabana-Ikibiti shows: the questions that views and computer players ask.

All of them work on an observation. A set of islands or places is a number with a bit each.
"""

from engine.arabana import control
from engine.arabana.map import PLACES
from engine.arabana.moves import DRAW
from engine.arabana.state import (
    BRIDGE,
    CHOICE,
    DESIGNER,
    DID,
    FACE_UP,
    FILLED,
    FIRST,
    FREE,
    HAND,
    HELD,
    LIMIT,
    NO_CARD,
    ROUND,
    SEAFARER,
    SECOND,
    SHIPS,
    STACK_N,
    STAGE,
    VARIANT,
)
from engine.game import HIDDEN, Game

NOBODY = 2  # who owns an empty place


class Board(Game):
    """The game seen from outside; Arabana adds the play."""

    def owner(self, place):
        """Return the seat whose bridge lies on a place, or NOBODY."""
        found = self.state[BRIDGE + place]
        return found - 1 if found else NOBODY

    def bridges(self):
        """Return a byte a place: 0, or 1 + the seat whose bridge lies there."""
        return self.state[BRIDGE : BRIDGE + PLACES]

    def ship_owner(self, e):
        """Return the seat whose ship is in sea e, or NOBODY."""
        at = SHIPS + (e >> 3)
        bit = 1 << (e & 7)
        if self.state[at] & bit:
            return 0
        return 1 if self.state[at + 2] & bit else NOBODY

    def ships(self, player):
        """Return the seas with a ship of a seat, a bit a sea."""
        return control.ships(self.state, player)

    def islands(self, player):
        """Return the islands a seat controls, a bit an island."""
        return control.controlled(self.state, player)

    def all_islands(self):
        """Return the islands that each seat controls, a bit an island each."""
        return control.controlled(self.state, 0), control.controlled(self.state, 1)

    def controls(self, player):
        """Return how many islands a seat controls."""
        n = 0
        left = self.islands(player)
        while left:
            left &= left - 1
            n += 1
        return n

    def filled(self, player, island):
        """Return how many places of an island a seat has filled, ships included."""
        return self.state[FILLED + island] >> 4 * player & 15

    def majority(self, island):
        """Return how many filled places control an island as things stand (A3, A17)."""
        return control.places_count(self.state, island) // 2 + 1

    def supply(self, player):
        """Return how many bridges a seat has left (A1)."""
        return control.BRIDGES - control.bridges_count(self.state, player)

    def free_bridges(self, player):
        """Return how many free bridges a seat may still place (A16)."""
        return self.state[FREE + player]

    def hand(self, player):
        """Return a seat's cards as bytes of islands, ascending; what may not be seen is HIDDEN."""
        at = HAND + 6 * player
        return bytes(self.state[at : at + self.state[HELD + player]])

    def hand_limit(self, player):
        return self.state[LIMIT + player]

    def face_up(self, slot):
        """Return the island of face-up card 0, 1 or 2, or NO_CARD."""
        return self.state[FACE_UP + slot]

    def stack_count(self):
        return self.state[STACK_N]

    def discards_count(self):
        """Return how many cards lie on the discards, open and face down."""
        s = self.state
        n = 24 - s[STACK_N] - s[HELD] - s[HELD + 1]
        for slot in range(3):
            n -= s[FACE_UP + slot] != NO_CARD
        return n

    def round(self):
        """Return the round, 1 to 3."""
        return self.state[ROUND]

    def stage(self):
        """Return BEFORE, PLAY, LAST, LOST or DONE of state.py."""
        return self.state[STAGE]

    def first(self):
        """Return the seat that began."""
        return self.state[FIRST]

    def is_seafarer(self):
        return self.state[VARIANT] & SEAFARER > 0

    def is_designers(self):
        """Tell whether the designer's reading of the placing rule holds (A10)."""
        return self.state[VARIANT] & DESIGNER > 0

    def choice(self):
        """Return the draw or pass that awaits CONFIRM, as a move, or HIDDEN."""
        chosen = self.state[CHOICE]
        return DRAW - 1 + chosen if chosen else HIDDEN

    def did(self):
        """Return the bits PLAYED, SAILED and DISCARDED of state.py for this turn."""
        return self.state[DID] & ~SECOND

    def is_second_to_play_last(self):
        """Tell whether the other seat has had its last plays: no turn follows this one (A13)."""
        return self.state[DID] & SECOND > 0

    def fallen(self, before):
        """Return the places where a bridge of the game `before` fell, a swapped one included."""
        was = before.bridges()
        is_there = self.bridges()
        return [k for k in range(PLACES) if was[k] != is_there[k] and was[k]]

    def evaluate(self, player):
        """Return what the position is worth to a seat: see engine/arabana/worth.py."""
        from engine.arabana import worth

        return worth.of(self, player) - worth.of(self, 1 - player)
