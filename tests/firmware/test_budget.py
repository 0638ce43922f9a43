"""Every record fits: each kind in the bytes that firmware/DESIGN.md gives it, and all together."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from engine import catalog
from engine.game import OVER
from engine.record import encode, more
from engine.session import Session
from firmware.storage.log import Store
from firmware.storage.records import CRASH, GAME, PLAN, ROOM, SETTINGS
from host_sim.devices.nvm import PORTS, SIZES, Nvm

DESIGN = Path(__file__).parents[2] / "firmware" / "DESIGN.md"
FREE_FOR_A_CRASH = 64
LARGEST = {1: b"\x04\x00", 2: b"", 3: b"\x06\x02\x0a"}  # options of the longest games


def table() -> dict[int, list[int]]:
    """Return the bytes of each kind on 4 KB and 8 KB, as the table says; of one game of a kind."""
    found = {}
    for line in DESIGN.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 4 and re.match(r"\d+(, \d+)*$", cells[0]):
            found[int(cells[0].split(",")[0])] = [int(cell.split("x")[-1]) for cell in cells[2:]]
    return found


def played(game_id: int, options: bytes, seed: int) -> tuple[bytes, list[bytes]]:
    """Return a whole game but its end: the record of all of it, and what each turn adds."""
    session = Session(catalog.make(game_id), seed, options, b"\0" * catalog.make(game_id).players())
    luck = Random(seed)
    out = session.game.moves_buffer()
    additions = []
    record = b""
    while session.game.player() != OVER:
        record = encode(session)
        if session.play(luck.choice(list(out[: session.game.legal(out)]))):
            additions.append(more(session))
            session.kept = len(session.moves)
    return record, additions


@pytest.mark.parametrize("game_id", LARGEST)
def test_no_game_takes_more_than_its_kind_may(game_id):
    for seed in range(4):
        record, additions = played(game_id, LARGEST[game_id], seed)
        assert len(record) <= table()[GAME + game_id][0]
        assert 40 + sum(len(part) + 4 for part in additions) <= ROOM


@pytest.mark.parametrize(("model", "column"), [("RP2", 0), ("NRF52840", 1)])
def test_all_kinds_have_room_together(model, column):
    nvm = Nvm(b"", SIZES.get(model, 4096), PORTS[model])
    store = Store(nvm)
    bytes_of = table()
    for kind in (SETTINGS, CRASH, 3, 4, 5, PLAN):
        assert store.save(kind, bytes([kind]) * bytes_of[kind][column])
    for game_id in LARGEST:
        for slot in range(3 if column else 1):
            largest = bytes_of[GAME + game_id][column]
            assert store.save(GAME + game_id + 16 * slot, b"\1" * largest)
    assert store.save(GAME + 3 + 48, b"\2" * 120)
    if not column:
        store.tidy()
        kept = sum(row[1] + 5 for row in store.found.values())
        assert kept + ROOM + FREE_FOR_A_CRASH < store.size
