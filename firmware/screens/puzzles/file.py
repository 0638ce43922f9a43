"""The puzzles of a game: those in its puzzles.bin, and behind them those of one's own.

host_sim/lab/puzzles writes the file: the number of puzzles; for each its grade and its length, two
bytes; then the bytes of each puzzle, which the Solving of the game reads. The usual Solving, in
turn.py, reads: the number of moves before the turn, two bytes; how many numbers the reason has, and
these (explain.py); a record (engine/record.py) that ends with the best turn, without CONFIRM.

A bit for each that is solved is kept in the record of the kind PUZZLES, in the game's info.py.
"""

from engine.const import const
from firmware import registry
from firmware.storage.records import with_bit

_BITS = const(8)  # bytes with a bit for each
_HEAD = const(3)  # bytes of each at the beginning


def _open(name):
    return open("firmware/games/" + name + "/puzzles.bin", "rb")


def _head(file):
    return file.read(_HEAD * file.read(1)[0])


def grades(name):
    """Return the grade of each puzzle of a game, 0 to 2, as bytes: the easiest come first."""
    with _open(name) as file:
        head = _head(file)
    return bytes([head[at] for at in range(0, len(head), _HEAD)])


def load(name, store, n):
    """Return the bytes of puzzle n of a game."""
    with _open(name) as file:
        head = _head(file)
        sizes = [head[at + 1] | head[at + 2] << 8 for at in range(0, len(head), _HEAD)]
        if n < len(sizes):
            file.seek(1 + len(head) + sum(sizes[:n]))
            return file.read(sizes[n])
    return own(name).load(store, n - len(sizes))


def own(name):
    """Return the module that has the puzzles of one's own, None for a game that has none."""
    return registry.module(name, "puzzle_own") if registry.has(name, "puzzle_own") else None


def solved(info, store):
    """Return a number whose bit n is set if puzzle n of a game has been solved."""
    count = len(grades(info.NAME))
    bits = int.from_bytes(store.load(info.PUZZLES), "little") & (1 << count) - 1
    kept = own(info.NAME)
    return bits | kept.solved(store) << count if kept else bits


def solve(info, store, n):
    """Note that puzzle n of a game is solved. Return False without room."""
    k = n - len(grades(info.NAME))
    if k >= 0:
        return own(info.NAME).solve(store, k)
    return store.save(info.PUZZLES, with_bit(store.load(info.PUZZLES), n, _BITS))
