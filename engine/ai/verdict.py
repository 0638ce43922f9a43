"""Judges a reviewed game by its rows: its strength, and the turns that stand out."""

LEAST = 8  # turns; fewer say nothing of a strength
_SPLIT = 6  # two names if the middle of both is so near; with more of them, more are wrong
_MOST = 3  # turns that stand out, of a kind
# From where on a clear mistake is dear, and very dear: hundredths of a point alone, else per mille.
_DEAR = ((150, 300), (100, 200))


def strength(known, lost, turns, usual):
    """Return the places in `known` of one level or two that lose as much a turn.

    Two if it is about as likely to be either: what so many turns lose varies. () of too few turns.
    known: for each level, the weakest first, what a turn of its own games lost, and the standard
    deviation of that between games of `usual` turns.
    """
    if turns < LEAST or not known:
        return ()
    _, near = min([(abs(known[k][0] - lost), k) for k in range(len(known))])
    other = near + (1 if lost < known[near][0] else -1)
    if 0 <= other < len(known):
        error = known[near][1] * (usual / turns) ** 0.5
        if abs((known[near][0] + known[other][0]) / 2 - lost) < error / _SPLIT:
            return min(near, other), max(near, other)
    return (near,)


def costly(rows, is_clear):
    """Return the places of up to three rows that clearly lost most, the dearest first.

    rows: of a game's review. is_clear: its is_clear().
    """
    clear = [(-rows[n][3], n) for n in range(len(rows)) if rows[n][3] > 0]
    return _first(rows, clear, is_clear)


def better(rows, is_clear):
    """Return the places of up to three rows that are clearly better than the best found."""
    clear = [(rows[n][3], n) for n in range(len(rows)) if rows[n][3] < 0]
    return _first(rows, clear, is_clear)


def grades(rows, is_clear, is_chance):
    """Return a byte for each turn: 0 if it was no clear mistake, else 1 to 3, the dearest.

    Of a game alone the first one, the start, is left out: there is one for each card.
    """
    out = bytearray()
    for first, end, _, lost, error, _, _ in rows if is_chance else rows[1:]:
        if first < end:
            is_mistake = lost > 0 and is_clear(lost, error)
            out.append(1 + sum([lost >= least for least in _DEAR[is_chance]]) if is_mistake else 0)
    return bytes(out)


def _first(rows, found, is_clear):
    return [n for _, n in sorted(found) if is_clear(rows[n][3], rows[n][4])][:_MOST]
