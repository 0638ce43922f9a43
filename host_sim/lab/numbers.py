"""The par of Hashi's numbered games: what the master makes of the same cards.

Writes firmware/games/hashi/par.bin: for side A, then B, a byte for each of the numbers from 1 on.
build/numbers.txt keeps the games that have been played, a line each; started again after Ctrl-C,
the command plays the rest.
"""

from __future__ import annotations

import argparse
import contextlib
import re
from collections.abc import Iterator
from pathlib import Path

from boards.install.ending import Parser
from engine.hashi.ai.par import par
from host_sim.games import ROOT
from host_sim.lab.tournament.spread import WorkerLost, cores, in_order

PAR = ROOT / "firmware" / "games" / "hashi" / "par.bin"
PLAYED = ROOT / "build" / "numbers.txt"
COUNT = 512  # numbers with a par
SIDES = 2
_LINE = re.compile(rb"([01]) ([1-9]\d{0,9}) (\d{1,3})\r?\n")  # side, number, points


def main(argv: list[str]) -> int:
    """Play what is missing, then write the file; return the exit status."""
    parser = Parser(
        prog="python -m host_sim numbers",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--jobs", type=int, default=cores(), help="processes (one a core)")
    parser.add_argument("--count", type=int, default=COUNT, help="numbers of each side (512)")
    parser.add_argument("--played", type=Path, default=PLAYED, help="the file of what is played")
    parser.add_argument("--out", type=Path, default=PAR, help="the file to write")
    arguments = parser.parse_args(argv)
    if arguments.jobs < 1 or arguments.count < 1:
        parser.error("--jobs and --count are numbers from 1 up")
    try:
        played = dict(_read(arguments.played))
    except ValueError as error:  # before an hour of computing, and before the file is written again
        parser.error(str(error))
    rows = [(side, n) for side in range(SIDES) for n in range(1, arguments.count + 1)]
    missing = [row for row in rows if row not in played]
    arguments.played.parent.mkdir(parents=True, exist_ok=True)
    with arguments.played.open("w") as log:
        for row, points in played.items():
            print(*row, points, file=log, flush=True)
        try:
            with contextlib.closing(in_order(par, missing, arguments.jobs)) as found:
                for row, points in zip(missing, found, strict=True):
                    played[row] = points
                    print(*row, points, file=log, flush=True)
        except (KeyboardInterrupt, WorkerLost) as error:
            print(f"stopped{': ' if str(error) else ''}{error}; {len(played)} of {len(rows)} games")
            return 1
    arguments.out.write_bytes(bytes([played[row] for row in rows]))
    print(f"{arguments.out}: the par of {len(rows)} games")
    return 0


def _read(path: Path) -> Iterator[tuple[tuple[int, int], int]]:
    """Yield the games in the file of played games; a line cut off by a stop is passed over.

    Raises ValueError, one sentence without its full stop, if another line is none of a game.
    """
    lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
    for number, line in enumerate(lines, 1):
        found = _LINE.fullmatch(line)
        if found and int(found[3]) < 256:  # a byte of the file with the par
            yield (int(found[1]), int(found[2])), int(found[3])
        elif number < len(lines) or line.endswith(b"\n"):
            raise ValueError(f"{path}, line {number}: this is no game, as in `0 17 52`")
