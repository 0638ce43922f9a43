"""The picture of a Grid: draws what has changed of the cells, the players' lines and the cursor."""

import bitmaptools

from engine.const import const
from firmware.graphics.canvas import LAST_LINE, LINE, WIDTH, width
from firmware.screens import players
from firmware.screens.view import View

NOWHERE = -1  # no cell
SPRITE = 8  # shows() returns SPRITE + n for sprite n of font.py

_MOVING = const(16)  # cells that an animation shows; any more change at once
_CAPITAL = const(7)  # height of a letter
_DISC = const(5)  # width of a disc beside a player's name
_PITCH = const(12)  # from one player's line to the next

# Marks of a cell.
_LEGAL = const(1)
_LAST = const(2)
_PICKED = const(4)


class Picture(View):
    """What a Grid looks like; its class explains the names."""

    COLUMNS = 0
    ROWS = 0
    SIZE = (7, 7)
    AT = (0, 0)
    BOXES = ()
    FRAMED = False
    HAS_DISCS = False
    SHOWS_LEGAL = False
    OVER_GROUND = False
    PANEL = ()
    at = 0  # the cell that paint() draws

    def __init__(self, session, seat, context, seen):
        View.__init__(self, session, seat, context, seen)
        self.size = len(self.BOXES) or self.COLUMNS * self.ROWS
        self.cursor = self.size // 2
        self.picked = ()  # the first cells of a move, as far as they are chosen
        self.choices = {}  # the cells where A does something
        self.is_old = True  # the cells may have changed
        self.new = ()  # the cells that a replay marks
        # What is drawn.
        self._shown = [""] * self.size
        self._marks = bytearray(self.size)
        self._lit = NOWHERE  # the cell of the cursor

    def cells(self, move, seat):
        return (move,)

    def shows(self, at):
        return ""

    def score(self, seat):
        return str(self.seen.score(seat))

    def last(self):
        session = self.session
        movers = session.movers
        n = len(movers)
        found = ()
        while n:
            n -= 1
            found = tuple(self.cells(session.moves[n], movers[n])) + found
            if n == 0 or movers[n] == self.seat or movers[n - 1] != movers[n]:
                break
        return found

    def flashes(self, at):
        session = self.session
        n = len(session.moves)
        return n == 0 or session.mark < n or session.movers[-1] != self.seat

    def ground(self, c):
        pass

    def paint(self, c, shown, x, y, w, h):
        if isinstance(shown, str) and h < LINE and len(shown) == 1:
            # Its eighth row, which is empty, is another cell's.
            c.dots(x + (w - width(shown) + 1) // 2, y, ord(shown), 1)
        elif isinstance(shown, str) and "\n" in shown:
            from firmware.graphics import pictures

            rows = shown.strip("\n").split("\n")
            left = x + (w - len(rows[0]) + 1) // 2
            pictures.drawn(c, left, y + (h - len(rows) + 1) // 2, shown)
        elif isinstance(shown, str):
            c.text(x + (w - width(shown) + 1) // 2, y + (h - _CAPITAL + 1) // 2, shown)
        elif shown < SPRITE:
            d = min(w, h) - 2
            disc(c, shown, x + (w - d) // 2, y + (h - d) // 2, d)
        else:
            c.sprite(shown - SPRITE, x + 1, y + 1)

    def is_turn(self):
        """Return True if it is the person's turn."""
        return self.seen.player() == self.seat

    def box(self, at):
        """Return x, y, w, h of a cell. Neighbours in a rectangle share a frame."""
        if self.BOXES:
            return self.BOXES[at]
        x, y = self.AT
        w, h = self.SIZE
        x += at % self.COLUMNS * (w - self.FRAMED)
        return x, y + at // self.COLUMNS * (h - self.FRAMED), w, h

    def distance(self, at, to):
        """Return how far apart two cells are."""
        here = self.box(at)
        there = self.box(to)
        return abs(here[0] - there[0]) + abs(here[1] - there[1])

    def draw(self, c):
        cursor = self.cursor if self.is_turn() else NOWHERE
        is_fresh = self.is_fresh
        if is_fresh:
            c.clear()
            self._draw_edge(c)
            self.ground(c)
            if self.OVER_GROUND:
                self._ground = type(c.bitmap)(WIDTH, LAST_LINE, 2)
                memoryview(self._ground)[:] = memoryview(c.bitmap)[: LAST_LINE * WIDTH // 8]
        elif self._lit != NOWHERE:
            c.invert(*self.box(self._lit))
        is_old = is_fresh or self.is_old
        moving = ()
        if is_old:
            moving = self._draw_cells(c)
            self._draw_players(c)
        if cursor != NOWHERE:
            c.invert(*self.box(cursor))
        self._lit = cursor
        c.last_line(self.foot())
        if moving and not is_fresh:
            c.animate(*[self.box(at) for at in moving])
        self.is_fresh = self.is_old = False

    def replay(self, c, before):
        now = bytes(self.seen.state)
        self.seen.state[:] = before
        was = [self.shows(at) for at in range(self.size)]
        self.seen.state[:] = now
        self.new = [at for at in range(self.size) if self.shows(at) != was[at]]
        self.cursor = NOWHERE
        self.draw(c)

    def _draw_cells(self, c):
        """Draw what has changed. Return the cells to animate; that of the last move comes last."""
        last = self.last()
        start = last[-1] if last else 0
        changed = []
        for n in range(1, self.size + 1):
            at = (start + n) % self.size
            shown = self.shows(at)
            mark = self._mark(at, shown, last)
            is_other = shown != self._shown[at]
            if is_other and self.flashes(at):
                changed.append(at)
            if self.is_fresh or is_other or mark != self._marks[at]:
                self._shown[at] = shown
                self._marks[at] = mark
                self.at = at
                self._draw_cell(c, shown, mark, self.box(at))
        return changed[:_MOVING]

    def _mark(self, at, shown, last):
        if at in self.picked:
            return _PICKED
        if at in last or at in self.new:
            return _LAST
        return _LEGAL if self.SHOWS_LEGAL and shown == "" and at in self.choices else 0

    def _draw_edge(self, c):
        """Draw the dots at the right edge of a rectangle."""
        if not (self.BOXES or self.FRAMED):
            for row in range(self.ROWS):
                x, y, w, _ = self.box(row * self.COLUMNS + self.COLUMNS - 1)
                c.fill(x + w, y, 1, 1)

    def _draw_cell(self, c, shown, mark, box):
        x, y, w, h = box
        if self.OVER_GROUND:
            bitmaptools.blit(c.bitmap, self._ground, x, y, x1=x, y1=y, x2=x + w, y2=y + h)
        else:
            c.fill(x, y, w, h, 0)
        self.paint(c, shown, x, y, w, h)
        if self.FRAMED:
            c.frame(x, y, w, h)
            x, y, w, h = x + 1, y + 1, w - 2, h - 2
        elif not self.BOXES:
            c.fill(x, y, 1, 1)
        if mark == _PICKED:
            c.frame(x, y, w, h)
        elif mark == _LAST:
            corners(c, x, y, w, h)
        elif mark == _LEGAL:
            c.fill(x + w // 2, y + h // 2, 1, 1)

    def _draw_players(self, c):
        """Draw the line of each: who is to move, the player's disc, name and score."""
        n = self.seen.players()
        player = self.seen.player()
        panel = self.PANEL or [self._beside(i) for i in range(0 if self.BOXES else n)]
        for i in range(min(n, len(panel))):
            seat = (self.seat + i) % n
            x, y, w = panel[i]
            c.fill(x, y, w, LINE, 0)
            score = self.score(seat)
            end = x + w
            c.right(end, y, score)
            if seat == player:
                c.text(x, y, "▶")
            x += LINE
            if self.HAS_DISCS:
                disc(c, seat, x, y + 1, _DISC)
                x += LINE
            name = players.name(self.session, seat, self.seat)
            if x + width(name) + 2 > end - width(score):
                name = players.sign(self.session, seat)
            c.text(x, y, name)

    def _beside(self, i):
        """Return x, y, w of a line to the right of the rectangle."""
        x, y, w, _ = self.box(self.COLUMNS - 1)
        x += w + 5
        return x, y + 1 + _PITCH * i, WIDTH - 1 - x


def disc(c, seat, x, y, d):
    """Draw a seat's disc, d dots wide: the first is filled, the second a ring, then more rings."""
    for n in range(min(seat + 1, (d + 1) // 2)):
        size = d - 2 * n
        for row in range(size):
            dy = 2 * row + 1 - size
            w = size
            while w * w + dy * dy > size * (size + 2):
                w -= 2
            c.fill(x + n + (size - w) // 2, y + n + row, w, 1, 1 - n % 2)


def corners(c, x, y, w, h):
    """Mark the corners of a box."""
    for left in (x, x + w - 1):
        c.fill(left, y, 1, 2)
        c.fill(left, y + h - 2, 1, 2)
    for top in (y, y + h - 1):
        c.fill(x, top, 2, 1)
        c.fill(x + w - 2, top, 2, 1)
