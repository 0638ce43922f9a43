"""`make case`: check a case, and write what is printed, pictures and the perfboard's plan."""

from __future__ import annotations

import sys
from pathlib import Path

from boards.case import build, files, page, parts
from boards.install import bundle, ending, profile

OUT = bundle.BUILD / "case"


def main(argv: list[str]) -> int:
    """Run the command and return its exit status. Prints each error as one sentence."""
    parser = ending.Parser(prog="case", description=__doc__)
    parser.add_argument("--board", default="pico", help=f"one of {', '.join(parts.CONTROLLERS)}")
    parser.add_argument("--screen", default="1.3", help=f"one of {', '.join(parts.DISPLAYS)}")
    parser.add_argument("--switch", default="6x6x5", help=f"one of {', '.join(parts.SWITCHES)}")
    what = "a size that you have measured: --set display.lit_up=1.5 case.margin=0.6"
    parser.add_argument("--set", metavar="PART.SIZE=MM", nargs="+", default=[], help=what)
    parser.add_argument("--plain", action="store_true", help="without room for a battery")
    parser.add_argument("--out", type=Path, default=OUT, help="where it goes (build/case)")
    parser.add_argument("--pages", action="store_true", help="write boards/BUILD.md and the plans")
    parser.add_argument("--redraw", action="store_true", help="draw the pictures of that page, too")
    args = parser.parse_args(argv)
    try:
        if args.pages:
            for name in page.write():
                print(f"{name} written")
            return 0
        made = build.load(args.board, args.screen, args.switch, sizes(args.set), args.plain)
        out = files.make(made)
        folder = args.out / f"{args.board}-{args.screen}"
        files.write(out, folder)
        if args.redraw:
            redrawn = {f"{name}.png": out[f"pictures/{name}.png"] for name in page.pictures()}
            files.write(redrawn, page.PICTURES)
    except (parts.CaseError, profile.ProfileError) as error:
        print(f"case: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"case: {ending.reason(error)}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("case: stopped; run it again to go on", file=sys.stderr)
        return ending.STOPPED
    size = " x ".join(f"{side:.1f}" for side in made.outer)
    print(f"{made.board.NAME}, display of {args.screen} inch: {size} mm")
    print(
        "All checks have passed: see boards/BUILD.md for what they are. Nobody has printed it yet."
    )
    for name, data in out.items():
        print(f"{len(data):>9,} bytes  {folder / name}")
    return 0


def sizes(given: list[str]) -> dict[str, dict[str, float]]:
    """Return measured sizes by their parts. Raises CaseError."""
    found: dict[str, dict[str, float]] = {}
    for text in given:
        name, is_set, value = text.partition("=")
        part, dot, size = name.partition(".")
        try:
            number = float(value)
        except ValueError:
            number = None
        if not (is_set and dot and size) or number is None or number != number:
            raise parts.CaseError(
                f"{text!r} is no size: write part, size and millimetres like display.lit_up=1.5"
            )
        found.setdefault(part, {})[size] = number
    return found
