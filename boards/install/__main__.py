"""`python -m boards.install COMMAND`: what `make bundle`, `uf2`, `flash`, `boards` and more run."""

import argparse
import sys
from pathlib import Path

from boards.install import bundle, mpy, profile


def main(argv: list[str]) -> int:
    """Run one command; return its exit status. Every error is one sentence."""
    parser = _parser()
    args = parser.parse_args(argv)
    try:
        return int(args.run(args) or 0)
    except (profile.ProfileError, bundle.BundleError, mpy.CompileError) as error:
        print(f"boards.install: {error}", file=sys.stderr)
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m boards.install")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: object, what: str, *options: str) -> None:
        sub = commands.add_parser(name, help=what, description=what)
        sub.set_defaults(run=run)
        for option in options:
            sub.add_argument(option, **_OPTIONS[option])  # type: ignore[arg-type]

    command("bundle", _bundle, "make build/BOARD/CIRCUITPY", "--board", "--py", "--out")
    return parser


_OPTIONS: dict[str, dict[str, object]] = {
    "--board": {"default": "pico", "help": "a file in boards/, without .py"},
    "--py": {"action": "store_true", "help": "ship plain sources instead of compiled ones"},
    "--out": {"type": Path, "default": bundle.BUILD, "help": "where to build (build/)"},
}


def _bundle(args: argparse.Namespace) -> None:
    board = profile.load(args.board)
    made = bundle.make(board, args.py)
    folder, packed = bundle.write(made, args.out)
    print(f"{made.board.NAME}: {len(made.files)} files, {made.size:,} bytes")
    print(f"compiled by: {made.compiler}; for CircuitPython {bundle.versions()}")
    print(f"{folder}  (copy what is in it onto the drive CIRCUITPY)")
    print(packed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
