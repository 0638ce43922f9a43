"""Null: keep your card or swap it; the higher one wins.

There are six cards, 1 to 6. Each of two players holds one that the other does not see. In turn,
each keeps it or swaps it for the top card of the stack, face up. The higher card wins a point.
"""

from engine import rng
from engine.game import HIDDEN, OVER, Game

_TURN = 4  # seat to move; 2 when both have chosen
_DECK = 5  # six cards: both hands, then the stack
_HELD = 11  # index in the deck of each player's card, two bytes
_SEEN = 13  # cards taken from the stack

KEEP = 0
SWAP = 1


class Null(Game):
    NAME = "null"
    SIZE = 14
    MAX_LEGAL = 2
    PLAYERS = (2, 2)

    def deal(self):
        s = self.state
        for i in range(6):
            s[_DECK + i] = i + 1
        rng.shuffle(s, s, _DECK, _DECK + 6)
        s[_HELD + 1] = 1

    def player(self):
        turn = self.state[_TURN]
        return OVER if turn == 2 else turn

    def legal(self, out):
        out[0] = KEEP
        out[1] = SWAP
        return 0 if self.state[_TURN] == 2 else 2

    def apply(self, move):
        s = self.state
        p = s[_TURN]
        s[_TURN] = p + 1
        if move == SWAP:
            s[_HELD + p] = 2 + s[_SEEN]
            s[_SEEN] += 1
        return move == SWAP or p == 1  # a swapped card is face up; at the end all are

    def move_name(self, move):
        return "swap" if move == SWAP else "keep"

    def card(self, player):
        """Return the card of a player, 1 to 6, or HIDDEN in an observation."""
        s = self.state
        return s[_DECK + s[_HELD + player]]

    def score(self, player):
        if self.state[_TURN] < 2:
            return 0
        return 1 if self.card(player) > self.card(1 - player) else 0

    def observe(self, player, out):
        Game.observe(self, player, out)
        s = self.state
        for i in range(6):
            # A stack card is known once taken; a dealt card to its owner, and to all at the end.
            known = i < 2 + s[_SEEN] if i >= 2 else i == player or s[_TURN] == 2
            if not known:
                out[_DECK + i] = HIDDEN

    def determinize(self, player, r):
        s = self.state
        self.observe(player, s)
        seen = bytes(s[_DECK : _DECK + 6])
        unseen = bytearray([card for card in range(1, 7) if card not in seen])
        rng.shuffle(r, unseen, 0, len(unseen))
        n = 0
        for i in range(6):
            if s[_DECK + i] == HIDDEN:
                s[_DECK + i] = unseen[n]
                n += 1
        for i in range(4):
            s[i] = r[i]

    def check(self):
        s = self.state
        assert s[_TURN] <= 2, "no such seat"
        assert sorted(s[_DECK : _DECK + 6]) == [1, 2, 3, 4, 5, 6], "six different cards"
        assert s[_SEEN] <= s[_TURN], "more swaps than turns"
