"""The best of Hashi alone, as the store keeps it. Loaded for the moment in which a game is over."""

from engine.const import const

_RESULTS = const(3)  # the kind of record: a byte a side; what other games add comes behind


def note(store, side, n):
    """Keep n points if a side has never had more; return its best before, 0 if there was none."""
    kept = bytearray(store.load(_RESULTS))
    while len(kept) <= side:
        kept.append(0)
    before = kept[side]
    if n > before:
        kept[side] = n
        store.save(_RESULTS, kept)
    return before
