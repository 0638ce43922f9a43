"""A display that slips off its wire in play: once it answers, the program sets it up again."""

import pytest

from boards.install import profile
from host_sim.drive import Handheld
from tests.firmware.menus import screen

LOOK_MS = 1100  # the display is asked once a second
START_MS = 1500
ON_I2C = [name for name in profile.names() if profile.load(name).BUS == "I2C"]


def slip(handheld, ms=LOOK_MS):
    """Pull the display off for so long, and wait until it is looked at again."""
    handheld.machine.plug(False)
    handheld.wait(ms)
    assert not any(handheld.frame())
    handheld.machine.plug(True)
    handheld.wait(LOOK_MS + START_MS)


@pytest.mark.parametrize("board", ON_I2C)
def test_the_title_is_there_again(board):
    with Handheld(board, seed=7, start_ms=START_MS) as h:
        title = h.frame()
        slip(h)
        assert h.frame() == title


@pytest.mark.parametrize("ms", [LOOK_MS, 10_000])
def test_the_game_goes_on_where_it_was(ms):
    with Handheld("pico", seed=7, start_ms=START_MS, env={"TOMBOLO_GAME": "hashi"}) as h:
        h.press("A", 2)
        h.press("RIGHT")
        h.press("A")
        moves = list(screen(h).session.moves)
        slip(h, ms)
        assert list(screen(h).session.moves) == moves
        assert any(h.frame())


def test_a_key_pressed_in_the_dark_is_played():
    with Handheld("pico", seed=7, start_ms=START_MS, env={"TOMBOLO_GAME": "hashi"}) as h:
        h.machine.plug(False)
        h.press("A")
        slip(h)
        assert len(screen(h).session.moves) == 1


def test_a_display_that_stays_is_left_alone():
    with Handheld("pico", seed=7, start_ms=START_MS) as h:
        before = h.machine.main["device"]
        h.wait(5 * LOOK_MS)
        assert h.machine.main["device"] is before
