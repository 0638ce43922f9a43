"""A thumb that types a code on the screen that takes it, with as few presses as can be."""

from __future__ import annotations

from engine import codes
from firmware.hardware.keys import DOWN, LEFT, RIGHT, UP, A
from host_sim.drive import Handheld
from tests.firmware.menus import screen

KEYS = {UP: "UP", DOWN: "DOWN", LEFT: "LEFT", RIGHT: "RIGHT", A: "A"}


def path(at: int, sign: int) -> list[int]:
    """Return the fewest keys from a sign in the grid to another, and A."""
    keys: list[int] = []
    for here, there, size, forth, back in (
        (at % 8, sign % 8, 8, RIGHT, LEFT),
        (at // 8, sign // 8, 4, DOWN, UP),
    ):
        steps = (there - here) % size
        keys += [forth] * steps if steps <= size // 2 else [back] * (size - steps)
    return [*keys, A]


def type_code(handheld: Handheld, code: str) -> None:
    """Type a code on the screen that takes it."""
    for sign in code.replace("-", ""):
        for key in path(screen(handheld).at, codes.SIGNS.index(sign)):
            handheld.press(KEYS[key])
