"""Learning as a series of shares: the work of a share depends on its number alone.

In each step every share starts from the same tables and plays games of its own; the tables of the
next step are the mean of theirs. So any number of processes or machines comes to the same tables.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from engine.hashi.ai.master import Master
from engine.hashi.rules import Hashi
from engine.hashi.state import DECK
from host_sim.games import LEVELS
from host_sim.lab.tournament.spread import answers
from host_sim.lab.train import store
from host_sim.lab.train.board import ENTRIES, FLAG, ROUNDS, SIZE, side_table
from host_sim.lab.train.boards import Made, made
from host_sim.lab.train.core import ROW, Round, count_cards, load, worth
from host_sim.lab.train.games import new_path, play, train
from host_sim.lab.train.tables import AROUND, BARE
from host_sim.lab.train.turn import scratch

_HOPE = 44.0  # value of an unknown board: high enough to be tried
_QUICK = np.tile((3, 1, 5, 1), (ROUNDS, 1))  # how most games are played, see games.play
_RATE = 1.2  # what share of an error is learned
_FALL = 150_000  # games: then it falls
_COHERENT = 508_000  # games: from then on each entry learns as far as its errors agree
_MASTER = 1_000_000  # games: then they are played nearly as by a master, with a look ahead at fewer
# cards, and the sums of errors restart
_NEARLY = np.tile((4, 2, 6, 3), (ROUNDS, 1)), np.tile((3, 2, 1, 3, 1, 2), (ROUNDS, 1))
_AGREED = 0.3  # what share of an error is learned then where all have agreed
_LATE_AGREED = 0.15  # once a master plays
_DECAY = 0.5  # what share of an error is passed to the round before
_LATE_DECAY = 0.8  # once a master plays, whose results the values are to hold
_MEAN = 20  # steps whose tables are averaged then
_EXPLORE = 0.04  # of games begin anywhere
_BEGUN = _MASTER
_MAKERS = (*LEVELS, "random")  # a share's games begin at boards of theirs, too
_SAME = 16  # steps that begin at the same boards
_MADE = 1 << 28  # the first seed of their games; what is measured has lower ones


@dataclass(frozen=True)
class Plan:
    """What is learned: all that any process needs to do a share of it."""

    side: int
    seed: int
    games: int  # in all
    shares: int  # learners a step
    block: int = 2000  # games of a share
    begin: str = ""  # a file of tables to go on from, which counts as _BEGUN games
    made: int = 12  # games that each level plays for boards to begin at, in a share of _SAME steps

    @property
    def steps(self) -> int:
        """Return how many steps it takes."""
        return max(1, (self.games - self.done(0)) // (self.shares * self.block))

    def done(self, step: int) -> int:
        """Return after how many games a step begins."""
        return (_BEGUN if self.begin else 0) + step * self.shares * self.block

    def rate(self, step: int) -> float:
        """Return what share of an error is learned in a step."""
        if self.is_master(step):
            return _LATE_AGREED
        if self.is_coherent(step):
            return _AGREED
        return float(_RATE * (_FALL / max(_FALL, self.done(step))) ** 1.5)

    def is_coherent(self, step: int) -> bool:
        """Return True if in a step each entry learns as far as its errors agree."""
        return self.done(step) >= _COHERENT

    def is_master(self, step: int) -> bool:
        """Return True if in a step games are played as by a master."""
        return self.done(step) >= _MASTER

    def masters(self, step: int) -> int:
        """Return how many steps until `step`, itself included, are played as by a master."""
        return sum(self.is_master(k) for k in range(step + 1))


def share(plan: Plan, known: Any, step: int, number: int) -> tuple[Any, float]:
    """Learn from one share's games of a step; return what it knows and the mean of the points."""
    s = side_table(plan.side)
    known = known.copy()
    series = plan.seed * 1_000_003 + step * plan.shares + number
    begun = _begun(plan, step // _SAME, number)
    how = ahead = _QUICK
    decay = _DECAY
    if plan.is_master(step):
        how, ahead = _NEARLY
        decay = _LATE_DECAY
        if not plan.is_master(step - 1):
            known[1:3] = 0
    mean = train(
        known, s, plan.block, begun, series % (1 << 32), plan.rate(step), plan.is_coherent(step),
        decay, _EXPLORE, how, ahead, *scratches(how, ahead),
    )  # fmt: skip
    return known, float(mean)


@lru_cache(4)
def _begun(plan: Plan, group: int, number: int) -> Made:
    """Return the boards at which a share's games begin in a group of steps."""
    series = plan.seed * 1_000_003 + group * plan.shares + number
    seed = _MADE + series * plan.made % ((1 << 32) - _MADE)
    return made(plan.side, _MAKERS, seed, plan.made)


class Learning:
    """Tables that learn, and how far they are; kept in a file from which it goes on."""

    def __init__(self, plan: Plan, path: Path) -> None:
        """Raises ValueError, one sentence, if the file is of another plan or not to be read."""
        self.plan = plan
        self.path = path
        self.step = 0
        self.curve: list[tuple[int, float]] = []  # games, mean of the points in the step's games
        # the tables, and the sums of their errors and of the amounts of these, see games.learn; the
        # mean of the tables of the last steps, in which the luck of single games cancels out
        self.known = np.zeros((4, ROUNDS, int(side_table(plan.side)[ENTRIES])))
        self.known[0, :, BARE:AROUND] = _HOPE
        if plan.begin:
            self._begin(Path(plan.begin))
        if path.exists():
            self._resume()

    @property
    def tables(self) -> Any:
        """Return what has been learned, a row a round."""
        return self.known[3 if self.step and self.plan.is_master(self.step - 1) else 0]

    def _begin(self, path: Path) -> None:
        """Take the tables of a file; round 0 has none there."""
        try:
            tables, units, left_out, _ = store.load(path)
        except (ValueError, IndexError) as error:
            raise ValueError(f"{path} cannot be read ({error})") from None
        if tables.shape != self.known.shape[1:]:
            raise ValueError(f"{path} has no tables of this side")
        self.known[0, 1:] = (tables / units[:, None])[1:]
        self.known[0, 1:, BARE:AROUND] += (left_out / units)[1:, None]

    def _resume(self) -> None:
        try:
            with np.load(self.path) as kept:
                told = json.loads(str(kept["told"]))
                known = kept["known"]
        except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
            raise ValueError(f"{self.path} cannot be read ({error}); remove it") from None
        plan = {**told["plan"], "games": self.plan.games}  # that alone may be changed
        if plan != asdict(self.plan) or known.shape != self.known.shape:
            raise ValueError(f"{self.path} is of another plan: {told['plan']}; remove it or --out")
        self.step = told["step"]
        self.curve = [(games, mean) for games, mean in told["curve"]]
        self.known = known

    def keep(self) -> None:
        """Save everything; a stop at any moment leaves the old file or the new one."""
        told = {"plan": asdict(self.plan), "step": self.step, "curve": self.curve}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        aside = self.path.with_suffix(".new.npz")
        np.savez_compressed(aside, known=self.known, told=json.dumps(told))
        aside.replace(self.path)

    def go_on(self, executor: Executor | None, show: Callable[[], None]) -> None:
        """Learn to the end, a share at a time here or all at once in executor; show() each step."""
        plan = self.plan
        while self.step < plan.steps:
            rows = [(plan, self.known, self.step, number) for number in range(plan.shares)]
            found = answers(executor, share, rows) if executor else [share(*row) for row in rows]
            self.known = np.mean([known for known, _ in found], axis=0)
            n = plan.masters(self.step)
            if n:
                self.known[3] += (self.known[0] - self.known[3]) / min(n, _MEAN)
            self.step += 1
            mean = float(np.mean([mean for _, mean in found]))
            self.curve.append((plan.done(self.step), round(mean, 3)))
            show()


def stages() -> tuple[Any, Any]:
    """Return how a master finds and compares ends in each round, see games.play."""
    rows = [
        [stage[1:] for stage in Master.STAGES if stage[0] <= max(1, r)][-1] for r in range(ROUNDS)
    ]
    return np.array([how for how, _ in rows]), np.array([ahead for _, ahead in rows])


def scratches(how: Any, ahead: Any) -> tuple[Any, Any]:
    """Return the arrays that such games are played in."""
    return scratch(how[:, 1].max(), how[:, 3].max()), scratch(ahead[:, 2].max())


def decks(side: int, first: int, games: int) -> Any:
    """Return the decks of the engine's solo games with the seeds first, first + 1, ..."""
    game = Hashi()
    rows = []
    for seed in range(first, first + games):
        game.reset(seed, bytes([1, side]))
        rows.append(list(game.state[DECK : DECK + 18]))
    return np.array(rows, np.int64)


def starts(tables: Any, side: int) -> tuple[int, int]:
    """Return the best and the worst first move by round 0's table."""
    s = side_table(side)
    p, f = scratch(1)[:2]
    cards = np.zeros(7, np.int64)
    count_cards((1 << 18) - 1, cards)
    now = Round(tables[0], 1.0, cards, np.zeros(2, np.int64))
    found = []
    for move in range(36):
        if s[FLAG + move % 18] == 0:
            p[:SIZE] = 0
            p[move % 18] = 3 + move // 18
            load(p, f, s, now)
            found.append((worth(p, f, s, now), move))
    return max(found)[1], min(found)[1]


def visits(tables: Any, side: int, games: int, seed: int) -> Any:
    """Return how often the boards of so many games visited each entry."""
    s = side_table(side)
    how = np.tile((4, 2, 6, 1), (ROUNDS, 1))
    work = scratch(2)
    found = np.zeros(tables.shape, np.int64)
    row = np.zeros((ROUNDS + 1, ROW), np.int64)
    gain = np.zeros(ROUNDS + 1)
    path = new_path()
    units = np.ones(ROUNDS)
    for deck in decks(side, seed, games):
        play(tables, units, s, deck, -1, how, how, work, work, row, gain, path)
        for r in range(ROUNDS):
            np.add.at(found[r], row[r, : row[r, -1]], 1)
    return found
