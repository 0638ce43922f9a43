"""Bytes sent to the display: the worst cursor move on both boards of Hashi, menus, a whole game."""

from random import Random

import pytest

from engine.hashi.state import BRIDGES, NUMBER
from host_sim.bots.hashi import SoloBot
from host_sim.drive import Handheld
from tests.firmware.menus import choose, screen

HINT = 128 * 7  # where the last line's 128 bytes start


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("phase", [NUMBER, BRIDGES])
@pytest.mark.parametrize("in_round", [1, 8, 14])
def test_a_cursor_move_hands_over_few_bytes(side, phase, in_round):
    with Handheld(seed=3, env={"TOMBOLO_GAME": "hashi", "TOMBOLO_SIDE": "AB"[side]}) as handheld:
        view = handheld.machine.main["app"].screen.view
        for key, ms in SoloBot(3, side).presses():
            handheld.hold(key, ms or 60)
            if (view.seen.round(), view.seen.phase()) == (in_round, phase):
                break
        handheld.press("B" if view.is_held else "UP")
        for key in Random(side).choices(("UP", "DOWN", "LEFT", "RIGHT"), k=100):
            before = hint_of(handheld)
            handheld.bytes_on_bus()
            handheld.press(key)
            count = handheld.bytes_on_bus()
            assert count <= (160 if hint_of(handheld) == before else 300), (key, count)


@pytest.mark.parametrize("side", "AB")
def test_the_first_cursor_move_after_a_start_into_a_game_is_no_dearer(side):
    env = {"TOMBOLO_GAME": "hashi", "TOMBOLO_SIDE": side}
    with Handheld(seed=7, env=env, start_ms=1500) as handheld:
        assert handheld.bytes_on_bus() <= 2300  # dark at once, a moment's wait, then the board
        for key in ("RIGHT", "LEFT", "UP"):
            before = hint_of(handheld)
            handheld.press(key)
            count = handheld.bytes_on_bus()
            assert count <= (160 if hint_of(handheld) == before else 300), (key, count)


def hint_of(handheld):
    return handheld.frame()[HINT:]


def test_no_press_of_a_whole_game_hands_over_more_than_a_whole_screen():
    worst = 0
    with Handheld(seed=5) as handheld:
        app = handheld.machine.main["app"]
        app.calm = app.canvas.animation.calm = 1  # what animations send: test_animation.py
        handheld.bytes_on_bus()
        pages = ("A", "DOWN", "DOWN", "A", "DOWN", "A", *["RIGHT"] * 12, "B", "B", "UP", "A")
        for key in (*pages, "RIGHT", "LEFT", "A"):
            handheld.press(key)
            worst = max(worst, handheld.bytes_on_bus())
        for key, ms in SoloBot(5).presses():
            handheld.hold(key, ms or 60)
            worst = max(worst, handheld.bytes_on_bus())
    assert worst <= 1200


@pytest.mark.parametrize("key", ["DOWN", "UP"])
def test_a_row_of_a_menu_hands_over_little_unless_the_list_scrolls(key):
    with Handheld(start_ms=1500) as handheld:
        choose(handheld, "Atoll")
        choose(handheld, "New game")
        menu = screen(handheld)
        scrolled = 0
        for _ in range(len(menu.rows) + 1):
            before = menu.first
            handheld.bytes_on_bus()
            handheld.press(key)
            assert handheld.bytes_on_bus() <= (160 if menu.first == before else 850), key
            scrolled += menu.first != before
        assert scrolled


def test_a_value_in_a_menu_hands_over_its_own_row():
    with Handheld(start_ms=1500) as handheld:
        choose(handheld, "Hashi")
        choose(handheld, "New game")
        for _ in screen(handheld).rows:
            handheld.bytes_on_bus()
            handheld.press("RIGHT")
            assert 0 < handheld.bytes_on_bus() <= 300
            handheld.press("DOWN")


def test_the_warning_of_the_brightest_level_hands_over_two_rows():
    with Handheld(start_ms=1500) as handheld:
        handheld.hold("B", 600)
        choose(handheld, "Display")
        handheld.press("RIGHT")
        handheld.bytes_on_bus()
        handheld.press("RIGHT")
        assert handheld.bytes_on_bus() <= 450
