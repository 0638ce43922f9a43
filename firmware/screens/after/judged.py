"""The verdict on a turn played again. It is loaded once nobody thinks any more."""

from firmware import registry
from firmware.hardware.keys import BACK, DO, DOWN, UP
from firmware.screens import Screen
from firmware.screens.ladder import say
from firmware.words import strings

words = strings("review")


class Judged(Screen):
    """The person's turn on the board, and the verdict on it; DOWN, or UP, says what the better turn
    has that it lacks.
    """

    is_why = False

    def __init__(self, found):
        """found: of a Judging."""
        self.play = found.play
        self.played = found.played
        self.said = found.said
        self.ladder = registry.module(self.play.info.NAME, "hints").Ladder(self.play.resume().view)
        self.ladder.state = found.state
        self.why = ""
        if len(found.why) > 1:
            why = self.ladder.sentence(found.why[1:])
            self.why = strings("puzzle").WHY.format(why=why)

    def key(self, k):
        if k in BACK:
            return self.play.leave()
        if k in DO:
            return self.play.again()
        if k in (UP, DOWN) and self.why:
            self.is_why = not self.is_why
            self.is_fresh = True
        return self

    def fill(self, c):
        self.ladder.show_made(c, self.played, words.AGAIN_KEYS[len(self.why) > 0])
        say(c, self.why if self.is_why else self.said, self.ladder.spot(self.played))
