"""The pages for makers are true: their boxes are lines of guests, and `make game` begins a game."""

from __future__ import annotations

import re

import pytest

from host_sim import script, skeleton
from host_sim.frontends import png
from tests.firmware import golden_screens
from tests.guests import FOLDER, NAMES, ROOT

PAGES = ("engine/NEW_GAME.md", "firmware/guest/VIEWS.md")
TEXTS = [(ROOT / page).read_text(encoding="utf-8") for page in PAGES]
BOXES = [box for text in TEXTS for box in re.findall(r"```python\n(.*?)```", text, re.S)]
SCRIPTS = [box for text in TEXTS for box in re.findall(r"```text\n(.*?)```", text, re.S)]


def lines(text: str) -> str:
    """Return a text without indentation and empty lines."""
    return "\n".join(filter(None, map(str.strip, text.splitlines())))


FILES = [
    *FOLDER.rglob("*.py"),
    *(path for name in NAMES for path in (ROOT / f"tests/engine/{name}").rglob("*.py")),
]
GUESTS = [lines(path.read_text(encoding="utf-8")) for path in FILES]
PICTURES = [name for text in TEXTS for name in re.findall(r"pictures/(recipe_\w+)\.png", text)]


@pytest.mark.parametrize("box", BOXES, ids=[box.split("\n")[0].strip() for box in BOXES])
def test_a_box_stands_in_a_guest_as_it_is(box):
    assert any(lines(box) in text for text in GUESTS)


@pytest.mark.parametrize("text", SCRIPTS)
def test_a_key_script_of_a_page_can_be_played(text):
    assert script.read(text)


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_of_a_page_is_what_its_key_script_shows(name):
    (path,) = [path for path in golden_screens.scripts() if f"snap {name}\n" in path.read_text()]
    shown = png.pixels_of(golden_screens.PICTURES / f"{name}.png")
    assert golden_screens.golden(path, "en")[name] == shown


def test_the_page_has_boxes():
    assert len(BOXES) > 15
    assert SCRIPTS


def test_a_game_that_cannot_be_written_leaves_nothing_in_the_way(tmp_path, monkeypatch):
    monkeypatch.setattr(skeleton, "PLACE", tmp_path)
    (tmp_path / "firmware").mkdir()
    (tmp_path / "firmware/games").write_text("in the way of a folder")
    with pytest.raises(OSError, match="Not a directory"):
        skeleton.main(["zork"])
    assert not (tmp_path / "engine/zork").exists()
