"""What every result of a turn is worth: which solve a puzzle, and what the others cost.

All results of a turn are played on with the same cards. Those that are clearly far behind leave
early; the rest is played on again with other cards, and these alone decide. So what is best by luck
alone is found out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from statistics import fmean
from typing import NamedTuple

from engine.crc import checksum

MOST = 3  # results that solve a puzzle
_SOON = 12  # after this part of the play-outs a second look may end with a gap

Rows = list[list[float]]  # what each result brings in each play-out
Outs = Callable[[list[int], int], Rows]  # (which, count): with the same cards for all


class Scale(NamedTuple):
    """What a game counts in, points or per cent of winning, and how finely it is measured."""

    within: float  # of the best a result loses that solves a puzzle, at most
    gap: float  # between the worst of these and the best of the others, at least
    sure: float  # the standard error of what a result near the gap loses, at most
    batch: int  # play-outs after which results may leave
    first: int  # play-outs of the first look, at most
    then: int  # and of the second one
    unit: int  # of its costs in the file, in one of it
    far: float  # what a result loses that leaves the first look, at least
    seen: float  # the gap that the first look has to see, in gaps: a wide one is soon sure
    few: int = 0  # play-outs of each result that the first look has left out, 0: none is left out
    listed: int = 10  # results that do not solve it, at most, told one by one


POINTS = Scale(0.3, 1.0, 0.22, 16, 128, 480, 10, 1.8, 0.7)
CHANCE = Scale(1.5, 5.0, 1.9, 24, 48, 720, 1, 9.0, 1.4, 5, 6)
TURNS = CHANCE._replace(batch=6, first=24, then=288, far=15.0, few=2)  # where play-outs take long


class Cost(NamedTuple):
    """What a result loses against the best one, and the standard error of that."""

    lost: float
    error: float


def key(data: bytes) -> int:
    """Return what the file of puzzles knows a result by; data: what a game's results() says."""
    return int(checksum(data, 0, len(data)))


def _costs(rows: Rows) -> list[Cost]:
    """Return what each row loses against the best one."""
    best = max(rows, key=fmean)
    found = []
    for row in rows:
        apart = [a - b for a, b in zip(best, row, strict=True)]
        lost, n = fmean(apart), len(apart)
        spread = sum((x - lost) ** 2 for x in apart) / max(1, n - 1)
        found.append(Cost(lost, (spread / n) ** 0.5))
    return found


def _more(rows: Rows, new: Rows) -> Rows:
    return [[*old, *more] for old, more in zip(rows, new, strict=True)]


def gap(costs: Sequence[Cost], scale: Scale) -> float:
    """Return the widest gap behind one to MOST results that are about as good as the best."""
    order = sorted(costs)
    widest = 0.0
    for worst, next_one in pairwise(order[: MOST + 1]):
        if worst.lost > scale.within + 2 * worst.error:
            break
        widest = max(widest, next_one.lost - worst.lost)
    return widest


def first_look(outs: Outs, which: Sequence[int], scale: Scale) -> dict[int, Cost]:
    """Return what each of these results loses by a race; those that stay in it to the end lead.

    {} where no gap shows: at first half of the one that has to be seen, all of it in the end.
    """
    found: dict[int, Cost] = {}
    left = list(which)
    rows: Rows = [[] for _ in left]
    while left and len(rows[0]) < scale.first:
        rows = _more(rows, outs(left, scale.batch))
        costs = _costs(rows)
        found |= dict(zip(left, costs, strict=True))
        stay = [n for n, cost in enumerate(costs) if cost.lost - 3 * cost.error <= scale.far]
        least = scale.seen * scale.gap * (1 + len(rows[0]) / scale.first) / 2
        if gap(list(found.values()), scale) < least:
            return {}
        left, rows = [left[n] for n in stay], [rows[n] for n in stay]
        if len(left) == 1:
            break
    return found


def second_look(outs: Outs, found: dict[int, Cost], scale: Scale) -> dict[int, Cost]:
    """Return the costs by other cards of the leaders; {} if the gap is too small, or not sure."""
    least = min(cost.lost for cost in found.values())
    order = sorted(found, key=lambda k: found[k].lost)
    wide = least + scale.far + scale.gap / 2
    left = [k for n, k in enumerate(order) if n < 2 or found[k].lost <= wide][: 4 * MOST]
    rows: Rows = [[] for _ in left]
    costs: dict[int, Cost] = {}
    while len(rows[0]) < scale.then:
        rows = _more(rows, outs(left, scale.batch))
        costs |= dict(zip(left, _costs(rows), strict=True))
        state = split(list(costs.values()), scale)
        if not state:
            return {}
        if state == "sure" and len(rows[0]) >= scale.then // _SOON:
            return costs
        gap = scale.within + scale.gap
        stay = [n for n, k in enumerate(left) if costs[k].lost - 3 * costs[k].error <= gap]
        left, rows = [left[n] for n in stay], [rows[n] for n in stay]
    return {}


def split(costs: Sequence[Cost], scale: Scale) -> str:
    """Return "sure" if a gap lies between the results that solve it and the others, "open" if more
    play-outs may show one, else ""."""
    middle = scale.within + scale.gap / 2
    good = [one for one in costs if one.lost < middle]
    bad = [one for one in costs if one.lost >= middle]
    if sum(one.lost + one.error < scale.within + scale.gap for one in costs) > MOST:
        return ""
    worst = max(good, key=lambda one: one.lost)
    if not bad:
        return "open"
    next_one = min(bad, key=lambda one: one.lost)
    apart = next_one.lost - worst.lost
    error = max(worst.error, next_one.error)
    if apart < scale.gap - 2 * error or worst.lost > scale.within + 3 * worst.error:
        return ""
    is_sure = (
        len(good) <= MOST
        and apart >= scale.gap
        and worst.lost <= scale.within
        and worst.error <= scale.sure
        and (next_one.error <= scale.sure or next_one.lost - 3 * next_one.error > middle)
    )
    return "sure" if is_sure else "open"


def solving(costs: dict[int, Cost], scale: Scale) -> list[int]:
    """Return the results that solve it, the best first."""
    good = [k for k, cost in costs.items() if cost.lost < scale.within + scale.gap / 2]
    return sorted(good, key=lambda k: costs[k].lost)


def listed(
    outs: Outs, good: Sequence[int], wrong: Sequence[int], count: int
) -> tuple[list[Cost], list[Cost]]:
    """Return the costs of results that are listed, against the best of the good ones."""
    rows = outs([*good, *wrong], count)
    costs = _costs(rows)
    least = min(cost.lost for cost in costs[: len(good)])
    costs = [Cost(cost.lost - least, cost.error) for cost in costs]
    return costs[: len(good)], costs[len(good) :]
