"""Arabana-Ikibiti through the buttons: whole games, options, stories, what no screen may show.

Rerun one: python -m pytest tests/test_arabana_screens.py -k NAME
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine import arabana_moves as moves
from engine import catalog, rng
from engine.arabana import Arabana
from engine.arabana_map import ENDS, INITIALS, NAMES, PLACES, SEAS
from engine.arabana_state import BEFORE, DISCARDED, LAST
from engine.game import HIDDEN, OVER
from engine.session import Session, decode
from firmware.canvas import Canvas, width
from firmware.store import GAME, Store
from firmware.views import arabana_map as drawing
from firmware.views import arabana_story as story
from host_sim.drive import Handheld

KEYS = ("UP", "DOWN", "LEFT", "RIGHT")
TITLE_ROW = 1  # Arabana's in the menu of the title
OPPONENT, BEGINS, READING, SEAFARER, WEAKER, FREE, EXTRA, LIMIT = range(8)
PEOPLE = 3


def play_screen(handheld: Handheld) -> Any:
    return handheld.machine.main["app"].screen


def start(seed: int = 7, level: str = "random", **choices: int) -> Handheld:
    """Start a game from the title, by the buttons; the opponent is of that level."""
    handheld = Handheld(seed=seed)
    app = handheld.machine.main["app"]
    rows = [row.text() for row in app.screen.rows]
    handheld.press("DOWN", rows.index("Arabana-Ikibiti"))
    handheld.press("A")
    app.screen.rows[0].enter(app.screen).kit.LEVELS = (level,) * 3
    handheld.press("A")
    wanted = {globals()[name]: value for name, value in choices.items()}
    for row in range(max(wanted, default=-1) + 1):
        handheld.press("RIGHT", wanted.get(row, 0))
        handheld.press("DOWN")
    handheld.press("A")
    return handheld


def way(start: int, goal: int, step: Any) -> list[str]:
    """Return the presses from start to goal, shortest first; step(at, key number) -> at."""
    ways: dict[int, list[str]] = {start: []}
    queue = [start]
    while queue:
        at = queue.pop(0)
        if at == goal:
            return ways[at]
        for k, key in enumerate(KEYS):
            to = step(at, k)
            if to >= 0 and to not in ways:
                ways[to] = [*ways[at], key]
                queue.append(to)
    raise AssertionError(f"no way from {start} to {goal}")


def press_move(handheld: Handheld, view: Any, move: int) -> None:
    """Make a move of the person's by the buttons alone."""
    panel = view.panel
    if move == moves.CONFIRM and view.seen.stage() != BEFORE:
        handheld.press("A")
        return
    if moves.DISCARD <= move < moves.DRAW and not view.seen.did() & DISCARDED:
        kind = move - moves.DISCARD
    elif moves.DISCARD <= move < moves.DRAW:
        kind = move - moves.DISCARD
    elif moves.DRAW <= move <= moves.DRAW_STACK:
        kind = 16 + move - moves.DRAW
    elif move >= moves.PASS:
        kind = 20
    elif moves.FREE_BRIDGE <= move < moves.SWAP:
        kind = 12
    elif moves.MOVE_SHIP <= move:
        kind = 13
    else:
        kind = moves.cards_of(move)[0]
    for key in way(view.at, panel.find(kind), panel.step):
        handheld.press(key)
    if moves.DISCARD <= move < moves.DRAW:
        handheld.hold("A", 700)
        return
    handheld.press("A")
    if move >= moves.DISCARD:
        return
    goal = view.aims.index(story.aim_of(move))
    for key in way(view.aim, goal, lambda at, k: drawing.around(view.xs, view.ys, at, k)):
        handheld.press(key)
    while view.ways[0] != move:
        handheld.hold("A", 700)
    handheld.press("A")


def wait_for_turn(handheld: Handheld) -> str:
    """Skip what the opponent does until a person has to act; return the screen's name."""
    while True:
        screen = play_screen(handheld)
        name = type(screen).__name__
        if name in ("Notice", "Replay"):
            handheld.press("A")
        elif name != "Play" or screen.session.game.player() == screen.seat:
            return name
        else:
            if screen._pause > 0:
                handheld.press("UP")
            handheld.wait(40)


def play_on(handheld: Handheld, r: random.Random, until: Any = lambda screen: False) -> Any:
    """Play random moves by the buttons to the end, or until(play screen); return that screen."""
    while True:
        name = wait_for_turn(handheld)
        screen = play_screen(handheld)
        if name == "Cover":
            handheld.press("A")
            continue
        if name != "Play" or until(screen):
            return screen
        view = screen.view
        out = view.seen.moves_buffer()
        n = view.seen.legal(out)
        plays = [m for m in out[:n] if m < moves.DISCARD]
        move = r.choice(plays) if plays and r.random() < 0.6 else r.choice(out[:n])
        before = len(screen.session.moves)
        press_move(handheld, view, move)
        record = screen.session.encode().hex()
        assert screen.session.moves[before] == move, (move, record)


# Whole games.


@pytest.mark.parametrize("seed, choices", [(7, {}), (8, {"SEAFARER": 1, "FREE": 2, "LIMIT": 1})])
def test_a_whole_game_by_the_buttons_ends_as_the_engine_says(seed, choices):
    with start(seed, **choices) as handheld:
        session = play_screen(handheld).session
        screen = play_on(handheld, random.Random(seed))
        assert type(screen).__name__ == "Result"
        assert session.game.player() == OVER
        twin = Session(Arabana(), session.seed, session.options, session.seats)
        for move in session.moves:
            twin.play(move)
        assert twin.game.state == session.game.state
        assert len(Store(bytearray(handheld.nvm)).load(GAME + 2)) == 0
