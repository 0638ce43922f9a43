"""How to play Hashi: the pages and the one drawing among them."""

from firmware import art
from firmware.screens.pages import Pages
from firmware.words import of

TOPICS = of("hashi_help").TOPICS


def help_pages(back):
    """Return the how-to-play screen."""
    return Pages(TOPICS, {7: (3, _finished)}, back)


def _finished(c):
    # A finished 3 between an open 4 and an open flag: two bridges and one.
    for x, number in ((29, "4"), (99, "")):
        c.sprite(art.RING, x - 5, 15)
        if number:
            c.dots(x - 2, 17, number, 1)
    c.sprite(art.REDFLAG, 106, 15)
    c.sprite(art.DISC, 59, 15)
    c.dots(62, 17, "3", 0)
    c.fill(36, 19, 22, 1)
    c.fill(36, 21, 22, 1)
    c.fill(71, 20, 22, 1)
