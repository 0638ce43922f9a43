"""An Island of Atoll laid out in tiles: scratch, filled from a state's bytes, never kept as truth.

A placement is 16 bits: y << 9 | x << 2 | turn, where (x, y) is the card's upper or left tile, 0 to
127 with y down, and turn is 0 or 1 for a lying card with its first tile left or right, 2 or 3 for a
standing one with its first tile up or down. The first card of an Island has its upper or left tile
at (MIDDLE, MIDDLE), so twenty cards stay within 26 to 103: there is no edge.

In the state an Island is a row of its cards in the order laid, three bytes each: card, placement.

The grid here is the smallest rectangle around the Island with MARGIN of ocean on each side. Twenty
connected cards have 40 tiles at most, so columns + rows <= 41; an Island wider than _WIDE is held a
quarter turn round, which keeps a row within the 30 bits of a small int everywhere.
"""

from engine.atoll.cards import FIRST, OCEAN, SECOND, TURNED
from engine.const import const

MIDDLE = 64
MARGIN = 4  # two cells for a new card, two more for a Request that sticks out into the ocean
ENTRY = 3  # bytes of a card laid
MARK = 128  # added to the terrain of a cell for a while

_WIDE = const(22)


def place(x, y, turn):
    """Return the placement with its upper or left tile at (x, y)."""
    return y << 9 | x << 2 | turn


# From a card's placement, its turn left out, to that of the cells that are it or share an edge.
_RIGHT = const(1 << 2)
_DOWN = const(1 << 9)
_LYING = (-_RIGHT, 0, _RIGHT, 2 * _RIGHT, -_DOWN, _RIGHT - _DOWN, _DOWN, _RIGHT + _DOWN)
_STANDING = (-_DOWN, 0, _DOWN, 2 * _DOWN, -_RIGHT, _DOWN - _RIGHT, _RIGHT, _DOWN + _RIGHT)


def touches(s, at, n, placement):
    """Tell whether a card placed there covers, or shares an edge with, one of the n at s[at:]."""
    here = placement & ~3
    step = _DOWN if placement & 2 else _RIGHT  # from its first cell to its other
    for i in range(at, at + n * ENTRY, ENTRY):
        p = s[i + 1] | s[i + 2] << 8
        near = _STANDING if p & 2 else _LYING
        p = here - (p & ~3)
        if p in near or p + step in near:
            return True
    return False


def is_uncovered(s, at, n, index):
    """Tell whether no part of card `index` of the n cards at s[at:] is covered (T11)."""
    i = at + index * ENTRY
    p = s[i + 1] | s[i + 2] << 8
    ax = p >> 2 & 127
    ay = p >> 9
    bx = ax
    by = ay
    if p & 2:
        by += 1
    else:
        bx += 1
    for k in range(i + ENTRY, at + n * ENTRY, ENTRY):
        p = s[k + 1] | s[k + 2] << 8
        x = p >> 2 & 127
        y = p >> 9
        if (x == ax and y == ay) or (x == bx and y == by):
            return False
        if p & 2:
            y += 1
        else:
            x += 1
        if (x == ax and y == ay) or (x == bx and y == by):
            return False
    return True


def _edges(laid):
    """Return the left, upper, right and lower edge of the tiles of these entries."""
    x0 = y0 = MIDDLE
    x1 = y1 = MIDDLE - 1
    for k in range(1, len(laid), ENTRY):
        p = laid[k] | laid[k + 1] << 8
        x = p >> 2 & 127
        y = p >> 9
        if x < x0:
            x0 = x
        if y < y0:
            y0 = y
        if p & 2:
            y += 1
        else:
            x += 1
        if x > x1:
            x1 = x
        if y > y1:
            y1 = y
    return x0, y0, x1, y1


