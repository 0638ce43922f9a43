"""Which screen comes first where a game to go on with is broken or gone (begin/entry.py)."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from host_sim.drive import Handheld

GAME = 16
KEY = 700


@pytest.fixture
def entry() -> Iterator[Any]:
    """entry.py of a handheld, whose ways are told by name."""
    with Handheld() as handheld:
        yield handheld.machine.load("firmware.screens.begin.entry")


def app(**kept: Any) -> SimpleNamespace:
    """Return a program with these payloads in its store, and with one running game, or none."""
    records = handheld_records()
    payloads = {records[name]: value for name, value in kept.items() if name in records}
    kinds = kept.get("kinds", [GAME])
    return SimpleNamespace(
        store=SimpleNamespace(
            load=lambda kind: payloads.get(kind, b""), save=lambda kind, data: True
        ),
        saves=SimpleNamespace(
            key=lambda kind: KEY if kind in kinds else 0, kinds=lambda key=None: kinds
        ),
        settings=SimpleNamespace(last=lambda: KEY),
        device=SimpleNamespace(setting=lambda name: ""),
        amiss=((), ()),
        title=lambda: "title",
        go_on=lambda name, kind: ("go on", name, kind),
        playing=None,
    )


def handheld_records() -> dict[str, int]:
    from firmware.storage import records

    return {"go_on": records.GO_ON, "crash": records.CRASH}


@pytest.mark.parametrize(
    ("kept", "why", "wanted"),
    [
        ({"go_on": bytes((GAME,))}, "", ("go on", "hashi", GAME)),
        ({"go_on": bytes((GAME,))}, "broken", "title"),
        ({"go_on": bytes((GAME + 1,))}, "", "title"),
        ({"crash": b"\x01"}, "", ("go on", "hashi", 0)),
        ({"crash": b"\x01"}, "broken", "title"),
        ({"crash": b"\x01", "kinds": []}, "", "title"),
        ({"crash": b"\x02"}, "", "title"),
        ({}, "", "title"),
    ],
)
def test_the_program_goes_on_with_a_game_only_if_it_is_there_and_whole(entry, kept, why, wanted):
    game = SimpleNamespace(name="hashi", key=KEY, why=why)
    entry.registry.by_key = lambda key: game if key == KEY else None
    assert entry._first(app(**kept)) == wanted
