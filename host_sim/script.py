"""`python -m host_sim run SCRIPT ... --out DIR`: play a key script and write pictures.

A script is plain text, one step a line:

    press LEFT      press a key (UP DOWN LEFT RIGHT A B) and wait until the screen is drawn
    press DOWN+A    press keys together
    hold A 600      hold a key for 600 ms
    volts A0 1.65   put 1.65 V on a pin that the program measures
    wait 200        let 200 ms pass
    power off       cut the power
    power on        give it back: the handheld starts with what it has saved
    power blank     start as a new handheld does, with nothing saved
    snap name       write name.png and name.pbm, and print name and the picture's SHA-256
    # anything      a comment

The clock is virtual, so the same script gives the same pictures each time.
"""

from __future__ import annotations

import re
import reprlib
import sys
from collections.abc import Collection
from pathlib import Path
from typing import NamedTuple

from boards.install.ending import reason
from boards.install.profile import KEYS
from boards.install.profile import load as load_profile
from host_sim.devices.bus import Fatal
from host_sim.drive import Handheld
from host_sim.frontends import keep, png
from host_sim.options import Parser, add_game_options, is_number, settings

LONGEST_MS = 3_600_000
SEED = 1  # where none is given: fixed, so that the script alone defines its pictures
_STATES = ("off", "on", "blank")
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]*$")
_VOLTS = re.compile(r"[0-3](\.\d+)?$")
_FORMS = {
    "press": "press KEY",
    "hold": "hold KEY MILLISECONDS",
    "wait": "wait MILLISECONDS",
    "volts": "volts PIN VOLTS",
    "power": "power STATE",
    "snap": "snap NAME",
}


class Step(NamedTuple):
    """One line of a script. what: one of _FORMS; key, state, pin or name; ms, or millivolts."""

    line: int
    what: str
    name: str = ""
    ms: int = 0


class ScriptError(Exception):
    """A script has mistakes; args[0] is a list of (line number, sentence)."""


def read(text: str, keys: Collection[str] = KEYS) -> list[Step]:
    """Return the steps of a script with these keys. Raises ScriptError with every mistake in it."""
    steps = []
    mistakes = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split("#")[0].split()
        if words:
            try:
                steps.append(_step(number, words, keys))
            except ValueError as error:
                mistakes.append((number, str(error)))
    names = [step.name for step in steps if step.what == "snap"]
    for step in steps:
        if step.what == "snap" and names.count(step.name) > 1:
            mistakes.append((step.line, f"the name {step.name!r} is used more than once."))
    mistakes += _power_mistakes(steps)
    if mistakes:
        raise ScriptError(sorted(mistakes))
    return steps


def _power_mistakes(steps: list[Step]) -> list[tuple[int, str]]:
    found = []
    is_on = True
    for step in steps:
        if step.what == "power":
            if step.name == ("on" if is_on else "off"):
                found.append((step.line, f"the power is {step.name} already."))
            is_on = step.name != "off"
        elif not is_on and step.what in ("press", "hold"):
            found.append((step.line, "the power is off, so a key does nothing."))
    return found


def _step(number: int, words: list[str], keys: Collection[str]) -> Step:
    what, rest = words[0], words[1:]
    if what not in _FORMS:
        raise ValueError(f"there is no step {what!r}; it is one of {', '.join(_FORMS)}.")
    if len(rest) != len(_FORMS[what].split()) - 1:
        raise ValueError(f"this step reads `{_FORMS[what]}`.")
    if what == "wait":
        return Step(number, what, ms=_ms(rest[0]))
    if what == "volts":
        if not _VOLTS.match(rest[1]):
            raise ValueError(f"{rest[1]!r} are no volts, 0 to 3.3.")
        if rest[0] not in keys:
            raise ValueError(f"there is no pin {rest[0]!r} to put volts on.")
        return Step(number, what, rest[0], round(float(rest[1]) * 1000))
    if what == "power":
        if rest[0] not in _STATES:
            raise ValueError(f"the power is not {rest[0]!r}; it is one of {', '.join(_STATES)}.")
        return Step(number, what, rest[0])
    if what == "snap":
        if not _NAME.match(rest[0]):
            raise ValueError(f"{rest[0]!r} is no name for a file: letters, digits, _ . and - only.")
        return Step(number, what, rest[0])
    for key in rest[0].split("+"):
        if key not in keys and not set(key.split("-")) <= set(keys):
            raise ValueError(f"there is no key {key!r}; it is one of {', '.join(keys)}.")
    return Step(number, what, rest[0], _ms(rest[1]) if what == "hold" else 0)


def _ms(word: str) -> int:
    if not is_number(word) or not 1 <= int(word) <= LONGEST_MS:
        word = reprlib.repr(word)
        raise ValueError(f"{word} is no time: whole milliseconds, 1 to {LONGEST_MS}.")
    return int(word)


def act(step: Step, handheld: Handheld) -> None:
    """Do one step: press, hold, wait, volts or power."""
    if step.what == "volts":
        handheld.machine.pins[step.name].volts = step.ms / 1000
    elif step.what == "press":
        handheld.press(step.name)
    elif step.what == "power":
        handheld.power(step.name != "off", b"" if step.name == "blank" else None)
    elif step.what == "hold":
        handheld.hold(step.name, step.ms)
    else:
        handheld.wait(step.ms)


def play(steps: list[Step], handheld: Handheld, out: Path) -> list[tuple[str, str]]:
    """Play the steps, write the pictures into out; return (name, SHA-256) of each, and print it."""
    snaps = []
    for step in steps:
        if step.what != "snap":
            act(step, handheld)
        else:
            handheld.picture(out / (step.name + ".png"))
            handheld.picture(out / (step.name + ".pbm"))
            snaps.append((step.name, png.digest(handheld.frame())))
            print(*snaps[-1], flush=True)
    return snaps


def main(argv: list[str]) -> int:
    """Run one script. 0: done; 1: the firmware stopped; 2: the script or the options are wrong."""
    parser = Parser("run", __doc__)
    parser.add_argument("script", metavar="SCRIPT", help="the file; - reads the standard input")
    parser.add_argument("--out", metavar="DIR", required=True, help="where the pictures go")
    add_game_options(parser)
    arguments = parser.parse_args(argv)
    try:
        profile = load_profile(arguments.board)
        chosen = settings(arguments)
        if "TOMBOLO_RECORD" in chosen:
            raise ValueError("a game that was sent can be played, not run")
        if arguments.script == "-":
            if sys.stdin is None:
                raise ValueError("the standard input is closed")
            text = sys.stdin.read()
        else:
            text = Path(arguments.script).read_text(encoding="utf-8-sig")
        steps = read(text)
        out = Path(arguments.out)
        out.mkdir(parents=True, exist_ok=True)
    except ScriptError as error:
        for number, sentence in error.args[0]:
            print(f"{arguments.script}:{number}: {sentence}", file=sys.stderr)
        return 2
    except UnicodeDecodeError:
        print(f"run: {arguments.script} is not a text file in UTF-8.", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"run: {reason(error)}.", file=sys.stderr)
        return 2
    except ValueError as error:
        print(f"run: {error}.", file=sys.stderr)
        return 2
    try:
        seed = SEED if arguments.seed is None else arguments.seed
        with Handheld(profile, seed, chosen) as handheld:
            play(steps, handheld, out)
    except (Exception, Fatal) as error:
        if isinstance(error, OSError) and error.filename:  # a picture
            print(f"run: {error.filename}: {error.strerror}.", file=sys.stderr)
            return 2
        print("run: " + keep.stopped(error), file=sys.stderr)
        return 1
    return 0
