"""An Island of Atoll as dots, with the card above it that the cursor carries; cards; Requests.

A cell is a page of the display high: a texture of 7 dots, and on its left and top a line that is
lit along the coast. The card carried stands in a ring on those lines with a dark one around it;
what is under it is kept, and put back where it moves.
"""

import bitmaptools
import displayio

from engine.atoll.cards import ANY, OCEAN, cell, cells, first, second
from engine.const import const
from firmware.graphics import font
from firmware.graphics.canvas import HINT, LINE, WIDTH

CELL = 8
SMALL = 7  # of Requests where the hand is beside them
COLUMNS = 8  # beside the Requests
ALL_COLUMNS = 12  # beside the scores
ROWS = 7
ALL = 255  # tiles missing

_ROW = const(16)  # bytes of the bitmap
_ROOM = const(19)  # dots of a card with both its rings
_AHEAD = const(2)  # cells more than needed when the window moves


def tile(c, t, x, y, is_small=False):
    """Draw a tile of terrain t, or ANY, with its texture's upper left at x, y."""
    c.sprite((font.ATOLL_SMALL_WATER if is_small else font.ATOLL_WATER) + min(t, OCEAN), x, y)


def request(c, which, x, y, missing=ALL, pitch=CELL, changed=None):
    """Draw a Request in the middle of 3 x 3 cells: whole tiles are missing, those in frames lie.

    missing: a bit for each cell that is not "?", in the order of engine.atoll.cards.
    changed: such bits of the cells to draw again; None: all of them, onto dark dots.
    """
    wanted = cells(which)
    w = h = 0
    for want in wanted:
        w = max(w, want & 3)
        h = want >> 2 & 3
    x += (2 - w) * pitch // 2
    y += (2 - h) * pitch // 2
    bit = 1
    for want in wanted:
        is_framed = not missing & bit
        if changed is None or changed & bit:
            left = x + (want & 3) * pitch
            top = y + (want >> 2 & 3) * pitch
            if is_framed:
                c.frame(left, top, pitch + 1, pitch + 1)
                c.fill(left + 1, top + 1, pitch - 1, pitch - 1, 0)
                left += pitch - 7
                top += pitch - 7
            elif changed is not None:
                c.fill(left, top, pitch + 1, pitch + 1, 0)
                _frame_beside(c, wanted, want, left, top, missing, pitch)
            tile(c, want >> 4, left + 1, top + 1, pitch < CELL or is_framed)
        bit <<= 1
    if changed is None:
        for at in range(9):
            if cell(which, at) == ANY:
                tile(c, ANY, x + at % 3 * pitch + 1, y + at // 3 * pitch + 1, pitch < CELL)


def _frame_beside(c, wanted, want, left, top, missing, pitch):
    """Draw again what a wanted cell of a Request, at left, top, shares of the frames beside it."""
    for near in wanted:
        if not missing & 1:
            dx = (near & 3) - (want & 3)
            dy = (near >> 2 & 3) - (want >> 2 & 3)
            if -2 < dx < 2 and -2 < dy < 2:
                line_x = left + pitch * (dx > 0)
                line_y = top + pitch * (dy > 0)
                c.fill(line_x, line_y, 1 if dx else pitch + 1, 1 if dy else pitch + 1)
        missing >>= 1


def scores(c, game, seat, at):
    """Draw the scores of all players beside a board, that of the one shown inverted."""
    for p in range(game.players()):
        y = p * LINE + (HINT - game.players() * LINE) // 2
        if p == seat:
            c.sprite(font.ATOLL_YOU, 101, y)
        else:
            c.text(101, y, str(p + 1))
        c.right(WIDTH - 1, y, str(game.score(p)))
        if p == at:
            c.invert(100, y, WIDTH - 100, LINE)


class Board:
    """A window of columns x ROWS cells onto an Island: its upper left cell is the Island's x, y."""

    def __init__(self, columns=COLUMNS):
        self.x = 0
        self.y = 0
        self.columns = columns
        # Cells across and down, on the Island, of the card carried, its x and y, and its terrains.
        self._card = bytearray(6)
        self._drawn = bytearray(6)
        self._under = displayio.Bitmap(_ROOM, _ROOM, 2)  # the dots where it stands
        self._boxes = [(0, 0, 0, 0)] * 2  # left, top, right, bottom of cells, card

    def fit(self, island):
        """Show the middle of the Island."""
        left, top, right, bottom = island.bounds()
        self.x = (left + right + 1 - self.columns) // 2
        self.y = (top + bottom + 1 - ROWS) // 2

    def carry_nothing(self):
        """Show the Island alone."""
        self._card[0] = 0

    def carry(self, card, place):
        """Show a card where a placement (engine.atoll.island) lays it."""
        new = self._card
        new[0] = 1 if place & 2 else 2
        new[1] = 3 - new[0]
        new[2] = place >> 2 & 127
        new[3] = place >> 9
        new[4 + (place & 1)] = first(card)
        new[5 - (place & 1)] = second(card)

    def follow(self, ahead=_AHEAD):
        """Move the window so that it holds the card carried; return True if it had to move."""
        card = self._card
        if not card[0]:
            return False
        x = _reaching(self.x, card[2], card[0], self.columns, ahead)
        y = _reaching(self.y, card[3], card[1], ROWS, ahead)
        is_moved = x != self.x or y != self.y
        self.x = x
        self.y = y
        return is_moved

    def clear(self, c):
        """Make dark what is drawn, and no more: the less is sent when the window moves."""
        left, top, right, bottom = self._boxes[1]
        c.fill(left, top, right - left, bottom - top, 0)
        # Whole cells by bytes, which takes half the time; then the line behind the last.
        left, top, right, bottom = self._boxes[0]
        dark = bytes(right - left >> 3)
        dots = memoryview(c.bitmap)
        for at in range(top * _ROW + (left >> 3), bottom * _ROW, _ROW):
            dots[at : at + len(dark)] = dark
        c.fill(right - 1, top, 1, bottom - top, 0)
        c.bitmap.dirty(left, top, right, bottom)

    def draw(self, c, island, is_fresh):
        """Draw what has changed about the card carried, or everything onto dark dots."""
        was = self._drawn
        new = self._card
        if is_fresh:
            self._draw_cells(c, island)
        elif was == new:
            return
        elif was[0]:
            left, top, right, bottom = self._boxes[1]
            bitmaptools.blit(c.bitmap, self._under, left, top, x2=right - left, y2=bottom - top)
        if new[0]:
            self._draw_card(c)
        was[:] = new

    def _draw_cells(self, c, island):
        """Draw all cells onto dark dots, and of the column behind the last its left line."""
        left, top, right, bottom = island.bounds()
        left = max(0, left - self.x)
        top = max(0, top - self.y)
        right = min(self.columns + 1, right + 2 - self.x)
        bottom = min(ROWS, bottom + 2 - self.y)
        self._boxes[0] = left * CELL, top * CELL, right * CELL - CELL + 1, bottom * CELL
        tiles = island.top
        edge = self.columns * CELL
        ax = island.ax
        ay = island.ay
        for y in range(top, bottom):
            i = island.at(left + self.x, y + self.y)
            at_y = y * CELL
            for at_x in range(left * CELL, right * CELL, CELL):
                t = tiles[i]
                is_land = t < OCEAN
                if is_land != (tiles[i - ax] < OCEAN):
                    c.fill(at_x, at_y, 1, CELL)
                if at_x < edge:
                    if is_land:
                        tile(c, t, at_x + 1, at_y + 1)
                    if is_land != (tiles[i - ay] < OCEAN):
                        c.fill(at_x, at_y, CELL, 1)
                i += ax

    def glow(self, c):
        """Let the card carried light up, one tile after the other."""
        card = self._card
        x = (card[2] - self.x) * CELL
        y = (card[3] - self.y) * CELL
        across = card[0] > 1
        c.animate((x, y, CELL, CELL), (x + CELL * across, y + CELL * (not across), CELL, CELL))

    def _draw_card(self, c):
        card = self._card
        x = (card[2] - self.x) * CELL
        y = (card[3] - self.y) * CELL
        w = card[0] * CELL + 1
        h = card[1] * CELL + 1
        left = max(0, x - 1)
        top = max(0, y - 1)
        right = min(self.columns * CELL + 1, x + w + 1)
        bottom = min(HINT, y + h + 1)  # where the hint begins
        self._boxes[1] = left, top, right, bottom
        bitmaptools.blit(self._under, c.bitmap, 0, 0, x1=left, y1=top, x2=right, y2=bottom)
        c.fill(left, top, right - left, bottom - top, 0)
        tile(c, card[4], x + 1, y + 1)
        tile(c, card[5], x + w - CELL, y + h - CELL)
        c.frame(x, y, w, min(h, HINT - y))


def _reaching(start, at, size, room, ahead):
    """Return where a window of `room` cells begins that holds those from `at` on, and more."""
    if at < start:
        return at - ahead
    if at + size > start + room:
        return at + size + ahead - room
    return start
