"""Measuring, comparing and training computer players. All but `bench` needs no handheld."""

from typing import Any

from engine import ai, rng
from engine.game import Game
from host_sim.lab.onecard import Onecard

SEEDS = 1 << 32
GENERIC = ("random", "greedy", "search")  # computer players of a game without its own


def policies_of(game: Game) -> list[str]:
    """Return the names of a game's own computer players."""
    return [row.split()[0] for row in ai.own(game)]


def policy_for(name: str, game: Game, seed: int, seat: int) -> Any:
    """Return the computer player of a seat; its luck depends on seed and seat alone.

    Atoll has one more than the engine, `onecard`. Raises ValueError as ai.make does.
    """
    r = bytearray(4)
    rng.seed(r, (seed * 31 + seat * 1000003 + 1) % SEEDS)
    if (game.NAME, name) == ("atoll", "onecard"):
        return Onecard(game, r)
    return ai.make(name, game, r)
