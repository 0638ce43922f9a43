"""Entering the code of a game (engine/codes.py) sign by sign, and who plays against the person."""

from engine import codes
from engine.const import const
from engine.session import PERSON, Session
from firmware import registry
from firmware.graphics.canvas import LINE
from firmware.hardware.keys import DO, DOWN, HINT, HOLD_B, LEFT, RIGHT, UP, B
from firmware.screens import Screen, players
from firmware.screens.menu import Menu, Row
from firmware.words import strings

common = strings()
words = strings("records")

_COLUMNS = const(8)  # of the 32 signs
_CELL = const(16)  # dots from one column to the next
_TOP = const(20)  # of the signs
_PITCH = const(9)
_LINE = const(16)  # signs of a code in one line
# Where the keys put the cursor. HINT takes back the DOWN that it brings along.
_STEPS = {LEFT: -1, RIGHT: 1, UP: -_COLUMNS, HINT: -_COLUMNS, DOWN: _COLUMNS}


class Code(Screen):
    """The signs, with a cursor that comes in again at the other end of its row or column.

    A takes the sign under the cursor, B removes the last one. The last sign of a code leads to its
    game, or to a sentence on why there is none.
    """

    last_line = words.HINT_CODE

    def __init__(self, app, name, title, back):
        self.app = app
        self.title = title
        self.back = back
        self.signs = ""
        self.at = codes.first(name)  # most codes that are entered from a game's menu are of it

    def key(self, k):
        if k in _STEPS:
            by = _STEPS[k]
            row = self.at - self.at % _COLUMNS
            if k in (LEFT, RIGHT):
                self.at = row + (self.at + by) % _COLUMNS
            else:
                self.at = (self.at + by) % len(codes.SIGNS)
        elif k in DO:
            if not self._is_whole():
                self.signs += codes.SIGNS[self.at]
            if self._is_whole():
                return deal(self.app, self.signs, self)
        elif k == B and self.signs:
            self.signs = self.signs[:-1]
        elif k in (B, HOLD_B):
            return self.back
        return self

    def _is_whole(self):
        """Return True if no sign is missing."""
        if len(self.signs) < codes.LENGTH:
            return False
        try:
            return len(self.signs) >= codes.length(self.signs, _names())
        except Exception:  # no code, or one of a guest that does not load: deal() refuses it
            return True

    def fill(self, c):
        if len(self.signs) < _LINE:
            c.title(self.title)
        self._code(c)
        for n in range(len(codes.SIGNS)):
            x = n % _COLUMNS * _CELL
            c.text(x + 6, _TOP + n // _COLUMNS * _PITCH, codes.SIGNS[n])
        x = self.at % _COLUMNS * _CELL
        c.invert(x, _TOP - 1 + self.at // _COLUMNS * _PITCH, _CELL, _PITCH)

    def _code(self, c):
        """Draw the signs that there are, and a line for each that is missing of a usual code."""
        text = self.signs + "_" * (codes.LENGTH - len(self.signs))
        y = LINE + 1 if len(text) < _LINE else 0
        for at in range(0, len(text), _LINE):
            c.center(y, codes.grouped(text[at : at + _LINE]))
            y += LINE + 1


def deal(app, code, back):
    """Return what leads to the game of a code, or a sentence on why nothing does, then `back`."""
    try:
        name = codes.name(code, _names())
    except ValueError as error:
        return _refused(app, error, back)
    return app.guarded(name, lambda: _asked(app, code, name, back))


def _refused(app, error, back):
    """Return what a CodeError means in words."""
    return app.notice((words.NO_CODE[error.kind],), back, is_over_list=True)


def _names():
    """Return the names of the games on the drive."""
    return [game.name for game in registry.games]


def _asked(app, code, name, back):
    """Return the game of a code, if need be after the question who plays against the person.

    A running game of the same cards goes on.
    """
    info = registry.info(name)  # not load(): B leads back to the menu of another game
    try:
        game, seed, options = codes.decode(code, (name,))
    except ValueError as error:
        return _refused(app, error, back)
    kind = app.saves.same(Session(game, seed, options))
    if kind:
        return app.go_on(name, kind)
    n = game.players()

    def start(who):
        return app.start(info, False, (options, players.against(info, n, who), seed))

    if n == 1:
        return start(PERSON)
    rows = [
        Row(players.called(who), lambda menu, who=who: start(who)) for who in players.numbers(info)
    ]
    return Menu(words.AGAINST_WHOM, rows, back, common.HINT_MENU_BACK)
