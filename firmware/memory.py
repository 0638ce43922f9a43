"""Which modules are in memory. This is the whole rule, and app.py is the only one to apply it:

1. The rules of a game are loaded when it begins, and unloaded on the title or when another begins.
   Its board is loaded beside them while it is played.
2. A change of screen (screens.Change) has one shape, in App.go: the screen that is up is dropped;
   only what the change holds stays, plain bytes and small objects. All other modules are unloaded
   and memory is collected; then the next screen is built. Menus, notices and sheets, which take
   little, come up beside the screen that they were opened from; the modules that this screen had
   loaded are unloaded then.
3. While a board stands with nothing in front of it and nobody thinks, only 1. is in memory.

Everything is imported where it is used, by a plain import. No screen unloads, collects or catches
MemoryError. An unloaded module lives on as long as something uses it; the next import loads a
second copy. So nothing that lasts may keep a function or a class of a module that comes and goes.

Free memory must also lie in one piece. It breaks into pieces when a small object that lasts is made
while a large one that does not last is in memory. So objects that last are made as a screen is
built, when the large ones are gone: a review, which finds its rows while a player thinks, is built
again for each turn, and copies them then. And names last for ever: CircuitPython keeps each name
that it has met, in tables each twice as large as the one before. So meet() meets all names before
anything else is in memory, and they lie together.

Where room runs out all the same, App.step puts everything back to before the key, drops the screen,
builds it once more, and gives it the key again. If that fails, the change says no_room(): a
sentence and the way on. If that fails, too, the program starts again in the running game.
"""

import gc
import sys

_NAMES = "firmware/names.txt"  # a line each; no file where the drive is small, or of plain sources
_PART = 1024  # characters of it that are read at once

_base = []  # names of the modules that stay for good
_game = []  # those that stay as long as the game that is loaded
_board = []  # and its board


def meet():
    """Meet all names that the program has. Call it before anything else is imported."""
    try:
        with open(_NAMES) as file:
            rest = ""
            text = file.read(_PART)
            while text:
                names = (rest + text).split("\n")
                rest = names.pop()
                for name in names:
                    hasattr(sys, name)
                names = text = None
                gc.collect()  # what has read them would lie between them
                text = file.read(_PART)
    except OSError:
        pass  # there is no such file


def wipe(is_used=False):
    """Write over what functions that have ended left on the stack.

    CircuitPython's collector takes those values for pointers to objects that are still in use. A
    call clears as much of the stack as the function may take, here for a list that is never made.
    """
    if is_used:
        return [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]  # fmt: skip
    return None


def keep(name=""):
    """Let a module, or all that are loaded, stay for good."""
    _base.extend((name,) if name else passing())


def keep_game():
    """Let all modules that are loaded stay until drop_game()."""
    _game[:] = passing()


def keep_board(names=None):
    """Let all modules that are loaded, or these as well, stay until drop_board()."""
    if names is None:
        _board[:] = passing()
    else:
        _board.extend(names)


def drop_game():
    """Unload the game that is loaded, and its board."""
    drop_board()
    _game[:] = []
    release()


def drop_board():
    """Unload the board of the game, and all that does not stay."""
    _board[:] = []
    release()


def passing():
    """Return the names of the modules that do not stay."""
    stay = _base + _game + _board
    return [name for name in sys.modules if name not in stay]


def release(names=None):
    """Unload what does not stay: of these modules, or all of them."""
    names = passing() if names is None else names
    for name in sorted(names, key=len, reverse=True):  # a package after what is in it
        is_ours = name.startswith("firmware.") or name.startswith("engine.")
        if is_ours and name in sys.modules:
            _unload(name)


def unload(prefix):
    """Unload all modules whose full names begin with prefix."""
    for name in list(sys.modules):
        if name.startswith(prefix):
            _unload(name)


def _unload(name):
    """Unload a module; a package only if nothing in it is left."""
    is_package = hasattr(sys.modules[name], "__path__")
    if is_package and [other for other in sys.modules if other.startswith(name + ".")]:
        return
    package, leaf = name.rsplit(".", 1)
    # Deleted, not None: `from package import leaf` would find the None.
    delattr(sys.modules[package], leaf)
    del sys.modules[name]
