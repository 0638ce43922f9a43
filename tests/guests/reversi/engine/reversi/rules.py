"""Reversi: enclose rows of the rival's discs between your own, and they become yours.

The board has 64 cells, numbered row by row. A move is the cell that gets a disc of the seat to
move. In each direction all discs of the rival between it and the next one of that seat are turned;
there must be at least one. A seat that cannot do so passes. When neither can, most discs win.
"""

from engine.const import const
from engine.game import OVER, Game

SIDE = 8  # cells of a row, and rows
CELLS = 64
EMPTY = 2  # in a cell without a disc
PASS = 64  # the move of a seat that cannot turn any disc

_TURN = const(4)  # seat to move; 2 when the game is over
_BOARD = const(5)  # 10 rows of 9 bytes and 1 more: the cells with an edge around them
_FIRST = const(15)  # cell 0; a cell holds the seat whose disc lies there, or EMPTY
_EDGE = const(3)
_ENDED = const(2)
_WAYS = (-10, -9, -8, -1, 1, 8, 9, 10)
# What a disc is worth during the game, by its distance from the nearest edges: corners stay.
_WORTH = (16, -3, 3, 3, -3, -5, 1, 1, 3, 1, 2, 1, 3, 1, 1, 1)


class Reversi(Game):
    NAME = "reversi"
    SIZE = 96
    MAX_LEGAL = 60
    PLAYERS = (2, 2)

    def deal(self):
        s = self.state
        for at in range(_BOARD, self.SIZE):
            s[at] = _EDGE
        for at in range(CELLS):
            s[_place(at)] = EMPTY
        s[_place(28)] = s[_place(35)] = 0
        s[_place(27)] = s[_place(36)] = 1

    def player(self):
        turn = self.state[_TURN]
        return OVER if turn == _ENDED else turn

    def disc(self, at):
        """Return the seat whose disc lies in a cell, or EMPTY."""
        return self.state[_place(at)]

    def score(self, player):
        return len([at for at in range(CELLS) if self.disc(at) == player])

    def turns(self, at, player):
        """Return True if a disc of a seat in a cell would turn others."""
        s = self.state
        at = _place(at)
        if s[at] == EMPTY:
            for way in _WAYS:
                to = at + way
                while s[to] == 1 - player:
                    to += way
                if s[to] == player and to != at + way:
                    return True
        return False

    def can_turn(self, player):
        """Return True if a seat can turn any disc."""
        for at in range(CELLS):
            if self.turns(at, player):
                return True
        return False

    def legal(self, out):
        player = self.player()
        if player == OVER:
            return 0
        n = 0
        for at in range(CELLS):
            if self.turns(at, player):
                out[n] = at
                n += 1
        if not n:
            out[0] = PASS
            n = 1
        return n

    def is_legal(self, move):
        player = self.player()
        if player == OVER or move > PASS:
            return False
        return not self.can_turn(player) if move == PASS else self.turns(move, player)

    def apply(self, move):
        s = self.state
        p = s[_TURN]
        if move != PASS:
            at = _place(move)
            for way in _WAYS:
                to = at + way
                while s[to] == 1 - p:
                    to += way
                if s[to] == p:
                    for turned in range(at + way, to, way):
                        s[turned] = p
            s[at] = p
        s[_TURN] = 1 - p
        if not (self.can_turn(1 - p) or self.can_turn(p)):
            s[_TURN] = _ENDED
        return False

    def evaluate(self, player):
        """Return the value of a position: not how many discs a seat has, but where they lie."""
        value = 0
        for at in range(CELLS):
            disc = self.disc(at)
            if disc != EMPTY:
                x = min(at % SIDE, SIDE - 1 - at % SIDE)
                y = min(at // SIDE, SIDE - 1 - at // SIDE)
                value += _WORTH[4 * y + x] * (1 if disc == player else -1)
        return value

    def check(self):
        s = self.state
        assert s[_TURN] <= _ENDED, "no such seat"
        edge = [at for at in range(_BOARD, self.SIZE) if s[at] == _EDGE]
        assert len(edge) == self.SIZE - _BOARD - CELLS, "a disc on the edge"
        for at in (27, 28, 35, 36):
            assert self.disc(at) != EMPTY, "the middle is never empty"


def _place(at):
    """Return where a cell is in the state."""
    return _FIRST + at + at // SIDE
