"""Chances and leads in whole numbers, from counts of each seat and learned weights.

A seat's strength is the sum of its counts, each multiplied by a weight. Weights depend on how far
the game is: a table has a row of weights for each knot, and between two knots they are
interpolated. For chances they are in 128ths of a step, and 32 steps double a seat's odds; for
leads, in 128ths of a tenth of a point.
"""

from engine.const import const

STEP = 32  # steps that double the odds
FINE = 128  # parts of a step or a tenth, in which weights are
_POWERS = (  # 255, halved in 32 steps
    b"\xff\xfa\xf4\xef\xea\xe5\xe0\xdb\xd6\xd2\xcd\xc9\xc5\xc0\xbc\xb8"
    b"\xb4\xb0\xad\xa9\xa5\xa2\x9e\x9b\x98\x94\x91\x8e\x8b\x88\x85\x82"
)
_SHIFT = const(12)


def strengths(counts, table, row, part, apart):
    """Return the strength of each seat. counts: a list per seat, as long as a row of weights.

    row: of the table. part / apart: how far the game is on the way to the next row.
    """
    out = []
    width = len(counts[0])
    at = row * width
    below = at + width if part else at
    for own in counts:
        n = 0
        for k in range(width):
            if own[k]:
                n += own[k] * (table[at + k] * (apart - part) + table[below + k] * part)
        out.append(n // (apart * FINE))
    return out


def per_mille(strengths, seat):
    """Return a seat's chance, 0 to 1000. Those of two seats make 1000, of more about that."""
    if len(strengths) == 2 and seat:
        return 1000 - per_mille(strengths, 0)
    best = max(strengths)
    total = 0
    for n in strengths:
        total += _power(best - n)
    return (2000 * _power(best - strengths[seat]) + total) // (2 * total)


def _power(behind):
    """Return the odds of a seat so many steps behind the best."""
    return (_POWERS[behind & 31] << _SHIFT) >> (behind >> 5)


def rank(strengths, seat):
    """Return the lead over the best other seat, and that seat's lead over the next other one.

    The second number is 0 if there is only one other seat.
    """
    first = second = None
    for p in range(len(strengths)):
        if p != seat:
            n = strengths[p]
            if first is None or n > first:
                first, second = n, first
            elif second is None or n > second:
                second = n
    return strengths[seat] - first, 0 if second is None else first - second


def result(game, seat):
    """Return both numbers of chance() for a game that is over; equal winners share the chance."""
    won = game.winners()
    points = [game.score(p) for p in range(game.players())]
    return 1000 // len(won) if seat in won else 0, 10 * rank(points, seat)[0]
