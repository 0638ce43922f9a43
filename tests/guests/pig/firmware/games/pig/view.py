"""Pig on the screen: the die, the points of the turn, and where to stop."""

from engine.pig.rules import ROLL, STOP, Pig
from firmware.guest.grid import Grid
from firmware.words import strings

words = strings("pig")

_DIE = 0
_STOP = 1
# The dots of a die, in thirds of its inside: columns and rows.
_DOTS = ("", "11", "0022", "001122", "00022022", "0002112022", "000102202122")


class View(Grid):
    GAME = Pig
    BOXES = ((8, 24, 18, 18), (40, 24, 18, 18))
    FRAMED = True
    PANEL = ((74, 8, 54), (74, 20, 54), (74, 32, 54), (74, 44, 54))

    def shows(self, at):
        return str(self.seen.die()) if at == _DIE else str(self.seen.turn())

    def paint(self, c, shown, x, y, w, h):
        if (x, y, w, h) == self.BOXES[_STOP]:
            Grid.paint(self, c, shown, x, y, w, h)
            return
        dots = _DOTS[int(shown)]
        for k in range(0, len(dots), 2):
            c.fill(x + 3 + 5 * int(dots[k]), y + 3 + 5 * int(dots[k + 1]), 2, 2)

    def ground(self, c):
        c.text(8, 8, words.TO.format(n=self.seen.goal()))

    def cells(self, move, seat):
        return (_DIE if move == ROLL else _STOP,)

    def line(self):
        if self.cursor == _DIE:
            return words.ROLL
        return words.STOP.format(n=self.seen.turn()) if STOP in self.choices.values() else words.NO

    def why_not(self, at):
        return words.NO


view = View
