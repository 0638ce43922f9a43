"""An Island of Atoll as a grid of tiles: scratch, computed from the state, never part of it.

A placement is 16 bits: y << 9 | x << 2 | turn. (x, y) is the card's upper or left tile, 0 to 127, y
downwards. turn is 0 or 1 for a horizontal card with its first tile left or right, 2 or 3 for a
vertical card with its first tile up or down. The first card of an Island has its upper or left tile
at (MIDDLE, MIDDLE), so twenty cards stay within 26 to 103 and never reach a border.

In the state an Island is a list of entries in the order laid, three bytes each: card, placement.

The grid is the smallest rectangle around the Island plus MARGIN cells of ocean on each side. Twenty
connected cards have at most 40 tiles, so columns + rows <= 41. An Island wider than _WIDE is stored
turned by a quarter, so that a row fits in the 30 bits of a small int on every VM.
"""

from engine.atoll.cards import FIRST, OCEAN, SECOND, WATER
from engine.const import const

MIDDLE = 64
MARGIN = 4  # two cells for a new card, two for a Request that extends into the ocean
ENTRY = 3  # bytes per card laid

_WIDE = const(22)


def place(x, y, turn):
    """Return the placement with its upper or left tile at (x, y), each 0 to 127. turn: 0 to 3."""
    return y << 9 | x << 2 | turn


# Offsets from a placement, without its turn, to the cells that the card covers or shares an edge
# with.
_RIGHT = const(1 << 2)
_DOWN = const(1 << 9)
_LYING = (-_RIGHT, 0, _RIGHT, 2 * _RIGHT, -_DOWN, _RIGHT - _DOWN, _DOWN, _RIGHT + _DOWN)
_STANDING = (-_DOWN, 0, _DOWN, 2 * _DOWN, -_RIGHT, _DOWN - _RIGHT, _RIGHT, _DOWN + _RIGHT)


SOUTH = 128  # from a cell of tops() to the one below


def tops(s, at, n):
    """Return the terrains on top of the n entries at s[at:], by cell: placement >> 2."""
    found = {}
    for k in range(at, at + n * ENTRY, ENTRY):
        p = s[k + 1] | s[k + 2] << 8
        i = p >> 2
        j = i + (SOUTH if p & 2 else 1)
        if p & 1:
            i, j = j, i
        found[i] = FIRST[s[k] >> 3]
        found[j] = SECOND[s[k] >> 3]
    return found


def touches(s, at, n, placement):
    """Return True if a card there covers or shares an edge with one of the n entries at s[at:]."""
    first = placement & ~3
    step = _DOWN if placement & 2 else _RIGHT  # from its first cell to its other
    for i in range(at, at + n * ENTRY, ENTRY):
        p = s[i + 1] | s[i + 2] << 8
        near = _STANDING if p & 2 else _LYING
        p = first - (p & ~3)
        if p in near or p + step in near:
            return True
    return False


