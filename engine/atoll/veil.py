"""What a seat of Atoll may know, and dealing the rest anew.

A seat knows every hand it has held this round: what was played out of it since lies open, and
hands pass unchanged otherwise (T7). It does not know the others, the rest of the decks, nor what
the other seats have chosen this turn, not even what stage their choice is at.
"""

from engine.atoll.cards import AWARDS, CARDS, REQUESTS
from engine.atoll.state import (
    AT_AWARDS,
    AT_CHOICE,
    AT_DECK,
    AT_DRAWN,
    AT_PLAYERS,
    AT_REQUESTS,
    AT_ROUND,
    AT_SEAT,
    AT_SHOWN,
    AT_STAGE,
    AT_TURN,
    CARD,
    HAND,
    NONE,
    Table,
)
from engine.game import HIDDEN


class Veil(Table):
    """The table with its hidden parts."""

    def observe(self, player, out):
        s = self.state
        for i in range(self.SIZE):
            out[i] = s[i]
        for i in range(4):
            out[i] = HIDDEN
        n = s[AT_PLAYERS]
        if s[AT_SEAT] != NONE:
            if s[AT_SEAT] != player:
                out[AT_STAGE] = HIDDEN  # what it is about tells the card
            for p in range(n):
                if p != player:
                    for i in range(AT_CHOICE + p * 4, AT_CHOICE + p * 4 + 4):
                        out[i] = HIDDEN
        self._hide_cards(player, out)
        for i in range(s[AT_DRAWN], REQUESTS):
            out[AT_REQUESTS + i] = HIDDEN
        for i in range(s[AT_SHOWN], AWARDS):
            out[AT_AWARDS + i] = HIDDEN

    def anticipate(self, p):
        """On seat p's own observation, let p choose now, before its turn has come.

        Seats choose at the same time (T6): what it plans here can be played when the others have
        chosen. `CONFIRM` is the one move that cannot be tried.
        """
        s = self.state
        s[AT_SEAT] = p
        s[AT_STAGE] = CARD

    def _hide_cards(self, player, out):
        s = self.state
        n = s[AT_PLAYERS]
        start = AT_DECK + s[AT_ROUND] * n * HAND
        held = self.hands_held()
        size = 0 if s[AT_SEAT] == NONE else HAND - s[AT_TURN]
        for h in range(n):
            # Round 1 passes hands to the left, so a seat has held its own and those to its right.
            back = (player - h if s[AT_ROUND] == 0 else h - player) % n
            if back >= held:
                for i in range(start + h * HAND, start + h * HAND + size):
                    out[i] = HIDDEN
        for i in range(start + n * HAND, AT_DECK + CARDS):
            out[i] = HIDDEN

    def hands_held(self):
        """Return how many different hands each seat has held this round, with the present one."""
        s = self.state
        n = s[AT_PLAYERS]
        return n if s[AT_TURN] + 1 > n else s[AT_TURN] + 1

    def determinize(self, player, r):
        from engine.atoll import unseen

        unseen.deal(self, player, r)
