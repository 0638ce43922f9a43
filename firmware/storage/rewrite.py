"""The rare work on the log in nvm (log.py): a rewrite, healing, closing a game. Loaded for it."""

from engine.const import const
from engine.crc import checksum
from firmware.storage import records
from firmware.storage.records import (
    ADDED,
    FRAMES,
    HALF_SIZE,
    HEAD,
    LAST,
    ROOM,
    Kept,
    addition,
    number,
    record,
)

_MOST_CLOSED = const(600)  # bytes of closed games in a single log: more would mean more erases
_SAME = const(5)  # the first bytes of the records of one game are the same


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
    if (not store.has_halves and store.append(records.RESUME, marks, True)) or rewrite(store):
        store.unmarked = []
        store.state = records.SOUND


def rewrite(store, changes=(), closed=0, result=b""):
    """Write a new log: the newest of each kind, in the same order, then the changes as the newest.

    changes: kinds and their payloads. closed: the kind of a game to close, with its result, or 0.
    The last closed games stay if there is room. In a single log, results behind the statistics are
    folded into their records. Return False if there is no room, or if nvm holds something else
    (FOREIGN); then nothing has changed.
    """
    if store.state == records.FOREIGN or not store.size:
        return False
    changed = [kind for kind, _ in changes]
    most = HALF_SIZE
    if not store.has_halves:
        most = store.size if changed == [records.CRASH] else store.limit
        from firmware.storage import statistics

        folded = [(kind, data) for kind, data in statistics.folded(store) if kind not in changed]
        changes = folded + list(changes)
    image, found = _image(store, changes, _last_ones(store), closed, result)
    if len(image) + (0 if store.has_halves else ROOM) > most:
        image, found = _image(store, changes, (), closed, result)
    if len(image) > most:
        return False
    start = _start(store)
    end = start + len(image)
    count = store.number + 1
    if store.has_halves:
        close_half(image, count)
    else:
        image.extend(b"\xff" * (store.size - len(image)))
    store.nvm[start : start + len(image)] = image
    is_closed = [kind for kind in found if kind == closed or kind in store.closed]
    changed = [kind for kind, _ in changes if kind != closed]
    store.clear()
    store.start, store.end, store.number, store.found = start, end, count, found
    store.closed = [kind for kind in is_closed if kind not in changed]
    return True


def close_half(image, count):
    """Write the head of a half before the records in an image, see scan.py."""
    image[0] = records.HALF
    image[1:4] = count.to_bytes(3, "little")
    image[4:6] = len(image).to_bytes(2, "little")
    crc = checksum(image, HEAD, len(image), checksum(image, 0, 6))
    image[6:8] = crc.to_bytes(2, "little")


def erase(store):
    """Erase everything, also what is not ours."""
    store.clear()
    if store.size:
        store.nvm[0 : store.size] = b"\xff" * store.size


def _start(store):
    """Return where the new log starts: of two halves in the one that is not in use."""
    if store.has_halves and (store.number or store.end <= HALF_SIZE):
        return HALF_SIZE - store.start
    return 0


def _last_ones(store):
    """Return the closed games to keep: the last of each game, in a single log while they fit."""
    kept = []
    games = []
    taken = 0
    for kind in sorted(store.closed, key=lambda kind: -store.found[kind].start):
        found = store.found[kind]
        game = bytes(store.nvm[found.start : found.start + _SAME])
        size = found.length + found.added + FRAMES
        has_room = store.has_halves or taken + size <= _MOST_CLOSED
        if found.added and game not in games and has_room:
            games.append(game)
            kept.append(kind)
            taken += size
    return kept


def _image(store, changes, kept, closed, result):
    """Return the bytes of a new log, and its store.found. kept: closed games that stay."""
    image = bytearray(HEAD if store.has_halves else 0)
    start = _start(store)
    found = {}
    changed = [kind for kind, _ in changes]
    for kind in sorted(store.found, key=lambda kind: store.found[kind].start):
        is_closed = kind in store.closed
        if kind not in changed and store.has(kind) and (kind in kept or not is_closed):
            payload, more = store.load(kind), store.added(kind)
            found[kind] = put(image, start, kind, payload, more, is_closed)
    for kind, payload in changes:
        if payload:
            is_closed = kind == closed
            found[kind] = put(image, start, kind, payload, result if is_closed else b"", is_closed)
    return image, found


def put(image, start, kind, payload, more, is_closed):
    """Append a record and its additions to an image; return what is kept."""
    data = record(kind, payload)
    image.extend(data)
    payload_at = start + len(image) - len(payload) - 2
    for at in range(0, len(more), 255):
        is_last = is_closed and at + 255 >= len(more)
        crc = number(data, len(data) - 2)
        data = addition(kind, more[at : at + 255], crc, LAST if is_last else ADDED)
        image.extend(data)
    return Kept(payload_at, len(payload), number(data, len(data) - 2), len(more))
