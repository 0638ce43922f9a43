"""Puzzles as they are found, kept and packed for the handheld."""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple

from engine.hashi.boards import ISLANDS, MAX_LINES
from engine.hashi.puzzles import FIELDS, GRADES, NONE, SIZE
from engine.hashi.rules import BRIDGE, SKIP_BRIDGES, SKIP_NUMBER, Hashi
from engine.hashi.state import BLOCKED, BOARDS, CATEGORIES, DECK, FULL, POINTS

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
    s = puzzle.state
    game = Hashi()
    game.state[:] = s
    r = game.round()
    board = s[BOARDS : BOARDS + ISLANDS + MAX_LINES]
    place, *drawn = puzzle.moves
    lines = [move - BRIDGE for move in drawn if move != SKIP_BRIDGES]
    none = [NONE] * 3
    rows: tuple[Iterable[int], ...] = (
        [e & 15 for e in board[:ISLANDS]],
        [0 if n == BLOCKED else n for n in board[ISLANDS:]],
        [card in s[DECK : DECK + r - 1] for card in range(18)],
        [game.card()],
        [(0, FULL[k]).index(s[POINTS + k]) if s[POINTS + k] in (0, FULL[k]) else 2
         for k in range(CATEGORIES)],
        [NONE if place == SKIP_NUMBER else place, *(lines + none)[:3]],
        [puzzle.limit],
        (puzzle.reason + (0,) * 4)[:5],
        [0],
        [puzzle.side],
        [puzzle.grade],
    )  # fmt: skip
    bits = at = 0
    for row, (count, wide) in zip(rows, FIELDS, strict=True):
        numbers = [int(n) for n in row]
        assert len(numbers) == count, (numbers, count)
        assert max(numbers) < 1 << wide, (numbers, wide)
        for n in numbers:
            bits |= n << at
            at += wide
    return bits.to_bytes(SIZE, "little")
