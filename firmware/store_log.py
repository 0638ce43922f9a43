"""Reading the log in nvm (store.py) and writing to it: loaded only for that.

One log fills nvm of less than 8 KB. What is saved is written behind it where all is still 255,
which an RP2040 programs without erasing. Only a full log is written anew, with the newest of each
kind, in one call. What a cut leaves of a record stays where it is: a record RESUME further on says
from where to where nothing is to be read.

With 8 KB each half holds a log of its own, so that no cut can reach the newest one: everything is
written into the other half, behind a head that proves it:

    HALF | number x3 | end x2 | CRC x2 of those and of all up to end

The proven half with the higher number counts.
"""

from engine.crc import checksum
from firmware.kinds import CRASH, DAMAGED, FOREIGN, ROOM, SOUND, TORN

_FREE = 255
_ADDED = 128
_HALF = 14
_RESUME = 15
_UNIT = 4096  # bytes of a half
_HEAD = 8
_SPARE = 64  # bytes at the end of a whole log that only the note of a crash may fill
_MAGIC = b"Tb\x01"  # how the record of a game begins: it can be found again
_NOTE = 88  # how a version before this one began the note of a crash, in the last 16 bytes


def scan(store):
    """Find the newest sound record of each kind."""
    data = bytes(store.nvm[0 : store.size]) if store.size else b""
    if store.has_halves and _choose(store, data):
        _walk(store, data, store.start + _HEAD, store.end, store.end)
        other = data[_UNIT - store.start : 2 * _UNIT - store.start]
        if store.number > 1 and _number(other, 0) < 0 and not _is_blank(other):
            store.state = TORN
    elif not _is_blank(data):
        data = _without_note(data)
        _walk(store, data, 0, len(data.rstrip(b"\xff")), len(data))
    elif data and not data[0]:
        store.end = store.size  # nothing is free before it is erased


def _choose(store, data):
    """Take the half that counts; return False if neither is proven."""
    numbers = (_number(data, 0), _number(data, _UNIT))
    store.number = max(numbers[0], numbers[1], 0)
    if not store.number:
        return False
    store.start = _UNIT if numbers[1] == store.number else 0
    store.end = store.start + _low_first(data, store.start + 4, 2)
    return True


def _number(data, at):
    """Return the number of a half, -1 if it is not proven."""
    if data[at] != _HALF:
        return -1
    stop = at + _low_first(data, at + 4, 2)
    if not at + _HEAD <= stop <= at + _UNIT:
        return -1
    crc = checksum(data, at + _HEAD, stop, checksum(data, at, at + 6))
    return _low_first(data, at + 1, 3) if crc == _low_first(data, at + 6, 2) else -1


def _is_blank(data):
    return not data.rstrip(b"\xff") or not data.rstrip(b"\0")


def _without_note(data):
    """Return what there is but for an older version's note of a crash."""
    note = data[-16:]
    if len(note) == 16 and note[0] == _NOTE and sum(note[:15]) & 255 == note[15]:
        return data[:-16]
    return data


def _walk(store, data, at, used, stop):
    """Enter all from a place on; behind used all is free, though a last record may end there."""
    while at < used:
        size = _take(store, data, at, stop)
        if size:
            at += size
        else:
            to = _resumed(data, at, stop) or _missed(store, data, at, used, stop)
            store.gaps[at] = to
            at = to
    store.end = at


def _take(store, data, at, stop):
    """Enter what stands at a place; return how long it is, 0 if it is not sound."""
    kind = data[at]
    row = None
    head = 3
    if kind >= _ADDED:
        row = store.found.get(kind - _ADDED)
        head = 2
    if not kind or (head == 2 and not row) or at + head + 2 > stop:
        return 0
    length = _low_first(data, at + 1, head - 1)
    end = at + head + length
    if end + 2 > stop:
        return 0
    crc = checksum(data, at, end, row[2] if row else 0xFFFF)
    if crc != _low_first(data, end, 2):
        return 0
    if row:
        store.found[kind - _ADDED] = (row[0], row[1], crc, row[3] + length)
    elif kind != _RESUME:
        store.found[kind] = (at + head, length, crc, 0)
    return head + length + 2


def _resumed(data, at, stop):
    """Return where reading goes on after a gap that a record tells of, 0 if there is none."""
    mark = bytes((_RESUME, 4, 0, at & 255, at >> 8))
    found = data.find(mark, at + 1, stop)
    while found >= 0:
        to = _low_first(data, found + 5, 2)
        if found + 9 <= stop and at < to <= found and _is_sealed(data, found, 7):
            return to
        found = data.find(mark, found + 1, stop)
    return 0


def _is_sealed(data, at, length):
    return checksum(data, at, at + length) == _low_first(data, at + length, 2)


def _missed(store, data, at, used, stop):
    """Return where reading goes on after a gap that nothing tells of: the next game, or the end."""
    store.untold.append(at)
    found = data.find(_MAGIC, at + 4, used)
    while found >= 0:
        if data[found - 3] < _ADDED and _take(store, data, found - 3, stop):
            store.state = DAMAGED
            return found - 3
        found = data.find(_MAGIC, found + 1, used)
    if store.state == SOUND:
        is_ours = store.found or stop - used > ROOM
        store.state = TORN if is_ours else FOREIGN
    return used


