"""Hashi's table by the buttons, for tests: from the title into a game for several."""

from __future__ import annotations

from typing import Any

from host_sim.bots.hashi import TableBot
from host_sim.drive import Handheld
from tests.firmware.menus import choose, screen

# What to press at each sentence of the lesson.
LESSON = (
    "A",  # write the 3
    "A...",  # the first card
    "A",  # write the 4, where the cursor is
    "RIGHT UP",  # two bridges
    "A",
    "A",  # write on a flag
    "DOWN",  # a second bridge on a line
    "A",
    "A...",  # skip the 6
    "DOWN A DOWN",  # finish the 4
    "A RIGHT",  # finish the flag
    "A",
)

EASY, MEDIUM, HARD, PERSON = 1, 3, 5, 6  # presses from "none" on


def confirm_start(handheld: Handheld) -> None:
    """Write the start and turn over the first card."""
    handheld.press("A")
    handheld.hold("A", 700)


def begin(handheld: Handheld) -> None:
    """Start the game whose options are up, and turn over the first card."""
    handheld.press("A")
    confirm_start(handheld)


def new_game(handheld: Handheld, *opponents: int, side: int = 0) -> Any:
    """Start a game from the title against these; return its play screen, under a cover or not."""
    choose(handheld, "Hashi")
    choose(handheld, "New game")
    handheld.press("RIGHT", side)
    handheld.press("DOWN")
    for opponent in opponents:
        handheld.press("RIGHT", opponent)
        handheld.press("DOWN")
    handheld.press("A")
    up = screen(handheld)
    return up if hasattr(up, "session") else up.play


def play_until(handheld: Handheld, bot: TableBot, ended: int) -> None:
    """Play until the person at the device faces the round after so many; stories are skipped."""
    play = bot.screen
    while screen(handheld) is not play or play.view.ended < ended or play.view.recap:
        bot.step()
