"""Pig: roll a die as often as you dare; a one loses what this turn has brought.

In turn each player rolls (ROLL), and what the die shows is added to the turn, or stops (STOP), and
the turn is added to the player's points. A one ends the turn with nothing. Who first has the
points that were agreed on wins.
"""

from engine import rng
from engine.const import const
from engine.game import OVER, Game

ROLL = 0
STOP = 1

_SEAT = const(4)  # to move; _NOBODY when the game is over
_PLAYERS = const(5)
_GOAL = const(6)  # points that win
_TURN = const(7)  # points of this turn
_DIE = const(8)  # what it showed last; 0 before the first roll
_ROLLED = const(9)  # the turn has a roll
_POINTS = const(10)  # of each seat
_NOBODY = const(255)
_GOALS = (50, 100, 25)
_ENOUGH = const(20)  # points of a turn at which it is as good to stop


class Pig(Game):
    NAME = "pig"
    SIZE = 14
    MAX_LEGAL = 2
    PLAYERS = (2, 4)
    OPTIONS = b"\x02\x00"  # players; the place of the points in _GOALS

    def usual(self):
        return [bytes((n, goal)) for n in (2, 3, 4) for goal in range(len(_GOALS))]

    def setup(self, options):
        if not 2 <= options[0] <= 4 or options[1] >= len(_GOALS):
            raise ValueError("these are not options of pig")
        self.state[_PLAYERS] = options[0]
        self.state[_GOAL] = _GOALS[options[1]]

    def players(self):
        return self.state[_PLAYERS]

    def player(self):
        seat = self.state[_SEAT]
        return OVER if seat == _NOBODY else seat

    def die(self):
        """Return what the die showed last, 0 before the first roll."""
        return self.state[_DIE]

    def turn(self):
        """Return the points of this turn."""
        return self.state[_TURN]

    def goal(self):
        """Return the points that win."""
        return self.state[_GOAL]

    def legal(self, out):
        if self.player() == OVER:
            return 0
        out[0] = ROLL
        out[1] = STOP
        return 1 + self.state[_ROLLED]

    def apply(self, move):
        s = self.state
        p = s[_SEAT]
        if move == ROLL:
            s[_DIE] = 1 + rng.below(s, 6)
            s[_ROLLED] = 1
            if s[_DIE] > 1:
                s[_TURN] += s[_DIE]
                # Nobody can have more than the goal and a roll: a turn that is enough ends.
                if s[_POINTS + p] + s[_TURN] >= s[_GOAL]:
                    self._stop(p)
                return True
            s[_TURN] = 0
        self._stop(p)
        return move == ROLL

    def _stop(self, p):
        s = self.state
        s[_POINTS + p] += s[_TURN]
        s[_TURN] = s[_ROLLED] = 0
        s[_SEAT] = _NOBODY if s[_POINTS + p] >= s[_GOAL] else (p + 1) % s[_PLAYERS]

    def score(self, player):
        return self.state[_POINTS + player]

    def evaluate(self, player):
        """Return the value of a position, in twentieths: a turn grows in value until 20 points."""
        s = self.state
        value = 20 * s[_POINTS + player]
        if s[_SEAT] == player and s[_ROLLED]:
            value += s[_TURN] * (40 - min(s[_TURN], _ENOUGH)) // 2 + _ENOUGH - s[_TURN]
        return value

    def move_name(self, move):
        return "stop" if move == STOP else "roll"

    def check(self):
        s = self.state
        assert s[_SEAT] == _NOBODY or s[_SEAT] < s[_PLAYERS], "no such seat"
        assert s[_DIE] <= 6, "no such die"
        won = [p for p in range(s[_PLAYERS]) if s[_POINTS + p] >= s[_GOAL]]
        assert len(won) == (s[_SEAT] == _NOBODY), "who has won is not seen"
