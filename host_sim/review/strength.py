"""The name of a strength: that of the level whose own games lose as much a turn."""

from __future__ import annotations

from math import sqrt

from firmware import counts

LEAST = 8  # turns; from fewer nothing is said
# By game and setting, for each level, the weakest first: what a turn of its own games lost, and the
# standard deviation of that between games, in the units of the game's review.
# `python -m host_sim.review.levels` measures it; see host_sim/DESIGN.md.
LOST: dict[str, dict[str, tuple[tuple[float, float], ...]]] = {
    "hashi": {
        "A": ((115, 24), (92, 28), (67, 28), (45, 20), (28, 16)),
        "B": ((132, 24), (110, 28), (80, 28), (55, 20), (34, 16)),
    }
}
_SPLIT = 6  # two names if the middle of both is so near; with more of them, more are wrong
TURNS = 18  # of a game whose deviation this is


def levels(game: str, setting: str, lost: float, turns: int) -> tuple[int, ...]:
    """Return the places of one level or two, from 1, that lose as much a turn; () if too few turns.

    Two if it is about as likely to be either: what so many turns lose varies.
    """
    known = LOST.get(game, {}).get(setting, ())
    if turns < LEAST or not known:
        return ()
    near = min(range(len(known)), key=lambda k: abs(known[k][0] - lost))
    step = 1 if lost < known[near][0] else -1
    other = near + step
    if 0 <= other < len(known):
        error = known[near][1] * sqrt(TURNS / turns)
        if abs((known[near][0] + known[other][0]) / 2 - lost) < error / _SPLIT:
            return tuple(sorted((near + 1, other + 1)))
    return (near + 1,)


def names(places: tuple[int, ...]) -> tuple[str, ...]:
    """Return what the levels at these places are called."""
    return tuple(counts.name(place) for place in places)
