"""A game that plays itself through the buttons, for where nobody can look or press."""

from __future__ import annotations

import random
import sys
import traceback
from collections.abc import Mapping
from typing import Any

from host_sim.drive import Handheld

PRESSES = 200
_KEYS = ("A", "A", "A", "RIGHT", "DOWN", "LEFT", "UP")


def demo(handheld: Handheld) -> str:
    """Play through the buttons; return what came of it in one line.

    Keys are pressed by a fixed generator: it opens what it can and walks about.
    """
    luck = random.Random(1)
    for _ in range(PRESSES):
        handheld.press(luck.choice(_KEYS))
    return f"{PRESSES} keys were pressed in {handheld.now_ms / 1000:.0f} s of the handheld's time."


def play(profile: Any, seed: int, env: Mapping[str, object]) -> int:
    """Run the demo and print its last screen and its result. 0: all is well; 1: it stopped."""
    try:
        with Handheld(profile, seed, env) as handheld:
            result = demo(handheld)
            print(handheld.text())
            print(result)
    except Exception:
        traceback.print_exc()
        print("play: the firmware stopped with the error above.", file=sys.stderr)
        return 1
    return 0
