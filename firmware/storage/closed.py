"""Games that are over, in the store: closed, the last of each kept. Loaded only for that."""

from firmware.storage.records import FOREIGN, GAME


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


def put(store, changes, closed):
    """Write several payloads, one after the other; into halves all at once.

    changes: for each its kind, all of it, and what to add to the one before, None if that cannot
    be. closed: which of them to close, a game. Return False if there is no room.
    """
    if store.has_halves:
        from firmware.storage import rewrite

        store.heal()
        whole = [(kind, payload) for kind, payload, _ in changes]
        return store.state != FOREIGN and rewrite.rewrite(store, whole, closed)
    for kind, payload, more in changes:
        is_last = kind == closed
        if more is not None and store.add(kind, more, is_last):
            continue
        if not store.save(kind, payload) or (is_last and not store.add(kind, b"", True)):
            return False
    return True
