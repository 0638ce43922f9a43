"""Kalah on the screen: two rows of houses between the two stores, the person's row below."""

from engine.kalah.rules import HOUSES, PITS, SIDE, STORE, Kalah
from firmware.guest.grid import Grid
from firmware.words import strings

words = strings("kalah")


class View(Grid):
    GAME = Kalah
    BOXES = (
        tuple([(16 + 16 * n, 29, 15, 16) for n in range(HOUSES)])
        + ((112, 12, 16, 33),)
        + tuple([(96 - 16 * n, 12, 15, 16) for n in range(HOUSES)])
        + ((0, 12, 15, 33),)
    )
    FRAMED = True
    PANEL = ((72, 47, 56), (0, 2, 56))

    def box(self, at):
        return self.BOXES[(at + self.seat * SIDE) % PITS]

    def shows(self, at):
        seeds = self.seen.seeds(at)
        return str(seeds) if seeds else ""

    def stops(self, at):
        return at % SIDE != STORE

    def score(self, seat):
        return ""  # the stores show it

    def why_not(self, at):
        return words.NO_SEEDS if at // SIDE == self.seat else words.RIVALS


view = View
