"""Arabana-Ikibiti for tests: games with wanted options, random moves."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

from engine.arabana import moves
from engine.arabana.rules import Arabana
from engine.game import OVER
from engine.record import encode
from engine.session import Session
from host_sim.bots import wait_for_turn
from host_sim.bots.arabana import press_move
from host_sim.drive import Handheld
from tests.firmware.menus import choose, screen

# What to press at each sentence of the lesson.
LESSON = (
    "LEFT A A",  # take the card, lay the bridge
    "DOWN A",  # draw
    "A",
    "RIGHT A A",  # the bridge that wins the island
    "DOWN A A",
    "LEFT A A",  # the ship
)

OPPONENT, BEGINS, READING, SEAFARER, SERIES, WEAKER, FREE, EXTRA, LIMIT = range(9)
PEOPLE = 5


def start(seed: int = 7, level: str = "random", **choices: int) -> Handheld:
    """Start a game from the title, by the buttons; the opponent is of that level."""
    handheld = Handheld(seed=seed)
    choose(handheld, "Arabana-Ikibiti")
    info = handheld.machine.load("firmware.registry").info("arabana")
    info.LEVELS = (level,) * 5
    choose(handheld, "New game")
    wanted = {globals()[name]: value for name, value in choices.items()}
    for row in range(max(wanted, default=-1) + 1):
        while row in wanted and info.choices[row] != wanted[row]:
            handheld.press("RIGHT")
        handheld.press("DOWN")
    handheld.press("A")
    return handheld


def play_on(handheld: Handheld, r: random.Random, until: Any = lambda play: False) -> Any:
    """Play random moves by the buttons to the end, or until(play screen); return that screen."""
    while True:
        name = wait_for_turn(handheld)
        play = screen(handheld)
        if name == "Cover":
            handheld.press("A")
            continue
        if name != "Play" or until(play):
            return play
        view = play.view
        out = view.seen.moves_buffer()
        n = view.seen.legal(out)
        plays = [m for m in out[:n] if m < moves.DISCARD]
        move = r.choice(plays) if plays and r.random() < 0.6 else r.choice(out[:n])
        before = len(play.session.moves)
        press_move(handheld, view, move)
        record = encode(play.session).hex()
        assert play.session.moves[before] == move, (move, record)


def view_of(session: Session, seat: int) -> Any:
    """Return the view of a seat, without a display."""
    from firmware.games.arabana.view import View

    sound = type("", (), {"chord": staticmethod(lambda: None)})()
    settings = type("", (), {"calm": 0, "hold": 0})()
    return View(session, seat, SimpleNamespace(settings=settings, sound=sound))


def random_session(seed: int, options: bytes = b"") -> Session:
    return Session(Arabana(), seed, options, b"\x00\x00")


SEA_OPTIONS = b"\x00\x01\x02\x01\x01\x00\x01\x00\x02"


def random_moves(session: Session, r: random.Random) -> Any:
    """Yield before each move of a random game that likes playing cards, then make it."""
    out = session.game.moves_buffer()
    while session.game.player() != OVER:
        n = session.game.legal(out)
        plays = [m for m in out[:n] if m < moves.DISCARD]
        move = r.choice(plays) if plays and r.random() < 0.7 else r.choice(out[:n])
        yield move
        session.play(move)
