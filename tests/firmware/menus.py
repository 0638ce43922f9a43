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


def up(handheld: Handheld) -> str:
    """Return the name of the kind of screen that is up."""
    return type(app(handheld).screen).__name__


def choose(handheld: Handheld, label: str) -> None:
    """Enter the row of a menu that begins so."""
    menu = app(handheld).screen
    rows = [row.text() for row in menu.rows]
    wanted = next(n for n in range(len(rows)) if rows[n].startswith(label))
    handheld.press("DOWN", (wanted - menu.at) % len(rows))
    handheld.press("A")
