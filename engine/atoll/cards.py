"""Atoll's cards as tables: the 120 Island cards, the 60 Requests (T3) and the 20 Awards (T4).

Terrains are 0 to 4: water, sand, meadow, forest, rock. An Island card is 8 * pair + copy; cards 0
to 7 are the double-water cards (T11). Names and texts of the Awards are with the screens.
"""

from engine.const import const

WATER = 0
OCEAN = 5  # the cells around the Island; not a terrain of a card
ANY = 6  # "?" in a Request
NO_CELL = 7  # a cell of 3 x 3 that is not part of the Request

CARDS = 120
REQUESTS = 60
AWARDS = 20

# By pair, all 15 unordered ones, water first: the terrains of a card's first and second tile.
FIRST = b"\x00\x00\x00\x00\x00\x01\x01\x01\x01\x02\x02\x02\x03\x03\x04"
SECOND = b"\x00\x01\x02\x03\x04\x01\x02\x03\x04\x02\x03\x04\x03\x04\x04"


def first(card):
    """Return the terrain of the first tile of an Island card."""
    return FIRST[card >> 3]


def second(card):
    """Return the terrain of the second tile of an Island card."""
    return SECOND[card >> 3]


def is_double_water(card):
    """Return True if a card is a double-water card (T11)."""
    return card < 8


# Request r is pattern r >> 2 in colouring r & 3. A pattern is three rows of three cells: "1" to "4"
# are sand, meadow, forest and rock in colouring 0, "w" is water, "?" anything, "." no cell. In each
# next colouring every land is the next one, cyclically.
_PATTERNS = (
    b"12......."
    b"21.1....."
    b"1w1......"
    b"123..4..."
    b"12.21...."
    b"11.11.2.."
    b"111.3..3."
    b"11..22..3"
    b"1.2.3.2.1"
    b".1.1w1.1."
    b".2.212.2."
    b"1?1121..."
    b"112112..."
    b"1w.12.43."
    b"w1.w2.34."
)

# How many of a pattern's four rotations differ.
_TURNS = const(b"\x04\x04\x02\x04\x02\x04\x04\x04\x02\x01\x01\x04\x04\x04\x04")

# By rotation * 9 + cell of 3 x 3, row by row: where the cell goes, row << 2 | column.
TURNED = (
    b"\x00\x01\x02\x04\x05\x06\x08\x09\x0a"
    b"\x02\x06\x0a\x01\x05\x09\x00\x04\x08"
    b"\x0a\x09\x08\x06\x05\x04\x02\x01\x00"
    b"\x08\x04\x00\x09\x05\x01\x0a\x06\x02"
)


def turns(request):
    """Return how many rotations of a Request differ: 1, 2 or 4, from 0 quarter turns on."""
    return _TURNS[request >> 2]


def cell(request, at):
    """Return what a Request wants at cell `at` of 3 x 3, row by row: 0 to 4, ANY or NO_CELL."""
    c = _PATTERNS[(request >> 2) * 9 + at]
    if c == 46:
        return NO_CELL
    if c == 63:
        return ANY
    if c == 119:
        return WATER
    return (c - 49 + (request & 3) & 3) + 1


# One point per cell, "?" excluded (T10).
_POINTS = const(b"\x02\x03\x03\x04\x04\x05\x05\x05\x05\x05\x05\x05\x06\x06\x06")


def points(request):
    """Return the points of a Request (T10), 2 to 6."""
    return _POINTS[request >> 2]


def cells(request, turn=0):
    """Return the cells of a Request after `turn` quarter turns clockwise (T3), without "?".

    One byte per cell, terrain << 4 | row << 2 | column; at most 6. NONE has none.
    """
    out = bytearray()
    i = (request >> 2) * 9
    at = 9 * turn
    for c in _PATTERNS[i : i + 9]:
        if c > 48 and c != 63:
            t = 0 if c == 119 else (c - 49 + request & 3) + 1
            out.append(t << 4 | TURNED[at])
        at += 1
    return out


# What an Award counts: its kind.
TILES = 0  # tiles of a terrain
AREA = 1  # largest connected area of a terrain
EDGES = 2  # edges between a tile of one terrain set and a cell of another (bit 5: the ocean)
LINE = 3  # most tiles in one row or column
ALL = 4  # tiles of any terrain
SAME = 5  # edges between two tiles of the same terrain
AREAS = 6  # connected areas of any terrain
INLAND = 7  # tiles of a terrain set that do not touch the ocean
BURIED = 8  # covered tiles of a terrain
QUARTETS = 9  # 2 x 2 squares of tiles with at least so many different terrains
_KINDS = (  # by Award: kind, argument, second argument, 1 if the fewest win
    b"\x00\x01\x00\x00"
    b"\x00\x02\x00\x00"
    b"\x00\x03\x00\x00"
    b"\x00\x04\x00\x00"
    b"\x02\x1e\x01\x00"
    b"\x01\x01\x00\x00"
    b"\x01\x02\x00\x00"
    b"\x01\x03\x00\x00"
    b"\x01\x04\x00\x00"
    b"\x02\x1f\x20\x00"
    b"\x02\x02\x21\x00"
    b"\x02\x04\x10\x00"
    b"\x02\x08\x01\x00"
    b"\x03\x00\x00\x00"
    b"\x04\x00\x00\x01"
    b"\x05\x00\x00\x00"
    b"\x06\x00\x00\x00"
    b"\x07\x1f\x00\x00"
    b"\x08\x04\x00\x00"
    b"\x09\x03\x00\x00"
)


def kind(award):
    """Return the kind of an Award, TILES to QUARTETS."""
    return _KINDS[award * 4]


def argument(award):
    """Return the first argument of an Award's kind."""
    return _KINDS[award * 4 + 1]


def argument2(award):
    """Return the second argument of an Award's kind."""
    return _KINDS[award * 4 + 2]


def is_fewest(award):
    """Return True if the lowest count wins an Award (T12)."""
    return _KINDS[award * 4 + 3] == 1
