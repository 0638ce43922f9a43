"""The Hashi board and the panel beside it, as dots. Redraws only what has changed.

Lattice points are 11 dots apart; an island is a ring of 11x11 dots, its flag stands outside at the
upper right, and the cursor is the picture inverted, 13x13 dots.
"""

from engine.const import const
from engine.hashi.boards import ISLANDS, RED
from engine.hashi.rules import BRIDGE
from engine.hashi.state import BRIDGES, DEADLINE, NUMBER, ROUNDS, SETTLE, START
from firmware.games.hashi.limits import most, spoils
from firmware.games.hashi.map import line_from
from firmware.graphics import font
from firmware.hardware.keys import DOWN, LEFT, RIGHT, UP
from firmware.words import strings

words = strings("hashi")

_X = const(6)  # of the first column
_Y = const(5)  # of the first row
_STEP = const(11)
_R = const(5)  # of an island
PANEL = 102  # its left edge
_GROWTH = const(4)  # steps in which a bridge extends
_FAR = const(5)  # more changes than this are shown at once, fewer one by one

# How an island looks, beside its number.
_OPEN = const(0)
_CLOSED = const(1)  # cannot take the number
_FINISHED = const(2)
_VAIN = const(3)  # can take the number, but never be finished with it

# How a line looks.
_DOTTED = const(0)
_DASHED = const(1)  # can take a bridge
_SINGLE = const(2)
_DOUBLE = const(3)
_BLOCKED = const(4)  # crossed by a bridge: never again, and its dots would only clutter


