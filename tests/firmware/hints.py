"""The ladder of hints (firmware/screens/hint.py), asked for by the buttons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import ai, catalog, rng
from host_sim.drive import Handheld
from tests.firmware.menus import choose, screen, up

WHERE, WHAT, WHY = 1, 2, 3
THINKING = ("Thought", "Then")


def ask(handheld: Handheld, rung: int = WHERE) -> Any:
    """Press DOWN and A, wait until all is known, climb to a rung; return the ladder's screen."""
    handheld.press("DOWN+A")
    return climb(handheld, rung)


def ask_from_menu(handheld: Handheld, rung: int = WHERE) -> Any:
    """Ask by the menu, and climb likewise."""
    handheld.hold("B", 700)
    choose(handheld, "Hint")
    return climb(handheld, rung)


def back(handheld: Handheld, way: Any = ask) -> None:
    """Press B, to the game: it leads to where the ladder was opened, so through the menu or not."""
    handheld.press("B")
    if way is ask_from_menu:
        menu = screen(handheld)
        assert menu.rows[menu.at].text() == "Hint"
        handheld.press("B")


def climb(handheld: Handheld, rung: int = WHERE) -> Any:
    hint = known(handheld)
    handheld.press("DOWN", rung - hint.rung)
    return hint


def known(handheld: Handheld, kind: str = "Hint") -> Any:
    """Wait while somebody thinks, until a screen of this kind is up; return it."""
    for _ in range(2000):
        if up(handheld) not in THINKING:
            break
        handheld.wait(50)
    assert up(handheld) == kind
    return screen(handheld)


def turn_of(level: str, play: Any, is_over: Callable[[Any], bool]) -> list[int]:
    """Return the turn, but for what confirms it, of a level on what the person's seat sees."""
    luck = bytearray(4)
    rng.seed(luck, len(play.session.moves))
    here, seen = (catalog.make(play.session.game.ID) for _ in range(2))
    here.state[:] = play.view.seen.state
    policy = ai.make(level, seen, luck)
    turn = []
    while not is_over(here):
        seen.state[:] = here.state
        *_, move = policy.think(seen, play.seat)
        turn.append(move)
        here.apply(move)
    return turn
