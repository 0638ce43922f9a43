"""The two boards of Hashi, side A (easier) and side B (harder), both original layouts (H1, H2).

Islands are on a grid of 9 columns and 5 rows, no two on adjacent points, and are numbered in
reading order. A line joins an island to the next one in its row or column.
"""

ISLANDS = 18
MAX_LINES = 24
COLUMNS = 9
ROWS = 5

NONE, RED, BLUE = range(3)  # flags

# Values of Board.meet for two lines; below APART: the island that both end at.
APART = 253
CROSSED = 254
SAME = 255

# The grid row by row: "." sea, "o" island, "r" island with a red flag, "b" with a blue flag.
_CHARTS = (
    "o.r.b.r.o...o.o.o.b.o.o.......o..b.or.o.r..o.",
    ".b.r..r.oo.o..o.o....b..o.o.r..r..o.o..o.b..o",
)


class Board:
    """The tables of a side. Islands are 0 to 17, lines 0 to `lines` - 1.

    x, y: bytes by island, column 0 to 8 and row 0 to 4. flag: bytes by island, NONE, RED or BLUE.
    one, two: bytes by line, its two islands, one < two. at: for each island, bytes of its lines.
    crossing: for each line, bytes of the lines that cross it. meet: bytes, at
    [line * MAX_LINES + other] the common island, APART, CROSSED or SAME.
    """

    def __init__(self, side):
        chart = _CHARTS[side]
        cells = [i for i in range(COLUMNS * ROWS) if chart[i] != "."]
        self.side = side
        self.x = bytes([i % COLUMNS for i in cells])
        self.y = bytes([i // COLUMNS for i in cells])
        self.flag = bytes(["orb".find(chart[i]) for i in cells])
        pairs = self._neighbours()
        n = self.lines = len(pairs)
        self.one = bytes([pair[0] for pair in pairs])
        self.two = bytes([pair[1] for pair in pairs])
        self.at = [bytes([k for k in range(n) if i in pairs[k]]) for i in range(ISLANDS)]
        self.meet = bytearray(bytes([APART]) * (MAX_LINES * MAX_LINES))
        for i in range(ISLANDS):
            for k in self.at[i]:
                for m in self.at[i]:
                    self.meet[k * MAX_LINES + m] = i
        x = self.x
        y = self.y
        for k in range(n):
            self.meet[k * MAX_LINES + k] = SAME
            left = self.one[k]
            right = self.two[k]
            for m in range(n):
                top = self.one[m]  # if k is horizontal and m vertical
                if x[left] < x[top] < x[right] and y[top] < y[left] == y[right] < y[self.two[m]]:
                    self.meet[k * MAX_LINES + m] = self.meet[m * MAX_LINES + k] = CROSSED
        self.crossing = [
            bytes([m for m in range(n) if self.meet[k * MAX_LINES + m] == CROSSED])
            for k in range(n)
        ]

    def largest_group(self, found, s, at):
        """Return the size of the largest group of islands marked in found that bridges join.

        found: a byte per island, all 0 afterwards. s[at + line]: 1 or 2 bridges, else none.
        """
        stack = bytearray(ISLANDS)
        best = 0
        for first in range(ISLANDS):
            if not found[first]:
                continue
            found[first] = 0
            stack[0] = first
            n = 1
            size = 0
            while n:
                n -= 1
                i = stack[n]
                size += 1
                for line in self.at[i]:
                    j = self.one[line] + self.two[line] - i
                    if found[j] and 0 < s[at + line] < 3:
                        found[j] = 0
                        stack[n] = j
                        n += 1
            if size > best:
                best = size
        return best

    def _neighbours(self):
        """Return the pairs of islands that a line joins, ascending."""
        x = self.x
        y = self.y
        pairs = []
        for i in range(ISLANDS):
            across = down = False
            for j in range(i + 1, ISLANDS):
                if y[j] == y[i] and not across:
                    across = True
                elif x[j] == x[i] and not down:
                    down = True
                else:
                    continue
                pairs.append((i, j))
        return pairs


_made = {}  # side -> its Board


def board(side):
    """Return the Board of side 0 (A) or 1 (B), built on first use."""
    if side not in _made:
        _made[side] = Board(side)
    return _made[side]
