"""A bot that plays any game whose view is a Grid (firmware/guest/grid.py)."""

from __future__ import annotations

from typing import Any

from engine.game import OVER
from host_sim.bots import LONG_MS, session_of, wait_for_turn, way
from host_sim.drive import Handheld


def press_move(handheld: Handheld, view: Any, move: int) -> None:
    """Make a move of the person's seat by the buttons alone."""
    cells = view.cells(move, view.seat)
    for cell in cells:
        for key in way(view.cursor, cell, view.step):
            handheld.press(key)
        if view.is_second(move):
            handheld.hold("A", LONG_MS)
        else:
            handheld.press("A")
    if cells:
        return
    if not view.choices:
        handheld.press("A")
        return
    handheld.hold("B", LONG_MS)
    menu = handheld.machine.main["app"].screen
    while menu.rows[menu.at].text() != view.name(move):
        handheld.press("DOWN")
    handheld.press("A")


def play(handheld: Handheld, policy: str = "greedy") -> Any:
    """Play the game that has just been started to its end; return its session."""
    session = session_of(handheld)
    player = Chooser(handheld, policy)
    while session.game.player() != OVER:
        name = wait_for_turn(handheld)
        if name == "Cover":
            handheld.press("A")
        elif name == "Play":
            view = handheld.machine.main["app"].screen.view
            press_move(handheld, view, player.choose(view))
        else:
            break
    wait_for_turn(handheld)
    return session


class Chooser:
    """Chooses moves as one of the handheld's own computer players for any game."""

    def __init__(self, handheld: Handheld, policy: str) -> None:
        session = session_of(handheld)
        self._load = handheld.machine.load
        self._spare = type(session.game)()
        r = bytearray(4)
        self._load("engine.rng").seed(r, session.seed)
        self._player = self._load("engine.ai").make(policy, self._spare, r)

    def choose(self, view: Any) -> int:
        """Return the move for the person's seat, from what that seat sees."""
        move: int = self._load("engine.ai").choose(self._player, view.seen, self._spare)
        return move


def demo(handheld: Handheld) -> tuple[str, str]:
    """Play a game of the person's seat against the others."""
    info = handheld.machine.main["app"].screen.info
    game = play(handheld).game
    scores = [str(game.score(seat)) for seat in range(game.players())]
    return info.TITLE, " to ".join(scores) + " points"
