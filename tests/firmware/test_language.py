"""Choosing a language: at the first start, in the settings, by settings.toml; one at a time."""

from __future__ import annotations

import importlib
import shutil
from types import ModuleType
from typing import Any

import pytest

from firmware.storage.log import Store
from firmware.storage.records import LANGUAGE
from firmware.words.language import LANGUAGES
from host_sim.drive import Handheld
from host_sim.machine import ROOT
from tests.firmware.menus import choose, leave, mark, screen, settings, up
from tests.firmware.test_start import picture

UNSAID = {"TOMBOLO_LANGUAGE": None}
NAMES = [name for name, _ in LANGUAGES]
LABELS = [label for _, label in LANGUAGES]
OTHERS = NAMES[1:]


def words(name: str) -> ModuleType:
    return importlib.import_module(f"firmware.words.{name}_menus")


def kept(handheld: Handheld) -> bytes:
    return Store(bytearray(handheld.nvm)).load(LANGUAGE)


def speaks(handheld: Handheld) -> str:
    """Return the language that a handheld speaks; its words are in no other."""
    machine = handheld.machine
    chosen = str(machine.load("firmware.words").chosen)
    loaded = {name.split("words.")[1] for name in machine.load("sys").modules if "words." in name}
    assert {name.split("_")[0] for name in loaded - {"language"}} == {chosen}
    return chosen


def is_asked(handheld: Handheld) -> bool:
    return up(handheld) == "Languages"


@pytest.mark.parametrize("n", range(len(NAMES)))
def test_the_first_start_asks_in_each_languages_own_name_and_never_again(n):
    with Handheld(env=UNSAID) as h:
        assert is_asked(h)
        assert [row.text() for row in screen(h).rows] == LABELS
        h.press("B")
        assert is_asked(h)
        mark(h, LABELS[n])
        h.press("A")
        assert screen(h).last_line == words(NAMES[n]).HINT_MENU
        assert speaks(h) == NAMES[n]
        assert kept(h) == NAMES[n].encode()
        nvm = h.nvm
    with Handheld(env=UNSAID, nvm=nvm) as h:
        assert not is_asked(h)
        assert speaks(h) == NAMES[n]


@pytest.mark.parametrize("name", NAMES)
def test_settings_toml_says_it_until_somebody_chooses(name):
    other = NAMES[NAMES.index(name) - 1]
    with Handheld(env={"TOMBOLO_LANGUAGE": name}) as h:
        assert not is_asked(h)
        assert speaks(h) == name
        assert kept(h) == b""
        settings(h)
        mark(h, words(name).LANGUAGE.split("{")[0])
        h.press("A")
        choose(h, dict(LANGUAGES)[other])
        h.wait(1000)
        assert speaks(h) == other
        nvm = h.nvm
    with Handheld(env={"TOMBOLO_LANGUAGE": name}, nvm=nvm) as h:
        assert speaks(h) == other


def test_no_from_the_first_question_after_the_list_of_languages_leads_to_the_title():
    """The list has no way back, so the question whether a game may go leads on."""
    with Handheld(seed=5, env={"TOMBOLO_GAME": "hashi"}, start_ms=2500) as h:
        h.press("A")
        h.hold("A", 700)
        h.press("A")
        h.hold("B", 700)
        choose(h, "Leave")
        nvm = bytearray(h.nvm)
    Store(nvm).save(LANGUAGE, b"")
    with Handheld(seed=5, env={**UNSAID, "TOMBOLO_GAME": "hashi"}, nvm=bytes(nvm)) as h:
        assert is_asked(h)
        h.press("A")
        h.wait(300)
        assert up(h) == "Question"
        h.press("B")
        h.wait(300)
        assert up(h) == "Title"


@pytest.mark.parametrize("said", ["xx", "", "English", "eng"])
def test_a_language_that_there_is_not_is_asked_for(said):
    with Handheld(env={"TOMBOLO_LANGUAGE": said}) as h:
        assert is_asked(h)


