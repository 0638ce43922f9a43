"""Reading the log in nvm (store.py): loaded only for that.

One log fills nvm of less than 8 KB. What is saved is written behind it where all is still 255,
which an RP2040 programs without erasing. Only a full log is written anew, with the newest of each
kind, in one call. What a cut leaves of a record stays where it is: a record RESUME further on says
from where to where nothing is to be read.

With 8 KB each half holds a log of its own, so that no cut can reach the newest one: everything is
written into the other half, behind a head that proves it:

    HALF | number x3 | end x2 | CRC x2 of those and of all up to end

The proven half with the higher number counts.
"""

from engine.const import const
from engine.crc import checksum
from firmware.storage.kinds import DAMAGED, FOREIGN, ROOM, SOUND, TORN
from firmware.storage.store_log import ADDED, low_first

HALF = 14
RESUME = 15
UNIT = 4096  # bytes of a half
HEAD = 8
_MAGIC = b"Tb"  # how the record of a game begins: it can be found again
_NOTE = const(88)  # how a version before this one began the note of a crash, in the last 16 bytes


def scan(store):
    """Find the newest sound record of each kind."""
    data = bytes(store.nvm[0 : store.size]) if store.size else b""
    starts = _proven(data) if store.has_halves else []
    for start in starts + starts[:1]:  # where none is sound, the newest after all
        _open(store, data, start)
        if store.state == SOUND:
            break
    if starts:
        other = data[UNIT - store.start : 2 * UNIT - store.start]
        is_torn = store.start != starts[0] or (len(starts) < 2 and not _is_blank(other))
        if is_torn and store.state == SOUND and store.number > 1:
            store.state = TORN
    elif not _is_blank(data):
        data = _without_note(data)
        _walk(store, data, 0, len(data.rstrip(b"\xff")), len(data))
    elif data and not data[0]:
        store.end = store.size  # nothing is free before it is erased


def _proven(data):
    """Return where proven halves start, the newer first."""
    numbers = (_number(data, 0), _number(data, UNIT))
    starts = [0, UNIT] if numbers[0] > numbers[1] else [UNIT, 0]
    return [start for start in starts if numbers[start // UNIT] > 0]


def _open(store, data, start):
    """Enter all that a half holds. Where its CRC is right by chance this finds a gap."""
    store.clear()
    store.start = start
    store.number = low_first(data, start + 1, 3)
    stop = start + low_first(data, start + 4, 2)
    _walk(store, data, start + HEAD, stop, stop)


def _number(data, at):
    """Return the number of a half, -1 if it is not proven."""
    if data[at] != HALF:
        return -1
    stop = at + low_first(data, at + 4, 2)
    if not at + HEAD <= stop <= at + UNIT:
        return -1
    crc = checksum(data, at + HEAD, stop, checksum(data, at, at + 6))
    return low_first(data, at + 1, 3) if crc == low_first(data, at + 6, 2) else -1


def _is_blank(data):
    return not data.rstrip(b"\xff") or not data.rstrip(b"\0")


def _without_note(data):
    """Return what there is but for an older version's note of a crash."""
    note = data[-16:]
    if len(note) == 16 and note[0] == _NOTE and sum(note[:15]) & 255 == note[15]:
        return data[:-16]
    return data


def _walk(store, data, at, end, stop):
    """Enter all from a place on; behind end all is free, though a last record may end there."""
    while at < end:
        size = _take(store, data, at, stop)
        if size:
            at += size
        else:
            to = _resumed(data, at, stop) or _missed(store, data, at, end, stop)
            store.gaps[at] = to
            at = to
    store.end = at


def _take(store, data, at, stop):
    """Enter what stands at a place; return how long it is, 0 if it is not sound."""
    kind = data[at]
    row = None
    head = 3
    if kind >= ADDED:
        row = store.found.get(kind - ADDED)
        head = 2
    if not kind or (head == 2 and not row) or at + head + 2 > stop:
        return 0
    length = low_first(data, at + 1, head - 1)
    end = at + head + length
    if end + 2 > stop:
        return 0
    crc = checksum(data, at, end, row[2] if row else 0xFFFF)
    if crc != low_first(data, end, 2):
        return 0
    if row:
        store.found[kind - ADDED] = (row[0], row[1], crc, row[3] + length)
    elif kind != RESUME:
        store.found[kind] = (at + head, length, crc, 0)
    return head + length + 2


def _resumed(data, at, stop):
    """Return where reading goes on after a gap that a record tells of, 0 if there is none."""
    mark = bytes((RESUME, 4, 0, at & 255, at >> 8))
    found = data.find(mark, at + 1, stop)
    while found >= 0:
        to = low_first(data, found + 5, 2)
        if (
            found + 9 <= stop
            and at < to <= found
            and checksum(data, found, found + 7) == low_first(data, found + 7, 2)
        ):
            return to
        found = data.find(mark, found + 1, stop)
    return 0


def _missed(store, data, at, end, stop):
    """Return where reading goes on after a gap that nothing tells of: the next game, or the end."""
    store.untold.append(at)
    found = data.find(_MAGIC, at + 4, end)
    while found >= 0:
        if data[found - 3] < ADDED and _take(store, data, found - 3, stop):
            store.state = DAMAGED
            return found - 3
        found = data.find(_MAGIC, found + 1, end)
    if store.state == SOUND:
        is_ours = store.found or stop - end > ROOM
        store.state = TORN if is_ours else FOREIGN
    return end


def added(store, kind):
    """Return all that has been added to the newest payload of a kind."""
    out = bytearray()
    start, length, _, total = store.found[kind]
    data = bytes(store.nvm[0 : store.end]) if total else b""
    at = start + length + 2
    while len(out) < total:
        if at in store.gaps:
            at = store.gaps[at]
        elif data[at] >= ADDED:
            stop = at + 2 + data[at + 1]
            if data[at] == kind + ADDED:
                out.extend(data[at + 2 : stop])
            at = stop + 2
        else:
            at += 5 + low_first(data, at + 1, 2)
    return bytes(out)
