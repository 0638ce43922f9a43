"""Saved games in every format there has been: they are read, or refused in a sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine import catalog
from firmware.storage.log import Store
from firmware.storage.records import GAME
from host_sim.drive import Handheld
from tests.firmware.menus import TITLES, choose, screen, up

SAVES = sorted((Path(__file__).parent / "saves").glob("*.txt"))
BOARDS = {4096: "pico", 8192: "feather_nrf52840"}
CASES = [(path, size) for path in SAVES for size in BOARDS if path.stem != "halves" or size > 4096]
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
    record = Store(nvm).load(GAME + game_id)
    assert record[:4] == b"Tb" + record[2:3] + bytes([game_id])
    for _ in range(2):
        with Handheld(BOARDS[size], nvm=nvm) as handheld:
            assert handheld.machine.main["app"].settings.level == 2
            assert screen(handheld).rows[0].text().startswith("Continue: Atoll")
            choose(handheld, TITLES[catalog.name_of(game_id)])
            handheld.press("A")
            if record[4] == catalog.make(game_id).VERSION:
                assert up(handheld) == "Play"
                assert reveals(screen(handheld).session) == PLAYED[game_id]
            else:
                assert "another version" in " ".join(screen(handheld).pages[0])
                assert Store(handheld.nvm).load(GAME + game_id) == record
            nvm = handheld.nvm


def reveals(session: Any) -> int:
    """Return how many moves of a session revealed something."""
    game = catalog.make(session.game.ID)
    game.reset(session.seed, session.options)
    return sum(bool(game.apply(move)) for move in session.moves)
