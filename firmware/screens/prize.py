"""The pictures of results: a rank of Hashi's, a cup for who has won, a medal for the others."""

from engine.const import const
from firmware import picture, rank_dots

_BYTES = const(32)  # of a picture, two a row
_CUP = const(12)  # behind the ranks
_MEDAL = const(13)


def rank(c, n, x, y):
    """Draw the picture of Hashi's rank n, 16x16 dots."""
    picture.draw(c, rank_dots.ROWS, n * _BYTES, 2, 2, 16, x, y)


def place(c, n, x, y):
    """Draw what one gets who is the n-th, 16x16 dots: a cup, or a medal with that number."""
    rank(c, _CUP if n == 1 else _MEDAL, x, y)
    if n > 1:
        c.dots(x + 5, y + 6, str(n), 1)
