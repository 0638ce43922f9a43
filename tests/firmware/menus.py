"""Screens and menus, as a test finds its way through them, and the titles of the games."""

from __future__ import annotations

from typing import Any

from host_sim.drive import Handheld
from host_sim.options import house, info

# The house games by name, in their order on the title.
TITLES = {name: info(name).TITLE for name in house()}


def app(handheld: Handheld) -> Any:
    """Return the program's App; one that has just restarted takes a moment to have it."""
    for _ in range(50):
        if handheld.machine.main.get("app"):
            break
        handheld.wait(100)
    return handheld.machine.main["app"]


def screen(handheld: Handheld) -> Any:
    return app(handheld).screen


def up(handheld: Handheld) -> str:
    """Return the name of the kind of screen that is up."""
    return type(screen(handheld)).__name__


def mark(handheld: Handheld, label: str) -> None:
    """Go to the row of a menu that begins so, in the hand that the keys are for."""
    menu = screen(handheld)
    rows = [row.text() for row in menu.rows]
    assert any(row.startswith(label) for row in rows), f"no row {label!r} in {rows}"
    while not menu.rows[menu.at].text().startswith(label):
        handheld.press("DOWN")


def choose(handheld: Handheld, label: str) -> None:
    """Enter the row of a menu that begins so."""
    mark(handheld, label)
    handheld.press("A")


def leave(handheld: Handheld) -> None:
    """Leave a game by its menu."""
    handheld.hold("B", 700)
    choose(handheld, "Leave")
    assert up(handheld) == "Title"


def settings(handheld: Handheld) -> None:
    """Open the settings from the title."""
    handheld.hold("B", 700)
    assert up(handheld) == "Settings"


def setting(handheld: Handheld, label: str) -> None:
    """Go to the row of a setting, from the title or from another setting."""
    if up(handheld) == "Title":
        settings(handheld)
    if up(handheld) == "Group":
        handheld.press("B")
    for group in ("Display", "Playing"):
        choose(handheld, group)
        if any(row.text().startswith(label) for row in screen(handheld).rows):
            return mark(handheld, label)
        handheld.press("B")
    raise AssertionError(f"no setting {label!r}")
