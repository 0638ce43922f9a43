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
from tests.chip import cases, figures, files, foreign, names, play, runs, screens
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
        files.keep()
        if args.drive:
            return foreign.compare_all(args.drive)
        if args.names:
            return names.write()
        if args.script:
            return _play_script(args)
        if args.play:
            return _play(args)
        return _compare(args)
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
    what = "every screen and the memory's worst, 45 minutes on two cores; write FIGURES.md"
    parser.add_argument("--release", action="store_true", help=what)
    parser.add_argument("--all", action="store_true", help="every case, two hours on two cores")
    parser.add_argument("--list", action="store_true", help="list the cases")
    parser.add_argument("--slow", type=int, default=0, metavar="N", help="list the N slowest steps")
    parser.add_argument("--again", action="store_true", help="play what is finished again")
    many = os.cpu_count() or 1
    what = f"cases at once ({many})"
    parser.add_argument("--jobs", type=int, default=many, metavar="N", help=what)
    return parser


def _wanted(args: argparse.Namespace) -> list[runs.Run]:
    """Return what to play. A run that writes FIGURES.md depends on the whole drive."""
    if args.release:
        if args.cases or args.all or args.heap or args.py:
            raise ValueError("--release plays its own cases")
        both = ((cases.RELEASE_WORST, True), (cases.RELEASE, False))
        return [runs.Run(name, False, worst, True) for names, worst in both for name in names]
    few = cases.WORST if args.heap else cases.SHORT
    names = args.cases or ([case.name for case in cases.every()] if args.all else few)
    return [runs.Run(cases.named(name).name, args.py, args.heap) for name in names]


def _compare(args: argparse.Namespace) -> int:
    results = _run(_wanted(args), args)
    usual = [result for result in results if not result.at_worst]
    if args.release:
        figures.write(usual, [result for result in results if result.at_worst])
    for table in figures.tables(results):
        print(f"\n{table.text()}")
    if args.slow:
        print(f"\n{figures.slowest(results, args.slow).text()}")
    frames = sum(result.frames for result in results)
    wrong = [result for result in results if result.difference]
    unseen = sorted(screens.every() - screens.shown(results)) if args.release else []
    kept = sum(result.is_kept for result in results)
    if kept:
        print(f"\n{kept} of {len(results)} cases have not changed since they were played.")
    bundle = "plain sources" if args.py else "compiled"
    print(f"\n{frames:,} frames of {len(results)} cases ({bundle}) are equal to the simulator's.")
    if unseen:
        print(f"No case has shown {', '.join(unseen)}.")
    print(f"{len(wrong) or 'None'} of the cases differ{'' if len(wrong) > 1 else 's'}.")
    return 1 if wrong or unseen else 0


def _run(wanted: list[runs.Run], args: argparse.Namespace) -> list[Result]:
    results = []
    with ProcessPoolExecutor(args.jobs) as pool:
        for job in [pool.submit(runs.run, one, args.again) for one in wanted]:
            results.append(job.result())
            _tell(results[-1])
    return results


def _tell(result: Result) -> None:
    heap = " --heap" if result.at_worst else ""
    took = f", {result.took:.0f} s" if not result.is_kept else ""
    print(f"{result.name}{heap}: {result.frames} frames equal{took}", end="", flush=True)
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
    result = runs.play(case.record(args.py), args.py)
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
