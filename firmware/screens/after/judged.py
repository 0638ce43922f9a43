"""The verdict on a turn played again. It is loaded once nobody thinks any more."""

from firmware import registry
from firmware.hardware.keys import BACK, DO
from firmware.screens import Screen
from firmware.screens.ladder import say
from firmware.words import strings

words = strings("review")


class Judged(Screen):
    """The person's turn on the board, and the verdict on it."""

    def __init__(self, search):
        self.play = search.play
        self.played = search.played
        self.said = search.said
        self.ladder = registry.module(self.play.info.NAME, "hints").Ladder(self.play.resume().view)
        self.ladder.state = search.state

    def key(self, k):
        if k in BACK:
            return self.play.leave()
        if k in DO:
            return self.play.again()
        return self

    def fill(self, c):
        self.ladder.show_made(c, self.played, words.AGAIN_KEYS)
        say(c, self.said, self.ladder.spot(self.played))
