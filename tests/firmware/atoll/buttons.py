"""Atoll's buttons for tests: from the title into a game, and a person's turn."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from engine.atoll.cards import OCEAN
from engine.atoll.state import SURE, TAKE
from host_sim.drive import Handheld
from tests.firmware import kept
from tests.firmware.menus import choose, screen

# What to press at each sentence of the lesson.
LESSON = (
    "RIGHT UP A",  # choose a card and turn it
    "A",  # lay it
    "RIGHT UP UP A",
    "RIGHT DOWN A",  # lay it over the other
    "A",
    "DOWN DOWN A",  # claim the Request
)


def saved(handheld: Handheld) -> Any:
    """Return the session that the handheld has saved, or None."""
    return kept.saved(handheld, "atoll")


def new_game(handheld: Handheld, **steps: int) -> Any:
    """Start a game of Atoll from the title; steps to the right for each option, by its label."""
    choose(handheld, "Atoll")
    choose(handheld, "New game")
    for row in screen(handheld).rows:
        by = steps.get(row.label.replace(" ", "_"), 0)
        handheld.press("RIGHT" if by > 0 else "LEFT", abs(by))
        handheld.press("DOWN")
    handheld.press("A")
    handheld.wait(600)  # until the game is there and its first animation over
    return screen(handheld)


def short_game(handheld: Handheld, **steps: int) -> Any:
    """Start a game of three players against the easiest opponents; return its play screen."""
    return new_game(handheld, **{"Players": -1, "Rivals": -1, **steps})


@contextmanager
def begun(seed: int, **steps: int) -> Iterator[tuple[Handheld, Any]]:
    """Yield a handheld in such a short game, and its view."""
    with Handheld(seed=seed) as handheld:
        yield handheld, short_game(handheld, **steps).view


def lay(handheld: Handheld, view: Any) -> None:
    """Take the card under the cursor and lay it at a coast, not confirming it."""
    handheld.press("A")
    if view.seen.stage() == TAKE:
        handheld.press("A")
    key = ("RIGHT", "DOWN", "LEFT", "UP")[view.ended % 4]
    while view.ended and OCEAN not in view.under:
        handheld.press(key)
    handheld.press("A")
    assert view.seen.stage() == SURE


def turn(handheld: Handheld, view: Any) -> None:
    """Play the person's turn and skip what the others did."""
    laid = view.ended
    lay(handheld, view)
    handheld.press("A")
    for _ in range(400):
        if view.ended != laid:
            break
        handheld.wait(20)
    assert view.ended == laid + 1
    handheld.press("B")
