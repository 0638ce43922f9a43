"""Measures what a turn of the levels' own games loses, for the tables of strengths:
`python -m host_sim.review.levels --game NAME`.

Each level plays games, solo in Hashi, else against itself, and its first seat is reviewed. Half as
many again, on other cards, show how often the strength is named after the level itself or a
neighbour. A game takes some seconds.
"""

from __future__ import annotations

import argparse
import sys
from statistics import mean, stdev

from engine import ai, catalog, record
from engine.game import OVER
from engine.session import PERSON, Session
from host_sim.games import LEVELS
from host_sim.lab import policy_for
from host_sim.lab.tournament.run import Progress
from host_sim.lab.tournament.spread import cores, in_order
from host_sim.review import strength
from host_sim.review.turns import reviewed

SEED = 9_800_000  # of the first game
CHECK = 10_000  # from there to the first game of the check
# By game, the settings of strength.LOST with the options of their games.
SETTINGS = {
    "hashi": {"A": b"\x01\x00", "B": b"\x01\x01"},
    "arabana": {"2": b""},
    "atoll": {"4": b"\x04\x02\x04"},
}


def played(name: str, setting: str, level: str, seed: int) -> bytes:
    """Return the record of a level's game against its like, its first seat a person's."""
    game, seen = catalog.make(name), catalog.make(name)
    options = SETTINGS[name][setting]
    game.reset(seed, options)
    others = bytes([1 + LEVELS.index(level)]) * (game.players() - 1)
    session = Session(game, seed, options, bytes([PERSON]) + others)
    players = [policy_for(level, game, seed, seat) for seat in range(game.players())]
    while game.player() != OVER:
        session.play(ai.choose(players[game.player()], game, seen))
    return bytes(record.encode(session))


def lost(name: str, setting: str, level: str, seed: int) -> tuple[float, int]:
    """Return what a turn of such a game lost, in the review's units, and how many there are."""
    turns = [turn for turn in reviewed(played(name, setting, level, seed)) if not turn.is_end]
    return mean(turn.lost for turn in turns), len(turns)


def main(argv: list[str] | None = None) -> None:
    """Print the table, and how often its names are right."""
    parser = argparse.ArgumentParser(prog="python -m host_sim.review.levels", description=__doc__)
    parser.add_argument("--game", choices=SETTINGS, default="hashi")
    parser.add_argument("--games", type=int, default=30, help="of each level and setting (30)")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes (one a core)")
    args = parser.parse_args(argv)
    if args.games < 2 or args.jobs < 1:
        parser.error("--games is 2 or more, --jobs 1 or more")
    seeds = [
        *range(SEED, SEED + args.games),
        *range(SEED + CHECK, SEED + CHECK + args.games // 2),
    ]
    settings = SETTINGS[args.game]
    rows = [
        (args.game, setting, level, seed)
        for setting in settings
        for level in LEVELS
        for seed in seeds
    ]
    progress = Progress(len(rows), 0)
    found = {}
    for row, one in zip(rows, in_order(lost, rows, args.jobs), strict=True):
        found[row[1:]] = one
        progress.step()
    for setting in settings:
        table = []
        for level in LEVELS:
            fitted = [found[setting, level, seed] for seed in seeds[: args.games]]
            # Between games of as many turns as strength.TURNS.
            apart = [(n / strength.TURNS) ** 0.5 for _, n in fitted]
            losses = [one for one, _ in fitted]
            table.append((round(mean(losses)), round(stdev(losses) * mean(apart))))
        strength.LOST.setdefault(args.game, {})[setting] = tuple(table)
        print(f'"{setting}": {tuple(table)},')
        for place, level in enumerate(LEVELS, 1):
            checked = [found[setting, level, seed] for seed in seeds[args.games :]]
            right = _right(args.game, place, setting, checked)
            print(f"  {level}: {right:.0%} own or a neighbour")


def _right(game: str, place: int, setting: str, checked: list[tuple[float, int]]) -> float:
    """Return how often the name of a level's game is its own or a neighbour's."""
    named = [strength.levels(game, setting, one, n) for one, n in checked]
    return mean(all(abs(one - place) <= 1 for one in places) for places in named)


if __name__ == "__main__":
    main(sys.argv[1:])
