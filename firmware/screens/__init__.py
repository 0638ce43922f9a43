"""The screens: the same for every game."""

from engine.const import const
from engine.session import LESSON
from firmware.words import strings

_USUAL = const(9)  # characters of a usual code


class Screen:
    """A screen as fill() draws it, after each key.

    is_fresh: something else is on the canvas. is_stale: draw() has something
    new to show. is_busy: somebody thinks, so the main loop does not rest. last_line: its words, ""
    if fill() draws that, too.
    """

    is_fresh = True
    is_stale = False
    is_busy = False
    last_line = ""

    def key(self, k):
        """Take a key (firmware/hardware/keys.py). Return the next screen, usually this one."""
        return self

    def tick(self, ms):
        """Let ms pass; 0 while the display is dark. Return the next screen, usually this one."""
        return self

    def draw(self, c):
        """Draw everything onto the canvas, whatever is there. Clears is_fresh."""
        c.clear()
        self.fill(c)
        if self.last_line:
            c.last_line(self.last_line)
        self.is_fresh = False

    def fill(self, c):
        """Draw what is above the last line, on a dark canvas."""

    def sign(self, c, mv):
        """Draw the battery sign for mv millivolts; called after draw() has drawn everything."""


class Wait(Screen):
    """Says that something takes a moment, and once that is drawn does it.

    The screen before and its words are unloaded by then. begin() returns the next screen.
    """

    def __init__(self, begin):
        self.begin = begin

    def tick(self, ms):
        return self if self.is_fresh else self.begin()

    def draw(self, c):
        c.last_line(strings().WAIT)
        self.is_fresh = False


def code_of(session):
    """Return the code of a game, which leads to the same cards."""
    from engine import codes

    return codes.encode(session.game, session.seed, session.options)


def short_code(session):
    """Return the code of a game, of a long one its beginning."""
    found = code_of(session)
    return found if len(found) == _USUAL else found[:_USUAL] + "…"


def where(app, info, kind):
    """Return how far a saved game is, in a few words."""
    words = strings("menus")
    version, flags, progress = app.saves.about(kind)
    if version != info.VERSION or progress < 0:
        return words.UNREADABLE
    return words.IN_LESSON if flags & LESSON else info.where(progress)
