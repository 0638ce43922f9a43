"""All turns of a position of Hashi, and what they are worth: by the tables, and by play-outs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from engine import ai, rng
from engine.hashi import puzzles
from engine.hashi.rules import CONFIRM, Hashi
from engine.hashi.state import BOARDS, CATEGORIES, DECK, POINTS, ROUNDS, SETTLE
from host_sim.games import LEVELS
from host_sim.lab.puzzles import plays
from host_sim.lab.train.board import SIZE
from host_sim.lab.train.calibrate import Judge


class Turns:
    """All turns of one position: their boards, and what each enters."""

    def __init__(self, judge: Judge, game: Hashi) -> None:
        s = game.state
        self.judge = judge
        self.r = game.round()
        played = [s[DECK + k] for k in range(self.r)]
        self._played = played
        self._left = [card for card in range(18) if card not in played]
        self._unseen = sum(1 << card for card in self._left)
        self.moves = list(_every(game))
        self.ends: list[bytes] = []  # what puzzles.result() says of each
        self._boards: list[list[int]] = []
        self._points: list[float] = []
        self._entered: list[int] = []
        before = bytes(s)
        for moves in self.moves:
            self.ends.append(puzzles.result(game, moves))
            game.apply(CONFIRM)
            self._boards.append(list(s[BOARDS : BOARDS + SIZE]))
            points = s[POINTS : POINTS + CATEGORIES]
            self._points.append(sum(points) - sum(before[POINTS : POINTS + CATEGORIES]))
            self._entered.append(sum(1 << k for k in range(CATEGORIES) if points[k]))
            s[:] = before

    def _arrays(self, which: list[int]) -> tuple[Any, Any, Any]:
        boards = np.array([self._boards[k] for k in which], np.int64)
        points = np.array([self._points[k] for k in which], float)
        return boards, points, np.array([self._entered[k] for k in which], np.int64)

    def values(self) -> Any:
        """Return what the tables say of all turns, in points."""
        judge = self.judge
        found = np.zeros(len(self.moves))
        plays.values(
            judge.tables, judge.units, judge.rests, judge.more, judge.s,
            *self._arrays(list(range(len(found)))), self.r, self._unseen, judge.answers,
            judge.work[1], found,
        )  # fmt: skip
        return found

    def outs(self, which: list[int], count: int, luck: Any) -> list[list[float]]:
        """Return the points of play-outs by a master, a row for each turn, with the same decks."""
        judge = self.judge
        left = np.tile(np.array(self._left), (count, 1))
        decks = np.zeros((count, 18), np.int64)
        decks[:, : self.r] = self._played
        decks[:, self.r :] = luck.permuted(left, axis=1)
        found = np.zeros((len(which), count))
        plays.outs_of(
            judge.tables, judge.units, judge.s, *self._arrays(which), self.r, decks, judge.how,
            judge.ahead, *judge.work, found,
        )  # fmt: skip
        return [[float(x) for x in row] for row in found]


def _every(game: Hashi) -> Iterator[tuple[int, ...]]:
    """Yield a turn for each board that a round can come to, without CONFIRM; the game stays."""
    out = game.moves_buffer()
    before = bytes(game.state)
    left: list[tuple[tuple[int, ...], bytes]] = [((), before)]
    while left:
        moves, state = left.pop()
        game.state[:] = state
        if game.phase() == SETTLE:
            yield moves
            continue
        # In one order alone: bridges ascend.
        for move in [m for m in out[: game.legal(out)] if len(moves) < 2 or m >= moves[-1]]:
            game.state[:] = state
            game.apply(move)
            left.append(((*moves, move), bytes(game.state)))
    game.state[:] = before


def states(side: int, seed: int) -> Iterator[bytes]:
    """Yield observations as rounds begin, of a game of a level: the levels by seeds in turns."""
    game, seen = Hashi(), Hashi()
    game.reset(seed, bytes([1, side]))
    luck = bytearray(4)
    rng.seed(luck, seed)
    policy = ai.make(LEVELS[seed % len(LEVELS)], game, luck)
    is_new = False
    while game.round() < ROUNDS:
        if is_new:
            game.observe(0, seen.state)
            yield bytes(seen.state)
        is_new = game.apply(ai.choose(policy, game, seen))
