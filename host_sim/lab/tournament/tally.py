"""Counting the games of one table: wins, scores, and intervals."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from host_sim.lab.tournament.elo import Z
from host_sim.lab.tournament.match import Plan, Result


@dataclass
class Tally:
    """The games of one table so far. failed: games that a policy lost by an error.

    margins: for each game, the best score of the first policy's seats less the best other score.
    """

    policies: tuple[str, ...]
    games: int = 0
    ties: int = 0
    wins: dict[str, int] = field(default_factory=dict)
    scores: list[tuple[int, ...]] = field(default_factory=list)
    margins: list[int] = field(default_factory=list)
    failed: dict[str, int] = field(default_factory=dict)
    seconds: float = 0.0

    def __post_init__(self) -> None:
        self.wins = dict.fromkeys(self.policies, 0)

    def add(self, result: Result) -> None:
        self.games += 1
        self.seconds += result.seconds
        if result.failed:
            self.failed[result.failed] = self.failed.get(result.failed, 0) + 1
        else:
            self.scores.append(result.scores)
        alone = len(result.winners) == 1 or len(self.wins) > 1
        if alone and len(set(result.winners)) == 1:  # seats of one name may share a win
            self.wins[result.winners[0]] += 1
        else:
            self.ties += 1
        own: list[int] = []
        rivals: list[int] = []
        for name, score in zip(self.policies, result.scores, strict=not result.failed):
            (own if name == self.policies[0] else rivals).append(score)
        if rivals:
            self.margins.append(max(own) - max(rivals))

    def mean_scores(self) -> list[float]:
        """Return each seat's mean over the games played to their end."""
        return [sum(column) / len(column) for column in zip(*self.scores, strict=True)]


def report(plan: Plan, tally: Tally) -> dict[str, object]:
    """Return what --json prints for one table."""
    n = tally.games
    found: dict[str, object] = {
        "game": plan.game,
        "games": n,
        "policies": list(plan.policies),
        "wins": tally.wins,
        "ties": tally.ties,
        "win_rate": {name: won / n if n else 0.0 for name, won in tally.wins.items()},
        "win_interval": {name: list(wilson(won, n)) for name, won in tally.wins.items()},
        "mean_scores": tally.mean_scores(),
        "failed": tally.failed,
        "seed": plan.seed,
        "solo": plan.solo,
        "seconds_a_game": tally.seconds / n if n else 0.0,
    }
    if tally.margins:
        found["mean_margin"] = sum(tally.margins) / len(tally.margins)
        found["margin_interval"] = list(mean_interval(tally.margins))
    return found


def wilson(won: int, games: int) -> tuple[float, float]:
    """Return Wilson's interval for the share of games won; (0, 1) when there are none."""
    if not games:
        return 0.0, 1.0
    share = won / games
    spread = Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z * math.sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    # Rounding must not exclude 0 or 1.
    low = max(0.0, middle - half) if won else 0.0
    return low, min(1.0, middle + half) if won < games else 1.0


def mean_interval(values: list[int]) -> tuple[float, float]:
    """Return the interval for a mean by the normal approximation; of one value its width is 0."""
    n = len(values)
    mean = sum(values) / n
    variance = sum((value - mean) ** 2 for value in values) / (n - 1) if n > 1 else 0.0
    half = Z * math.sqrt(variance / n)
    return mean - half, mean + half
