"""Measuring, comparing and training computer players. All but `bench` needs no handheld."""

from pathlib import Path
from typing import Any

from engine import ai, catalog, record, rng
from engine.game import Game
from engine.session import Session

ROOT = Path(__file__).resolve().parents[2]  # of the checkout
SEEDS = 1 << 32
LEVELS = ("easy", "fair", "medium", "keen", "hard")  # computer players of each game, weakest first
GENERIC = ("random", "greedy", "search")  # those of a game without its own


def games() -> list[str]:
    """Return the names of all games that have rules, sorted."""
    return sorted(path.parent.name for path in (ROOT / "engine").glob("*/rules.py"))


def policies_of(game: Game) -> list[str]:
    """Return the names of a game's own computer players, as they stand in POLICIES."""
    return [row[0] for row in catalog.rows(game.POLICIES)]


def replayed(data: bytes, added: bytes = b"") -> Session:
    """Return the Session of a record of any game (engine/record.py). Raises ValueError."""
    for name in games():
        if catalog.key_of(data, {}) == catalog.key(name):
            return record.decode(data, catalog.make(name), added)
    raise ValueError("the saved game is of an unknown game")


def policy_for(name: str, game: Game, seed: int, seat: int) -> Any:
    """Return the computer player of a seat; its luck depends on seed and seat alone."""
    r = bytearray(4)
    rng.seed(r, (seed * 31 + seat * 1000003 + 1) % SEEDS)
    return ai.make(name, game, r)
