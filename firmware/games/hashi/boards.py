"""Everybody's boards, one at a time, as the round began; one's own as it stands.

A sheet of the view, not of the program's screens, so that opponents go on thinking behind it.
"""

from firmware.games.hashi.rivals import Looked, name
from firmware.hardware.keys import DO, DOWN, LEFT, RIGHT, UP
from firmware.words import strings

words = strings("hashi")


class Boards:
    """It has key(k), which tells whether it is done with, and draw(c, is_fresh)."""

    def __init__(self, game, seat):
        self.game = game
        self.seat = seat
        self.at = (seat + 1) % game.players()
        self._drawn = -1

    def key(self, k):
        n = self.game.players()
        if k in (UP, LEFT):
            self.at = (self.at + n - 1) % n
        elif k in (DOWN, RIGHT):
            self.at = (self.at + 1) % n
        return k in DO

    def draw(self, c, is_fresh):
        if is_fresh or self._drawn != self.at:
            self._drawn = self.at
            Looked(self.game, self.at).show(c)
            c.hint(words.BOARDS_HINT.format(who=name(self.seat, self.at)))
