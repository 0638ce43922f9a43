"""A bot that plays Arabana-Ikibiti against the handheld's computer player."""

from __future__ import annotations

from typing import Any

from engine.arabana import moves
from engine.arabana.state import BEFORE
from firmware.games.arabana.board import aim_of
from host_sim.bots import LONG_MS, Policy, session_of, wait_for_turn, way
from host_sim.drive import Handheld

TABLES = (("Arabana-Ikibiti against the handheld", b"", b"\x00\x01"),)
LARGEST = b"\x04"


def press_move(handheld: Handheld, view: Any, move: int) -> None:
    """Make a move of the person's seat by the buttons alone."""
    panel = view.panel
    if move == moves.CONFIRM and view.seen.stage() != BEFORE:
        handheld.press("A")
        return
    for key in way(view.at, panel.find(_kind(move)), panel.step):
        handheld.press(key)
    if moves.DISCARD <= move < moves.DRAW:
        handheld.hold("A", LONG_MS)
        return
    handheld.press("A")
    if move >= moves.DISCARD:
        return
    goal = aims(handheld).targets.index(aim_of(move))
    for key in way(aims(handheld).at, goal, lambda at, k: aims(handheld).steps[4 * at + k]):
        handheld.press(key)
    while aims(handheld).ways[0] != move:
        handheld.hold("A", LONG_MS)
    handheld.press("A")


def aims(handheld: Handheld) -> Any:
    """Return where the chosen card can go; the view on the screen has it, a hint replaces it."""
    return handheld.machine.main["app"].screen.view.aims


def _kind(move: int) -> int:
    """Return the kind of panel cell that a move begins at."""
    if moves.DISCARD <= move < moves.DRAW:
        return move - moves.DISCARD
    if moves.DRAW <= move <= moves.DRAW_STACK:
        return 16 + move - moves.DRAW
    if move >= moves.PASS:
        return 20
    if moves.FREE_BRIDGE <= move < moves.SWAP:
        return 12
    if moves.MOVE_SHIP <= move:
        return 13
    return int(moves.cards_of(move)[0])


def play(handheld: Handheld, policy: str = "medium") -> Any:
    """Play the game that has just been started to its end; return it."""
    screen = handheld.machine.main["app"].screen
    player = Policy("arabana", policy, session_of(handheld).seed)
    while wait_for_turn(handheld) == "Play":
        press_move(handheld, screen.view, player.choose(screen.view.seen))
    return screen.session.game


def demo(handheld: Handheld) -> tuple[str, str]:
    """Play a duel."""
    game = play(handheld)
    won = "a tie"
    if len(game.winners()) == 1:
        won = ("the keys won", "the opponent won")[game.winners()[0]]
    return "Arabana-Ikibiti", f"{game.score(0)} to {game.score(1)} points, {won}"
