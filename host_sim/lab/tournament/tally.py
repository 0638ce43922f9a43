"""Counting a tournament's games: one table, or all pairs of a round-robin."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from host_sim.lab.tournament.elo import ratings
from host_sim.lab.tournament.intervals import mean_interval, wilson
from host_sim.lab.tournament.match import Plan, Result


@dataclass
class Tally:
    """The games of one table so far. failed: games that a policy lost by an error."""

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
        rivals = [
            score
            for name, score in zip(self.policies, result.scores, strict=not result.failed)
            if name != self.policies[0]
        ]
        if rivals:
            self.margins.append(result.scores[0] - max(rivals))

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


def elo(tables: Iterable[tuple[Plan, Iterable[Result]]]) -> dict[str, tuple[float, float]]:
    """Return each policy's Elo and half its interval, from every game of all tables.

    In a game each winner beats each other name, and ties with the other winners.
    """
    names: dict[str, None] = {}
    won: dict[tuple[str, str], float] = {}
    for plan, results in tables:
        names.update(dict.fromkeys(plan.policies))
        for result in results:
            best = set(result.winners)
            for a in best:
                for b in set(plan.policies) - {a}:
                    won[a, b] = won.get((a, b), 0) + (0.5 if b in best else 1)
    return ratings(list(names), won)
