"""The name of a strength: that of the level whose own games lose as much a turn."""

from __future__ import annotations

from engine.ai.judgement import strength
from engine.arabana.ai import measured as arabana
from engine.atoll.ai import measured as atoll
from engine.hashi.ai import measured as hashi
from firmware import counts

# By game and setting, for each level, the weakest first: what a turn of its own games lost, and the
# standard deviation of that between games, in the units of the game's review.
LOST: dict[str, dict[str, tuple[tuple[float, float], ...]]] = {
    "hashi": {"A": hashi.LOST[0], "B": hashi.LOST[1]},
    "arabana": {"2": arabana.LOST},
    "atoll": {"4": atoll.LOST},
}
# With fewer turns no strength is named: after one game of the others every third name is wrong.
TOO_FEW = {
    "hashi": 0,
    "arabana": arabana.GAMES * arabana.TURNS,
    "atoll": atoll.GAMES * atoll.TURNS,
}
TURNS = hashi.TURNS  # of a game whose deviation this is


def levels(game: str, setting: str, lost: float, turns: int) -> tuple[int, ...]:
    """Return the places of one level or two, from 1, that lose as much a turn; () if too few turns.

    Two if both are about equally likely, since the mean of so many turns varies.
    """
    known = LOST.get(game, {}).get(setting, ()) if turns >= TOO_FEW[game] else ()
    return tuple(k + 1 for k in strength(known, lost, turns, TURNS))


def names(places: tuple[int, ...]) -> tuple[str, ...]:
    """Return what the levels at these places are called."""
    return tuple(counts.name(place) for place in places)
