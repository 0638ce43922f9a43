"""A game that plays itself through the buttons, for where nobody can look or press."""

from __future__ import annotations

import io
import sys
from collections.abc import Mapping
from typing import Any

from host_sim.bots import module, session_of
from host_sim.devices.bus import Fatal
from host_sim.drive import Handheld
from host_sim.frontends import keep

_DRAWN_MS = 500  # until a game has begun, or the last screen is drawn


def run(handheld: Handheld, game: str) -> tuple[str, str]:
    """Play the game that has just been started to its end; return what was played, and its end."""
    found: tuple[str, str] = module(game).demo(handheld)
    return found


def play(profile: Any, seed: int, env: Mapping[str, object]) -> int:
    """Run the demo and print its last screen and its result. 0: all is well; 1: it stopped."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")  # the blocks, whatever the locale
    env = {"TOMBOLO_GAME": "hashi", **env}
    try:
        with Handheld(profile, seed, env) as handheld:
            app = handheld.machine.main["app"]
            is_refused = type(app.screen).__name__ == "Notice"
            if not app.playing and not is_refused:  # a code leaves open who plays
                handheld.press("A")
                handheld.wait(_DRAWN_MS)
            if not app.playing:
                why = getattr(app.screen, "sentences", ("The game cannot be loaded.",))
                print("play: " + " ".join(why), file=sys.stderr)
                return 1
            session = session_of(handheld)
            name, end = run(handheld, session.game.NAME)
            seconds = handheld.now_ms / 1000
            handheld.wait(_DRAWN_MS)
            print(handheld.text())
            print(
                f"{name}, seed {session.seed}: {end}."
                f" A computer player pressed the keys, in {seconds:.0f} s of the handheld's time."
            )
    except (Exception, Fatal) as error:
        print("play: " + keep.stopped(error), file=sys.stderr)
        return 1
    return 0
