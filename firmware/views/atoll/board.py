"""An Island of Atoll as dots, with the card above it that the cursor carries; cards; Requests.

A cell is 9 dots: a texture of 8 and a dark gap on its left and top. The card carried stands in a
ring, whole where it may be laid and dotted where not; where it moves, only that is drawn again.
"""

from engine.atoll.cards import ANY, NO_CELL, OCEAN, cell, first, second
from firmware import art
from firmware.canvas import HINT, LINE, WIDTH

CELL = 9
COLUMNS = 11
ROWS = 6  # of the whole board
FEW_ROWS = 4  # above the hand

NO_RING = 0
WHOLE = 1
DOTTED = 2

_AHEAD = 2  # cells more than needed when the window moves


def tile(c, t, x, y):
    """Draw a tile of terrain t with its texture's upper left at x, y; the corners of an OCEAN."""
    c.fill(x, y, 8, 8, 0)
    if t < OCEAN:
        c.sprite(art.ATOLL_WATER + t, x, y)
    else:
        for dx, dy in ((0, 0), (7, 0), (0, 7), (7, 7)):
            c.fill(x + dx, y + dy, 1, 1)


def ring(c, kind, x, y, w, h):
    """Draw the ring, w x h dots, and a dark line within it."""
    c.fill(x + 1, y + 1, w - 2, 1, 0)
    c.fill(x + 1, y + h - 2, w - 2, 1, 0)
    c.fill(x + 1, y + 1, 1, h - 2, 0)
    c.fill(x + w - 2, y + 1, 1, h - 2, 0)
    if kind == WHOLE:
        c.frame(x, y, w, h)
        return
    _unring(c, x, y, w, h)
    for at in range(0, w, 3):
        c.fill(x + at, y, 1, 1)
        c.fill(x + at, y + h - 1, 1, 1)
    for at in range(0, h, 3):
        c.fill(x, y + at, 1, 1)
        c.fill(x + w - 1, y + at, 1, 1)


def _unring(c, x, y, w, h):
    c.fill(x, y, w, 1, 0)
    c.fill(x, y + h - 1, w, 1, 0)
    c.fill(x, y, 1, h, 0)
    c.fill(x + w - 1, y, 1, h, 0)


