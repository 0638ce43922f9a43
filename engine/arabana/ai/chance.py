"""A seat's chance of winning in a position of Arabana-Ikibiti, and its expected lead at the end.

Only what both seats know counts. The weights are learned by host_sim/lab/train/chances.py, which
writes the tables below; see DESIGN.md.
"""

from array import array

from engine.ai import odds
from engine.arabana.control import bridges_count, ships_count
from engine.arabana.map import ISLANDS
from engine.arabana.state import CHOICE, FACE_UP, FALLEN, FREE, HELD, LAST, NO_CARD, STACK_N
from engine.const import const
from engine.game import OVER

WIDTH = 9  # counts of a seat
KNOTS = 4  # of a round
ROWS = 14  # the knots of three rounds; then the last plays: of the first seat, of the second
APART = 6  # cards drawn from one knot to the next one
_FEW = const(3)  # bridges: fewer may be the last ones soon (A14)


def chance(seen, seat):
    """Return a seat's chance of winning per mille, and its lead at the end in tenths of a point.

    seen: an observation, of either seat; it stays as it is. Ties count half. Meant for positions
    between turns: it does not look at what the seat to move could still do.
    """
    if seen.player() == OVER:
        return odds.result(seen, seat)
    if seen.is_premature():  # only CONFIRM is left (A14, A15)
        rest = 10 * (seen.score(seat) - seen.score(1 - seat))
        bonus = 240 >> seen.round() - 2
        is_lost = seen.state[FALLEN] == 1 + seat
        return (0, rest - bonus) if is_lost else (1000, rest + bonus)
    row, part = place(seen)
    both = counts(seen)
    won = odds.strengths(both, ODDS, row, part, APART)
    points = odds.strengths(both, POINTS, row, part, APART)
    return odds.per_mille(won, seat), points[seat] - points[1 - seat]


def place(seen):
    """Return a row of the tables, and how many of APART cards the next row is nearer."""
    if seen.stage() == LAST:
        return ROWS - 2 + seen.is_second_to_play_last(), 0
    s = seen.state
    left = s[STACK_N]
    for slot in range(3):
        left += s[FACE_UP + slot] != NO_CARD
    left = min(left, APART * (KNOTS - 1))
    return KNOTS * (seen.round() - 1) + left // APART, left % APART


def counts(seen):
    """Return what counts for each seat, WIDTH numbers each.

    Points; islands; islands one place short, and two; bridges, free ones included; how many they
    are fewer than three; cards; ships; 1 if it is the seat's turn.
    """
    s = seen.state
    both = []
    for p in range(2):
        own = [seen.score(p), 0, 0, 0, bridges_count(s, p) + s[FREE + p], 0, s[HELD + p], 0, 0]
        for i in range(ISLANDS):
            short = seen.majority(i) - seen.filled(p, i)
            if short < 3:
                own[1 if short < 1 else 1 + short] += 1
        own[5] = max(0, _FEW - own[4])
        own[7] = ships_count(s, p)
        own[8] = int(p == seen.player() and not s[CHOICE])
        both.append(own)
    return both


