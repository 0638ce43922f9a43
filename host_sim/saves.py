"""The saved games of a handheld as people carry them: its nvm, of 4,096 or 8,192 bytes.

A file of them holds the nvm as it is, or is the desktop's own, which has a checksum before it;
either in any of the forms of typed.py. The page for browsers runs this module too, so it uses
nothing that MicroPython lacks.
"""

import binascii

from firmware.storage import rewrite, statistics
from firmware.storage.log import Store
from firmware.storage.records import CRASH, HALF, HALF_SIZE, HEAD, ROOM, number
from firmware.storage.saves import Saves
from host_sim import typed

SIZES = (4096, 8192)  # bytes of nvm of the boards
_MARK = b"TOMBOLO1"  # then the CRC-32 of the nvm, little-endian, then the nvm
_HEAD = 12


class SaveError(ValueError):
    """A file that cannot be used; the text completes "The file cannot be used: "."""


def sealed(nvm: bytes) -> bytes:
    """Return the content of the desktop's own file."""
    return _MARK + binascii.crc32(nvm).to_bytes(4, "little") + nvm


def is_sealed(content: bytes) -> bool:
    """Return True if this is meant to be the content of the desktop's own file."""
    return content[: len(_MARK)] == _MARK


def unsealed(content: bytes) -> bytes:
    """Return the nvm of the desktop's own file. Raises SaveError if it is damaged."""
    nvm = bytes(content[_HEAD:])
    if not is_sealed(content) or number(content, len(_MARK), 4) != binascii.crc32(nvm):
        raise SaveError("it is damaged")
    return nvm


def read(content: bytes) -> bytes:
    """Return the nvm in the content of a file, of one of SIZES. Raises SaveError."""
    if len(content) > typed.LONGEST:
        raise SaveError(f"it is too long for saved games, {len(content):,} bytes")
    why = SaveError("it is a zip without saved games in it")
    for form in typed.forms(content):
        try:
            return _memory(unsealed(form) if is_sealed(form) else form)
        except SaveError as error:
            why = error
    raise why


def _memory(nvm: bytes) -> bytes:
    """Return the nvm that these bytes are, of one of SIZES. Raises SaveError.

    The first half of an 8 KB memory is taken for the whole: older versions told people to copy just
    that.
    """
    if is_blank(nvm):
        raise SaveError("it is empty: nothing has been saved in it")
    if len(nvm) not in SIZES:
        raise SaveError(f"it holds {len(nvm):,} bytes, and saved games are 4,096 or 8,192")
    if len(nvm) == HALF_SIZE and nvm[0] == HALF:
        nvm += b"\xff" * HALF_SIZE
    elif HALF not in (nvm[0], nvm[-HALF_SIZE]) and is_blank(nvm[HALF_SIZE:]):
        nvm = nvm[:HALF_SIZE]  # of a 4 KB memory, copied into one of 8 KB
    if not Store(bytearray(nvm)).found:
        raise SaveError("it holds no saved games of Tombolo")
    return nvm


def is_blank(nvm: bytes) -> bool:
    """Return True if nothing has been written to it since it was erased."""
    return not nvm.strip(b"\xff") or not nvm.strip(b"\0")


def counts(nvm: bytes) -> tuple[int, int]:
    """Return how many games are running, and how many the statistics count."""
    store = Store(bytearray(nvm))
    finished = 0
    for kind, _ in statistics.folded(store):
        found = statistics.Statistics(store, number(store.load(kind), 0))
        finished += sum([row.finished for row in found.rows])
    return len(Saves(store, {}).kinds()), finished


def describe(nvm: bytes) -> str:
    """Return what nvm holds, in words: "1 running game and 31 games in the statistics"."""
    running, finished = counts(nvm)
    return f"{_many(running, 'running game')} and {_many(finished, 'game')} in the statistics"


def _many(n: int, what: str) -> str:
    return f"{n or 'no'} {what}" if n == 1 else f"{n or 'no'} {what}s"


def convert(nvm: bytes, size: int) -> bytes:
    """Return everything that nvm holds as a memory of another size needs it.

    If 4 KB have no room, finished games are left out, then the oldest running ones, which count as
    given up. The note of a crash is left out, too.
    """
    if len(nvm) == size:
        return bytes(nvm)
    source, target = Store(bytearray(nvm)), Store(bytearray(b"\xff" * size))
    running = _within(Saves(source, {}), Saves(target, {}))
    over = sorted(source.closed, key=lambda kind: source.found[kind].start)
    most, room = (HALF_SIZE - HEAD, 0) if target.has_halves else (target.limit, ROOM)
    log = _log(source, over)
    while over and len(log) > most - room:
        over = over[1:]
        log = _log(source, over)
    while running and len(log) > most:
        _give_up(source, running.pop())
        log = _log(source, over)
    if target.has_halves:
        log = bytearray(HEAD) + log
        rewrite.close_half(log, 1)
    return bytes(log) + b"\xff" * (size - len(log))


def _within(games: Saves, limits: Saves) -> list[int]:
    """Give up the running games beyond what another memory keeps; return the kinds that stay."""
    store = games.store
    kept: list[int] = []
    taken = 0
    for kind in games.kinds():
        same = [other for other in kept if games.key(other) == games.key(kind)]
        size = len(_piece(store, kind))
        if len(same) < limits.room and taken + size <= limits.share:
            kept.append(kind)
            taken += size
    for kind in games.kinds():
        if kind not in kept:
            _give_up(store, kind)
    return kept


def _give_up(store: Store, kind: int) -> None:
    statistics.give_up(store, kind, Saves(store, {}).key(kind))


def _log(store: Store, over: list[int]) -> bytearray:
    """Return the records of a store, the oldest first, of games that are over only these.

    The statistics, with all results counted, come last: a game closed after them would count again.
    """
    counted = statistics.folded(store)
    left_out = [kind for kind in store.closed if kind not in over]
    left_out += [CRASH] + [kind for kind, _ in counted]
    log = bytearray()
    for kind in sorted(store.found, key=lambda kind: store.found[kind].start):
        if store.has(kind) and kind not in left_out:
            log.extend(_piece(store, kind))
    for kind, payload in counted:
        rewrite.put(log, 0, kind, payload, b"", False)
    return log


def _piece(store: Store, kind: int) -> bytearray:
    """Return the record of a kind with what was added to it."""
    piece = bytearray()
    is_closed = kind in store.closed
    rewrite.put(piece, 0, kind, store.load(kind), store.added(kind), is_closed)
    return piece
