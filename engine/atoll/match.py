"""Requests on an Island (T3, T9): whole rows of positions are tried at once, a bit each.

A Request lies in a box of 3 x 3. Since it wants at least two land tiles, every box that could hold
it, even after one more card, lies on the grid with its MARGIN.
"""

from engine.atoll import cards
from engine.atoll.cards import WATER
from engine.atoll.island import ROWS

_wanted = bytearray(6)  # scratch: the cells of one Request in one rotation
_nearest = bytearray(6)
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


def nearest(island, request, out):
    """Find where the Island lacks least of the Request. Return how many tiles it lacks there.

    out (bytes, 20 at least) gets for each of them x, y and j << 4 | the terrain wanted, the j-th of
    the Request's cells without "?" (cards.cell); ties go to the first rotation and the upper left
    on the grid. Only boxes with a tile of the Island count.
    """
    rows = island.rows
    best = 7
    at = 0
    n = cards.cells(request, 0, _wanted)
    for turn in range(cards.turns(request)):
        if turn:
            for k in range(n):
                c = _wanted[k]
                _wanted[k] = c & 0xF0 | (c & 3) << 2 | 2 - (c >> 2 & 3)
        for y in range(2, island.h - 4):
            full = (1 << island.w - 6) - 1
            ones = twos = fours = 0
            for k in range(n):
                c = _wanted[k]
                m = rows[(c >> 4) * ROWS + y + (c >> 2 & 3)] >> (c & 3) + 2 & full ^ full
                fours |= twos & ones & m
                twos ^= ones & m
                ones ^= m
            for lacks in range(best):
                m = (ones if lacks & 1 else ones ^ full) & (twos if lacks & 2 else twos ^ full)
                m &= fours if lacks & 4 else fours ^ full
                if m:
                    best = lacks
                    _nearest[:] = _wanted
                    x = 2
                    while not m & 1:
                        m >>= 1
                        x += 1
                    at = y * island.w + x
                    break
    k = 0
    for j in range(n):
        c = _nearest[j]
        i = at + (c >> 2 & 3) * island.w + (c & 3)
        t = island.top[i]
        if t != c >> 4 and (t != cards.OCEAN or c >> 4 != WATER):
            out[k] = island.x_of(i)
            out[k + 1] = island.y_of(i)
            out[k + 2] = j << 4 | c >> 4
            k += 3
    return best
