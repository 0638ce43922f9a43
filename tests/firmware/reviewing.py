"""What tests of reviews share: a game that is over, and what a review asks of its screen."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from engine import ai, catalog
from engine.game import OVER
from engine.hashi.rules import Hashi
from engine.session import PERSON, Session
from firmware import counts
from firmware.screens import verdict
from firmware.storage.log import Store
from firmware.storage.saves import Saves
from host_sim.options import info

COSTS = "The cards brought 1.2 more than usual, your turns cost 4.5."


def ended(level: str = "greedy", seed: int = 31) -> Session:
    """Return the session of a solo game that a computer player has played."""
    session = Session(Hashi(), seed, b"\1\0", bytes((PERSON,)))
    player, seen = ai.make(level, session.game, bytearray(4)), Hashi()
    while session.game.player() != OVER:
        session.play(ai.choose(player, session.game, seen))
    return session


def playing(session: Session) -> Any:
    """Return what a review asks of a play screen."""
    app = SimpleNamespace(
        store=Store(bytearray(b"\xff" * 4096)),
        device=SimpleNamespace(has_event=lambda: False),
        context=SimpleNamespace(
            settings=SimpleNamespace(calm=1, warns=0, hold=0, asks=0),
            sound=SimpleNamespace(chord=lambda: None),
        ),
        verdict=verdict.Verdict,
    )
    return SimpleNamespace(
        session=session,
        app=app,
        info=info(session.game.NAME),
        seat=list(session.seats).index(PERSON),
        review=None,
        reviewed=None,
        grades=b"",
        result=lambda: "the result",
    )


def look(found: Any) -> Any:
    """Let time pass until a review leads to another screen, or says something; return that."""
    found.is_fresh = False
    for _ in range(40000):
        then = found.tick(10)
        if then is not found or not found.is_busy:
            return then
    raise AssertionError("no end")


def kept() -> bytes:
    """Return the nvm with that game, which is over."""
    store = Store(bytearray(b"\xff" * 4096))
    saves = Saves(store, {})
    saves.begin(catalog.key("hashi"))
    counts.finish(saves, info("hashi"), ended())
    return bytes(store.nvm)
