"""Puzzles of one's own: turns of reviews that were kept, the oldest first, in one record.

Each is as in puzzles.bin; its grade is 1 once it is solved.
"""

from engine.hashi.ai import learned
from engine.hashi.puzzles import SIZE
from firmware.storage.records import OWN_PUZZLES

_ROOM = (3, 8)  # puzzles in nvm of 4 KB and of 8 KB
_SOLVED = 2  # the lowest bit of the grade, in the last byte
# What became of a puzzle that was to be kept.
KEPT, THERE, FULL, NO_ROOM = range(4)


def is_there():
    """Return True if the tables that verdicts need are on the drive."""
    try:
        for path in learned.PATHS:
            open(path, "rb").close()
    except OSError:
        return False
    return True


def count(store):
    """Return how many there are."""
    return len(store.load(OWN_PUZZLES)) // SIZE


def load(store, k):
    """Return the bytes of the puzzle at a place."""
    return store.load(OWN_PUZZLES)[SIZE * k : SIZE * (k + 1)]


def room(store):
    """Return how many there is room for."""
    return _ROOM[store.has_halves]


def keep(store, puzzle):
    """Keep a puzzle behind the others; return what became of it."""
    found = store.load(OWN_PUZZLES)
    for at in range(0, len(found), SIZE):
        if found[at : at + SIZE - 1] == puzzle[:-1]:
            return THERE
    if len(found) >= SIZE * room(store):
        return FULL
    return KEPT if store.save(OWN_PUZZLES, found + puzzle) else NO_ROOM


def remove(store, k):
    """Forget the puzzle at a place."""
    found = store.load(OWN_PUZZLES)
    store.save(OWN_PUZZLES, found[: SIZE * k] + found[SIZE * (k + 1) :])


def solve(store, k):
    """Note that the puzzle at a place is solved. Return False without room."""
    found = bytearray(store.load(OWN_PUZZLES))
    found[SIZE * (k + 1) - 1] |= _SOLVED
    return store.save(OWN_PUZZLES, bytes(found))


def solved(store):
    """Return a number whose bit n is set if the puzzle at place n is solved."""
    found = store.load(OWN_PUZZLES)
    bits = 0
    for n in range(len(found) // SIZE):
        if found[SIZE * (n + 1) - 1] & _SOLVED:
            bits |= 1 << n
    return bits
