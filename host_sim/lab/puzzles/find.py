"""Finds puzzles of Hashi.

It looks at every turn in games of all levels. Each level says what it would play, with three seeds
if it overlooks things, and the learned tables name more turns. If some turns of the levels are
clearly worse than the best turn, and the others about as good, play-outs by a master decide, with
the same decks for every turn compared: first which turn is best, then twice, each time with other
decks, by how much it is better. At last the tables are compared with play-outs of more turns of
this position; so the verdict on a person's turn uses the error of this very position.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from engine import ai, rng
from engine.hashi.ai import explain
from engine.hashi.ai.master import Master
from engine.hashi.rules import BRIDGE, CONFIRM, SKIP_BRIDGES, SKIP_NUMBER, Hashi
from engine.hashi.state import BOARDS, CATEGORIES, DECK, POINTS, ROUNDS
from host_sim.games import LEVELS
from host_sim.lab.puzzles import plays
from host_sim.lab.puzzles.store import Puzzle
from host_sim.lab.train.board import SIZE
from host_sim.lab.train.calibrate import Judge
from host_sim.lab.train.turn import scratch

GAP = 1.5  # points by which the best turn is better, at least
SURE = 3  # standard errors of that, at least
NEAR = 0.6  # points by which a turn that is about as good may be worse
LEAST = 0.5  # points by which a turn is worse that does not solve a puzzle, at least
MOST = 1.5  # and where tables would have to allow more, the position is no puzzle
_WIDE = (12, 4, 12)  # how ends are found, see plays.ends
_FEW, _MANY = 8, 32  # of them that are looked at: at first, then
_TRIES = 3  # lucks of a level that overlooks things
_FIRST, _THEN, _MORE = 120, 80, 240  # decks: quick ones at first; a master's, and if unclear more
_BESIDE = 8  # more turns that the tables are held against,
_KNOWN = 3  # which lose less by the tables
_RIVALS = 2  # of the wrong turns, those that the best one is compared with at last
_TOP = 4  # of the turns that the tables name, those tried first


class Turns:
    """Turns of one position: their boards, and what each entered."""

    def __init__(self, judge: Judge, game: Hashi) -> None:
        s = game.state
        self.judge = judge
        self.game = game
        self.r = game.round()
        self.card = game.card()
        self.played = [s[DECK + k] for k in range(self.r)]
        self.left = [card for card in range(18) if card not in self.played]
        self.unseen = sum(1 << card for card in self.left)
        self.held = sum(1 << k for k in range(CATEGORIES) if s[POINTS + k])
        self.board = np.array(list(s[BOARDS : BOARDS + SIZE]), np.int64)
        self.moves: list[tuple[int, ...]] = []
        self._boards: list[list[int]] = []
        self._points: list[float] = []
        self._entered: list[int] = []

    def add(self, moves: tuple[int, ...]) -> int:
        """Add a turn; return its index, of the first that comes to the same board."""
        after = Hashi()
        after.state[:] = self.game.state
        for move in (*moves, CONFIRM):
            after.apply(move)
        s = after.state
        board = list(s[BOARDS : BOARDS + SIZE])
        if board in self._boards:
            return self._boards.index(board)
        self.moves.append(moves)
        self._boards.append(board)
        won = sum(s[POINTS : POINTS + CATEGORIES])
        self._points.append(won - sum(self.game.state[POINTS : POINTS + CATEGORIES]))
        self._entered.append(sum(1 << k for k in range(CATEGORIES) if s[POINTS + k]))
        return len(self.moves) - 1

    def add_ends(self, w: Any, most: int = _MANY) -> None:
        """Add the turns that the tables name, at most so many."""
        judge = self.judge
        n = plays.ends(
            judge.tables, judge.units, judge.s, self.board, self.held, self.r, self.card,
            self.unseen, np.array((*_WIDE, most)), w,
        )  # fmt: skip
        for k in range(n):
            self.add(moves_between(self.board, w[8][k]))

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
            *self._arrays(list(range(len(found)))), self.r, self.unseen, judge.answers,
            judge.work[1], found,
        )  # fmt: skip
        return found

    def outs(self, which: list[int], count: int, luck: Any, is_quick: bool = False) -> Any:
        """Return the points of play-outs, a row for each turn, with the same decks for all.

        is_quick: the player chooses by the tables alone, ten times as fast as a master.
        """
        judge = self.judge
        how = judge.how.copy()
        if is_quick:
            how[:, 3] = 1
        left = np.tile(np.array(self.left), (count, 1))
        decks = np.zeros((count, 18), np.int64)
        decks[:, : self.r] = self.played
        decks[:, self.r :] = luck.permuted(left, axis=1)
        found = np.zeros((len(which), count))
        plays.outs_of(
            judge.tables, judge.units, judge.s, *self._arrays(which), self.r, decks, how,
            judge.ahead, *judge.work, found,
        )  # fmt: skip
        return found


def moves_between(before: Any, after: Any) -> tuple[int, ...]:
    """Return the moves of a round that lead from a board to another, without CONFIRM."""
    places = [i for i in range(18) if (int(before[i]) ^ int(after[i])) & 15]
    drawn: list[int] = []
    for line in range(24):
        if after[18 + line] < 3:
            drawn += [BRIDGE + line] * int(after[18 + line] - before[18 + line])
    return (*(places or [SKIP_NUMBER]), *(drawn or [SKIP_BRIDGES]))


def turn(name: str, state: bytes, seed: int) -> tuple[int, ...]:
    """Return the turn of a computer player, without CONFIRM."""
    game, seen = Hashi(), Hashi()
    game.state[:] = state
    luck = bytearray(4)
    rng.seed(luck, seed)
    policy = ai.make(name, game, luck)
    moves: list[int] = []
    while not moves or moves[-1] != CONFIRM:
        moves.append(ai.choose(policy, game, seen))
        if moves[-1] != CONFIRM:
            game.apply(moves[-1])
    return tuple(moves[:-1])


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


class Finder:
    """Looks at positions of a side."""

    def __init__(self, side: int) -> None:
        self.judge = Judge(side)
        self.side = side
        self._w = scratch(8, 64)

    def puzzle(self, state: bytes, seed: int, is_wanted: Any) -> Puzzle | None:
        """Return the puzzle of a position, if it is one.

        is_wanted(grade, round, reason): asked before the long computations.
        """
        game = Hashi()
        game.state[:] = state
        turns = Turns(self.judge, game)
        asked = [
            [turns.add(turn(name, state, seed + k)) for k in range(_TRIES)] for name in LEVELS[:-1]
        ]
        if len(turns.moves) < 2:  # nobody overlooks anything
            return None
        asked.append([turns.add(turn(LEVELS[-1], state, seed))])
        proposed = list(range(len(turns.moves)))
        turns.add_ends(self._w, _FEW)
        said = turns.values()
        lost = said.max() - said
        if not self._splits(lost, proposed):
            return None
        luck = np.random.default_rng(seed)
        top = [int(k) for k in np.argsort(lost, kind="stable")[:_TOP]]
        tried = sorted({*top, *proposed})
        outs = turns.outs(tried, _FIRST, luck, True).mean(1)
        best = tried[int(outs.argmax())]
        real = {k: float(outs.max() - x) for k, x in zip(tried, outs, strict=True)}
        wrong = [k for k in proposed if real[k] > NEAR]
        if not wrong or min(real[k] for k in wrong) < GAP - 0.5:
            return None
        grade = _grade(asked, wrong)
        reason = _reason(state, turns.moves[best])
        if not is_wanted(grade, turns.r, reason):
            return None
        turns.add_ends(self._w)
        limit = self._limit(turns, turns.values(), best, wrong, luck)
        if not limit:
            return None
        nearest = sorted(wrong, key=lambda k: real[k])[:_RIVALS]
        gaps = self._confirmed(turns, best, nearest, luck)
        if not gaps:
            return None
        there = tuple(turns.moves[k] for k in wrong)
        return Puzzle(self.side, grade, state, turns.moves[best], limit, reason, gaps, there)

    @staticmethod
    def _splits(lost: Any, proposed: list[int]) -> bool:
        """Return True if, by the tables, some turns are clearly worse and the others are not."""
        worse = [lost[k] for k in proposed if lost[k] > NEAR]
        return bool(worse) and min(worse) >= GAP - 0.3

    def _confirmed(self, turns: Turns, best: int, wrong: list[int], luck: Any) -> tuple[float, ...]:
        """Return by how much the best turn is better than every wrong one, and the error, twice.

        Returns () if that is too little or not sure.
        """
        found: list[float] = []
        for _ in range(2):
            outs = turns.outs([best, *wrong], _THEN, luck)
            nearest = 1 + int(outs[1:].mean(1).argmax())
            outs = outs[[0, nearest]]
            if _is_open(outs):
                more = turns.outs([best, wrong[nearest - 1]], _MORE - _THEN, luck)
                outs = np.concatenate([outs, more], axis=1)
            gap, error = _gap(outs)
            if gap < max(GAP, SURE * error):
                return ()
            found += [round(gap, 2), round(error, 2)]
        return tuple(found)

    def _limit(self, turns: Turns, said: Any, best: int, wrong: list[int], luck: Any) -> int:
        """Return the limit of a puzzle in tenths of a point, 0 if the tables do not hold here.

        The limit is twice the error of the tables' differences, measured by play-outs. By the
        tables, too, every wrong turn must lose more than the limit; and by play-outs, no turn
        within it may lose a point.
        """
        lost = said[best] - said
        order = [int(k) for k in np.argsort(lost, kind="stable") if k != best]
        near = [k for k in order if lost[k] < _KNOWN]
        step = max(1, len(near) // _BESIDE)
        tried = sorted({*near[::step][:_BESIDE], *(k for k in wrong if lost[k] < _KNOWN)})
        if not tried:
            return 0
        outs = turns.outs([best, *tried], _FIRST, luck, True)
        more = outs[:1] - outs[1:]
        noise = more.var(1) / more.shape[1]
        off = (more.mean(1) - lost[tried]) ** 2 - noise
        limit = max(LEAST, 2 * float(max(0.0, off.mean())) ** 0.5)
        if limit > MOST or min(lost[k] for k in wrong) < limit + 0.1:
            return 0
        for k, row in enumerate(tried):
            if lost[row] <= limit and more[k].mean() - 2 * noise[k] ** 0.5 > 1:
                return 0
        return int(np.ceil(10 * limit))


def _gap(outs: Any) -> tuple[float, float]:
    """Return by how much the first turn of two is better, and the standard error of that."""
    more = outs[0] - outs[1]
    return float(more.mean()), float(more.std()) / len(more) ** 0.5


def _is_open(outs: Any) -> bool:
    """Return True if more play-outs could decide what these do not."""
    gap, error = _gap(outs)
    is_clear = gap > GAP + error and gap > (SURE + 0.5) * error
    return not is_clear and gap > GAP - 2 * error


def _grade(asked: list[list[int]], wrong: list[int]) -> int:
    """Return 0 if medium and all stronger levels mostly find it, 1 if hard does, else 2."""
    finds = [2 * sum(k not in wrong for k in row) > len(row) for row in asked]
    if all(finds[LEVELS.index("medium") :]):
        return 0
    return 1 if finds[-1] else 2


def _reason(state: bytes, moves: tuple[int, ...]) -> tuple[int, ...]:
    """Return why the turn is good, see explain.py."""
    seen = Hashi()
    seen.state[:] = state
    policy = Master(seen, bytearray(4))
    policy.open(seen.side())
    return tuple(int(n) for n in ai.finish(explain.reason(policy, seen, 0, moves))[1:])
