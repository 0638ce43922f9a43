"""Bytes of I2C writes, by what a press does.

Hashi by whole games of a bot, Arabana-Ikibiti and Atoll by a fixed random walk.
"""

from __future__ import annotations

import random
from typing import Any

from engine.hashi.rules import BRIDGE, SKIP_BRIDGES, SKIP_NUMBER
from host_sim.bots import tap
from host_sim.bots.hashi import SoloBot
from host_sim.drive import Handheld
from host_sim.lab.bench.tables import Table
from host_sim.options import house, info

SEED = 5
_START_MS = 2000  # until the first screen is drawn and still
_HINT = 128 * 7  # where the last line of text starts in a frame
_ARROWS = ("UP", "DOWN", "LEFT", "RIGHT")
_STEPS = 240
_TOUR = ("A", "DOWN", "A", "RIGHT", "RIGHT", "B", "UP", "A", "RIGHT", "LEFT", "A")


def measure(policy: str = "random") -> Table:
    """Return the worst and the mean of each kind of press."""
    found: dict[str, list[int]] = {}
    for side in (0, 1):
        env = {"TOMBOLO_GAME": "hashi", "TOMBOLO_SIDE": "AB"[side]}
        with Handheld(seed=SEED, env=env, start_ms=_START_MS) as handheld:
            for key, ms in SoloBot(SEED, side, policy).presses():
                _press(handheld, key, ms, found)
    with Handheld(seed=SEED, start_ms=_START_MS) as handheld:
        for key in _TOUR:
            _press(handheld, key, 0, found)
    for game in house()[1:]:
        _walk(game, info(game).TITLE, found)
    table = Table("Bytes on the bus")
    for what in sorted(found):
        counts = found[what]
        table.add(f"{what}, at most", max(counts), "bytes")
        table.add(f"{what}, on average", sum(counts) / len(counts), "bytes")
    table.add("animations after one press, at most", _moved(policy), "bytes")
    table.notes.append(
        f"{sum(map(len, found.values()))} presses: two whole games of Hashi with seed {SEED}, one a"
        f" side, a walk from the title through new game and how to play, and {_STEPS} random keys"
        " in each other game; what a computer player shows meanwhile is included"
    )
    return table


def _moved(policy: str) -> int:
    """Return the most bytes of animations after one press in a game of Hashi."""
    counts: list[list[int]] = []
    for calm in (0, 1):
        counts.append([])
        env = {"TOMBOLO_GAME": "hashi"}
        with Handheld(seed=SEED, env=env, start_ms=_START_MS) as handheld:
            handheld.machine.main["app"].canvas.animation.calm = calm
            for key, ms in SoloBot(SEED, 0, policy).presses():
                handheld.bytes_on_bus()
                tap(handheld, key, ms)
                counts[-1].append(handheld.bytes_on_bus())
    return max(moving - still for moving, still in zip(*counts, strict=True))


def _walk(game: str, label: str, found: dict[str, list[int]]) -> None:
    """Press keys at random in a game, most of them arrows."""
    luck = random.Random(SEED)
    with Handheld(seed=SEED, env={"TOMBOLO_GAME": game}, start_ms=_START_MS) as handheld:
        for _ in range(_STEPS):
            key = luck.choice((*_ARROWS, *_ARROWS, "A", "B"))
            before = _look(handheld)
            handheld.bytes_on_bus()
            handheld.press(key)
            count = handheld.bytes_on_bus()
            after = _look(handheld)
            what = "another press"
            if before["screen"] is not after["screen"]:
                what = "a new screen"
            elif key in _ARROWS and before["moves"] == after["moves"]:
                what = "an arrow"
                if before["hint"] != after["hint"]:
                    what += " that changes the hint too"
            found.setdefault(f"{label}: {what}", []).append(count)


def _press(handheld: Handheld, key: str, ms: int, found: dict[str, list[int]]) -> None:
    before = _look(handheld)
    handheld.bytes_on_bus()
    tap(handheld, key, ms)
    count = handheld.bytes_on_bus()
    what = _happened(before, _look(handheld))
    if what:
        found.setdefault(what, []).append(count)


def _look(handheld: Handheld) -> dict[str, Any]:
    screen = handheld.machine.main["app"].screen
    view = getattr(screen, "view", None)
    return {
        "screen": screen,
        "moves": list(screen.session.moves) if view else [],
        "cursor": getattr(view, "cursor", None),  # of Hashi only
        "hint": handheld.frame()[_HINT:],
    }


def _happened(before: dict[str, Any], after: dict[str, Any]) -> str:
    """Return what a press did, "" if that has no figure of its own."""
    if before["screen"] is not after["screen"]:
        return "a new screen"
    if len(after["moves"]) == len(before["moves"]) + 1:
        move = after["moves"][-1]
        if move < SKIP_NUMBER:
            return "a number written"
        return "a bridge drawn" if BRIDGE <= move < SKIP_BRIDGES else ""
    if before["cursor"] != after["cursor"]:
        same = before["hint"] == after["hint"]
        return "a cursor move" if same else "a cursor move that changes the hint too"
    return ""
