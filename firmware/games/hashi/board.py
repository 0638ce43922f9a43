"""The Hashi board and the panel beside it, in pixels. Redraws all of it, or only the cursor.

Points of the lattice are 11 pixels apart. An island is a ring of 11x11 pixels with its flag outside
at the upper right; the cursor inverts 13x13 pixels.
"""

from engine.const import const
from engine.hashi.boards import ISLANDS, RED
from engine.hashi.rules import BRIDGE, CONFIRM
from engine.hashi.state import (
    BRIDGES,
    CATEGORIES,
    CHOICE,
    DEADLINE,
    FULL,
    NUMBER,
    POINTS,
    ROUNDS,
    SETTLE,
    START,
    is_near,
)
from firmware.games.hashi.lines import line_from, most, open_keys, spoils
from firmware.graphics import font
from firmware.graphics.canvas import WIDTH, width
from firmware.hardware.keys import DOWN, LEFT, RIGHT
from firmware.words import strings

common = strings()
words = strings("hashi")

_X = const(6)  # of the first column
_Y = const(5)  # of the first row
_STEP = const(11)
_R = const(5)  # of an island
_PANEL = const(102)  # its left edge
_CARD_H = const(16)
_GROWTH = const(4)  # steps in which a bridge extends
_CHOICES = CHOICE - POINTS  # where they begin in Hashi.news

# How an island looks, beside its number.
_OPEN = const(0)
_CLOSED = const(1)  # cannot take the number
_FINISHED = const(2)
_UNFINISHABLE = const(3)  # can take the number, but never be finished with it
_SPRITES = (font.RING, font.RING_CLOSED, font.DISC, font.RING)

# How a line looks.
_DOTTED = const(0)
_DASHED = const(1)  # can take a bridge
_SINGLE = const(2)
_DOUBLE = const(3)
_CROSSED = const(4)  # takes no bridge for the rest of the game, so it is not drawn


def written(news, p):
    """Return the island on which seat p wrote a number in the last round, -1 for none.

    news: Hashi.news.
    """
    return news[_CHOICES + 4 * p] - 1


def drawn(news, p):
    """Return the lines on which seat p drew a bridge in the last round, one twice for two."""
    at = _CHOICES + 4 * p
    return [line - 1 for line in news[at + 1 : at + 4] if line]


def finished(game, news, p):
    """Return the islands that seat p finished in the last round: no bridge comes to them later."""
    touched = [written(news, p)]
    for line in drawn(news, p):
        touched += [game.board.one[line], game.board.two[line]]
    return [i for i in range(ISLANDS) if i in touched and game.is_finished(p, i)]


def achieved(game, news, p):
    """Return (category, points) of each category that seat p achieved in the last round."""
    points = [(k, game.points(p, k)) for k in range(CATEGORIES)]
    return [(k, n) for k, n in points if n and not news[3 * p + k]]


