"""Matches Requests with an Island (T3, T9).

A Request fits in a box of 3 x 3 cells. Boxes without a tile need no test: they have only water, and
every Request wants at least two land tiles.
"""

from engine.atoll import cards
from engine.atoll.cards import TURNED, WATER
from engine.atoll.island import SOUTH


def _step(start, stop):
    """Return the way between two cells of a Request, given by their indices in TURNED."""
    a = TURNED[start]
    b = TURNED[stop]
    return (b & 3) - (a & 3) + ((b >> 2) - (a >> 2)) * SOUTH


# By rotation: from a cell of a Request to the next one in its row, and in its column.
_AXES = tuple([(_step(at, at + 1), _step(at, at + 3)) for at in range(0, 36, 9)])


def fulfils(tops, wanted, changed=None):
    """Return True if an Island fulfils a Request, in any rotation.

    tops: island.tops(). wanted: cards.cells(request). changed: some cells with tiles; then only
    positions that include one of them are tried.
    """
    if changed is None:
        land = wanted[0] if wanted[0] >> 4 != WATER else wanted[1]
        for i in tops:
            if tops[i] == land >> 4 and _fits(tops, wanted, land, i):
                return True
        return False
    for i in changed:
        t = tops[i]
        for c in wanted:
            if c >> 4 == t and _fits(tops, wanted, c, i):
                return True
    return False


def _fits(tops, wanted, at, i):
    """Return True if a Request lies on an Island with its cell `at` on cell i, in any rotation."""
    top = tops.get
    for right, down in _AXES:
        corner = i - (at & 3) * right - (at >> 2 & 3) * down
        for c in wanted:
            if c != at and top(corner + (c & 3) * right + (c >> 2 & 3) * down, WATER) != c >> 4:
                break
        else:
            return True
    return False


def missing(island, request, wanted=None):
    """Return the missing cells, bit j for cell j, where the Island has most of a Request.

    Tries all positions at once, one bit per position.
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


# By terrain: the pairs of cards.FIRST and cards.SECOND that have it, a bit each.
_WITH = (0x001F, 0x01E2, 0x0E44, 0x3488, 0x6910)
_TWICE = (0x0001, 0x0020, 0x0200, 0x1000, 0x4000)


def _pair(t, u):
    """Return the bit of the pair of two terrains."""
    return _WITH[t] & _WITH[u] if t != u else _TWICE[t]


def _are_adjacent(c, d):
    """Return True if two cells of a Request share an edge."""
    across = (c & 3) - (d & 3)
    down = (c >> 2 & 3) - (d >> 2 & 3)
    return across * across + down * down == 1


def nearest(island, request):
    """Return how few tiles an Island lacks of a Request, and which cards fulfil it next.

    The cards are bits, by their pair of terrains: the cards with the only tile that a position
    lacks, or with both if these are adjacent. For a single tile, the card's other one is assumed to
    have room beside it.
    """
    planes = island.planes()
    bits = island.bits
    wanted = cards.cells(request)
    n = len(wanted)
    least = n
    for c in wanted:
        least -= c >> 4 == WATER
    pairs = 0
    fits = [0] * n
    full = (1 << island.w * island.h) - 1
    for turn in range(0, 16 * cards.turns(request), 16):
        # How many tiles each position lacks, for all at once: none, one, two, or more.
        ones = twos = more = 0
        for k in range(n):
            c = wanted[k]
            m = fits[k] = planes[c >> 4] >> bits[turn + (c & 15)] ^ full
            more |= twos & ones & m
            twos ^= ones & m
            ones ^= m
        few = more ^ full
        two = few & twos & (ones ^ full)
        one = few & ones & (twos ^ full)
        if few & (ones | twos) != few:
            return 0, 0
        if one:
            least = 1
            for k in range(n):
                if one & fits[k]:
                    pairs |= _WITH[wanted[k] >> 4]
        if two:
            if least > 2:
                least = 2
            for k in range(1, n):
                m = two & fits[k]
                if m:
                    for j in range(k):
                        if m & fits[j] and _are_adjacent(wanted[j], wanted[k]):
                            pairs |= _pair(wanted[j] >> 4, wanted[k] >> 4)
        elif least > 3 and few:
            least = 3
    return least, pairs
