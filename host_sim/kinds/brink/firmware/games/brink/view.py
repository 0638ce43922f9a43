"""Brink on the screen: the die, and a place to stop."""

from engine.brink.rules import ROLL, Brink
from firmware.guest.grid import Grid
from firmware.words import strings

words = strings("brink")

DIE = 0
STOPS = 1


class View(Grid):
    GAME = Brink
    BOXES = ((8, 16, 20, 20), (36, 16, 20, 20))
    FRAMED = True
    PANEL = ((64, 4, 63), (64, 16, 63), (64, 28, 63), (64, 40, 63))

    def shows(self, at):
        if at == STOPS:
            return words.STOP
        return str(self.seen.die()) if self.seen.die() else "?"

    def cells(self, move, seat):
        return (DIE if move == ROLL else STOPS,)

    def line(self):
        return words.LINES[self.cursor]


view = View
