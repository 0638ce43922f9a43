"""`make chip`: the real CircuitPython on an emulated RP2040, held against the simulator.

It plays cases, keys alone, on both, and compares every picture and the nvm at the end; then it
prints what the chip took. Finished cases are kept in build/chip/, so a second run goes on where the
first was stopped. A case is played again when its keys, its pictures, a file that it imports or
opens, the firmware or the machine has changed; of the others it says how many there are. Four cases
watch what changes for all, heap and start: they are played again after every change of the bundle.
"""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from boards.install.ending import Parser
from host_sim.frontends import png, terminal
from tests.chip import cases, figures, files, foreign, names, play, runs
from tests.chip.chip import Chip
from tests.chip.replay import Result


def main(argv: list[str]) -> int:
    """Do what the options ask. 0: all equal; 1: a difference; 2: it cannot be run."""
    args = _parser().parse_args(argv)
    if args.circuitpython:
        os.environ["CIRCUITPYTHON"] = args.circuitpython
    if args.bootrom:
        os.environ["BOOTROM"] = args.bootrom
    if args.list:
        print("\n".join(case.name for case in cases.every()))
        return 0
    sentence = files.missing()
    if sentence:
        print(f"chip: {sentence}", file=sys.stderr)
        return 2
    try:
        if args.drive:
            return foreign.compare_all(args.drive)
        if args.names:
            return names.write()
        if args.script:
            return _play_script(args)
        if args.play:
            return _play(args)
        return _compare(_wanted(args), args)
    except (files.ChipError, OSError, ValueError) as error:
        print(f"chip: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("chip: stopped; run it again to go on", file=sys.stderr)
        return 130


def _parser() -> Parser:
    parser = Parser(prog="python -m tests.chip", description=__doc__)
    parser.add_argument("cases", nargs="*", metavar="CASE", help="cases to play, by name")
    parser.add_argument("--circuitpython", metavar="FILE", help="CircuitPython's UF2 for it")
    parser.add_argument("--bootrom", metavar="FILE", help="the RP2040's boot ROM, 16 KB, b1.bin")
    parser.add_argument(
        "--script", metavar="FILE", type=Path, help="play a key script, and show it"
    )
    what = "run programs laid out as CIRCUITPY drives, by their keys.txt"
    parser.add_argument("--drive", metavar="FOLDER", type=Path, nargs="+", help=what)
    what = "write the table of the names that CircuitPython has (host_sim/devices/names.txt)"
    parser.add_argument("--names", action="store_true", help=what)
    parser.add_argument("--play", action="store_true", help="play yourself, in the terminal")
    parser.add_argument("--py", action="store_true", help="the bundle of plain sources")
    parser.add_argument("--heap", action="store_true", help="with the least room there can be")
    parser.add_argument("--all", action="store_true", help="every case, 40 minutes on a free core")
    parser.add_argument("--list", action="store_true", help="list the cases")
    parser.add_argument(
        "--write", action="store_true", help="write the figures into tests/chip/FIGURES.md"
    )
    parser.add_argument("--slow", type=int, default=0, metavar="N", help="list the N slowest steps")
    parser.add_argument("--again", action="store_true", help="play what is finished again")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="cases at once (1)")
    return parser


def _wanted(args: argparse.Namespace) -> list[cases.Case]:
    known = {case.name: case for case in cases.every()}
    few = cases.WORST if args.heap else cases.SHORT
    names = args.cases or (list(known) if args.all else few)
    for name in names:
        if name not in known:
            raise ValueError(f"there is no case {name!r}; there are {', '.join(known)}")
    return [known[name] for name in names]


def _compare(wanted: list[cases.Case], args: argparse.Namespace) -> int:
    if args.write and not args.all:
        raise ValueError("--write goes with --all: the figures are of one whole run")
    results = _run(wanted, args, args.heap)
    if args.write:
        known = {case.name: case for case in cases.every()}
        figures.write(results, _run([known[name] for name in cases.WORST], args, True))
    for table in figures.tables(results):
        print(f"\n{table.text()}")
    if args.slow:
        print(f"\n{figures.slowest(results, args.slow).text()}")
    frames = sum(result.frames for result in results)
    wrong = [result for result in results if result.difference]
    kept = sum(result.is_kept for result in results)
    if kept:
        print(f"\n{kept} of {len(results)} cases have not changed since they were played.")
    bundle = "plain sources" if args.py else "compiled"
    print(f"\n{frames:,} frames of {len(results)} cases ({bundle}) are equal to the simulator's.")
    print(f"{len(wrong) or 'None'} of the cases differ{'' if len(wrong) > 1 else 's'}.")
    return 1 if wrong else 0


def _run(wanted: list[cases.Case], args: argparse.Namespace, at_worst: bool) -> list[Result]:
    results = []
    with ProcessPoolExecutor(args.jobs) as pool:
        jobs = [
            pool.submit(runs.run, case.name, args.py, at_worst, args.again, args.write)
            for case in wanted
        ]
        for job in jobs:
            results.append(job.result())
            _tell(results[-1])
    return results


def _tell(result: Result) -> None:
    print(f"{result.name}: {result.frames} frames equal", end="", flush=True)
    print(f", then {result.difference}" if result.difference else "", flush=True)
    for what, frame in (("wanted", result.wanted), ("shown", result.shown)):
        if frame:
            path = files.FOLDER / f"{result.name}_{what}.png"
            png.write(path, frame)
            print(f"  {what}: {path}")


def _play(args: argparse.Namespace) -> int:
    if not terminal.is_terminal():
        print("chip: there is no terminal to play in.", file=sys.stderr)
        return 2
    print("The chip starts; that takes a few seconds.")
    with Chip(files.flash(files.drive(args.py))) as chip:
        play.play(chip)
    return 0


def _play_script(args: argparse.Namespace) -> int:
    """Play one key script on both; show what the chip showed at each snap."""
    case = cases.of_script(args.script)
    result = runs.play(case, args.py)
    folder = files.FOLDER / case.name
    folder.mkdir(parents=True, exist_ok=True)
    for name, frame in result.snaps.items():
        print(f"{name}:")
        print("\n".join(png.half_blocks(frame)))
        png.write(folder / f"{name}.png", frame)
    _tell(result)
    print(f"The pictures are in {folder}.")
    return 1 if result.difference else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
