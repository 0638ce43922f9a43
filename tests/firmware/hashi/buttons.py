"""Hashi's table by the buttons, for tests: from the title into a game for several."""

from __future__ import annotations

from typing import Any

from host_sim.drive import Handheld
from host_sim.players.hashi import TableThumbs

EASY, MEDIUM, HARD, PERSON = 1, 3, 5, 6  # presses from "none" on


def screen(handheld: Handheld) -> Any:
    """Return the screen that is up."""
    return handheld.machine.main["app"].screen


def go_to(handheld: Handheld, label: str) -> None:
    """Enter the row of a menu that begins so."""
    find(handheld, label)
    handheld.press("A")


def find(handheld: Handheld, label: str) -> None:
    """Put the marker beside the row of a menu that begins so."""
    rows = screen(handheld).rows
    for _ in rows:
        if rows[screen(handheld).at].text().startswith(label):
            return
        handheld.press("DOWN")
    raise AssertionError(f"no row {label!r} in {[row.text() for row in rows]}")


def new_game(handheld: Handheld, *opponents: int, side: int = 0) -> Any:
    """Start a game from the title against these; return its play screen, under a cover or not."""
    go_to(handheld, "Hashi")
    go_to(handheld, "New game")
    handheld.press("RIGHT", side)
    handheld.press("DOWN", 2)
    for opponent in opponents:
        handheld.press("RIGHT", opponent)
        handheld.press("DOWN")
    handheld.press("A")
    up = screen(handheld)
    return up if hasattr(up, "session") else up.play


def play_until(handheld: Handheld, thumbs: TableThumbs, ended: int) -> None:
    """Play until the person at the device faces the round after so many; stories are skipped."""
    play = thumbs.screen
    while play.view.ended < ended or play.view.story or screen(handheld) is not play:
        thumbs.step()
