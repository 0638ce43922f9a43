"""What a position of Atoll promises a seat: to win, and to be how far ahead at the end.

Only what lies open counts: Islands, Requests, Awards. The weights are learned by
host_sim/lab/train/chances.py, which writes the tables below; see DESIGN.md.
"""

from array import array

from engine.ai import odds
from engine.atoll import awards, cards, match
from engine.atoll.ai.learned import BIAS, COLUMN, COLUMNS, CURVE, SLOPE, WORTH
from engine.atoll.state import HAND, NONE, SLOTS
from engine.const import const
from engine.game import OVER

WIDTH = 4  # counts of a seat
KNOTS = 3  # of a round
ROWS = 6  # the knots of the last round, then those of the round before
APART = 5  # turns from one knot to the next one
_FULL = const(160)  # an Award's ten points, in sixteenths


def chance(seen, seat):
    """Return a seat's chance of winning per mille, and its lead at the end in tenths of a point.

    seen: an observation, of any seat; it stays as it is. Equal winners share the chance. What is
    chosen in a turn counts when it is revealed.
    """
    if seen.player() == OVER:
        return odds.result(seen, seat)
    row, part = place(seen)
    all_counts = counts(seen)
    won = odds.strengths(all_counts, ODDS, row, part, APART)
    points = odds.strengths(all_counts, POINTS, row, part, APART)
    # How the best other of many will do better than it promises: the more, the closer the next.
    lead, gap = odds.rank(points, seat)
    lead = odds.strengths([[lead, gap, seen.players() - 2]], LEADS, row, part, APART)[0]
    return odds.per_mille(won, seat), lead


def place(seen):
    """Return a row of the tables, and how many of APART turns the next row is nearer."""
    left = HAND - seen.turn()
    row = KNOTS * (seen.rounds() - 1 - seen.round()) + left // APART
    return row, left % APART


def counts(seen):
    """Return what counts for each seat, WIDTH numbers each.

    Points; by learned.py, in sixteenths of a point: open Awards, Requests; tiles in sight.
    """
    # After the first turn of a round its tables begin: with none laid, they are those with one.
    left = max(0, seen.rounds() * HAND - seen.laid(0) - (seen.turn() == 0))
    shown = []
    for i in range(seen.awards_shown()):
        if seen.award_winner(seen.award(i)) == NONE:
            shown.append(seen.award(i))
    every = []
    values = []
    for p in range(seen.players()):
        island = seen.island(p)
        values.append([_value(island, award) for award in shown])
        worth = 0
        for slot in range(SLOTS):
            request = seen.request(slot)
            if request != NONE:
                lack = 0
                missing = match.missing(island, request)
                while missing:
                    missing &= missing - 1
                    lack += 1
                if 0 < lack < 4:
                    worth += WORTH[3 * left + lack - 1] * cards.points(request) >> 2
        every.append([seen.score(p), 0, worth, island.count])
    for k in range(len(shown)):
        at = left * COLUMNS + COLUMN[shown[k]]
        for p in range(len(every)):
            best = max([values[q][k] for q in range(len(every)) if q != p])
            x = BIAS[at] - 128 + SLOPE[at] * (values[p][k] - best)
            own = CURVE[min(127, abs(x))]
            every[p][1] += own if x < 0 else _FULL - own
    return every


def _value(island, award):
    """Return what an Island counts for an Award, negated if the fewest win."""
    v = awards.value(island, award)
    return -v if cards.is_fewest(award) else v


ODDS = array(
    "h",
    b"\x51\x02\x28\x00\xa2\x00\xce\x00"
    b"\x2a\x02\x24\x00\xd2\x00\xee\x00"
    b"\xe9\x01\x1f\x00\xaf\x00\xf2\x00"
    b"\x74\x00\x0a\x00\x5c\x00\x67\x00"
    b"\x63\x00\x0b\x00\x5c\x00\x49\x00"
    b"\x4f\x00\x07\x00\x4b\x00\x35\x00",
)
POINTS = array(
    "h",
    b"\x95\x00\x11\x00\x15\x00\x35\x00"
    b"\x9b\x00\x11\x00\x18\x00\x33\x00"
    b"\x8e\x00\x0f\x00\x16\x00\x29\x00"
    b"\x07\x00\x04\x00\x01\x00\x04\x00"
    b"\x06\x00\x03\x00\x00\x00\x03\x00"
    b"\x05\x00\x03\x00\xff\xff\x02\x00",
)
LEADS = array(
    "h",
    b"\x06\x01\x8a\xff\xc6\xf6"
    b"\x0b\x01\x82\xff\xd7\xf5"
    b"\x00\x01\x89\xff\xf8\xf5"
    b"\x85\x00\xf9\xff\x2a\xf7"
    b"\x85\x00\xf8\xff\x2e\xf6"
    b"\x84\x00\xfa\xff\xe9\xf7",
)
