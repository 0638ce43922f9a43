"""Fits chances of winning, and checks them: python -m host_sim.lab.train.chances --game atoll.

It plays games (positions.py): those from one seed on are for the fit, those from another one for
the check. The weights are written in the form of engine/<game>/ai/chance.py, with --ship in its
place. Then the module's whole numbers are compared with the results of positions that were not
fitted, one of each game, for all its seats. Better players have other chances: remove the files of
games and run again.
"""

from __future__ import annotations

import importlib
import sys
from array import array
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import numpy as np

from boards.install.ending import Parser, reason
from engine import catalog
from engine.ai import odds
from host_sim.games import ROOT
from host_sim.lab.tournament.spread import WorkerLost, cores
from host_sim.lab.train import fit
from host_sim.lab.train.positions import TURNS, Played, games

SEED = 1_000_000  # of the first game to fit by
HELD = 9_000_000  # of the first game to check by
BINS = 10
STEPS = odds.FINE * odds.STEP / np.log(2)  # weights in natural logarithms as the table has them
TENTHS = odds.FINE * 10
_MOST = 32767


def tables_of(name: str) -> Any:
    """Return the module of a game's chances."""
    return importlib.import_module(f"engine.{name}.ai.chance")


def samples(name: str, played: Iterable[Played]) -> fit.Samples:
    """Return all positions of games."""
    module = tables_of(name)
    game = catalog.make(name)
    most = game.PLAYERS[1]
    rows = []
    for one in played:
        n = len(one.shares)
        blank = [0.0] * (most - n)
        for state in one.states:
            game.state[:] = state
            row, part = module.place(game)
            counts = module.counts(game) + [[0] * module.WIDTH] * (most - n)
            shares, leads = [*one.shares, *blank], [*one.leads, *blank]
            rows.append((counts, row, part / module.APART, n, shares, leads))
    return fit.Samples(*(np.array(column) for column in zip(*rows, strict=True)))


