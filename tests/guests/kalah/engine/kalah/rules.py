"""Kalah: sow seeds around the board and bring most of them into your store.

Six houses a seat and its store lie in a circle of 14 pits: 0 to 5 the houses of seat 0, 6 its
store, 7 to 12 the houses of seat 1, 13 its store. A move is the number of the house whose seeds
are sown, one into each following pit but the rival's store. The last seed in the own store gives
another move. The last one in an empty house of one's own, opposite seeds, captures these seeds and
itself. Who cannot move ends the game; what is left belongs to the other.
"""

from engine.const import const
from engine.game import OVER, Game

HOUSES = 6  # of each seat
STORE = 6  # behind them; seat p's is STORE + p * SIDE
SIDE = 7  # pits of a seat
PITS = 14

_TURN = const(4)  # seat to move; 2 when the game is over
_PIT = const(5)  # seeds in each pit
_ENDED = const(2)
_SEEDS = const(4)  # in each house at first


class Kalah(Game):
    NAME = "kalah"
    SIZE = 19
    MAX_LEGAL = 6
    PLAYERS = (2, 2)

    def deal(self):
        for pit in range(PITS):
            if pit % SIDE != STORE:
                self.state[_PIT + pit] = _SEEDS

    def player(self):
        turn = self.state[_TURN]
        return OVER if turn == _ENDED else turn

    def seeds(self, pit):
        """Return the seeds in a pit."""
        return self.state[_PIT + pit]

    def score(self, player):
        return self.seeds(STORE + player * SIDE)

    def legal(self, out):
        n = 0
        if self.player() != OVER:
            first = self.player() * SIDE
            for house in range(first, first + HOUSES):
                if self.seeds(house):
                    out[n] = house
                    n += 1
        return n

    def apply(self, move):
        s = self.state
        p = s[_TURN]
        store = STORE + p * SIDE
        pit = move
        left = s[_PIT + move]
        s[_PIT + move] = 0
        while left:
            pit = (pit + 1) % PITS
            if pit != (store + SIDE) % PITS:
                s[_PIT + pit] += 1
                left -= 1
        opposite = PITS - 2 - pit
        is_own_house = pit != store and pit // SIDE == p
        if is_own_house and s[_PIT + pit] == 1 and s[_PIT + opposite]:
            s[_PIT + store] += 1 + s[_PIT + opposite]
            s[_PIT + pit] = s[_PIT + opposite] = 0
        if pit != store:
            s[_TURN] = 1 - p
        if not self._rest(s[_TURN]):
            self._end()
        return False

    def _rest(self, player):
        """Return how many seeds are in a seat's houses."""
        first = _PIT + player * SIDE
        return sum(self.state[first : first + HOUSES])

    def _end(self):
        s = self.state
        for p in range(2):
            s[_PIT + STORE + p * SIDE] += self._rest(p)
            for house in range(p * SIDE, p * SIDE + HOUSES):
                s[_PIT + house] = 0
        s[_TURN] = _ENDED

    def check(self):
        s = self.state
        assert s[_TURN] <= _ENDED, "no such seat"
        assert sum(s[_PIT : _PIT + PITS]) == 2 * HOUSES * _SEEDS, "seeds are lost or new"
        assert s[_TURN] == _ENDED or self._rest(s[_TURN]), "a seat to move without seeds"
