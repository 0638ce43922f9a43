"""The commands of `python -m boards.install`: what `make bundle`, `make flash` and others run."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from boards.install import (
    bundle,
    buttons,
    console,
    drive,
    ending,
    fat,
    flash,
    image,
    mpy,
    origin,
    profile,
    settings,
    table,
    uf2,
)

ERRORS = (
    bundle.BundleError,
    console.ConsoleError,
    drive.DriveError,
    fat.ImageError,
    mpy.CompileError,
    origin.OriginError,
    profile.ProfileError,
    uf2.UF2Error,
)
_NAME_IT = "name one with DRIVE=path (without make: --drive path)"
_OPTIONS: dict[str, dict[str, Any]] = {
    "--board": {"default": "pico", "help": "a file in boards/, without .py (pico)"},
    "--py": {"action": "store_true", "help": "ship plain sources instead of compiled ones"},
    "--language": {"help": "ship the words of this language alone: en, fr or de"},
    "--out": {"type": Path, "default": bundle.BUILD, "help": "where to build (build/)"},
    "--drive": {"type": Path, "help": "the board's drive, if it is not found"},
    "--dry-run": {"action": "store_true", "help": "show what would change, and change nothing"},
    "--circuitpython": {"type": Path, "help": "CircuitPython's UF2: make one file of both"},
    "--page": {"help": "where the page of Tombolo is: QR codes of results lead there"},
    "--port": {"help": "the serial port, if it is not found"},
    "--check": {"action": "store_true", "help": "write nothing; fail if a page is out of date"},
}


def main(argv: list[str]) -> int:
    """Run one command and return its exit status. Prints each error as one sentence."""
    args = _parser().parse_args(argv)
    try:
        return int(args.run(args) or 0)
    except ERRORS as error:
        print(f"{args.command}: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{args.command}: {ending.reason(error)}", file=sys.stderr)
        return 1
    except (KeyboardInterrupt, flash.Stopped):
        print(f"{args.command}: stopped; run it again to go on", file=sys.stderr)
        return ending.STOPPED
    except Exception as error:
        return ending.blame(args.command, error)


def _parser() -> argparse.ArgumentParser:
    parser = ending.Parser(prog="python -m boards.install")
    commands = parser.add_subparsers(required=True, metavar="COMMAND", dest="command")

    def command(name: str, action: Callable[..., int | None], what: str, *options: str) -> None:
        sub = commands.add_parser(name, help=what, description=what)
        sub.set_defaults(run=action)
        for option in options:
            sub.add_argument(option, **_OPTIONS[option])

    command("boards", _boards, "list the boards, and write their pages", "--check")
    command("check", _check, "check one board's profile", "--board")
    command(
        "bundle", _bundle, "make build/BOARD/CIRCUITPY", "--board", "--py", "--language", "--out"
    )
    command(
        "uf2", _uf2, "make one file for the boot drive", "--board", "--py", "--language", "--out",
        "--circuitpython",
    )  # fmt: skip
    command(
        "flash", _flash, "copy the bundle onto a board's drive", "--board", "--py", "--language",
        "--out", "--drive", "--dry-run", "--page",
    )  # fmt: skip
    command("console", _console, "show what a connected board prints", "--port")
    return parser


def _boards(args: argparse.Namespace) -> int:
    print(table.text())
    stale = table.write(check_only=args.check)
    for path in stale:
        print(f"{path} {'is out of date: run `make boards`' if args.check else 'written'}")
    return 1 if args.check and stale else 0


def _check(args: argparse.Namespace) -> None:
    board = profile.load(args.board)
    for line in table.report(board):
        print(line)


def _make(args: argparse.Namespace) -> bundle.Bundle:
    made = bundle.make(profile.load(args.board), args.py, args.language)
    print(f"{made.board.NAME}: {len(made.files)} files, {made.size:,} bytes", end="; ")
    print(f"{made.taken / 1024:.0f} KB of the drive, in clusters of {made.cluster:,} bytes")
    if made.is_compiled:
        most = max(len(bundle.met(made.files, language)) for language in made.languages)
        print(f"{most:,} names at most, for one language")
    print(f"compiled by: {made.compiler}; for CircuitPython {bundle.versions()}")
    return made


def _bundle(args: argparse.Namespace) -> None:
    made = _make(args)
    folder, packed = bundle.write(made, args.out)
    drive = made.board.DRIVE
    if drive and made.taken > drive[1] - drive[0]:
        size = (drive[1] - drive[0]) // 1024
        print(f"Careful: the board's drive has only {size:,} KB: leave PY=1 out.")
    print(f"{folder}: copy what is in it onto the drive CIRCUITPY, or run `make flash`")
    print(packed)


def _uf2(args: argparse.Namespace) -> None:
    board = profile.load(args.board)
    bundle.sources(board)  # raises an error if this board takes no bundle
    image.refuse(board)
    print("Careful: this file replaces EVERYTHING on the board's CIRCUITPY drive, your own files")
    print("and settings.toml too. To keep them, use `make flash` instead.")
    made = _make(args)
    path, size = image.write(made, args.circuitpython, args.out)
    print(f"{path}: {size:,} bytes")
    first = "" if args.circuitpython else "first CircuitPython's own UF2, if it is not there, then "
    print(f"{buttons.boot(board)} Then drag onto the drive that appears {first}this file.")


def _flash(args: argparse.Namespace) -> None:
    ending.go_on_unheard()  # a drive is never left half copied because nobody reads
    board = profile.load(args.board)
    bundle.sources(board)  # raises an error if this board takes no bundle
    if args.page:
        settings.refuse(args.page)
    found = drive.Drive(args.drive or _choose_drive())
    flash.check_board(found, board.BOARD_ID)
    made = _make(args)
    todo = flash.plan(found, made)
    print(f"On {found.path}:")
    print("\n".join(todo.lines()))
    amiss = settings.amiss(found, made)
    if args.dry_run:
        if args.page:
            print(f"{settings.FILE}: QR codes of results would lead to {args.page}")
        print("\n".join([*amiss, "Nothing was changed (a dry run)."]))
        return
    flash.apply(found, made, todo, print)
    if args.page:
        settings.set_page(found, args.page)
        amiss = settings.amiss(found, made)
        print(f"{settings.FILE}: QR codes of results lead to {args.page}")
    print(f"All {len(made.files)} files are on {found.path} and read back as they should.")
    for line in amiss:
        print(line)
    last = f"eject the drive, then {buttons.restart(board)}"
    print(f"Now {last}: the title screen comes up.")
    print("If the screen stays dark: `make console` shows what the board says.")
    if ending.is_unheard():
        ending.say(
            f"flash: all {len(made.files)} files are on {found.path}, though the output was lost: "
            f"now {last}"
        )


def _choose_drive() -> Path:
    drives, boots = drive.find(drive.mounted())
    if len(drives) == 1:
        return drives[0]
    if not drives:
        if boots:
            raise drive.DriveError(drive.boot_drive_help(boots[0]))
        raise drive.DriveError(
            "no CIRCUITPY drive is found: connect the board with a USB cable that carries data; "
            "if no drive appears, install CircuitPython first (boards/README.md says how); "
            f"if the drive is mounted elsewhere, {_NAME_IT}"
        )
    listed = "\n".join(f"  {n}: {path}" for n, path in enumerate(drives, 1))
    if not sys.stdin.isatty():
        raise drive.DriveError(f"there are several drives; {_NAME_IT}:\n{listed}")
    print(f"There are several drives:\n{listed}")
    while True:
        try:
            answer = input(f"Which one, 1 to {len(drives)}? ").strip()
        except EOFError:
            print()
            raise drive.DriveError(f"no drive was chosen; {_NAME_IT}") from None
        if answer.isdecimal() and 1 <= int(answer) <= len(drives):
            return drives[int(answer) - 1]


def _console(args: argparse.Namespace) -> int:
    return console.show(args.port)
