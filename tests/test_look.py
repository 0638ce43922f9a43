"""`make look`: a sheet of a game's pictures, and a line of what it costs."""

from __future__ import annotations

import shutil

import pytest
from PIL import Image

from host_sim.lab.bench import vm
from host_sim.maker import look as maker
from host_sim.maker.look import Shot, languages, sheet, shots
from tests import guests, look

BOARD = ["the first move", "the middle", "the menu", "a hint, where", "a hint, what"]
END = ["the last position", "the result"]


@pytest.mark.parametrize(("name", "own"), [("kalah", []), ("pig", ["Points to go", "All turns"])])
def test_a_bot_takes_pictures_of_a_game_from_its_first_to_its_result(tmp_path, name, own):
    found = shots(guests.drive(tmp_path, [name]), name, "en")
    assert sorted(shot.caption for shot in found) == sorted([*BOARD, *own, *END])
    assert len({shot.frame for shot in found}) == len(found)


def test_what_a_hint_is_about_is_taken_while_it_is_shown(tmp_path, monkeypatch):
    lit = []
    snap = maker._Bot._snap

    def seen(bot, caption, *settle):
        snap(bot, caption, *settle)
        if caption == "a hint, what":
            lit.append(bot._screen().is_on)

    monkeypatch.setattr(maker._Bot, "_snap", seen)
    for name in ("kalah", "moat"):
        (tmp_path / name).mkdir()
        shots(guests.drive(tmp_path / name, [name]), name, "en")
    assert lit == [True, True]


def test_a_sheet_has_a_block_for_each_language():
    blocks = [("one", [Shot("a", bytes(1024))] * 4), ("two", [Shot("b", bytes(1024))])]
    both, one = sheet(blocks), sheet(blocks[1:])
    assert both.width == one.width
    assert both.height > 2 * one.height


def test_the_languages_of_a_game_are_those_of_its_words(tmp_path):
    assert languages(tmp_path, "kalah") == ["en"]
    words = tmp_path / "firmware/games/kalah/words"
    words.mkdir(parents=True)
    for language in ("de", "en"):
        (words / f"{language}.py").touch()
    assert languages(tmp_path, "kalah") == ["en", "de"]


def test_the_sheet_is_written_and_the_costs_are_one_line(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(look, "OUT", tmp_path / "look")
    monkeypatch.setattr(vm, "missing", lambda: "no memory is measured without Node.js")
    assert look.main(["kalah"]) == 0
    first, line = capsys.readouterr().out.splitlines()
    with Image.open(tmp_path / "look/kalah.png") as picture:
        assert picture.width > 3 * 3 * 128
    assert first == f"{tmp_path}/look/kalah.png: 7 pictures"
    assert line.startswith("kalah on a Pico: thinks 0.")
    assert line.endswith(" new names")


@pytest.mark.parametrize("name", ["", "nothere"])
def test_a_game_that_is_not_there_is_told(name, capsys):
    assert look.main([name]) == 1
    assert capsys.readouterr().err == f"look: there is no game {name!r}: make look GAME=yours\n"


def test_a_mistake_in_a_game_is_one_sentence(tmp_path, monkeypatch, capsys):
    shutil.copytree(guests.FOLDER / "kalah", tmp_path / "kalah")
    monkeypatch.setattr(guests, "FOLDER", tmp_path)
    view = tmp_path / "kalah/firmware/games/kalah/view.py"
    view.write_text(view.read_text(encoding="utf-8").replace("seen.seeds(at)", "seen.seed(at)", 1))
    assert look.main(["kalah"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("look: firmware/games/kalah/view.py:")
    assert said.endswith(": AttributeError: 'Kalah' object has no attribute 'seed'\n")
