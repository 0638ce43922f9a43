"""Traces for tests: the lines of each game, and a referee's check of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from host_sim.lab.trace import run


def told(arguments: str) -> list[list[dict]]:
    """Return the lines of each game."""
    games: list[list[dict]] = []
    for line in run._lines(arguments.split()):
        if line["type"] == "setup":
            games.append([])
        games[-1].append(json.loads(json.dumps(line)))
    return games


def judged(arguments: str, judge: Callable[[list[dict]], Any]) -> list[Any]:
    """Return a referee for each game, after its end; an error names the command that reruns it."""
    found = []
    for lines in told(arguments):
        try:
            found.append(judge(lines))
        except AssertionError as problem:
            seed = lines[0]["seed"]
            raise AssertionError(
                f"{problem}\npython -m host_sim trace {arguments}   (seed {seed})"
            ) from problem
    return found
