"""A new game to start from: it plays and conforms at once; a bad name gets one sentence."""

from __future__ import annotations

import importlib
import re
import sys

import pytest

import engine
from host_sim import skeleton
from host_sim.bots import guest
from host_sim.drive import Handheld
from host_sim.machine import ROOT
from tests import conform
from tests.firmware.guests import begun, texts
from tests.firmware.guests.buttons import slow_step, start
from tests.firmware.menus import screen, up
from tests.firmware.test_found import drive
from tests.pack import portability
from tests.test_games import lacks

NAME = "justbegun"


@pytest.fixture(autouse=True)
def not_here(tmp_path, monkeypatch):
    """No test writes a game into the checkout, not even one that fails."""
    monkeypatch.setattr(skeleton, "PLACE", tmp_path)


@pytest.fixture(params=skeleton.KINDS)
def made(request, tmp_path, monkeypatch):
    """A drive with a new game of each kind beside the others; its rules can be imported, too."""
    root = drive(tmp_path, skeleton.files(NAME, request.param))
    monkeypatch.setattr(engine, "__path__", [*engine.__path__, str(root / "engine")])
    importlib.invalidate_caches()
    yield root
    for name in [name for name in sys.modules if name.startswith(f"engine.{NAME}")]:
        del sys.modules[name]


def test_a_new_game_lies_in_two_folders_and_knows_its_name(made):
    folders = {path.rpartition("/")[0].removesuffix("/words") for path in skeleton.files(NAME)}
    assert folders == {f"engine/{NAME}", f"firmware/games/{NAME}"}
    for kind, (_, template) in skeleton.KINDS.items():
        texts_of = skeleton.files(NAME, kind).values()
        assert not any(re.search(rf"\b{template}\b", text.lower()) for text in texts_of)
    assert lacks(NAME, "guest", made) == ""
    assert portability(NAME, made) == []
    assert texts.problems(made / "firmware/games" / NAME) == []


def test_a_new_game_conforms(made):
    assert len(conform.digests(NAME, 0, 4)) == 4


def test_a_new_game_is_on_the_title_and_played_to_its_end(made):
    with Handheld(root=made, start_ms=1000) as handheld:
        assert "Justbegun" in [row.text() for row in screen(handheld).rows]
    with start(made, NAME) as handheld:
        guest.play(handheld)
        assert up(handheld) == "Result"


def test_the_cursor_of_a_new_game_is_quick_also_past_the_edges(made):
    with start(made, NAME) as handheld:
        keys = ("LEFT", "LEFT", "LEFT", "UP", "UP", "UP", "RIGHT", "RIGHT", "DOWN", "DOWN") * 2
        assert [wrong for key in keys if (wrong := slow_step(handheld, NAME, key))] == []


def test_each_choice_of_a_new_game_begins_one(made):
    assert list(begun.problems(made, NAME)) == []


def test_the_null_game_is_the_smallest_of_all():
    sizes = {
        kind: sum(len(text.split()) for text in skeleton.files(NAME, kind).values())
        for kind in skeleton.KINDS
    }
    assert max(sizes.values()) < 2 * sizes["cards"], sizes


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("hashi", "there is a hashi already, in engine/hashi"),
        ("null", "there is a null already, in engine/null"),
        ("kalah", "there is a kalah already, in tests/guests/kalah"),
        *(
            (name, f"{name!r} is taken by the program itself; choose another name")
            for name in ("ai", "menus", "class", "session", "game", "records", "none", "true")
        ),
        *(
            (name, f"{name!r} is no name for a game; one has 2 to 16 small letters and digits")
            for name in ("", "x", "Tafl", "two words", "nine_men", "9men", "../tafl", "café")
        ),
    ],
)
def test_a_name_that_will_not_do_gets_one_sentence(capsys, name, sentence):
    assert skeleton.main([name]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"game: {sentence}")
    assert said.count("\n") == 1


def test_a_name_with_the_key_of_another_game_is_refused(monkeypatch):
    monkeypatch.setattr(skeleton.catalog, "key", lambda name: 7)
    assert skeleton.why_not(NAME).startswith(f"the handheld could not tell {NAME} from ")


def test_the_files_to_open_are_named_in_order(tmp_path, capsys):
    assert skeleton.main([NAME]) == 0
    said = capsys.readouterr().out.splitlines()
    opened = [line.split()[1] for line in said if line.startswith("  ")]
    assert opened == [
        f"engine/{NAME}/rules.py",
        f"firmware/games/{NAME}/view.py",
        f"firmware/games/{NAME}/words/en.py",
    ]
    written = {p.relative_to(tmp_path).as_posix() for p in tmp_path.rglob("*") if p.is_file()}
    assert written == skeleton.files(NAME).keys()
    assert not (ROOT / "engine" / NAME).exists()
