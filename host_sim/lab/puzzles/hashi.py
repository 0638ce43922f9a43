"""Finds puzzles of Hashi, in games of all levels."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from engine import ai
from engine.hashi import puzzle_pack, puzzles
from engine.hashi.ai import contrast, explain
from engine.hashi.ai.master import Master
from engine.hashi.rules import SKIP_BRIDGES, SKIP_NUMBER, Hashi
from host_sim.lab.puzzles import position, results, several
from host_sim.lab.puzzles.frame import Puzzle
from host_sim.lab.puzzles.results import Rows
from host_sim.lab.puzzles.turns import Turns, states
from host_sim.lab.train.calibrate import Judge

FEWEST = 20  # results of a position: of fewer, luck finds the best one
HOPELESS = 5.0  # points that a turn loses by the tables, whose differences are off by 1.8
WIDEST = 60  # turns that are played on
NEAR = 0.6  # points within which the tables have to call those that solve it
APART = 0.8  # and by which the next one has to be worse, by the tables
_LATE = (6, 12)  # the rounds at which the middle of a game begins, and its end
_SIDES = 2


class Position(position.Position):
    """A position as a round begins. A master plays on from all results that its tables do not call
    hopeless.

    state: an observation.
    """

    scale = results.POINTS

    def __init__(self, judge: Judge, state: bytes, seed: int) -> None:
        self.state = state
        self.game = Hashi()
        self.game.state[:] = state
        self._seed = seed
        self._luck = np.random.default_rng(seed)
        self.group = self.game.side()
        self.stage = sum(self.game.round() >= first for first in _LATE)
        self.turns = Turns(judge, self.game)
        self.ends = self.turns.ends
        self.likely = []
        self.idle = self.at((SKIP_NUMBER, SKIP_BRIDGES))
        if len(self.ends) >= FEWEST:
            said = self.turns.values()
            lost = said.max() - said
            order = np.argsort(lost, kind="stable")
            first = lost[order[: results.MOST + 1]]
            if any(
                first[n] <= NEAR and first[n + 1] - first[n] >= APART for n in range(results.MOST)
            ):
                self.likely = [int(k) for k in order if lost[k] < HOPELESS][:WIDEST]

    def at(self, moves: tuple[int, ...]) -> int:
        """Return the result of a turn."""
        before = bytes(self.game.state)
        end = puzzles.result(self.game, moves)
        self.game.state[:] = before
        return self.ends.index(end)

    def outs(self, which: list[int], count: int) -> Rows:
        return self.turns.outs(which, count, self._luck)

    def choice(self, level: str, k: int) -> int:
        return self.at(tuple(several.turn(level, self.game, 0, self._seed + 7 * k)))

    def reason(self, best: int, other: int | None = None) -> tuple[int, ...]:
        seen = Hashi()
        seen.state[:] = self.state
        turns = self.turns.moves
        if other is not None:
            return tuple(ai.finish(contrast.reason(seen, 0, turns[best], turns[other])))
        policy = Master(seen, bytearray(4))
        policy.open(seen.side())
        return (0, *ai.finish(explain.reason(policy, seen, 0, turns[best]))[1:])

    def packed(self, best: int) -> bytes:
        return puzzle_pack.pack(self.game, self.turns.moves[best], self.reason(best)[1:])


class Search:
    """A frame.Search."""

    seed = 7_700_000
    groups = tuple(range(_SIDES))

    def __init__(self) -> None:
        self.judges = [Judge(side) for side in range(_SIDES)]

    def look(self, seed: int) -> Iterator[Puzzle]:
        """Yield at most a puzzle of each side."""
        for side, judge in enumerate(self.judges):
            begun = list(states(side, seed))
            for k in np.random.default_rng(seed).permutation(len(begun)):
                state = begun[k]
                found = position.puzzle(Position(judge, state, 31 * seed + int(k)))
                if found:
                    yield found
                    break
