"""A master's game with the cards of a solo game that is over."""

from engine import ai
from engine.game import OVER
from engine.hashi.state import ROUNDS
from firmware.graphics.canvas import LINE, WIDTH
from firmware.hardware.keys import A
from firmware.screens import Change
from firmware.screens.thinking import Thinking
from firmware.words import strings

common = strings()
words = strings("hashi")


def to_match(play):
    """Return what leads to the master's game."""

    def no_room():
        return play.app.notice((words.MASTER_NO_ROOM,), lambda: play.to_result(0, 1))

    return Change(lambda: Match(play), "hashi", no_room=no_room, is_said=False)


class Match(Thinking):
    """Plays the master's game card by card from the person's start, then shows both results."""

    last_line = common.HINT_BACK
    sentence = ""  # in the place of a result

    def __init__(self, play):
        session = play.session
        game = type(session.game)()
        game.reset(session.seed, session.options)
        for move in session.moves:
            if game.round():
                break
            game.apply(move)
        Thinking.__init__(self, play)
        self.game = game
        self.score = session.game.score(play.seat)

    def find(self):
        """Play the game; return the sentence in the place of a result. A generator."""
        game = self.game
        seen = type(game)()
        policy = ai.make("master", seen, bytearray(4))
        while game.player() != OVER:
            game.observe(0, seen.state)
            move = yield from policy.think(seen, 0)
            if not policy.known:
                return words.MASTER_MISSING
            self.is_fresh = game.apply(move) or self.is_fresh
        return ""

    def key(self, k):
        return self.play.to_result(0, 1) if k >= A else self

    def found(self, found):
        self.is_busy = False
        self.sentence = found
        self.drop()
        self.is_fresh = True
        return self

    def fill(self, c):
        c.title(words.MATCH_TITLE)
        if self.sentence:
            from firmware.graphics.text import wrapped

            for n, line in enumerate(wrapped(self.sentence, WIDTH)):
                c.center((2 + n) * LINE, line)
            return
        c.row(2 * LINE, common.YOU, str(self.score), 30)
        game = self.game
        if game.player() != OVER:
            c.center(4 * LINE, words.MATCH_CARD.format(n=game.round(), of=ROUNDS))
            return
        best = game.score(0)
        c.row(3 * LINE, words.MASTER, str(best), 30)
        if self.score >= best:
            c.center(5 * LINE, words.MATCH_END[self.score == best])
