"""How to play Mines: its pages, and a lesson, a deal whose first moves are guided."""

from firmware.guest.help import PAGES as PAGES
from firmware.guest.help import page_of as page_of
from firmware.words import strings

words = strings("mines")

SEED = 1
CHOICES = (0,)  # of a new game: ten mines
STEPS = ((40,), (72 + 56,), (65,))  # open, flag, open


def spot(view, moves):
    """Return the box of the cell that a step is about."""
    x, y, w, h = view.box(moves[0] % 72)
    return x - 1, max(0, y - 1), w + 3, h + 3
