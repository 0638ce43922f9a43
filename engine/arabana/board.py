"""The queries on a position of Arabana-Ikibiti, for views and computer players.

All work on an observation. A set of islands, places or seas is an integer, one bit each.
"""

from engine.arabana import control
from engine.arabana.map import ISLANDS, PLACES
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

NOBODY = 2  # the owner of an empty place


class Board(Game):
    """The state and its queries; its subclass Arabana adds the moves."""

    def owner(self, place):
        """Return the seat whose bridge is on a place, or NOBODY."""
        found = self.state[BRIDGE + place]
        return found - 1 if found else NOBODY

    def bridges(self):
        """Return PLACES bytes: 0, or 1 + the seat whose bridge is there."""
        return self.state[BRIDGE : BRIDGE + PLACES]

    def ship_owner(self, e):
        """Return the seat whose ship is in sea e, or NOBODY."""
        at = SHIPS + (e >> 3)
        bit = 1 << (e & 7)
        if self.state[at] & bit:
            return 0
        return 1 if self.state[at + 2] & bit else NOBODY

    def ships(self, player):
        """Return the set of seas with a ship of a seat."""
        return control.ships(self.state, player)

    def islands(self, player):
        """Return the set of islands that a seat controls."""
        return control.controlled(self.state, player)

    def all_islands(self):
        """Return the sets of islands that seat 0 and seat 1 control."""
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
        """Return how many filled places give control of an island now (A3, A17)."""
        return control.places_count(self.state, island) // 2 + 1

    def supply(self, player):
        """Return how many bridges a seat has left in its supply (A1)."""
        return control.BRIDGES - control.bridges_count(self.state, player)

    def free_bridges(self, player):
        """Return how many free bridges a seat may still place (A16)."""
        return self.state[FREE + player]

    def hand(self, player):
        """Return a seat's cards as bytes of islands, ascending; unknown cards are HIDDEN."""
        at = HAND + 6 * player
        return bytes(self.state[at : at + self.state[HELD + player]])

    def hand_limit(self, player):
        """Return a seat's hand limit, 5 or 6 (A16)."""
        return self.state[LIMIT + player]

    def face_up(self, slot):
        """Return the island of face-up card 0, 1 or 2, or NO_CARD."""
        return self.state[FACE_UP + slot]

    def stack_count(self):
        """Return how many cards are in the stack."""
        return self.state[STACK_N]

    def discards_count(self):
        """Return how many discards there are, face up and face down."""
        s = self.state
        n = 24 - s[STACK_N] - s[HELD] - s[HELD + 1]
        for slot in range(3):
            n -= s[FACE_UP + slot] != NO_CARD
        return n

    def round(self):
        """Return the round, 1 to 3."""
        return self.state[ROUND]

    def stage(self):
        """Return the stage: BEFORE, PLAY, LAST, LOST or DONE of state.py."""
        return self.state[STAGE]

    def first(self):
        """Return the seat that began."""
        return self.state[FIRST]

    def is_seafarer(self):
        """Return True if the game is played with ships (A17)."""
        return self.state[VARIANT] & SEAFARER > 0

    def is_designers(self):
        """Return True if the designer's reading of the placing rule is used (A10)."""
        return self.state[VARIANT] & DESIGNER > 0

    def choice(self):
        """Return the chosen draw or pass, as a move, that CONFIRM will carry out, or HIDDEN."""
        chosen = self.state[CHOICE]
        return DRAW - 1 + chosen if chosen else HIDDEN

    def did(self):
        """Return the bits PLAYED, SAILED and DISCARDED of state.py for this turn."""
        return self.state[DID] & ~SECOND

    def is_second_to_play_last(self):
        """Return True if the other seat has made its last plays: this is the last turn (A13)."""
        return self.state[DID] & SECOND > 0

    def fallen(self, before):
        """Return a list of the places where a bridge of game `before` is gone or was replaced."""
        old = before.bridges()
        new = self.bridges()
        return [k for k in range(PLACES) if old[k] != new[k] and old[k]]

    def evaluate(self, player):
        """Return the value of the position for a seat by the yardstick's weights, in tenths."""
        return self._own_value(player) - self._own_value(1 - player)

    def _own_value(self, p):
        """Return the sum: point 100, island 30, island one place short 10, bridge 3, card 1."""
        value = (
            100 * self.score(p) + 3 * control.bridges_count(self.state, p) + self.state[HELD + p]
        )
        for i in range(ISLANDS):
            short = self.majority(i) - self.filled(p, i)
            if short < 2:
                value += 10 if short == 1 else 30
        return value
