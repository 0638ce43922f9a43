"""Matches Requests with an Island (T3, T9), all positions at once, one bit per position.

A Request fits in a box of 3 x 3 cells. Boxes without a tile need no test: they have only water, and
every Request wants at least two land tiles.
"""

from engine.atoll import cards
from engine.atoll.cards import WATER


def fulfils(island, request):
    """Return True if the Island fulfils a Request anywhere, in any rotation."""
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
    """Return the missing cells, bit j for cell j, where the Island has most of a Request.

    wanted: cards.cells(request), if the caller has it already. Ties go to a box in the ocean, then
    to the first rotation, then to the upper left of the grid.
    """
    planes = island.planes()
    bits = island.bits
    wanted = wanted or cards.cells(request)
    most = 0
    for c in wanted:
        most += c >> 4 == WATER
    spot = rotation = 0  # the best position, a single bit, 0 in the ocean; its rotation
    for turn in range(0, 16 * cards.turns(request), 16):
        # The number of fitting cells for all positions at once: its three bits as three planes.
        ones = twos = fours = 0
        for c in wanted:
            m = planes[c >> 4] >> bits[turn + (c & 15)]
            carry = ones & m
            fours |= twos & carry
            twos ^= carry
            ones ^= m
        fit = 4 if fours else 0
        best = fours or -1
        if best & twos:
            best &= twos
            fit += 2
        if best & ones:
            best &= ones
            fit += 1
        if fit > most:
            most = fit
            spot = best & -best
            rotation = turn
    found = 0
    bit = 1
    for c in wanted:
        if not (planes[c >> 4] >> bits[rotation + (c & 15)] & spot if spot else c >> 4 == WATER):
            found |= bit
        bit <<= 1
    return found
