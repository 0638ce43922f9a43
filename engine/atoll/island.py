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

from engine.atoll.cards import FIRST, OCEAN, SECOND
from engine.const import const

MIDDLE = 64
MARGIN = 4  # two cells for a new card, two more for a Request that sticks out into the ocean
ENTRY = 3  # bytes of a card laid
MARK = 128  # added to the terrain of a cell for a while

_WIDE = const(22)
_CELLS = const(812)  # (20 + 8) x (21 + 8), the most that columns + rows <= 41 allow
ROWS = 49


def place(x, y, turn):
    """Return the placement with its upper or left tile at (x, y)."""
    return y << 9 | x << 2 | turn


def touches(s, at, n, x, y):
    """Tell whether (x, y) is a tile of the n cards at s[at:], or shares an edge with one."""
    for i in range(at, at + n * ENTRY, ENTRY):
        p = s[i + 1] | s[i + 2] << 8
        dx = x - (p >> 2 & 127)
        dy = y - (p >> 9)
        if p & 2:
            if (dx == 0 and -1 <= dy <= 2) or ((dx == 1 or dx == -1) and (dy == 0 or dy == 1)):
                return True
        elif (dy == 0 and -1 <= dx <= 2) or ((dy == 1 or dy == -1) and (dx == 0 or dx == 1)):
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


class Island:
    """The tiles of one Island. Cells are numbers: at(x, y); +ax is one right, +ay one down.

    top[i] is a terrain or OCEAN; spots[:count] are the cells with tiles; tiles[t] counts the
    visible and buried[t] the covered tiles of a terrain. rows[t * ROWS + r] has a bit for each cell
    of grid row r with terrain t on top, the ocean being water (T9).

    Who walks the cells may add MARK to top[i], and takes it away again before returning.
    """

    def __init__(self):
        self.top = bytearray(_CELLS)
        self.rows = [0] * (5 * ROWS)
        self.spots = [0] * 42
        self.tiles = bytearray(6)
        self.buried = bytearray(6)
        self.user = None
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
        rows = self.rows
        rows[:h] = [(1 << w) - 1] * h
        none = [0] * h
        for t in range(ROWS, 5 * ROWS, ROWS):
            rows[t : t + h] = none
        for t in range(6):
            self.tiles[t] = 0
            self.buried[t] = 0
        self.count = 0

    def load(self, s, at, n, user=None):
        """Lay out the n cards whose entries begin at s[at]; `user` says for whom."""
        self.user = user
        x0 = y0 = MIDDLE
        x1 = y1 = MIDDLE - 1
        stop = at + n * ENTRY
        for i in range(at, stop, ENTRY):
            p = s[i + 1] | s[i + 2] << 8
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
        self.clear(x0, y0, x1, y1)
        for i in range(at, stop, ENTRY):
            pair = s[i] >> 3
            self.lay(FIRST[pair], SECOND[pair], s[i + 1] | s[i + 2] << 8)

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

    def put(self, i, t):
        """Put a tile of terrain t on cell i."""
        old = self.top[i]
        y = i // self.w
        bit = 1 << i % self.w
        if old == OCEAN:
            self.spots[self.count] = i
            self.count += 1
            self.rows[y] ^= bit
        else:
            self.tiles[old] -= 1
            self.buried[old] += 1
            self.rows[old * ROWS + y] ^= bit
        self.top[i] = t
        self.tiles[t] += 1
        self.rows[t * ROWS + y] |= bit

    def exchange(self, i, t):
        """Make the tile on top of cell i one of terrain t: a double-water card slips in (T11)."""
        old = self.top[i]
        y = i // self.w
        bit = 1 << i % self.w
        self.tiles[old] -= 1
        self.rows[old * ROWS + y] ^= bit
        self.top[i] = t
        self.tiles[t] += 1
        self.rows[t * ROWS + y] |= bit

    def lay(self, t, u, p):
        """Lay a card with tiles of terrains t and u at placement p, beside or on the rest."""
        i = self.at(p >> 2 & 127, p >> 9)
        j = i + (self.ay if p & 2 else self.ax)
        if p & 1:
            self.put(j, t)
            self.put(i, u)
        else:
            self.put(i, t)
            self.put(j, u)

    def placements(self, same, out):
        """Fill out with the placements T6 allows, ascending; return how many.

        same: the card's tiles are alike, so two of its four turns are the others over again.
        """
        if not self.count:
            out[0] = place(MIDDLE, MIDDLE, 0)
            if same:
                out[1] = place(MIDDLE, MIDDLE, 2)
                return 2
            for turn in range(1, 4):
                out[turn] = out[0] + turn
            return 4
        ax = self.ax
        ay = self.ay
        near = self.top
        # Marked while this runs: cells with a tile or beside one.
        for k in range(self.count):
            i = self.spots[k]
            near[i] |= MARK
            near[i + 1] |= MARK
            near[i - 1] |= MARK
            near[i + self.w] |= MARK
            near[i - self.w] |= MARK
        n = 0
        for y in range(self.y0 + MARGIN - 2, self.y1 - MARGIN + 2):
            x = self.x0 + MARGIN - 2
            i = self.origin + x * ax + y * ay
            here = near[i] & MARK
            for p in range(place(x, y, 0), place(self.x1 - MARGIN + 2, y, 0), 4):
                right = near[i + ax] & MARK
                if here or right:
                    out[n] = p
                    n += 1
                    if not same:
                        out[n] = p + 1
                        n += 1
                if here or near[i + ay] & MARK:
                    out[n] = p + 2
                    n += 1
                    if not same:
                        out[n] = p + 3
                        n += 1
                here = right
                i += ax
        for k in range(self.count):
            i = self.spots[k]
            near[i] &= MARK - 1
            near[i + 1] &= MARK - 1
            near[i - 1] &= MARK - 1
            near[i + self.w] &= MARK - 1
            near[i - self.w] &= MARK - 1
        return n
