"""The pictures of results: a rank of Hashi's, a cup for who has won, a medal for the others.

What was reached with hints is of another kind: its picture is dark on light, and with it stands how
many there were.
"""

from firmware.graphics import pictures
from firmware.words import strings

common = strings("common")


def rank(c, n, x, y):
    """Draw the picture of Hashi's rank n, 16x16 dots."""
    pictures.picture(c, n, x, y)


def place(c, n, x, y):
    """Draw the prize of place n, 16x16 dots: a cup, or a medal with that number."""
    rank(c, pictures.CUP if n == 1 else pictures.MEDAL, x, y)
    if n > 1:
        c.dots(x + 5, y + 6, 48 + n, 1)


def hints(session):
    """Return how many hints a game was played with, in words; "" for none."""
    n = session.hints()
    return common.TAKEN[n > 1].format(n=n) if n else ""


def helped(c, session, x, y):
    """Draw the picture at x, y dark on light if hints were taken."""
    if session.hints():
        c.invert(x, y, 16, 16)