def is_uncovered(s, at, n, index):
    """Return True if no tile of card `index` of the n entries at s[at:] is covered (T11)."""
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
    """Return left, top, right and bottom of the tiles of these entries."""
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
    """Write the placements that T6 allows beside or on these entries into out, ascending.

    Return how many. laid: bytes of entries. same: True if the card's terrains are equal, so only
    turns 0 and 2 are different.
    """
    if not laid:
        out[0] = place(MIDDLE, MIDDLE, 0)
        if same:
            out[1] = place(MIDDLE, MIDDLE, 2)
            return 2
        for turn in range(1, 4):
            out[turn] = out[0] + turn
        return 4
    # One byte per cell where a card may begin, all of them in one integer.
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
    # Bit 0: a horizontal card may begin here; bit 1: a vertical one.
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
    """The tiles of one Island. A cell is a number, at(x, y); + ax is one right, + ay one down.

    top[i]: terrain of cell i, or OCEAN. spots[:count]: the cells with tiles. tiles[t], buried[t]:
    number of visible and of covered tiles of a terrain. w, h: size of the grid. user: see load().

    planes() has the grid four times in each integer, each copy turned clockwise by a quarter more
    than the one before: what is looked for in one rotation is found in all four. A row of a copy
    has `side` bits, a row's first cell lowest. full: all bits. first: those of the first copy.
    masks: every other bit; two of four; four of eight.
    """

    def __init__(self):
        self.top = bytearray()  # grows with the grid: at most 812, (20 + 8) * (21 + 8)
        self.spots = [0] * 42
        self.tiles = bytearray(6)
        self.buried = bytearray(6)
        self.user = None
        self._planes = []
        self._laid = None  # the entries of load(), while the grid shows just these
        self.clear(MIDDLE, MIDDLE, MIDDLE - 1, MIDDLE - 1)

    def clear(self, x0, y0, x1, y1):
        """Make the grid all ocean, with room for tiles from (x0, y0) to (x1, y1)."""
        self.x0 = x0 - MARGIN
        self.y0 = y0 - MARGIN
        self.x1 = x1 + MARGIN
        self.y1 = y1 + MARGIN
        w = self.x1 - self.x0 + 1
        h = self.y1 - self.y0 + 1
        self.is_turned = w > _WIDE + 2 * MARGIN
        if self.is_turned:
            # A rotation, not a reflection: Requests may be rotated but not mirrored.
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
        self.side = side = w if w > h else h
        self.first = (1 << h * side) - 1
        size = 2 * (w + h) * side
        self.full = (1 << size) - 1
        size = (1 << (size + 7 >> 3 << 3)) - 1
        self.masks = size // 3, size // 5, size // 17
        self.top[: w * h] = bytes((OCEAN,)) * (w * h)
        self.tiles[:] = self.buried[:] = bytes(6)
        self.count = 0
        self._change()

    def load(self, s, at, n, user=None):
        """Lay out the n entries at s[at:], unless they are already. user: the game that asked."""
        self.user = user
        laid = bytes(s[at : at + n * ENTRY])
        if laid == self._laid:
            return
        self.clear(*_edges(laid))
        self.lay(laid)
        self._laid = laid

    def lay(self, laid):
        """Lay the cards of these entries on the Island. The grid must have room for them."""
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
                    bits = self._bits(i)
                    if top[i] == OCEAN:
                        planes[OCEAN] ^= bits
                        planes[WATER] ^= bits
                    else:
                        planes[top[i]] ^= bits
                    planes[t] |= bits
                top[i] = t
                tiles[t] += 1
                i = j
                t = u
        self.count = count
        self._laid = None

    def save(self):
        """Return the tiles laid, for restore()."""
        return (
            bytes(memoryview(self.top)[: self.w * self.h]),
            self.count,
            bytes(self.tiles),
            bytes(self.buried),
            self._planes[:],
            self._laid,
        )

    def restore(self, saved):
        """Restore what save() returned. The grid must be the same as at that call."""
        top, self.count, tiles, buried, self._planes[:], self._laid = saved
        self.top[: len(top)] = top
        self.tiles[:] = tiles
        self.buried[:] = buried

    def planes(self):
        """Return six integers, one per terrain and OCEAN: a bit is set if its cell has it.

        Ocean is water too (T9). They are computed on first use; lay() updates them.
        """
        planes = self._planes
        if not planes:
            planes += [0] * 6
            land = 0
            for k in range(self.count):
                bits = self._bits(self.spots[k])
                planes[self.top[self.spots[k]]] |= bits
                land |= bits
            planes[OCEAN] = self.full ^ land
            planes[WATER] |= planes[OCEAN]
        return planes

    def _bits(self, i):
        """Return the bits of cell i in the four copies of a plane."""
        w = self.w
        h = self.h
        side = self.side
        y = i // w
        x = i - y * w
        a = y * side + x
        b = x * side - y
        rows = w + h
        return (
            1 << a
            | 1 << h * side + h - 1 + b
            | 1 << (rows + h - 1) * side + w - 1 - a
            | 1 << (2 * rows - 1) * side - b
        )

    def at(self, x, y):
        """Return the number of cell (x, y), which must be on the grid (see is_on)."""
        return self.origin + x * self.ax + y * self.ay

    def is_on(self, x, y):
        """Return True if (x, y) is on the grid; all other cells are ocean."""
        return self.x0 <= x <= self.x1 and self.y0 <= y <= self.y1

    def terrain(self, x, y):
        """Return the terrain on top at (x, y), or OCEAN."""
        return self.top[self.at(x, y)] if self.is_on(x, y) else OCEAN

    def bounds(self):
        """Return left, top, right, bottom of the tiles; right < left if there are none."""
        return self.x0 + MARGIN, self.y0 + MARGIN, self.x1 - MARGIN, self.y1 - MARGIN

    def exchange(self, i, t):
        """Replace the top tile of cell i by one of terrain t (T11)."""
        self.tiles[self.top[i]] -= 1
        self.tiles[t] += 1
        self.top[i] = t
        self._change()

    def _change(self):
        """Discard all that was computed from the tiles."""
        self._laid = None
        self._planes.clear()
