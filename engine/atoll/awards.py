"""What each Award counts on an Island (T4): pure functions of its top and covered tiles."""

from engine.atoll import cards
from engine.atoll.cards import OCEAN
from engine.atoll.island import MARK
from engine.const import const

_todo = bytearray(82)  # stack of the flood fill: at most 41 cells of two bytes


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


def areas(island, t, largest):
    """Return the size of the largest connected area of terrain t, or how many areas there are."""
    if not island.tiles[t]:
        return 0
    top = island.top
    spots = island.spots
    w = island.w
    seen = t | MARK
    n = best = 0
    for k in range(island.count):
        i = spots[k]
        if top[i] != t:
            continue
        n += 1
        size = 0
        top[i] = seen
        _todo[0] = i & 255
        _todo[1] = i >> 8
        left = 2
        while left:
            left -= 2
            size += 1
            i = _todo[left] | _todo[left + 1] << 8
            for j in (i - w, i - 1, i + 1, i + w):
                if top[j] == t:
                    top[j] = seen
                    _todo[left] = j & 255
                    _todo[left + 1] = j >> 8
                    left += 2
        if size > best:
            best = size
    for k in range(island.count):
        top[spots[k]] &= MARK - 1
    return best if largest else n


def edges(island, one, other):
    """Return the number of edges between a tile of set `one` and a cell of set `other`.

    Sets have a bit per terrain, bit 5 for the ocean. The two sets share no terrain, so no edge is
    counted twice.
    """
    top = island.top
    w = island.w
    n = 0
    for k in range(island.count):
        i = island.spots[k]
        if one >> top[i] & 1:
            n += (
                (other >> top[i - 1] & 1)
                + (other >> top[i + 1] & 1)
                + (other >> top[i - w] & 1)
                + (other >> top[i + w] & 1)
            )
    return n


def same(island):
    """Return the number of edges between two tiles of the same terrain."""
    top = island.top
    w = island.w
    n = 0
    for k in range(island.count):
        i = island.spots[k]
        t = top[i]
        if top[i + 1] == t:
            n += 1
        if top[i + w] == t:
            n += 1
    return n


def line(island):
    """Return the most tiles in one row or column; gaps are allowed."""
    top = island.top
    w = island.w
    best = 0
    for k in range(island.count):
        i = island.spots[k]
        # Counting starts only at tiles with ocean before them: the first of a row is one of these.
        if top[i - 1] == OCEAN:
            n = 0
            for j in range(i, i - i % w + w):
                if top[j] != OCEAN:
                    n += 1
            if n > best:
                best = n
        if top[i - w] == OCEAN:
            n = 0
            for j in range(i, island.h * w, w):
                if top[j] != OCEAN:
                    n += 1
            if n > best:
                best = n
    return best


def inland(island, terrains):
    """Return the number of tiles of a terrain set, a bit each, that do not touch the ocean."""
    top = island.top
    w = island.w
    n = 0
    for k in range(island.count):
        i = island.spots[k]
        if (
            terrains >> top[i] & 1
            and top[i - 1] != OCEAN
            and top[i + 1] != OCEAN
            and top[i - w] != OCEAN
            and top[i + w] != OCEAN
        ):
            n += 1
    return n


_VARIETY = const(b"\x00\x01\x01\x02\x01\x02\x02\x03\x01\x02\x02\x03\x02\x03\x03\x04")


def quartets(island, terrains):
    """Return the number of 2 x 2 squares of tiles with at least `terrains` different terrains."""
    top = island.top
    w = island.w
    n = 0
    for k in range(island.count):
        i = island.spots[k]
        held = 1 << top[i] | 1 << top[i + 1] | 1 << top[i + w] | 1 << top[i + w + 1]
        if held < 32 and _VARIETY[held >> 1] + (held & 1) >= terrains:
            n += 1
    return n
