"""Screens and menus, as a test finds its way through them."""

from __future__ import annotations

from typing import Any

from host_sim.drive import Handheld


def app(handheld: Handheld) -> Any:
    """Return the program's App, once a program that starts anew has one."""
    for _ in range(50):
        if handheld.machine.main.get("app"):
            break
        handheld.wait(100)
    return handheld.machine.main["app"]


def screen(handheld: Handheld) -> Any:
    """Return the screen that is up."""
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
