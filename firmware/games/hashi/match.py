"""What a master makes of the same cards from the same start, while one looks on."""

from engine import ai
from engine.ai import PENDING
from engine.game import OVER
from engine.hashi.state import ROUNDS
from firmware.graphics.canvas import LINE, WIDTH
from firmware.graphics.text import wrapped
from firmware.screens.notice import Sheet
from firmware.screens.play import think, unload_players
from firmware.words import strings

words = strings("hashi")


class Match(Sheet):
    """Plays the master's game card by card, then shows both results."""

    def __init__(self, play, seat, back):
        Sheet.__init__(self, back)
        self.device = play.app.device
        session = play.session
        self.score = session.game.score(seat)
        self.game = type(session.game)()
        self.game.reset(session.seed, session.options)
        for move in session.moves:
            if self.game.round():
                break
            self.game.apply(move)
        self.seen = type(session.game)()
        self.policy = None
        self.thinker = None
        self.sentence = ""  # instead of a result
        self.is_busy = True

    def key(self, k):
        to = Sheet.key(self, k)
        if to is not self:
            self.stop()
        return to

    def tick(self, ms):
        if self.is_busy:
            try:
                is_new = self.go_on()
            except MemoryError:  # a board with less of it
                is_new = self.stop(words.FULL)
            self.is_fresh = self.is_fresh or is_new
        return self

    def go_on(self):
        """Think a step further; return whether that changes what is shown."""
        if not self.thinker:
            if not self.policy:
                self.policy = ai.make("master", self.seen, bytearray(4))
            self.game.observe(0, self.seen.state)
            self.thinker = self.policy.think(self.seen, 0)
        move = think(self.thinker, self.device)
        if not self.policy.known:
            return self.stop(words.MISSING)
        if move == PENDING:
            return False
        self.thinker = None
        is_new = self.game.apply(move)
        if self.game.player() == OVER:
            self.stop()
        return is_new

    def stop(self, sentence=""):
        """Let go of all that thinks; return True. sentence: what to say of it."""
        self.sentence = sentence
        self.is_busy = False
        self.thinker = None
        self.policy = None
        unload_players("hashi")
        return True

    def fill(self, c):
        c.title(words.TITLE)
        if self.sentence:
            lines = wrapped(self.sentence, WIDTH)
            for n in range(len(lines)):
                c.center((2 + n) * LINE, lines[n])
            return
        _row(c, 2, words.YOU, str(self.score))
        game = self.game
        if game.player() != OVER:
            c.center(4 * LINE, words.CARD.format(n=game.round(), of=ROUNDS))
            return
        best = game.score(0)
        _row(c, 3, words.MASTER, str(best))
        said = words.AHEAD if self.score > best else words.EQUAL if self.score == best else ""
        c.center(5 * LINE, said)


def _row(c, n, left, right):
    c.text(30, n * LINE, left)
    c.right(WIDTH - 30, n * LINE, right)
