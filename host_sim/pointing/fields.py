"""Fields of screens without a board: what they draw where, and how arrows lead there."""

from host_sim.pointing import HEIGHT, WIDTH, A, B, Box

UP, DOWN, LEFT, RIGHT = range(4)
HOLD_A = 6
HOLD_B = 7
_LINE = 8
_LAST_LINE = 56
_SIGNS = "ⒶⒷ↑↓←→"  # in the last line, and the keys that they name
_KEYS = (A, B, UP, DOWN, LEFT, RIGHT)
_THIRD = WIDTH // 3
_MORE = 117  # the column from which a tap means the sign for more rows


class Field:
    """A screen of which only the last line is known: a tap on a key's sign there presses that key.

    A tap elsewhere turns pages, or presses the only key that goes on.
    """

    def __init__(self, app, modules):
        self.app = app
        self.screen = app.screen
        self.modules = modules

    def module(self, name):
        """Return one of the program's modules that is loaded."""
        return self.modules[name]

    def width(self, words):
        return self.module("firmware.graphics.canvas").width(words)

    def boxes(self):
        """Return the boxes of what is on the display."""
        line = legend(self.app.canvas._last_line, self.width)
        return self.places() + line + self.body([box.keys[0] for box in line])

    def places(self):
        """Return the boxes of the places where the cursor can be."""
        return []

    def body(self, keys):
        """Return boxes for the rest of the display. keys: those that the last line names."""
        if self.screen.is_busy:
            return []
        if LEFT in keys and RIGHT in keys:
            return pages(DOWN if DOWN in keys else RIGHT)
        if UP in keys and DOWN in keys:
            half = _LAST_LINE // 2
            rows = ((0, UP), (half, DOWN))
            return [Box((0, y, WIDTH, half), None, (k,)) for y, k in rows]
        if A in keys:
            return [] if B in keys else everywhere(A)
        return everywhere(B if B in keys else A)

    def is_at(self, place):
        """Return True if the cursor is at a place."""
        return True

    def keys(self, place):
        """Return the keys that lead to a place, () if none do."""
        return ()

    def grab(self, start):
        """Return what a drag that begins at a dot takes along, None for nothing."""
        return None

    def drag(self, start, end, is_over, grabbed):
        """Return steps (see Pointer) for a drag, None to go on with those before.

        grabbed: what grab() has returned, else a list, the field's own until the drag ends. Here a
        drag moves the page: from right to left leads to the page on the right.
        """
        if not is_over:
            return None
        dx, dy = end[0] - start[0], end[1] - start[1]
        if abs(dx) > abs(dy):
            return [("press", LEFT if dx > 0 else RIGHT)]
        return [("press", UP if dy > 0 else DOWN)]

    def turn(self, by, grabbed):
        """Return steps for the wheel or a second finger. grabbed: as in drag(), if that goes on."""
        return [("press", DOWN if by > 0 else UP)]


def everywhere(k):
    """Return a box of the whole display for a key."""
    return [Box((0, 0, WIDTH, HEIGHT), None, (k,))]


def pages(middle=RIGHT):
    """Return boxes that turn pages, with a key for the middle."""
    keys = LEFT, middle, RIGHT
    widths = _THIRD, WIDTH - 2 * _THIRD, _THIRD
    boxes = []
    x = 0
    for n in range(3):
        boxes.append(Box((x, 0, widths[n], _LAST_LINE), None, (keys[n],)))
        x += widths[n]
    return boxes


def legend(line, width):
    """Return a box for each sign of a key in the last line, with the words behind it.

    Arrows side by side share these. width: of words, in dots.
    """
    marks = [n for n in range(len(line)) if line[n] in _SIGNS]
    left = (WIDTH - width(line)) // 2
    boxes = []
    n = 0
    while n < len(marks):
        group = [marks[n]]
        while marks[n + 1 : n + 2] == [marks[n] + 1]:
            n += 1
            group.append(marks[n])
        n += 1
        end = marks[n] if n < len(marks) else len(line)
        x = left + width(line[: group[0]] + "|")
        w = max(len(group), width(line[group[0] : end].rstrip())) // len(group)
        for i in range(len(group)):
            k = _KEYS[_SIGNS.find(line[group[i]])]
            if k >= A and line[group[i] + 1 : group[i] + 2] == "…":
                k += HOLD_A - A
            boxes.append(Box((x + i * w, _LAST_LINE, w, _LINE), None, (k,)))
    return boxes


