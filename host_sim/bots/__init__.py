"""Bots: they press the keys of a running handheld for a computer player's decisions.

There is a module for each game, with the name of the game's folder; guest.py plays any other game.
A module has
    demo(handheld)    play the game that has just been started to its end; return what was played
                      ("Hashi, side A") and how it ended ("44 points")
and may list what the benches measure (host_sim/lab/bench):
    TABLES            rows (name, engine's options, seats) of games that are saved
    STARTS            rows (name, settings.toml) of games whose presses are counted
    LARGEST           the choices of the game that takes most memory

A bot sees what a person sees, and takes the shortest way on the keys.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections import deque
from collections.abc import Callable
from typing import Any

from engine import ai, catalog, rng
from host_sim.drive import Handheld

KEYS = ("UP", "DOWN", "LEFT", "RIGHT")  # by their numbers (firmware/hardware/keys.py)
LONG_MS = 700
_WAIT_MS = 40


def module(game: str) -> Any:
    """Return the module that plays a game."""
    name = f"{__name__}.{game}"
    return importlib.import_module(name if importlib.util.find_spec(name) else f"{__name__}.guest")


class Policy:
    """A computer player that decides for a bot; its luck depends on the seed alone."""

    def __init__(self, game: str, name: str, seed: int) -> None:
        self._spare = catalog.make(game)
        r = bytearray(4)
        rng.seed(r, seed)
        self._player = ai.make(name, self._spare, r)

    def choose(self, seen: Any) -> int:
        """Return the move for the seat that has the turn, from what that seat sees."""
        move: int = ai.choose(self._player, seen, self._spare)
        return move


def session_of(handheld: Handheld) -> Any:
    """Return the session that is played, or that the cover on the screen hides."""
    screen = handheld.machine.main["app"].screen
    return (screen if hasattr(screen, "session") else screen.play).session


def wait_for_turn(handheld: Handheld) -> str:
    """Skip the moves of opponents until a person has to act; return the name of the screen."""
    while True:
        screen = handheld.machine.main["app"].screen
        name = type(screen).__name__
        if name in ("Notice", "Replay") or (name == "Play" and screen.view.recap):
            handheld.press("A")
        elif name != "Play" or screen.session.game.player() == screen.seat:
            return name
        else:
            if screen._pause > 0:
                handheld.press("UP")
            handheld.wait(_WAIT_MS)


def tap(handheld: Handheld, key: str, ms: int = 0) -> None:
    """Hold a key for ms, or press it shortly."""
    if ms:
        handheld.hold(key, ms)
    else:
        handheld.press(key)


def choose(handheld: Handheld, label: str) -> bool:
    """Enter the row of the menu on the screen that has a label; return False if none has it."""
    menu = handheld.machine.main["app"].screen
    for _ in menu.rows:
        if menu.rows[menu.at].text() == label:
            handheld.press("A")
            return True
        handheld.press("DOWN")
    return False


def way(start: int, goal: int, step: Callable[[int, int], int]) -> list[str]:
    """Return the fewest keys from start to goal; step(at, key number) is where a key leads, or < 0.

    Raises ValueError if there is no way.
    """
    ways: dict[int, list[str]] = {start: []}
    queue = deque([start])
    while queue:
        at = queue.popleft()
        if at == goal:
            return ways[at]
        for k, key in enumerate(KEYS):
            to = step(at, k)
            if to >= 0 and to not in ways:
                ways[to] = [*ways[at], key]
                queue.append(to)
    raise ValueError(f"no way from {start} to {goal}")
