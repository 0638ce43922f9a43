"""A seat's chance of winning in a position of Atoll, and its expected lead at the end.

Only public information counts: Islands, Requests, Awards. The weights are learned by
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
KNOTS = 6  # of a round
ROWS = 12  # the knots of the last round, then those of the round before
APART = 2  # turns from one knot to the next one
_FULL = const(160)  # an Award's ten points, in sixteenths


def chance(seen, seat):
    """Return a seat's chance of winning per mille, and its lead at the end in tenths of a point.

    seen: an observation, of any seat; it stays as it is. Equal winners share the chance. Choices
    of a turn count from the reveal on.
    """
    if seen.player() == OVER:
        return odds.result(seen, seat)
    row, part = place(seen)
    all_counts = counts(seen)
    won = odds.strengths(all_counts, ODDS, row, part, APART)
    points = odds.strengths(all_counts, POINTS, row, part, APART)
    # The best of many others does better than its figure says, the more the closer the next one is.
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
    shapes = [match.shape(seen.request(slot)) for slot in range(SLOTS)]
    every = []
    values = []
    for p in range(seen.players()):
        island = seen.island(p)
        values.append([_value(island, award) for award in shown])
        worth = 0
        for slot in range(SLOTS):
            request = seen.request(slot)
            if request != NONE:
                lack, _ = match.nearest(island, shapes[slot])
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
    b"\x9f\x05\x63\x00\x6c\x00\xee\x00"
    b"\xb8\x05\x5d\x00\xa6\x00\xf0\x00"
    b"\xc9\x04\x47\x00\x8a\x00\x60\x01"
    b"\xfa\x03\x3c\x00\x6d\x00\xe9\x01"
    b"\x8e\x03\x33\x00\x6c\x00\x26\x02"
    b"\x19\x03\x2c\x00\x65\x00\x9d\x01"
    b"\x46\x02\x29\x00\xe3\xff\xaf\x02"
    b"\x4e\x02\x2e\x00\x36\x00\x63\x03"
    b"\x3e\x02\x23\x00\x34\x00\x36\x03"
    b"\xd7\x01\x26\x00\x18\x00\x84\x02"
    b"\x55\x01\x28\x00\x46\x00\xd2\x01"
    b"\x06\x01\x21\x00\x6e\x00\x66\x01",
)
POINTS = array(
    "h",
    b"\xb3\x03\x45\x00\x5d\x00\xab\x00"
    b"\x36\x04\x4b\x00\x74\x00\xce\x00"
    b"\x2f\x04\x46\x00\x81\x00\x08\x01"
    b"\xf3\x03\x3f\x00\x81\x00\x27\x01"
    b"\x9f\x03\x38\x00\x82\x00\x2b\x01"
    b"\x43\x03\x31\x00\x77\x00\x17\x01"
    b"\xc9\x00\x2b\x00\x4b\x00\x95\x00"
    b"\xd9\x00\x2e\x00\x58\x00\xa4\x00"
    b"\xb1\x00\x26\x00\x5d\x00\x8b\x00"
    b"\x7e\x00\x1f\x00\x49\x00\x65\x00"
    b"\x56\x00\x17\x00\x3b\x00\x45\x00"
    b"\x42\x00\x12\x00\x2d\x00\x35\x00",
)
LEADS = array(
    "h",
    b"\x99\x00\x00\x00\x3e\xfe"
    b"\x94\x00\x06\x00\x14\xfe"
    b"\x95\x00\x0a\x00\xfe\xfb"
    b"\x9b\x00\x0c\x00\x38\xfa"
    b"\xa4\x00\x0a\x00\x52\xf8"
    b"\xa7\x00\x06\x00\x6a\xf7"
    b"\x9e\x00\xfa\xff\xdd\xf1"
    b"\x9f\x00\xfa\xff\xc9\xf0"
    b"\x9b\x00\xf7\xff\xbd\xee"
    b"\x95\x00\xf7\xff\x58\xec"
    b"\x90\x00\xf8\xff\x8e\xeb"
    b"\x8c\x00\xfa\xff\xe5\xeb",
)
