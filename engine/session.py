"""A running game: seed, options and moves. Saving, undo, replay and bug reports all use it.

record.py writes and reads it; rewind.py undoes past a reveal.
"""

from array import array

from engine.const import const
from engine.game import OVER

PRACTICE = 1  # flag: undone past a reveal (H13), or with a coach; counts for no record or rank
LESSON = 2  # flag: a lesson whose guided turns are not over
ONE_HINT = 4  # the lowest of the six bits of flags that count hints
KNOWN = 256  # flag: dealt from a seed, code or number that somebody chose; it counts for no best
SERIES = 512  # flag: its points count in a series of games (A15)
_MOST_HINTS = const(63)
PERSON = 0  # a seat played by a person; computer players are numbered from 1


class Session:
    """One running game. Its record holds game, seed, options, seats, flags and moves.

    seats: one byte per seat, PERSON or the number of a computer player; b"" if not given.
    moves: array of all moves played.
    movers: the seat that made each of them.
    mark: how many moves had been played at the last reveal; undo stops there.
    kept: how many moves are saved; 0 if the whole record must be saved again.
    """

    def __init__(self, game, seed, options=b"", seats=b""):
        self.game = game
        self.seed = seed
        self.options = bytes(options or game.OPTIONS)
        self.seats = bytes(seats)
        self.flags = 0
        self.restart()

    def restart(self):
        """Go back to the deal: undo all moves."""
        self.game.reset(self.seed, self.options)
        self.moves = array("H")
        self.movers = bytearray()
        self.kept = 0
        self.mark = 0
        self._marked = bytearray(self.game.state)  # the state at mark: undo replays from there

    def play(self, move):
        """Play a move. Return True if it revealed something.

        Raises ValueError with one sentence if the move is illegal or the game is over.
        """
        game = self.game
        if game.player() == OVER:
            raise ValueError("the game is over")
        if not game.is_legal(move):
            raise ValueError("move " + str(move) + " is not allowed now")
        return self.apply(move)

    def apply(self, move):
        """Play a move that is known to be legal. Return True if it revealed something."""
        player = self.game.player()
        revealed = self.game.apply(move)
        self.moves.append(move)
        self.movers.append(player)
        if revealed:
            self.mark = len(self.moves)
            self._marked[:] = self.game.state
        return revealed

    def snapshot(self):
        """Return how it stands, for put_back()."""
        return self.moves, len(self.moves), self.flags, self.kept

    def put_back(self, noted):
        """Go back to how it stood, also if a move has failed half-way. Replays it from the deal."""
        moves, n, self.flags, kept = noted
        self.restart()
        for i in range(n):
            self.apply(moves[i])
        self.kept = kept

    def hints(self):
        """Return how many hints were taken, at most 63."""
        return self.flags // ONE_HINT & _MOST_HINTS

    def count_hint(self):
        """Count one hint. Undo does not uncount it."""
        if self.hints() < _MOST_HINTS:
            self.flags += ONE_HINT
        self.kept = 0

    def can_undo(self):
        """Return True if the last move can be undone without passing a reveal."""
        return len(self.moves) > self.mark

    def undo(self, count=1):
        """Undo the last moves exactly. Return False, changing nothing, if that passes a reveal."""
        n = len(self.moves) - count
        if n < self.mark:
            return False
        self.moves = self.moves[:n]
        self.movers = self.movers[:n]
        if self.kept > n:
            self.kept = 0
        self.game.state[:] = self._marked
        for i in range(self.mark, n):
            self.game.apply(self.moves[i])
        return True
