"""`python -m tests.engine.atoll.balance`: statistics of games of Atoll between four equal players.

Prints how many of the Requests revealed are claimed by the end, how often each Award is tied when
it is to be given, what each pattern of Request is claimed, and the mean points of each seat.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter
from typing import Any

from engine import ai, catalog
from engine.atoll import cards, rules
from engine.atoll.state import AT_DRAWN, AT_REQUESTS, NONE
from engine.game import OVER
from firmware.games.atoll.words.en import AWARDS
from firmware.words import entry
from host_sim.lab import policy_for


class Balance:
    """Sums over games; `add` plays one."""

    def __init__(self, policy: str, players: int) -> None:
        self.policy = policy
        self.players = players
        self.games = 0
        self.claimed = 0
        self.revealed = 0
        self.requests_revealed: Counter[int] = Counter()
        self.requests_claimed: Counter[int] = Counter()
        self.given: Counter[int] = Counter()
        self.tied: Counter[int] = Counter()
        self.points = [0] * players
        self.squares = [0] * players
        self.request_points = 0

    def add(self, seed: int) -> None:
        """Play the game of a seed and add what happened."""
        game = catalog.make("atoll")
        seen = catalog.make("atoll")
        game.reset(seed, bytes((self.players, 2, 4)))
        policies = [policy_for(self.policy, game, seed, p) for p in range(self.players)]
        while game.player() != OVER:
            if game.apply(ai.choose(policies[game.player()], game, seen)):
                self._news(game)
        self.games += 1
        drawn = game.state[AT_DRAWN]
        self.revealed += drawn
        for i in range(drawn):
            self.requests_revealed[game.state[AT_REQUESTS + i]] += 1
        for p in range(self.players):
            self.points[p] += game.score(p)
            self.squares[p] += game.score(p) ** 2
            self.request_points += game.request_points(p)

    def _news(self, game: Any) -> None:
        for at in range(0, len(game.news), 4):
            kind, a, b, _ = game.news[at : at + 4]
            if kind == rules.CLAIM:
                self.claimed += 1
                self.requests_claimed[b] += 1
            elif kind == rules.AWARD:
                self.given[a] += 1
                self.tied[a] += b == NONE

    def means(self) -> list[float]:
        """Return the mean points of each seat."""
        return [total / self.games for total in self.points]

    def report(self) -> str:
        """Return the figures as text."""
        lines = [f"{self.games} games of {self.players} x {self.policy}"]
        lines.append(
            f"Requests: {self.claimed / self.games:.1f} of the"
            f" {self.revealed / self.games:.1f} revealed are claimed,"
            f" {100 * self.claimed / self.revealed:.1f} %"
        )
        means = self.means()
        errors = [
            math.sqrt(max(0, square / self.games - mean**2) / self.games)
            for square, mean in zip(self.squares, means, strict=True)
        ]
        seats = "  ".join(f"{m:.2f} +- {e:.2f}" for m, e in zip(means, errors, strict=True))
        lines.append(f"Points by seat (standard error): {seats}")
        lines.append(f"  widest difference {max(means) - min(means):.2f}")
        lines.append(
            f"  of which Requests {self.request_points / self.games / self.players:.1f} a seat"
        )
        lines.append("Awards tied of all times given:")
        for award in range(cards.AWARDS):
            share = 100 * self.tied[award] / max(1, self.given[award])
            lines.append(f"  {entry(AWARDS, award)[0]:14} {share:4.0f} % of {self.given[award]}")
        lines.append("Requests claimed of those revealed, by pattern:")
        for first in range(0, cards.REQUESTS, 4):
            four = range(first, first + 4)
            claimed = sum(self.requests_claimed[request] for request in four)
            revealed = sum(self.requests_revealed[request] for request in four)
            lines.append(
                f"  {first // 4:2} ({cards.points(first)} points)"
                f" {100 * claimed / max(1, revealed):4.0f} %"
            )
        return "\n".join(lines)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tests.engine.atoll.balance")
    parser.add_argument("--policy", default="hard")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    args = parser.parse_args()
    balance = Balance(args.policy, args.players)
    for seed in range(args.seed, args.seed + args.games):
        balance.add(seed)
    print(balance.report())


if __name__ == "__main__":
    main()
