"""A bot that plays any game whose view is a Grid (firmware/guest/grid.py)."""

from __future__ import annotations

from typing import Any

from engine.game import OVER
from host_sim.bots import LONG_MS, choose, session_of, wait_for_turn, way
from host_sim.drive import Handheld
from host_sim.maker import Wrong, told

_BACK = 8  # presses of B


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
    if not view.choices and view.others[:1] == [move]:
        handheld.press("A")
    else:
        _choose_move(handheld, view, move)


def _choose_move(handheld: Handheld, view: Any, move: int) -> None:
    """Make a move without a cell: by its row in the menu, or in a menu that a row leads to."""
    name = view.name(move)
    own = [row.text() for row in view.rows(_screen(handheld))]
    handheld.hold("B", LONG_MS)
    if choose(handheld, name):
        return
    for label in own:
        if choose(handheld, label):
            if hasattr(_screen(handheld), "rows") and choose(handheld, name):
                return
            for _ in range(_BACK):
                if type(_screen(handheld)).__name__ in ("Play", "Lesson"):
                    break
                handheld.press("B")
            handheld.hold("B", LONG_MS)
    raise Wrong(
        f"firmware/games/{view.seen.NAME}/view.py: move {move} cannot be made: cells({move},"
        f" {view.seat}) has none, and no row of the menu, or of a menu of your own behind it, has"
        f" the text {told(name)}, which is name({move}); Grid.rows(self, play) in rows() has a row"
        " for each move without a cell"
    )


def _screen(handheld: Handheld) -> Any:
    return handheld.machine.main["app"].screen


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
