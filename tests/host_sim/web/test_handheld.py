"""What the page's handheld does besides pictures: faults, sound, light, words, links."""

from __future__ import annotations

import importlib
import json
import re
import time
from pathlib import Path
from typing import Any

import pytest

from engine import codes
from firmware.storage.log import Store
from firmware.words import de_menus, en_menus, fr_menus
from host_sim import saves, script
from host_sim.drive import Handheld
from host_sim.options import games
from host_sim.web import build
from tests.firmware import reviewing
from tests.firmware.kept import with_settings
from tests.host_sim import test_saves
from tests.host_sim.web import vm

pytestmark = vm.needs_node

TITLE = "/firmware/screens/begin/title.py"
CLICK = 2000  # Hz
SAME = [f"Rival {n}  ←same→" for n in (1, 2, 3)]  # rows of a new game of Atoll
BROKEN = "value = 1\nvalue / 0\n"


def see(page: Path, text: str, seed: int = 7, **more: Any) -> dict:
    """Play a script; return what was seen."""
    settings = {"TOMBOLO_LANGUAGE": "en", **more.pop("settings", {})}
    (played,) = vm.run(page, [vm.play(script.read(text), seed, settings, **more)])
    assert not played["error"], played["error"]
    return played


def test_a_crash_is_shown_and_the_third_in_a_row_stays(page: Path) -> None:
    played = see(
        page,
        "snap first\nwait 5500\nsnap second\nwait 5500\nsnap third\nwait 60000\npress A\nsnap last",
        files={TITLE: BROKEN},
    )
    first, second, third, last = [snap["text"] for snap in played["snaps"]]
    assert first.replace("\n", "").startswith(en_menus.STOPPED + "firmware.screens.begin.title 2")
    assert "ZeroDivisionError" in first
    assert en_menus.AGAIN in first
    assert second == first
    assert en_menus.AGAIN not in third
    assert third == last
    assert sum(line.startswith("Traceback") for line in played["console"]) == 3


def test_a_hang_is_counted_as_boot_py_does_and_ends_in_the_games(page: Path) -> None:
    played = see(page, "snap title", wasHung=True)
    assert "TOMBOLO" in played["snaps"][0]["text"]
    for _ in range(2):
        played = see(page, "snap title", wasHung=True, nvm=played["nvm"])
    text = played["snaps"][0]["text"].replace("\n", " ")
    assert text.startswith(en_menus.STOPPED)
    assert "watchdog" in text
    page_words = importlib.import_module("host_sim.web.handheld.told.words_en")
    assert page_words.HUNG in text
    assert text.endswith(page_words.RESET)  # not of a button that a page does not have


def test_the_words_of_a_list_that_scrolls_are_those_on_the_display(page: Path) -> None:
    way = "press DOWN\npress DOWN\npress A\npress DOWN\npress A\n"
    keys = "press DOWN\n" * 6 + "snap down\n" + "press UP\n" * 5 + "snap up\n"
    snaps = see(page, way + keys + "press UP\nsnap top\n")["snaps"]
    texts = [snap["text"].split("\n")[1:6] for snap in snaps]
    assert texts == [
        ["Rivals  ←2 🦀 Crab→ ↑", "Rounds  ←2→", *SAME[:2], "▶ " + SAME[2]],
        ["▶ People  ←1→ ↑", "Rivals  ←2 🦀 Crab→", "Rounds  ←2→", SAME[0], SAME[1] + " ↓"],
        ["▶ Players  ←4→", "People  ←1→", "Rivals  ←2 🦀 Crab→", "Rounds  ←2→", SAME[0] + " ↓"],
    ]


def test_another_language_restarts_the_program(page: Path) -> None:
    choose = "hold B 700\npress DOWN\npress DOWN\npress A\npress DOWN\npress A\nwait 500\n"
    played = see(page, choose + "snap settings")
    assert played["snaps"][0]["text"].startswith(fr_menus.SETTINGS), played["snaps"][0]["text"]
    assert played["snaps"][0]["brightness"] > 0


def test_the_display_dims_goes_dark_and_wakes(page: Path) -> None:
    played = see(page, "snap a\nwait 250000\nsnap b\nwait 60000\nsnap c\npress UP\nsnap d")
    awake, dim, dark, woken = [snap["brightness"] for snap in played["snaps"]]
    assert awake > dim > dark == 0
    assert woken == awake


def test_keys_click_once_sound_is_switched_on(page: Path) -> None:
    files = {vm.PROFILE: build.program()[vm.PROFILE].decode()}
    for sound, tones in ((0, set()), (1, {CLICK})):
        nvm = with_settings(sound=sound).hex()
        played = see(page, "press UP\nsnap title", nvm=nvm, files=files)
        assert set(played["snaps"][0]["tones"]) == tones


