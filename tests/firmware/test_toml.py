"""What people type into settings.toml, and what a Mac leaves beside the profiles.

Values are taken without the quotes around them; one that cannot be is left out, and the display
says so. A profile that cannot be loaded is passed over.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from boards.install import profile
from firmware.games.hashi import new
from firmware.hardware import toml
from firmware.words import language
from host_sim.drive import Handheld
from host_sim.machine import ROOT
from tests.firmware.menus import screen, up

QUOTES = ["{}", "'{}'", "“{}”", "„{}“", "«{}»", " ‘{}’\r", '"{}”', "\xa0{} "]
LANGUAGES = [name for name, _ in language.LANGUAGES]


def said(handheld: Handheld) -> str:
    """Return what the notice that is up says, "" if there is none."""
    if up(handheld) != "Notice":
        return ""
    return " ".join(line for page in screen(handheld).pages for line in page)


def title(**machine) -> bytes:
    with Handheld(seed=7, start_ms=1000, **machine) as handheld:
        assert up(handheld) == "Title", said(handheld)
        return handheld.frame()


@pytest.fixture
def drive(tmp_path):
    """A drive with the program, and profiles of its own."""
    for part in ("engine", "firmware"):
        (tmp_path / part).symlink_to(ROOT / part)
    shutil.copytree(ROOT / "boards", tmp_path / "boards", ignore=shutil.ignore_patterns("install"))
    return tmp_path


@pytest.mark.parametrize("quotes", QUOTES)
def test_quotes_and_blanks_around_a_value_do_no_harm(quotes):
    assert title(env={"TOMBOLO_HAND": quotes.format("Left")}) == title(env={"TOMBOLO_HAND": "left"})
    with Handheld(env={"TOMBOLO_SEED": quotes.format(7)}) as h:
        assert h.machine.main["device"].seed() == (7, True)


def test_a_value_of_another_script_is_not_taken_apart():
    """CircuitPython's own strip() would take the last byte of this one for one of a quote's."""
    assert toml.bare("“caffè Ü”") == "caffè Ü"
    assert toml.bare("''") == toml.bare("“") == ""


def test_what_an_older_circuitpython_cannot_read_is_not_there(monkeypatch):
    """Until 10.2 it raised for text without straight quotes, and returned a number as such."""

    def getenv(name, default=None):
        if name == "TOMBOLO_SEED":
            return 7
        raise ValueError("invalid syntax for integer")

    monkeypatch.setattr(toml.os, "getenv", getenv)
    assert toml.setting("TOMBOLO_SEED") == "7"
    assert toml.setting("TOMBOLO_CHIP") == ""


@pytest.mark.parametrize("value", ["SH1107", "SSD1306,SH1106", "../x", "0"])
@pytest.mark.parametrize("name", LANGUAGES)
def test_a_chip_that_is_none_is_named_and_the_profile_s_is_taken(value, name):
    there = title(env={"TOMBOLO_LANGUAGE": name})
    env = {"TOMBOLO_CHIP": value, "TOMBOLO_LANGUAGE": name}
    with Handheld(seed=7, start_ms=1000, env=env) as h:
        assert f"TOMBOLO_CHIP {MAY_NOT[name].format(value)}" in said(h)
        h.press("A")
        assert h.frame() == there


MAY_NOT = {"en": "cannot be {}", "fr": "ne peut pas être {}", "de": "kann nicht {} sein"}


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("BOARD", "nowhere"),
        ("BOARD", "3"),
        ("CHIP", "OLED"),
        ("CLOCK", "fast"),
        ("HAND", "both"),
        ("CALM", "very"),
        ("SIDE", "C"),
    ],
)
def test_a_value_that_a_setting_cannot_have_is_named_and_left_out(setting, value):
    with Handheld(seed=7, start_ms=1000, env={"TOMBOLO_" + setting: value}) as h:
        assert said(h) == f"settings.toml: TOMBOLO_{setting} cannot be {value}, so it is left out."
        h.press("A")
        assert h.frame() == title()


def test_a_language_that_there_is_not_is_named_once_another_is_chosen():
    with Handheld(start_ms=1000, env={"TOMBOLO_LANGUAGE": "“xx”"}) as h:
        assert up(h) == "Languages"
        h.press("A")
        h.wait(1000)
        assert "TOMBOLO_LANGUAGE cannot be xx" in said(h)


def test_several_values_are_named_and_long_ones_cut():
    env = {"TOMBOLO_CHIP": "x" * 5000, "TOMBOLO_HAND": "both"}
    with Handheld(start_ms=1000, env=env) as h:
        assert "TOMBOLO_CHIP" in said(h)
        assert "TOMBOLO_HAND cannot be both" in said(h)
        assert len(said(h)) < 200
        h.press("A", len(screen(h).pages))
        assert up(h) == "Title"


def test_it_is_said_before_a_game_that_settings_toml_names():
    env = {"TOMBOLO_GAME": "'Hashi'", "TOMBOLO_SIDE": "“b”", "TOMBOLO_HAND": "no"}
    with Handheld(start_ms=1000, env={**env, "TOMBOLO_OPPONENTS": "Easy, hard"}) as h:
        assert "TOMBOLO_HAND" in said(h)
        h.press("A")
        h.wait(500)
        assert up(h) == "Play"
        assert list(screen(h).session.options) == [3, 1]


def test_what_reads_settings_toml_is_in_memory_only_while_it_is_read():
    with Handheld(start_ms=1000, env={"TOMBOLO_CHIP": "none"}) as h:
        assert said(h)
        h.press("A")
        loaded = h.machine.load("firmware.memory").sys.modules
        assert not {"firmware.hardware.toml", "firmware.hardware.wiring"} & set(loaded)


def test_the_table_has_every_setting_and_value_that_the_program_knows():
    assert toml.CHIPS == profile.CHIPS
    assert set(new._WHO) == {"none", "easy", "fair", "medium", "keen", "hard", "person"}
    read = set()
    for path in (ROOT / "firmware").rglob("*.py"):
        words = path.read_text(encoding="utf-8").split('"')
        read |= {word for word in words if word.startswith("TOMBOLO_")}
    assert read == set(toml.KNOWN)


def test_files_that_a_mac_leaves_beside_ours_are_no_profiles_games_or_words(drive):
    mac = b"\0\5\x16\7\0\2\0\0Mac OS X" + bytes(4080)
    (drive / "firmware").unlink()
    shutil.copytree(ROOT / "firmware", drive / "firmware")
    for path in [path for path in drive.rglob("*") if "engine" not in path.parts]:
        path.with_name("._" + path.name).write_bytes(mac)
    for name in ("._pico.mpy", "._.py", ".DS_Store", "._pico.py"):
        (drive / "boards" / name).write_bytes(mac)
    assert title(root=drive) == title()


BROKEN = {
    "text": "this is no Python",
    "import": "import nowhere",
    "nothing": "raise MemoryError",
}


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN)
def test_a_profile_that_cannot_be_loaded_is_passed_over_and_told(drive, text):
    (drive / "boards/aaa.py").write_text(text)
    with Handheld(seed=7, start_ms=1000, root=drive) as h:
        assert said(h).startswith("boards/aaa cannot be loaded")
        assert any("boards/aaa cannot be loaded" in line for line in h.machine.console)
        h.press("A")
        assert h.frame() == title()


def test_a_profile_that_settings_toml_names_and_that_is_broken_gives_way_to_the_board_s(drive):
    (drive / "boards/mine.py").write_text("KEYS = (")
    with Handheld(seed=7, start_ms=1000, root=drive, env={"TOMBOLO_BOARD": "mine"}) as h:
        assert said(h).startswith("boards/mine cannot be loaded")
        h.press("A")
        assert h.frame() == title()


def test_what_is_no_profile_is_none(drive):
    (drive / "boards/aaa.py").write_text("")
    assert title(root=drive) == title()


def test_a_board_whose_only_profile_is_broken_says_what_is_wrong_with_it(drive):
    name = "feather_rp2040"  # which has a usual place for a display
    (drive / f"boards/{name}.py").write_text("import nowhere\n")
    with Handheld(name, root=drive, start_ms=2000, may_crash=True) as h:
        assert any(h.frame())
        assert any("no module named 'nowhere'" in line for line in h.machine.console)


def test_a_profile_of_one_s_own_is_taken_by_its_name(drive):
    text = (ROOT / "boards/pico.py").read_text().replace("ROTATION = 0", "ROTATION = 180")
    Path(drive / "boards/mine.py").write_text(text)
    assert title(root=drive, env={"TOMBOLO_BOARD": "'mine'"}) != title()
