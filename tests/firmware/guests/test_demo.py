"""A guest on the title's demo, and played by the bot of all guests."""

from __future__ import annotations

import pytest

from host_sim.bots import guest
from tests.firmware.guests.buttons import start
from tests.firmware.menus import app
from tests.guests import NAMES


@pytest.mark.parametrize("name", NAMES)
def test_the_bot_plays_a_guest_to_its_end(drive, name):
    with start(drive, name) as handheld:
        title, end = guest.demo(handheld)
        assert title == name.capitalize()
        assert end.endswith(" points")


def test_a_demo_of_a_guest_begins_another_game_after_its_last_position(drive):
    with start(drive, "kalah") as handheld:
        handheld.press("A")
        handheld.wait(3000)
        the_app = app(handheld)
        from_machine = handheld.machine.load("firmware.screens.demo")
        the_app.go(from_machine.Demo(the_app, "kalah", 0))
        demo = the_app.screen
        assert demo.info.TITLE == "Kalah"
        first = demo.session
        for _ in range(1000):
            handheld.wait(500)
            if demo.session is not first:
                break
        assert first.game.player() == -1
        assert demo.session is not first