def test_a_language_kept_that_is_no_longer_on_the_drive_is_asked_for():
    nvm = bytearray(b"\xff" * 4096)
    Store(nvm).save(LANGUAGE, b"xx")
    with Handheld(env={"TOMBOLO_LANGUAGE": "de"}, nvm=bytes(nvm)) as h:
        assert is_asked(h)


@pytest.mark.parametrize("name", OTHERS)
def test_another_language_takes_effect_at_once_and_loses_no_game(name):
    with Handheld(seed=7, env={"TOMBOLO_GAME": "hashi"}, start_ms=1000) as h:
        h.press("A")
        h.press("A")
        moves = list(screen(h).session.moves)
        assert moves
        leave(h)
        del h.machine.env["TOMBOLO_GAME"]  # which would begin another
        settings(h)
        choose(h, "Language")
        h.press("B")  # and back
        assert screen(h).rows[screen(h).at].text() == "Language: English"
        h.press("A")
        choose(h, "English")
        assert screen(h).rows[screen(h).at].text() == "Language: English"
        h.press("A")
        choose(h, dict(LANGUAGES)[name])
        h.wait(1000)
        assert speaks(h) == name
        assert up(h) == "Settings"  # it stays there
        h.press("B")
        title = screen(h)
        assert title.rows[0].text() == words(name).CONTINUE_WITH.format(game="Hashi")
        h.press("A")
        h.wait(1000)
        assert list(screen(h).session.moves) == moves
        assert speaks(h) == name


@pytest.fixture
def drive(tmp_path):
    """Return the program with the words of one language alone."""

    def made(name: str) -> Any:
        for folder in ("engine", "firmware", "boards"):
            others = (other for other in NAMES if other != name)
            files = (f for other in others for f in (f"{other}.py", f"{other}_*", f"*_{other}.py"))
            ignored = shutil.ignore_patterns("__pycache__", *files)
            shutil.copytree(ROOT / folder, tmp_path / folder, ignore=ignored)
        return tmp_path

    return made


@pytest.mark.parametrize("name", OTHERS)
def test_where_there_is_one_language_nobody_is_asked(drive, name):
    with Handheld(env=UNSAID, root=drive(name)) as h:
        assert speaks(h) == name
        settings(h)
        rows = [row.text() for row in screen(h).rows]
        assert not any(label in row for row in rows for label in LABELS)


def test_a_fourth_language_is_files_and_a_row(drive):
    firmware = drive("en") / "firmware"
    for path in [*firmware.rglob("en.py"), *firmware.rglob("en_*.py")]:
        shutil.copy(path, path.with_name(path.name.replace("en", "xx", 1)))
    menus = firmware / "words" / "xx_menus.py"
    text = menus.read_text(encoding="utf-8")
    menus.write_text(text.replace("Ⓑ…settings", "Ⓑ…sgnittes"), encoding="utf-8")
    chooser = firmware / "words" / "language.py"
    text = chooser.read_text(encoding="utf-8")
    chooser.write_text(
        text.replace("LANGUAGES = (", 'LANGUAGES = (("xx", "Xyzzy"),', 1), encoding="utf-8"
    )
    with Handheld(env=UNSAID, root=firmware.parent) as h:
        assert [row.text() for row in screen(h).rows] == ["Xyzzy", "English"]
        h.press("A")
        assert speaks(h) == "xx"
        assert screen(h).last_line.endswith("sgnittes")


@pytest.mark.parametrize("name", NAMES)
def test_a_fault_is_told_in_the_language_chosen(name, tmp_path):
    nvm = bytearray(b"\xff" * 4096)
    Store(nvm).save(LANGUAGE, name.encode())
    path = tmp_path / "program.py"
    path.write_text(
        "from firmware.recovery import fault\nfault.show(None, RuntimeError('It hurts.'))\n"
    )
    with Handheld("pico", program=path, nvm=bytes(nvm), may_crash=True, start_ms=1000) as h:
        told = h.frame()
    fault = words(name)
    wanted = picture(fault.STOPPED, ("", "It hurts."), fault.AGAIN)
    line = 8 * 16
    assert told[:line] == wanted[:line]
    assert told[-line:] == wanted[-line:]
