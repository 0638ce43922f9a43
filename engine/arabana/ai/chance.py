"""What a position of Arabana-Ikibiti promises a seat: to win, and to be how far ahead at the end.

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
    between turns: what else the seat to move could do in its turn is not looked at.
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
    b"\x00\x00\x76\xfe\x5e\x04\xb8\xfc\xdc\xff\x83\xfd\xa3\x03\x00\x00\x0f\x0b"
    b"\x00\x00\x4c\xfe\xb0\x02\x6e\xfe\xa0\xff\xc4\xfc\x04\x04\x00\x00\xb9\x02"
    b"\x00\x00\xd9\xfe\xea\x00\x1d\xfe\xa9\xff\x0c\xfb\xda\x02\x00\x00\xb4\x00"
    b"\x00\x00\x27\xff\x3f\x00\xe4\xfe\xb9\xff\x66\x01\xe3\x01\x00\x00\xaf\x01"
    b"\x0e\x04\xe4\x06\x84\x03\x24\xf9\x27\x05\x00\x00\x69\x02\x4f\x09\x07\x06"
    b"\x10\x04\x83\x06\x86\x04\xfc\xf6\xf1\x04\x00\x00\x10\x03\x1a\x0c\x2f\x09"
    b"\xcb\x03\xef\x05\x51\x03\x86\xf8\xb6\x04\x00\x00\xdf\xff\xec\x0d\xd1\x03"
    b"\x0c\x04\x71\x05\x6a\x03\xb6\xfb\xc3\x04\x00\x00\x56\xfd\xb5\x0a\xf2\x05"
    b"\x07\x0c\x33\x04\x24\x00\x88\xfa\x5d\x04\xfa\xff\x7f\x06\xa9\xcb\x78\x06"
    b"\x11\x0d\xbd\x03\x1f\x00\xff\xf9\xfc\x03\xf9\xff\x69\x09\x4a\xc6\xf2\x00"
    b"\xb9\x0c\xdd\x03\xb5\xff\x44\xfb\xc2\x03\xfc\xff\xb4\x08\x8b\xd7\xc4\x00"
    b"\x35\x0b\x59\x04\x2a\x00\xef\xfb\xfc\x03\xfd\xff\x1e\x06\xd5\xdf\x72\x05"
    b"\xb6\x04\x4b\x04\xef\x01\xf2\x00\xc4\x03\xdf\xff\xe2\x00\x93\xff\x35\x0f"
    b"\x56\x07\x34\x04\x96\xff\x1c\xfa\x92\x02\x00\x00\x9f\x02\x00\x00\x9b\x09",
)
POINTS = array(
    "h",
    b"\x00\x00\xf9\xff\x93\x00\xdf\xfe\x03\x00\xc8\xff\xbd\x00\x00\x00\xee\x02"
    b"\x00\x00\xf5\xff\x82\x00\x0c\xff\x03\x00\xb8\xff\xb4\x00\x00\x00\xf3\x01"
    b"\x00\x00\xf6\xff\x7f\x00\x1a\xff\x06\x00\x92\xff\x79\x00\x00\x00\x09\x01"
    b"\x00\x00\xf9\xff\x5d\x00\x4f\xff\x04\x00\x4c\x00\x5e\x00\x00\x00\x2f\x01"
    b"\x65\x01\x32\x02\xb2\x00\x79\xfd\x8f\x01\x00\x00\x82\x00\xa0\xff\xd4\x00"
    b"\xb3\x01\x5b\x02\xf1\x00\xd9\xfc\xb3\x01\x00\x00\x1b\x00\x84\xff\xc0\x01"
    b"\xd9\x01\x72\x02\x0a\x01\x3e\xfd\xd6\x01\x00\x00\xe3\xfe\x71\xff\x9b\x01"
    b"\xbe\x01\x54\x02\x11\x01\xd1\xfd\xcd\x01\x00\x00\x83\xfe\x92\xff\xc5\x00"
    b"\x2e\x03\xac\x01\x69\x00\x3c\xff\x87\x01\x3a\xfe\x63\x01\x82\xfc\xfa\x00"
    b"\x6a\x03\xc0\x01\x98\x00\x2f\xff\x9f\x01\x13\xfe\xa7\x01\xee\xfc\x04\x01"
    b"\x87\x03\xc5\x01\x8e\x00\x86\xff\x9d\x01\xbe\xfe\xd7\x01\xa1\xff\xf2\x01"
    b"\x76\x03\xad\x01\x85\x00\xb9\xff\x8d\x01\x08\xff\xa1\x01\x4a\x00\x3d\x03"
    b"\x80\x01\xa2\x01\x5c\x00\x2b\xff\x4f\x01\x50\xfc\xf1\xff\x01\xf4\x34\x03"
    b"\x10\x02\xad\x01\x7c\xff\x6d\xfe\x0e\x01\x00\x00\x63\x00\x00\x00\x0e\x02",
)