ODDS = array(
    "h",
    b"\x00\x00\x27\x0c\x9c\x07\xce\x00\x48\x09\x52\xfa\x71\x0f\x67\x13\xb5\x07"
    b"\x00\x00\x19\x09\x95\x09\xac\x02\x05\x08\x6a\xfb\x2a\x13\xdc\x10\xe1\x09"
    b"\x00\x00\x53\x07\xe1\x05\xed\x01\x4e\x06\x6c\x00\xee\x10\x04\x0b\x3c\x07"
    b"\x00\x00\x3e\x05\x68\x04\xcb\xff\xd7\x04\xa0\xfd\xe5\x0c\x79\x08\x4e\x06"
    b"\xfd\x0b\xb3\x09\x79\x05\x2e\xfe\x02\x0b\xbd\xff\x26\x12\xfa\x2c\x9d\x0c"
    b"\x3e\x0a\x6d\x07\xe8\x0a\xf0\x00\x63\x0b\xb1\xff\xe6\x12\x72\x28\xde\x0a"
    b"\x02\x09\xbb\x06\x3c\x07\x24\x01\xd2\x0a\xaa\xff\x45\x0f\x5e\x40\xf4\x09"
    b"\x39\x08\xb7\x05\xbc\x06\x00\x00\x94\x09\xbb\xff\xe1\x10\x32\x0a\x82\x08"
    b"\x52\x15\xee\x0a\x2f\x03\x82\x00\xd5\x07\x51\xfc\xd1\x0a\xa3\x12\x6f\x08"
    b"\x3b\x14\xa9\x08\xcb\x08\x9b\x00\x66\x07\x00\xfc\xe8\x0c\x33\x16\xcf\x07"
    b"\x22\x11\x37\x07\x2d\x07\x51\x02\x1a\x07\x31\xfd\xc1\x0b\x99\x1a\x63\x07"
    b"\x41\x11\xc3\x04\xa7\x08\xef\x02\x09\x07\xbc\xfd\x41\x0c\xd3\x2d\x3f\x06"
    b"\x80\x16\x9d\x0a\x72\x01\xb4\x01\x66\x07\xf8\xff\xe1\x08\xd2\x18\xe6\x05"
    b"\xd5\x18\xd0\x0a\xea\xfd\x98\xfc\x1d\x08\xa4\xff\xce\x08\x4a\x14\x8a\x0a",
)
POINTS = array(
    "h",
    b"\x00\x00\x53\x06\xa0\x02\xeb\xfe\x0f\x04\xa6\xfe\xd2\x06\xf9\x03\x64\x03"
    b"\x00\x00\x87\x05\x44\x03\x7a\xff\xb4\x03\xa8\xff\x26\x08\x73\x03\x27\x04"
    b"\x00\x00\x3a\x04\xe4\x01\x8b\xff\xb7\x02\x05\xff\xac\x07\x41\x02\x4c\x03"
    b"\x00\x00\x67\x03\x1a\x01\x87\xff\x21\x02\xda\xfc\x52\x06\xbc\x01\x98\x00"
    b"\x43\x04\x7b\x04\x49\x03\xa3\x00\x40\x04\xa2\xfb\x41\x06\x60\x0d\xe3\x04"
    b"\xbe\x04\x64\x04\x8f\x04\xe4\x00\x8c\x04\x95\xfa\x1a\x07\xca\x0b\xd4\x03"
    b"\x15\x05\x6c\x04\x8b\x04\x0e\x01\xac\x04\x14\xfd\x9b\x06\xaa\x0f\x69\x05"
    b"\xcc\x04\x32\x04\x1f\x04\xa8\x00\x70\x04\xdb\xfd\xb3\x06\xb2\x0d\x89\x04"
    b"\xbf\x04\xcf\x01\xbb\x00\xae\xff\xbd\x01\x00\xfe\x18\x02\x8b\x04\xc2\x01"
    b"\xfd\x04\xb8\x01\xbe\x01\x07\x00\x02\x02\x16\xfd\xb2\x02\x74\x05\xee\x01"
    b"\xf8\x04\xd2\x01\x37\x02\xf2\x00\x50\x02\x8f\xfb\xf4\x02\xb5\x06\x36\x02"
    b"\xf7\x04\xf2\x01\x9f\x02\x09\x01\x77\x02\x5e\xfb\x35\x03\x5e\x0a\x06\x02"
    b"\xd9\x04\x21\x02\x18\x00\x97\xff\x86\x01\xcd\xfe\x66\x01\x7f\x03\xd2\x00"
    b"\xd7\x04\x4e\x02\x77\xff\x5d\xff\x56\x01\xf0\xfe\x85\x01\xd3\x02\x3d\x02",
)
