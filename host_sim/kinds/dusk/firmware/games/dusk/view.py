"""Dusk on the screen: nine lamps, a lit one as a disc."""

from engine.dusk.rules import MOST, SIDE, Dusk
from firmware.guest.grid import Grid
from firmware.words import strings

words = strings("dusk")


class View(Grid):
    GAME = Dusk
    COLUMNS = ROWS = SIDE
    SIZE = (18, 18)
    FRAMED = True

    def shows(self, at):
        return 0 if self.seen.is_lit(at) else ""

    def score(self, seat):
        return words.PRESSES.format(n=MOST - self.seen.presses())


view = View
