"""The bundles on CircuitPython itself. These tests need the two files that files.py names."""

import pytest

from tests.chip import cases, files, runs
from tests.chip.__main__ import main

pytestmark = pytest.mark.skipif(bool(files.missing()), reason=files.missing())


def case(name):
    return next(case for case in cases.every() if case.name == name)


@pytest.mark.parametrize("is_plain", [False, True], ids=["compiled", "plain"])
def test_the_title_and_its_menus_are_the_simulators(is_plain):
    result = runs.play(case("title"), is_plain)
    assert result.difference == ""
    assert result.frames > 30


def test_a_game_for_several_is_the_simulators():
    result = runs.play(case("atoll_new"))
    assert result.difference == ""
    assert result.frames > 15


def test_a_script_is_played_and_its_pictures_are_shown(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("CIRCUITPYTHON", str(files.circuitpython()))
    monkeypatch.setenv("BOOTROM", str(files.bootrom()))
    monkeypatch.setattr(files, "FOLDER", tmp_path)
    script = tmp_path / "keys.txt"
    script.write_text("# seed=7\npress DOWN\nsnap down\n")
    assert main(["--script", str(script)]) == 0
    assert "keys: 3 frames equal" in capsys.readouterr().out
    assert (tmp_path / "keys" / "down.png").exists()
