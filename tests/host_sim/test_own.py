"""A game of one's own, played: it starts again when its files are saved; its mistakes are told."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from boards.install import ending
from host_sim import patience, skeleton
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


def test_what_computes_without_end_is_ended_and_named():
    def apply():
        while True:
            pass

    limit = patience.Limit(0.5)
    with pytest.raises(patience.Endless) as found:
        apply()
    limit.end()
    said = patience.sentence(found.value, (Path(__file__).name,), 0.5)
    assert "tests/host_sim/test_own.py:" in said
    assert said.endswith("_named() has not ended in 0 s of computing")


def test_what_ends_or_waits_is_left_alone():
    limit = patience.Limit(0.2)
    for _ in range(5):
        sum(range(2_000_000))
        limit.beat()
    limit.end()
