"""A computer player thinks in slices of the main loop, so that keys stay alive."""

from engine.ai import PENDING
from firmware.screens import Screen
from firmware.screens.opponent import think


class Thinking(Screen):
    """A screen with a thinker: find() returns it, found() takes what it returns."""

    is_busy = True
    thinker = None

    def __init__(self, play):
        self.play = play

    def tick(self, ms):
        if self.is_fresh or not self.is_busy:  # the picture comes first
            return self
        if not self.thinker:
            self.thinker = self.find()
        found = think(self.thinker, self.play.app.device)
        return self if found == PENDING else self.found(found)

    def drop(self):
        self.thinker = None

    def is_bare(self):
        return not self.is_busy

    def find(self):
        """Return what found() takes; a generator."""
        raise NotImplementedError

    def found(self, found):
        """Return the next screen."""
        raise NotImplementedError

    def deal(self):
        """Return a second game of the session, as it was dealt."""
        session = self.play.session
        game = type(session.game)()
        game.reset(session.seed, session.options)
        return game

    def before(self, first, end):
        """Return a game that holds what the person saw before a turn, and its moves but for the
        last, which is CONFIRM; a generator. first, end: as in the row of a review.
        """
        game = self.deal()
        moves = self.play.session.moves
        for k in range(first):
            game.apply(moves[k])
            if not k & 31:
                yield
        seen = type(game)()
        game.observe(self.play.seat, seen.state)
        return seen, list(moves[first : end - 1])

    def reason(self, seen, better, other):
        """Return what the better of two turns has that the other lacks, see review.py."""
        contrast = self.load("contrast")
        return (yield from contrast.reason(seen, self.play.seat, list(better), other))

    def load(self, leaf):
        """Return a module of the game's computer players."""
        name = "engine." + self.play.info.NAME + ".ai." + leaf
        return __import__(name, None, None, (leaf,))