def added(store, kind):
    """Return all that has been added to the newest payload of a kind."""
    out = bytearray()
    start, length, _, total = store.found[kind]
    data = bytes(store.nvm[0 : store.end]) if total else b""
    at = start + length + 2
    while len(out) < total:
        if at in store.gaps:
            at = store.gaps[at]
        elif data[at] >= _ADDED:
            stop = at + 2 + data[at + 1]
            if data[at] == kind + _ADDED:
                out.extend(data[at + 2 : stop])
            at = stop + 2
        else:
            at += 5 + _low_first(data, at + 1, 2)
    return bytes(out)


def save(store, kind, payload):
    """Write payload behind the last record. Return False without room."""
    heal(store)
    if store.state == FOREIGN or not store.size:
        return False
    record = _record(kind, payload)
    if not _append(store, record, kind == CRASH):
        return _rewrite(store, kind, payload)
    crc = _low_first(record, len(record) - 2, 2)
    store.found[kind] = (store.end - len(payload) - 2, len(payload), crc, 0)
    return True


def add(store, kind, more):
    """Write an addition behind the last record. Return False without room."""
    start, length, crc, total = store.found[kind]
    record = _addition(kind, more, crc)
    if store.state != SOUND or not _append(store, record):
        return False
    store.found[kind] = (start, length, _low_first(record, len(record) - 2, 2), total + len(more))
    return True


def _append(store, record, may_fill=False):
    """Write a record where all is free; return False if that is nowhere."""
    stop = store.end + len(record)
    if store.has_halves or stop > _room(store, may_fill):
        return False
    if bytes(store.nvm[store.end : stop]).rstrip(b"\xff"):
        return False
    store.nvm[store.end : stop] = record
    store.end = stop
    return True


def _room(store, may_fill):
    """Return how long a log may be."""
    if store.has_halves:
        return _UNIT
    return store.size if may_fill or store.size < ROOM else store.size - _SPARE


def tidy(store):
    """Write the log anew if the next game may not find room in it, and if that makes some."""
    kept = 0
    for row in store.found.values():
        kept += row[1] + row[3] + 12
    if store.state != FOREIGN and store.end > kept + ROOM:
        _rewrite(store)


def heal(store):
    """Say behind the log what is not to be read, if there is room; else write it anew."""
    if store.state in (SOUND, FOREIGN):
        return
    records = bytearray()
    for at in store.untold:
        to = store.gaps[at]
        records.extend(_record(_RESUME, bytes((at & 255, at >> 8, to & 255, to >> 8))))
    if _append(store, records, True) or _rewrite(store):
        store.untold = []
        store.state = SOUND


def erase(store):
    """Erase all of nvm."""
    store.clear()
    if store.size:
        store.nvm[0 : store.size] = b"\xff" * store.size


def _rewrite(store, kind=0, payload=b""):
    """Write all anew, of each kind the newest, in their order; then payload, newer than all."""
    image = bytearray(_HEAD if store.has_halves else 0)
    start = 0
    if store.has_halves and (store.number or store.end <= _UNIT):
        start = _UNIT - store.start
    found = {}
    places = sorted([(store.found[other][0], other) for other in store.found])
    for _, other in places:
        if other != kind and store.has(other):
            found[other] = _put(image, start, other, store.load(other), added(store, other))
    if payload:
        found[kind] = _put(image, start, kind, payload, b"")
    if len(image) > _room(store, kind == CRASH):
        return False
    end = start + len(image)
    number = store.number + 1
    if store.has_halves:
        _prove(image, number)
    else:
        image.extend(b"\xff" * (store.size - len(image)))
    store.nvm[start : start + len(image)] = image
    store.clear()
    store.start, store.end, store.number, store.found = start, end, number, found
    return True


def _put(image, start, kind, payload, more):
    """Write a record and what is added to it into an image; return its row of store.found."""
    image.extend(_record(kind, payload))
    where = start + len(image) - len(payload) - 2
    crc = _low_first(image, len(image) - 2, 2)
    for at in range(0, len(more), 255):
        image.extend(_addition(kind, more[at : at + 255], crc))
        crc = _low_first(image, len(image) - 2, 2)
    return where, len(payload), crc, len(more)


def _prove(image, number):
    """Write the head of a half."""
    image[0] = _HALF
    _set(image, 1, number, 3)
    _set(image, 4, len(image), 2)
    _set(image, 6, checksum(image, _HEAD, len(image), checksum(image, 0, 6)), 2)


def _record(kind, payload):
    return _sealed(bytes((kind, len(payload) & 255, len(payload) >> 8)), payload, 0xFFFF)


def _addition(kind, more, crc):
    return _sealed(bytes((kind + _ADDED, len(more))), more, crc)


def _sealed(head, payload, crc):
    record = bytearray(head)
    record.extend(payload)
    crc = checksum(record, 0, len(record), crc)
    record.append(crc & 255)
    record.append(crc >> 8)
    return record


def _low_first(data, at, n):
    """Return the number in n bytes, low byte first."""
    number = 0
    for i in range(n):
        number |= data[at + i] << 8 * i
    return number


def _set(data, at, number, n):
    for i in range(n):
        data[at + i] = number >> 8 * i & 255
