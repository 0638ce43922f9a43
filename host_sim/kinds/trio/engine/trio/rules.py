"""Trio: two players put pieces on a board of nine cells; three in a row win.

Cells are numbered row by row. A move is the cell that gets a piece of the seat to move.
"""

from engine.const import const
from engine.game import OVER, Game

SIDE = 3
CELLS = 9
EMPTY = 2  # in a cell without a piece

_TURN = const(4)  # seat to move; 2 when the game is over
_WINNER = const(5)  # 2 while nobody has won
_BOARD = const(6)  # of each cell the seat whose piece is there, or EMPTY
_ROWS = ("012", "345", "678", "036", "147", "258", "048", "246")


class Trio(Game):
    NAME = "trio"
    SIZE = 15
    MAX_LEGAL = CELLS
    PLAYERS = (2, 2)

    def deal(self):
        s = self.state
        s[_WINNER] = EMPTY
        for at in range(CELLS):
            s[_BOARD + at] = EMPTY

    def player(self):
        turn = self.state[_TURN]
        return OVER if turn == 2 else turn

    def piece(self, at):
        """Return the seat whose piece is in a cell, or EMPTY."""
        return self.state[_BOARD + at]

    def legal(self, out):
        n = 0
        if self.player() != OVER:
            for at in range(CELLS):
                if self.piece(at) == EMPTY:
                    out[n] = at
                    n += 1
        return n

    def apply(self, move):
        s = self.state
        p = s[_TURN]
        s[_BOARD + move] = p
        s[_TURN] = 1 - p
        for row in _ROWS:
            if [self.piece(int(at)) for at in row] == [p, p, p]:
                s[_WINNER] = p
        if s[_WINNER] == p or EMPTY not in [self.piece(at) for at in range(CELLS)]:
            s[_TURN] = 2
        return False  # nothing is hidden, so nothing is revealed

    def score(self, player):
        return 1 if self.state[_WINNER] == player else 0

    def move_name(self, move):
        return "abc"[move % SIDE] + str(move // SIDE + 1)

    def check(self):
        pieces = [self.piece(at) for at in range(CELLS)]
        assert 0 <= pieces.count(0) - pieces.count(1) <= 1, "seats take turns"
