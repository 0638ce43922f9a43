"""The log of a command that draws its seeds: it keeps each game, so the same command goes on."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from host_sim.lab import SEEDS

Game = dict[str, Any]


@contextmanager
def opened(log: Path, seed: int | None) -> Iterator[tuple[int, list[Game], Any]]:
    """Give the seed of the first game, what is kept of games, and a function that keeps one more.

    seed: of the first game of a new log; None draws it.
    """
    log.parent.mkdir(parents=True, exist_ok=True)
    whole = log.read_text().split("\n")[:-1] if log.exists() else []
    log.write_text("".join(line + "\n" for line in whole))  # the last one may have been cut off
    first, *kept = [json.loads(line) for line in whole] or [None]
    with log.open("a") as file:
        if not first:
            first = {"seed": secrets.randbelow(SEEDS) if seed is None else seed}
            print(json.dumps(first), file=file, flush=True)

        def keep(game: Game) -> None:
            kept.append(game)
            print(json.dumps(game), file=file, flush=True)

        yield first["seed"], kept, keep
