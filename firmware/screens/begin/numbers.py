"""Numbered games: which to play, a number to type, the map of those that have been played."""

from engine import catalog
from engine.const import const
from engine.session import PERSON
from firmware import registry
from firmware.graphics.canvas import WIDTH, width
from firmware.hardware.keys import BACK, DO, DOWN, HINT, LEFT, RIGHT, UP
from firmware.screens import Screen
from firmware.screens.menu import Menu, Row
from firmware.storage.numbers import COUNT, LATER, MOST, WON, NumberMap, par
from firmware.words import strings

common = strings()
words = strings("records")

_DIGITS = const(4)
_DIGIT = const(16)  # dots from one to the next
_DIGITS_X = const(33)
_DIGITS_Y = const(18)
_STATE_Y = const(42)

# The map: cells of 4 x 3 dots, below the line that says what is under the cursor.
_COLUMNS = const(32)
_CELL_W = const(4)
_CELL_H = const(3)
_TOP = const(8)
_ROW = const(16)  # bytes of the bitmap
# Of each state the upper and the middle row of a cell, four bits each.
_UPPER = b"\x00\x00\x0e"
_MIDDLE = b"\x04\x0e\x0e"
_STEPS = {LEFT: -1, RIGHT: 1, UP: -_COLUMNS, HINT: -_COLUMNS, DOWN: _COLUMNS}


class Numbers(Menu):
    """The numbers of one game: at which setting, against whom, and which one."""

    def __init__(self, app, info, title, back):
        self.app = app
        self.info = info
        self.labels = ()
        if len(info.NUMBERED) > 1:
            self.labels = strings(info.NAME).NUMBERED
        self.rival = None  # the row, once it is needed
        Menu.__init__(self, title, (), back, common.HINT_MENU_BACK)
        self.set()

    def set(self, by=0):
        """Take another setting."""
        info = self.info
        info.number_setting = (info.number_setting + by) % len(info.NUMBERED)
        self.setting = registry.by_name(info.NAME).number_setting = info.number_setting
        self.players, self.options = info.NUMBERED[self.setting]
        if not self.players:
            game = catalog.make(info.NAME)
            game.reset(0, game.usual()[self.options])
            self.players = game.players()
        self.played = NumberMap(self.app.store, info.NAME, self.setting)
        rows = []
        if self.labels:
            rows.append(Row("←" + self.labels[self.setting] + "→", None, self.set))
        if self.players > 1:
            self.rival = self.rival or _Rival(info)
            rows.append(self.rival)
        if self.players > 2:
            self.title = words.NUMBERS_OF.format(n=self.players)
        self._add(rows, words.NEXT, self.played.next())
        if self.played.last:
            self._add(rows, words.LAST, self.played.last)
        rows.append(Row(words.TYPE_NUMBER, Number))
        rows.append(Row(words.MAP, self._map))
        self.rows = rows

    def _map(self, menu):
        if self.played.kind:
            return Map(self)
        return self.app.notice((words.NO_MAP,), self, is_over_list=True)

    def _add(self, rows, text, n):
        rows.append(Row(text.format(n=n), lambda menu: self.play(n)))

    def play(self, n):
        """Return what leads to a numbered game."""
        seats = bytes((PERSON,))
        if self.players > 1:
            from firmware.screens import players

            seats = players.against(self.info, self.players, self.rival.who())
        return self.app.start(self.info, False, (self.options, seats, n))

    def told(self, n):
        """Return how a number was played, and its par, in words; two strings.

        Later pars are left to the result: to compute one takes too long for the press of an arrow.
        """
        best = par(self.info.NAME, self.setting, n) if n <= COUNT else 0
        state = self.played.state(n)
        text = words.BEATEN if state == WON and self.players == 1 else words.STATES[state]
        return text, words.PAR.format(n=best) if best else ""


