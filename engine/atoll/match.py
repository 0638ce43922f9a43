"""Requests on an Island (T3, T9): all positions are tried at once, a bit each.

A Request lies in a box of 3 x 3. Boxes without a tile are not looked at: they hold the water of a
Request, and none of the two land tiles that it wants at least.
"""

from engine.atoll import cards
from engine.atoll.cards import WATER


def fulfils(island, request):
    """Tell whether the Island fulfils the Request anywhere, in any rotation."""
    planes = island.planes()
    bits = island.bits
    wanted = cards.cells(request)
    for turn in range(0, 16 * cards.turns(request), 16):
        found = -1
        for c in wanted:
            found &= planes[c >> 4] >> bits[turn + (c & 15)]
            if not found:
                break
        if found:
            return True
    return False


def missing(island, request, wanted=None):
    """Return what is missing where the Island has most of the Request: bit j for its cell j.

    wanted: its cells (cards.cells), where they are at hand.
    Ties go to the open sea, to the first rotation and to the upper left on the grid.
    """
    planes = island.planes()
    bits = island.bits
    wanted = wanted or cards.cells(request)
    most = 0
    for c in wanted:
        most += c >> 4 == WATER
    spot = way = 0  # where, and in which rotation: at first in the open sea
    for turn in range(0, 16 * cards.turns(request), 16):
        # How many cells fit, counted for all positions at once: the three bits of that number.
        ones = twos = fours = 0
        for c in wanted:
            m = planes[c >> 4] >> bits[turn + (c & 15)]
            carry = ones & m
            fours |= twos & carry
            twos ^= carry
            ones ^= m
        fit = 4 if fours else 0
        where = fours or -1
        if where & twos:
            where &= twos
            fit += 2
        if where & ones:
            where &= ones
            fit += 1
        if fit > most:
            most = fit
            spot = where & -where
            way = turn
    found = 0
    bit = 1
    for c in wanted:
        if not (planes[c >> 4] >> bits[way + (c & 15)] & spot if spot else c >> 4 == WATER):
            found |= bit
        bit <<= 1
    return found
