"""The search for puzzles of Hashi: as many of each side and grade."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np

from engine.hashi.puzzles import GRADES
from host_sim.lab.puzzles.find import Finder, states
from host_sim.lab.puzzles.store import (
    SIDES,
    Puzzle,
    ordered,
    pack,
    read,
    round_of,
    stage,
    wanted,
)

Wanted = Callable[[int, int, tuple[int, ...]], bool]


def packed(path: Path, each: int) -> tuple[int, bytes]:
    """Return how many puzzles there are of what was found, and the bytes of their file."""
    chosen = ordered(read(path)[0], each)
    return len(chosen), b"".join(pack(puzzle) for puzzle in chosen)


def find(path: Path, each: int) -> None:
    """Look for puzzles until there are enough of each side and grade.

    path: of the file that keeps what is found, a line each.
    """
    found, seed = read(path)
    finders = [Finder(side) for side in range(SIDES)]
    with path.open("a") as log:
        while True:
            for side, finder in enumerate(finders):
                mine = [puzzle for puzzle in found if puzzle.side == side]
                if all(sum(one.grade == grade for one in mine) >= each for grade in range(GRADES)):
                    continue

                def is_wanted(
                    grade: int, r: int, reason: tuple[int, ...], mine: list[Puzzle] = mine
                ) -> bool:
                    return wanted([one for one in mine if one.grade == grade], each, r, reason)

                puzzle = _look(finder, seed, {one.state for one in found}, is_wanted)
                if puzzle:
                    found.append(puzzle)
                    row = [seed, *puzzle[:2], puzzle.state.hex(), *puzzle[3:]]
                    print(json.dumps(row), file=log, flush=True)
                    r = stage(round_of(puzzle.state))
                    print(len(found), "AB"[side], puzzle.grade, r, *puzzle[4:7], flush=True)
            if len(found) >= SIDES * GRADES * each and all(
                sum((one.side, one.grade) == (side, grade) for one in found) >= each
                for side in range(SIDES)
                for grade in range(GRADES)
            ):
                return
            seed += 1


def _look(finder: Finder, seed: int, known: set[bytes], is_wanted: Wanted) -> Puzzle | None:
    """Return a puzzle of the game of a seed that is not known yet, None if none is found."""
    begun = list(states(finder.side, seed))
    for k in np.random.default_rng(seed).permutation(len(begun)):
        puzzle = None if begun[k] in known else finder.puzzle(begun[k], seed, is_wanted)
        if puzzle:
            return puzzle
    return None