def request(c, which, x, y):
    """Draw a Request in the middle of 27 x 27 dots: textures, and "?" for what may be anything."""
    w = h = 0
    for at in range(9):
        if cell(which, at) != NO_CELL:
            w = max(w, at % 3 + 1)
            h = max(h, at // 3 + 1)
    x += (3 - w) * CELL // 2
    y += (3 - h) * CELL // 2
    for at in range(9):
        t = cell(which, at)
        left = x + at % 3 * CELL
        top = y + at // 3 * CELL
        if t == ANY:
            tile(c, OCEAN, left, top)
            c.dots(left + 2, top + 1, "?", 1)
        elif t != NO_CELL:
            tile(c, t, left, top)


def scores(c, game, seat, at):
    """Draw the scores of all players beside a board, that of the one shown inverted."""
    for p in range(game.players()):
        y = p * LINE + (HINT - game.players() * LINE) // 2
        if p == seat:
            c.sprite(art.ATOLL_YOU, 101, y)
        else:
            c.text(101, y, str(p + 1))
        c.right(WIDTH - 1, y, str(game.score(p)))
        if p == at:
            c.invert(100, y, WIDTH - 100, LINE)


class Board:
    """A window of COLUMNS x rows cells onto an Island: its upper left cell is the Island's x, y.

    Set kind, at_x, at_y, turn and card for the card carried, then draw().
    """

    def __init__(self):
        self.x = 0
        self.y = 0
        self.rows = ROWS
        self.kind = NO_RING
        self.at_x = 0
        self.at_y = 0
        self.turn = 0
        self.card = 0
        self._looks = bytearray(COLUMNS * ROWS)  # terrains as drawn
        self._ring = bytearray(7)  # as drawn, see _look_at_card
        self._next = bytearray(7)

    def fit(self, island, rows):
        """Show the middle of the Island in so many rows."""
        self.rows = rows
        left, top, right, bottom = island.bounds()
        self.x = (left + right + 1 - COLUMNS) // 2
        self.y = (top + bottom + 1 - rows) // 2

    def carry(self, kind, card, place):
        """Set the card carried and its ring by a placement (engine.atoll.island)."""
        self.kind = kind
        self.card = card
        self.at_x = place >> 2 & 127
        self.at_y = place >> 9
        self.turn = place & 3

    def follow(self, ahead=_AHEAD):
        """Move the window so that it holds the card carried; return True if it had to move."""
        x = _reaching(self.x, self.at_x, 1 if self.turn & 2 else 2, COLUMNS, ahead)
        y = _reaching(self.y, self.at_y, 2 if self.turn & 2 else 1, self.rows, ahead)
        is_moved = x != self.x or y != self.y
        self.x = x
        self.y = y
        return is_moved

    def draw(self, c, island, is_fresh):
        """Draw the card carried where it has moved, or everything onto a dark canvas."""
        looks = self._looks
        was = self._ring
        new = self._next
        self._look_at_card(new)
        if is_fresh:
            was[0] = NO_RING
        is_same = was == new
        if was[0] and not is_same:
            _unring(c, was[1], was[2], was[3], was[4])
        for i in range(COLUMNS * self.rows) if is_fresh else _under(was) + _under(new):
            x = i % COLUMNS * CELL
            y = i // COLUMNS * CELL
            t = self._terrain(island, i % COLUMNS + self.x, i // COLUMNS + self.y)
            if is_fresh:
                looks[i] = OCEAN
            # Under a ring that goes, the dark line within it has to go too.
            if t != looks[i] or (not is_same and was[0] and _is_within(was, x, y)):
                looks[i] = t
                c.fill(x + 1, y + 1, 8, 8, 0)
                if t < OCEAN:
                    c.sprite(art.ATOLL_WATER + t, x + 1, y + 1)
        if new[0] and not is_same:
            ring(c, new[0], new[1], new[2], new[3], new[4])
        was[:] = new

    def _look_at_card(self, out):
        """Fill out with the ring's kind, x, y, w, h in dots and the terrains within."""
        for i in range(7):
            out[i] = 0
        if not self.kind:
            return
        out[0] = self.kind
        out[1] = (self.at_x - self.x) * CELL
        out[2] = (self.at_y - self.y) * CELL
        out[3] = CELL + 1 if self.turn & 2 else 2 * CELL + 1
        out[4] = 2 * CELL + 1 if self.turn & 2 else CELL + 1
        out[5 + (self.turn & 1)] = first(self.card)
        out[6 - (self.turn & 1)] = second(self.card)

    def _terrain(self, island, x, y):
        if self.kind:
            dx = x - self.at_x
            dy = y - self.at_y
            if not dx and not dy:
                return self._next[5]
            if (dx == 0 and dy == 1) if self.turn & 2 else (dx == 1 and dy == 0):
                return self._next[6]
        return island.terrain(x, y)


def _reaching(start, at, size, room, ahead):
    """Return where a window of `room` cells begins that holds those from `at` on, and more."""
    if at < start:
        return at - ahead
    if at + size > start + room:
        return at + size + ahead - room
    return start


def _is_within(ring, x, y):
    return ring[1] <= x < ring[1] + ring[3] - 1 and ring[2] <= y < ring[2] + ring[4] - 1


def _under(ring):
    """Return the two cells under a ring, none if there is no ring."""
    if not ring[0]:
        return ()
    i = ring[2] // CELL * COLUMNS + ring[1] // CELL
    return i, i + (1 if ring[3] > ring[4] else COLUMNS)
