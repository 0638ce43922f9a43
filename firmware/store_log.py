"""Reading the log in nvm (store.py) and writing to it: loaded only for that."""

from engine.crc import checksum

_FREE = 255
_HEAD = 3
_FRAME = 5  # bytes a record needs beside its payload


def scan(store):
    """Find the newest sound record of each kind."""
    data = store.nvm[0 : store.size] if store.size else b""
    at = 0
    while at < store.size and data[at] != _FREE:
        stop = at + _FRAME
        if stop <= store.size:
            stop += data[at + 1] | data[at + 2] << 8
        crc = -1
        if stop <= store.size and data[at]:
            crc = checksum(data, at, stop - 2)
        if crc < 0 or crc != data[stop - 2] | data[stop - 1] << 8:
            # What stands before a torn record is good; the next save writes it all anew.
            store.is_sound = False
            return
        store.found[data[at]] = (at + _HEAD, stop - at - _FRAME)
        at = stop
    store.end = at


def append(store, kind, payload):
    """Write payload behind the last record. Return False without room."""
    record = _record(kind, payload)
    stop = store.end + len(record)
    if not store.is_sound or stop > store.size:
        return _rewrite(store, kind, payload)
    store.nvm[store.end : stop] = record
    store.found[kind] = (store.end + _HEAD, len(payload))
    store.end = stop
    return True


def _rewrite(store, kind, payload):
    """Write the log anew, with only the newest of each kind."""
    image = bytearray()
    found = {}
    for other in sorted(store.found):
        if other != kind:
            kept = store.load(other)
            if kept:
                found[other] = (len(image) + _HEAD, len(kept))
                image.extend(_record(other, kept))
    if payload:
        found[kind] = (len(image) + _HEAD, len(payload))
        image.extend(_record(kind, payload))
    if len(image) > store.size:
        return False
    store.end = len(image)
    image.extend(bytes([_FREE]) * (store.size - len(image)))
    store.nvm[0 : store.size] = image
    store.found = found
    store.is_sound = True
    return True


def _record(kind, payload):
    record = bytearray((kind, len(payload) & 255, len(payload) >> 8))
    record.extend(payload)
    crc = checksum(record, 0, len(record))
    record.append(crc & 255)
    record.append(crc >> 8)
    return record
