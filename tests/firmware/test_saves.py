"""Saved games in every format there has been: they are read, or refused in a sentence."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from engine import catalog
from engine.record import encode
from engine.session import PERSON, Session
from firmware.screens import start
from firmware.storage.log import Store
from firmware.storage.records import GAME, GAMES, PLAN
from firmware.storage.saves import Saves
from host_sim.drive import Handheld
from tests.firmware.menus import TITLES, choose, screen, up

SAVES = sorted((Path(__file__).parent / "saves").glob("*.txt"))
BOARDS = {4096: "pico", 8192: "feather_nrf52840"}
CASES = [(path, size) for path in SAVES for size in BOARDS if path.stem != "halves" or size > 4096]
NUMBERS = {n + 1: catalog.key(name) for n, name in enumerate(TITLES)}
PLAYED = {1: 9, 2: 20, 3: 6}  # reveals in each saved game


def image(path: Path, size: int) -> bytes:
    """Return the nvm that a file describes: hex, then free bytes, then hex at the end."""
    lines = path.read_text(encoding="utf-8").splitlines()[1:]
    free = lines.index("free")
    head, tail = (bytes.fromhex("".join(part)) for part in (lines[:free], lines[free + 1 :]))
    return head + b"\xff" * (size - len(head) - len(tail)) + tail


@pytest.mark.parametrize("game_id", [1, 2, 3])
@pytest.mark.parametrize(("path", "size"), CASES, ids=lambda part: getattr(part, "stem", part))
def test_a_save_outlives_an_update(path, size, game_id):
    nvm = image(path, size)
    name = list(TITLES)[game_id - 1]
    store = Store(nvm)
    (record,) = [
        store.load(kind)
        for kind in range(GAME, GAME + GAMES)
        if catalog.key_of(store.load(kind), NUMBERS) == catalog.key(name)
    ]
    version = record[5 if record[2] > 3 else 4]
    for _ in range(2):
        with Handheld(BOARDS[size], nvm=nvm) as handheld:
            assert handheld.machine.main["app"].settings.level == 2
            assert screen(handheld).rows[0].text().startswith("Continue: Atoll")
            choose(handheld, TITLES[name])
            handheld.press("A")
            if version == catalog.make(name).VERSION:
                assert up(handheld) == "Play"
                assert reveals(screen(handheld).session) == PLAYED[game_id]
            else:
                assert "another version" in " ".join(screen(handheld).pages[0])
                assert record in bytes(handheld.nvm)
            nvm = handheld.nvm


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
    saves = Saves(store, {}, {})
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