def test_a_left_hand_turns_the_handheld(page: Path) -> None:
    played = see(page, "snap title", settings={"TOMBOLO_HAND": "left"})
    assert played["snaps"][0]["isTurned"] is True


def test_the_game_on_the_screen_has_its_code_and_a_code_opens_it(page: Path) -> None:
    assert see(page, "snap title")["snaps"][0]["code"] == ""
    settings = {"TOMBOLO_GAME": "hashi", "TOMBOLO_SIDE": "B"}
    for seed in (7, 4_000_000_007):
        (snap,) = see(page, "snap game", settings={**settings, "TOMBOLO_SEED": str(seed)})["snaps"]
        game, found, options = codes.decode(snap["code"], games())
        assert (game.NAME, found, options[1]) == ("hashi", seed, 1)
        opened = {"TOMBOLO_CODE": snap["code"]}
        text = "press A\nwait 500\nsnap game"  # the question who else plays
        assert see(page, text, settings=opened)["snaps"][0]["code"] == snap["code"]


def test_the_words_are_those_on_the_display(page: Path) -> None:
    played = see(
        page,
        "snap title\nhold B 700\nsnap settings\npress B\nsnap back",
        settings={"TOMBOLO_LANGUAGE": "de"},
    )
    title, settings, back = [snap["text"].split("\n") for snap in played["snaps"]]
    assert title[0] == "TOMBOLO"
    assert title[1].startswith("▶ ")
    assert settings[0] == de_menus.SETTINGS
    assert back == title


@pytest.mark.parametrize("more", [{}, {"nvm": "00" * 4096}, {"nvm": "a5" * 4096}])
def test_any_nvm_leads_to_a_screen(page: Path, more: dict) -> None:
    assert see(page, "snap first", **more)["snaps"][0]["text"]


def test_saved_games_are_read_and_converted_as_on_the_desktop(page: Path) -> None:
    small, large = map(test_saves.memory, saves.SIZES)
    typed = f"b'{small.hex()}'\r\n".encode("utf-16")
    files = [saves.sealed(large), typed]
    files += [form(nvm) for form in test_saves.FORMS.values() for nvm in (small, large)]
    wrong = [test_saves.zipped(), test_saves.zipped(b"other"), b"PK\3\4 and then nothing"]
    wrong += [b"", b"\xff" * 4096, b"\0" * 8192, b"other" * 1000, small[:-1], b"?" * 200_000]
    opened = [content.hex() for content in files + wrong]
    found = see(page, "snap title", opened=opened)["opened"]
    for content, (kept, counts, converted) in zip(files, found, strict=False):
        expected = saves.convert(saves.read(content), 4096)
        assert bytes.fromhex(kept) == expected
        assert tuple(json.loads(counts)) == saves.counts(expected)
        assert bytes.fromhex(converted) == saves.convert(expected, 8192)
    assert found[len(files) :] == [""] * len(wrong)


def test_how_many_games_are_over_is_known_once_the_program_runs(page: Path) -> None:
    nvm = bytes(test_saves.played(4096).nvm)
    (snap,) = see(page, "snap title", nvm=nvm.hex())["snaps"]
    assert snap["finished"] == len(Store(bytearray(nvm)).closed) > 0


def test_a_system_that_wants_less_motion_is_calm(page: Path) -> None:
    way = "hold B 700\npress DOWN\npress A\npress UP\npress UP\nsnap playing"
    for settings, value in (({}, 0), ({"TOMBOLO_CALM": "yes"}, 1)):
        (snap,) = see(page, way, settings=settings)["snaps"]
        label, values = en_menus.SETTING["calm"]
        assert f"{label}  ←{values[value]}→" in snap["text"], snap["text"]


def test_the_puzzle_of_the_day_is_that_of_the_browsers_day(page: Path) -> None:
    way = "press A\npress UP\npress UP\nsnap menu\npress A\nwait 1500\nsnap puzzle"
    menu, puzzle = see(page, way, day=2026332)["snaps"]
    assert "▶ " + en_menus.PUZZLE_TODAY in menu["text"]
    today = time.struct_time((2026, 11, 28, 0, 0, 0, 5, 332, 0))
    with Handheld(seed=7, localtime=lambda: today) as desktop:
        desktop.press("A")
        desktop.press("UP", 2)
        desktop.press("A")
        desktop.wait(1500)
        assert puzzle["picture"] == desktop.frame().hex()


def test_the_result_that_is_up_can_be_shared_and_nothing_elsewhere(page: Path) -> None:
    way = "snap title\npress A\n" + "press DOWN\n" * 5 + "press A\nwait 1000\nsnap result\n"
    more = "press DOWN\nsnap menu\n"
    snaps = see(page, way + more, nvm=reviewing.kept().hex())["snaps"]
    title, result, menu = [snap["result"] for snap in snaps]
    assert title == ""
    assert re.fullmatch(r"Tombolo Hashi AJ\S{7}: \d+", result)
    assert menu == result
