"""Themes: what the turns that cost have in common, and which of them is a person's usual mistake.

A game that names themes has its table in ai/themes.py:
    THEMES   bytes: by the number of a reason (contrast.py, explain.py) its theme, NONE without one
    SHARES   for each theme, how many of 256 turns that cost are of it where nobody has a usual
             mistake; measured, see host_sim/review/themes.py

A turn is a byte: its theme in bits 5 to 7, and what it cost in bits 0 to 4, in steps of 25
(hundredths of a point, or per mille of winning). 0 is no turn.
"""

from engine import rng
from engine.const import const

NONE = 255
STEP = 25
_MOST = const(31)  # steps
_DEALS = const(99)
_RARE = const(4)  # so many deals of those may come to as much by chance: 5 in 100, the own included
_SURE = const(9)  # the same for what becomes better or worse: 10 in 100


def of(table, reason):
    """Return the theme of a reason, as contrast.py returns it; NONE without one."""
    code = reason[1] if len(reason) > 1 else NONE
    return table.THEMES[code] if code < len(table.THEMES) else NONE


def packed(table, reason, lost):
    """Return the byte of a turn; 0 if its reason has no theme."""
    theme = of(table, reason)
    return 0 if theme == NONE else theme << 5 | max(1, min(_MOST, (lost + STEP // 2) // STEP))


def sums(shares, turns):
    """Return for each theme what its turns cost, in steps."""
    out = [0] * len(shares)
    for turn in turns:
        out[turn >> 5] += turn & _MOST
    return out


def named(shares, turns):
    """Return the themes that cost more than chance explains, the dearest first.

    The same turns are dealt themes at random, by their shares. A theme is named if, of 100 deals
    with the person's own among them, in at most 5 any theme is as far above its share. So at most
    one person of 20 without a usual mistake is told of one, however many themes there are.
    """
    costs = [turn & _MOST for turn in turns]
    own = sums(shares, turns)
    total = sum(costs)
    roots = [_root(share * (256 - share)) for share in shares]
    scores = [_above(own[k], total, shares[k], roots[k]) for k in range(len(shares))]
    table = bytearray()
    for k in range(len(shares)):
        table.extend(bytes([k]) * shares[k])
    if len(costs) & 1:
        costs.append(0)
    luck = bytearray(4)
    rng.seed(luck, total)  # the same turns are always judged alike
    as_much = [0] * len(shares)
    for _ in range(_DEALS):
        dealt = [0] * len(shares)
        for at in range(0, len(costs), 2):
            bits = rng.step(luck)
            dealt[table[bits & 255]] += costs[at]
            dealt[table[bits >> 8]] += costs[at + 1]
        most = max([_above(dealt[k], total, shares[k], roots[k]) for k in range(len(shares))])
        for k in range(len(shares)):
            as_much[k] += most >= scores[k]
    found = [k for k in range(len(shares)) if own[k] and as_much[k] <= _RARE]
    return sorted(found, key=lambda k: -own[k])


def _above(cost, total, share, root):
    """Return how far a theme is above its share, in a measure that is fair to all themes."""
    return (256 * cost - share * total) * 64 // root


def _root(n):
    """Return the square root of a number, rounded down."""
    root = 1
    while (root + 1) * (root + 1) <= n:
        root += 1
    return root


def trend(costs):
    """Return (mean before, mean now, in tenths of a step; 1 if it becomes better, -1 if worse).

    costs: in steps, of a theme in each game, the oldest first. Before and now are halves of the
    games. 0: dealt in another order, the same costs come to as much in more than 10 of 100 cases.
    """
    half = len(costs) // 2
    before, now = sum(costs[:half]), sum(costs[half:])
    n = max(1, half)
    less = more = 0
    luck = bytearray(4)
    rng.seed(luck, before + now)
    dealt = list(costs)
    for _ in range(_DEALS):
        rng.shuffle(luck, dealt, 0, len(dealt))
        less += sum(dealt[half:]) <= now
        more += sum(dealt[half:]) >= now
    way = 1 if less <= _SURE else -1 if more <= _SURE else 0
    return 10 * before // n, 10 * now // max(1, len(costs) - half), way
