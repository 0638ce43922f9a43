"""Positions for tests, in the words of the rule books, and what all games share."""

from engine import rng
from engine.game import Game


def luck(seed: int) -> bytearray:
    """Return a generator of its own."""
    r = bytearray(4)
    rng.seed(r, seed)
    return r


def legal(game: Game) -> list[int]:
    """Return the legal moves."""
    out = game.moves_buffer()
    return list(out[: game.legal(out)])