class Board:
    """Draws a seat's board as game, an observation, has it. is_stale: it has changed since it was
    drawn.

    legal: a byte for each move, 1 if it is legal now. settings.warns: 0 if islands that can never
    be finished are marked; without settings they are.
    """

    def __init__(self, game, seat, legal, settings=None):
        self.game = game
        self.seat = seat
        self.legal = legal
        self.settings = settings
        tables = game.board
        self.tables = tables
        self.lines = tables.lines
        self.x = bytes([_X + _STEP * tables.x[i] for i in range(ISLANDS)])
        self.y = bytes([_Y + _STEP * tables.y[i] for i in range(ISLANDS)])
        self.is_stale = True
        self._lines = b""  # the look of each as drawn
        self._islands = b""  # each as drawn: look << 4 | number
        self._card = -1  # as drawn
        self._cursor = -1  # as drawn
        self._arrows = ()  # (key, number it spoils or 0) of the arrows beside a held island

    def is_warning(self):
        """Return True if what can never be finished is marked."""
        return not (self.settings and self.settings.warns)

    def is_unfinishable(self, i):
        """Return True if the number of this card, written on island i, can never be finished."""
        game = self.game
        can_write = self.is_warning() and game.phase() == NUMBER and self.legal[i]
        return can_write and game.card_number() > most(game, self.seat, i)

    def spoiled_by(self, line):
        """Return the number that a legal bridge makes impossible to finish, 0 if none is marked."""
        return spoils(self.game, self.seat, line) if self.is_warning() else 0

    def spoiling(self):
        """Return (key, number) of the first arrow whose bridge spoils an island, or None."""
        found = [arrow for arrow in self._arrows if arrow[1]]
        return found[0] if found else None

    def draw(self, c, cursor, is_held, is_fresh):
        """Draw everything if it is_fresh or is_stale, else the cursor alone."""
        if is_fresh or self.is_stale:
            before = self._lines, self._islands, self._card
            self.draw_all(c)
            if not is_fresh:
                self._animate(c, cursor, *before)
        else:
            self._invert(c)  # restores the picture
        keys = open_keys(self, cursor) if is_held else ()
        lines = [(k, line_from(self.tables, cursor, k)) for k in keys]
        self._arrows = [(k, self.spoiled_by(line)) for k, line in lines]
        self._cursor = cursor
        self._invert(c)
        self.is_stale = False

    def draw_all(self, c):
        """Draw the board and the panel on a dark canvas."""
        c.clear()
        self._lines = bytes([self._line_look(line) for line in range(self.lines)])
        self._islands = bytes([self._island_look(i) for i in range(ISLANDS)])
        for line in range(self.lines):
            self._draw_line(c, line)
        for i in range(ISLANDS):
            self._draw_island(c, i)
            if self.tables.flag[i]:
                flag = font.REDFLAG if self.tables.flag[i] == RED else font.BLUEFLAG
                c.sprite(flag, self.x[i] + 6, self.y[i] - 5)
        self._draw_panel(c)

    def _animate(self, c, cursor, lines, islands, card):
        """Animate what differs from what was drawn before."""
        for n in range(self.lines):
            if self._lines[n] != lines[n] and self._lines[n] in (_SINGLE, _DOUBLE):
                self._extend(c, n, cursor)
        for i in range(ISLANDS):
            if self._islands[i] != islands[i] and self._islands[i] >> 4 == _FINISHED:
                x = self.x[i] - 3  # lights up, the lower half first
                c.animate((x, self.y[i], 7, 4), (x, self.y[i] - 3, 7, 3))
        if self._card != card and self.game.round():  # slides in
            c.animate(*[(_PANEL + 13 - 13 * i, 0, 13, _CARD_H) for i in range(2)])

    def _island_look(self, i):
        game = self.game
        number = game.number_at(self.seat, i)
        if game.is_finished(self.seat, i):
            return _FINISHED << 4 | number
        # At the start, too, a legal move i writes on island i: a 3, and a 4 can go there as well.
        if not number and game.phase() in (START, NUMBER) and not self.legal[i]:
            return _CLOSED << 4
        return (_UNFINISHABLE if self.is_unfinishable(i) else _OPEN) << 4 | number

    def _draw_island(self, c, i):
        x = self.x[i]
        y = self.y[i]
        look = self._islands[i] >> 4
        number = self._islands[i] & 15
        c.sprite(_SPRITES[look], x - _R, y - _R)
        if number:
            c.dots(x - (1 if number == 1 else 2), y - 3, 48 + number, look != _FINISHED)
        elif look == _UNFINISHABLE:
            c.dots(x, y - 3, 33, 1)  # "!"

    def _line_look(self, line):
        drawn = self.game.drawn(self.seat, line)
        if drawn:
            return _DOUBLE if drawn == 2 else _SINGLE
        if self.game.is_blocked(self.seat, line):
            return _CROSSED
        return _DASHED if self.legal[BRIDGE + line] else _DOTTED

    def _span(self, line):
        """Return x, y, w, h of the pixels between a line's islands, three across."""
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
        """Animate a new bridge that grows away from island `start`."""
        x, y, w, h = self._span(line)
        if self._lines[line] == _SINGLE:
            x, y, w, h = (x, y + 1, w, 1) if w > h else (x + 1, y, 1, h)
        is_back = self.x[start] + self.y[start] > x + y
        boxes = []
        for n in range(_GROWTH):
            step = _GROWTH - 1 - n if is_back else n
            at = step * max(w, h) // _GROWTH
            to = (step + 1) * max(w, h) // _GROWTH
            boxes.append((x + at, y, to - at, h) if w > h else (x, y + at, w, to - at))
        c.animate(*boxes)

    def _draw_line(self, c, line):
        x, y, w, h = self._span(line)
        look = self._lines[line]
        if look == _CROSSED:
            return
        longer = max(w, h)
        is_bridge = look in (_SINGLE, _DOUBLE)
        dash = longer if is_bridge else 1 if look == _DOTTED else 3
        for at in range(0 if is_bridge else 1, longer - dash + 1, 4):
            for aside in (0, 2) if look == _DOUBLE else (1,):
                if w > 3:
                    c.fill(x + at, y + aside, dash, 1)
                else:
                    c.fill(x + aside, y + at, 1, dash)

    def _invert(self, c):
        i = self._cursor
        self.mark(c, i)
        for k, spoiled in self._arrows:
            _invert_arrow(c, self.x[i], self.y[i], k, spoiled)

    def mark(self, c, i):
        """Invert an island; a second time restores it."""
        top = max(0, self.y[i] - 6)
        c.invert(self.x[i] - 6, top, 13, self.y[i] + 7 - top)

    def mark_line(self, c, line):
        """Draw dots along both sides of a line, apart from its bridges."""
        x, y, w, h = self._span(line)
        for at in range(1, max(w, h), 3):
            for aside in (-2, 4):
                if w > 3:
                    c.fill(x + at, y + aside, 1, 1)
                else:
                    c.fill(x + aside, y + at, 1, 1)

    def mark_changes(self, c, before):
        """Mark the numbers and bridges that are new since a game was `before`."""
        game = self.game
        p = self.seat
        for i in range(ISLANDS):
            if game.number_at(p, i) != before.number_at(p, i):
                self.mark(c, i)
        for line in range(self.lines):
            if game.drawn(p, line) > before.drawn(p, line):
                self.mark_line(c, line)

    def _draw_panel(self, c):
        game = self.game
        self.draw_card(c)
        points = self._points()
        _draw_text(c, 17, points[0])
        _draw_text(c, 24, points[1])
        for category in range(CATEGORIES):
            sign = words.CATEGORIES[category][0]
            points = game.points(self.seat, category)
            text = "✓" + str(points) if points else self.offer(category)
            _draw_text(c, 32 + 8 * category, sign + text)

    def _points(self):
        """Return two lines: the round, and the points; at a table those of the best rival, too."""
        game = self.game
        own = game.score(self.seat)
        others = [game.score(p) for p in range(game.players()) if p != self.seat]
        last = str(own) + ":" + str(max(others)) if others else common.POINTS.format(n=own)
        return str(game.round()) + "/" + str(ROUNDS), last

    def offer(self, category):
        """Return what the panel says of a category not achieved yet: its points.

        In a solo game the deadline's card follows while it is still to come. At a table, figures
        between spaces are crossed out; "!" says that an opponent is one island from the category.
        """
        game = self.game
        worth = game.worth(self.seat, category)
        if game.players() == 1:
            is_early = game.round() <= DEADLINE[category]
            return str(worth) + ("⧗" + str(DEADLINE[category]) if is_early else "")
        if worth < FULL[category]:
            return " " + str(FULL[category]) + " " + str(worth)
        others = [p for p in range(game.players()) if p != self.seat]
        return str(worth) + ("!" if any(is_near(game, p, category) for p in others) else "")

    def draw_card(self, c):
        """Draw the card in play, the bridges drawn hollow."""
        game = self.game
        self._card = game.card()
        if not game.round():
            return
        phase = game.phase()
        number = str(game.card_number())
        c.big(_PANEL + (4 if number == "1" else 2), 1, number)
        if phase == NUMBER:
            c.invert(_PANEL, 0, 14, _CARD_H)
        drawn = game.card_bridges() - game.left() if phase in (BRIDGES, SETTLE) else 0
        for n in range(game.card_bridges()):
            is_drawn = n < drawn
            c.sprite(font.BARDRAWN if is_drawn else font.BAR, _PANEL + 15, 1 + 5 * n)


