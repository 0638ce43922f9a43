"""Where an arrow leads the cursor on a board of Hashi: as the eye goes, and back again."""

from engine.hashi.boards import ISLANDS
from firmware.hardware.keys import LEFT, RIGHT, UP

NOWHERE = 255


def line_from(tables, i, k):
    """Return the line that leaves island i in the direction of key k, -1 if there is none."""
    for line in tables.at[i]:
        on, aside = _way(tables, i, tables.one[line] + tables.two[line] - i, k)
        if on > 0 and not aside:
            return line
    return -1


def ahead(tables, i, k):
    """Return the island that key k leads to from island i, NOWHERE if nothing lies that way.

    That is the one its line leads to. Where no line leaves, two islands go to each other if both
    have no line that way and neither has a nearer one like that in the cone of 45 degrees; else
    it is the nearest of all in the cone, and if that is empty, on that side.
    """
    line = line_from(tables, i, k)
    if line >= 0:
        return tables.one[line] + tables.two[line] - i
    back = k ^ 1
    to = _nearest(tables, i, k, True, True)
    if to != NOWHERE and _nearest(tables, to, back, True, True) == i:
        return to
    to = _nearest(tables, i, k, True, False)
    return to if to != NOWHERE else _nearest(tables, i, k, False, False)


def _way(tables, i, j, k):
    """Return how far island j lies from i in the direction of key k, and how far aside."""
    dx = tables.x[j] - tables.x[i]
    dy = tables.y[j] - tables.y[i]
    if k in (LEFT, RIGHT):
        return (dx if k == RIGHT else -dx), abs(dy)
    return (-dy if k == UP else dy), abs(dx)


def _nearest(tables, i, k, in_cone, is_free):
    """Return the nearest island that way, the straightest of several; is_free: no line back."""
    best = NOWHERE
    least = 0
    for j in range(ISLANDS):
        on, aside = _way(tables, i, j, k)
        far = 8 * (on + aside) + aside
        if on <= 0 or (in_cone and aside > on) or (best != NOWHERE and far >= least):
            continue
        if is_free and line_from(tables, j, k ^ 1) >= 0:
            continue
        best = j
        least = far
    return best
