"""`python -m host_sim program PATH`: somebody's CircuitPython program, as on a CIRCUITPY drive.

PATH is a folder with code.py or main.py, or the file itself. It runs in a window, in the terminal
where there is none, or by a key script (`python -m host_sim run --help` has its steps):

    python -m host_sim program snake/ --board adafruit_feather_rp2040 --key A=D9 --key B=D6
    python -m host_sim program snake/ --script keys.txt --out pictures --gif snake.gif
    python -m host_sim program snake/ --ms 2000 --out pictures

A board is one of boards/ or a BOARD_ID of CircuitPython; that has a display wherever the program
opens one, an SH1106 if it imports its driver, else an SSD1306. A key may also be the name of a pin:
`press D9` in a script connects it to ground, or to 3.3 V where it is pulled down.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from boards.install.ending import reason
from boards.install.profile import ProfileError
from host_sim.devices.bus import Fatal
from host_sim.devices.panel import GLASSES
from host_sim.devices.pins import make_pins
from host_sim.devices.versions import NEWEST, VERSIONS
from host_sim.drive import Handheld
from host_sim.frontends import controls, png
from host_sim.machine import CHIPS, CODE
from host_sim.options import Parser, seed_of
from host_sim.program import lacks, libraries, trouble
from host_sim.program.board import board_of
from host_sim.program.drive import Drive, DriveError, find
from host_sim.script import ScriptError, Step, act, play, read

_LOOK_MS = 3000  # after which a program is looked at where there is nobody to play it
_END = "end"  # the picture that is taken when no script names one


def _parser() -> Parser:
    parser = Parser("program", __doc__)
    parser.add_argument("path", metavar="PATH", help="the drive's folder, or the program's file")
    parser.add_argument("--board", default="pico", help="a board of boards/, or a BOARD_ID (pico)")
    parser.add_argument("--chip", choices=CHIPS, help="the display's, where it is another one")
    parser.add_argument("--size", choices=GLASSES, help="of the display")
    parser.add_argument("--address", type=_address, help="of the display on I2C, such as 0x3D")
    what = "the pin of a key: A=GP15; UP, DOWN, LEFT, RIGHT, A and B are keys in the window, too"
    parser.add_argument(
        "--key", type=_key, action="append", default=[], metavar="KEY=PIN", help=what
    )
    parser.add_argument("--seed", type=seed_of, help="of os.urandom; none: really random")
    way = parser.add_mutually_exclusive_group()
    way.add_argument("--window", action="store_true", help="in a window, or not at all")
    way.add_argument("--terminal", action="store_true", help="in the terminal")
    way.add_argument("--script", metavar="FILE", help="without either, by a key script")
    way.add_argument("--ms", type=int, metavar="MS", help="without either, for so long")
    parser.add_argument("--out", metavar="DIR", help="where the pictures of a script go")
    parser.add_argument("--gif", metavar="FILE", help="record a script as GIF")
    parser.add_argument("--scale", type=int, default=0, help="pixels of the window a pixel")
    parser.add_argument("--look", choices=png.LOOKS, default="white", help="of the panel")
    what = "the version that it is written for; a board has the newest"
    parser.add_argument("--circuitpython", type=int, choices=VERSIONS, default=NEWEST, help=what)
    what = "install libraries from PyPI that are missing; else it is asked"
    parser.add_argument("--install", action="store_true", help=what)
    return parser


def _address(word: str) -> int:
    return int(word, 0)


def _key(word: str) -> tuple[str, str]:
    name, equals, pin = word.partition("=")
    if not (name and equals and pin):
        raise argparse.ArgumentTypeError(f"{word!r} is no key; it reads A=GP15")
    return name.upper(), pin


def main(argv: list[str]) -> int:
    """Run a program. 0: it was left or has ended; 1: it stopped with an error; 2: options."""
    parser = _parser()
    arguments = parser.parse_args(argv)
    try:
        drive = find(arguments.path, circuitpython=arguments.circuitpython)
        board = board_of(
            arguments.board,
            drive,
            chip=arguments.chip,
            size=arguments.size,
            address=arguments.address,
            keys=dict(arguments.key),
        )
        steps = _steps(arguments, board)
        _get_libraries(drive, arguments.install)
        for line in lacks.of_drive(drive):
            print(f"program: {line}.", file=sys.stderr)
    except ScriptError as error:
        for number, sentence in error.args[0]:
            print(f"{arguments.script}:{number}: {sentence}", file=sys.stderr)
        return 2
    except (OSError, UnicodeDecodeError) as error:
        parser.error(reason(error) if isinstance(error, OSError) else "the script is not in UTF-8")
    except (DriveError, ProfileError) as error:
        parser.error(str(error))
    except libraries.InstallError as error:
        print(f"program: {error}.", file=sys.stderr)
        return 1
    if steps is None:
        done = _by_hand(arguments, board, drive)
        if done is not None:
            return done
        steps = [Step(0, "wait", ms=_LOOK_MS), Step(0, "snap", _END)]
    return _by_script(arguments, board, drive, steps)


def _steps(arguments: argparse.Namespace, board: Any) -> list[Step] | None:
    """Return the steps of a script or of --ms, None for neither."""
    if arguments.ms is not None:
        return [Step(0, "wait", ms=arguments.ms), Step(0, "snap", _END)]
    if arguments.script is None:
        return None
    text = Path(arguments.script).read_text(encoding="utf-8-sig")
    return read(text, keys_of(board))


def keys_of(board: Any) -> list[str]:
    """Return the names that a script may press on a board: its keys and all pins."""
    return [*board.PIN_OF, *make_pins(board)]


def _get_libraries(drive: Drive, is_agreed: bool) -> None:
    """Install the libraries that are missing, if the person agrees; else say which."""
    asked: set[str] = set()
    while names := [name for name in libraries.missing(drive) if name not in asked]:
        asked |= set(names)
        projects = ", ".join(dict.fromkeys(libraries.projects(names)))
        if not is_agreed:
            if not (sys.stdin and sys.stdin.isatty() and sys.stdout.isatty()):
                print(
                    f"program: the drive lacks {', '.join(names)}; --install gets {projects} from"
                    " PyPI.",
                    file=sys.stderr,
                )
                return
            answer = input(f"The drive lacks {', '.join(names)}. Get {projects} from PyPI? [y/N] ")
            if answer.strip().lower() not in ("y", "yes"):
                return
        is_agreed = True
        libraries.install(names)


def _by_hand(arguments: argparse.Namespace, board: Any, drive: Drive) -> int | None:
    """Run in a window or the terminal; return the exit status, None where there is neither."""
    from host_sim.frontends import keep, terminal
    from host_sim.frontends.live import Live
    from host_sim.play import has_display

    live = Live(board, arguments.seed, {}, None, CODE, drive=drive)
    live.machine.on_print = None if arguments.terminal else print
    keys, sentence = controls.load(keep.data_folder() / "keys.txt")
    live.notice = sentence
    if arguments.window or (not arguments.terminal and has_display()):
        try:
            from host_sim.frontends import window

            return _end(window.play(live, arguments.scale, arguments.look, keys))
        except (ImportError, window.NoWindow) as error:
            print(f"program: {error}.", file=sys.stderr)
            if arguments.window:
                return 1
    if terminal.is_terminal():
        live.machine.on_print = None
        return _end(terminal.play(live, keys))
    if arguments.terminal:
        print("program: this is no terminal; try --ms 3000.", file=sys.stderr)
        return 1
    return None


def _end(wrong: str) -> int:
    if wrong:
        print(wrong, file=sys.stderr)
    return 1 if wrong else 0


def _by_script(arguments: argparse.Namespace, board: Any, drive: Drive, steps: list[Step]) -> int:
    """Play the steps without a window; show the last picture where no folder is named for it."""
    try:
        out = Path(arguments.out) if arguments.out else None
        if out:
            out.mkdir(parents=True, exist_ok=True)
        with Handheld(board, arguments.seed, drive=drive, start_ms=0) as handheld:
            handheld.machine.on_print = print
            if arguments.gif:
                handheld.film = png.Recording()
            if out:
                play(steps, handheld, out)
            else:
                _show(steps, handheld)
            if handheld.is_over:
                print(f"The program ended after {handheld.now_ms} ms.")
            if handheld.film:
                handheld.film.save(arguments.gif, handheld.now_ms)
                if handheld.film.full_ms is not None:
                    print(f"{handheld.film.FULL} after {handheld.film.full_ms} ms.")
    except (Exception, Fatal) as error:
        if isinstance(error, OSError) and error.filename and not trouble.lines(error, drive):
            # a picture
            print(f"program: {error.filename}: {error.strerror}.", file=sys.stderr)
            return 2
        print(trouble.of(error, drive), file=sys.stderr)
        return 1
    return 0


def _show(steps: list[Step], handheld: Handheld) -> None:
    for step in steps:
        if step.what == "snap":
            print(f"{step.name}:\n{handheld.text()}")
        else:
            act(step, handheld)
