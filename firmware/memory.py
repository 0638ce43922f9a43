"""What is in memory for a while only: modules that are dropped once nothing needs them any more.

Dropping a module never breaks what still uses it: a screen that is open keeps its code alive, and
whoever imports a dropped module loads it anew, some 10 ms of the chip for a KB. So nothing that
lasts may be kept in such a module, and nothing that stays in memory may import one at its top.

Dropping collects no garbage: the end of the next import does, and App after a new screen is shown.

A module loaded anew while an old copy is alive is there twice, and its classes are, too. So nothing
of the program is known by what it is: no exceptions of its own, no question of type, no identity
but that of two objects. tests/firmware/test_lent.py looks for them.
"""

import sys

from engine.const import const

_OWN = const(("engine.", "firmware.", "boards."))


class Shelf:
    """Lends one module after the other: what the one before has brought is dropped."""

    wait = None  # what to call first where reading a module takes a person's time

    def __init__(self):
        self._lent = []

    def lend(self, name):
        """Return the module of this full name."""
        if name not in sys.modules:
            if self.wait:
                self.wait()
            self.clear()
            return self.take(__import__, name, None, None, ("__name__",))
        return sys.modules[name]

    def take(self, load, *given):
        """Return load(*given). The modules that it imports are dropped by the next clear()."""
        before = set(sys.modules)
        try:
            return load(*given)
        finally:
            for name in sys.modules:
                if name not in before:
                    self._lent.append(name)

    def clear(self):
        """Drop all that was lent."""
        if self._lent:
            drop(self._lent)
            self._lent = []


screens = Shelf()  # all screens but that of play: titles, menus, sheets, words


def briefly(work, *given):
    """Return work(*given), and drop the modules that it imported."""
    shelf = Shelf()
    try:
        return shelf.take(work, *given)
    finally:
        shelf.clear()


def drop(names):
    """Drop modules of the program; packages, others' modules and what is not loaded are left."""
    for name in names:
        module = sys.modules.get(name)
        if module and name.startswith(_OWN) and not hasattr(module, "__path__"):
            package, leaf = name.rsplit(".", 1)
            # Deleted, not None: `from package import leaf` would find the None.
            delattr(sys.modules[package], leaf)
            del sys.modules[name]
