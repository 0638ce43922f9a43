"""Elo from a whole table of results, with intervals: the Bradley-Terry model.

Not choix from PyPI: it needs numpy and scipy, some 100 MB in what a player installs.

A shared win is half a win for each. Each pair that met gets one additional shared win, so that a
player who never lost has a number too. The mean of all is 0.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence

from host_sim.lab.tournament.match import Plan, Result

CONFIDENCE = "95 %"  # of all intervals
Z = 1.96  # standard errors on either side of such an interval
_SCALE = 400 / math.log(10)
_STEPS = 100  # of Newton's method at most; a dozen usually do


def elo(tables: Iterable[tuple[Plan, Iterable[Result]]]) -> dict[str, tuple[float, float]]:
    """Return each policy's Elo and half its interval, from every game of all tables.

    In a game each winner beats each other name, and ties with the other winners. Policies that no
    game compares are left out.
    """
    names: dict[str, None] = {}
    won: dict[tuple[str, str], float] = {}
    for plan, results in tables:
        for result in results:
            names.update(dict.fromkeys(plan.policies))
            best = set(result.winners)
            for a in best:
                for b in set(plan.policies) - {a}:
                    won[a, b] = won.get((a, b), 0) + (0.5 if b in best else 1)
    found = ratings(list(names), won)
    return {name: row for name, row in found.items() if math.isfinite(row[1])}


def ratings(
    names: Sequence[str], won: Mapping[tuple[str, str], float]
) -> dict[str, tuple[float, float]]:
    """Return each name's Elo and half the width of its interval.

    won[a, b]: how many games a won against b. Names that met nobody have 0 and infinity.
    """
    met = [
        (i, j, won.get((a, b), 0) + 0.5, won.get((b, a), 0) + 0.5)
        for i, a in enumerate(names)
        for j, b in enumerate(names[:i])
        if (a, b) in won or (b, a) in won
    ]
    n = len(names)
    strengths = [0.0] * n
    spread: list[list[float]] = []
    for _ in range(_STEPS):
        slope = [0.0] * n
        # The information of all games; 1 / n everywhere fixes the mean, which they do not define.
        table = [[1 / n] * n for _ in range(n)]
        for i, j, more, less in met:
            chance = 1 / (1 + math.exp(strengths[j] - strengths[i]))
            gain = more - (more + less) * chance
            weight = (more + less) * chance * (1 - chance)
            slope[i] += gain
            slope[j] -= gain
            table[i][i] += weight
            table[j][j] += weight
            table[i][j] -= weight
            table[j][i] -= weight
        found = _inverse(table)
        if found is None:
            break
        spread = found
        step = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in spread]
        strengths = [a + max(-1.0, min(1.0, b)) for a, b in zip(strengths, step, strict=True)]
        if max(map(abs, step), default=0) < 1e-9:
            break
    return {
        name: (
            _SCALE * strengths[i],
            _SCALE * Z * math.sqrt(max(0.0, spread[i][i] - 1 / n)) if spread else math.inf,
        )
        for i, name in enumerate(names)
    }


def _inverse(table: list[list[float]]) -> list[list[float]] | None:
    """Return the inverse of a square table, None if it has none (Gauss and Jordan)."""
    n = len(table)
    rows = [row + [float(i == j) for j in range(n)] for i, row in enumerate(table)]
    for k in range(n):
        pivot = max(range(k, n), key=lambda i: abs(rows[i][k]))
        if abs(rows[pivot][k]) < 1e-12:
            return None
        rows[k], rows[pivot] = rows[pivot], rows[k]
        rows[k] = [value / rows[k][k] for value in rows[k]]
        for i in range(n):
            if i != k and rows[i][k]:
                rows[i] = [a - rows[i][k] * b for a, b in zip(rows[i], rows[k], strict=True)]
    return [row[n:] for row in rows]
