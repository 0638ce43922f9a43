"""Mines on the screen: closed cells, numbers, flags."""

from engine.mines.rules import CLOSED, COLUMNS, FLAG, FLAGGED, MINE, ROWS, Mines
from firmware.guest.grid import Grid
from firmware.words import strings

words = strings("mines")


_FLAG = """
##.
###
##.
#..
#..
"""


class View(Grid):
    GAME = Mines
    COLUMNS = COLUMNS
    ROWS = ROWS

    def shows(self, at):
        known = self.seen.known(at)
        if known == CLOSED and not (self.seen.is_lost() and self.seen.inside(at) == MINE):
            return "■"
        if known == FLAGGED:
            return _FLAG
        n = self.seen.inside(at)
        return "*" if n == MINE else str(n or "")

    def paint(self, c, shown, x, y, w, h):
        if shown == "■":
            c.fill(x + 2, y + 2, w - 3, h - 3)
        else:
            Grid.paint(self, c, shown, x, y, w, h)

    def cells(self, move, seat):
        return (move % FLAG,)

    def is_second(self, move):
        return move >= FLAG

    def name(self, move):
        return words.FLAG if self.seen.known(move % FLAG) == CLOSED else words.UNFLAG

    def why_not(self, at):
        return words.FLAGGED if self.seen.known(at) == FLAGGED else words.IS_OPEN

    def score(self, seat):
        return str(self.seen.score(seat))


view = View
