"""A list to choose from: a marker beside one row, a word or a value on each."""

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
_ALL = const(255)  # rows have changed
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
        self._marked = 0
        self._stale = -1  # a row whose text has changed, or _ALL

    def key(self, k):
        row = self.rows[self.at]
        if k in (UP, DOWN):
            self.at = (self.at + (1 if k == DOWN else -1)) % len(self.rows)
            last = self._first + self._fit() - 1
            if not self._first <= self.at <= last:
                self._first += self.at - (self._first if self.at < self._first else last)
                self._stale = _ALL
        elif k in (LEFT, RIGHT) and row.change:
            row.change(1 if k == RIGHT else -1)
            self._stale = self.at
        elif k in DO and row.enter:
            return row.enter(self)
        elif k in BACK and self.back:
            return self.back
        return self

    def draw(self, c):
        if self.is_fresh or self._stale == _ALL:
            if self.is_fresh:
                c.clear()
                self.head(c)
            else:
                c.fill(0, self.top, WIDTH, _BOTTOM - self.top, 0)
            stop = min(len(self.rows), self._first + self._fit())
            for i in range(self._first, stop):
                c.text(self.left, self._y(i), self.rows[i].text())
            if self._first:
                c.right(WIDTH, self._y(self._first), "↑")
            if stop < len(self.rows):
                c.right(WIDTH, self._y(stop - 1), "↓")
            c.text(2, self._y(self.at), _MARK)
            c.hint(self.hint)
            self.is_fresh = False
        else:
            if self._stale >= 0:
                y = self._y(self._stale)
                c.fill(self.left, y, WIDTH - self.left, LINE, 0)
                c.text(self.left, y, self.rows[self._stale].text())
            if self._marked != self.at:
                c.fill(2, self._y(self._marked), 5, LINE, 0)
                c.show()
                c.text(2, self._y(self.at), _MARK)
        self._marked = self.at
        self._stale = -1

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
