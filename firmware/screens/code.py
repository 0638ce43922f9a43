"""Entering the code of a game (engine/codes.py) sign by sign, and who plays against the person."""

from engine import codes
from engine.const import const
from engine.session import PERSON
from firmware import memory
from firmware.games import registry
from firmware.graphics.canvas import LINE, WIDTH
from firmware.hardware.keys import DO, DOWN, HINT, HOLD_B, LEFT, RIGHT, UP, B
from firmware.screens import Screen, players
from firmware.screens.menu import Menu, Row
from firmware.words import strings

words = strings("menus")

_COLUMNS = const(8)  # of the 32 signs
_CELL = const(16)  # dots from one column to the next
_TOP = const(20)  # of the signs
_PITCH = const(9)
_CODE_Y = const(9)
_LINE = const(16)  # signs of a code in one line
# Where the keys put the cursor. HINT takes back the DOWN that it brings along.
_STEPS = {LEFT: -1, RIGHT: 1, UP: -_COLUMNS, HINT: -_COLUMNS, DOWN: _COLUMNS}


class Code(Screen):
    """The signs, with a cursor that comes in again at the other end of its row or column.

    A takes the sign under the cursor, B removes the last one. The last sign of a code leads to its
    game, or to a sentence on why there is none.
    """

    hint = words.HINT_CODE

    def __init__(self, app, name, back):
        self.app = app
        self.back = back
        self.signs = ""
        self.at = codes.first(name)  # most codes that are entered from a game's menu are of it
        self._drawn = self.at  # where the cursor is on the display

    def key(self, k):
        if k in _STEPS:
            by = _STEPS[k]
            row = self.at - self.at % _COLUMNS
            if k in (LEFT, RIGHT):
                self.at = row + (self.at + by) % _COLUMNS
            else:
                self.at = (self.at + by) % len(codes.SIGNS)
        elif k in DO:
            self.signs += codes.SIGNS[self.at]
            return self._taken()
        elif k == B and self.signs:
            self.signs = self.signs[:-1]
            self.is_fresh = len(self.signs) >= _LINE
        elif k in (B, HOLD_B):
            return self.back
        return self

    def _taken(self):
        """Return the screen that follows the sign that was taken."""
        self.is_fresh = len(self.signs) >= _LINE  # the code begins a new line
        if len(self.signs) < codes.LENGTH:
            return self
        try:
            if len(self.signs) < codes.length(self.signs, names()):
                return self
        except ValueError:
            pass  # deal() says why
        return deal(self.app, self.signs, self)

    def draw(self, c):
        if not self.is_fresh:
            self._code(c)
            if self.at != self._drawn:
                c.show()  # what changes is far apart
                self._mark(c, self._drawn)
                c.show()
                self._mark(c, self.at)
        self._drawn = self.at
        Screen.draw(self, c)

    def fill(self, c):
        if len(self.signs) < _LINE:
            c.title(words.ENTER_CODE)
        self._code(c)
        for n in range(len(codes.SIGNS)):
            x = n % _COLUMNS * _CELL
            c.text(x + 6, _TOP + n // _COLUMNS * _PITCH, codes.SIGNS[n])
        self._mark(c, self.at)

    def _code(self, c):
        """Draw the signs that there are, and a dot for each that is missing of a usual code."""
        text = self.signs + "·" * (codes.LENGTH - len(self.signs))
        lines = [text[at : at + _LINE] for at in range(0, len(text), _LINE)]
        y = _CODE_Y if len(lines) == 1 else _CODE_Y - LINE
        for line in lines:
            c.fill(0, y, WIDTH, LINE, 0)
            c.text(_CELL, y, codes.grouped(line))
            y += LINE + 1

    def _mark(self, c, at):
        """Put the cursor on a sign, or take it away."""
        x = at % _COLUMNS * _CELL
        c.invert(x, _TOP - 1 + at // _COLUMNS * _PITCH, _CELL, _PITCH)


def names():
    """Return the names of the games that can be played."""
    return [game.name for game in registry.games if not game.why]


def deal(app, code, back):
    """Return what leads to the game of a code, or a sentence on why nothing does, then `back`."""
    try:
        game, seed, options = codes.decode(code, names())
    except ValueError as error:
        return app.notice((words.NO_CODE[error.kind],), back)
    info = registry.load(game.NAME)
    if game.players() == 1:
        return app.start(info, False, (options, bytes((PERSON,)), seed))
    return Opponents(app, info, game, seed, options, back)
