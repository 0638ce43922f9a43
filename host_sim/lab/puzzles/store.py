"""A puzzle of Hashi as it is found, kept and packed for the handheld."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.hashi import puzzle_pack
from engine.hashi.rules import Hashi

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

    @property
    def group(self) -> tuple[int, int]:
        return self.side, self.grade

    @property
    def stage(self) -> int:
        return stage(round_of(self.state))

    @property
    def idea(self) -> int:
        return self.reason[0]


def row(one: Puzzle) -> list[Any]:
    """Return what the log keeps of a puzzle."""
    return [*one[:2], one.state.hex(), *one[3:]]


def read(row: list[Any]) -> Puzzle:
    """Return the puzzle of a row."""
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


def pack(puzzle: Puzzle) -> bytes:
    """Return the bytes of a puzzle, see engine/hashi/puzzles.py."""
    game = Hashi()
    game.state[:] = puzzle.state
    moves, why = puzzle.moves, puzzle.reason
    assert puzzle.limit < 32, puzzle
    assert max(why) < 32, puzzle
    return puzzle_pack.pack(game, moves, puzzle.limit, why, puzzle.grade)
