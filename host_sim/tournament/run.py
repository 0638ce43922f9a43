"""`python -m host_sim tournament`: computer players meet in many games; who wins how often.

Game i has the seed S + i, and the players move one seat on with every game, so what a game gives
depends on its number alone: any number of processes comes to the same result.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import importlib.util
import json
import multiprocessing
import signal
import sys
import time
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from types import ModuleType
from typing import NoReturn

from engine import ai, catalog, rng
from engine.game import OVER, Game
from engine.session import Session
from host_sim.tournament.intervals import mean_interval, wilson

SEEDS = 1 << 32


@dataclass(frozen=True)
class Plan:
    """What is played: enough to play any one game of it, in any process."""

    game: str
    policies: tuple[str, ...]
    seed: int
    options: bytes = b""
    solo: bool = False  # every policy plays each game alone, and the scores are compared


@dataclass(frozen=True)
class Result:
    """One game: scores in the order of the policies named, and the name of every winner."""

    scores: tuple[int, ...]
    winners: tuple[str, ...]
    seconds: float


@dataclass
class Tally:
    """The sum of the games so far."""

    policies: tuple[str, ...]
    games: int = 0
    ties: int = 0
    wins: dict[str, int] = field(default_factory=dict)
    scores: list[list[int]] = field(default_factory=list)
    margins: list[int] = field(default_factory=list)
    seconds: float = 0.0

    def __post_init__(self) -> None:
        self.wins = dict.fromkeys(self.policies, 0)

    def add(self, result: Result) -> None:
        self.games += 1
        self.seconds += result.seconds
        self.scores.append(list(result.scores))
        alone = len(result.winners) == 1 or len(self.wins) > 1
        if alone and len(set(result.winners)) == 1:  # seats of one name may share a win
            self.wins[result.winners[0]] += 1
        else:
            self.ties += 1
        rivals = [
            score
            for name, score in zip(self.policies, result.scores, strict=True)
            if name != self.policies[0]
        ]
        if rivals:
            self.margins.append(result.scores[0] - max(rivals))


def play(plan: Plan, index: int) -> Result:
    """Play game number index of the plan."""
    start = time.perf_counter()
    n = len(plan.policies)
    seed = (plan.seed + index) % SEEDS
    if plan.solo:
        scores = tuple(_run(plan, seed, (name,)).score(0) for name in plan.policies)
        best = max(scores)
        won = [name for name, score in zip(plan.policies, scores, strict=True) if score == best]
    else:
        # Seat s is taken by the policy that stands turn places further on.
        order = [(seat + index) % n for seat in range(n)]
        game = _run(plan, seed, tuple(plan.policies[at] for at in order))
        by_policy = {at: game.score(seat) for seat, at in enumerate(order)}
        scores = tuple(by_policy[at] for at in range(n))
        won = [plan.policies[order[seat]] for seat in game.winners()]
    return Result(scores, tuple(sorted(won)), time.perf_counter() - start)


def _run(plan: Plan, seed: int, names: tuple[str, ...]) -> Game:
    game = catalog.make(plan.game)
    seen = catalog.make(plan.game)
    session = Session(game, seed, plan.options)
    players = []
    for seat, name in enumerate(names):
        r = bytearray(4)
        rng.seed(r, (seed * 31 + seat * 1000003 + 1) % SEEDS)
        players.append(ai.make(name, game, r))
    while game.player() != OVER:
        session.play(ai.choose(players[game.player()], game, seen))
    return game


def _shard(task: tuple[Plan, int]) -> Result:
    return play(*task)


def results(plan: Plan, games: int, jobs: int) -> Generator[Result, None, None]:
    """Give the results of games 0 to games - 1, in this order, from so many processes."""
    tasks = [(plan, index) for index in range(games)]
    if jobs == 1:
        yield from map(_shard, tasks)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(jobs, games), initializer=_leave_interrupts) as pool:
        yield from pool.imap(_shard, tasks)


def _leave_interrupts() -> None:
    """Ctrl-C is for the parent, which prints what is done and ends the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def report(plan: Plan, tally: Tally) -> dict[str, object]:
    """Return what --json prints."""
    n = tally.games
    means = [sum(column) / n for column in zip(*tally.scores, strict=True)] if n else []
    found: dict[str, object] = {
        "game": plan.game,
        "games": n,
        "policies": list(plan.policies),
        "wins": tally.wins,
        "ties": tally.ties,
        "win_rate": {name: won / n if n else 0.0 for name, won in tally.wins.items()},
        "win_interval": {name: list(wilson(won, n)) for name, won in tally.wins.items()},
        "mean_scores": means,
        "seed": plan.seed,
        "solo": plan.solo,
        "seconds_a_game": tally.seconds / n if n else 0.0,
    }
    if tally.margins:
        found["mean_margin"] = sum(tally.margins) / n
        found["margin_interval"] = list(mean_interval(tally.margins))
    return found


