"""Requests on an Island (T3, T9): whole rows of positions are tried at once, a bit each.

A Request lies in a box of 3 x 3. Since it wants at least two land tiles, every box that could hold
it, even after one more card, lies on the grid with its MARGIN.
"""

from array import array

from engine.atoll import cards
from engine.atoll.cards import WATER
from engine.atoll.island import ROWS

_wanted = bytearray(6)  # scratch: the cells of one Request in one rotation
_need = bytearray(5)


def fulfils(island, request):
    """Tell whether the Island fulfils the Request anywhere, in any rotation."""
    rows = island.rows
    n = cards.cells(request, 0, _wanted)
    for t in range(5):
        _need[t] = 0
    for k in range(n):
        _need[_wanted[k] >> 4] += 1
    for t in range(WATER + 1, 5):
        if _need[t] > island.tiles[t]:
            return False
    full = (1 << island.w - 2) - 1
    for turn in range(cards.turns(request)):
        if turn:
            cards.cells(request, turn, _wanted)
        for y in range(2, island.h - 4):
            m = full
            for k in range(n):
                c = _wanted[k]
                m &= rows[(c >> 4) * ROWS + y + (c >> 2 & 3)] >> (c & 3)
                if not m:
                    break
            if m:
                return True
    return False


def missing(island, request):
    """Return what is missing where the Island has most of the Request: bit j for the j-th of its
    cells without "?" (cards.cell).

    Ties go to the first rotation and the upper left on the grid.
    """
    rows = island.rows
    n = cards.cells(request, 0, _wanted)
    # The rows of a terrain in one number, each with a bit at least for every cell.
    kind, stride = ("H", 16) if island.w <= 16 else ("I", 32)
    has = {}
    for k in range(n):
        t = _wanted[k] >> 4
        if t not in has:
            some = array(kind, rows[t * ROWS : t * ROWS + island.h])
            has[t] = int.from_bytes(some, "little")
    most = -1
    found = 0
    for turn in range(cards.turns(request)):
        if turn:
            for k in range(n):
                c = _wanted[k]
                _wanted[k] = c & 0xF0 | (c & 3) << 2 | 2 - (c >> 2 & 3)
        # How many cells fit, counted for all positions at once: the three bits of that number.
        ones = twos = fours = 0
        for k in range(n):
            c = _wanted[k]
            m = has[c >> 4] >> (c >> 2 & 3) * stride + (c & 3)
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
            where &= -where
            found = 0
            for k in range(n):
                c = _wanted[k]
                if not has[c >> 4] >> (c >> 2 & 3) * stride + (c & 3) & where:
                    found |= 1 << k
    return found
