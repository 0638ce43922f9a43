"""The games on the drive: each folder of firmware/games with an info module is one.

info.py says what is known of a game before it is played; all but TITLE may be left out:
    NAME, TITLE          its folder, what the title screen calls it
    TIER                 "guest"; "house": its own and has all that a game can have; "template": a
                         guest that is not on the title
    CONTRACT             the number below, of the program that it was made for
    LEVELS               names of its computer players, as seats count them from 1
    choices              a byte for each row of a new game, kept between visits
    progress(game)       how far a game is, in a few words
    RECORD               bytes that a running game takes in the store at most
    SIGN, SCENE          its pictures on the title, by their numbers in graphics/scene.txt
    OLD_ID               its number in old records; also its place on the title
    SETTINGS             of a house game: rows as in firmware/storage/settings.py
Beside it lie
    view.py    view(session, seat, context): a View (firmware/screens/view.py)
and, if the ones in firmware/guest will not do,
    new.py     options(), rows (label, values) in the order of choices; if not all of them always
               matter, shown(choices), how many of the first do;
               start_options(choices), the engine's option bytes;
               seats(choices), PERSON or the number of a level for each seat;
               choose(choices, setting), optional: choices from settings.toml;
               fit(choices, n), optional: make the choices agree, now that row n has changed;
               return True if another row changed
    hints.py   class Ladder (firmware/screens/hint.py)
    help.py    see firmware/screens/pages.py and firmware/screens/lesson.py
"""

import os

from engine import catalog
from firmware import memory

CONTRACT = 1  # raised when a game made for the one before may not run
LEVELS = b"\x01\x04\x02\x05\x03"  # the numbers of the levels in seats, the weakest first
_GAMES = "firmware.games."
_LAST = 255  # on the title, behind those that had numbers

games = []  # a Found of each, in their order on the title
settings = []  # the rows of SETTINGS of all games
numbers = {}  # keys of games by their numbers in old records


class Found:
    """What stays known of a game while it is not loaded. why: it cannot be played, and why."""

    is_shown = True
    record = 0
    sign = 4
    scene = 0
    order = _LAST
    why = ""

    def __init__(self, name):
        self.name = self.title = name
        self.key = catalog.key(name)


class _Usual:
    """What info.py may leave out."""

    TIER = "guest"
    CONTRACT = CONTRACT
    LEVELS = ("random", "greedy", "search")
    SETTINGS = ()
    RECORD = 300
    SIGN = 3
    SCENE = 0
    OLD_ID = 0
    progress = None


def find():
    """Look which games are on the drive."""
    for name in os.listdir("/firmware/games"):
        if "." not in name and name[0] != "_":
            games.append(_found(name))
            memory.unload(_GAMES + name + ".")
    games.sort(key=lambda game: (game.order, game.title))


def _found(name):
    game = Found(name)
    info = module(name, "info")
    game.title = info.TITLE
    game.record = info.RECORD
    game.sign = info.SIGN
    game.scene = info.SCENE
    if info.OLD_ID:
        game.order = info.OLD_ID
        numbers[info.OLD_ID] = game.key
    settings.extend(info.SETTINGS)
    return game


def by_key(key):
    """Return the Found of a game, None if it is not here."""
    for game in games:
        if game.key == key:
            return game
    return None


def load(name):
    """Return the info module of a game. Every other game is unloaded."""
    for game in games:
        if game.name != name:
            memory.unload(_GAMES + game.name + ".")
            memory.unload("engine." + game.name + ".")
    return module(name, "info")


def module(name, leaf):
    """Return the module firmware.games.<name>.<leaf>."""
    return __import__(_GAMES + name + "." + leaf, None, None, (leaf,))


def view(name, session, seat, context):
    """Return a new View of a person's seat in a game."""
    return module(name, "view").view(session, seat, context)
