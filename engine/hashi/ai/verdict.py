"""Judges a reviewed solo game of Hashi: its strength, and the turns that stand out."""

from engine.hashi.ai.worth import is_clear

LEAST = 8  # turns; fewer say nothing of a strength
TURNS = 18  # of a game
# By side, for each level, the weakest first: what a turn of its own games lost, in hundredths of a
# point, and the standard deviation of that between games. `python -m host_sim.review.levels`
# measures it; see host_sim/DESIGN.md.
LOST = (
    ((115, 24), (92, 28), (67, 28), (45, 20), (28, 16)),
    ((132, 24), (110, 28), (80, 28), (55, 20), (34, 16)),
)
_SPLIT = 6  # two names if the middle of both is so near; with more of them, more are wrong
_MOST = 3  # turns that stand out, of a kind


def strength(known, lost, turns):
    """Return the places in a row of LOST of one level or two that lose as much a turn.

    Two if it is about as likely to be either: what so many turns lose varies. () of too few turns.
    """
    if turns < LEAST:
        return ()
    _, near = min([(abs(known[k][0] - lost), k) for k in range(len(known))])
    other = near + (1 if lost < known[near][0] else -1)
    if 0 <= other < len(known):
        error = known[near][1] * (TURNS / turns) ** 0.5
        if abs((known[near][0] + known[other][0]) / 2 - lost) < error / _SPLIT:
            return min(near, other), max(near, other)
    return (near,)


def costly(rows):
    """Return the places of up to three rows that clearly lost most, the dearest first."""
    clear = [(-rows[n][3], n) for n in range(len(rows)) if rows[n][3] > 0 and _is_clear(rows[n])]
    return [n for _, n in sorted(clear)[:_MOST]]


def better(rows):
    """Return the places of up to three rows that are clearly better than the best found."""
    clear = [(rows[n][3], n) for n in range(len(rows)) if rows[n][3] < 0 and _is_clear(rows[n])]
    return [n for _, n in sorted(clear)[:_MOST]]


def _is_clear(row):
    return is_clear(row[3], row[4])
