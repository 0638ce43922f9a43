"""`python -m tests.engine.atoll.balance`: statistics of games of Atoll between equal players.

Prints how many of the Requests revealed are claimed by the end, how often each Award is tied when
it is to be given, what each pattern of Request is claimed, and the mean points of each seat.
"""

from __future__ import annotations

import argparse
from collections import Counter
from statistics import mean, stdev

from engine import ai, catalog
from engine.atoll import cards, rules
from engine.atoll.state import AT_DRAWN, AT_REQUESTS, NONE
from engine.game import OVER
from firmware.games.atoll.words.en import AWARDS
from firmware.words import entry
from host_sim.lab import policy_for
from tests.positions.atoll import kinds


def report(policy: str, players: int, seeds: range) -> str:
    """Play a game for each of two or more seeds; return the figures as text."""
    game, seen = catalog.make("atoll"), catalog.make("atoll")
    revealed: Counter[int] = Counter()
    claimed: Counter[int] = Counter()
    given: Counter[int] = Counter()
    tied: Counter[int] = Counter()
    points: list[list[int]] = []
    of_requests = []
    for seed in seeds:
        game.reset(seed, bytes((players, 2, 4)))
        policies = [policy_for(policy, game, seed, p) for p in range(players)]
        while game.player() != OVER:
            is_reveal = game.apply(ai.choose(policies[game.player()], game, seen))
            for kind, a, b, _ in kinds(game) if is_reveal else ():
                if kind == rules.CLAIM:
                    claimed[b] += 1
                elif kind == rules.AWARD:
                    given[a] += 1
                    tied[a] += b == NONE
        revealed.update(game.state[AT_REQUESTS : AT_REQUESTS + game.state[AT_DRAWN]])
        points.append([game.score(p) for p in range(players)])
        of_requests += [game.request_points(p) for p in range(players)]
    n = len(points)
    seats = list(zip(*points, strict=True))
    means = [mean(seat) for seat in seats]
    told = (
        f"{at:.2f} +- {stdev(seat) / n**0.5:.2f}" for at, seat in zip(means, seats, strict=True)
    )
    lines = [
        f"{n} games of {players} x {policy}",
        f"Requests: {claimed.total() / n:.1f} of the {revealed.total() / n:.1f} revealed are"
        f" claimed, {100 * claimed.total() / revealed.total():.1f} %",
        f"Points by seat (standard error): {'  '.join(told)}",
        f"  widest difference {max(means) - min(means):.2f}",
        f"  of which Requests {mean(of_requests):.1f} a seat",
        "Awards tied of all times given:",
    ]
    for award in range(cards.AWARDS):
        share = 100 * tied[award] / max(1, given[award])
        lines.append(f"  {entry(AWARDS, award)[0]:14} {share:4.0f} % of {given[award]}")
    lines.append("Requests claimed of those revealed, by pattern:")
    for first in range(0, cards.REQUESTS, 4):
        four = range(first, first + 4)
        share = 100 * sum(claimed[r] for r in four) / max(1, sum(revealed[r] for r in four))
        lines.append(f"  {first // 4:2} ({cards.points(first)} points) {share:4.0f} %")
    return "\n".join(lines)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tests.engine.atoll.balance")
    parser.add_argument("--policy", default="hard")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    args = parser.parse_args()
    print(report(args.policy, args.players, range(args.seed, args.seed + args.games)))


if __name__ == "__main__":
    main()
