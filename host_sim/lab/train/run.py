"""`python -m host_sim train`: let a computer player learn from games with itself.

It learns in build/train, goes on from there after a stop, and at the end rounds what it learned,
measures it over 1,000 games it never saw, and writes file and report beside it. With --ship the
file takes its place under engine/.
"""

from __future__ import annotations

import argparse
import contextlib
import shutil
import sys
import time
from pathlib import Path

from boards.install.ending import Parser, reason
from engine.hashi.ai import learned
from host_sim.games import ROOT
from host_sim.lab.tournament.run import clock
from host_sim.lab.tournament.spread import WorkerLost, cores, workers
from host_sim.lab.tournament.tally import mean_interval
from host_sim.lab.train import atoll, learn, measure, store
from host_sim.lab.train.learn import Learning, Plan

_KEPT = 30  # seconds between two writes
_SEEN = 3000  # games that count how often entries are visited


def main(argv: list[str]) -> int:
    """Run the command; return its exit status."""
    chooser = Parser(prog="python -m host_sim train", add_help=False)
    chooser.add_argument("--game", default="hashi")
    game, rest = chooser.parse_known_args(argv)
    if game.game == "atoll":
        return atoll.main(rest)
    args = _parser().parse_args(argv)
    if args.game != "hashi":
        sorry = f"there is nothing to learn for {args.game!r}, only hashi and atoll"
        print(f"train: {sorry}", file=sys.stderr)
        return 2
    if args.side not in ("A", "B"):
        print(f"train: --side takes A or B, not {args.side!r}", file=sys.stderr)
        return 2
    side = "AB".index(args.side)
    plan = Plan(side, args.seed, args.games, args.shares, args.block, str(args.begin or ""))
    out = args.out or ROOT / "build" / "train"
    try:
        out.mkdir(parents=True, exist_ok=True)
        learning = Learning(plan, out / f"hashi_{args.side}.npz")
        if not _learn(learning, args.jobs or cores(), args.dask):
            return 130
        path = _finish(learning, out)
    except ValueError as error:
        print(f"train: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"train: {reason(error)}", file=sys.stderr)
        return 2
    except WorkerLost as error:
        print(f"\ntrain: {error}; the same command goes on", file=sys.stderr)
        return 1
    except KeyboardInterrupt:  # before or after learning
        print("\nstopped; the same command goes on", file=sys.stderr)
        return 130
    if args.ship:
        shutil.copyfile(path, ROOT / learned.PATHS[side])
    return 0


def _parser() -> Parser:
    parser = Parser(prog="python -m host_sim train")
    parser.add_argument("--game", default="hashi")
    parser.add_argument("--side", default="A", help="A or B")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=_positive, default=1_100_000, help="to learn from")
    parser.add_argument("--shares", type=_positive, default=2, help="learners whose mean goes on")
    parser.add_argument(
        "--block", type=_positive, default=2000, help="games of a share before that"
    )
    parser.add_argument("--begin", type=Path, help="a file of tables to go on from")
    parser.add_argument("--jobs", type=_positive, help="processes (one a core)")
    parser.add_argument("--dask", default="", metavar="ADDRESS", help="of a Dask scheduler")
    parser.add_argument("--out", type=Path, help="folder to learn in (build/train)")
    parser.add_argument("--ship", action="store_true", help="put the file under engine/")
    return parser


def _positive(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError(f"{value} is less than 1")
    return value


def _learn(learning: Learning, jobs: int, cluster: str) -> bool:
    """Learn to the end; return False if Ctrl-C came first."""
    show = _Shown(learning)
    with contextlib.ExitStack() as stack:
        executor = None
        if cluster or (jobs > 1 and learning.plan.shares > 1):
            executor = stack.enter_context(workers(jobs, cluster, learn.share))
        try:
            learning.go_on(executor, show)
        except KeyboardInterrupt:
            learning.keep()
            done = learning.plan.done(learning.step)
            print(f"\nstopped after {done:,} games; the same command goes on", file=sys.stderr)
            return False
        except WorkerLost:
            learning.keep()
            raise
    learning.keep()
    return True


class _Shown:
    """The progress on a terminal's last line, and the file written now and then."""

    def __init__(self, learning: Learning) -> None:
        self.learning = learning
        self.first = learning.step
        self.start = self.written = time.monotonic()

    def __call__(self) -> None:
        learning = self.learning
        now = time.monotonic()
        if now - self.written > _KEPT:
            learning.keep()
            self.written = now
        if not sys.stderr.isatty():
            return
        steps = learning.plan.steps
        left = (now - self.start) / (learning.step - self.first) * (steps - learning.step)
        filled = 30 * learning.step // steps
        games, mean = learning.curve[-1]
        bar = "#" * filled + "." * (30 - filled)
        end = "\n" if learning.step == steps else ""
        text = f"\r[{bar}] {games:,} games, {mean:.1f} points, {clock(left)} left \b"
        print(text, end=end, file=sys.stderr, flush=True)


def _finish(learning: Learning, out: Path) -> Path:
    """Round, measure and write what was learned; print the report. Return the file's path."""
    print("rounding, and measuring over 1,000 games...", file=sys.stderr)
    plan = learning.plan
    tables = learning.tables
    letter = "AB"[plan.side]
    known = learn.visits(tables, plan.side, _SEEN, 1 << 24)
    found = store.rounded(tables[1:], known[1:])
    games = learning.curve[-1][0]
    origin = f"Hashi, side {letter}, seed {plan.seed}, {games:,} games"
    path = out / f"master_{letter.lower()}.bin"
    first = learn.starts(tables, plan.side)
    store.write(path, origin, first, found)
    points, _ = measure.points(path, plan.side, 0, 1000)
    low, high = mean_interval(list(points))
    origin += f", {(low + high) / 2:.2f} +- {(high - low) / 2:.2f} points"
    store.write(path, origin, first, found)
    curve = learning.curve
    lines = [f"{games:>12,} games  {mean:.2f}" for games, mean in curve[:: len(curve) // 20 + 1]]
    report = "\n".join([origin, *lines, f"master: {measure.report(points)}"]) + "\n"
    (out / f"hashi_{letter}.txt").write_text(report)
    print(report, end="")
    return path


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
