"""`python -m host_sim tournament`: computer players meet in many games; who wins how often.

A game's result depends only on the plan and its number (match.py), so any number of processes, here
or on a cluster, gives the same table.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import inspect
import json
import sys
import time
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import NoReturn

from engine import catalog
from engine.game import Game
from host_sim.games import LEVELS, games
from host_sim.lab import GENERIC, SEEDS, policies_of, policy_for, trace
from host_sim.lab.tournament.elo import CONFIDENCE, elo
from host_sim.lab.tournament.log import Log, LogLost
from host_sim.lab.tournament.match import PATIENCE, Plan, Result
from host_sim.lab.tournament.spread import Task, WorkerLost, cores, results
from host_sim.lab.tournament.tally import Tally, mean_interval, report, wilson


class Progress:
    """A progress bar with the time left, on a terminal's last line."""

    def __init__(self, games: int, known: int) -> None:
        self.games = games
        self.done = self.known = known  # games from the log took no time
        self.start = time.monotonic()

    def step(self) -> None:
        """Count a game that has ended."""
        self.done += 1
        if not sys.stderr.isatty():
            return
        spent = time.monotonic() - self.start
        left = spent / (self.done - self.known) * (self.games - self.done)
        filled = 30 * self.done // self.games
        bar = "#" * filled + "." * (30 - filled)
        end = "\n" if self.done == self.games else ""
        shown = f"\r[{bar}] {self.done}/{self.games}, {clock(left)} left \b"
        print(shown, end=end, file=sys.stderr, flush=True)


