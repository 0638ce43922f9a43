"""Writing behind what the log in nvm holds (store.py): loaded only for that."""

from engine.const import const
from engine.crc import checksum
from firmware.storage.kinds import CRASH, ROOM

ADDED = 128
_SPARE = const(64)  # bytes at the end of a whole log that only the note of a crash may fill


def save(store, kind, payload):
    """Write payload behind the last record. Return False if there all is not free."""
    record = sealed(kind, payload)
    if not append(store, record, kind == CRASH):
        return False
    crc = low_first(record, len(record) - 2, 2)
    store.found[kind] = (store.end - len(payload) - 2, len(payload), crc, 0)
    return True


def add(store, kind, more):
    """Write an addition behind the last record. Return False if there all is not free."""
    start, length, crc, total = store.found[kind]
    record = sealed_more(kind, more, crc)
    if not append(store, record):
        return False
    store.found[kind] = (start, length, low_first(record, len(record) - 2, 2), total + len(more))
    return True


def append(store, record, may_fill=False):
    """Write a record where all is free; return False if that is nowhere."""
    stop = store.end + len(record)
    if stop > room(store, may_fill):
        return False
    if bytes(store.nvm[store.end : stop]).rstrip(b"\xff"):
        return False
    store.nvm[store.end : stop] = record
    store.end = stop
    return True


def room(store, may_fill):
    """Return how long a whole log may be."""
    return store.size if may_fill or store.size < ROOM else store.size - _SPARE


def sealed(kind, payload):
    return _sealed(bytes((kind, len(payload) & 255, len(payload) >> 8)), payload, 0xFFFF)


def sealed_more(kind, more, crc):
    return _sealed(bytes((kind + ADDED, len(more))), more, crc)


def _sealed(head, payload, crc):
    record = bytearray(head)
    record.extend(payload)
    crc = checksum(record, 0, len(record), crc)
    record.append(crc & 255)
    record.append(crc >> 8)
    return record


def low_first(data, at, n):
    """Return the number in n bytes, low byte first."""
    number = 0
    for i in range(n):
        number |= data[at + i] << 8 * i
    return number
