"""How well the master of Hashi plays: `python -m host_sim.lab.train.measure --side A`.

It plays the engine's solo games with the seeds 0, 1, ... by the tables under engine/hashi/ai, in
compiled code that tests compare with the engine's player, and prints the mean with its interval
and how often each rank is reached.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np

from engine.hashi.ai import learned
from engine.hashi.state import DEADLINE, RANK_POINTS
from host_sim.games import ROOT
from host_sim.lab.tournament.tally import mean_interval
from host_sim.lab.train import learn, store
from host_sim.lab.train.board import AROUND_AT, BLUE_ONES, RED_ONES, ROUNDS, SIZE, side_table
from host_sim.lab.train.games import evaluate
from host_sim.lab.train.tables import CODE, FINISHED


def points(path: Path, side: int, first: int, games: int) -> Any:
    """Return the points of so many solo games of the master, and each game's boards by round."""
    tables, units, _, head = store.load(path)
    known = tables.astype(float), units, side_table(side)
    decks = learn.decks(side, first, games)
    start = head[learned.BEST]
    found = np.zeros(games)
    paths = np.zeros((games, ROUNDS + 1, SIZE), np.int64)
    how, ahead = learn.stages()
    evaluate(*known, decks, start, how, ahead, *learn.scratches(how, ahead), found, paths)
    return found, paths


def report(found: Any) -> str:
    """Return mean, interval and ranks in words."""
    low, high = mean_interval(list(found))
    shares = []
    for least in RANK_POINTS[3:]:
        reached = sum(value >= least for value in found)
        if reached:
            shares.append(f"{least} or more: {100 * reached / len(found):.1f} %")
    mean = f"{(low + high) / 2:.2f} +- {(high - low) / 2:.2f} over {len(found)} games"
    return ", ".join([mean, *shares])


def flags(found: Any, paths: Any, side: int) -> str:
    """Return how often flags brought their full points, and the mean of such games."""
    s = side_table(side)
    words = []
    rows = (
        ("red", s[RED_ONES:BLUE_ONES], DEADLINE[0]),
        ("blue", s[BLUE_ONES:AROUND_AT], DEADLINE[1]),
    )
    for name, islands, last in rows:
        is_full = (CODE[paths[:, last][:, islands]] == FINISHED).all(axis=1)
        words.append(f"{name} in full: {100 * is_full.mean():.1f} %")
        if is_full.any():
            words[-1] += f" (mean {found[is_full].mean():.1f})"
    return ", ".join(words)


def main(argv: list[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m host_sim.lab.train.measure")
    parser.add_argument("--side", choices="AB", default="A")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    args = parser.parse_args(argv)
    if args.games < 2:
        parser.error("an interval takes two games or more")
    side = "AB".index(args.side)
    path = ROOT / learned.PATHS[side]
    found, paths = points(path, side, args.seed, args.games)
    print(f"master on {args.side}: {report(found)}, {flags(found, paths, side)}")


if __name__ == "__main__":
    main()
