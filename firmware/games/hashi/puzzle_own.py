"""Puzzles of one's own: turns of reviews that were kept, the oldest first, in one record.

Each is as the position of one in puzzles.bin; a bit is 1 once it is solved. A puzzle with a bit of
_NONE was kept by another version. That puzzle and all behind it are not read, and stay behind the
others.
"""

from engine.const import const
from engine.hashi.puzzles import SIZE
from firmware.storage.records import OWN_PUZZLES, number

_ROOM = (3, 8)  # puzzles in nvm of 4 KB and of 8 KB
_SOLVED = 2  # in the last byte
_NONE = const(0xFCE0)  # bits of the last two bytes that are 0
# What became of a puzzle that was to be kept.
KEPT, THERE, FULL, NO_ROOM = range(4)


def _read(store):
    """Return the bytes of all that can be read."""
    found = store.load(OWN_PUZZLES)
    stop = SIZE
    while stop <= len(found) and not number(found, stop - 2) & _NONE:
        stop += SIZE
    return found[: stop - SIZE]


def _save(store, found, before):
    """Save these bytes in the place of those that were read before."""
    return store.save(OWN_PUZZLES, found + store.load(OWN_PUZZLES)[len(before) :])


def count(store):
    """Return how many there are."""
    return len(_read(store)) // SIZE


def load(store, k):
    """Return the bytes of the puzzle at a place."""
    return _read(store)[SIZE * k : SIZE * (k + 1)]


def room(store):
    """Return how many there is room for."""
    return _ROOM[store.has_halves]


def keep(store, puzzle):
    """Keep a puzzle behind the others; return what became of it."""
    found = _read(store)
    for at in range(0, len(found), SIZE):
        if found[at : at + SIZE - 1] == puzzle[:-1]:
            return THERE
    if len(found) >= SIZE * room(store):
        return FULL
    return KEPT if _save(store, found + puzzle, found) else NO_ROOM


def remove(store, k):
    """Forget the puzzle at a place."""
    found = _read(store)
    _save(store, found[: SIZE * k] + found[SIZE * (k + 1) :], found)


def solve(store, k):
    """Note that the puzzle at a place is solved. Return False without room."""
    found = bytearray(_read(store))
    found[SIZE * (k + 1) - 1] |= _SOLVED
    return _save(store, bytes(found), found)


def solved(store):
    """Return a number whose bit n is set if the puzzle at place n is solved."""
    found = _read(store)
    bits = 0
    for n in range(len(found) // SIZE):
        if found[SIZE * (n + 1) - 1] & _SOLVED:
            bits |= 1 << n
    return bits
