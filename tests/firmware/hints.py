"""The ladder of hints (firmware/screens/hint.py), asked for by the buttons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import ai, catalog
from firmware.screens.opponent import seed_luck
from host_sim.drive import Handheld
from tests.firmware.menus import choose, screen, up

WHERE, WHAT, WHY = 1, 2, 3
SEARCHES = (
    "HintSearch",
    "LastTurn",
    "Review",
    "Closer",
    "Judging",
    "Why",
    "Change",
)  # the screens that are up while a player thinks, and until what was found is loaded


def ask(handheld: Handheld, rung: int = WHERE) -> Any:
    """Press DOWN and A, wait for the hint, go to a rung; return the screen of the hint."""
    handheld.press("DOWN+A")
    return climb(handheld, rung)


def ask_from_menu(handheld: Handheld, rung: int = WHERE) -> Any:
    handheld.hold("B", 700)
    choose(handheld, "Hint")
    return climb(handheld, rung)


def back(handheld: Handheld, way: Any = ask) -> None:
    """Press B until the game is up: B leads to where the hint was asked for, maybe the menu."""
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
    """Wait while a player thinks, until a screen of this kind is up; return it."""
    for _ in range(2000):
        if up(handheld) not in SEARCHES:
            break
        handheld.wait(50)
    assert up(handheld) == kind
    return screen(handheld)


def turn_of(level: str, play: Any, is_over: Callable[[Any], bool]) -> list[int]:
    """Return the turn that a level plays on what the person sees, without its confirmation."""
    luck = bytearray(4)
    seed_luck(luck, play.session, play.seat, len(play.session.moves))
    game, seen = (catalog.make(play.session.game.NAME) for _ in range(2))
    game.state[:] = play.view.seen.state
    policy = ai.make(level, seen, luck)
    turn = []
    while not is_over(game):
        seen.state[:] = game.state
        turn.append(ai.finish(policy.think(seen, play.seat)))
        game.apply(turn[-1])
    return turn
