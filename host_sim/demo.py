"""A game that plays itself through the buttons, for where nobody can look or press."""

from __future__ import annotations

import io
import random
import sys
import traceback
from collections.abc import Mapping
from typing import Any

from firmware.words.hashi_en import RANKS
from host_sim.drive import Handheld
from host_sim.thumbs import Thumbs

PRESSES = 200
_KEYS = ("A", "A", "A", "RIGHT", "DOWN", "LEFT", "UP")


def hashi(handheld: Handheld, seed: int, side: int) -> str:
    """Play a solo game of Hashi to its rank; return the result in one line.

    The handheld has just been started with this game, side and seed.
    """
    thumbs = Thumbs(seed, side)
    for key, ms in thumbs.presses():
        if ms:
            handheld.hold(key, ms)
        else:
            handheld.press(key)
    game = thumbs.game
    seconds = handheld.now_ms / 1000
    return (
        f"Hashi, side {'AB'[side]}, seed {seed}: {game.score(0)} points, {RANKS[game.rank()]}."
        f" A computer player pressed the keys, in {seconds:.0f} s of the handheld's time."
    )


def wander(handheld: Handheld) -> str:
    """Press keys by a fixed generator; return how many, in one line."""
    luck = random.Random(1)
    for _ in range(PRESSES):
        handheld.press(luck.choice(_KEYS))
    return f"{PRESSES} keys were pressed at random, in {handheld.now_ms / 1000:.0f} s of its time."


def play(profile: Any, seed: int, env: Mapping[str, object]) -> int:
    """Run the demo and print its last screen and its result. 0: all is well; 1: it stopped."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")  # the blocks, whatever the locale
    env = {"TOMBOLO_GAME": "hashi", **env}
    try:
        with Handheld(profile, seed, env) as handheld:
            if env["TOMBOLO_GAME"] == "hashi":
                result = hashi(handheld, seed, int(env.get("TOMBOLO_SIDE") == "B"))
            else:
                result = wander(handheld)
            print(handheld.text())
            print(result)
    except Exception:
        traceback.print_exc()
        print("play: the firmware stopped with the error above.", file=sys.stderr)
        return 1
    return 0
