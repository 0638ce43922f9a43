"""engine/NEW_GAME.md is true: its boxes are Kalah's own lines, its files and commands are there."""

from __future__ import annotations

import re

import pytest

from tests.guests import FOLDER, ROOT

PAGE = (ROOT / "engine/NEW_GAME.md").read_text(encoding="utf-8")
BOXES = re.findall(r"```python\n(.*?)```", PAGE, re.S)
HERE = re.findall(r"`((?:engine|firmware|tests)/[\w/.]+)`", PAGE)
TARGETS = re.findall(r"make (\w+) ", PAGE)
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


def lines(text: str) -> str:
    """Return a text without indentation and empty lines."""
    return "\n".join(filter(None, map(str.strip, text.splitlines())))


KALAH = [lines(path.read_text(encoding="utf-8")) for path in (FOLDER / "kalah").rglob("*.py")]


@pytest.mark.parametrize("box", BOXES, ids=[box.split("\n")[0].strip() for box in BOXES])
def test_a_box_stands_in_kalah_as_it_is(box):
    assert any(lines(box) in text for text in KALAH)


@pytest.mark.parametrize("path", sorted(set(HERE)))
def test_a_file_that_is_named_is_there(path):
    assert (ROOT / path).exists() or "yours" in path


def test_the_commands_are_those_of_make():
    assert len(TARGETS) > 6
    for target in set(TARGETS):
        assert re.search(rf"^{target}:", MAKEFILE, re.M), target
    assert len(BOXES) > 5


def test_the_page_names_each_method_that_the_contract_wants():
    contract = (ROOT / "engine/game.py").read_text(encoding="utf-8")
    wanted = re.findall(
        r"def (\w+)\((?:[^)]*)\):\n(?:(?!    def ).*\n)*?        raise NotImpl", contract
    )
    assert len(wanted) == 4
    for name in wanted:
        assert f"| `{name}(" in PAGE, name
