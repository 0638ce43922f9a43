"""Trio on the screen: a board of nine cells."""

from engine.trio.rules import EMPTY, SIDE, Trio
from firmware.guest.grid import Grid
from firmware.words import strings

words = strings("trio")


class View(Grid):
    GAME = Trio
    COLUMNS = ROWS = SIDE
    SIZE = (18, 18)
    FRAMED = True
    HAS_DISCS = True

    def shows(self, at):
        piece = self.seen.piece(at)
        return "" if piece == EMPTY else piece

    def why_not(self, at):
        return words.TAKEN


view = View
