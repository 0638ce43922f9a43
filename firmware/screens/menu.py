"""A list to choose from: a marker beside one row, a word or a value on each.

More rows than fit are a ring: the first follows the last, so there are always more above and below.
"""

from engine.const import const
from firmware.graphics.canvas import LINE, WIDTH
from firmware.hardware.keys import BACK, DO, DOWN, LEFT, RIGHT, UP
from firmware.screens import Screen

_TOP = const(10)
_PITCH = const(9)
_LEFT = const(10)
_FIT = const(5)  # rows between the title and the hint
# Where there are more, they scroll: each then is a page of the display, and all of it whole bytes.
_LONG_TOP = const(8)
_LONG_LEFT = const(9)
_BYTES = const(16)  # of the bitmap, a row of dots
_MARK = const("▶")
_SIGN = const(117)  # the column where the sign of the battery begins
_FULL_MV = const((3500, 3700, 3900))
_ARROW = const(123)  # the column of the signs for more rows


class Row:
    """One line of a menu. enter(menu) returns the next screen; change(step) alters a value."""

    def __init__(self, label, enter=None, change=None):
        self.label = label
        self.enter = enter
        self.change = change

    def text(self):
        """Return the line as it stands now."""
        return self.label


class Menu(Screen):
    """Rows under a title. back is the screen that B returns to, None where B does nothing."""

    def __init__(self, title, rows, back, hint):
        self.title = title
        self.rows = rows
        self.back = back
        self.hint = hint
        self.left = _LEFT
        self.top = _TOP
        self.pitch = _PITCH
        if len(rows) > _FIT:
            self.left = _LONG_LEFT
            self.top = _LONG_TOP
            self.pitch = LINE
        self.at = 0
        self._first = 0  # the row shown on top, counted on where the ring begins again
        self._drawn = 0  # the one that is drawn there
        self._ends = bytearray(_FIT)  # the column behind the text in each line
        self._marked = 0  # the line beside which the mark is drawn
        self._stale = -1  # a row whose text has changed

    def key(self, k):
        row = self.rows[self.at]
        if k in (UP, DOWN):
            by = 1 if k == DOWN else -1
            self.at = (self.at + by) % len(self.rows)
            if self._line(self.at) >= _FIT:
                if self._first != self._drawn or self._stale >= 0:
                    self.is_fresh = True  # so many keys at once
                self._first += by
        elif k in (LEFT, RIGHT) and row.change:
            row.change(1 if k == RIGHT else -1)
            self._stale = self.at
        elif k in DO and row.enter:
            return row.enter(self)
        elif k in BACK and self.back:
            return self.back
        return self

    def draw(self, c):
        line = self._line(self.at)
        n = len(self.rows)
        if self.is_fresh:
            self.is_fresh = False
            c.clear()
            self.head(c)
            for i in range(min(n, _FIT)):
                self._write(c, i)
            if n > _FIT:
                c.text(_ARROW, self._y(0), "↑")
                c.text(_ARROW, self._y(_FIT - 1), "↓")
            c.text(2, self._y(line), _MARK)
        else:
            if self._first != self._drawn:
                self._shift(c, self._first - self._drawn)
            if self._stale >= 0:
                at = self._line(self._stale)
                c.fill(self.left, self._y(at), self._ends[at] - self.left, LINE, 0)
                self._write(c, at)
            if self._marked != line:
                c.fill(2, self._y(self._marked), 5, LINE, 0)
                c.show()
                c.text(2, self._y(line), _MARK)
        c.hint(self.hint)
        self._marked = line
        self._drawn = self._first
        self._stale = -1

    def _write(self, c, line):
        """Draw the text of the row that stands in a line."""
        row = self.rows[(self._first + line) % len(self.rows)]
        self._ends[line] = c.text(self.left, self._y(line), row.text())

    def _shift(self, c, by):
        """Move the rows that stay one up (by 1) or down (-1), and draw the one that comes.

        The marks in the first and the last byte stay where they are.
        """
        at = self.top * _BYTES
        stop = at + (_FIT - 1) * LINE * _BYTES
        dots = memoryview(c.bitmap)
        if by < 0:
            at, stop = stop + (LINE - 1) * _BYTES, at + (LINE - 1) * _BYTES
        for to in range(at, stop, by * _BYTES):
            of = to + by * LINE * _BYTES
            dots[to + 1 : to + _BYTES - 1] = dots[of + 1 : of + _BYTES - 1]
        line = _FIT - 1 if by > 0 else 0
        end = max(self._ends)
        self._ends = self._ends[by:] + self._ends[:by]
        c.fill(self.left, self._y(line), end - self.left, LINE, 0)
        self._write(c, line)
        c.bitmap.dirty(self.left, self.top, max(end, self._ends[line]), self._y(_FIT))

    def head(self, c):
        """Draw what stands above the rows."""
        c.title(self.title)

    def sign(self, c, mv, y=0):
        c.fill(_SIGN - 2, y, WIDTH - _SIGN + 2, LINE, 0)
        c.frame(_SIGN, y + 1, 10, 6)
        c.fill(_SIGN + 10, y + 3, 1, 2)
        for i in range(len(_FULL_MV)):
            if mv >= _FULL_MV[i]:
                c.fill(_SIGN + 2 + 2 * i, y + 3, 2, 2)

    def _line(self, i):
        """Return in which line a row stands, _FIT or more if it is not shown."""
        return (i - self._first) % len(self.rows)

    def _y(self, line):
        return self.top + line * self.pitch
