"""Names that a game gives a value and nobody reads, because they are spelt otherwise."""

from __future__ import annotations

import ast
import difflib
from collections.abc import Iterator
from pathlib import Path

from engine.game import Game
from firmware import registry
from firmware.guest.grid import Grid
from host_sim.frontends.own import folders

_INFO = ("room",)  # that registry.filled() leaves out
_ASKED = ("evaluate", "move_name")  # of the rules, where they are there
_VIEW = ("greeting", "news", "replay")
_ALIKE = 0.8  # of two names of which one is meant for the other


def problems(root: Path, name: str) -> list[str]:
    """Return a sentence for each misspelt name of a game whose two folders lie in root."""
    files = [path for folder in folders(name) for path in sorted((root / folder).rglob("*.py"))]
    trees = {}
    for path in files:
        try:
            place = path.relative_to(root).as_posix()
            trees[place] = ast.parse(path.read_text(encoding="utf-8"))
        except SyntaxError:
            return []  # which others say
    read = {
        getattr(node, "attr", None) or getattr(node, "id", None)
        for tree in trees.values()
        for node in ast.walk(tree)
        if isinstance(getattr(node, "ctx", None), ast.Load)
    }
    found = list(_of_info(f"firmware/games/{name}/info.py", trees, read))
    found += _of_words(f"firmware/games/{name}/words/", trees, read)
    for place, kind, more in (
        (f"engine/{name}/rules.py", Game, _ASKED),
        (f"firmware/games/{name}/view.py", Grid, _VIEW),
    ):
        known = {word for word in (*dir(kind), *more) if not word.startswith("_")}
        for node in trees[place].body if place in trees else ():
            if isinstance(node, ast.ClassDef) and node.bases:
                found += _of_class(place, node, known, read)
    return found


def _of_info(place: str, trees: dict[str, ast.Module], read: set[str | None]) -> Iterator[str]:
    known = {*_known(), *_INFO}
    for word, line in _given(trees[place].body) if place in trees else ():
        if word not in known and word not in read and not word.startswith("_"):
            yield f"{place}:{line}: nobody reads {word}{_meant(word, known, 0.6)}"


def _of_words(folder: str, trees: dict[str, ast.Module], read: set[str | None]) -> Iterator[str]:
    for place, tree in trees.items():
        for word, line in _given(tree.body) if place.startswith(folder) else ():
            if word == "TITLE" and word not in read:
                why = "a game has one title in all languages, TITLE of info.py"
                yield f"{place}:{line}: nobody reads TITLE of the words; {why}"


def _known() -> list[str]:
    """Return the names that info.py may have."""

    class Said:
        pass

    return list(vars(registry.filled(Said(), "null")))


def _of_class(place: str, node: ast.ClassDef, known: set[str], read: set[str | None]) -> list[str]:
    """Return what of a class looks like a name of the class that it extends, and is none."""
    found = []
    for word, line in _given(node.body):
        if word in known or word in read or word.startswith("_"):
            continue
        meant = _meant(word, known, _ALIKE)
        if meant:
            found.append(f"{place}:{line}: nobody reads {word}{meant}")
    return found


def _meant(word: str, known: set[str], alike: float) -> str:
    close = difflib.get_close_matches(word, known, 1, alike)
    return f"; is {close[0]} meant?" if close else ""


def _given(body: list[ast.stmt]) -> Iterator[tuple[str, int]]:
    """Yield each name that a file or a class gives a value, and its line."""
    for node in body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield node.name, node.lineno
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    yield target.id, node.lineno
