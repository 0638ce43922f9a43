"""Judges turns by what they lost: whether it is clear, how dear, and whose strength that is.

All thresholds are here, for both units: a solo game counts in hundredths of a point, any other game
in per mille of winning (is_chance). The figures measured on a game are in its ai/measured.py; a
game that can be reviewed compares turns in its ai/review.py.
"""

SMALL = (50, 20)  # a smaller difference is not worth a figure
_CLEAR = (100, 20)  # nor is a smaller one than this clear
_SURE = 2  # nor one of fewer standard errors
# How sure it is what a turn cost: hard to say, probably about so much, about so much; or that it
# cost nothing worth a figure.
HARD, LIKELY, CLEAR, EVEN = range(4)
_DEAR = ((150, 300), (100, 200))  # from where on a turn is dear, and very dear
_MOST = 3  # turns that stand out, of a kind
LEAST = 8  # turns; fewer say nothing of a strength
_SPLIT = 6  # two names if the middle of both is so near; with more of them, more are wrong


def row_of(table, n):
    """Return three numbers for n. table: bytes, rows of the first n that they are for and these."""
    at = max([k for k in range(0, len(table), 4) if table[k] <= n])
    return tuple(table[at + 1 : at + 4])


def real(found, share, error, growth):
    """Return (difference, its standard error) of what two turns are worth.

    found: the difference that the game computes. share: how much of it is real, in sixteenths.
    error: the error where found is 0. growth: how much it grows, in sixteenths of found.
    """
    mean = (abs(found) * share + 8) // 16
    return (mean if found > 0 else -mean), error + abs(found) * growth // 16


def lost(now, best, share, error, growth):
    """Return real() of what a turn lost against the best one found; chances stay within 0 and 1000.

    now, best: what the person's turn and the best one are worth, per mille. error: the error where
    chances are even; elsewhere it is smaller.
    """
    chance = (now + best) // 2
    error = 1 + error * chance * (1000 - chance) // 250000
    found, error = real(best - now, share, error, growth)
    return max(-now, min(1000 - now, found)), error


def is_clear(lost, error, is_chance):
    """Return True if a difference is beyond what chance makes of it."""
    return abs(lost) >= max(_CLEAR[is_chance], _SURE * error)


def is_likely(lost, error, is_chance):
    """Return True if a difference is in four of five cases more than nothing, as measured."""
    return abs(lost) >= max(SMALL[is_chance], error)


def certainty(lost, error, is_chance):
    """Return how sure it is what a turn cost, or was worth more: HARD, LIKELY, CLEAR or EVEN."""
    if is_clear(lost, error, is_chance):
        return CLEAR
    if is_likely(lost, error, is_chance):
        return LIKELY
    return EVEN if lost <= 0 or lost + error < SMALL[is_chance] else HARD


def is_as_good(lost, error, is_chance):
    """Return True if it is not even likely that a turn that lost so much is worse."""
    return lost <= 0 or not is_likely(lost, error, is_chance)


def strength(known, lost, turns, usual):
    """Return the places in `known` of one level or two that lose as much a turn.

    Two if both are about equally likely, since the mean of so many turns varies; () if there are
    too few turns. known: for each level, the weakest first, what a turn of its own games lost, and
    the standard deviation of that between games of `usual` turns.
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


def dearest(rows, is_chance):
    """Return up to three pairs of a turn that lost most: the place of its row, and how sure it is:
    CLEAR, LIKELY or HARD.

    The dearest first; those of which it is hard to say come behind the others. Turns that lost
    nothing worth a figure are left out.
    """
    found = []
    for n in range(len(rows)):
        lost, error = rows[n][3:5]
        if lost >= SMALL[is_chance]:
            sure = certainty(lost, error, is_chance)
            found.append((sure == HARD, -lost, n, sure))
    return [(n, sure) for _, _, n, sure in sorted(found)[:_MOST]]


def marks(rows, is_chance):
    """Return a byte for each row: certainty(), and 4 more if the turn cost something, probably or
    clearly, or is one of the dearest.
    """
    dear = [n for n, _ in dearest(rows, is_chance)]
    out = bytearray()
    for n in range(len(rows)):
        lost, error = rows[n][3:5]
        is_costly = n in dear or (lost > 0 and is_likely(lost, error, is_chance))
        out.append(certainty(lost, error, is_chance) + 4 * is_costly)
    return out


def better(rows, is_chance):
    """Return the places of up to three rows that are clearly better than the best found."""
    found = sorted([(rows[n][3], n) for n in range(len(rows)) if rows[n][3] < 0])
    return [n for _, n in found if is_clear(rows[n][3], rows[n][4], is_chance)][:_MOST]


def grades(rows, is_chance):
    """Return a byte for each turn: 0 if it is not even likely that it cost anything, else 1 to 3,
    the dearest.

    A solo game has one for each card: its first turn, the start, is left out.
    """
    out = bytearray()
    for first, end, _, lost, error, _, _ in rows if is_chance else rows[1:]:
        if first < end:
            is_fine = lost < 0 or not is_likely(lost, error, is_chance)
            out.append(0 if is_fine else 1 + sum([lost >= least for least in _DEAR[is_chance]]))
    return bytes(out)
