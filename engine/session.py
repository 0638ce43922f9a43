"""A game running: seed, options, moves. Saving, undo, replay, a bug report are this.

record.py writes and reads it; rewind.py takes back what has been revealed.
"""

from array import array

from engine.game import OVER

PRACTICE = 1  # flag: taken back past a reveal; the game counts for no record or rank (H13)
LESSON = 2  # flag: its first turns are guided, and that is not over
HINT = 4  # flag: the first of six bits in which hints are counted
PERSON = 0  # a seat played by a person; computer players count from 1


class Session:
    """One running game. `moves`, an array, grows with play; `flags` and `seats` are recorded too.

    kept: how many of the moves are saved; 0 where what is saved does not begin as they do.
    mark: how many of the moves were played when the last of them revealed something.
    seats: a byte a seat, PERSON or the number of a computer player, b"" for nobody said.
    """

    def __init__(self, game, seed, options=b"", seats=b""):
        self.game = game
        self.seed = seed
        self.options = bytes(options or game.OPTIONS)
        self.seats = bytes(seats)
        self.flags = 0
        self.moves = array("H")
        self.kept = 0
        self.restart()

    def play(self, move):
        """Play a move. Return True if it revealed something. Raises ValueError if it is illegal."""
        game = self.game
        if game.player() == OVER:
            raise ValueError("the game is over")
        if not game.is_legal(move):
            raise ValueError("move " + str(move) + " is not allowed now")
        return self.apply(move)

    def apply(self, move):
        """Play a move that is known to be allowed."""
        revealed = self.game.apply(move)
        self.moves.append(move)
        if revealed:
            self.mark = len(self.moves)
            self._marked = bytes(self.game.state)
        return revealed

    def hints(self):
        """Return how many hints were taken, 63 for more."""
        return self.flags // HINT

    def count_hint(self):
        """Count a hint; nothing that is taken back lessens it."""
        if self.hints() < 63:
            self.flags += HINT
        self.kept = 0

    def can_undo(self):
        """Tell whether the last move can be taken back without passing a reveal."""
        return len(self.moves) > self.mark

    def undo(self):
        """Take back the last move, exactly. Return False, changing nothing, at a reveal."""
        if not self.can_undo():
            return False
        self.moves = self.moves[:-1]
        if self.kept > len(self.moves):
            self.kept = 0
        self.game.state[:] = self._marked
        for i in range(self.mark, len(self.moves)):
            self.game.apply(self.moves[i])
        return True

    def restart(self):
        """Go back to the deal, before any move."""
        self.game.reset(self.seed, self.options)
        self.moves = array("H")
        self.kept = 0
        self.mark = 0
        self._marked = bytes(self.game.state)  # then, so that undo need not replay it all