def fitted(name: str, shown: fit.Samples) -> dict[str, Any]:
    """Return the tables that fit the positions best, as the game's module has them."""
    module = tables_of(name)
    knots = range(module.ROWS // module.KNOTS * module.KNOTS)
    joined = [row for row in knots if row % module.KNOTS < module.KNOTS - 1]
    held = fit.penalty(shown, module.ROWS, joined)
    design = shown.design(module.ROWS)
    points = fit.points(shown, design, held)
    out = {
        "ODDS": whole(fit.odds(shown, design, held) * STEPS),
        "POINTS": whole(points * TENTHS),
    }
    if hasattr(module, "LEADS"):
        out["LEADS"] = whole(fit.leads(shown, design @ points, module.ROWS, joined) * odds.FINE)
    return out


def whole(weights: Any) -> Any:
    """Return weights as the engine's arrays have them."""
    return array("h", [max(-_MOST, min(_MOST, round(float(n)))) for n in weights])


def text(name: str, tables: dict[str, Any]) -> str:
    """Return the module with other tables."""
    module = tables_of(name)
    head = Path(module.__file__).read_text(encoding="utf-8")
    head = head[: head.index("\nODDS = ")]
    blocks = [head]
    for key, table in tables.items():
        width = len(table) // module.ROWS
        rows = [table[at : at + width] for at in range(0, len(table), width)]
        data = [b"".join(n.to_bytes(2, "little", signed=True) for n in row) for row in rows]
        lines = ["    b" + '"' + "".join(f"\\x{byte:02x}" for byte in row) + '"' for row in data]
        blocks.append("\n".join([f"{key} = array(", '    "h",', *lines]) + ",\n)")
    return "\n".join(blocks) + "\n"


def group_of_arabana(game: Any) -> list[str]:
    return ["ships" if game.is_seafarer() else "no ships", f"round {game.round()}"]


def group_of_atoll(game: Any) -> list[str]:
    is_second = game.round() == 1
    rounds = ("round 1 of 2", "round 2") if game.rounds() == 2 else ("one round", "one round")
    return [f"{game.players()} players", rounds[is_second]]


GROUPS: dict[str, Callable[[Any], list[str]]] = {
    "arabana": group_of_arabana,
    "atoll": group_of_atoll,
}
Case = tuple[int, float, int, float]  # said, real; the lead said, in tenths, and real


def cases(name: str, played: Iterable[Played]) -> tuple[int, dict[str, list[Case]]]:
    """Return how many positions were looked at, and what is said of their seats, by group."""
    module = tables_of(name)
    game = catalog.make(name)
    seen = catalog.make(name)
    found: dict[str, list[Case]] = {"all": []}
    n = 0
    for one in played:
        for state in one.states[:1]:
            n += 1
            game.state[:] = state
            groups = GROUPS[name](game)
            for p in range(game.players()):
                game.observe(p, seen.state)
                said, lead = module.chance(seen, p)
                for group in ("all", *groups):
                    case = (said, one.shares[p], lead, float(one.leads[p]))
                    found.setdefault(group, []).append(case)
    return n, found


def report(found: dict[str, list[Case]]) -> list[str]:
    """Return the lines of the check: ten bins by what is said, real less said in each group."""
    names = ["all", *sorted(set(found) - {"all"})]
    lines = ["| said, % | seats | said | real | " + " | ".join(names[1:]) + " |"]
    lines.append("|---" * (3 + len(names)) + "|")
    for k in range(BINS):
        cells = [f"{100 * k // BINS} to {100 * (k + 1) // BINS}"]
        for group in names:
            part = [case for case in found[group] if min(BINS - 1, case[0] * BINS // 1000) == k]
            if not part:
                cells += ["0", "", ""] if group == "all" else [""]
                continue
            said = sum(case[0] for case in part) / len(part) / 10
            real = 100 * sum(case[1] for case in part) / len(part)
            if group == "all":
                cells += [str(len(part)), f"{said:.1f}", f"{real:.1f}"]
            else:
                cells.append(f"{real - said:+.1f} ({len(part)})")
        lines.append("| " + " | ".join(cells) + " |")
    cells = []
    for group in names:
        off = [case[2] / 10 - case[3] for case in found[group]]
        error = (sum(x * x for x in off) / len(off)) ** 0.5
        cells.append(f"{sum(off) / len(off):+.1f} +- {error:.1f}")
    lines.append("| lead said less real, error of one | | | " + " | ".join(cells) + " |")
    return lines


def main(argv: list[str] | None = None) -> int:
    """Run the command; return its exit status."""
    parser = Parser(prog="python -m host_sim.lab.train.chances")
    parser.add_argument("--game", choices=sorted(TURNS), required=True)
    parser.add_argument("--games", type=int, default=1500, help="to fit by")
    parser.add_argument("--seed", type=int, default=SEED, help="of the first of them")
    parser.add_argument("--held", type=int, default=3000, help="games to check by")
    parser.add_argument("--held-seed", type=int, default=HELD, help="of the first of those")
    parser.add_argument("--out", type=Path, default=ROOT / "build/chances", help="a folder")
    parser.add_argument("--ship", action="store_true", help="put the file under engine/")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes (one a core)")
    args = parser.parse_args(argv)
    if min(args.games, args.held, args.jobs) < 1:
        print("chances: --games, --held and --jobs are 1 or more", file=sys.stderr)
        return 2
    name = args.game
    module = tables_of(name)
    try:
        file = args.out / f"{name}-fit.jsonl"
        shown = samples(name, games(file, name, args.seed, args.games, args.jobs))
        tables = fitted(name, shown)
        path = Path(module.__file__) if args.ship else args.out / f"{name}_chance.py"
        path.write_text(text(name, tables), encoding="utf-8")
        for key, table in tables.items():
            setattr(module, key, table)
        file = args.out / f"{name}-held.jsonl"
        n, found = cases(name, games(file, name, args.held_seed, args.held, args.jobs))
    except KeyboardInterrupt:
        print("\nstopped: the games played so far are kept", file=sys.stderr)
        return 130
    except WorkerLost as error:
        print(f"\nchances: {error}; the games played so far are kept", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"chances: {reason(error)}", file=sys.stderr)
        return 2
    print(f"{path}: fitted to {len(shown.row)} positions of {args.games} games")
    last = args.held_seed + args.held - 1
    print(f"checked by {n} positions, one a game, of the seeds {args.held_seed} to {last}")
    print("\n".join(report(found)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
