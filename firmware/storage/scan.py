"""Finding the records of the log in nvm at the start (log.py). Loaded only for that.

Each of two halves begins with a head that proves it:

    HALF | number x3 | end x2 | CRC x2 of the six bytes before and of all records up to end

The proven half with the higher number counts.
"""

from engine.crc import checksum
from firmware.storage import records
from firmware.storage.records import (
    ADDED,
    HALF_SIZE,
    HEAD,
    NOTHING,
    SHORT,
    SOUND,
    Kept,
    is_last,
    kind_of,
    number,
)

_MAGIC = b"Tb"  # a saved game begins so: after damaged bytes the next one is found by it


def scan(store):
    """Enter the newest sound record of each kind in store.found, and set store.state."""
    data = bytes(store.nvm[0 : store.size]) if store.size else b""
    starts = _proven(data) if store.has_halves else []
    for start in starts + starts[:1]:  # if none is sound, the newest after all
        _open_half(store, data, start)
        if store.state == SOUND:
            break
    if starts:
        other = data[HALF_SIZE - store.start : 2 * HALF_SIZE - store.start]
        is_torn = store.start != starts[0] or (len(starts) < 2 and not _is_blank(other))
        if is_torn and store.state == SOUND and store.number > 1:
            store.state = records.TORN
    elif not _is_blank(data):
        _walk(store, data, 0, len(data.rstrip(b"\xff")), len(data))
    elif data and not data[0]:
        store.end = store.size  # bytes of 0 are not free until they are erased


def _proven(data):
    """Return where the proven halves start, the newer one first."""
    numbers = (_half_number(data, 0), _half_number(data, HALF_SIZE))
    starts = [0, HALF_SIZE] if numbers[0] > numbers[1] else [HALF_SIZE, 0]
    return [start for start in starts if numbers[start // HALF_SIZE] > 0]


def _half_number(data, at):
    """Return the number of a half, -1 if it is not proven."""
    if data[at] != records.HALF:
        return -1
    stop = at + number(data, at + 4)
    if not at + HEAD <= stop <= at + HALF_SIZE:
        return -1
    crc = checksum(data, at + HEAD, stop, checksum(data, at, at + 6))
    return number(data, at + 1, 3) if crc == number(data, at + 6) else -1


def _open_half(store, data, start):
    """Enter the records of a half. If its CRC is right only by chance, this finds a gap."""
    store.clear()
    store.start = start
    store.number = number(data, start + 1, 3)
    stop = start + number(data, start + 4)
    _walk(store, data, start + HEAD, stop, stop)


def _is_blank(data):
    return not data.rstrip(b"\xff") or not data.rstrip(b"\0")


def _walk(store, data, at, end, stop):
    """Enter the records from `at` on. From end on all bytes are 255; a record may end with some."""
    while at < end:
        size = _take(store, data, at, stop)
        if size:
            at += size
        else:
            resumed = _resumed(data, at, stop) or _search(store, data, at, end, stop)
            store.gaps[at] = resumed
            at = resumed
    store.end = at


def _take(store, data, at, stop):
    """Enter the record or addition at `at`; return how long it is, 0 if it is not sound."""
    end, crc = _sound(store, data, at, stop)
    if not end:
        return 0
    first = data[at]
    kind = _kind(store, first)
    size = end - at - _head(first)
    if first >= ADDED:
        start, length, _, added = store.found[kind]
        store.found[kind] = Kept(start, length, crc, added + size)
    elif kind != records.RESUME:
        store.found[kind] = Kept(end - size, size, crc, 0)
    if kind in store.closed:
        store.closed.remove(kind)
    if is_last(first):
        store.closed.append(kind)
    store.newest = kind
    return end - at + 2


def _sound(store, data, at, stop):
    """Return where the content of the record or addition at `at` ends, and its CRC.

    0, 0 if it is not sound.
    """
    is_added = data[at] >= ADDED
    kept = store.found.get(_kind(store, data[at])) if is_added else NOTHING
    end = _behind(data, at) - 2
    if data[at] in (0, records.HALF, records.FREE) or not kept or end + 2 > stop:
        return 0, 0
    crc = checksum(data, at, end, kept.crc)
    return (end, crc) if crc == number(data, end) else (0, 0)


def _kind(store, first):
    """Return the kind of the record or addition that comes next, by its first byte."""
    return store.newest if first > SHORT else kind_of(first)


def _head(first):
    """Return how many bytes come before the content of a record or addition, by its first byte."""
    if first > SHORT:
        return 1
    return 2 if first >= ADDED else 3


def _behind(data, at):
    """Return where the record or addition at `at` ends, by its length."""
    head = _head(data[at])
    length = number(data, at + 1, head - 1) if head > 1 else data[at] - SHORT
    return at + head + length + 2


def _resumed(data, at, stop):
    """Return where reading resumes if a record RESUME describes the gap at `at`, else 0."""
    mark = bytes((records.RESUME, 4, 0, at & 255, at >> 8))
    stop -= 4  # such a record has so many bytes after the mark
    found = data.find(mark, at + 1, stop)
    while found >= 0:
        to = number(data, found + 5)
        if at < to <= found and checksum(data, found, found + 7) == number(data, found + 7):
            return to
        found = data.find(mark, found + 1, stop)
    return 0


def _search(store, data, at, end, stop):
    """Return where reading resumes after an unmarked gap: at the next saved game, or at the end.

    If only the content of a record is damaged, reading resumes at the next sound record. Sets
    store.state to what has happened.
    """
    store.unmarked.append(at)
    found = _behind(data, at)
    while found < end:
        if _sound(store, data, found, stop)[0]:
            store.state = records.DAMAGED
            return found
        found = _behind(data, found)
    found = data.find(_MAGIC, at + 4, end)
    while found >= 0:
        if data[found - 3] < ADDED and _take(store, data, found - 3, stop):
            store.state = records.DAMAGED
            return found - 3
        found = data.find(_MAGIC, found + 1, end)
    if store.state == SOUND:
        is_ours = store.found or stop - end > records.ROOM
        store.state = records.TORN if is_ours else records.FOREIGN
    return end
