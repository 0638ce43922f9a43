"""engine/NEW_GAME.md is true: its boxes are Kalah's own lines, and `make game` begins a game."""

from __future__ import annotations

import re

import pytest

from host_sim import skeleton
from tests.guests import FOLDER, ROOT

PAGE = (ROOT / "engine/NEW_GAME.md").read_text(encoding="utf-8")
BOXES = re.findall(r"```python\n(.*?)```", PAGE, re.S)


def lines(text: str) -> str:
    """Return a text without indentation and empty lines."""
    return "\n".join(filter(None, map(str.strip, text.splitlines())))


KALAH = [lines(path.read_text(encoding="utf-8")) for path in (FOLDER / "kalah").rglob("*.py")]


@pytest.mark.parametrize("box", BOXES, ids=[box.split("\n")[0].strip() for box in BOXES])
def test_a_box_stands_in_kalah_as_it_is(box):
    assert any(lines(box) in text for text in KALAH)


def test_the_page_has_boxes():
    assert len(BOXES) > 5


def test_a_game_that_cannot_be_written_leaves_nothing_in_the_way(tmp_path, monkeypatch):
    monkeypatch.setattr(skeleton, "PLACE", tmp_path)
    (tmp_path / "firmware").mkdir()
    (tmp_path / "firmware/games").write_text("in the way of a folder")
    with pytest.raises(OSError, match="Not a directory"):
        skeleton.main(["zork"])
    assert not (tmp_path / "engine/zork").exists()
