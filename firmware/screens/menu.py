"""A list to choose from: a marker beside one row, a word or a value on each."""

from engine.const import const
from firmware import registry
from firmware.graphics.canvas import LAST_LINE, LINE, WIDTH
from firmware.hardware.keys import BACK, DO, DOWN, HINT, LEFT, RIGHT, UP
from firmware.screens import Screen

_MARK = const("▶")
_MARK_X = const(2)
_BATTERY = const(117)  # the column where the sign of the battery begins
_FULL_MV = const((3500, 3700, 3900))
_ARROW = const(123)  # the column of the signs for more rows


class Row:
    """One line of a menu. enter(menu) returns the next screen; change(step) alters a value.

    Without enter, A changes the value as right does.
    """

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
    fit = 5  # rows between the title and the last line; a longer list scrolls
    up = 0  # the line with the sign for more rows above; in a line above it is the battery's

    def __init__(self, title, rows, back, last_line):
        self.title = title
        self.rows = rows
        self.back = back
        self.last_line = last_line
        self.at = 0
        self.first = 0  # the row in the top line

    def key(self, k):
        row = self.rows[self.at]
        if k in DO and not row.enter:
            k = RIGHT
        if k in (UP, DOWN, HINT):  # the DOWN that HINT brings along is taken back
            self.go_to((self.at + (1 if k == DOWN else -1)) % len(self.rows))
        elif k in (LEFT, RIGHT) and row.change:
            row.change(1 if k == RIGHT else -1)
            self.changed()
        elif k in DO:
            n = registry.place(self.title)
            registry.places[n] = self.at
            registry.places[n + 1] = self.first
            return row.enter(self)
        elif k in BACK and self.back:
            return self.back
        return self

    def changed(self):
        """Called when the value of the row under the cursor has changed."""

    def go_to(self, row):
        """Put the cursor on a row; the list scrolls as little as shows it."""
        self.at = row
        self.first = max(row - self.fit + 1, min(self.first, row))

    def go_back(self):
        """Put the cursor where it was when a menu of this title led on; return this menu."""
        n = registry.place(self.title)
        self.first = registry.places[n + 1]
        self.go_to(min(registry.places[n], len(self.rows) - 1))
        return self

    def draw(self, c):
        if self.is_fresh:
            Screen.draw(self, c)
        c.clear(self._y(0), LAST_LINE)
        first = self.first
        for line in range(min(self.fit, len(self.rows) - first)):
            self.draw_row(c, line, self.rows[first + line].text())
        c.text(_MARK_X, self._y(self.at - first), _MARK)
        if first:
            c.text(_ARROW, self._y(self.up), "↑")
        if first + self.fit < len(self.rows):
            c.text(_ARROW, self._y(self.fit - 1), "↓")
        c.last_line(self.last_line)

    def draw_row(self, c, line, text):
        """Draw the text of a line onto dark dots."""
        c.text(self.left, self._y(line), text)

    def fill(self, c):
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
