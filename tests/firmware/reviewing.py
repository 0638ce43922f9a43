"""What tests of reviews share: a game that is over, and what a review asks of its screen."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from engine import ai, catalog
from engine.game import OVER
from engine.hashi.rules import Hashi
from engine.session import PERSON, Session
from firmware import counts
from firmware.screens import Change
from firmware.storage.log import Store
from firmware.storage.saves import Saves
from firmware.ways import Ways
from host_sim.options import info

COSTS = "The cards brought 1.2 points more than usual; your turns cost 4.5 points."


def ended(level: str = "keen", seed: int = 31) -> Session:
    """Return the session of a solo game that a computer player has played."""
    session = Session(Hashi(), seed, b"\1\0", bytes((PERSON,)))
    player, seen = ai.make(level, session.game, bytearray(b"luck")), Hashi()
    while session.game.player() != OVER:
        session.play(ai.choose(player, session.game, seen))
    return session


class Program(Ways):
    """What a review asks of the program."""

    def __init__(self) -> None:
        self.store = Store(bytearray(b"\xff" * 4096))
        self.device = SimpleNamespace(has_event=lambda: False)
        self.context = SimpleNamespace(
            settings=SimpleNamespace(calm=1, warns=0, hold=0, asks=0),
            sound=SimpleNamespace(chord=lambda: None),
        )


def playing(session: Session) -> Any:
    """Return what a review asks of a play screen."""
    return SimpleNamespace(
        session=session,
        app=Program(),
        info=info(session.game.NAME),
        seat=list(session.seats).index(PERSON),
        review=None,
        reviewed=None,
        grades=None,
        closer=(),
        to_result=lambda *_: "the result",
    )


def follow(found: Any) -> Any:
    """Return the screen that a change of screen builds; any other screen is there already."""
    while isinstance(found, Change):
        found = found.build()
    return found


def press(found: Any, k: int) -> Any:
    """Press a key; return the screen that follows."""
    return follow(found.key(k))


def step(found: Any) -> Any:
    """Let time pass for a screen whose picture is up; return the screen that follows."""
    found.is_fresh = False
    return follow(found.tick(10))


def look(found: Any) -> Any:
    """Let time pass until a review leads to its pages, or says something; return that screen."""
    for _ in range(40000):
        found = step(found)
        if not found.is_busy:
            return found
    raise AssertionError("no end")


def kept() -> bytes:
    """Return the nvm with that game, which is over."""
    store = Store(bytearray(b"\xff" * 4096))
    saves = Saves(store, {})
    saves.begin(catalog.key("hashi"))
    counts.finish(saves, info("hashi"), ended())
    return bytes(store.nvm)