class StillBoard(Board):
    """A board to look at: no cursor, and in the place of the card its player's sign, or nothing.

    sign: None shows the card.
    """

    def __init__(self, game, seat, sign=""):
        self.sign = sign
        # As if a number could go anywhere and no bridge: all rings whole, all lines dotted.
        Board.__init__(self, game, seat, b"\x01" * ISLANDS + bytes(CONFIRM))

    def is_warning(self):
        return False

    def show(self, c, news=b""):
        """Draw all of it. news: of the last round, of which what is new is marked; b"" for none."""
        self.draw_all(c)
        if news:
            if written(news, self.seat) >= 0:
                self.mark(c, written(news, self.seat))
            for line in drawn(news, self.seat):
                self.mark_line(c, line)

    def draw_card(self, c):
        if self.sign is None:
            Board.draw_card(self, c)
        elif self.sign:
            c.text(c.big(_PANEL, 0, self.sign[0]), 7, self.sign[1:])


def _draw_text(c, y, text):
    """Draw a line of the panel. A figure between spaces is crossed out."""
    c.text(min(_PANEL, WIDTH - width(text)), y, text)
    if text.find(" ") == 1:
        c.fill(_PANEL + width(text[:2]) - 1, y + 3, 9, 1)


def _invert_arrow(c, x, y, k, is_bar):
    """Invert an arrow that points away from the island at x, y, or a bar across its way."""
    for n in range(2 if is_bar else 3):
        half = 3 if is_bar else 2 - n
        at = 8 + n if k in (RIGHT, DOWN) else -8 - n
        if k in (LEFT, RIGHT):
            c.invert(x + at, y - half, 1, 2 * half + 1)
        else:
            c.invert(x - half, y + at, 2 * half + 1, 1)
