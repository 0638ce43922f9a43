"""A list to choose from: a marker beside one row, a word or a value on each."""

from engine.const import const
from firmware.graphics.canvas import HINT as HINT_LINE
from firmware.graphics.canvas import LINE, WIDTH
from firmware.hardware.keys import BACK, DO, DOWN, HINT, LEFT, RIGHT, UP
from firmware.screens import Screen

_MARK = const("▶")
_MARK_X = const(2)
_BATTERY = const(117)  # the column where the sign of the battery begins
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


class Choice(Row):
    """A setting of several values. labels: the line for each."""

    def __init__(self, settings, name, labels):
        Row.__init__(self, "", None, self.step)
        self.settings = settings
        self.name = name
        self.labels = labels

    def step(self, by):
        n = (getattr(self.settings, self.name) + by) % len(self.labels)
        self.settings.set(self.name, n)

    def text(self):
        return self.labels[getattr(self.settings, self.name)]


class Menu(Screen):
    """Rows under a title. back: the screen that B returns to, None where B does nothing."""

    left = 10  # of the rows, in dots
    top = 11
    pitch = 9
    fit = 5  # rows between the title and the hint; a longer list scrolls
    up = 0  # the line with the sign for more rows above

    def __init__(self, title, rows, back, hint):
        self.title = title
        self.rows = rows
        self.back = back
        self.hint = hint
        self.at = 0
        self._first = 0  # the row in the top line
        self._changed = -1  # a row whose text has changed

    def key(self, k):
        row = self.rows[self.at]
        if k in (UP, DOWN, HINT):  # the DOWN that HINT brings along is taken back
            self.go_to((self.at + (1 if k == DOWN else -1)) % len(self.rows))
        elif k in (LEFT, RIGHT) and row.change:
            row.change(1 if k == RIGHT else -1)
            self._changed = self.at
        elif k in DO and row.enter:
            return row.enter(self)
        elif k in BACK and self.back:
            return self.back
        return self

    def go_to(self, row):
        """Put the cursor on a row; the list scrolls as little as shows it."""
        self.at = row
        first = max(row - self.fit + 1, min(self._first, row))
        if first != self._first:
            self._first = first
            self.is_fresh = True

    def draw(self, c):
        if not self.is_fresh:
            if self._changed >= self._first:
                line = self._changed - self._first
                c.fill(self.left, self._y(line), _ARROW - self.left, LINE, 0)
                self._draw_row(c, line)
            c.fill(_MARK_X, self.top, 5, HINT_LINE - self.top, 0)
            self._mark(c)
            c.hint(self.hint)
        self._changed = -1
        Screen.draw(self, c)

    def fill(self, c):
        self.head(c)
        n = min(len(self.rows), self.fit)
        for line in range(n):
            self._draw_row(c, line)
        if self._first:
            c.text(_ARROW, self._y(self.up), "↑")
        if self._first + n < len(self.rows):
            c.text(_ARROW, self._y(n - 1), "↓")
        self._mark(c)

    def _draw_row(self, c, line):
        c.text(self.left, self._y(line), self.rows[self._first + line].text())

    def _mark(self, c):
        c.text(_MARK_X, self._y(self.at - self._first), _MARK)

    def head(self, c):
        """Draw what stands above the rows."""
        c.title(self.title)

    def sign(self, c, mv, y=0):
        c.fill(_BATTERY - 2, y, WIDTH - _BATTERY + 2, LINE, 0)
        c.frame(_BATTERY, y + 1, 10, 6)
        c.fill(_BATTERY + 10, y + 3, 1, 2)
        for i in range(len(_FULL_MV)):
            if mv >= _FULL_MV[i]:
                c.fill(_BATTERY + 2 + 2 * i, y + 3, 2, 2)

    def _y(self, line):
        return self.top + line * self.pitch
