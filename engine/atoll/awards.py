"""What each Award counts on an Island (T4): pure functions of its top and covered tiles.

They use island.planes(), which holds the grid in four rotations: a step to the right is a step in
each of the four directions, one in each copy.
"""

from engine.atoll import cards
from engine.atoll.cards import OCEAN, WATER


def value(island, award):
    """Return the Island's count for an Award, 0 or more."""
    kind = cards.kind(award)
    a = cards.argument(award)
    if kind == cards.TILES:
        return island.tiles[a]
    if kind == cards.AREA:
        return areas(island, a, True)
    if kind == cards.EDGES:
        return edges(island, a, cards.argument2(award))
    if kind == cards.LINE:
        return line(island)
    if kind == cards.ALL:
        return island.count
    if kind == cards.SAME:
        return same(island)
    if kind == cards.AREAS:
        n = 0
        for t in range(OCEAN):
            n += areas(island, t, False)
        return n
    if kind == cards.INLAND:
        return inland(island, a)
    if kind == cards.BURIED:
        return island.buried[a]
    return quartets(island, a)


def _count(island, cells):
    """Return how many bits are set, at most 254."""
    # Sums of two bits, of four, of eight; and as 256 is 1 modulo 255, that of all bytes.
    m2, m4, m8 = island.masks
    cells -= cells >> 1 & m2
    cells = (cells & m4) + (cells >> 2 & m4)
    return (cells + (cells >> 4) & m8) % 255


def _cells(island, terrains):
    """Return the cells of a set of terrains, a bit each, bit 5 for the ocean."""
    planes = island.planes()
    cells = planes[WATER] ^ planes[OCEAN] if terrains & 1 else 0
    for t in range(1, OCEAN + 1):
        if terrains >> t & 1:
            cells |= planes[t]
    return cells


def areas(island, t, largest):
    """Return the size of the largest connected area of terrain t, or how many areas there are."""
    if not island.tiles[t]:
        return 0
    left = _cells(island, 1 << t) & island.first
    side = island.side
    n = best = 0
    while left:
        n += 1
        area = 0
        more = left & -left
        while more != area:
            area = more
            more |= (more << 1 | more >> 1) & left
            more |= (more << side | more >> side) & left
        left ^= area
        if largest:
            best = max(best, _count(island, area))
    return best if largest else n


def edges(island, one, other):
    """Return the number of edges between a tile of set `one` and a cell of set `other`.

    Sets have a bit per terrain, bit 5 for the ocean. The two sets share no terrain, so no edge is
    counted twice.
    """
    return _count(island, _cells(island, one) & _cells(island, other) >> 1)


def same(island):
    """Return the number of edges between two tiles of the same terrain."""
    pairs = 0
    for t in range(OCEAN):
        cells = _cells(island, 1 << t)
        pairs |= cells & cells >> 1
    return _count(island, pairs) >> 1  # in two of the four rotations each


def line(island):
    """Return the most tiles in one row or column; gaps are allowed."""
    # The rows of the first two copies. While any has a tile, each row loses its lowest one: less 1,
    # a row that has any keeps the bits above it. A row's last bit is ocean, so it can say if any.
    side = island.side
    left = (island.planes()[OCEAN] ^ island.full) & (1 << (island.w + island.h) * side) - 1
    ends = ((1 << (island.w + island.h) * side) - 1) // ((1 << side) - 1)
    least = (ends << side - 1) - ends
    n = 0
    while left:
        n += 1
        left &= left - (left + least >> side - 1 & ends)
    return n


def inland(island, terrains):
    """Return the number of tiles of a terrain set, a bit each, that do not touch the ocean."""
    ocean = island.planes()[OCEAN]
    side = island.side
    shore = ocean << 1 | ocean >> 1 | ocean << side | ocean >> side
    cells = _cells(island, terrains) & island.first
    return _count(island, cells ^ cells & shore)


def quartets(island, terrains):
    """Return the number of 2 x 2 squares of tiles with at least `terrains` different terrains."""
    side = island.side
    ocean = island.planes()[OCEAN]
    ocean |= ocean >> 1
    ocean |= ocean >> side
    # By number of terrains: the squares that have at least so many.
    squares = [island.first ^ island.first & ocean] + [0] * terrains
    for t in range(OCEAN):
        cells = _cells(island, 1 << t)
        cells |= cells >> 1
        cells |= cells >> side
        for n in range(terrains, 0, -1):
            squares[n] |= squares[n - 1] & cells
    return _count(island, squares[terrains])
