"""What the reviews of games for several share: worths are chances of winning, per mille."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from engine import catalog
from engine.ai import finish
from engine.session import Session
from host_sim.review import words

UNIT = "chance"
SCALE = 10


def refusal(_: Session) -> str:
    """Return "": any of these games can be reviewed."""
    return ""


def setting(session: Session) -> str:
    """Return how many play."""
    return str(session.game.players())


def came(seen: Any) -> tuple[int, ...]:
    """Return the round, as the engine numbers it."""
    return (seen.round(),)


def came_words(came: tuple[int, ...]) -> str:
    """Return the round in words."""
    return str(words.of().ROUND.format(n=came[0]))


def after(seen: Any, moves: list[int] | tuple[int, ...]) -> Any:
    """Return a second game, after the moves of the seat."""
    game = catalog.make(seen.NAME)
    game.state[:] = seen.state
    for move in moves:
        game.apply(move)
    return game


def candidates(seen: Any, better: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return the turns of which one is the best: the one that was found."""
    return [better]


def beyond(seen: Any) -> int:
    """Return 0: the turns compared are those of a stronger player than the one who plays on, but
    what that brings is not known; it is part of what was brought.
    """
    return 0


def player(seen: Any) -> Any:
    """Return a function (seen, seat, turns, number) that returns what each turn is worth there."""
    rollout = import_module(f"engine.{seen.NAME}.ai.rollout")

    def play(seen: Any, seat: int, turns: tuple[tuple[int, ...], ...], number: int) -> list[int]:
        found: list[int] = finish(rollout.played(seen, seat, turns, number))
        return found

    return play