def _print(plan: Plan, tally: Tally) -> None:
    n = tally.games
    how = "solo games" if plan.solo else "games"
    print(f"{plan.game}: {n} {how} from seed {plan.seed}, {tally.ties} ties")
    means: dict[str, list[float]] = {}
    for at, name in enumerate(plan.policies):
        means.setdefault(name, []).append(sum(row[at] for row in tally.scores) / n if n else 0.0)
    for name, won in tally.wins.items():
        low, high = wilson(won, n)
        mean = sum(means[name]) / len(means[name])
        rate = won / n if n else 0.0
        print(
            f"  {name:12} {won:5} wins  {rate:6.1%}  "
            f"(95 %: {low:.1%} to {high:.1%})  mean score {mean:.2f}"
        )
    if tally.margins:
        low, high = mean_interval(tally.margins)
        margin = sum(tally.margins) / n
        print(
            f"  mean margin of {plan.policies[0]}: {margin:+.2f} (95 %: {low:+.2f} to {high:+.2f})"
        )
    print(f"  {tally.seconds / n if n else 0.0:.2f} seconds a game")


def _progress(done: int, games: int) -> None:
    if sys.stderr.isatty():
        filled = 30 * done // games
        bar = "#" * filled + "." * (30 - filled)
        end = "\n" if done == games else ""
        print(f"\r[{bar}] {done}/{games}", end=end, file=sys.stderr, flush=True)


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise ValueError(message)


def _tracer(game: str) -> ModuleType | None:
    name = f"host_sim.trace.{game}"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def _parser(game: str | None) -> argparse.ArgumentParser:
    parser = _Parser(
        prog="python -m host_sim tournament",
        description="Let computer players play many games, seats in turn, and count who wins.",
        allow_abbrev=False,
    )
    names = [row[1] for row in catalog.GAMES]
    parser.add_argument("--game", required=True, choices=names)
    parser.add_argument("--policies", required=True, help="names, one a seat: hard,yardstick")
    parser.add_argument("--games", type=_number(1, 1000000), default=100)
    parser.add_argument("--jobs", type=_number(1, 256), default=1, help="processes")
    parser.add_argument("--seed", type=_number(0, SEEDS - 1), default=1)
    parser.add_argument("--players", type=_number(1, 8), help="1: every policy plays alone")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    if game in names and (tracer := _tracer(game)):
        tracer.add_arguments(parser)
    return parser


def _number(low: int, high: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = low - 1
        if not low <= value <= high:
            raise argparse.ArgumentTypeError(f"{text} is no number from {low} to {high}")
        return value

    return read


def _plan(args: argparse.Namespace) -> Plan:
    policies = tuple(name.strip() for name in args.policies.split(","))
    game = catalog.make(args.game)
    fewest, most = game.PLAYERS
    solo = args.players == 1 or len(policies) == 1
    seats = 1 if solo else len(policies)
    if args.players not in (None, seats):
        raise ValueError(f"{args.players} players, but {len(policies)} policies")
    if not fewest <= seats <= most:
        raise ValueError(f"{args.game} is for {fewest} to {most} players, not {seats}")
    for name in policies:
        ai.make(name, game, bytearray(b"\1\1\1\1"))
    args.players = seats
    tracer = _tracer(args.game)
    options = tracer.options(args) if tracer else b""
    game.reset(args.seed, options)
    return Plan(args.game, policies, args.seed, options, solo)


def main(argv: list[str]) -> int:
    """Run the command; return its exit status: 0, 2 for bad input, 130 after Ctrl-C."""
    first = argparse.ArgumentParser(add_help=False, exit_on_error=False, allow_abbrev=False)
    first.add_argument("--game")
    game = None
    with contextlib.suppress(argparse.ArgumentError):
        game = first.parse_known_args(argv)[0].game
    try:
        args = _parser(game).parse_args(argv)
        plan = _plan(args)
    except ValueError as error:
        print(f"host_sim tournament: {error}", file=sys.stderr)
        return 2
    tally = Tally(plan.policies)
    status = 0
    try:
        with contextlib.closing(results(plan, args.games, args.jobs)) as played:
            for result in played:
                tally.add(result)
                _progress(tally.games, args.games)
    except KeyboardInterrupt:
        status = 130
        print(f"\nstopped after {tally.games} of {args.games} games", file=sys.stderr)
    if args.json:
        print(json.dumps(report(plan, tally)))
    else:
        _print(plan, tally)
    return status
