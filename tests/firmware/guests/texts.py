"""What is wrong with the texts of a guest: one is missing, too long, or not in the font."""

from __future__ import annotations

import ast
import re
import runpy
from pathlib import Path
from typing import Any

from firmware.graphics.canvas import WIDTH, width
from firmware.graphics.text import wrapped
from tests.firmware.test_words import DRAWN, strings

LINES = 5  # of a page of help
_HIGH = 56  # dots above the last line
_SHOWN = 16  # letters of a page
PAGE = 124  # dots of such a line
_READ = r"\b(?:words|strings\([\w.\"']+\))\.([A-Z][A-Z_0-9]*)"  # how a file names a text
_FIELD = re.compile(r"\{\w*\}")
_OF_LESSON = ("STEPS", "END")  # which notices wrap
_OF_GUEST = {"TOPICS", "OPTIONS", "NUMBERED", *_OF_LESSON}  # what firmware/guest reads


def problems(folder: Path) -> list[str]:
    """Return a sentence for each problem of the game in firmware/games/NAME, this folder."""
    place = f"firmware/games/{folder.name}/"
    used = set()
    for path in folder.glob("*.py"):
        used |= set(re.findall(_READ, path.read_text(encoding="utf-8")))
    found = []
    for path in sorted((folder / "words").glob("??.py")):
        where = f"{place}words/{path.name}"
        texts = {n: value for n, value in runpy.run_path(str(path)).items() if n.isupper()}
        found += [f"{where} has no {name}" for name in sorted(used - set(texts))]
        found += [f"{where}: nobody reads {name}" for name in sorted(set(texts) - used - _OF_GUEST)]
        found += [f"{where}{problem}" for problem in _of_texts(texts, path)]
    for path in sorted(folder.glob("*.py")):
        found += [f"{place}{path.name}:{problem}" for problem in _of_pictures(path)]
    if used and not (folder / "words/en.py").is_file():
        found.append(f"{place}words/en.py is missing")
    return found


def _of_texts(texts: dict[str, Any], path: Path) -> list[str]:
    """Return what is wrong with the texts of a file, ":LINE: what" each."""
    found = [
        (text, f"the font has no {' '.join(sorted(set(text) - DRAWN))}")
        for text in strings(texts)
        if set(text) - DRAWN
    ]
    pages = texts.pop("TOPICS", ())
    if not isinstance(pages, tuple):
        what = "TOPICS is one text, and must be a tuple of texts: put a comma behind it"
        found.append((pages, what))
        pages = ()
    for page in pages:
        title, _, text = page.partition("|")
        if "|" not in page:
            found.append((page, f"the page {page[:_SHOWN]!r}... has no |, behind its title"))
            continue
        lines = len(wrapped(text, PAGE))
        if lines > LINES:
            found.append((page, f"the page {title!r} has {lines} lines, {lines - LINES} too many"))
        if width(f"{title} {len(pages)}/{len(pages)}") > WIDTH:
            found.append((page, f"the title {title!r} is too long"))
    for name in _OF_LESSON:
        texts.pop(name, ())
    for text in strings(texts):
        wide = width(_FIELD.sub("0", text))
        if wide > WIDTH:
            found.append((text, f"{text!r} is {wide} dots wide, and the display {WIDTH}"))
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))))
    at = {node.value: f":{node.lineno}" for node in nodes if isinstance(node, ast.Constant)}
    return [f"{at.get(text, '')}: {what}" for text, what in found]


def _of_pictures(path: Path) -> list[str]:
    """Return what is wrong with the pictures that a file has as text (pictures.drawn())."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        text = node.value
        if "\n" not in text or set(text) - set("#.\n"):
            continue
        rows = text.strip("\n").split("\n")
        uneven = [n for n, row in enumerate(rows, 1) if len(row) != len(rows[0])]
        size = f"{len(rows[0])}x{len(rows)}"
        if uneven:
            n = uneven[0]
            what = f"row {n} has {len(rows[n - 1])} dots, and the first {len(rows[0])}"
            found.append(f"{node.lineno}: in this picture {what}")
        elif len(rows[0]) > WIDTH or len(rows) > _HIGH:
            found.append(f"{node.lineno}: this picture is {size} dots, too large for the display")
    return found
