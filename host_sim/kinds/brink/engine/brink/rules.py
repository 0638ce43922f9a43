"""Brink: each player in turn rolls a die as often as they dare; the most points up to 20 win.

In a turn the player rolls (ROLL), and each roll adds its number, until the player stops (STOP). A
player who goes beyond 20 loses all points. The first option says how many play.
"""

from engine import rng
from engine.const import const
from engine.game import OVER, Game

ROLL = 0
STOP = 1
MOST = 20  # points

_TURN = const(4)  # seat to move; the number of players when the game is over
_PLAYERS = const(5)
_DIE = const(6)  # what it showed last; 0 before the first roll
_POINTS = const(7)  # of each seat


class Brink(Game):
    NAME = "brink"
    SIZE = 11
    MAX_LEGAL = 2
    PLAYERS = (2, 4)
    OPTIONS = b"\x02"

    def usual(self):
        return b"\x02", b"\x03", b"\x04"

    def setup(self, options):
        if not 2 <= options[0] <= 4:
            raise ValueError("brink is for 2 to 4 players")
        self.state[_PLAYERS] = options[0]

    def players(self):
        return self.state[_PLAYERS]

    def player(self):
        turn = self.state[_TURN]
        return OVER if turn == self.players() else turn

    def die(self):
        """Return what the die showed last, 0 before the first roll."""
        return self.state[_DIE]

    def legal(self, out):
        if self.player() == OVER:
            return 0
        out[0] = ROLL
        out[1] = STOP
        return 2

    def apply(self, move):
        s = self.state
        at = _POINTS + s[_TURN]
        if move == ROLL:
            s[_DIE] = 1 + rng.below(s, 6)
            s[at] += s[_DIE]
            if s[at] > MOST:
                s[at] = 0
                s[_TURN] += 1
            return True  # luck is revealed, so B does not take it back
        s[_TURN] += 1
        return False

    def score(self, player):
        return self.state[_POINTS + player]

    def evaluate(self, player):
        """Return the value of a position, for the computer players: from 16 points on they stop."""
        if self.player() == player:
            return min(self.score(player), 15) + 1
        return self.score(player)

    def move_name(self, move):
        return "stop" if move == STOP else "roll"

    def check(self):
        for seat in range(self.players()):
            assert self.score(seat) <= MOST, "too many points"
