"""A game of one's own, played: it starts again when its files are saved; its mistakes are told."""

from __future__ import annotations

import os

import pytest

from boards.install import ending
from host_sim import skeleton
from host_sim.frontends import own

PRINTED = """
Traceback (most recent call last):
  File "firmware/code.py", line 25, in program
    app.step(ms)
  File "firmware/games/pip/view.py", line 12, in shows
    return str(1 // 0)
  File "firmware/graphics/canvas.py", line 5, in text
    width(9)
ZeroDivisionError: division by zero
"""


@pytest.fixture
def made(tmp_path):
    for place, text in skeleton.files("pip").items():
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).write_text(text)
    return tmp_path


def test_a_file_that_is_saved_is_noticed_once(made, monkeypatch):
    monkeypatch.setattr(own, "_LOOK_S", 0)
    watched = own.Watched("pip", made)
    assert not watched.has_changed()
    rules = made / "engine/pip/rules.py"
    os.utime(rules, ns=(1, rules.stat().st_mtime_ns + 1))
    assert watched.has_changed()
    assert not watched.has_changed()
    (made / "firmware/games/pip/words/fr.py").write_text("")
    assert watched.has_changed()


def test_a_mistake_that_was_printed_is_told_with_the_games_own_line():
    lines = PRINTED.splitlines()
    found = ending.printed_mistake(lines, own.folders("pip"))
    assert found == "firmware/games/pip/view.py:12: ZeroDivisionError: division by zero"
    assert ending.printed_mistake(lines).startswith("firmware/graphics/canvas.py:5: ")
    assert ending.printed_mistake(["hello"]) == ""
