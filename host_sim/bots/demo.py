"""A game that plays itself through the buttons, for where nobody can look or press."""

from __future__ import annotations

import io
import sys
from collections.abc import Mapping
from typing import Any

from firmware.words.en.hashi_result import RANKS

from engine.session import PERSON
from host_sim.bots import arabana as thumbs_arabana
from host_sim.bots import atoll as thumbs_atoll
from host_sim.bots.hashi import TableThumbs, Thumbs
from host_sim.bots.ways import tap
from host_sim.devices.bus import Fatal
from host_sim.drive import Handheld
from host_sim.frontends import keep

_LAST_MS = 500  # until the last screen stands


def hashi(handheld: Handheld, seed: int, side: int) -> str:
    """Play a solo game of Hashi to its rank; return the result in one line.

    The handheld has just been started with this game, side and seed.
    """
    thumbs = Thumbs(seed, side)
    for key, ms in thumbs.presses():
        tap(handheld, key, ms)
    game = thumbs.game
    end = f"{game.score(0)} points, {RANKS[game.rank()]}"
    return _told(handheld, f"Hashi, side {'AB'[side]}", seed, end)


def table(handheld: Handheld, seed: int, side: int) -> str:
    """Play a game of Hashi at a table of several; return its end in one line."""
    game = TableThumbs(handheld).play()
    points = ", ".join(str(game.score(p)) for p in range(game.players()))
    return _told(handheld, f"Hashi, side {'AB'[side]}", seed, f"{points} points")


def arabana(handheld: Handheld, seed: int) -> str:
    """Play a duel of Arabana-Ikibiti that has just been started; return its end in one line."""
    game = thumbs_arabana.play(handheld)
    points = f"{game.score(0)} to {game.score(1)} points"
    won = ("the keys won", "the opponent won") if len(game.winners()) == 1 else ("a tie",) * 2
    return _told(handheld, "Arabana-Ikibiti", seed, f"{points}, {won[game.winners()[0]]}")


def atoll(handheld: Handheld, seed: int) -> str:
    """Play a game of Atoll that has just been started; return its end in one line."""
    session = handheld.machine.main["app"].screen.session
    seat = list(session.seats).index(PERSON)
    game = thumbs_atoll.Thumbs(handheld).play()
    others = sorted((game.score(p) for p in range(game.players()) if p != seat), reverse=True)
    points = ", ".join(map(str, others))
    return _told(handheld, "Atoll", seed, f"{game.score(seat)} points, the others {points}")


def _told(handheld: Handheld, name: str, seed: int, end: str) -> str:
    seconds = handheld.now_ms / 1000
    return (
        f"{name}, seed {seed}: {end}."
        f" A computer player pressed the keys, in {seconds:.0f} s of the handheld's time."
    )


def play(profile: Any, seed: int, env: Mapping[str, object]) -> int:
    """Run the demo and print its last screen and its result. 0: all is well; 1: it stopped."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")  # the blocks, whatever the locale
    env = {"TOMBOLO_GAME": "hashi", **env}
    try:
        with Handheld(profile, seed, env) as handheld:
            if env["TOMBOLO_GAME"] == "hashi":
                way = table if env.get("TOMBOLO_OPPONENTS") else hashi
                result = way(handheld, seed, int(env.get("TOMBOLO_SIDE") == "B"))
            elif env["TOMBOLO_GAME"] == "arabana":
                result = arabana(handheld, seed)
            else:
                result = atoll(handheld, seed)
            handheld.wait(_LAST_MS)
            print(handheld.text())
            print(result)
    except (Exception, Fatal) as error:
        print("play: " + keep.stopped(error), file=sys.stderr)
        return 1
    return 0
