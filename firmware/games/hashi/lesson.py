"""Hashi's lesson: three cards of side A, alone. Its form: firmware/screens/lesson.py."""

from engine.hashi.rules import BRIDGE, CONFIRM, SKIP_BRIDGES, SKIP_NUMBER

SEED = 75  # the cards are 4 with two bridges, 3 with one, 6 with two
CHOICES = b"\x00\x00\x00\x00\x00"  # side A, a 3 to start with, nobody else
STEPS = (
    (10,),
    (CONFIRM,),
    (9,),
    (BRIDGE + 5, BRIDGE + 17),
    (CONFIRM,),
    (2,),
    (BRIDGE + 15,),
    (CONFIRM,),
    (SKIP_NUMBER,),
    (BRIDGE + 3, BRIDGE + 13),
    (CONFIRM,),
)


def spot(view, moves):
    """Return the box of the island to write on, or that all the bridges begin at, else None."""
    board = view.board
    i = moves[0]
    if SKIP_NUMBER <= i < BRIDGE or i >= SKIP_BRIDGES or view.is_held:
        return None
    if i >= BRIDGE:
        tables = board.tables
        ends = [tables.two[move - BRIDGE] for move in moves]
        i = ends[0] if min(ends) == max(ends) else tables.one[moves[1] - BRIDGE]
    top = max(0, board.y[i] - 7)
    return max(0, board.x[i] - 7), top, 15, board.y[i] + 8 - top
