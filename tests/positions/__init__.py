"""Positions for tests, in the words of the rule books, and what all games share."""

from engine.game import Game
from tests.conform import luck as luck  # which runs on handhelds, so it imports nothing of tests


def legal(game: Game) -> list[int]:
    """Return the legal moves."""
    out = game.moves_buffer()
    return list(out[: game.legal(out)])
