"""Puts a position and its best turn into the bytes of a puzzle; puzzles.py says which."""

from engine.hashi.boards import ISLANDS, MAX_LINES
from engine.hashi.puzzles import FIELDS, NONE, SIZE
from engine.hashi.rules import BRIDGE, SKIP_BRIDGES, SKIP_NUMBER
from engine.hashi.state import BLOCKED, BOARDS, CATEGORIES, DECK, FULL, POINTS


def pack(game, moves, why):
    """Return the bytes of a puzzle.

    game: a solo game as a round begins. moves: its best turn, without CONFIRM. why: a
    reason and up to four numbers.
    """
    s = game.state
    now = game.round() - 1
    board = s[BOARDS : BOARDS + ISLANDS + MAX_LINES]
    place = moves[0]
    seen = list(s[DECK : DECK + now])  # the handheld's Python cannot say what is in bytes
    lines = [move - BRIDGE for move in moves[1:] if move != SKIP_BRIDGES]
    rows = (
        [e & 15 for e in board[:ISLANDS]],
        [0 if n == BLOCKED else n for n in board[ISLANDS:]],
        [card in seen for card in range(18)],
        [s[DECK + now]],
        [_entered(s[POINTS + k], k) for k in range(CATEGORIES)],
        ([NONE if place == SKIP_NUMBER else place] + lines + [NONE] * 3)[:4],
        [0],
        (list(why) + [0] * 4)[:5],
        [0],
        [game.side()],
        [0],
    )
    bits = at = 0
    for k in range(len(FIELDS)):
        for n in rows[k]:
            bits |= int(n) << at
            at += FIELDS[k][1]
    return bits.to_bytes(SIZE, "little")


def _entered(points, k):
    """Return 0 if a category brought nothing yet, 1 if its full points, else 2."""
    if points:
        return 1 if points == FULL[k] else 2
    return 0
