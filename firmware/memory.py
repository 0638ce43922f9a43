"""Which modules are in memory. This is the whole rule:

1. A game is imported when it begins, its rules when a menu reads one that runs. It is unloaded on
   the title or when another begins.
2. One screen beside it (a menu, a sheet, a recap, help, a result) is in memory at a time.
3. Computer players are unloaded when they have moved, what saves a game when it is saved.

Everything is imported where it is used, by a plain import. An unloaded module lives on as long as
something uses it; the next import loads a second copy. So nothing that lasts may keep a function or
a class of a module that comes and goes, and what a screen has loaded keeps its name while it is up.
"""

import sys

_kept = []  # names of the modules that stay


def keep(prefix=""):
    """Let the modules whose full names begin with prefix stay until they are unloaded by name."""
    _kept.extend([name for name in passing() if name.startswith(prefix)])


def passing():
    """Return the names of the modules that do not stay."""
    return [name for name in sys.modules if name not in _kept]


def release(names=None):
    """Unload what does not stay: of these modules, or all of them."""
    for name in passing() if names is None else names:
        is_ours = name.startswith("firmware.") or name.startswith("engine.")
        if is_ours and name in sys.modules and name not in _kept:
            _unload(name)


def unload(prefix, kept=()):
    """Unload all modules whose full names begin with prefix, but not packages nor those kept."""
    for name in list(sys.modules):
        if name.startswith(prefix) and name not in kept:
            if name in _kept:
                _kept.remove(name)
            _unload(name)


def _unload(name):
    if not hasattr(sys.modules[name], "__path__"):
        package, leaf = name.rsplit(".", 1)
        # Deleted, not None: `from package import leaf` would find the None.
        delattr(sys.modules[package], leaf)
        del sys.modules[name]
