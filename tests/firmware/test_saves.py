"""Saved games in every format there has been: they are read, or refused in a sentence."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from engine import catalog
from engine.crc import checksum
from engine.record import encode
from engine.session import PERSON, Session
from firmware.screens.begin import start
from firmware.storage.log import Store
from firmware.storage.records import GAME, GAMES, PLAN
from firmware.storage.saves import Saves
from host_sim.drive import Handheld
from tests.firmware.menus import TITLES, choose, screen, up

SAVES = sorted((Path(__file__).parent / "saves").glob("*.txt"))
BOARDS = {4096: "pico", 8192: "feather_nrf52840"}
CASES = [(path, size) for path in SAVES for size in BOARDS if path.stem != "halves" or size > 4096]
PLAYED = {"hashi": 9, "arabana": 20, "atoll": 6}  # reveals in each saved game
FAR = {
    "hashi": "Continue: card 9",
    "arabana": "Continue: round 2, 1:0",
    "atoll": "→ round 1, card 7",
}


def image(path: Path, size: int) -> bytes:
    """Return the nvm that a file describes: hex, then free bytes, then hex at the end."""
    lines = path.read_text(encoding="utf-8").splitlines()[1:]
    free = lines.index("free")
    head, tail = (bytes.fromhex("".join(part)) for part in (lines[:free], lines[free + 1 :]))
    return head + b"\xff" * (size - len(head) - len(tail)) + tail


@pytest.mark.parametrize("name", TITLES)
@pytest.mark.parametrize(("path", "size"), CASES, ids=lambda part: getattr(part, "stem", part))
def test_a_save_outlives_an_update(path, size, name):
    nvm = image(path, size)
    store = Store(bytearray(nvm))
    kind = next(k for k in range(GAME, GAME + GAMES) if is_of(store.load(k), name))
    for _ in range(2):
        with Handheld(BOARDS[size], nvm=nvm) as handheld:
            assert handheld.machine.main["app"].settings.level == 2
            assert screen(handheld).rows[0].text().startswith("Continue: Atoll")
            choose(handheld, TITLES[name])
            assert screen(handheld).rows[0].text() == FAR[name]
            handheld.press("A")
            assert up(handheld) == "Play"
            assert reveals(screen(handheld).session) == PLAYED[name]
            nvm = handheld.nvm
    aged = bytearray(store.load(kind)[:-2])
    aged[5] += 1  # the version of its game
    aged += checksum(aged, 0, len(aged)).to_bytes(2, "little")
    assert store.save(kind, bytes(aged))
    with Handheld(BOARDS[size], nvm=bytes(store.nvm)) as handheld:
        choose(handheld, TITLES[name])
        assert screen(handheld).rows[0].text() == "Continue: not readable"
        handheld.press("A")
        assert "another version" in " ".join(screen(handheld).pages[0])
        assert bytes(aged) in bytes(handheld.nvm)


def is_of(record: bytes, name: str) -> bool:
    return catalog.key_of(record) == catalog.key(name)


def reveals(session: Any) -> int:
    game = catalog.make(session.game.NAME)
    game.reset(session.seed, session.options)
    return sum(bool(game.apply(move)) for move in session.moves)


def test_a_level_that_there_is_not_is_refused_in_a_sentence():
    for level, screens in ((5, "Play"), (6, "Notice")):
        session = Session(catalog.make("arabana"), 7, seats=bytes((PERSON, level)))
        session.play(first_move(session.game))
        nvm = bytearray(b"\xff" * 4096)
        Store(nvm).save(GAME + 2, encode(session))
        with Handheld(nvm=bytes(nvm)) as handheld:
            choose(handheld, "Continue")
            assert up(handheld) == screens


def first_move(game: Any) -> int:
    out = game.moves_buffer()
    game.legal(out)
    return int(out[0])


def test_a_plan_of_another_seat_is_not_taken_over():
    """Moves planned in seat 1, of a game in which the person now has seat 0."""
    store = Store(bytearray(b"\xff" * 4096))
    saves = Saves(store, {})
    saves.kind = GAME + 1
    session = SimpleNamespace(seats=bytes((1, PERSON)), moves=[])
    for seat, expected in ((1, [7]), (0, [])):
        store.save(PLAN, bytes((saves.kind, 0, 0, 1, 1, 7, 0)))
        decided: list[int] = []
        seen = SimpleNamespace(is_legal=lambda move: True)
        view = SimpleNamespace(seat=seat, seen=seen, decide=decided.append, is_sure=False)
        start.restore_plan(saves, session, view)
        assert decided == expected
        assert view.is_sure is (seat == 1)
