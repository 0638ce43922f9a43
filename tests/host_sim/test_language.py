"""The simulator speaks the desktop's language at first, and the one that is asked for."""

from __future__ import annotations

import pytest

from firmware.storage.log import Store
from firmware.storage.records import LANGUAGE
from host_sim import language, play
from host_sim.drive import Handheld

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")


@pytest.fixture
def desktop(monkeypatch):
    """Return a function that sets the desktop's variables, all others being unset."""

    def says(**variables: str) -> None:
        for name in VARIABLES:
            monkeypatch.delenv(name, raising=False)
        for name, value in variables.items():
            monkeypatch.setenv(name, value)

    return says


@pytest.mark.parametrize(
    ("variables", "name"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "en_US.UTF-8"}, "en"),
        ({"LANG": "es_ES.UTF-8"}, None),
        ({"LANG": "C.UTF-8"}, None),
        ({"LANGUAGE": "de:en"}, "de"),
        ({"LANGUAGE": "de:en", "LANG": "en_US.UTF-8"}, "de"),
        ({"LANGUAGE": "sv:fr_CH:en", "LANG": "en_US.UTF-8"}, "fr"),
        ({"LANGUAGE": "sv", "LANG": "de_DE.UTF-8"}, "de"),
        ({"LANGUAGE": "", "LANG": "de_DE.UTF-8"}, "de"),
        ({"LANGUAGE": "de:en", "LC_ALL": "C"}, None),
        ({}, None),
    ],
)
def test_the_desktops_language_is_known(desktop, variables, name):
    desktop(**variables)
    assert language.of_desktop() == name


def test_tests_speak_english_whatever_the_desktop_does(desktop):
    desktop(LANG="de_DE.UTF-8")
    with Handheld() as h:
        assert h.machine.load("firmware.words").chosen == "en"


def live_of(monkeypatch, tmp_path, *options: str) -> dict[str, object]:
    """Return the settings and the language kept when `play` is about to open a window."""
    found: dict[str, object] = {}

    def looked(live, arguments, keys):
        found["env"] = live.machine.env.get("TOMBOLO_LANGUAGE")
        found["kept"] = Store(live.machine.nvm).load(LANGUAGE)
        return ""

    monkeypatch.setattr(play, "_in_window", looked)
    save = tmp_path / "kept.nvm"
    assert play.main(["--window", "--save", str(save), *options]) == 0
    return found


def test_play_follows_the_desktop_and_language_says_otherwise(desktop, monkeypatch, tmp_path):
    desktop(LANG="de_DE.UTF-8")
    assert live_of(monkeypatch, tmp_path) == {"env": "de", "kept": b""}
    found = live_of(monkeypatch, tmp_path, "--language", "fr")
    assert found == {"env": "fr", "kept": b"fr"}
    desktop(LANG="pl_PL.UTF-8")
    assert live_of(monkeypatch, tmp_path) == {"env": None, "kept": b""}
