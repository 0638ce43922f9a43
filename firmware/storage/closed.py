"""Games that are over, in the store: closed, the last of each kept. Loaded only for that."""

from firmware.storage.records import GAME


def finished(saves, key):
    """Return the kind of the last game of a key that is over, 0 if it is not kept."""
    kinds = [kind for kind in saves.store.closed if saves.key(kind) == key]
    return max(kinds, key=lambda kind: saves.store.found[kind][0]) if kinds else 0


def begin(saves, key):
    """A new game of a key is played: find the kind under which it will lie.

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
