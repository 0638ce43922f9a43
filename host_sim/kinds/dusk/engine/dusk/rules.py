"""Dusk: one player puts out nine lamps; a press changes a lamp and those beside it.

Lamps are numbered row by row. A move is the lamp that is pressed. It ends when all are out, or
after twenty presses. The fewer presses, the more points; none if a lamp is still lit.
"""

from engine import rng
from engine.const import const
from engine.game import OVER, Game

SIDE = 3
LAMPS = 9
MOST = 20  # presses

_PRESSES = const(4)  # made so far
_LIT = const(5)  # of each lamp, 0 or 1


class Dusk(Game):
    NAME = "dusk"
    SIZE = 14
    MAX_LEGAL = LAMPS
    PLAYERS = (1, 1)

    def deal(self):
        """Press lamps from darkness, so that there is a way back."""
        while not self.lit():
            for at in range(LAMPS):
                if rng.below(self.state, 2):
                    self._press(at)

    def lit(self):
        """Return how many lamps are lit."""
        return sum(self.state[_LIT : _LIT + LAMPS])

    def is_lit(self, at):
        return self.state[_LIT + at] == 1

    def presses(self):
        """Return how many presses have been made."""
        return self.state[_PRESSES]

    def player(self):
        return 0 if self.lit() and self.presses() < MOST else OVER

    def legal(self, out):
        if self.player() == OVER:
            return 0
        for at in range(LAMPS):
            out[at] = at
        return LAMPS

    def apply(self, move):
        self.state[_PRESSES] += 1
        self._press(move)
        return False  # nothing is hidden, so nothing is revealed

    def _press(self, at):
        for to in range(LAMPS):
            across = at % SIDE - to % SIDE
            down = at // SIDE - to // SIDE
            if abs(across) + abs(down) < 2:
                self.state[_LIT + to] ^= 1

    def score(self, player):
        return 0 if self.lit() else MOST - self.presses()

    def winners(self):
        return [] if self.lit() else [0]

    def evaluate(self, player):
        """Return the value of a position, for the computer players, which hints ask."""
        return -self.lit()

    def check(self):
        assert self.presses() <= MOST, "no more presses than there may be"
