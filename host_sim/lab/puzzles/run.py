"""The puzzles of a game: positions where few results of a turn are clearly better than all others.

Every result of a turn is played on; what each costs is in the file, so a handheld searches nothing.
Writes firmware/games/GAME/puzzles.bin, as firmware/screens/puzzles/file.py says: as many puzzles of
each grade (and of each side of Hashi), the easiest first. Ctrl-C ends the search early, and the
file has what was found until then. The search keeps what it finds in build/puzzles_GAME.txt, a line
each, and goes on from there. Puzzles are spread over early, middle and late rounds, and over the
reasons why their best turns are good. Those that pressing A alone solves are left out.

--check searches nothing: it prints who solves the puzzles of the file.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from boards.install.ending import Parser
from host_sim.games import ROOT
from host_sim.lab.puzzles import frame, several

COUNT = 30  # puzzles of a game: what the log of a handheld has room for


def main(argv: list[str]) -> int:
    """Find what is missing, then write the file; return the exit status."""
    parser = Parser(
        prog="python -m host_sim puzzles",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", default="hashi", help="hashi (the default), arabana or atoll")
    parser.add_argument(
        "--each", type=int, help="puzzles of a grade (10, the most), of Hashi also of a side (5)"
    )
    parser.add_argument("--found", type=Path, help="the file of what is found")
    parser.add_argument("--write", action="store_true", help="search no more, write the file")
    parser.add_argument("--check", action="store_true", help="print who solves those of the file")
    args = parser.parse_args(argv)
    name = args.game
    if name not in ("hashi", *several.GAMES):
        parser.error(f"there are no puzzles of {name!r}, only of hashi, arabana and atoll")
    if args.check:
        from host_sim.lab.puzzles import figures  # draws pictures, as the search does not

        return 0 if figures.show(name) else 1
    most = COUNT // frame.GRADES // (2 if name == "hashi" else 1)
    each = most if args.each is None else args.each
    if not 1 <= each <= most:
        parser.error(f"--each is a number from 1 to {most}")
    path = args.found or ROOT / "build" / f"puzzles_{name}.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    status = 0
    try:
        if not args.write:
            frame.find(_search(name), path, each)
    except KeyboardInterrupt:
        print("stopped; the same command goes on")
        status = 130
    write(name, frame.read(path)[0], each)
    return status


def write(name: str, found: list[frame.Puzzle], each: int) -> None:
    """Write the file of a game, without what pressing A alone solves."""
    from host_sim.lab.puzzles import figures

    out = ROOT / "firmware" / "games" / name / "puzzles.bin"
    blind: list[int] = [-1]
    while blind:
        chosen = frame.ordered(found, each)
        out.write_bytes(frame.packed(chosen))
        blind = figures.blindly(name)
        found = [one for one in found if one not in [chosen[n] for n in blind]]
    print(f"{out}: {len(chosen)} puzzles")


def _search(name: str) -> frame.Search:
    """Return the search for puzzles of a game."""
    if name != "hashi":
        return several.Search(name)
    from host_sim.lab.puzzles import hashi  # it wants numba

    return hashi.Search()