class Board:
    """Draws what game (an observation; is_stale says that it is a new one) shows of a seat's board.

    ok: a byte a move, 1 where it is legal.
    """

    warns = True  # of what can never be finished

    def __init__(self, game, seat, ok, context=None):
        self.game = game
        self.context = context
        self.seat = seat
        self.ok = ok
        tables = game.board
        self.tables = tables
        self.lines = tables.lines
        self.x = bytes([_X + _STEP * tables.x[i] for i in range(ISLANDS)])
        self.y = bytes([_Y + _STEP * tables.y[i] for i in range(ISLANDS)])
        self.is_stale = True  # the observation is new: more than the cursor may have changed
        self._isles = bytearray(ISLANDS)  # how each was drawn last: look << 4 | number
        self._lines = bytearray(self.lines)
        self._panel = [""] * 6
        self._cursor = -1  # as drawn
        self._is_held = False
        self._arrows = ()  # (key, number that the bridge spoils) of the arrows beside a held island

    def middle(self):
        """Return the island nearest to the middle of the board."""
        best = 0
        for i in range(1, ISLANDS):
            if self._off_middle(i) < self._off_middle(best):
                best = i
        return best

    def handy(self, i):
        """Return island i, or if nothing can be done there now, the nearest where something can."""
        if self.game.phase() not in (NUMBER, BRIDGES) or self._can(i):
            return i
        best = i
        least = 0
        for j in range(ISLANDS):
            across = abs(self.x[j] - self.x[i])
            down = abs(self.y[j] - self.y[i])
            far = across + down + min(across, down) // 8  # of several the straightest
            if (best == i or far < least) and self._can(j):
                best = j
                least = far
        return best

    def _can(self, i):
        if self.game.phase() == NUMBER:
            return self.ok[i] and not self.is_vain(i)
        return self.has_open_line(i)

    def _off_middle(self, i):
        return abs(self.x[i] - 50) + abs(self.y[i] - 27)

    def has_open_line(self, i):
        """Return True if a bridge can be drawn now at island i."""
        return len(self._open_ways(i)) > 0

    def only_way(self, i):
        """Return the key of the bridge at island i that A draws at once, -1 if there is none.

        It is the only one that can be drawn there, and spoils nothing.
        """
        ways = self._open_ways(i)
        if len(ways) != 1:
            return -1
        line = line_from(self.tables, i, ways[0])
        return -1 if self._is_warning() and spoils(self.game, self.seat, line) else ways[0]

    def _open_ways(self, i):
        ways = []
        for k in (UP, DOWN, LEFT, RIGHT):
            line = line_from(self.tables, i, k)
            if line >= 0 and self.ok[BRIDGE + line]:
                ways.append(k)
        return ways

    def _find_arrows(self, i):
        found = []
        for k in self._open_ways(i):
            line = line_from(self.tables, i, k)
            number = spoils(self.game, self.seat, line) if self._is_warning() else 0
            found.append((k, number))
        return found

    def spoiling(self):
        """Return (key, number) of the first way whose bridge spoils an island, or None."""
        for arrow in self._arrows:
            if arrow[1]:
                return arrow
        return None

    def is_vain(self, i):
        """Return True if the number of this card, written on island i, could never be finished."""
        game = self.game
        if not self._is_warning() or game.phase() != NUMBER or not self.ok[i]:
            return False
        return game.card_number() > most(game, self.seat, i)

    def _is_warning(self):
        return self.warns and not self.context.settings.warns

    def draw(self, c, cursor, is_held, is_fresh):
        """Draw what differs from the last time, or everything."""
        if is_fresh:
            self.draw_all(c)
        else:
            self._draw_changes(c, cursor, is_held)
        if self._cursor < 0 or is_fresh:
            self._arrows = self._find_arrows(cursor) if is_held else ()
            self._invert(c, cursor)
            self._cursor = cursor
            self._is_held = is_held
        if is_fresh or self.is_stale:
            self.draw_panel(c, is_fresh)
        self.is_stale = False

    def draw_all(self, c):
        """Draw all islands and lines on a dark canvas."""
        c.clear()
        for line in range(self.lines):
            self._lines[line] = self._line_look(line)
            self._draw_line(c, line)
        for i in range(ISLANDS):
            self._isles[i] = self._isle_look(i)
            self._draw_isle(c, i)
            self._draw_flag(c, i)

    def _draw_changes(self, c, cursor, is_held):
        lines = isles = ()
        if self.is_stale:
            lines = [n for n in range(self.lines) if self._lines[n] != self._line_look(n)]
            # New bridges last: what they cross is cleared before they begin to grow.
            bridges = [n for n in lines if self._line_look(n) in (_SINGLE, _DOUBLE)]
            lines = [n for n in lines if n not in bridges] + bridges
            isles = [i for i in range(ISLANDS) if self._isles[i] != self._isle_look(i)]
        if not lines and not isles and cursor == self._cursor and is_held == self._is_held:
            return
        # The cursor is an inversion: off before anything changes under it, on again at the end.
        self._invert(c, self._cursor)
        self._cursor = -1
        one_by_one = len(lines) + len(isles) <= _FAR
        if one_by_one:
            c.show()
        for n in lines:
            self._lines[n] = self._line_look(n)
            self._clear_line(c, n)
            self._draw_line(c, n)
            for other in self.tables.crossing[n]:
                self._draw_line(c, other)
            if self._lines[n] in (_SINGLE, _DOUBLE):
                self._extend(c, n, cursor)
            if one_by_one:
                c.show()
        for i in isles:
            self._isles[i] = self._isle_look(i)
            self._draw_isle(c, i)
            if self._isles[i] >> 4 == _FINISHED:  # lights up, the lower half first
                x = self.x[i] - 3
                c.animate((x, self.y[i], 7, 4), (x, self.y[i] - 3, 7, 3))
            if one_by_one:
                c.show()
        if not one_by_one:
            c.show()

    # Islands.

    def _isle_look(self, i):
        game = self.game
        number = game.number_at(self.seat, i)
        if game.is_finished(self.seat, i):
            return _FINISHED << 4 | number
        # At the start the legal moves of islands begin with 0 too: a 3 there, or a 4 as well.
        if not number and game.phase() in (START, NUMBER) and not self.ok[i]:
            return _CLOSED << 4
        return (_VAIN if self.is_vain(i) else _OPEN) << 4 | number

    def _draw_isle(self, c, i):
        x = self.x[i]
        y = self.y[i]
        look = self._isles[i] >> 4
        number = self._isles[i] & 15
        if look == _FINISHED:
            c.sprite(font.DISC, x - _R, y - _R)
            c.dots(x - (1 if number == 1 else 2), y - 3, 48 + number, 0)
            return
        c.fill(x - _R, y - _R, 11, 11, 0)
        c.sprite(font.RING_CLOSED if look == _CLOSED else font.RING, x - _R, y - _R)
        if number:
            c.dots(x - (1 if number == 1 else 2), y - 3, 48 + number, 1)
        elif look == _VAIN:
            c.dots(x, y - 3, 33, 1)  # "!"

    def _draw_flag(self, c, i):
        flag = self.tables.flag[i]
        if flag:
            c.sprite(font.REDFLAG if flag == RED else font.BLUEFLAG, self.x[i] + 6, self.y[i] - 5)

    # Lines.

    def _line_look(self, line):
        drawn = self.game.drawn(self.seat, line)
        if drawn == 2:
            return _DOUBLE
        if drawn:
            return _SINGLE
        if self.game.is_blocked(self.seat, line):
            return _BLOCKED
        return _DASHED if self.ok[BRIDGE + line] else _DOTTED

    def _span(self, line):
        """Return x, y, w, h of the dots between a line's islands, three across."""
        i = self.tables.one[line]
        j = self.tables.two[line]
        x = min(self.x[i], self.x[j])
        y = min(self.y[i], self.y[j])
        w = abs(self.x[i] - self.x[j])
        h = abs(self.y[i] - self.y[j])
        if w:
            return x + _R + 1, y - 1, w - 2 * _R - 1, 3
        return x - 1, y + _R + 1, 3, h - 2 * _R - 1

    def _extend(self, c, line, start):
        """Let a bridge just drawn grow, away from island `start`: inverted, it is as before."""
        x, y, w, h = self._span(line)
        if self._lines[line] == _SINGLE:
            x, y, w, h = (x, y + 1, w, 1) if w > h else (x + 1, y, 1, h)
        is_back = self.x[start] + self.y[start] > x + y
        parts = []
        for n in range(_GROWTH):
            step = _GROWTH - 1 - n if is_back else n
            at = step * max(w, h) // _GROWTH
            to = (step + 1) * max(w, h) // _GROWTH
            parts.append((x + at, y, to - at, h) if w > h else (x, y + at, w, to - at))
        c.animate(*parts)

    def _clear_line(self, c, line):
        x, y, w, h = self._span(line)
        c.fill(x, y, w, h, 0)

    def _draw_line(self, c, line):
        x, y, w, h = self._span(line)
        look = self._lines[line]
        if look == _DOUBLE:
            if w > 3:
                c.fill(x, y, w, 1)
                c.fill(x, y + 2, w, 1)
            else:
                c.fill(x, y, 1, h)
                c.fill(x + 2, y, 1, h)
            return
        if look == _SINGLE:
            if w > 3:
                c.fill(x, y + 1, w, 1)
            else:
                c.fill(x + 1, y, 1, h)
            return
        if look == _BLOCKED:
            return
        dot = 1 if look == _DOTTED else 3
        if w > 3:
            for at in range(x + 1, x + w - dot + 1, 4):
                c.fill(at, y + 1, dot, 1)
        else:
            for at in range(y + 1, y + h - dot + 1, 4):
                c.fill(x + 1, at, 1, dot)

    # The cursor.

    def _invert(self, c, i):
        self.mark(c, i)
        for k, spoiled in self._arrows:
            _invert_arrow(c, self.x[i], self.y[i], k, spoiled)

    def mark(self, c, i):
        """Invert an island; twice gives the picture back."""
        top = max(0, self.y[i] - 6)
        c.invert(self.x[i] - 6, top, 13, self.y[i] + 7 - top)

    # The panel.

    def draw_panel(self, c, is_fresh):
        """Draw what differs from the last time beside the board, or everything."""
        game = self.game
        phase = game.phase()
        drawn = game.card_bridges() - game.left() if phase in (BRIDGES, SETTLE) else 0
        texts = [
            str(game.card_number()) + str(game.card_bridges()) + str(phase) + str(drawn),
            str(game.round()) + "/" + str(ROUNDS),
            words.POINTS.format(n=game.score(self.seat)),
        ]
        for category in range(3):
            texts.append(self._category(category))
        for n in range(len(texts)):
            if is_fresh or texts[n] != self._panel[n]:
                if not is_fresh:
                    c.show()
                is_dealt = n == 0 and texts[0][:2] != self._panel[0][:2] and not is_fresh
                self._panel[n] = texts[n]
                if n == 0:
                    self.draw_card(c, phase, drawn)
                    if is_dealt and game.round():  # slides in
                        c.animate(*[(PANEL + 13 - 13 * i, 0, 13, 16) for i in range(2)])
                else:
                    y = 8 + 8 * n if n > 1 else 17  # the first keeps off the card
                    if n == 1:  # and reaches into the next one, which is drawn anew
                        self._panel[2] = ""
                    c.fill(PANEL, y, 26, 24 - y if n == 1 else 8, 0)
                    self.draw_text(c, y, texts[n])

    def draw_text(self, c, y, text):
        """Draw a line of the panel."""
        c.text(PANEL, y, text)

    def _category(self, category):
        mark = words.CATEGORIES[category][0]
        points = self.game.points(self.seat, category)
        return mark + ("✓" + str(points) if points else self.to_be_had(category))

    def to_be_had(self, category):
        """Return what the panel says of a category not achieved yet."""
        game = self.game
        text = str(game.worth(self.seat, category))
        if game.round() <= DEADLINE[category]:
            text += "≤" + str(DEADLINE[category])
        return text

    def draw_card(self, c, phase, drawn):
        """Draw the card in play, drawn of its bridges done."""
        game = self.game
        c.fill(PANEL, 0, 26, 16, 0)
        if not game.round():
            return
        number = str(game.card_number())
        c.big(PANEL + (4 if number == "1" else 2), 1, number)
        if phase == NUMBER:
            c.invert(PANEL, 0, 14, 16)
        for n in range(game.card_bridges()):
            is_drawn = n < drawn
            c.sprite(font.BARDRAWN if is_drawn else font.BAR, PANEL + 15, 1 + 5 * n)


def _invert_arrow(c, x, y, k, is_bar):
    """Invert an arrow that points away from the island at x, y, or a bar across its way."""
    for n in range(2 if is_bar else 3):
        half = 3 if is_bar else 2 - n
        at = 8 + n if k in (RIGHT, DOWN) else -8 - n
        if k in (LEFT, RIGHT):
            c.invert(x + at, y - half, 1, 2 * half + 1)
        else:
            c.invert(x - half, y + at, 2 * half + 1, 1)
