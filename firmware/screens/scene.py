"""What the title shows above and beside its rows: an island, signs of the games, the version."""

from engine.const import const
from firmware import picture, scene_dots

VERSION = "0.1.0"
_BYTES = const(48)  # of a picture, three a row
_GAMES = const(3)  # that have a picture of their own on the right


def draw(c, last):
    """Draw the island on the left, and on the right what belongs to the game of the ID `last`."""
    right = 1 + (last if last <= _GAMES else 0)
    picture.draw(c, scene_dots.ROWS, 0, 3, 3, 16, 0, 0)
    picture.draw(c, scene_dots.ROWS, right * _BYTES, 3, 3, 16, 104, 0)


def sign(c, n, x, y):
    """Draw the sign of the n-th game of views.NAMES."""
    picture.draw(c, scene_dots.ROWS, (2 + _GAMES) * _BYTES + n, 3, 1, 7, x, y)
