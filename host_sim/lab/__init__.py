"""Measuring, comparing and training computer players. All but `bench` needs no handheld."""

from pathlib import Path
from typing import Any

from engine import ai, rng
from engine.game import Game

ROOT = Path(__file__).resolve().parents[2]  # of the checkout
SEEDS = 1 << 32
LEVELS = ("easy", "fair", "medium", "keen", "hard")  # computer players of each game, weakest first


def policy_for(name: str, game: Game, seed: int, seat: int) -> Any:
    """Return the computer player of a seat; its luck depends on seed and seat alone."""
    r = bytearray(4)
    rng.seed(r, (seed * 31 + seat * 1000003 + 1) % SEEDS)
    return ai.make(name, game, r)
