"""The screens: the same for every game."""

from engine.const import const
from engine.session import LESSON
from firmware.words import strings

_USUAL = const(9)  # characters of a usual code


class Screen:
    """A screen as fill() draws it, after each key.

    is_fresh: something else is on the canvas. is_stale: draw() has something new to show. is_busy:
    somebody thinks, so the main loop does not rest. is_away: the screen has dropped what it shows,
    and only way() leads back to it. last_line: its words, "" if fill() draws that line, too.
    """

    is_fresh = True
    is_stale = False
    is_busy = False
    is_away = False
    last_line = ""
    modules = ()  # names of modules that stay as long as it is what a Change has built

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

    # For firmware/memory.py; only screens override this that change after they were built.

    def is_bare(self):
        """Return True if only what stays with the game is shown, and nobody thinks."""
        return False

    def drop(self):
        """Let go of what takes room: another screen comes that this one may be behind."""

    def way(self):
        """Return the Change that builds this screen as it stands; None: the one that built it."""
        return None

    def snapshot(self, is_key):
        """Return how it stands, for put_back(). is_key: it takes a key, not only the time."""
        return dict(self.__dict__) if is_key else ()

    def put_back(self, noted):
        """Go back to how it stood: a key has failed for want of memory."""
        for name in noted:
            setattr(self, name, noted[name])


class Change(Screen):
    """A change of screen: the old one is dropped and unloaded, then build() returns the next one.

    Only what build holds lives on. name: the game whose rules are loaded before build(), "" for
    none; has_board: its board is loaded, too. no_room(): returns the screen to go on with where
    there is too little memory even so; None if there is none. is_said: the last line says that it
    takes a moment. refuse(error), where the change begins a game: returns the screen to go on with
    if the game does not load. again: another Change to go on with if room runs out later, so that
    what this one builds with need not stay; without no_room(), also if this one has no room.
    """

    refuse = None
    again = None

    def __init__(self, build, name="", has_board=False, no_room=None, is_said=True):
        self.build = build
        self.name = name
        self.has_board = has_board
        self.no_room = no_room
        self.is_said = is_said


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
