"""The worth of a position by play-outs of computer players: slow, but without fitted weights.

`playouts` is the desktop's counterpart of engine/<game>/ai/chance.py.
"""

from __future__ import annotations

import statistics
from dataclasses import dataclass
from typing import Any

from engine import ai, catalog, rng
from engine.game import OVER
from host_sim.lab import SEEDS, policy_for

TOP = "hard"  # the level that plays on


@dataclass(frozen=True)
class Estimate:
    """A mean over play-outs and its standard error."""

    mean: float
    error: float


def play_on(game: Any, policies: list[Any], seen: Any, is_end: Any = None) -> bool:
    """Play on until the game is over, or is_end(game) after a move that revealed something.

    seen: a second game, overwritten. Return True if the game is over.
    """
    while game.player() != OVER:
        if game.apply(ai.choose(policies[game.player()], game, seen)) and is_end and is_end(game):
            break
    return bool(game.player() == OVER)


def share(game: Any, seat: int) -> float:
    """Return what a seat has won of a game that is over: 1, or its part of a tie, or 0."""
    won = game.winners()
    return 1 / len(won) if seat in won else 0.0


def lead(game: Any, seat: int) -> int:
    """Return a seat's points less those of the best other seat."""
    rivals = [game.score(p) for p in range(game.players()) if p != seat]
    return int(game.score(seat)) - max(rivals)


def playouts(
    game: Any, seat: int, n: int, level: str = TOP, seed: int = 0
) -> tuple[Estimate, Estimate]:
    """Return a seat's chance of winning and its expected lead, by n play-outs with their errors.

    game: the game, or the seat's observation; what the seat cannot see is dealt again for each
    play-out. A tie counts as a part of a win. n: 2 or more.
    """
    won = []
    leads = []
    copy = catalog.make(game.NAME)
    seen = catalog.make(game.NAME)
    r = bytearray(4)
    rng.seed(r, seed % SEEDS)
    for k in range(n):
        copy.state[:] = game.state
        copy.determinize(seat, r)
        players = range(copy.players())
        play_on(copy, [policy_for(level, copy, seed + k, p) for p in players], seen)
        won.append(share(copy, seat))
        leads.append(float(lead(copy, seat)))
    return _estimate(won), _estimate(leads)


def _estimate(values: list[float]) -> Estimate:
    # No error is less than that of one other result among the play-outs.
    n = len(values)
    spread = max(statistics.stdev(values), 1 / n**0.5)
    return Estimate(statistics.fmean(values), spread / n**0.5)
