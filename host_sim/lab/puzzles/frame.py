"""What every search for puzzles does: a log of what is found, the loop, the spread, the file."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from engine.crc import checksum
from firmware.screens.puzzles.file import FORMAT

GRADES = 3
TRIES = 12  # of a level
LEVELS = ("easy", "medium", "hard")  # that say how hard a puzzle is


class Puzzle(NamedTuple):
    """A position, and what each result of its turn costs.

    Costs are as the file has them (firmware/screens/puzzles/file.py): tenths of a point, or per
    cent of winning; 0 solves it.
    """

    grade: int  # 0 to 2, see grade()
    group: int  # of those that there are to be as many of in a grade: the side of Hashi
    stage: int  # how far the game is: 0 early, 1 in its middle, 2 late
    ends: int  # results that the turn can come to
    position: bytes  # what the Solving of the game reads, with the best turn
    results: tuple[tuple[int, int, int], ...]  # those listed: key, cost, number of its reason
    rest: int  # what all others cost, at least
    reasons: tuple[tuple[int, ...], ...]  # explain.py; the first is the best turn's
    solved: tuple[int, ...]  # of TRIES of easy, medium, hard: those that solve it
    lucky: int  # of a thousand random turns, those that solve it
    gap: float  # between the worst that solves it and the best of the others, points or per cent
    error: float  # of that

    @property
    def idea(self) -> int:
        return self.reasons[0][1]


class Search(Protocol):
    """The search for the puzzles of a game."""

    seed: int  # of the first game

    @property
    def groups(self) -> Sequence[int]:
        """All groups that there are."""

    def look(self, seed: int) -> Iterator[Puzzle]:
        """Yield the puzzles of the game of a seed."""


def grade(solved: Sequence[int]) -> int | None:
    """Return how hard a puzzle is, 0 to 2; None if `easy` solves it too often.

    solved: of TRIES, by LEVELS. Hard is what `hard` solves in half of them at most; else medium is
    what `medium` does.
    """
    if 2 * solved[2] <= TRIES:
        return 2
    if 2 * solved[1] <= TRIES:
        return 1
    return 0 if 2 * solved[0] <= TRIES else None


def row(one: Puzzle) -> list[Any]:
    """Return what the log keeps of a puzzle."""
    return [value.hex() if isinstance(value, bytes) else value for value in one]


def _tuple(value: Any) -> Any:
    return tuple(_tuple(one) for one in value) if isinstance(value, list) else value


def read(path: Path, seed: int = 0) -> tuple[list[Puzzle], int]:
    """Return what has been found, and the seed of the next game to look at, at first `seed`."""
    found = []
    for line in path.read_text().splitlines() if path.exists() else ():
        if line.endswith("]"):  # else it was cut off
            seed, *kept = json.loads(line)
            seed += 1
            if kept:
                values = dict(zip(Puzzle._fields, map(_tuple, kept), strict=True))
                found.append(Puzzle(**{**values, "position": bytes.fromhex(values["position"])}))
    return found, seed


def find(search: Search, path: Path, each: int) -> None:
    """Look for puzzles until there are `each` of every group and grade.

    path: of the log: a line for each puzzle, and one for each game without any.
    """
    found, seed = read(path, search.seed)
    with path.open("a") as log:
        while not is_enough(found, each, search.groups):
            before = len(found)
            for one in search.look(seed):
                found.append(one)
                print(json.dumps([seed, *row(one)]), file=log, flush=True)
                print(len(found), one.group, one.grade, one.stage, one.idea, flush=True)
            if len(found) == before:
                print(json.dumps([seed]), file=log, flush=True)
            seed += 1


def is_enough(found: Sequence[Puzzle], each: int, groups: Sequence[int]) -> bool:
    """Return True if there are so many of every group and grade."""
    kinds = [(one.group, one.grade) for one in found]
    return all(kinds.count((g, grade)) >= each for g in groups for grade in range(GRADES))


def spread(same: Sequence[Puzzle], each: int) -> list[Puzzle]:
    """Return `each` of these puzzles: one after the other the one whose stage and idea come least
    often so far, of equal ones the one with the widest gap.
    """
    left, out = list(same), list[Puzzle]()
    while left and len(out) < each:

        def order(one: Puzzle) -> tuple[float, ...]:
            like = sum(other.idea == one.idea for other in out)
            near = sum(other.stage == one.stage for other in out)
            return like + near, -one.gap

        out.append(min(left, key=order))
        left.remove(out[-1])
    return out


def ordered(found: Sequence[Puzzle], each: int) -> list[Puzzle]:
    """Return at most `each` puzzles of every group and grade: the easiest first, groups take
    turns; within a grade those that levels solve most often.
    """
    out: list[Puzzle] = []
    groups = sorted({one.group for one in found})
    for grade in range(GRADES):
        rows = []
        for group in groups:
            same = [one for one in found if (one.group, one.grade) == (group, grade)]
            rows.append(sorted(spread(same, each), key=lambda one: -sum(one.solved)))
        out += [one for row in zip_longest(*rows) for one in row if one]
    return out


def body(one: Puzzle) -> bytes:
    """Return the bytes of a puzzle, see firmware/screens/puzzles/file.py."""
    data = bytes([one.rest, len(one.results), len(one.reasons)])
    for key, cost, reason in one.results:
        data += key.to_bytes(2, "little") + bytes([cost, reason])
    for numbers in one.reasons:
        data += bytes([len(numbers), *numbers])
    return data + one.position


def packed(chosen: Sequence[Puzzle]) -> bytes:
    """Return the file of these puzzles."""
    bodies = [body(one) for one in chosen]
    data = bytes([FORMAT, len(chosen)])
    for one, part in zip(chosen, bodies, strict=True):
        data += bytes([one.grade]) + len(part).to_bytes(2, "little")
    data += b"".join(bodies)
    return data + checksum(data, 0, len(data)).to_bytes(2, "little")
