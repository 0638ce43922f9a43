"""Where everything of Arabana's map lies on the screen, in dots, and where a thumb leads.

Our own drawing: straight lines, no two places crossing, so that B-L runs to the right of K. Islands
are 11 dots wide; a place is marked in the middle of its line, a sea where it has most room.
"""

from engine.arabana_map import ENDS, PLACES
from firmware.keys import DOWN, LEFT, RIGHT, UP

X = b"\x2a\x5c\x17\x2a\x3d\x05\x2a\x3d\x05\x4f\x5b\x17"  # of island i
Y = b"\x05\x05\x11\x17\x10\x24\x28\x21\x05\x19\x32\x32"

SEA_X = b"\x39\x25\x13\x2f\x4c\x58\x1c\x0c\x38\x20\x2f\x42\x13\x38\x32\x48"
SEA_Y = b"\x09\x0c\x0a\x0b\x10\x15\x19\x12\x17\x21\x1d\x16\x2b\x28\x2e\x23"

WIDTH = 98
HEIGHT = 56

SEA = PLACES  # targets count places first, then seas


def target_x(t):
    """Return x of the middle of a target: place t, or sea t - SEA."""
    if t >= SEA:
        return SEA_X[t - SEA]
    return (X[ENDS[2 * t]] + X[ENDS[2 * t + 1]]) >> 1


def target_y(t):
    """Return y of the middle of a target."""
    if t >= SEA:
        return SEA_Y[t - SEA]
    return (Y[ENDS[2 * t]] + Y[ENDS[2 * t + 1]]) >> 1


def ahead(xs, ys, at, k):
    """Return the point that key k leads to from point `at`, or -1 if none lies that way.

    A dot aside weighs as much as three ahead: with that every island is reached from any other
    in at most four presses, and so are all places around one.
    """
    best = -1
    least = 0
    for j in range(len(xs)):
        dx = xs[j] - xs[at]
        dy = ys[j] - ys[at]
        if k in (UP, DOWN):
            aside = abs(dx)
            on = dy if k == DOWN else -dy
        else:
            aside = abs(dy)
            on = dx if k == RIGHT else -dx
        if on > 0 and (best < 0 or on + 3 * aside < least):
            best = j
            least = on + 3 * aside
    return best


def around(xs, ys, at, k):
    """Return the point that key k leads to; where none lies that way, the next or last in order."""
    to = ahead(xs, ys, at, k)
    if to < 0:
        to = (at + (-1 if k in (UP, LEFT) else 1)) % len(xs)
    return to
