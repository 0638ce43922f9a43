"""Puzzles as they are found, kept and packed for the handheld."""

from __future__ import annotations

import json
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple

from engine.hashi import puzzle_pack
from engine.hashi.puzzles import GRADES
from engine.hashi.rules import Hashi

SEED = 7_000_000  # of the first game
SIDES = 2
SMALL = 13  # the first of the reasons that say little, see explain.py
_LATE = (6, 12)  # the rounds at which the middle of a game begins, and its end


class Puzzle(NamedTuple):
    """A position and its best turn. state: an observation as the round begins."""

    side: int
    grade: int
    state: bytes
    moves: tuple[int, ...]  # without CONFIRM
    limit: int  # tenths of a point by which a turn that does not solve it is worse
    reason: tuple[int, ...]  # see explain.py, without how many others are as good
    gaps: tuple[float, ...]  # each confirmation's difference in points and its standard error
    wrong: tuple[tuple[int, ...], ...]  # turns that levels play and that are clearly worse


def read(path: Path) -> tuple[list[Puzzle], int]:
    """Return what has been found, and the seed of the next game to look at."""
    found, seed = [], SEED
    for line in path.read_text().splitlines() if path.exists() else ():
        if line.endswith("]"):  # else it was cut off
            seed, *row = json.loads(line)
            found.append(_puzzle(row))
            seed += 1
    return found, seed


def _puzzle(row: list[Any]) -> Puzzle:
    side, grade, state, moves, limit, reason, gaps, wrong = row
    there = tuple(tuple(turn) for turn in wrong)
    state = bytes.fromhex(state)
    return Puzzle(side, grade, state, tuple(moves), limit, tuple(reason), tuple(gaps), there)


def round_of(state: bytes) -> int:
    """Return the round that begins in a state."""
    game = Hashi()
    game.state[:] = state
    return game.round()


def stage(r: int) -> int:
    """Return 0 for an early round, 1 for one in the middle of a game, 2 for a late one."""
    return sum(r >= first for first in _LATE)


def wanted(same: list[Puzzle], each: int, r: int, reason: tuple[int, ...]) -> bool:
    """Return True if a puzzle adds to those of its side and grade: a new idea, or another stage."""
    if len(same) >= each or reason[0] >= SMALL:
        return False
    like = [one for one in same if one.reason[0] == reason[0]]
    near = [one for one in same if stage(round_of(one.state)) == stage(r)]
    both = sum(one in like for one in near)
    return len(like) < (each + 2) // 3 and len(near) < (each + 2) // 2 and both <= each // 10


def ordered(found: list[Puzzle], each: int) -> list[Puzzle]:
    """Return as many puzzles of each side and grade, or all there are: the sides take turns."""
    out = []
    for grade in range(GRADES):
        sides = [
            [one for one in found if (one.side, one.grade) == (side, grade)][:each]
            for side in range(SIDES)
        ]
        out += [one for pair in zip_longest(*sides) for one in pair if one]
    return out


def pack(puzzle: Puzzle) -> bytes:
    """Return the bytes of a puzzle, see engine/hashi/puzzles.py."""
    game = Hashi()
    game.state[:] = puzzle.state
    moves, why = puzzle.moves, puzzle.reason
    assert puzzle.limit < 32, puzzle
    assert max(why) < 32, puzzle
    return puzzle_pack.pack(game, moves, puzzle.limit, why, puzzle.grade)
