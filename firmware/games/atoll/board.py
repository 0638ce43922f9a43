"""The drawings of Atoll: the Island with the card carried, the Requests, the hand, the scores.

A cell of the Island is a texture, with a line on its left and top that is lit along the coast. A
cell is 8 dots high, a page of the display, or 6, 4 or 3 where the Island would not fit. The card
carried stands in a ring on those lines, with a dark ring around it; the dots under it are kept, and
put back when it moves.
"""

import bitmaptools
import displayio

from engine.atoll import cards, match
from engine.atoll.cards import ANY, OCEAN, cell, cells, first, second
from engine.atoll.state import NONE, SLOTS
from engine.const import const
from firmware.graphics import font
from firmware.graphics.canvas import LAST_LINE, LINE, WIDTH

CELL = 8  # dots of a cell of the largest scale
ALL = 255  # tiles missing
PANEL = 65  # the column where the Requests begin
SCORES = 98  # the column where the scores of all players begin
HAND = 43  # the row where the hand begins

_PITCHES = const(b"\x08\x06\x04\x03")  # dots of a cell, by its scale
_SPRITES = (
    font.ATOLL_WATER,
    font.ATOLL_SMALL_WATER,
    font.ATOLL_TINY_WATER,
    font.ATOLL_DOT_WATER,
)
_ROOM = const(19)  # dots of a card with both its rings
_MARGIN = const(2)  # cells more than needed when the window moves

# The Requests: dots of a cell, from one Request to the next, the first row.
_ACROSS = const(32)
_PITCH = const(7)
_DOWN = const(28)
_TOP = const(3)
_SMALL_PITCH = const(6)  # above the hand
_SMALL_DOWN = const(22)

# The hand.
_TILE = const(6)
_HAND_W = _TILE + 1
_HAND_H = 2 * _TILE + 1
_WIDEST = const(12)  # from one card to the next


def tile(c, t, x, y, scale=0):
    """Draw a tile of terrain t, or ANY, with its texture's upper left at x, y.

    scale: 0 for 7 x 7 dots, 1 for 5 x 5, 2 for 3 x 3, 3 for 2 x 2.
    """
    c.sprite(_SPRITES[scale] + min(t, OCEAN), x, y)


def scores(c, game, seat, at, signs):
    """Draw the scores of all players beside an Island, that of its owner `at` inverted.

    signs: a short name of each.
    """
    for p in range(game.players()):
        y = p * LINE + (LAST_LINE - game.players() * LINE) // 2
        if p == seat:
            c.sprite(font.ATOLL_YOU, SCORES + 1, y)
        else:
            c.text(SCORES + 1, y, signs[p])
        c.right(WIDTH - 1, y, str(game.score(p)))
        if p == at:
            c.invert(SCORES, y, WIDTH - SCORES, LINE)


