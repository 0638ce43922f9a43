"""Where everything of Arabana's map lies on the screen, in dots, and where a thumb leads.

Our own drawing: straight lines, no two places crossing, so that B-L runs to the right of K. Islands
are 11 dots wide; a place is marked in the middle of its line, a sea where it has most room.
"""

from engine.arabana.map import ENDS, PLACES
from engine.arabana.moves import DISCARD, MOVE_SHIP, SHIP, course, place_of, sea_of
from engine.game import HIDDEN
from firmware.hardware.keys import DOWN, LEFT, RIGHT, UP

X = b"\x2a\x5b\x17\x2a\x3d\x05\x2a\x3d\x05\x4f\x5b\x17"  # of island i
Y = b"\x05\x05\x11\x17\x10\x24\x28\x21\x05\x19\x31\x31"

SEA_X = b"\x39\x25\x13\x2f\x4c\x58\x1c\x0c\x38\x20\x2f\x42\x13\x38\x32\x48"
SEA_Y = b"\x09\x0c\x0a\x0b\x10\x15\x19\x12\x17\x21\x1d\x16\x2b\x28\x2e\x23"

WIDTH = 98
HEIGHT = 56

SEA = PLACES  # targets count places first, then seas


def target_of(move):
    """Return the target of a move, or HIDDEN if it touches nothing."""
    if move < SHIP:
        return place_of(move)
    if move < MOVE_SHIP:
        return SEA + sea_of(move)
    if move < DISCARD:
        return SEA + course(move)[1]
    return HIDDEN


def aim_of(move):
    """Return the target that a person aims at for a move: for a ship the place it crosses."""
    if MOVE_SHIP <= move < DISCARD:
        return (move - MOVE_SHIP) >> 1
    return target_of(move)


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


def thumb_map(xs, ys):
    """Return four bytes a point: where up, down, left and right lead from it.

    Where nothing lies that way, it is the point before or after in the order of the points. Should
    a point be out of reach even so, which is rare, every key follows that order.
    """
    n = len(xs)
    table = bytearray(4 * n)
    for at in range(n):
        for k in (UP, DOWN, LEFT, RIGHT):
            to = ahead(xs, ys, at, k)
            table[4 * at + k] = to if to >= 0 else _next(at, k, n)
    if not _is_joined(table):
        for at in range(n):
            for k in (UP, DOWN, LEFT, RIGHT):
                table[4 * at + k] = _next(at, k, n)
    return table


def _next(at, k, n):
    return (at + (-1 if k in (UP, LEFT) else 1)) % n


def _is_joined(table):
    """Return True if every point leads to every other: from point 0 to all, and from all to it."""
    n = len(table) // 4
    there = bytearray(n)
    back = bytearray(n)
    there[0] = back[0] = 1
    grows = True
    while grows:
        grows = False
        for at in range(4 * n):
            i = at >> 2
            j = table[at]
            if there[i] > there[j] or back[j] > back[i]:
                there[j] |= there[i]
                back[i] |= back[j]
                grows = True
    return sum(there) + sum(back) == 2 * n
