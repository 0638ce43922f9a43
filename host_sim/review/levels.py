"""What the levels' own games lose a turn, the table of engine/hashi/ai/verdict.py:
`python -m host_sim.review.levels`.

Each level plays games of Hashi alone, which are reviewed; half as many again, on other cards, show
how often the name given is the level's own or a neighbour's. A game takes some seconds.
"""

from __future__ import annotations

import argparse
import sys
from statistics import mean, stdev

from engine import ai, catalog, record
from engine.game import OVER
from engine.session import Session
from host_sim.games import LEVELS
from host_sim.lab import policy_for
from host_sim.lab.tournament.run import Progress
from host_sim.lab.tournament.spread import cores, in_order
from host_sim.review import strength
from host_sim.review.turns import reviewed

SEED = 9_800_000  # of the first game
CHECK = 10_000  # from there to the first game of the check


def played(level: str, side: int, seed: int) -> bytes:
    """Return the record of a level's game of Hashi alone."""
    game, seen = catalog.make("hashi"), catalog.make("hashi")
    session = Session(game, seed, bytes((1, side)), b"\0")
    player = policy_for(level, game, seed, 0)
    while game.player() != OVER:
        session.play(ai.choose(player, game, seen))
    return bytes(record.encode(session))


def lost(level: str, side: int, seed: int) -> float:
    """Return what a turn of such a game lost, in hundredths of a point."""
    return mean(turn.lost for turn in reviewed(played(level, side, seed)))


def main(argv: list[str] | None = None) -> None:
    """Print the table, and how often its names are right."""
    parser = argparse.ArgumentParser(prog="python -m host_sim.review.levels", description=__doc__)
    parser.add_argument("--games", type=int, default=30, help="of each level and side (30)")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes (one a core)")
    args = parser.parse_args(argv)
    if args.games < 2 or args.jobs < 1:
        parser.error("--games is 2 or more, --jobs 1 or more")
    seeds = [
        *range(SEED, SEED + args.games),
        *range(SEED + CHECK, SEED + CHECK + args.games // 2),
    ]
    rows = [(level, side, seed) for side in range(2) for level in LEVELS for seed in seeds]
    progress = Progress(len(rows), 0)
    found = {}
    for row, one in zip(rows, in_order(lost, rows, args.jobs), strict=True):
        found[row] = one
        progress.step()
    for side in range(2):
        table = []
        for level in LEVELS:
            fitted = [found[level, side, seed] for seed in seeds[: args.games]]
            table.append((round(mean(fitted)), round(stdev(fitted))))
        strength.LOST["hashi"]["AB"[side]] = tuple(table)
        print(f'"{"AB"[side]}": {tuple(table)},')
        for place, level in enumerate(LEVELS, 1):
            checked = [found[level, side, seed] for seed in seeds[args.games :]]
            print(f"  {level}: {_right(place, 'AB'[side], checked):.0%} own or a neighbour")


def _right(place: int, side: str, checked: list[float]) -> float:
    """Return how often the name of a level's game is its own or a neighbour's."""
    named = [strength.levels("hashi", side, one, strength.TURNS) for one in checked]
    return mean(all(abs(one - place) <= 1 for one in places) for places in named)


if __name__ == "__main__":
    main(sys.argv[1:])
