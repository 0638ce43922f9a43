"""The puzzles of a game: those in its puzzles.bin, and behind them those of one's own.

host_sim/lab/puzzles writes the file: FORMAT; the number of puzzles; for each its grade and its
length, two bytes; then the puzzles. At the end is the checksum of all that (engine/crc.py), two
bytes, the low one first.

A puzzle knows its answers. It has: what a result costs that is not listed, at least; how many
results are listed; how many reasons there are. For each result: two bytes that it is known by, what
it costs (0: it solves the puzzle), and the number of the reason why the best turn is better, or
UNTOLD where it depends on what a result leaves open. For each reason its length and its numbers
(explain.py); the first is the best turn's. Behind that the
position, which the Solving of the game reads. The usual Solving, in turn.py, reads: the number of
moves before the turn, two bytes; a record (engine/record.py) that ends with the best turn, without
CONFIRM.

Costs are in tenths of a point, or in per cent of winning. A result is known by the checksum of what
result() in the game's engine/<game>/puzzles.py returns.

What is kept of the person's tries: tries.py.
"""

from engine.const import const
from engine.crc import checksum
from firmware import registry

FORMAT = const(0xA2)
UNTOLD = const(255)
_FIRST = const(2)  # bytes before the first row
_HEAD = const(3)  # bytes of each at the beginning
_PART = const(256)  # bytes of the file that are read at once
_ROW = const(4)  # bytes of a result


def _open(name):
    return open("firmware/games/" + name + "/puzzles.bin", "rb")


def is_whole(name):
    """Return False if the file of a game is damaged, of another version, or not there."""
    crc = 0xFFFF
    try:
        with _open(name) as file:
            part = file.read(_PART)
            is_whole = len(part) > _FIRST and part[0] == FORMAT
            while part:
                crc = checksum(part, 0, len(part), crc)
                part = file.read(_PART)
    except OSError:
        return False
    return is_whole and not crc  # what is followed by its own checksum comes to 0


def mark(name):
    """Return two bytes that tell the file of a game from one with other puzzles: its checksum."""
    with _open(name) as file:
        file.seek(-2, 2)
        return file.read(2)


def _head(file):
    return file.read(_HEAD * file.read(_FIRST)[1])


def grades(name):
    """Return the grade of each puzzle of a game, 0 to 2, as bytes: the easiest come first."""
    with _open(name) as file:
        head = _head(file)
    return bytes([head[at] for at in range(0, len(head), _HEAD)])


def load(name, store, n):
    """Return (what is known of its results, its position) of puzzle n of a game, both as bytes.

    Of one's own nothing is known.
    """
    with _open(name) as file:
        head = _head(file)
        sizes = [head[at + 1] | head[at + 2] << 8 for at in range(0, len(head), _HEAD)]
        if n < len(sizes):
            file.seek(_FIRST + len(head) + sum(sizes[:n]))
            data = file.read(sizes[n])
            stop = _reason_at(data, data[2])
            return data[:stop], data[stop:]
    return b"", own(name).load(store, n - len(sizes))


def _reason_at(known, k):
    """Return where reason k of what is known begins."""
    at = 3 + _ROW * known[1]
    for _ in range(k):
        at += 1 + known[at]
    return at


def reason(known, k=0):
    """Return reason k, the first one the best turn's."""
    at = _reason_at(known, k)
    return tuple(known[at + 1 : at + 1 + known[at]])


def reasons(name):
    """Yield all reasons of each puzzle of a game."""
    with _open(name) as file:
        head = _head(file)
        for at in range(0, len(head), _HEAD):
            data = file.read(head[at + 1] | head[at + 2] << 8)
            yield [reason(data, k) for k in range(data[2])]


def of_theme(name, theme):
    """Return the numbers of a game's puzzles of a theme: one of their reasons is of it."""
    from engine.ai import themes

    table = __import__("engine." + name + ".ai.themes", None, None, ("THEMES",))
    found = []
    for n, own in enumerate(reasons(name)):
        if theme in [themes.of(table, one) for one in own]:
            found.append(n)
    return found


def cost(known, data):
    """Return (what a result costs, whether it is listed, the reason why the best turn is better).

    data: what result() returns. The reason is () where the file does not have it.
    """
    key = checksum(data, 0, len(data))
    for at in range(3, 3 + _ROW * known[1], _ROW):
        if known[at] | known[at + 1] << 8 == key:
            why = known[at + 3]
            return known[at + 2], True, () if why == UNTOLD else reason(known, why)
    return known[0], False, ()


def own(name):
    """Return the module that has the puzzles of one's own, None for a game that has none."""
    return registry.module(name, "puzzle_own") if registry.has(name, "puzzle_own") else None
