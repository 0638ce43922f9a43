"""One game between computer players: its result depends only on the plan and its number.

Game i has the seed S + i, and the players move one seat on with every game. play() is pure, and its
argument and result are plain values, so it can run in any process on any machine. Only the limit
for a player that never answers is a time; there is none on Windows and in a cluster's threads.
"""

from __future__ import annotations

import signal
import threading
import time
from dataclasses import dataclass
from types import FrameType
from typing import Any

from engine import ai, catalog, record
from engine.game import OVER
from engine.session import Session
from host_sim.lab import SEEDS, policy_for

PATIENCE = 300.0  # seconds
_alone = threading.Lock()  # games share buffers, and a cluster's workers may have threads


@dataclass(frozen=True)
class Plan:
    """Who plays what: all that play() needs beside a game's number. policies: a name for each seat.

    patience: seconds that a policy may take to decide; a longer one loses the game.
    """

    game: str
    policies: tuple[str, ...]
    seed: int
    options: bytes = b""
    solo: bool = False  # every policy plays each game alone, and the scores are compared
    patience: float = PATIENCE


@dataclass(frozen=True)
class Result:
    """One game: scores in the order of the plan's policies, and the name of every winner.

    records: to replay the game (engine/record.py); one, or one for each policy in a solo game.
    failed, error: the policy that broke the rules or raised an error, and the message. Such a game
    has no scores, and all others win it.
    """

    scores: tuple[int, ...]
    winners: tuple[str, ...]
    seconds: float
    records: tuple[bytes, ...] = ()
    failed: str = ""
    error: str = ""


class NoAnswer(Exception):
    """A computer player has not answered."""


class Patience:
    """A limit for each decision of a game: raises NoAnswer in the midst of a longer one."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._is_possible = (
            hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
        )

    def restart(self, seconds: float | None = None) -> None:
        """Begin the time of the next decision; 0: until the next call there is no limit."""
        if self._is_possible:
            seconds = self._seconds if seconds is None else seconds
            signal.setitimer(signal.ITIMER_REAL, seconds, seconds)

    def _end(self, number: int, frame: FrameType | None) -> None:
        raise NoAnswer(f"none within {self._seconds:g} s")

    def __enter__(self) -> Patience:
        self._start = time.monotonic()
        if self._is_possible:
            self._handler: Any = signal.signal(signal.SIGALRM, self._end)
            self._timer = signal.setitimer(signal.ITIMER_REAL, 0)  # of somebody else
        return self

    def __exit__(self, *error: object) -> None:
        if self._is_possible:
            self.restart(0)
            signal.signal(signal.SIGALRM, self._handler)
            left, again = self._timer
            if left:
                left = max(0.001, left - (time.monotonic() - self._start))
                signal.setitimer(signal.ITIMER_REAL, left, again)


class Failure(Exception):
    """A computer player broke the rules or raised an error."""

    def __init__(self, name: str, session: Session, error: Exception) -> None:
        super().__init__(f"{type(error).__name__}: {error}")
        self.name = name
        self.session = session


def play(plan: Plan, index: int) -> Result:
    """Play game number index of the plan."""
    with _alone:
        return _play(plan, index)


def _play(plan: Plan, index: int) -> Result:
    start = time.perf_counter()
    n = len(plan.policies)
    seed = (plan.seed + index) % SEEDS
    try:
        if plan.solo:
            sessions = [_run(plan, seed, (name,)) for name in plan.policies]
            scores = [session.game.score(0) for session in sessions]
            won = [
                name
                for name, score in zip(plan.policies, scores, strict=True)
                if score == max(scores)
            ]
        else:
            # In game `index` seat s belongs to policy s + index.
            order = [(seat + index) % n for seat in range(n)]
            sessions = [_run(plan, seed, tuple(plan.policies[at] for at in order))]
            game = sessions[0].game
            scores = [game.score(order.index(at)) for at in range(n)]
            won = [plan.policies[order[seat]] for seat in game.winners()]
    except Failure as failure:
        return Result(
            (),
            tuple(sorted(name for name in plan.policies if name != failure.name)),
            time.perf_counter() - start,
            (record.encode(failure.session),),
            failure.name,
            str(failure),
        )
    return Result(
        tuple(scores),
        tuple(sorted(won)),
        time.perf_counter() - start,
        tuple(record.encode(session) for session in sessions),
    )


def _run(plan: Plan, seed: int, names: tuple[str, ...]) -> Session:
    game = catalog.make(plan.game)
    seen = catalog.make(plan.game)
    session = Session(game, seed, plan.options)
    players = [policy_for(name, game, seed, seat) for seat, name in enumerate(names)]
    with Patience(plan.patience) as patience:
        while game.player() != OVER:
            seat = game.player()
            try:
                patience.restart()
                move = ai.choose(players[seat], game, seen)
                patience.restart(0)
                session.play(move)
            except Exception as error:
                patience.restart(0)
                raise Failure(names[seat], session, error) from error
    return session
