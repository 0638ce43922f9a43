"""Compares Hashi's sides: the same players and seeds, solo, on side A and side B.

`python -m tests.engine.hashi.sides [GAMES] [--seed N] [--policies random,hard]` prints, a line
each, the mean of the points with its 95 % interval, their spread (standard deviation), and how
much more A brings than B, seed by seed. 1,000 games a side unless said; the games are those of
`python -m host_sim trace --game hashi --side SIDE --seed N --policy NAME`.
"""

from __future__ import annotations

import argparse
from statistics import stdev

from engine import ai
from engine.game import OVER
from engine.hashi.rules import Hashi
from host_sim.lab import policy_for
from host_sim.lab.tournament.tally import mean_interval


def scores(policy: str, side: int, first: int, games: int) -> list[int]:
    """Return the points of solo games with the seeds first, first + 1, ..."""
    game = Hashi()
    seen = Hashi()
    found = []
    for seed in range(first, first + games):
        game.reset(seed, bytes([1, side]))
        player = policy_for(policy, game, seed, 0)
        while game.player() != OVER:
            game.apply(ai.choose(player, game, seen))
        found.append(game.score(0))
    return found


def told(values: list[int]) -> tuple[float, float, float]:
    """Return the mean, half of its 95 % interval, and the standard deviation."""
    low, high = mean_interval(values)
    return (low + high) / 2, (high - low) / 2, stdev(values)


def report(policy: str, first: int, games: int) -> str:
    """Return the lines of a computer player."""
    both = [scores(policy, side, first, games) for side in (0, 1)]
    lines = []
    for side, found in zip("AB", both, strict=True):
        mean, half, spread = told(found)
        lines.append(f"{policy} on {side}: {mean:.2f} +- {half:.2f}, spread {spread:.2f}")
    # The same deck on both sides: the luck of the cards cancels in the differences.
    mean, half, spread = told([a - b for a, b in zip(*both, strict=True)])
    lines.append(f"{policy}, A - B: {mean:.2f} +- {half:.2f}, spread {spread:.2f}")
    return "\n".join(lines)


def main(argv: list[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tests.engine.hashi.sides")
    parser.add_argument("games", type=int, nargs="?", default=1000)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--policies", default="random,hard")
    args = parser.parse_args(argv)
    if args.games < 2:
        parser.error("an interval takes two games or more")
    for policy in args.policies.split(","):
        print(report(policy, args.seed, args.games), flush=True)


if __name__ == "__main__":
    main()
