"""A position, and the puzzle that it makes, if it is one; the same for all games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from firmware.screens.puzzles.file import UNTOLD
from host_sim.lab.puzzles import results
from host_sim.lab.puzzles.frame import LEVELS, TRIES, Puzzle, grade
from host_sim.lab.puzzles.results import Cost, Rows, Scale

RANDOM = 300  # random turns
LUCKY = 100  # of a thousand of them so many may solve it
_OTHERS = ("fair", "keen")  # whose usual turns are listed, too
_BOUND = 2  # standard errors by which the rest is said to cost less than it does
_SAMPLE, _OUTS = 12, 16  # results that nothing is known of, and play-outs of each


class Position:
    """A position as a turn begins, with all results that it can come to, known by their indexes.

    ends: what result() of engine/<game>/puzzles.py returns of each. likely: those to be played on,
    the best first. idle: that of doing nothing. group, stage: as Puzzle has them.
    """

    scale: Scale
    ends: list[bytes]
    likely: list[int]
    idle: int
    group = 0
    stage = 0

    def outs(self, which: list[int], count: int) -> Rows:
        """Return what results bring in play-outs, in points or per cent; each time new cards."""
        raise NotImplementedError

    def first_outs(self, which: list[int], count: int) -> Rows:
        """Return about the same at less cost, for the first look."""
        return self.outs(which, count)

    def choice(self, level: str, k: int) -> int:
        """Return the result that a level comes to with luck k; level may be `random`."""
        raise NotImplementedError

    def reason(self, best: int, other: int | None = None) -> tuple[int, ...]:
        """Return why a result is good, or better than another one, see explain.py.

        () if that depends on what the result leaves open, such as the card that is drawn.
        """
        raise NotImplementedError

    def packed(self, best: int) -> bytes:
        """Return the position and its best turn as the Solving of the game reads them."""
        raise NotImplementedError


def puzzle(at: Position) -> Puzzle | None:
    """Return the puzzle of a position, None if it is none. The cheapest looks come first."""
    found = results.first_look(at.first_outs, at.likely, at.scale)
    left_out = _left_out(at, found)
    if left_out:
        more = [k for k in left_out if left_out[k].lost < at.scale.far]
        leaders = [k for k in found if found[k].lost < at.scale.far]
        found |= left_out
        again = results.first_look(at.first_outs, [*leaders, *more], at.scale) if more else found
        found = found | again if again else {}
    # Who solves it costs little to know, so it is asked before the second look, too.
    if len(found) < 2 or not Solvers(at, results.solving(found, at.scale)).is_puzzle():
        return None
    costs = results.second_look(at.outs, found, at.scale)
    return made(at, found, costs) if costs else None


def _left_out(at: Position, found: dict[int, Cost]) -> dict[int, Cost]:
    """Return about what the results cost that the first look has left out."""
    others = [k for k in range(len(at.ends)) if k not in found]
    if not (found and others and at.scale.few):
        return {}
    best = min(found, key=lambda k: found[k].lost)
    _, costs = results.listed(at.first_outs, [best], others, at.scale.few)
    return dict(zip(others, costs, strict=True))


class Solvers:
    """Who solves a position with these good results: the levels and luck."""

    def __init__(self, at: Position, good: list[int]) -> None:
        self._is_sound = bool(good) and at.idle not in good and not _is_mistaken(at, good)
        if self._is_sound:
            self.choices = {level: [at.choice(level, k) for k in range(TRIES)] for level in LEVELS}
            self.solved = tuple(sum(k in good for k in self.choices[level]) for level in LEVELS)
            self.lucky = sum(at.choice("random", k) in good for k in range(RANDOM)) * 1000 // RANDOM

    def is_puzzle(self) -> bool:
        """Return False if it is too easy, too lucky, or solved by doing nothing."""
        return self._is_sound and grade(self.solved) is not None and self.lucky <= LUCKY


def made(at: Position, found: dict[int, Cost], costs: dict[int, Cost]) -> Puzzle | None:
    """Return the puzzle of what both looks have found, None if it is too easy or too lucky."""
    good = results.solving(costs, at.scale)
    who = Solvers(at, good)
    hard = grade(who.solved) if who.is_puzzle() else None
    if hard is None:
        return None
    usual = Counter(k for row in who.choices.values() for k in row)
    usual.update(at.choice(level, k) for level in _OTHERS for k in range(TRIES // 3))
    order = [k for k, _ in usual.most_common() if k not in good]
    order += sorted((k for k in costs if k not in [*good, *order]), key=lambda k: costs[k].lost)
    wrong = order[: at.scale.listed]
    least = at.scale.within + at.scale.gap
    said = {k: costs[k] for k in wrong if k in costs and costs[k].error <= 2 * at.scale.sure}
    new = [k for k in wrong if k not in said]
    again = results.listed(at.outs, good, new, at.scale.then // 9)[1] if new else []
    said |= dict(zip(new, again, strict=True))
    if any(cost.lost + 2 * cost.error < least for cost in said.values()):
        return None
    unit = at.scale.unit
    reasons = [at.reason(good[0])]
    if not reasons[0]:
        return None
    rows = [(results.key(at.ends[k]), 0, 0) for k in good]
    for k in wrong:
        why = at.reason(good[0], k)
        if why and why not in reasons:
            reasons.append(why)
        lost = max(round(unit * least), min(255, round(unit * said[k].lost)))
        rows.append((results.key(at.ends[k]), lost, reasons.index(why) if why else UNTOLD))
    worst = costs[good[-1]]
    next_one = min((costs[k] for k in costs if k not in good), key=lambda one: one.lost)
    return Puzzle(
        hard,
        at.group,
        at.stage,
        len(at.ends),
        at.packed(good[0]),
        tuple(rows),
        _rest(at, found | costs, good, wrong),
        tuple(reasons),
        who.solved,
        who.lucky,
        round(next_one.lost - worst.lost, 2),
        round(next_one.error, 2),
    )


def _is_mistaken(at: Position, good: Sequence[int]) -> bool:
    """Return True if another result has the checksum of one that solves it."""
    keys = Counter(results.key(end) for end in at.ends)
    return any(keys[results.key(at.ends[k])] > 1 for k in good)


def _rest(at: Position, known: dict[int, Cost], good: list[int], wrong: list[int]) -> int:
    """Return what every other result costs, at least, as the file has it; a sample is played on."""
    left = [k for k in range(len(at.ends)) if k not in good and k not in wrong]
    new = [k for k in left if k not in known]
    new = new[:: max(1, len(new) // _SAMPLE)][:_SAMPLE]
    _, costs = results.listed(at.first_outs, good[:1], new, _OUTS) if new else ([], [])
    bounds = [one.lost - _BOUND * one.error for one in costs]
    bounds += [known[k].lost - _BOUND * known[k].error for k in left if k in known]
    least, most = at.scale.gap, 3 * at.scale.gap
    bound = max(least, min([most, *bounds]))
    return int(bound / at.scale.gap * 2) * round(at.scale.unit * at.scale.gap) // 2
