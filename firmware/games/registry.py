"""The games as seen: one kit a game, loaded when it is chosen, dropped for another's.

A kit is the module firmware/games/registry/<name>/kit.py, light, for a game's menu needs no more. It holds
    ID, NAME, LEVELS
    ENGINE, VIEW         the modules of engine/<name> and firmware/games/registry/<name> that playing takes
    choices              a byte for each option of a new game, kept between visits
    settle(app)          take choices that the settings keep; a kit without such has it not
    where(game)          how far a game is, in a few words

Its neighbours, each in memory while it is needed, are new.py, which says what the choices mean:
    options()            rows (label, values) of the new-game screen, one or more, in the order of
                         choices
    start_options(choices)   the engine's option bytes
    seats(choices)       the session's seats: PERSON, or 1 + the index in LEVELS of its policy
    choose(choices, setting) take choices from the settings of a machine that starts a game at once;
                         a game that heeds none has it not
help.py:
    help_pages(back, game)   the how-to-play screen, at what is to be done in a game, None for none
and view.py with View(session, seat), what the play screen shows and asks: see
firmware/screens/play.py.
"""

import gc
import sys

from firmware import memory
from firmware.words import full

NAMES = (  # in the order of the title's menu, and of their IDs from 1 on; what it calls them
    ("hashi", "Hashi"),
    ("arabana", "Arabana-Ikibiti"),
    ("atoll", "Atoll"),
)
LEVELS = b"\x01\x04\x02\x05\x03"  # as seats hold them, the weakest first: 1 + the index in a kit's
_ANY = "engine.rng engine.game engine.session engine.ai firmware.screens.view firmware.screens.play"

_loaded = ""  # the game whose engine and view have been in memory since the start
_chosen = ""  # the game whose kit was loaded last
_is_full = False  # more has been shown since the start than the way into one game


def label(name):
    """Return what the title calls a game."""
    for row in NAMES:
        if row[0] == name:
            return row[1]
    return name


def part(leaf):
    """Return a module firmware.games.registry.<leaf> that is in memory only while what it shows is up."""
    return memory.screens.lend("firmware.games.registry." + leaf)


def load(name):
    """Return the kit of a game, by name. The modules of every other game are dropped first."""
    global _chosen
    if _chosen not in ("", name):
        fill()
    _chosen = name
    others = [row[0] for row in NAMES if row[0] != name]
    gone = [module for module in sys.modules for other in others if other in module]
    if gone:
        memory.drop(gone)
        gc.collect()  # before another game needs the room
    return __import__("firmware.games.registry." + name + ".kit", None, None, ("NAME",))


def parts(kit):
    """Return the modules that playing a game takes, each behind those that it imports.

    kit: None where no game is chosen yet; then those that all games take.
    """
    if not kit:
        return _ANY.split()
    engine = ["engine." + kit.NAME + "." + leaf for leaf in kit.ENGINE.split()]
    view = ["firmware.games.registry." + kit.NAME + "." + leaf for leaf in kit.VIEW.split()]
    return _ANY.split() + engine + [full(kit.NAME)] + view


def bring(kit):
    """Load what playing a game takes, before anything is lent that would bring it and drop it."""
    for name in parts(kit):
        __import__(name)


def put_away(kit):
    """Drop the view of a game and its words, not its engine: it takes bring() to play on."""
    own = ("firmware.games.registry.", full(kit.NAME))
    memory.drop([name for name in sys.modules if name.startswith(own) and name != kit.__name__])


def has_room(name):
    """Tell whether a game may be loaded: the first since the start may, and no other.

    The names of dropped modules stay in memory for good, so each further game would find less.
    """
    global _loaded
    _loaded = _loaded or name
    return _loaded == name


def fill():
    """Take note that something else has been shown, the names of which stay in memory."""
    global _is_full
    _is_full = True


def is_full(name):
    """Tell whether the program has to start anew before this game: see screens/begin.py."""
    return _is_full or not has_room(name)


def view(name, session, seat):
    """Return a new View of a person's seat, by the name of the game."""
    module = __import__("firmware.games.registry." + name + ".view", None, None, ("View",))
    return module.View(session, seat)
