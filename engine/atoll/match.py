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
    side = island.side
    first = island.first
    wanted = wanted or cards.cells(request)
    most = 0
    for c in wanted:
        most += c >> 4 == WATER
    found = (1 << len(wanted)) - 1  # in the ocean
    for j in range(len(wanted)):
        found ^= (wanted[j] >> 4 == WATER) << j
    for turn in range(cards.turns(request)):
        # The number of fitting cells for all positions at once: its three bits as three planes.
        ones = twos = fours = 0
        fits = []
        for c in cards.cells(request, turn) if turn else wanted:
            m = (planes[c >> 4] & first) >> (c >> 2 & 3) * side + (c & 3)
            fits.append(m)
            carry = ones & m
            fours |= twos & carry
            twos ^= carry
            ones ^= m
        fit = 4 if fours else 0
        best = fours or first
        if best & twos:
            best &= twos
            fit += 2
        if best & ones:
            best &= ones
            fit += 1
        if fit > most:
            most = fit
            best &= -best
            found = 0
            for j in range(len(fits)):
                found |= (not fits[j] & best) << j
    return found


# By terrain: the pairs of cards.FIRST and cards.SECOND that have it, a bit each.
_WITH = (0x001F, 0x01E2, 0x0E44, 0x3488, 0x6910)
_TWICE = (0x0001, 0x0020, 0x0200, 0x1000, 0x4000)


def _pair(t, u):
    """Return the bit of the pair of two terrains."""
    return _WITH[t] & _WITH[u] if t != u else _TWICE[t]


def shape(request):
    """Return what nearest() looks for: cards.cells(request), how many want land, adjacent cells.

    The adjacent cells are rows: the index of one, of the other, the bit of the pair that both want.
    """
    wanted = cards.cells(request)
    lands = 0
    beside = []
    for k in range(len(wanted)):
        lands += wanted[k] >> 4 != WATER
        for j in range(k):
            # A step to the right, or down: cells come row by row, and a row has a fourth, unused.
            if (wanted[k] & 15) - (wanted[j] & 15) in (1, 4):
                beside.append((j, k, _pair(wanted[j] >> 4, wanted[k] >> 4)))
    return wanted, lands, beside


def nearest(island, shape):
    """Return how few tiles an Island lacks of a Request, and which cards fulfil it next.

    shape: shape(request). The cards are bits, by their pair of terrains: the cards with the only
    tile that a position lacks, or with both if these are adjacent. For a single tile, the card's
    other one is assumed to have room beside it.
    """
    wanted, least, beside = shape
    planes = island.planes()
    side = island.side
    full = island.full
    # How many tiles each position lacks, for all rotations at once: none, one, two, or more.
    ones = twos = more = 0
    lacks = []
    for c in wanted:
        m = planes[c >> 4] >> (c >> 2 & 3) * side + (c & 3) ^ full
        lacks.append(m)
        more |= twos & ones & m
        twos ^= ones & m
        ones ^= m
    few = more ^ full
    if few & (ones | twos) != few:
        return 0, 0
    pairs = 0
    two = few & twos
    one = few & ones
    if one and two:
        both = one & two  # three
        one ^= both
        two ^= both
    if one:
        least = 1
        for k in range(len(wanted)):
            if one & lacks[k]:
                pairs |= _WITH[wanted[k] >> 4]
    if two:
        if least > 2:
            least = 2
        for j, k, pair in beside:
            if two & lacks[j] & lacks[k]:
                pairs |= pair
    elif least > 3 and few:
        least = 3
    return least, pairs
