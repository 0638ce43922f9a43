"""Atoll's lesson (firmware/screens/lesson.py): three cards of a short game for three."""

from engine.atoll.island import place
from engine.atoll.state import CARD, CONFIRM, SURE
from firmware.games.atoll.board import CELL, hand_box

SEED = 102  # the first Request is rock, sand, meadow in a row, and a forest below the meadow
# Three players, two of them the weakest, one round: as new.py names the choices.
CHOICES = b"\x00\x00\x00\x01\x00\x00\x00\x00\x00"
STEPS = (
    (1, 33025, CONFIRM, 6, 33026, CONFIRM),
    (2,),
    (place(64, 64, 1),),
    (CONFIRM,),
    (8, 33034, CONFIRM, 5, 33543, CONFIRM),
    (1,),
    (place(65, 64, 0),),
    (CONFIRM,),
    (6, 33016, CONFIRM, 2, 33023, CONFIRM),
    (0,),
    (place(65, 65, 0),),
    (CONFIRM,),
)


def spot(view, moves):
    """Return the box of the card to choose in the hand, or of the cells where it goes, or None."""
    stage = view.seen.stage()
    move = moves[0]
    if view.sheet or stage == SURE:
        return None
    if stage == CARD:
        x, y, w, h = hand_box(view.seen.hand_size(view.seat), move)
        return x - 1, y - 2, w + 2, h + 2
    x = ((move >> 2 & 127) - view.board.x) * CELL
    y = ((move >> 9) - view.board.y) * CELL
    return x - 1, y - 1, 2 * CELL + 3, CELL + 3
