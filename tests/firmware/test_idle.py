"""The display while nobody presses a key: dimmed, dark, and what the first key does then."""

import pytest

from boards.install.profile import load as load_profile
from host_sim.drive import Handheld
from tests.firmware.atoll.buttons import lay, short_game
from tests.firmware.kept import with_settings
from tests.firmware.menus import settings

STANDARD = 0x7F  # the contrast that the SSD1306's data sheet resets to
DIMMED = 8  # at most
MINUTE = 60_000


def stand_about(h, ms):
    """Let the time without a key be so long, the last second of it by waiting."""
    h.machine.main["app"].idle.tick(ms - 1000, 0, 0)
    h.wait(1000)


@pytest.mark.parametrize("name", ["pico", "macropad", "feather_m4"])
def test_the_display_dims_and_is_off_after_five_minutes(name):
    with Handheld(name, nvm=with_settings(dim=2), start_ms=1000) as h:
        chip = h.machine.chip
        shown = h.frame()
        assert STANDARD - 1 <= chip.contrast <= STANDARD
        h.wait(58_000)
        assert chip.contrast >= STANDARD - 1
        h.wait(2000)
        assert chip.contrast <= DIMMED
        assert h.frame() == shown
        stand_about(h, 4 * MINUTE - 2000)
        assert chip.is_on
        h.wait(2000)
        assert not chip.is_on
        h.press("DOWN")
        assert chip.is_on
        assert chip.contrast >= STANDARD - 1
        assert h.frame() == shown


def test_it_dims_after_four_minutes_at_first():
    with Handheld(start_ms=1000) as h:
        settings(h)  # on the title itself a game would play itself, dimmed
        stand_about(h, 4 * MINUTE - 2000)
        assert h.machine.chip.contrast >= STANDARD - 1
        stand_about(h, 2000)
        assert h.machine.chip.contrast <= DIMMED


@pytest.mark.parametrize("key", ["DOWN", "A"])
def test_dimmed_a_key_wakes_and_counts(key):
    with Handheld(start_ms=1000) as h:
        settings(h)
        shown = h.frame()
        stand_about(h, 4 * MINUTE + 2000)
        assert h.machine.chip.contrast <= DIMMED
        h.press(key)
        assert h.machine.chip.contrast >= STANDARD - 1
        assert h.frame() != shown


@pytest.mark.parametrize("key", ["DOWN", "A", "B"])
def test_in_the_dark_the_first_key_only_wakes_and_the_second_counts(key):
    with Handheld(start_ms=1000) as h:
        h.press("DOWN")
        shown = h.frame()
        stand_about(h, 5 * MINUTE + 1000)
        h.hold(key, 900)  # long enough to repeat, or to be a long press
        assert h.frame() == shown
        h.press("DOWN")
        assert h.frame() != shown


def test_keys_keep_it_awake():
    with Handheld(start_ms=1000) as h:
        for _ in range(4):
            h.wait(50_000)
            h.press("DOWN")
        assert h.machine.chip.contrast >= STANDARD - 1


def test_each_time_is_a_setting_and_never_is_one():
    with Handheld(nvm=with_settings(dim=1, off=1), start_ms=1000) as h:
        h.wait(30_000)
        assert h.machine.chip.contrast <= DIMMED
        h.wait(90_000)
        assert not h.machine.chip.is_on
    with Handheld(nvm=with_settings(dim=0, off=0), start_ms=1000) as h:
        settings(h)
        stand_about(h, 40 * MINUTE)
        assert h.machine.chip.is_on
        assert h.machine.chip.contrast >= STANDARD - 1


def test_the_loop_is_slow_in_the_dark():
    with Handheld(start_ms=1000) as h:
        steps = []
        app = h.machine.main["app"]
        step = app.step

        def count(ms):
            steps.append(ms)
            step(ms)

        app.step = count
        h.wait(10_000)
        awake = len(steps)
        stand_about(h, 5 * MINUTE)
        steps.clear()
        h.wait(10_000)
        assert len(steps) * 10 < awake


def test_computer_players_think_in_the_dark_and_what_they_did_is_told_after_it():
    with Handheld(seed=3, nvm=with_settings(pace=3, dim=0, off=1), start_ms=1000) as h:
        view = short_game(h).view
        lay(h, view)
        laid = view.ended
        h.press("A")
        h.machine.main["app"].idle.tick(119_990, 0, 1)  # nearly two minutes without a key
        h.wait(20_000)
        assert not h.machine.chip.is_on
        h.wait(60_000)
        assert view.ended == laid + 1  # the round is over: everybody has chosen
        assert view.recap  # and nobody has seen it yet
        h.press("DOWN")
        assert h.machine.chip.is_on
        assert view.recap
        h.wait(60_000)
        assert not view.recap  # shown to its end


def test_a_display_that_outlives_the_program_is_woken():
    board = load_profile("macropad")
    with Handheld(board, start_ms=1000) as h:
        stand_about(h, 5 * MINUTE + 1000)
        assert not h.machine.chip.is_on
        h.machine.main["app"].screen.tick = None  # stops the program, which starts again
        h._is_strict = False
        h.wait(2000)
        assert h.machine.chip.is_on  # to show the crash
        h.wait(6000)
        assert h.machine.chip.is_on
        assert any(h.frame())
