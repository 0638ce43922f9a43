"""Games that are over, in the store: closed, the last of each kept; and room for the next game."""

from engine.const import const
from firmware.storage.records import FRAMES, GAME, ROOM

_ADDITIONS = const(90)  # bytes that a game takes more if it is saved turn by turn


def finished(saves, key):
    """Return the kind of the last game of a key that is over, 0 if it is not kept."""
    kinds = [kind for kind in saves.store.closed if saves.key(kind) == key]
    return max(kinds, key=lambda kind: saves.store.found[kind][0]) if kinds else 0


def begin(saves, key):
    """Note that a new game of a key is played, and find the kind of its record.

    Games that are over, but for the last of each, need not be kept.
    """
    store = saves.store
    kind = GAME
    while store.has(kind) and (
        kind not in store.closed or kind == finished(saves, saves.key(kind))
    ):
        kind += 1
    saves.kind = kind
    saves.game = key


def tidy(store, record=ROOM - _ADDITIONS):
    """Rewrite a single log if a game about to be played may not fit, and if that gives it room.

    record: the bytes of its record at most. Call it while no game is being played.
    """
    room = record + _ADDITIONS
    rows = [store.found[kind] for kind in store.found if kind not in store.closed]
    kept = sum([row[1] + row[3] + FRAMES for row in rows])
    is_full = store.size - store.end < room and store.end > kept + room
    if is_full and not store.has_halves:
        from firmware.storage import rewrite

        rewrite.rewrite(store)
