"""Moat on the screen: rocks joined by lines, discs on them, a gap where one has sunk."""

from engine.moat.rules import COLUMNS, FREE, ROCKS, SUNK, Moat, neighbours
from firmware.guest.grid import Grid
from firmware.words import strings

words = strings("moat")

_MIDDLE = 6  # of a cell
_SUNK = "~"


class View(Grid):
    GAME = Moat
    BOXES = tuple([(1 + 14 * (at % COLUMNS), 14 * (at // COLUMNS), 13, 13) for at in range(ROCKS)])
    PANEL = ((76, 8, 51), (76, 22, 51))
    HAS_DISCS = True
    OVER_GROUND = True

    def ground(self, c):
        for at in range(ROCKS):
            x, y, _, _ = self.BOXES[at]
            for to in neighbours(at):
                right, low, _, _ = self.BOXES[to]
                c.line(x + _MIDDLE, y + _MIDDLE, right + _MIDDLE, low + _MIDDLE)

    def shows(self, at):
        on = self.seen.on(at)
        return "" if on == FREE else _SUNK if on == SUNK else on

    def paint(self, c, shown, x, y, w, h):
        c.fill(x + 2, y + 2, w - 4, h - 4, 0)
        if shown == "":
            c.frame(x + 3, y + 3, w - 6, h - 6)
        else:
            Grid.paint(self, c, shown, x, y, w, h)

    def cells(self, move, seat):
        return (move // (ROCKS * ROCKS), move // ROCKS % ROCKS, move % ROCKS)

    def line(self):
        return words.LINES[len(self.picked)] if self.cursor in self.choices else Grid.line(self)

    def why_not(self, at):
        return words.WHY_NOT[len(self.picked)]

    def score(self, seat):
        return ""


view = View
