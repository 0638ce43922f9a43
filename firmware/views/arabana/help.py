"""How to play Arabana-Ikibiti: the pages and the drawings among them."""

from firmware import art
from firmware.screens.pages import Pages
from firmware.words import of

TOPICS = of("arabana_help").TOPICS


def help_pages(back):
    """Return the how-to-play screen."""
    return Pages(TOPICS, {1: (2, _signs)}, back)


def _signs(c):
    # Own: a disc and a solid bridge; the opponent's: a ring and a hollow one; nobody's: dots.
    for n in range(3):
        x = 8 + 40 * n
        if n < 2:
            c.sprite((art.DISC, art.RING)[n], x - 5, 12)
        c.dots(x - 2, 14, "DHG"[n], 0 if n == 0 else 1)
        for off in ((-1, 0, 1), (-1, 1), ())[n]:
            c.fill(x + 7, 17 + off, 20, 1)
    for x in range(96, 116, 3):
        c.fill(x, 17, 1, 1)
