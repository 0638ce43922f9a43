"""The texts of guests and of the template: there, drawn in the font, and short enough."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Any

import pytest

from firmware.graphics.canvas import width
from firmware.graphics.text import wrapped
from host_sim.machine import ROOT
from tests.firmware.test_words import DRAWN, strings
from tests.guests import FOLDER, NAMES

FOLDERS = {name: FOLDER / name / "firmware/games" / name for name in NAMES}
FOLDERS["null"] = ROOT / "firmware/games/null"
LINES = 5  # of a page of help
PAGE = 124  # dots of such a line


def words(folder: Path) -> dict[str, Any]:
    found = runpy.run_path(str(folder / "words/en.py"))
    return {name: value for name, value in found.items() if name.isupper()}


@pytest.mark.parametrize("name", FOLDERS)
def test_the_view_uses_each_text_and_no_other(name):
    source = (FOLDERS[name] / "view.py").read_text(encoding="utf-8")
    assert set(re.findall(r"words\.([A-Z_]+)", source)) == words(FOLDERS[name]).keys() - {"HELP"}


@pytest.mark.parametrize("name", FOLDERS)
def test_texts_fit_the_last_line_and_pages_of_help_the_display(name):
    texts = words(FOLDERS[name])
    for page in texts.pop("HELP"):
        title, text = page.split("|")
        assert len(wrapped(text, PAGE)) <= LINES, title
    for text in strings(texts):
        assert width(text) <= 128, text
        assert set(text) <= DRAWN, text
