"""What is checked before a game is packed, and the sentence about what is wrong."""

from __future__ import annotations

import re
import shutil
import sys
import zipfile

import pytest

import engine
from boards.install import pack as packs
from host_sim.lab.bench import heap, vm
from host_sim.web import build
from tests import guests, pack

INFO = "firmware/games/reversi/info.py"
RULES = "engine/reversi/rules.py"
VIEW = "firmware/games/reversi/view.py"
CHOICES = 'choices = bytearray(b"\\x05")\n'
WORDS = "firmware/games/reversi/words/en.py"


@pytest.fixture
def out(tmp_path, monkeypatch):
    monkeypatch.setattr(pack, "OUT", tmp_path / "packs")
    return tmp_path / "packs"


def test_a_guest_is_checked_and_packed_and_read_again(out, capsys):
    assert pack.main(["reversi"]) == 0
    path = out / "reversi.zip"
    assert packs.read(path).name == "reversi"
    with zipfile.ZipFile(path) as archive:
        assert "engine/reversi/rules.mpy" in archive.namelist()
    said = capsys.readouterr().out
    assert f"make play PACK={path}" in said
    assert vm.missing() or "bytes of a Pico's heap stay free" in said
    assert re.search(r"; \d+ new names;", said)
    page = out / "reversi.html"
    assert page.is_file() == (f"open {page}" in said) == build.VM.is_dir()


@pytest.mark.parametrize("name", [name for name in guests.NAMES if name != "reversi"])
def test_nothing_is_wrong_with_the_other_guests(name):
    pack.check(name, guests.root_of(name))


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        (WORDS, "TOPICS", "TOPIC", "words/en.py: nobody reads TOPIC"),
        (WORDS, "TAKEN = ", "TAKE = ", "words/en.py has no TAKEN"),
        (
            RULES,
            "from engine.const",
            "import enum\nfrom engine.const",
            "rules.py:8: module enum is absent",
        ),
        (
            INFO,
            "TITLE",
            "NAMED",
            "info.py: reversi says TITLE = None (info.py); it may be a text of",
        ),
        (INFO, "TITLE", "LEVELS = ('best',)\nTITLE", "reversi says LEVELS = ('best',) (info.py); "),
        (INFO, "TITLE", "RECORD = 700\nTITLE", "info.py:3: RECORD is 700, and no game may take"),
        (
            INFO,
            "TITLE",
            "RECORD = 0\nTITLE",
            "RECORD = 0 (info.py); it may be a number of bytes, 1",
        ),
        (INFO, "TITLE", "where = lambda n: n\nTITLE", "reversi says where() (info.py); it may"),
        (
            WORDS,
            "TOPICS = (",
            "TOPICS = (5,",
            "reversi says TOPICS (words); it may be a tuple of texts",
        ),
        (RULES, "class Reversi", "class Othello", "reversi cannot be loaded: "),
        (RULES, "def legal", "def lawful", "reversi breaks the contract: "),
        (RULES, "return False\n", "return (\n", "engine/reversi/rules.py:"),
        (
            VIEW,
            "    GAME",
            "    match 1:\n        case _:\n            pass\n    GAME",
            "view.py:11: the handheld's Python has no such syntax (no match, for one: use if",
        ),
        (
            VIEW,
            "from",
            "import random\nfrom",
            "view.py:3: module random is absent, or not for this",
        ),
        (INFO, "TITLE", CHOICES + "TITLE", "New game: Reversi cannot be loaded: choices (info.py)"),
        (VIEW, None, None, "reversi lacks: its view (firmware/games/reversi/view.py)"),
    ],
)
def test_what_is_wrong_with_a_game_is_told_and_nothing_is_packed(
    tmp_path, monkeypatch, out, capsys, file, old, new, sentence
):
    shutil.copytree(guests.root_of("reversi"), tmp_path, dirs_exist_ok=True)
    path = tmp_path / file
    if old is None:
        path.unlink()
    else:
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")
    monkeypatch.setattr(guests, "root_of", lambda name: tmp_path)
    monkeypatch.setattr(engine, "__path__", [str(tmp_path / "engine"), *engine.__path__])
    for name in [name for name in sys.modules if name.startswith("engine.reversi")]:
        monkeypatch.delitem(sys.modules, name)
    assert pack.main(["reversi"]) == 1
    said = capsys.readouterr().err
    assert sentence in said
    assert not out.exists()


def test_a_test_of_the_game_s_own_that_fails_is_told(tmp_path):
    assert pack.own_tests(tmp_path) == ""
    test = tmp_path / "test_rules.py"
    test.write_text("def test_right():\n    assert True\n")
    assert pack.own_tests(tmp_path) == ""
    test.write_text("def test_wrong():\n    assert 1 == 2\n")
    said = pack.own_tests(tmp_path)
    assert said.endswith("test_rules.py::test_wrong - assert 1 == 2")


def test_a_file_that_a_handheld_loads_slowly_is_told(tmp_path):
    shutil.copytree(guests.root_of("reversi"), tmp_path, dirs_exist_ok=True)
    with (tmp_path / VIEW).open("a", encoding="utf-8") as file:
        file.write(f"# {22_000 * 'x'}\n")
    (problem,) = pack.portability("reversi", tmp_path)
    assert problem.startswith(f"{VIEW}: 2")
    assert problem.endswith("a handheld loads slowly: make two files of it")


def test_what_the_heap_keeps_of_other_games_in_one_tour_does_not_refuse_a_game(monkeypatch):
    made = packs.Pack("kalah", {})
    left = iter((9_000, 40_000))
    monkeypatch.setattr(
        heap, "measure", lambda tour, more: {"kalah: begun": heap.CHIP - next(left)}
    )
    assert pack.check_memory(made) == 40_000


def test_a_game_that_leaves_too_little_memory_is_not_packed(monkeypatch, out, capsys):
    monkeypatch.setattr(pack, "check", lambda name, root: None)
    monkeypatch.setattr(vm, "missing", lambda: "")
    full = {"kalah: begun": heap.CHIP - 9_000, "hashi: a hint": heap.CHIP - 1_000}
    monkeypatch.setattr(heap, "measure", lambda tour, more: full)
    assert pack.main(["kalah"]) == 1
    assert capsys.readouterr().err == (
        "pack: kalah is too large: it leaves 9,000 bytes of a Pico's heap, and 9,728 have to stay"
        " free\n"
    )


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("hashi", "hashi comes with Tombolo; a pack is for a game that does not"),
        ("", "it takes the name of a game: make pack GAME=yours"),
        ("session", "'session' is taken by the program itself: give the game another name"),
        ("chess", "chess lacks: its rules (engine/chess/rules.py), what is known of it"),
    ],
)
def test_only_a_guest_is_packed(out, capsys, name, sentence):
    assert pack.main([name]) == 1
    assert capsys.readouterr().err.startswith(f"pack: {sentence}")
