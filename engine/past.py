"""A game that has been played, as it was after any of its moves; loaded only to look back."""

from array import array

from engine.const import const
from engine.session import Session

_MOST = const(1500)


class Past:
    """session: the game after `at` moves, to look at. It ends with the last turn that is over.

    ends: how many moves had been played when each turn was over; first 0, at the deal.
    most: bytes of the states that are kept; fewer take less room, and longer to go back.
    """

    def __init__(self, played, most=_MOST):
        self._most = most
        game = type(played.game)()
        self.session = Session(game, played.seed, played.options, played.seats)
        self.ends = array("H", [0])
        self._states = {}  # of some ends, by their numbers
        self._step = 1  # from one of them to the next
        self._keep()
        moves = played.moves
        movers = played.movers
        for i in range(len(moves)):
            if is_turn_over(game, movers[i], game.apply(moves[i])):
                self.ends.append(i + 1)
                self._keep()
        self.at = len(moves)
        self.moves = moves  # the same, for a handheld has no room for a second copy
        self.movers = movers
        self.go(self.ends[-1])

    def _keep(self):
        """Keep the state at the last end, of as many ends, equally far apart, as have room."""
        n = len(self.ends) - 1
        if n % self._step:
            return
        state = self.session.game.state
        while self._states and (len(self._states) + 1) * len(state) > self._most:
            self._step *= 2
            for k in list(self._states):
                if k % self._step:
                    del self._states[k]
            if n % self._step:
                return
        self._states[n] = bytes(state)

    def turn(self, at):
        """Return the number of the turn that the last of so many moves belongs to, in ends."""
        n = 0
        while self.ends[n] < at:
            n += 1
        return n

    def go(self, at):
        """Make the session the game after so many moves."""
        session = self.session
        game = session.game
        n = self.turn(at)
        mark = self.ends[n] if self.ends[n] == at else self.ends[n - 1]
        while n not in self._states or self.ends[n] > at:
            n -= 1
        begin, self.at = self.at, -1  # as long as it is on the way: memory may run out
        if begin > at or begin < self.ends[n]:
            game.state[:] = self._states[n]
            begin = self.ends[n]
        for i in range(begin, at):
            game.apply(self.moves[i])
        self.at = at
        session.moves = self.moves[:at]
        session.movers = self.movers[:at]
        session.mark = mark


def is_turn_over(game, player, revealed):
    """Return True if the move that a player has just made ended a turn.

    If all seats choose at the same time, a turn is the turn of all: it ends with the last CONFIRM,
    which reveals. Without CONFIRM a reveal on the way, such as each roll of dice, ends no turn.
    """
    if game.CONFIRM >= 0:
        return revealed
    return game.player() != player or game.is_turn_a_move()
