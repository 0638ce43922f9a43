"""What each key of the keyboard does, and keys.txt, the file in which a player can change it."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from pathlib import Path

from host_sim.frontends import keep

Keys = Mapping[str, str]  # the name of a key -> what it does

DEFAULTS = """\
UP = up w
DOWN = down s
LEFT = left a
RIGHT = right d
A = z y return kp_enter space
B = x backspace escape
MENU = m
HINT = h
REWIND = r
COPY = f6
LOOK = f9
RECORD = f10
FULLSCREEN = f11
PICTURE = f12
"""
HELD: Mapping[str, tuple[tuple[str, ...], int]] = {  # held buttons, and µs
    "MENU": (("B",), 900_000),
    "HINT": (("DOWN", "A"), 200_000),
}
BUTTONS = ("UP", "DOWN", "LEFT", "RIGHT", "A", "B")
_HEAD = """\
# What the keys do where Tombolo is played on a computer. To change a line, take its # away.
# A key is a letter or another character, or one of
{names}
"""
_NAMED = (
    *("up", "down", "left", "right", "return", "space", "backspace", "escape", "tab", "delete"),
    *("insert", "home", "end", "pageup", "pagedown", "kp_enter", *(f"kp{n}" for n in range(10))),
    *(f"f{n}" for n in range(1, 13)),
    *("lshift", "rshift", "lctrl", "rctrl", "lalt", "ralt"),
)
_WIDE = 88  # characters of a line of the file


class Mistake(ValueError):
    """The file has a mistake; the message says which, without a full stop."""


def read(text: str) -> dict[str, str]:
    """Return what the keys do by the text of keys.txt. Raises Mistake.

    A line replaces the keys of one action. The other actions keep theirs, except keys that a line
    takes.
    """
    wanted = _lines(text)
    found = {key: what for what, keys in _lines(DEFAULTS).items() for key in keys}
    found = {key: what for key, what in found.items() if what not in wanted}
    for what, keys in wanted.items():
        found.update(dict.fromkeys(keys, what))
    for button in BUTTONS:
        if button not in found.values():
            raise Mistake(f"no key is left for {button}")
    return found


def _lines(text: str) -> dict[str, list[str]]:
    known = [line.split()[0] for line in DEFAULTS.splitlines()]
    found: dict[str, list[str]] = {}
    for number, line in enumerate(text.splitlines(), 1):
        line = line.partition("#")[0].strip()
        if not line:
            continue
        what, is_there, keys = (field.strip() for field in line.partition("="))
        what = what.upper()
        if not is_there or not keys:
            raise Mistake(f"line {number} does not read like `A = z return`")
        if what not in known:
            raise Mistake(f"line {number}: there is no {what!r}; it is one of {', '.join(known)}")
        if what in found:
            raise Mistake(f"line {number}: {what} has a line already")
        found[what] = keys.lower().split()
        for key in found[what]:
            if len(key) > 1 and key not in _NAMED:
                raise Mistake(f"line {number}: no key is called {key!r}")
            if sum(each.count(key) for each in found.values()) > 1:
                raise Mistake(f"line {number}: the key {key!r} is used twice")
    return found


def load(path: Path) -> tuple[dict[str, str], str]:
    """Return what the keys do by the file, and "" or a sentence if the file was not used.

    If there is no file, an example is written that changes nothing.
    """
    try:
        return read(path.read_text(encoding="utf-8-sig")), ""
    except FileNotFoundError:
        _write(path)
        return read(""), ""
    except OSError as error:
        trouble = f"it cannot be read ({error.strerror})"
    except UnicodeDecodeError:
        trouble = "it is not a text file in UTF-8"
    except Mistake as mistake:
        trouble = str(mistake)
    return read(""), f"The keys are as at first, because of {path}: {trouble}."


def _write(path: Path) -> None:
    names = ""
    line = "#"
    for name in _NAMED:
        if len(line) + len(name) >= _WIDE:
            names += line + "\n"
            line = "#"
        line += " " + name
    text = _HEAD.format(names=names + line)
    text += "".join(f"# {line}\n" for line in DEFAULTS.splitlines())
    with contextlib.suppress(OSError):  # without it only the example is missing
        keep.write_whole(path, text.encode())


def names_of(keys: Keys, what: str, most: int = 1) -> str:
    """Return the names of an action's keys for a legend, at most so many; "" for no keys.

    Enter comes second, since it is where everybody looks for it.
    """
    names = [key for key, does in keys.items() if does == what]
    if "return" in names[2:]:
        names.insert(1, "return")
    return ", ".join(_written(name) for name in names[:most])


def _written(name: str) -> str:
    if name == "return":
        return "Enter"
    return name.upper() if len(name) == 1 else name.capitalize()