class Board:
    """A window of columns x rows cells onto an Island; x, y is its upper left cell."""

    def __init__(self, width=PANEL):
        self.width = width  # dots
        self.height = LAST_LINE
        self.scale = 0
        self.pitch = CELL
        self.x = 0
        self.y = 0
        self.columns = 0
        self.rows = 0
        # The card carried: cells across and down, its x and y on the Island, its terrains.
        self._card = bytearray(6)
        self._drawn = bytearray(6)
        self._under = displayio.Bitmap(_ROOM, _ROOM, 2)  # the dots where it stands
        self._box = (0, 0, 0, 0)  # left, top, right, bottom of the card

    def fit(self, island, height=LAST_LINE, least=0, free=0):
        """Show the whole Island, or its middle, as large as it fits into so many dots of height.

        least: the Island lies as in a window of this height if its scale is the same there. free:
        cells around it in the largest scale. Return True if the window is another one than before.
        """
        left, top, right, bottom = island.bounds()
        before = self.scale, self.x, self.y
        self.scale = self._scale(right - left + 1, bottom - top + 1, height, free)
        self.pitch = _PITCHES[self.scale]
        self.columns = (self.width - 1) // self.pitch
        self.rows = height // self.pitch
        self.height = height
        self.x = left + right + 1 - self.columns >> 1
        if least and self._scale(right - left + 1, bottom - top + 1, least, free) == self.scale:
            height = least
        self.y = top + bottom + 1 - height // self.pitch >> 1
        return before != (self.scale, self.x, self.y)

    def _scale(self, w, h, height, free):
        """Return the largest scale at which w x h cells fit, else the smallest."""
        for scale in range(len(_PITCHES)):
            pitch = _PITCHES[scale]
            around = 0 if scale else 2 * free
            if (w + around) * pitch < self.width and (h + around) * pitch < height:
                break
        return scale

    def carry_nothing(self):
        """Show the Island alone."""
        self._card[0] = 0

    def carry(self, card, place):
        """Show a card at a placement (engine/atoll/island.py)."""
        new = self._card
        new[0] = 1 if place & 2 else 2
        new[1] = 3 - new[0]
        new[2] = place >> 2 & 127
        new[3] = place >> 9
        new[4 + (place & 1)] = first(card)
        new[5 - (place & 1)] = second(card)

    def follow(self):
        """Move the window so that it holds the card carried. Return True if it had to move."""
        card = self._card
        if not card[0]:
            return False
        # Beside the hand there is no room to spare: more of the Island would be hidden.
        margin = _MARGIN if self.height == LAST_LINE else 0
        x = _reaching(self.x, card[2], card[0], self.columns, margin)
        y = _reaching(self.y, card[3], card[1], self.rows, margin)
        is_moved = x != self.x or y != self.y
        self.x = x
        self.y = y
        return is_moved

    def draw(self, c, island, is_fresh):
        """Draw the card carried where it has moved, or everything onto dark dots."""
        drawn = self._drawn
        new = self._card
        if is_fresh:
            self._draw_cells(c, island)
        elif drawn == new:
            return
        elif drawn[0]:
            left, top, right, bottom = self._box
            bitmaptools.blit(c.bitmap, self._under, left, top, x2=right - left, y2=bottom - top)
        if new[0]:
            self._draw_card(c)
        drawn[:] = new

    def _draw_cells(self, c, island):
        """Draw all cells onto dark dots, and the lines of a coast beyond the last of them."""
        left, top, right, bottom = island.bounds()
        left = max(0, left - self.x)
        top = max(0, top - self.y)
        right = min(self.columns + 1, right + 2 - self.x)
        pitch = self.pitch
        end = self.rows * pitch
        bottom = min(self.rows + (end < self.height), bottom + 2 - self.y)
        tiles = island.top
        edge = self.columns * pitch
        ax = island.ax
        ay = island.ay
        for y in range(top, bottom):
            i = island.at(left + self.x, y + self.y)
            at_y = y * pitch
            for at_x in range(left * pitch, right * pitch, pitch):
                t = tiles[i]
                is_land = t < OCEAN
                if at_y < end and is_land != (tiles[i - ax] < OCEAN):
                    c.fill(at_x, at_y, 1, pitch)
                if at_x < edge:
                    if is_land and at_y < end:
                        tile(c, t, at_x + 1, at_y + 1, self.scale)
                    if is_land != (tiles[i - ay] < OCEAN):
                        c.fill(at_x, at_y, pitch, 1)
                i += ax

    def glow(self, c):
        """Light up the card carried, one tile after the other."""
        card = self._card
        pitch = self.pitch
        x = (card[2] - self.x) * pitch
        y = (card[3] - self.y) * pitch
        across = card[0] > 1
        c.animate(
            (x, y, pitch, pitch), (x + pitch * across, y + pitch * (not across), pitch, pitch)
        )

    def invert(self, c):
        """Invert the card carried."""
        left, top, right, bottom = self._box
        c.invert(left, top, right - left, bottom - top)

    def _draw_card(self, c):
        card = self._card
        pitch = self.pitch
        x = (card[2] - self.x) * pitch
        y = (card[3] - self.y) * pitch
        w = card[0] * pitch + 1
        h = card[1] * pitch + 1
        left = max(0, x - 1)
        top = max(0, y - 1)
        right = min(self.columns * pitch + 1, x + w + 1)
        bottom = min(self.height, y + h + 1)
        self._box = left, top, right, bottom
        bitmaptools.blit(self._under, c.bitmap, 0, 0, x1=left, y1=top, x2=right, y2=bottom)
        c.fill(left, top, right - left, bottom - top, 0)
        tile(c, card[4], x + 1, y + 1, self.scale)
        tile(c, card[5], x + w - pitch, y + h - pitch, self.scale)
        c.frame(x, y, w, min(h, self.height - y))


def _reaching(start, at, size, room, margin):
    """Return the start of a window of `room` cells so that it holds the `size` cells at `at`.

    margin: cells beyond them that it then shows.
    """
    if at < start:
        return at - margin
    if at + size > start + room:
        return at + size + margin - room
    return start