class Still(Field):
    """A notice, a cover, a demo: any key goes on. A question wants one of its own."""

    def body(self, keys):
        is_asked = hasattr(self.screen, "yes") and self.screen.is_last()
        return [] if is_asked else everywhere(A)


class Turning(Field):
    """A replay: whatever its last line says, left and right turn it."""

    def body(self, keys):
        return pages()


class Menu(Field):
    """Rows: a tap chooses one, or changes its value: back on the left of that, else on."""

    def places(self):
        menu = self.screen
        first = menu.first
        boxes = []
        n = min(menu.fit, len(menu.rows) - first)
        for line in range(n):
            row = menu.rows[first + line]
            y = menu._y(line) - 1
            h = menu.pitch
            if row.change:
                boxes += self._values(row, first + line, y, h)
            else:
                boxes.append(Box((0, y, WIDTH, h), first + line, (A,), True))
        last = len(menu.rows) - 1
        if first:
            boxes.append(self._more(menu.up, max(0, first - menu.fit)))
        if first + menu.fit <= last:
            boxes.append(self._more(menu.fit - 1, min(last, first + 2 * menu.fit - 1)))
        return boxes

    def _more(self, line, to):
        """Return the box of the sign for more rows on a line: it leads to a row."""
        menu = self.screen
        return Box((_MORE, menu._y(line) - 1, WIDTH - _MORE, menu.pitch), to, ())

    def _values(self, row, n, y, h):
        """Return the boxes of a row with a value: its label, then back and on."""
        text = row.text()
        start = text.find("←")
        if start < 0:  # stars
            start = text.find("  ") + 1
        middle = self.screen.left + self.width(text[: start + 1])
        end = self.screen.left + self.width(text)
        is_plain = not row.enter  # there A changes the value as well
        label = Box((0, y, middle - 7, h), n, (A,), is_plain)
        back = Box((middle - 7, y, (end - middle) // 2 + 7, h), n, (LEFT,), True)
        x = back.x + back.w
        return [label, back, Box((x, y, WIDTH - x, h), n, (RIGHT,), True)]

    def body(self, keys):
        return []

    def is_at(self, place):
        return self.screen.at == place

    def keys(self, place):
        return cyclic(self.screen.at, place, len(self.screen.rows), UP, DOWN)

    def drag(self, start, end, is_over, grabbed):
        steps = Field.drag(self, start, end, is_over, grabbed)
        if not steps or steps[0][1] in (LEFT, RIGHT):
            return steps
        by = (start[1] - end[1]) // self.screen.pitch
        return self._moved(by or (1 if end[1] < start[1] else -1))

    def turn(self, by, grabbed):
        return self._moved(by)

    def _moved(self, by):
        """Return the steps that move the cursor by rows: not past an end, nor past rows unseen."""
        menu = self.screen
        by = max(-menu.fit, -menu.at, min(by, menu.fit, len(menu.rows) - 1 - menu.at))
        return [("press", DOWN if by > 0 else UP)] * abs(by)


def cyclic(at, to, n, back, on):
    """Return the keys from a place to another of n in a ring."""
    by = (to - at) % n
    return [on] * by if by <= n - by else [back] * (n - by)


class _Table(Field):
    """Cells in rows, numbered one after the other; the cursor is screen.at."""

    columns = 8

    def is_at(self, place):
        return self.screen.at == place

    def keys(self, place):
        at = self.screen.at
        by = place % self.columns - at % self.columns
        across = [RIGHT if by > 0 else LEFT] * abs(by)
        by = place // self.columns - at // self.columns
        down = [DOWN if by > 0 else UP] * abs(by)
        return across + down if by > 0 else down + across  # the last row may be short

    def body(self, keys):
        return []


class Code(_Table):
    """The signs of a code: each is typed by a tap."""

    def places(self):
        seen = Probe(self.width).fill(self.screen)
        _, _, w, h = seen.inverted[-1]
        cells = [one for one in seen.texts if len(one[2]) == 1][-32:]
        self.columns = len([1 for one in cells if one[1] == cells[0][1]])
        boxes = []
        for n in range(len(cells)):
            x, y, words = cells[n]
            x += (self.width(words) - w) // 2
            boxes.append(Box((x, y - 1, w, h), n, (A,), True))
        return boxes


class Map(_Table):
    """The map of numbers: a cell for each."""

    columns = 32

    def places(self):
        screen = self.screen
        x, y, w, h = Probe(self.width).fill(screen).inverted[-1]
        w, h = w - 1, h - 1  # the cursor is a dot larger
        self.columns = WIDTH // w
        per_page = 512 if screen.count > 512 else screen.count
        page = screen.at // 512 * 512
        x -= screen.at % self.columns * w
        y -= screen.at % 512 // self.columns * h
        boxes = []
        for at in range(page, min(screen.count, page + per_page)):
            row = at % 512 // self.columns
            boxes.append(Box((x + at % self.columns * w, y + row * h, w, h), at))
        return boxes


class Number(Field):
    """A number to type: a tap on the upper half of a digit makes it larger, below smaller."""

    def places(self):
        boxes = []
        digits = Probe(self.width).fill(self.screen).large
        for n in range(len(digits)):
            x, y, _ = digits[n]
            boxes.append(Box((x - 3, y - 7, 16, 14), n, (UP,), True))
            boxes.append(Box((x - 3, y + 7, 16, 14), n, (DOWN,), True))
        return boxes

    def body(self, keys):
        return []

    def is_at(self, place):
        return self.screen.at == place

    def keys(self, place):
        return cyclic(self.screen.at, place, len(self.screen.digits), LEFT, RIGHT)


class Puzzles(Field):
    """The list of puzzles: the rows of their cells."""

    def places(self):
        screen = self.screen
        dots = [one for one in Probe(self.width).fill(screen).filled if one[2] in (2, 4)]
        boxes = []
        for g in range(len(screen.rows)):
            for k in range(len(screen.rows[g])):
                x, y, w, h = dots.pop(0)
                boxes.append(Box((x - (6 - w) // 2, y - (6 - h) // 2, 6, 6), (g, k)))
        return boxes

    def body(self, keys):
        return []

    def is_at(self, place):
        return (self.screen.row, self.screen.at) == place

    def keys(self, place):
        rows = self.screen.rows
        g, at = self.screen.row, self.screen.at
        keys = []
        while g != place[0]:
            by = 1 if place[0] > g else -1
            keys.append(DOWN if by > 0 else UP)
            g += by
            while not rows[g]:
                g += by
            at = min(at, len(rows[g]) - 1)
        return keys + cyclic(at, place[1], len(rows[g]), LEFT, RIGHT)


class Probe:
    """A canvas that notes what a screen would draw, and draws nothing."""

    def __init__(self, width):
        self.width = width
        self.bitmap = bytearray(WIDTH * HEIGHT // 8)
        self.texts = []  # x, y, words
        self.large = []
        self.inverted = []  # x, y, w, h
        self.filled = []

    def fill(self, *what):
        """Note a box; or of a screen alone, all that it draws. Return this canvas."""
        if len(what) == 1:
            what[0].fill(self)
        else:
            self.filled.append(what[:4])
        return self

    def frame(self, x, y, w, h):
        self.filled.append((x, y, w, h))

    def text(self, x, y, words):
        self.texts.append((x, y, words))
        return x + self.width(words) + 1

    def big(self, x, y, words):
        self.large.append((x, y, words))
        return x + 2 * (self.width(words) + 1)

    def center(self, y, words):
        self.text((WIDTH - self.width(words)) // 2, y, words)

    def right(self, x, y, words):
        self.text(x - self.width(words), y, words)

    def title(self, words):
        self.center(0, words)

    def invert(self, x, y, w, h):
        self.inverted.append((x, y, w, h))
