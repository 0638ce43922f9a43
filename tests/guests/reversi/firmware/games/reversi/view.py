"""Reversi on the screen: a board of discs."""

from engine.reversi.rules import EMPTY, PASS, SIDE, Reversi
from firmware.guest.grid import Grid
from firmware.words import strings

words = strings("reversi")


class View(Grid):
    GAME = Reversi
    COLUMNS = ROWS = SIDE
    HAS_DISCS = True
    SHOWS_LEGAL = True

    def shows(self, at):
        disc = self.seen.disc(at)
        return "" if disc == EMPTY else disc

    def cells(self, move, seat):
        return () if move == PASS else (move,)

    def why_not(self, at):
        return words.TURNS_NOTHING if self.seen.disc(at) == EMPTY else words.TAKEN


view = View
