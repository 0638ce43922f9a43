"""The games on the drive: each folder of firmware/games with an info module is one.

info.py says what is known of a game before it is played:
    ID, NAME, TITLE      its number in records, its folder, what the title screen calls it
    LEVELS               names of its computer players, as seats count them from 1
    choices              a byte for each option of a new game, kept between visits
    SETTINGS             settings of its own: rows as in firmware/storage/settings.py
    progress(game)       how far a game is, in a few words
Beside it lie
    new.py     options(), rows (label, values) in the order of choices; if not all of them always
               matter, shown(choices), how many of the first do;
               start_options(choices), the engine's option bytes;
               seats(choices), PERSON or the number of a level for each seat;
               choose(choices, setting), optional: choices from settings.toml;
               fit(choices, n), optional: make the choices agree, now that row n has changed;
               return True if another row changed
    view.py    view(session, seat, context): a View (firmware/screens/view.py)
    hints.py   class Ladder (firmware/screens/hint.py)
    help.py    see firmware/screens/pages.py and firmware/screens/lesson.py
"""

import os

from firmware import memory

LEVELS = b"\x01\x04\x02\x05\x03"  # the numbers of the levels in seats, the weakest first
_GAMES = "firmware.games."

games = []  # (ID, name, title) of each game, by ID
settings = []  # the rows of SETTINGS of all games


def find():
    """Look which games are on the drive."""
    for name in os.listdir("/firmware/games"):
        if "." not in name and name[0] != "_":
            info = module(name, "info")
            games.append((info.ID, name, info.TITLE))
            settings.extend(info.SETTINGS)
            memory.unload(_GAMES + name + ".")
    games.sort()


def name_of(game_id):
    """Return the name of the game with this ID, "" if it is not here."""
    found = [game[1] for game in games if game[0] == game_id]
    return found[0] if found else ""


def load(name):
    """Return the info module of a game. Every other game is unloaded."""
    for game in games:
        if game[1] != name:
            memory.unload(_GAMES + game[1] + ".")
            memory.unload("engine." + game[1] + ".")
    return module(name, "info")


def module(name, leaf):
    """Return the module firmware.games.<name>.<leaf>."""
    return __import__(_GAMES + name + "." + leaf, None, None, (leaf,))


def view(name, session, seat, context):
    """Return a new View of a person's seat in a game."""
    return module(name, "view").view(session, seat, context)
