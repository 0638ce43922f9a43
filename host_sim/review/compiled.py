"""Turns of Hashi played on in compiled code; only where numba is installed."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from engine.hashi.ai import rollout
from engine.hashi.rules import CONFIRM
from engine.hashi.state import BOARDS, CATEGORIES, DECK
from host_sim.lab.train.board import ROUNDS, SIZE
from host_sim.lab.train.calibrate import Judge
from host_sim.lab.train.playout import orders, outs
from host_sim.lab.train.rollout import rollouts


@lru_cache(None)
def _judge(side: int) -> Judge:
    return Judge(side)


class Player:
    """Plays turns on as engine/hashi/ai/rollout.py does."""

    def __init__(self, side: int) -> None:
        self.judge = _judge(side)

    def play(
        self, seen: Any, seat: int, turns: tuple[tuple[int, ...], ...], number: int
    ) -> list[int]:
        """Return what each turn is worth in deal `number`, in hundredths of a point."""
        judge = self.judge
        r = seen.round()
        deck = seen.state[DECK : DECK + r] + rollout.deal(seen, number)
        found = []
        for turn in turns:
            board, points, entered = after(seen, turn)
            if r == ROUNDS:
                found.append(100 * points)
                continue
            worths = np.zeros(1)
            rollouts(
                judge.tables, judge.units, judge.rests, judge.more, judge.s, board, float(points),
                entered, r, np.array([list(deck)]), r + rollout.AHEAD, judge.how, judge.ahead,
                judge.answers, *judge.work, worths,
            )  # fmt: skip
            found.append(round(100 * float(worths[0])))
        return found

    def differences(self, seen: Any, pair: Any, count: int) -> list[float]:
        """Return how much more the better turn of a pair brings, to the end, by deck.

        In hundredths of a point. These decks are not those of play().
        """
        judge = self.judge
        r = seen.round()
        deck = np.array([list(seen.state[DECK : DECK + r] + rollout.deal(seen, 0))])
        decks = orders(deck, r, count, np.random.default_rng(pair.number))[0]
        ends = np.zeros((2, count))
        for k, turn in enumerate((pair.own, pair.better)):
            board, points, entered = after(seen, turn)
            if r < ROUNDS:
                outs(
                    judge.tables, judge.units, judge.s, board, entered, r, decks, judge.how,
                    judge.ahead, *judge.work, ends[k],
                )  # fmt: skip
            ends[k] += points
        return [100.0 * float(n) for n in ends[1] - ends[0]]


def after(seen: Any, turn: tuple[int, ...]) -> tuple[Any, int, int]:
    """Return the board after a turn, the points entered until then, and the categories in bits."""
    before = bytes(seen.state)
    r = seen.round()
    for move in turn:
        seen.apply(move)
    board = np.array(list(seen.state[BOARDS : BOARDS + SIZE]), np.int64)
    seen.apply(CONFIRM)
    points = [seen.points(0, k) for k in range(CATEGORIES)]
    score = seen.score(0) if r == ROUNDS else sum(points)
    seen.state[:] = before
    return board, score, sum(1 << k for k in range(CATEGORIES) if points[k])
