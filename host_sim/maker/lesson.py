"""What a lesson of a game lacks, and which of its moves cannot be played."""

from __future__ import annotations

import ast
import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.game import OVER
from firmware.words.language import LANGUAGES
from host_sim.maker import place_in, tree_of

_NEEDED = {  # what help.py needs, and how it gets it
    "words": 'words = strings("{name}")',
    "PAGES": "from firmware.guest.help import PAGES as PAGES",
    "page_of": "from firmware.guest.help import page_of as page_of",
    "SEED": "SEED = 1, of the deal",
    "CHOICES": "CHOICES = (), of the rows of a new game",
    "STEPS": "STEPS = ((0,), (1,)), the moves of each step",
    "spot": "def spot(view, moves): return view.spot(moves)",
}
_SAID = {  # what the words need for it
    "TOPICS": "its pages are the help",
    "STEPS": "a text for each step of the lesson",
    "END": "a tuple of what is said at the end",
}
_MANY = 8  # legal moves that are told


def lacks(root: Path, name: str) -> list[str]:
    """Return a sentence for each name that a lesson needs and the game in root has not."""
    help_file = f"firmware/games/{name}/help.py"
    tree = tree_of(root / help_file)
    if not tree:
        return []
    given = set(_given(tree))
    found = [
        f"{help_file}: it has no {word}: {how.format(name=name)}"
        for word, how in _NEEDED.items()
        if word not in given
    ]
    return found + list(_unsaid(root, name, tree))


def _given(tree: ast.Module) -> Iterator[str]:
    for node in tree.body:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            yield from (one.asname or one.name for one in node.names)
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield node.name
        elif isinstance(node, ast.Assign):
            yield from (target.id for target in node.targets if isinstance(target, ast.Name))


def _unsaid(root: Path, name: str, tree: ast.Module) -> Iterator[str]:
    """Yield what the words of each language lack, if they lie in its files alone."""
    folder = f"firmware/games/{name}/words"
    if list((root / folder).glob("*_help.py")):
        return
    steps = _steps(tree)
    for language, _ in LANGUAGES:
        file = f"{folder}/{language}.py"
        if not (root / file).is_file():
            if language == "en":
                yield f"{file}: there are no words, and help.py needs {', '.join(_SAID)} in them"
            continue
        words = runpy.run_path(str(root / file))
        for word, what in _SAID.items():
            if word not in words:
                yield f"{file}: it has no {word}, and help.py needs it: {what}"
        texts = words.get("STEPS")
        if steps and isinstance(texts, tuple) and len(texts) != len(steps):
            place = place_in(root, file, "STEPS")
            yield f'{place}STEPS has {len(texts)} texts, and help.py {len(steps)} steps; "" is none'


def _steps(tree: ast.Module) -> list[ast.expr]:
    """Return the steps as they are written, none if they are computed."""
    return [
        step
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Tuple)
        if any(isinstance(to, ast.Name) and to.id == "STEPS" for to in node.targets)
        for step in node.value.elts
    ]


def wrong_move(root: Path, name: str, screen: Any) -> str:
    """Return a sentence about the first move that a lesson cannot play, "" if it plays all.

    screen: the Lesson as it begins.
    """
    file = f"firmware/games/{name}/help.py"
    tree = tree_of(root / file)
    steps = _steps(tree) if tree else []
    session = type(screen.session)(
        type(screen.session.game)(), screen.session.seed, screen.session.options
    )
    game = session.game
    out = game.moves_buffer()
    for at, moves in enumerate(screen.deal.STEPS):
        place = f"{file}:{steps[at].lineno}: " if at < len(steps) else f"{file}: "
        for move in moves:
            if game.player() == OVER:
                return f"{place}step {at + 1} of STEPS comes after the end of the game"
            if not game.is_legal(move):
                legal = [str(one) for one in out[: game.legal(out)]]
                shown = ", ".join(legal[:_MANY]) + (", …" if len(legal) > _MANY else "")
                who = "the person" if game.player() == screen.seat else "a rival"
                return (
                    f"{place}step {at + 1} of STEPS cannot be played: move {move} is not legal"
                    f" there, where {who} is to move; legal are {shown}"
                )
            session.play(move)
    return ""
