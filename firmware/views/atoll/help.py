"""How to play Atoll: the pages and the drawings among them."""

from engine.atoll.cards import OCEAN
from firmware.screens.pages import Pages
from firmware.views.atoll import board
from firmware.words import of

TOPICS = of("atoll_help").TOPICS


def help_pages(back):
    """Return the how-to-play screen."""
    return Pages(TOPICS, {1: (2, _terrains), 4: (3, _requests)}, back)


def _terrains(c):
    for t in range(OCEAN):
        for n in range(4):
            x = 12 + 22 * t + n % 2 * board.CELL
            board.tile(c, t, x, 11 + n // 2 * board.CELL)


def _requests(c):
    # Two that are easily told apart, and one of them turned.
    for n in range(3):
        board.request(c, (0, 13, 45)[n], 6 + 42 * n, 9)
