"""Pictures larger than sprites: the title's scenes, the games' signs, the prizes of results."""

from engine.const import const
from firmware.graphics.picture_dots import RANKS, SCENES

CUP = 12  # of ranks.txt, after the ranks of Hashi
MEDAL = 13

_HEIGHT = const(16)
_RANK = const(2)  # bytes of a row
_SCENE = const(3)
_SIGNS = const(5)  # the scene whose columns of bytes are the signs of the games, in two rows
_SIGN_HEIGHT = const(7)
_SIGN_ROW = const(8)  # dots from one row of signs to the next


def scene(canvas, n, x, y):
    """Draw the lit dots of picture n of scene.txt, 24x16 dots, the upper left one at x, y."""
    _draw(canvas, SCENES, n * _SCENE * _HEIGHT, _SCENE, _SCENE, _HEIGHT, x, y)


def sign(canvas, n, x, y):
    """Draw sign n, counted from 0: at most 8x7 dots, the upper left one at x, y.

    n: or a picture as text, see drawn().
    """
    if isinstance(n, str):
        drawn(canvas, x, y, n)
        return
    at = _SIGNS * _SCENE * _HEIGHT + n // _SCENE * _SIGN_ROW * _SCENE + n % _SCENE
    _draw(canvas, SCENES, at, _SCENE, 1, _SIGN_HEIGHT, x, y)


def picture(canvas, n, x, y):
    """Draw rank n of Hashi, or CUP or MEDAL, 16x16 dots, the upper left one at x, y."""
    _draw(canvas, RANKS, n * _RANK * _HEIGHT, _RANK, _RANK, _HEIGHT, x, y)


def _draw(canvas, dots, at, stride, w, h, x, y):
    """Draw the lit dots of h rows of w bytes; the first byte is dots[at], a row further stride."""
    bitmap = canvas.bitmap
    for row in range(h):
        for n in range(w):
            byte = dots[at + stride * row + n]
            for column in range(8 if byte else 0):
                if byte & 128 >> column:
                    bitmap[x + 8 * n + column, y + row] = 1


def drawn(canvas, x, y, picture):
    """Draw a picture given as text, a line for each row: # is a lit dot, all else is left."""
    for row in picture.strip("\n").split("\n"):
        for n in range(len(row)):
            if row[n] == "#":
                canvas.fill(x + n, y, 1, 1)
        y += 1
