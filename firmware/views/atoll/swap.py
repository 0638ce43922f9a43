"""Choosing the own card that double water takes up (T11), loaded while that is done."""

from engine.atoll.state import NONE
from firmware.keys import LEFT, RIGHT, UP


def free_card(seen, p, taking, k):
    """Return seat p's uncovered card next to card `taking` in the direction of key k.

    The newest where `taking` is NONE; NONE if there is none.
    """
    best = NONE
    shortest = 9999
    for i in range(seen.laid(p)):
        if i == taking or not seen.is_uncovered(p, i):
            continue
        if taking == NONE:
            best = i
            continue
        here = seen.placed(p, taking)
        there = seen.placed(p, i)
        # Twice the distance between the middles of the cards.
        dx = 2 * (there >> 2 & 127) - 2 * (here >> 2 & 127)
        dx += (here >> 1 & 1) - (there >> 1 & 1)
        dy = 2 * (there >> 9) - 2 * (here >> 9)
        dy += (there >> 1 & 1) - (here >> 1 & 1)
        along = dx if k in (LEFT, RIGHT) else dy
        if k in (LEFT, UP):
            along = -along
        far = along + 3 * abs(dy if k in (LEFT, RIGHT) else dx)
        if along > 0 and far < shortest:
            shortest = far
            best = i
    return best
