"""Help for people who make a game: it is checked, and sentences say what is wrong with it.

A sentence begins with file and line where they are known.
"""

from __future__ import annotations

import ast
import traceback
from pathlib import Path
from types import FrameType

from boards.install.ending import relative
from host_sim.frontends.own import folders

_SHOWN = 40  # letters of a value


class Wrong(Exception):
    """What is wrong with a game; the text is the whole sentence."""


def told(value: object) -> str:
    """Return a value as it stands in a sentence."""
    text = repr(value)
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"


def told_error(error: BaseException, name: str) -> str:
    """Return an error with the last line of the game that led to it, if one did."""
    if isinstance(error, Wrong):
        return str(error)
    own = [
        f"{relative(at.filename)}:{at.lineno}: "
        for at in traceback.extract_tb(error.__traceback__)
        if relative(at.filename).startswith(folders(name))
    ]
    what = ": ".join(filter(None, (type(error).__name__, str(error))))
    return "".join(own[-1:]) + what


def place_of(frame: FrameType | None, name: str) -> str:
    """Return the innermost line of a game that a frame was called from, "" if none did."""
    while frame:
        file = relative(frame.f_code.co_filename)
        if file.startswith(folders(name)):
            return f"{file}:{frame.f_lineno}: "
        frame = frame.f_back
    return ""


def place_in(root: Path, file: str, *names: str) -> str:
    """Return the line of a file where the first of some names that it has is given a value."""
    tree = tree_of(root / file)
    lines: dict[str, int] = {}
    for node in ast.walk(tree) if tree else ():
        if isinstance(node, ast.FunctionDef):
            lines[node.name] = node.lineno
        for target in node.targets if isinstance(node, ast.Assign) else ():
            if isinstance(target, ast.Name):
                lines[target.id] = node.lineno  # type: ignore[attr-defined]
    found = [f"{file}:{lines[name]}: " for name in names if name in lines]
    return found[0] if found else f"{file}: "


def place_of_text(root: Path, name: str, text: str) -> str:
    """Return the line where a game has most of a text, "" if it has none of it."""
    best = (0, "")
    for folder in folders(name):
        for path in sorted((root / folder).rglob("*.py")):
            tree = tree_of(path)
            for node in ast.walk(tree) if tree else ():
                value = node.value if isinstance(node, ast.Constant) else None
                if isinstance(value, str) and value.strip():
                    n = max((len(part) for part in _parts(value) if part in text), default=0)
                    line = getattr(node, "lineno", 0)
                    place = f"{path.relative_to(root).as_posix()}:{line}: "
                    best = max(best, (n, place), key=lambda pair: pair[0])
    return best[1] if best[0] * 2 > len(text) else ""


def _parts(value: str) -> list[str]:
    """Return the parts of a text that stay as they are when it is filled or shown."""
    for sign in ("{", "|", "\n"):
        value = value.replace(sign, "}")
    return value.split("}")


def tree_of(path: Path) -> ast.Module | None:
    """Return a parsed source, None if it is not there or not written in Python."""
    try:
        return ast.parse(path.read_text(encoding="utf-8"))
    except (OSError, SyntaxError):
        return None
