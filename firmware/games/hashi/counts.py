"""What statistics keep of Hashi: sides apart, and the ranks ever reached, as twelve portraits."""

from engine.const import const
from firmware.words import strings

_MOST = const(12)
_ACROSS = const(6)
_PITCH = const(21)
_LEFT = const(3)
_TOP = const(11)
_SIZE = const(16)
_ROW = const(22)


def variant(options):
    """Return the side; it counts alone."""
    players, side = options
    return side if players == 1 else 0


def mark(game, seats):
    """Return the rank that was reached (H17), from 1 on, alone; else 0."""
    return game.rank() + 1 if len(seats) == 1 else 0


def called(variant):
    """Return what a variant is called beside the title of its reviews."""
    return "AB"[variant]


def title(marks):
    """Return the title of what draw() draws: how many ranks were reached."""
    n = sum([marks >> n & 1 for n in range(_MOST)])
    return strings("records").RANKS.format(n=n, all=_MOST)


def draw(c, marks):
    """Draw the portraits of the ranks reached on two boards; an empty place for the others."""
    from firmware.graphics import pictures

    for n in range(_MOST):
        x = _LEFT + n % _ACROSS * _PITCH
        y = _TOP + n // _ACROSS * _ROW
        if marks >> n & 1:
            pictures.picture(c, n, x, y)
        else:
            c.fill(x + 7, y + 7, 2, 2)
    for row in range(_MOST // _ACROSS):
        c.fill(0, _TOP + row * _ROW + _SIZE + 1, 128, 1)
