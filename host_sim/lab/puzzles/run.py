"""The puzzles of a game: positions where one turn is clearly better than what the levels choose.

Writes firmware/games/GAME/puzzles.bin, as firmware/screens/puzzles/file.py says: as many puzzles of
each grade (and of each side of Hashi), the easiest first. Ctrl-C ends the search early, and the
file has what was found until then. The search keeps what it finds in build/puzzles_GAME.txt, a line
each, and goes on from there. Puzzles are spread over early, middle and late rounds, and over the
reasons why their best turns are good.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from boards.install.ending import Parser
from host_sim.games import ROOT
from host_sim.lab.puzzles import frame, several

COUNT = 60  # puzzles of a game


def main(argv: list[str]) -> int:
    """Find what is missing, then write the file; return the exit status."""
    parser = Parser(
        prog="python -m host_sim puzzles",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", default="hashi", help="hashi (the default), arabana or atoll")
    parser.add_argument(
        "--each", type=int, help="puzzles of a grade (20, the most), of Hashi also of a side (10)"
    )
    parser.add_argument("--found", type=Path, help="the file of what is found")
    parser.add_argument("--out", type=Path, help="the file to write")
    args = parser.parse_args(argv)
    name = args.game
    if name not in ("hashi", *several.GAMES):
        parser.error(f"there are no puzzles of {name!r}, only of hashi, arabana and atoll")
    most = COUNT // frame.GRADES // (2 if name == "hashi" else 1)
    each = most if args.each is None else args.each
    if not 1 <= each <= most:
        parser.error(f"--each is a number from 1 to {most}")
    path = args.found or ROOT / "build" / f"puzzles_{name}.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    search = _search(name)
    try:
        frame.find(search, path, each)
        status = 0
    except KeyboardInterrupt:
        print("stopped; the same command goes on")
        status = 130
    count, data = frame.packed(path, search, each)
    out = args.out or ROOT / "firmware" / "games" / name / "puzzles.bin"
    out.write_bytes(data)
    print(f"{out}: {count} puzzles")
    return status


def _search(name: str) -> frame.Search:
    """Return the search for puzzles of a game."""
    if name != "hashi":
        return several.Search(name)
    from host_sim.lab.puzzles import hashi  # it wants numba

    return hashi.Hashi()
