"""What every search for puzzles does: a log of what is found, the loop, the spread, the file."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any, Protocol

GRADES = 3

Wanted = Callable[[Any, int, int], bool]  # of a group, a stage and an idea


class Found(Protocol):
    """A puzzle. group: of those that there are to be as many of; stage, idea: see wanted()."""

    @property
    def grade(self) -> int: ...
    @property
    def group(self) -> Any: ...
    @property
    def stage(self) -> int: ...
    @property
    def idea(self) -> int: ...


class Search(Protocol):
    """The search for the puzzles of a game."""

    seed: int  # of the first game

    @property
    def groups(self) -> Sequence[Any]:
        """All groups that there are."""

    def look(self, seed: int, wanted: Wanted) -> Iterator[Any]:
        """Yield the puzzles of the game of a seed. wanted: asked before the long computations."""

    def row(self, one: Any) -> list[Any]:
        """Return what the log keeps of a puzzle."""

    def read(self, row: list[Any]) -> Any:
        """Return the puzzle of a row."""

    def pack(self, one: Any) -> bytes:
        """Return the bytes of a puzzle."""


def read(path: Path, search: Search) -> tuple[list[Any], int]:
    """Return what has been found, and the seed of the next game to look at."""
    found, seed = [], search.seed
    for line in path.read_text().splitlines() if path.exists() else ():
        if line.endswith("]"):  # else it was cut off
            last, *row = json.loads(line)
            seed = last + 1
            if row:
                found.append(search.read(row))
    return found, seed


def find(search: Search, path: Path, each: int) -> None:
    """Look for puzzles until there are `each` of every group.

    path: of the log: a line for each puzzle, and one for each game without any.
    """
    found, seed = read(path, search)

    def is_wanted(group: Any, stage: int, idea: int) -> bool:
        return wanted([one for one in found if one.group == group], each, stage, idea)

    with path.open("a") as log:
        while any(sum(one.group == group for one in found) < each for group in search.groups):
            before = len(found)
            for one in search.look(seed, is_wanted):
                found.append(one)
                print(json.dumps([seed, *search.row(one)]), file=log, flush=True)
                print(len(found), *one.group, one.stage, one.idea, flush=True)
            if len(found) == before:
                print(json.dumps([seed]), file=log, flush=True)
            seed += 1


def wanted(same: Sequence[Found], each: int, stage: int, idea: int) -> bool:
    """Return True if a puzzle adds to those of its group: a new idea, or another stage."""
    if len(same) >= each:
        return False
    like = [one for one in same if one.idea == idea]
    near = [one for one in same if one.stage == stage]
    both = sum(one in like for one in near)
    return len(like) < (each + 2) // 3 and len(near) < (each + 2) // 2 and both <= each // 10


def ordered(found: Sequence[Found], each: int, groups: Sequence[Any]) -> list[Any]:
    """Return at most `each` puzzles of every group: the easiest first, groups take turns."""
    out: list[Any] = []
    for grade in range(GRADES):
        rows = [[one for one in found if one.group == group][:each] for group in groups]
        rows = [[one for one in row if one.grade == grade] for row in rows]
        out += [one for row in zip_longest(*rows) for one in row if one]
    return out


def packed(path: Path, search: Search, each: int) -> tuple[int, bytes]:
    """Return how many puzzles of what was found the file has, and its bytes.

    firmware/screens/puzzles/file.py says what they are.
    """
    chosen = ordered(read(path, search)[0], each, search.groups)
    bodies = [search.pack(one) for one in chosen]
    head = bytes([len(chosen)])
    for one, body in zip(chosen, bodies, strict=True):
        head += bytes([one.grade]) + len(body).to_bytes(2, "little")
    return len(chosen), head + b"".join(bodies)
