"""Null on the screen: the person's card, the stack, the rival's card."""

from engine.game import HIDDEN
from engine.null.rules import SWAP, Null
from firmware.guest.grid import Grid
from firmware.words import strings

words = strings("null")

# The cells.
OWN = 0
STACK = 1
RIVALS = 2


class View(Grid):
    GAME = Null
    BOXES = ((14, 16, 20, 24), (54, 16, 20, 24), (94, 16, 20, 24))
    FRAMED = True
    PANEL = ((4, 2, 50), (76, 2, 52))

    def shows(self, at):
        if at == STACK:
            return "?"
        card = self.seen.card(self.seat if at == OWN else 1 - self.seat)
        return "?" if card == HIDDEN else str(card)

    def cells(self, move, seat):
        if move == SWAP:
            return (STACK,)
        return (OWN if seat == self.seat else RIVALS,)

    def stops(self, at):
        return at != RIVALS

    def line(self):
        return words.LINES[self.cursor]

    def score(self, seat):
        return ""


view = View
