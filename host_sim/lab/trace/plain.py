"""The trace of a game that has no module of its own here: the names of its moves.

A game may have move_name(move), the name of a legal move before it is played; without it, the trace
has the move's number. --players is the first option byte, as in firmware/guest/new.py.
"""

from __future__ import annotations

import argparse
from typing import Any

from engine import catalog
from engine.game import OVER, Game


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A game of any kind has no options of its own."""


def options(args: argparse.Namespace) -> bytes:
    """Return the game's option bytes."""
    game = catalog.make(args.game)
    out = bytearray(game.OPTIONS)
    if game.PLAYERS[0] < game.PLAYERS[1]:
        out[0] = args.players or game.PLAYERS[0]
    return bytes(out)


def option_fields(game: Game, options: bytes) -> dict[str, Any]:
    """Return the options that are not at their default, for the setup line.

    Options other than the players have no names here: they are shown as bytes.
    """
    usual = bytearray(game.OPTIONS)
    if game.PLAYERS[0] < game.PLAYERS[1]:
        usual[0] = options[0]
    return {} if usual == options else {"bytes": options.hex()}


class Trace:
    """A game, told move by move."""

    def __init__(self, game: Game, seed: int, with_legal: bool) -> None:
        self.game = game
        self.with_legal = with_legal

    def setup(self) -> dict[str, Any]:
        """Return how many play."""
        return {"players": self.game.players()}

    def play(self, move: int) -> list[dict[str, Any]]:
        """Play a move; return it as an event."""
        event: dict[str, Any] = {"type": "move", "player": self.game.player()}
        event["move"] = self._name(move)
        if self.with_legal:
            out = self.game.moves_buffer()
            event["legal"] = [self._name(one) for one in out[: self.game.legal(out)]]
        self.game.apply(move)
        return [event]

    def _name(self, move: int) -> str:
        named = getattr(self.game, "move_name", str)
        return str(named(move))

    def end(self) -> dict[str, Any]:
        """Return the scores and the winners."""
        assert self.game.player() == OVER
        scores = [self.game.score(p) for p in range(self.game.players())]
        return {"scores": scores, "winners": self.game.winners()}