def clock(seconds: float) -> str:
    """Return a time as hours, minutes and seconds."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}"


def run(
    plans: list[Plan], games: int, jobs: int, cluster: str = "", log: Log | None = None
) -> tuple[list[tuple[Plan, list[Result]]], int]:
    """Play so many games of each plan; return the results in order, and the exit status.

    Games in the log are not played again. Ctrl-C ends it early, 130; so do a worker that dies and a
    log that cannot be written, 1.
    """
    log = log or Log(None)
    known: dict[Task, Result] = {}
    left: list[Task] = []
    for plan in plans:
        for index in range(games):
            result = log.find(plan, index)
            if result:
                known[plan, index] = result
            else:
                left.append((plan, index))
    progress = Progress(games * len(plans), len(known))
    status = 0
    try:
        jobs = max(1, min(jobs, len(left)))
        with contextlib.closing(results(left, jobs, cluster)) as played:
            for task, result in played:
                known[task] = result
                log.add(*task, result)
                progress.step()
    except (KeyboardInterrupt, WorkerLost, LogLost) as stop:
        status = 130 if isinstance(stop, KeyboardInterrupt) else 1
        why = f"\n{stop}; stopped" if str(stop) else "\nstopped"
        print(f"{why} after {len(known)} of {progress.games} games", file=sys.stderr)
    return [
        (plan, [known[plan, index] for index in range(games) if (plan, index) in known])
        for plan in plans
    ], status


def _print(plan: Plan, tally: Tally) -> None:
    n = tally.games
    how = "solo games" if plan.solo else "games"
    print(f"{plan.game}: {n} {how} from seed {plan.seed}, {tally.ties} ties")
    means: dict[str, list[float]] = {}
    for name, mean in zip(plan.policies, tally.mean_scores(), strict=bool(tally.scores)):
        means.setdefault(name, []).append(mean)
    if len(means) == 1 and len(plan.policies) > 1:  # who meets only itself wins for certain
        name = plan.policies[0]
        means_of = ", ".join(f"{mean:.2f}" for mean in means[name])
        print(f"  {name:12} against itself; mean scores {means_of}")
    for name, won in tally.wins.items() if len(tally.wins) > 1 or len(plan.policies) == 1 else ():
        low, high = wilson(won, n)
        rate = won / n if n else 0.0
        of_name = means.get(name, [0.0])
        print(
            f"  {name:12} {won:5} wins  {rate:6.1%}  ({CONFIDENCE}: {low:.1%} to {high:.1%})"
            f"  mean score {sum(of_name) / len(of_name):.2f}"
        )
    if tally.margins:
        low, high = mean_interval(tally.margins)
        margin = sum(tally.margins) / len(tally.margins)
        name = plan.policies[0]
        whose = f"{name}'s best seat" if plan.policies.count(name) > 1 else name
        print(
            f"  mean margin of {whose} over the best other: {margin:+.2f}"
            f" ({CONFIDENCE}: {low:+.2f} to {high:+.2f})"
        )
    for name, lost in tally.failed.items():
        print(f"  {name} broke down in {lost} of them, which it lost")
    print(f"  {tally.seconds / n if n else 0.0:.2f} seconds a game")


def _print_elo(found: dict[str, tuple[float, float]]) -> None:
    print(f"Elo over all of these games, the mean of all being 0 ({CONFIDENCE}):")
    for name, (value, half) in sorted(found.items(), key=lambda row: -row[1][0]):
        low, high = round(value - half), round(value + half)
        print(f"  {name:12} {round(value):+6}  ({low:+} to {high:+})")


def _show(played: list[tuple[Plan, list[Result]]], as_json: bool) -> None:
    if not as_json:
        played = [(plan, ended) for plan, ended in played if ended]
    tallies = []
    for plan, ended in played:
        tally = Tally(plan.policies)
        for result in ended:
            tally.add(result)
        tallies.append((plan, tally))
    found = elo(played)
    if not as_json:
        for plan, tally in tallies:
            _print(plan, tally)
        if len(found) > 1:
            _print_elo(found)
        return
    reports = [report(plan, tally) for plan, tally in tallies]
    shown = {"pairs": reports} if len(reports) > 1 else reports[0]
    rated = {name: [value - half, value, value + half] for name, (value, half) in found.items()}
    print(json.dumps({**shown, "elo": rated}))


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise ValueError(message)


def _parser(game: str | None) -> argparse.ArgumentParser:
    parser = _Parser(
        prog="python -m host_sim tournament",
        description="Let computer players play many games, seats in turn, and count who wins.",
        allow_abbrev=False,
    )
    parser.add_argument("--game", required=True, choices=games())
    parser.add_argument(
        "--policies", help="names, one a seat: hard,yardstick; all pairs of the levels if left out"
    )
    parser.add_argument(
        "--round-robin",
        action="store_true",
        help="every two of the policies meet: at a table of two, or two and two at one of four",
    )
    parser.add_argument("--games", type=_number(1, 1000000), default=100, help="of each table")
    parser.add_argument(
        "--jobs", type=_number(1, 256), default=cores(), help="processes; all cores if left out"
    )
    parser.add_argument(
        "--dask", default="", metavar="ADDRESS", help="play on this Dask scheduler's workers"
    )
    parser.add_argument("--seed", type=_number(0, SEEDS - 1), default=1)
    parser.add_argument("--players", type=_number(1, 8), help="1: every policy plays alone")
    parser.add_argument(
        "--log",
        type=Path,
        metavar="FILE",
        help="a line for each game; those in it are not played",
    )
    parser.add_argument(
        "--patience",
        type=_number(1, 1000000),
        default=PATIENCE,
        metavar="S",
        help=f"seconds to decide, after which a policy loses the game ({PATIENCE:g})",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    if game and game in games():
        trace.module(game).add_arguments(parser)
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


def _levels(game: Game) -> tuple[str, ...]:
    """Return the computer players of a guest, as its info.py names them."""
    root = Path(inspect.getfile(type(game))).parents[2]
    info = root / "firmware/games" / game.NAME / "info.py"
    for node in ast.parse(info.read_text(encoding="utf-8")).body if info.is_file() else ():
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "LEVELS":
            return tuple(dict.fromkeys(ast.literal_eval(node.value)))
    return GENERIC


def _plans(args: argparse.Namespace) -> list[Plan]:
    game = catalog.make(args.game)
    if args.policies is None:
        args.round_robin = True
        known = policies_of(game)
        policies = tuple(name for name in LEVELS if name in known) or _levels(game)
    else:
        policies = tuple(name.strip() for name in args.policies.split(","))
    for name in policies:
        policy_for(name, game, 0, 0)
    fewest, most = game.PLAYERS
    solo = 1 in (args.players, most) or (len(policies) == 1 and not args.round_robin)
    if args.round_robin and not solo:
        if len(policies) == 1 and args.policies is None:
            raise ValueError(
                f"{args.game} has one computer player alone, {policies[0]}: say --policies"
                f" {policies[0]},random"
            )
        if len(set(policies)) < 2 or len(set(policies)) < len(policies):
            raise ValueError("a round-robin takes two different policies or more")
        seats = 2 if fewest <= 2 <= most else 4
        tables = [pair * (seats // 2) for pair in combinations(policies, 2)]
    else:
        seats = 1 if solo else len(policies)
        tables = [policies]
    if args.players not in (None, seats):
        raise ValueError(f"{args.players} players, but seats for {seats}")
    if not fewest <= seats <= most:
        few = f"{fewest} to {most}" if fewest < most else f"{fewest}"
        raise ValueError(f"{args.game} is for {few} players, not {seats}")
    args.players = seats
    traces = trace.module(args.game)
    options = traces.options(args)
    game.reset(args.seed, options)
    patience = args.patience
    return [Plan(args.game, table, args.seed, options, solo, patience) for table in tables]


def main(argv: list[str]) -> int:
    """Run the command; return its exit status.

    0; 1 if a policy broke down in some games, or a worker died; 2 for bad input; 130 after Ctrl-C.
    """
    first = argparse.ArgumentParser(add_help=False, exit_on_error=False, allow_abbrev=False)
    first.add_argument("--game")
    game = None
    with contextlib.suppress(argparse.ArgumentError):
        game = first.parse_known_args(argv)[0].game
    try:
        args = _parser(game).parse_args(argv)
        plans = _plans(args)
        with Log(args.log) as log:
            played, status = run(plans, args.games, args.jobs, args.dask, log)
    except ValueError as error:
        print(f"host_sim tournament: {error}", file=sys.stderr)
        return 2
    failed: dict[str, Result] = {}  # the first of each policy
    for _, ended in played:
        for result in ended:
            if result.failed:
                failed.setdefault(result.failed, result)
    for name, result in failed.items():
        game = result.records[0].hex()
        print(f"{name} broke down: {result.error}; the game until then: {game}", file=sys.stderr)
    _show(played, args.json)
    return status or (1 if failed else 0)
