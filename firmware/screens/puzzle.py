"""The puzzles of a game for several, in its puzzles.bin (host_sim/lab/puzzles/chances.py).

These are how many there are; for each its grade and the length of what follows, two bytes; then, of
each, how many moves come before the turn, two bytes, how many numbers the reason has, these
(explain.py), and a record (engine/record.py) that ends with the best turn, without CONFIRM.
"""

from engine import catalog
from engine.const import const
from firmware.storage.records import ARABANA_PUZZLES, ATOLL_PUZZLES, with_bit

_KINDS = {"arabana": ARABANA_PUZZLES, "atoll": ATOLL_PUZZLES}
_BITS = const(8)  # bytes with a bit for each
_HEAD = const(3)  # bytes of each at the beginning


def _head(file):
    return file.read(_HEAD * file.read(1)[0])


def _open(name):
    return open("firmware/games/" + name + "/puzzles.bin", "rb")


def grades(name):
    """Return the grade of each puzzle of a game, 0 to 2, as bytes: the easiest come first."""
    with _open(name) as file:
        head = _head(file)
    return bytes([head[at] for at in range(0, len(head), _HEAD)])


def load(name, n):
    """Return (moves before the turn, the reason, session) of puzzle n; the session is after it."""
    with _open(name) as file:
        head = _head(file)
        sizes = [head[at + 1] | head[at + 2] << 8 for at in range(0, len(head), _HEAD)]
        file.seek(1 + len(head) + sum(sizes[:n]))
        data = file.read(sizes[n])
    stop = 3 + data[2]
    from engine import record

    session = record.decode(data[stop:], catalog.make(name))
    return data[0] | data[1] << 8, tuple(data[3:stop]), session


def solved(name, store):
    """Return a number whose bit n is set if puzzle n has been solved."""
    return int.from_bytes(store.load(_KINDS[name]), "little") & (1 << len(grades(name))) - 1


def solve(name, store, n):
    """Note that puzzle n is solved. Return False without room."""
    kind = _KINDS[name]
    return store.save(kind, with_bit(store.load(kind), n, _BITS))
