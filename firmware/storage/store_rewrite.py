"""Writing the log in nvm anew, healing and erasing it (store.py): loaded only for that."""

from engine.crc import checksum
from firmware.storage.kinds import CRASH, FOREIGN, ROOM, SOUND
from firmware.storage.store_log import append, low_first, room, sealed, sealed_more
from firmware.storage.store_scan import HALF, HEAD, RESUME, UNIT, added


def tidy(store):
    """Write the log anew if the next game may not find room in it, and if that makes some."""
    kept = 0
    for row in store.found.values():
        kept += row[1] + row[3] + 12
    if store.state != FOREIGN and store.end > kept + ROOM:
        rewrite(store)


def heal(store):
    """Say behind the log what is not to be read, if there is room; else write it anew."""
    records = bytearray()
    if store.untold and store.gaps[store.untold[-1]] == store.end:
        # What is written next could be the one byte that a torn record lacks, and make it sound.
        records.append(255)
        store.gaps[store.untold[-1]] += 1
    for at in store.untold:
        to = store.gaps[at]
        records.extend(sealed(RESUME, bytes((at & 255, at >> 8, to & 255, to >> 8))))
    if (not store.has_halves and append(store, records, True)) or rewrite(store):
        store.untold = []
        store.state = SOUND


def erase(store):
    """Erase all of nvm."""
    store.clear()
    if store.size:
        store.nvm[0 : store.size] = b"\xff" * store.size


def rewrite(store, kind=0, payload=b""):
    """Write all anew, of each kind the newest, in their order; then payload, newer than all."""
    image = bytearray(HEAD if store.has_halves else 0)
    start = 0
    if store.has_halves and (store.number or store.end <= UNIT):
        start = UNIT - store.start
    found = {}
    places = sorted([(store.found[other][0], other) for other in store.found])
    for _, other in places:
        if other != kind and store.has(other):
            found[other] = _put(image, start, other, store.load(other), added(store, other))
    if payload:
        found[kind] = _put(image, start, kind, payload, b"")
    if len(image) > (UNIT if store.has_halves else room(store, kind == CRASH)):
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
    image.extend(sealed(kind, payload))
    where = start + len(image) - len(payload) - 2
    crc = low_first(image, len(image) - 2, 2)
    for at in range(0, len(more), 255):
        image.extend(sealed_more(kind, more[at : at + 255], crc))
        crc = low_first(image, len(image) - 2, 2)
    return where, len(payload), crc, len(more)


def _prove(image, number):
    """Write the head of a half."""
    image[0] = HALF
    _set(image, 1, number, 3)
    _set(image, 4, len(image), 2)
    _set(image, 6, checksum(image, HEAD, len(image), checksum(image, 0, 6)), 2)


def _set(data, at, number, n):
    for i in range(n):
        data[at + i] = number >> 8 * i & 255
