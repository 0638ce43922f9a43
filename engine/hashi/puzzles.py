"""A puzzle in bytes: a position of a solo game as a round begins, and the best turn known.

And what a turn in it comes to.
"""

from engine.const import const
from engine.hashi.boards import ISLANDS, MAX_LINES
from engine.hashi.state import BOARDS, CATEGORIES, STRIDE

SIZE = const(24)  # bytes

# Of a puzzle how many numbers follow, and their bits, the first at the low end: the islands'
# numbers; bridges on lines; which cards were played, a bit each; the card in play; of each category
# 0, 1 in time, 2 later; of the best turn the island of the number, and its lines, or NONE; nothing;
# of the reason (engine/hashi/ai/explain.py) its code and four numbers; nothing; side; of one's own
# 1 if it is solved. puzzle_pack.py writes them.
FIELDS = (
    (ISLANDS, 3), (MAX_LINES, 2), (18, 1), (1, 5), (CATEGORIES, 2),
    (4, 5), (1, 5), (5, 5), (1, 3), (1, 1), (1, 7),
)  # fmt: skip
NONE = const(31)


def unpack(data):
    """Return for each of FIELDS its numbers, as a list of bytearrays. data: SIZE bytes."""
    bits = int.from_bytes(data, "little")
    out = []
    for count, wide in FIELDS:
        row = bytearray(count)
        for k in range(count):
            row[k] = bits & (1 << wide) - 1
            bits >>= wide
        out.append(row)
    return out


def result(game, moves):
    """Return what a turn comes to, as bytes: the board, which no order of its moves changes.

    game: as the turn begins; it plays the moves. moves: without CONFIRM.
    """
    for move in moves:
        game.apply(move)
    return bytes(game.state[BOARDS : BOARDS + STRIDE])
