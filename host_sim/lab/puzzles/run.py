"""The puzzles of Hashi: positions where one turn is clearly better than what the levels choose.

Writes firmware/games/hashi/puzzles.bin, which engine/hashi/puzzles.py describes: of each side and
grade as many, the easiest first; after Ctrl-C what there is. What has been found is kept in
build/puzzles.txt, a line each; started again it goes on. Puzzles are spread over early, middle and
late rounds, and over the reasons why their best turns are good.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path

import numpy as np

from boards.install.ending import Parser
from engine.hashi.puzzles import GRADES
from host_sim.games import ROOT
from host_sim.lab.puzzles.find import Finder, states
from host_sim.lab.puzzles.store import (
    SIDES,
    Puzzle,
    ordered,
    pack,
    read,
    round_of,
    stage,
    wanted,
)

OUT = ROOT / "firmware" / "games" / "hashi" / "puzzles.bin"
FOUND = ROOT / "build" / "puzzles.txt"
EACH = 10  # puzzles of a side and grade
Wanted = Callable[[int, int, tuple[int, ...]], bool]


def main(argv: list[str]) -> int:
    """Find what is missing, then write the file; return the exit status."""
    parser = Parser(
        prog="python -m host_sim puzzles",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", default="hashi", help="the only one that has puzzles")
    parser.add_argument("--each", type=int, default=EACH, help="puzzles of a side and grade (10)")
    parser.add_argument("--found", type=Path, default=FOUND, help="the file of what is found")
    parser.add_argument("--out", type=Path, default=OUT, help="the file to write")
    args = parser.parse_args(argv)
    if args.game != "hashi":
        parser.error(f"there are no puzzles of {args.game!r}, only of hashi")
    if not 1 <= args.each <= EACH:
        parser.error("--each is a number from 1 to 10")
    args.found.parent.mkdir(parents=True, exist_ok=True)
    found, seed = read(args.found)
    try:
        _find(found, seed, args.each, args.found)
        status = 0
    except KeyboardInterrupt:
        print("stopped; the same command goes on")
        status = 130
    chosen = ordered(found, args.each)
    args.out.write_bytes(b"".join(pack(puzzle) for puzzle in chosen))
    print(f"{args.out}: {len(chosen)} puzzles")
    return status


def _find(found: list[Puzzle], seed: int, each: int, path: Path) -> None:
    """Look for puzzles until there are enough of each side and grade."""
    finders = [Finder(side) for side in range(SIDES)]
    with path.open("a") as log:
        while True:
            for side, finder in enumerate(finders):
                mine = [puzzle for puzzle in found if puzzle.side == side]
                if all(sum(one.grade == grade for one in mine) >= each for grade in range(GRADES)):
                    continue

                def is_wanted(
                    grade: int, r: int, reason: tuple[int, ...], mine: list[Puzzle] = mine
                ) -> bool:
                    return wanted([one for one in mine if one.grade == grade], each, r, reason)

                puzzle = _look(finder, seed, {one.state for one in found}, is_wanted)
                if puzzle:
                    found.append(puzzle)
                    row = [seed, *puzzle[:2], puzzle.state.hex(), *puzzle[3:]]
                    print(json.dumps(row), file=log, flush=True)
                    r = stage(round_of(puzzle.state))
                    print(len(found), "AB"[side], puzzle.grade, r, *puzzle[4:7], flush=True)
            if len(found) >= SIDES * GRADES * each and all(
                sum((one.side, one.grade) == (side, grade) for one in found) >= each
                for side in range(SIDES)
                for grade in range(GRADES)
            ):
                return
            seed += 1


def _look(finder: Finder, seed: int, known: set[bytes], is_wanted: Wanted) -> Puzzle | None:
    """Return a puzzle of the game of a seed that is not known yet, None if none is found."""
    begun = list(states(finder.side, seed))
    for k in np.random.default_rng(seed).permutation(len(begun)):
        puzzle = None if begun[k] in known else finder.puzzle(begun[k], seed, is_wanted)
        if puzzle:
            return puzzle
    return None
