"""Rewriting and healing the log in nvm (log.py). Loaded only for that."""

from engine.crc import checksum
from firmware.storage import records
from firmware.storage.records import HALF_SIZE, HEAD, addition, number, record


def heal(store):
    """Append which bytes to skip, if there is room for it; else rewrite the log without them."""
    marks = bytearray()
    if store.unmarked and store.gaps[store.unmarked[-1]] == store.end:
        # The first byte written next could be the only one that a torn record lacks.
        marks.append(255)
        store.gaps[store.unmarked[-1]] += 1
    for at in store.unmarked:
        gap = at.to_bytes(2, "little") + store.gaps[at].to_bytes(2, "little")
        marks.extend(record(records.RESUME, gap))
    if (not store.has_halves and store.append(marks, True)) or rewrite(store):
        store.unmarked = []
        store.state = records.SOUND


def rewrite(store, kind=0, payload=b""):
    """Write a new log: the newest of each kind, in the same order, then payload as the newest.

    Return False if there is no room for it; then nothing has changed.
    """
    image = bytearray(HEAD if store.has_halves else 0)
    start = 0
    if store.has_halves and (store.number or store.end <= HALF_SIZE):
        start = HALF_SIZE - store.start
    found = {}
    for other in sorted(store.found, key=lambda other: store.found[other][0]):
        if other != kind and store.has(other):
            found[other] = _put(image, start, other, store.load(other), store.added(other))
    if payload:
        found[kind] = _put(image, start, kind, payload, b"")
    if len(image) > (HALF_SIZE if store.has_halves else store.limit(kind == records.CRASH)):
        return False
    end = start + len(image)
    count = store.number + 1
    if store.has_halves:
        image[0] = records.HALF  # its head, see scan.py
        image[1:4] = count.to_bytes(3, "little")
        image[4:6] = len(image).to_bytes(2, "little")
        crc = checksum(image, HEAD, len(image), checksum(image, 0, 6))
        image[6:8] = crc.to_bytes(2, "little")
    else:
        image.extend(b"\xff" * (store.size - len(image)))
    store.nvm[start : start + len(image)] = image
    store.clear()
    store.start, store.end, store.number, store.found = start, end, count, found
    return True


def _put(image, start, kind, payload, more):
    """Append a record and its additions to an image; return its row of store.found."""
    data = record(kind, payload)
    image.extend(data)
    payload_at = start + len(image) - len(payload) - 2
    for at in range(0, len(more), 255):
        data = addition(kind, more[at : at + 255], number(data, len(data) - 2))
        image.extend(data)
    return payload_at, len(payload), number(data, len(data) - 2), len(more)
