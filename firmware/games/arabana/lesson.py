"""Arabana-Ikibiti's lesson: three turns with ships. firmware/screens/lesson.py reads it."""

from engine.arabana.moves import CONFIRM, DRAW, SHIP, cards_of
from firmware.games.arabana.board import aim_of, target_x, target_y
from firmware.games.arabana.panel import SLOT

SEED = 456  # a hand of A, C and I; G, I and H lie open, and A comes next; the other has C, F and M
CHOICES = b"\x00\x01\x00\x01\x00\x00\x00\x00"  # against easy, the person begins, Seafarer
STEPS = (
    (8,),  # A on A-I
    (DRAW + 1,),
    (CONFIRM,),
    (20, DRAW, CONFIRM),  # the other: C on C-I
    (37,),  # I on F-I, which wins I
    (DRAW + 1, CONFIRM),
    (45, DRAW, CONFIRM),  # the other: M on G-M
    (SHIP + 17,),  # A, C and I in their sea
)


def spot(view, moves):
    """Return the box of the card to take, or of where it goes once one is taken."""
    move = moves[0]
    if view.aims.targets and move < DRAW:
        target = aim_of(move)
        return target_x(target) - 5, target_y(target) - 5, 11, 11
    kind = SLOT + move - DRAW if move >= DRAW else cards_of(move)[0]
    at = view.panel.find(kind)
    if at < 0 or move == CONFIRM:
        return None
    x, y, w, h = view.panel.box(at)
    return x - 1, y - 1, w + 2, h + 2