def request(c, which, x, y, missing=ALL, pitch=CELL):
    """Draw a Request onto dark dots, in the middle of 3 x 3 cells.

    Tiles that are there stand in boxes.
    missing: a bit for each cell that is not "?", in the order of cards.cells(). pitch: 4 to 8.
    """
    scale = 2 if pitch < 6 else pitch < CELL
    wanted = cells(which)
    x, y = _corner(wanted, x, y, pitch)
    bit = 1
    for want in wanted:
        is_framed = not missing & bit
        left = x + (want & 3) * pitch
        top = y + (want >> 2 & 3) * pitch
        if is_framed:
            c.frame(left, top, pitch + 1, pitch + 1)
        tile(c, want >> 4, left + 1, top + 1, scale)
        bit <<= 1
    for at in range(9):
        if cell(which, at) == ANY:
            tile(c, ANY, x + at % 3 * pitch + 1, y + at // 3 * pitch + 1, scale)


def _corner(wanted, x, y, pitch):
    """Return x, y of the upper left cell of a Request in the middle of 3 x 3 cells."""
    w = h = 0
    for want in wanted:
        w = max(w, want & 3)
        h = want >> 2 & 3
    return x + (2 - w) * pitch // 2, y + (2 - h) * pitch // 2


class Panel:
    """The Requests revealed, their points, and which of their tiles are missing.

    Call update(), then draw().
    """

    def __init__(self):
        self.which = bytearray(bytes((NONE,)) * SLOTS)
        self.cells = [b""] * SLOTS  # of each
        self.missing = bytearray(SLOTS)  # of each, a bit for each cell: see request()
        self._drawn = bytearray(2 * SLOTS)

    def update(self, game, island):
        """Compute what the Island lacks of the Requests revealed."""
        for k in range(SLOTS):
            which = game.request(k)
            if which != self.which[k]:
                self.which[k] = which
                self.cells[k] = b"" if which == NONE else cards.cells(which)
            self.missing[k] = match.missing(island, which, self.cells[k]) if which != NONE else 0

    def gain(self):
        """Return the points of the Requests of which nothing is missing."""
        n = 0
        for k in range(SLOTS):
            if self.which[k] != NONE and not self.missing[k]:
                n += cards.points(self.which[k])
        return n

    def draw(self, c, is_small, is_fresh):
        """Draw what has changed, or everything onto a dark canvas; small if the hand is below."""
        drawn = self._drawn
        if is_small and not is_fresh and drawn != self.which + self.missing:
            # Small ones share lines.
            c.fill(PANEL, 0, WIDTH - PANEL, HAND, 0)
            is_fresh = True
        for k in range(SLOTS):
            which = self.which[k]
            missing = self.missing[k]
            if not is_fresh and which == drawn[k] and missing == drawn[SLOTS + k]:
                continue
            x, y, w, h = request_box(k, is_small)
            pitch = _SMALL_PITCH if is_small else _PITCH
            if not is_fresh:
                c.fill(x, y, w, h, 0)
            if which == NONE:
                continue
            request(c, which, x, y, missing, pitch)
            at = x + 3 * pitch + 4
            c.text(at, y + 1, str(cards.points(which)))
            if not missing:
                c.text(at, y + 1 + LINE, "✓")
        drawn[:] = self.which + self.missing


def request_box(k, is_small):
    """Return x, y, w, h of the Request in slot k of the panel and of its points."""
    y = k // 2 * _SMALL_DOWN if is_small else _TOP + k // 2 * _DOWN
    return PANEL + k % 2 * _ACROSS, y, _ACROSS - 1, 3 * (_SMALL_PITCH if is_small else _PITCH) + 1


def hand_box(n, slot):
    """Return x, y, w, h of the card in a slot of a hand of n."""
    x = (WIDTH - (n - 1) * _WIDEST - _HAND_W) // 2 + slot * _WIDEST
    return x, HAND, _HAND_W, _HAND_H


class Hand:
    """Up to ten cards standing side by side, the one under the cursor in a ring."""

    def __init__(self):
        self.dealt = -1  # cards that were laid when this hand was dealt

    def draw(self, c, game, p, chosen, is_fresh):
        """Draw seat p's hand, `chosen` in a ring. A new one slides in if is_fresh."""
        n = game.hand_size(p)
        c.clear(HAND, LAST_LINE)
        for slot in range(n):
            self._card(c, game.hand(p, slot), hand_box(n, slot)[0])
        c.frame(*hand_box(n, chosen))
        if is_fresh and self.dealt != game.laid(p):  # a new hand slides in
            self.dealt = game.laid(p)
            x = hand_box(n, 0)[0]
            w = (WIDTH - 2 * x) // 2
            c.animate((x + w, HAND, w, _HAND_H), (x, HAND, w, _HAND_H))

    def _card(self, c, card, x):
        tile(c, first(card), x + 1, HAND + 1, 1)
        tile(c, second(card), x + 1, HAND + _TILE + 1, 1)
