"""Moat: two players step from rock to rock and sink one rock a turn; who cannot move loses.

Twenty rocks lie in rows of five, numbered row by row; lines join neighbours. Each seat has two
pieces. In a turn one of them steps along a line to a free rock and sinks a free neighbour of that,
which may be the rock that it left. A move is (start * ROCKS + end) * ROCKS + sunk.
"""

from engine.const import const
from engine.game import OVER, Game

COLUMNS = 5
ROWS = 4
ROCKS = 20
FREE = 2  # on a rock without a piece
SUNK = 3

_TURN = const(4)  # seat to move; 2 when the game is over
_LOSER = const(5)
_ROCK = const(6)  # of each rock the seat whose piece is there, FREE or SUNK
_ENDED = const(2)
_STARTS = ((5, 14), (9, 10))  # of each seat


class Moat(Game):
    NAME = "moat"
    SIZE = 26
    MAX_LEGAL = 32  # 2 pieces, 4 steps, 4 rocks to sink
    PLAYERS = (2, 2)

    def deal(self):
        s = self.state
        for at in range(ROCKS):
            s[_ROCK + at] = FREE
        for seat in range(2):
            for at in _STARTS[seat]:
                s[_ROCK + at] = seat

    def player(self):
        turn = self.state[_TURN]
        return OVER if turn == _ENDED else turn

    def on(self, at):
        """Return what is on a rock: a seat, FREE or SUNK."""
        return self.state[_ROCK + at]

    def legal(self, out):
        return 0 if self.player() == OVER else self._moves(self.player(), out)

    def _moves(self, seat, out):
        """Write the moves of a seat into out; return how many."""
        s = self.state
        n = 0
        for start in range(ROCKS):
            if s[_ROCK + start] != seat:
                continue
            for end in neighbours(start):
                if s[_ROCK + end] != FREE:
                    continue
                for sunk in neighbours(end):
                    if sunk == start or s[_ROCK + sunk] == FREE:
                        out[n] = (start * ROCKS + end) * ROCKS + sunk
                        n += 1
        return n

    def apply(self, move):
        s = self.state
        seat = s[_TURN]
        s[_ROCK + move // (ROCKS * ROCKS)] = FREE
        s[_ROCK + move // ROCKS % ROCKS] = seat
        s[_ROCK + move % ROCKS] = SUNK
        s[_TURN] = 1 - seat
        if not self._moves(1 - seat, self.moves_buffer()):
            s[_LOSER] = 1 - seat
            s[_TURN] = _ENDED
        return False  # nothing is hidden, so nothing is revealed

    def score(self, player):
        return int(self.state[_TURN] == _ENDED and self.state[_LOSER] != player)

    def evaluate(self, player):
        """Return the value of a position: how many more moves a seat has than the other."""
        if self.player() == OVER:
            return 100 if self.score(player) else -100
        out = self.moves_buffer()
        return self._moves(player, out) - self._moves(1 - player, out)

    def move_name(self, move):
        cells = (move // (ROCKS * ROCKS), move // ROCKS % ROCKS, move % ROCKS)
        return "-".join(["abcde"[at % COLUMNS] + str(at // COLUMNS + 1) for at in cells])

    def check(self):
        rocks = list(self.state[_ROCK:])
        assert rocks.count(0) == rocks.count(1) == 2, "each seat has two pieces"


def neighbours(at):
    """Return the rocks that lines join to a rock, ascending."""
    found = []
    if at >= COLUMNS:
        found.append(at - COLUMNS)
    if at % COLUMNS:
        found.append(at - 1)
    if at % COLUMNS < COLUMNS - 1:
        found.append(at + 1)
    if at + COLUMNS < ROCKS:
        found.append(at + COLUMNS)
    return found
