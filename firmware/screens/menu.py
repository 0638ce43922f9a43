"""A list to choose from: a marker beside one row, a word or a value on each."""

from bitmaptools import blit

from engine.const import const
from firmware.canvas import LINE, WIDTH
from firmware.keys import BACK, DO, DOWN, LEFT, RIGHT, UP
from firmware.screens import Screen

_TOP = const(10)
_PITCH = const(9)
_LEFT = const(10)
_MARK = const("▶")
_SIGN = const(117)  # the column where the sign of the battery begins
_FULL_MV = const((3500, 3700, 3900))
_ARROW = const(123)  # the column of the signs for more rows
_BOTTOM = const(55)  # the rows end above the hint


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
        self.at = 0
        self._first = 0  # the row shown on top
        self._drawn = 0  # the one that is drawn there
        self._end = 0  # the column behind the longest row that is drawn
        self._marked = 0
        self._stale = -1  # a row whose text has changed

    def key(self, k):
        row = self.rows[self.at]
        if k in (UP, DOWN):
            self.at = (self.at + (1 if k == DOWN else -1)) % len(self.rows)
            last = self._first + self._fit() - 1
            if not self._first <= self.at <= last:
                self._first += self.at - (self._first if self.at < self._first else last)
        elif k in (LEFT, RIGHT) and row.change:
            row.change(1 if k == RIGHT else -1)
            self._stale = self.at
        elif k in DO and row.enter:
            return row.enter(self)
        elif k in BACK and self.back:
            return self.back
        return self

    def draw(self, c):
        by = self._first - self._drawn
        edge = self._first + (self._fit() - 1 if by > 0 else 0)
        is_step = by in (-1, 1) and self.at == edge == self._marked + by and self._stale < 0
        if self.is_fresh or (by and not is_step):
            if self.is_fresh:
                c.clear()
                self.head(c)
            else:
                c.fill(0, self.top, WIDTH, _BOTTOM - self.top, 0)
            self._end = 0
            for i in range(self._first, min(len(self.rows), self._first + self._fit())):
                self._write(c, i)
            if len(self.rows) > self._fit():
                self._arrows(c)
            c.text(2, self._y(self.at), _MARK)
            c.hint(self.hint)
            self.is_fresh = False
        elif by:
            self.shift(c, by)
        else:
            if self._stale >= 0:
                y = self._y(self._stale)
                c.fill(self.left, y, self._end - self.left, LINE, 0)
                self._write(c, self._stale)
            if self._marked != self.at:
                c.fill(2, self._y(self._marked), 5, LINE, 0)
                c.show()
                c.text(2, self._y(self.at), _MARK)
        self._marked = self.at
        self._drawn = self._first
        self._stale = -1

    def _write(self, c, i):
        """Draw the text of a row."""
        self._end = max(self._end, c.text(self.left, self._y(i), self.rows[i].text()))

    def shift(self, c, by):
        """Move the rows that stay one up (by 1) or down (-1), and draw the one that comes.

        The mark stays where it is: beside that one.
        """
        y1 = self.top + self.pitch  # of what stays when it moves up
        y = self.top
        if by < 0:
            y, y1 = y1, y
        y2 = y1 + (self._fit() - 1) * self.pitch
        blit(c.bitmap, c.bitmap, self.left, y, x1=self.left, y1=y1, x2=self._end, y2=y2)
        c.fill(self.left, self._y(self.at), self._end - self.left, LINE, 0)
        self._write(c, self.at)
        ends = (0, len(self.rows) - self._fit())
        if self._first in ends or self._drawn in ends:
            c.show()
            self._arrows(c)

    def _arrows(self, c):
        """Draw signs where there are more rows above and below."""
        stop = self._first + self._fit()
        for at, sign, is_more in (
            (self._first, "↑", self._first > 0),
            (stop - 1, "↓", stop < len(self.rows)),
        ):
            c.fill(_ARROW, self._y(at), WIDTH - _ARROW, LINE, 0)
            if is_more:
                c.text(_ARROW, self._y(at), sign)

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

    def _fit(self):
        """Return how many rows fit between the title and the hint."""
        return (_BOTTOM - self.top) // self.pitch

    def _y(self, i):
        return self.top + (i - self._first) * self.pitch
