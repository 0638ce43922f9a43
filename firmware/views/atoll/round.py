"""The end of a round as Atoll's story tells it: who has won an Award, and what is next."""

from firmware.canvas import LINE, WIDTH
from firmware.words import of
from firmware.wrap import wrapped

words = of("atoll_round")

_WIDEST = WIDTH - 2  # dots of a text


def award(c, name, text, who, is_own):
    """Draw an Award, and who has won it, "" for nobody."""
    c.title(words.AWARD.format(name=name))
    lines = wrapped(text, _WIDEST)
    for n in range(len(lines)):
        c.center(12 + n * 9, lines[n])
    if is_own:
        c.center(38, words.YOU_WIN)
        c.invert(0, 36, WIDTH, 12)
    else:
        c.center(38, words.WINS.format(who=who) if who else words.NOBODY)


def deal(c):
    """Draw what the second round brings."""
    c.title(words.ROUND_TWO)
    lines = wrapped(words.ROUND_TWO_TEXT, _WIDEST)
    for n in range(len(lines)):
        c.text(2, 13 + n * (LINE + 2), lines[n])