def placements(laid, same, out):
    """Fill out with the placements T6 allows beside or on these entries, ascending.

    Return how many. same: the card's tiles are alike, so two of its four turns are the others over
    again.
    """
    if not laid:
        out[0] = place(MIDDLE, MIDDLE, 0)
        if same:
            out[1] = place(MIDDLE, MIDDLE, 2)
            return 2
        for turn in range(1, 4):
            out[turn] = out[0] + turn
        return 4
    # A byte a cell, as far as a card may begin, and all of them in one number.
    x0, y0, x1, y1 = _edges(laid)
    x0 -= 2
    y0 -= 2
    w = x1 - x0 + 2
    cells = bytearray(w * (y1 - y0 + 2))
    for k in range(1, len(laid), ENTRY):
        p = laid[k] | laid[k + 1] << 8
        i = (p >> 2 & 127) - x0 + ((p >> 9) - y0) * w
        cells[i] = cells[i + (w if p & 2 else 1)] = 1
    near = int.from_bytes(cells, "little")
    near |= near << 8 | near >> 8 | near << 8 * w | near >> 8 * w
    # 1 where a card may lie with its left tile, 2 where it may stand with its upper one.
    near |= near >> 8 | (near | near >> 8 * w) << 1
    cells = near.to_bytes(len(cells), "little")
    n = 0
    step = 1 if same else 2
    for i in range(0, len(cells), w):
        p = place(x0, y0 + i // w, 0)
        for turns in cells[i : i + w]:
            if turns:
                if turns & 1:
                    out[n] = p
                    if not same:
                        out[n + 1] = p + 1
                    n += step
                if turns & 2:
                    out[n] = p + 2
                    if not same:
                        out[n + 1] = p + 3
                    n += step
            p += 4
    return n


class Island:
    """The tiles of one Island. Cells are numbers: at(x, y); +ax is one right, +ay one down.

    top[i] is a terrain or OCEAN; spots[:count] are the cells with tiles; tiles[t] counts the
    visible and buried[t] the covered tiles of a terrain.
    """

    def __init__(self):
        self.top = bytearray()  # grows with the grid: 812 at most, (20 + 8) x (21 + 8)
        self.spots = [0] * 42
        self.tiles = bytearray(6)
        self.buried = bytearray(6)
        self.user = None
        # How far from the upper left of 3 x 3 a Request's cell has its bit in a plane, for
        # turn << 4 | row << 2 | column; and the bits of a row that this was reckoned for.
        self.bits = bytearray(64)
        self._stride = 0
        self._planes = []
        self._laid = None  # the entries that lie here, as long as nothing else does
        self.clear(MIDDLE, MIDDLE, MIDDLE - 1, MIDDLE - 1)

    def clear(self, x0, y0, x1, y1):
        """Make the grid bare ocean, for tiles from (x0, y0) to (x1, y1)."""
        self.x0 = x0 - MARGIN
        self.y0 = y0 - MARGIN
        self.x1 = x1 + MARGIN
        self.y1 = y1 + MARGIN
        w = self.x1 - self.x0 + 1
        h = self.y1 - self.y0 + 1
        self.is_turned = w > _WIDE + 2 * MARGIN
        if self.is_turned:
            # A quarter turn, not a reflection: Requests match turned, never mirrored.
            self.ax = -h
            self.ay = 1
            self.origin = self.x1 * h - self.y0
            w, h = h, w
        else:
            self.ax = 1
            self.ay = w
            self.origin = -self.y0 * w - self.x0
        self.w = w
        self.h = h
        self.top[: w * h] = bytes((OCEAN,)) * (w * h)
        self.tiles[:] = self.buried[:] = bytes(6)
        self.count = 0
        self._change()

    def load(self, s, at, n, user=None):
        """Lay out the n cards whose entries begin at s[at]; `user` says for whom."""
        self.user = user
        laid = bytes(s[at : at + n * ENTRY])
        if laid == self._laid:
            return
        self.clear(*_edges(laid))
        self.lay(laid)
        self._laid = laid

    def lay(self, laid):
        """Lay the cards of these entries beside or on the rest. The grid must have room."""
        top = self.top
        spots = self.spots
        tiles = self.tiles
        ax = self.ax
        ay = self.ay
        count = self.count
        planes = self._planes
        for k in range(0, len(laid), ENTRY):
            p = laid[k + 1] | laid[k + 2] << 8
            t = FIRST[laid[k] >> 3]
            u = SECOND[laid[k] >> 3]
            if p & 1:
                t, u = u, t
            i = self.origin + (p >> 2 & 127) * ax + (p >> 9) * ay
            j = i + (ay if p & 2 else ax)
            for _ in range(2):
                if top[i] == OCEAN:
                    spots[count] = i
                    count += 1
                else:
                    tiles[top[i]] -= 1
                    self.buried[top[i]] += 1
                if planes:
                    planes[top[i] % OCEAN] ^= 1 << i
                    planes[t] |= 1 << i
                top[i] = t
                tiles[t] += 1
                i = j
                t = u
        self.count = count
        self._laid = None

    def keep(self):
        """Return what restore() takes."""
        return (
            bytes(memoryview(self.top)[: self.w * self.h]),
            self.count,
            bytes(self.tiles),
            bytes(self.buried),
            self._planes[:],
            self._laid,
        )

    def restore(self, kept):
        """Lie again as when keep() returned that; the grid must be the one of then."""
        top, self.count, tiles, buried, self._planes[:], self._laid = kept
        self.top[: len(top)] = top
        self.tiles[:] = tiles
        self.buried[:] = buried

    def planes(self):
        """Return five numbers, one a terrain: bit i where cell i is of it; the ocean is water (T9).

        Once made, they follow the cards laid.
        """
        planes = self._planes
        if not planes:
            if self.w != self._stride:
                self._reckon_bits()
            n = self.w * self.h
            lands = [bytearray(n + 7 >> 3) for _ in range(5)]
            for k in range(self.count):
                i = self.spots[k]
                t = self.top[i]
                if t:
                    lands[t][i >> 3] |= 1 << (i & 7)
            planes += [int.from_bytes(land, "little") for land in lands]
            # What no land covers is water.
            planes[0] = (1 << n) - 1 ^ (planes[1] | planes[2] | planes[3] | planes[4])
        return planes

    def _reckon_bits(self):
        self._stride = stride = self.w
        for n in range(len(TURNED)):
            to = TURNED[n]
            self.bits[n // 9 << 4 | TURNED[n % 9]] = (to >> 2) * stride + (to & 3)

    def at(self, x, y):
        """Return the number of the cell (x, y); it must be on the grid (see is_on)."""
        return self.origin + x * self.ax + y * self.ay

    def is_on(self, x, y):
        """Tell whether (x, y) is on the grid; what is not is ocean."""
        return self.x0 <= x <= self.x1 and self.y0 <= y <= self.y1

    def terrain(self, x, y):
        """Return the terrain on top at (x, y), or OCEAN."""
        return self.top[self.at(x, y)] if self.is_on(x, y) else OCEAN

    def bounds(self):
        """Return left, top, right, bottom of the tiles; right < left when there is none."""
        return self.x0 + MARGIN, self.y0 + MARGIN, self.x1 - MARGIN, self.y1 - MARGIN

    def exchange(self, i, t):
        """Make the tile on top of cell i one of terrain t: a double-water card slips in (T11)."""
        self.tiles[self.top[i]] -= 1
        self.tiles[t] += 1
        self.top[i] = t
        self._change()

    def _change(self):
        self._laid = None
        self._planes.clear()