class _Rival(Row):
    """Who plays against the person: at first the strongest chosen for a new game."""

    def __init__(self, info):
        from firmware.screens import players

        Row.__init__(self, words.AGAINST_WHOM, None, self.step)
        self.numbers = players.numbers(info)
        self.names = [players.called(who) for who in self.numbers]
        seats = registry.module(info.NAME, "new").seats(info.choices)
        self.at = max([self.numbers.index(who) for who in seats if who != PERSON] or [1])

    def step(self, by):
        self.at = (self.at + by) % len(self.numbers)

    def who(self):
        """Return the number in seats of who plays."""
        return self.numbers[self.at]

    def text(self):
        return self.label + "  ←" + self.names[self.at] + "→"


class Number(Screen):
    """A number to type: up and down change a digit, left and right go to another."""

    last_line = words.HINT_NUMBER

    def __init__(self, menu):
        self.menu = menu
        self.digits = [0] * _DIGITS
        self.at = _DIGITS - 1

    def key(self, k):
        if k in (UP, DOWN, HINT):  # the DOWN that HINT brings along is taken back
            by = -1 if k == DOWN else 1
            self.digits[self.at] = (self.digits[self.at] + by) % 10
        elif k in (LEFT, RIGHT):
            self.at = (self.at + (1 if k == RIGHT else -1)) % _DIGITS
        elif k in DO and self.number():
            return self.menu.play(self.number())
        elif k in BACK:
            return self.menu
        return self

    def number(self):
        """Return the number that the digits make."""
        n = 0
        for digit in self.digits:
            n = 10 * n + digit
        return n

    def fill(self, c):
        c.title(words.TYPE_NUMBER)
        for n in range(_DIGITS):
            c.big(_DIGITS_X + n * _DIGIT, _DIGITS_Y, str(self.digits[n]))
        c.fill(_DIGITS_X + self.at * _DIGIT, _DIGITS_Y + 17, 10, 2)
        n = self.number()
        if n:
            c.center(_STATE_Y, "  ".join([text for text in self.menu.told(n) if text]))
        else:
            c.center(_STATE_Y, words.NO_NUMBER.format(n=MOST))


class Map(Screen):
    """All numbers that are kept, a cell each: a dot, a dash if played, a block if won.

    Numbers beyond COUNT, if there are any, have a page of their own.
    """

    last_line = words.HINT_NUMBER

    def __init__(self, menu):
        self.menu = menu
        played = menu.played
        self.count = COUNT + (LATER if played.later else 0)
        self.at = min(played.last or 1, COUNT) - 1
        if played.state(played.last) and played.last > COUNT:
            self.at = COUNT + played.last - played.first

    def key(self, k):
        if k in _STEPS:
            self.at = (self.at + _STEPS[k]) % self.count
        elif k in DO:
            return self.menu.play(self.number(self.at))
        elif k in BACK:
            return self.menu
        return self

    def number(self, at):
        """Return the number of a cell."""
        return at + 1 if at < COUNT else self.menu.played.first + at - COUNT

    def fill(self, c):
        n = self.number(self.at)
        known, best = self.menu.told(n)
        number = words.NUMBER.format(n=n)
        c.text(1, 0, number)
        c.text(width(number) + 8, 0, known)
        c.right(WIDTH - 1, 0, best)
        state = self.menu.played.state
        dots = memoryview(c.bitmap)  # two cells a byte: 512 fills would take a second
        first, stop = (0, COUNT) if self.at < COUNT else (COUNT, self.count)
        at = _TOP * _ROW
        start = self.number(first)
        for n in range(start, start + stop - first, 2):
            left, right = state(n), state(n + 1)
            dots[at] = _UPPER[left] << 4 | _UPPER[right]
            dots[at + _ROW] = _MIDDLE[left] << 4 | _MIDDLE[right]
            at += 1
            if not at % _ROW:
                at += (_CELL_H - 1) * _ROW
        x = self.at % _COLUMNS * _CELL_W
        y = _TOP + self.at % COUNT // _COLUMNS * _CELL_H
        c.invert(x - 1, y - 1, _CELL_W + 1, _CELL_H + 1)
