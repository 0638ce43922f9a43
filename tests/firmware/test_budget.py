"""Every record fits: each kind in the bytes that its page gives it, and all together."""

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
from firmware.storage.saves import Saves
from host_sim.devices.nvm import PORTS, SIZES, Nvm
from host_sim.options import games, info
from tests.conform import options_of

DESIGN = Path(__file__).parents[2] / "firmware" / "storage" / "DESIGN.md"
FREE_FOR_A_CRASH = 64
SEEDS = 2


def table() -> dict[int, list[int]]:
    """Return the bytes of each kind on 4 KB and 8 KB, as the table says."""
    found = {}
    for line in DESIGN.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        kinds = re.fullmatch(r"(\d+)(?: to (\d+))?", cells[0])
        if len(cells) == 4 and kinds:
            for kind in range(int(kinds[1]), int(kinds[2] or kinds[1]) + 1):
                found[kind] = [int(cell) for cell in cells[2:]]
    return found


def played(name: str, options: bytes, seed: int) -> tuple[bytes, list[bytes]]:
    """Return a whole game but its end: the record of all of it, and what each turn adds."""
    game = catalog.make(name)
    game.reset(seed, options)
    session = Session(game, seed, options, bytes(game.players()))
    luck = Random(seed)
    out = game.moves_buffer()
    additions = []
    record = b""
    while game.player() != OVER:
        record = encode(session)
        is_person = game.player() == game.players() - 1
        revealed = session.play(luck.choice(list(out[: game.legal(out)])))
        if is_person and (revealed or game.player() != game.players() - 1):
            additions.append(more(session, 0))
            session.kept = len(session.moves)
    return record, additions


@pytest.mark.parametrize("name", games())
def test_no_game_takes_more_than_it_says(name):
    record = info(name).RECORD
    for options in options_of(name):
        for seed in range(SEEDS):
            found, additions = played(name, options, seed)
            progress = 3 * (len(additions) + 1)  # bytes, one each save
            assert len(found) + progress <= record, (options, seed)
            assert 40 + sum(len(part) + 4 for part in additions) <= ROOM, (options, seed)


@pytest.mark.parametrize(("model", "column"), [("RP2", 0), ("NRF52840", 1)])
def test_all_kinds_have_room_together(model, column):
    nvm = Nvm(b"", SIZES.get(model, 4096), PORTS[model])
    store = Store(nvm)
    bytes_of = table()
    assert bytes_of.keys() >= {SETTINGS, CRASH, PLAN}
    for kind, sizes in bytes_of.items():
        assert store.save(kind, bytes([kind]) * sizes[column])
    saves = Saves(store, {})
    taken = 0
    for kind in range(GAME, GAME + 10):
        size = min(saves.share - taken - 5, 400)
        if size > 0:
            assert store.save(kind, b"\1" * size)
            taken += size + 5
    assert taken == saves.share
    assert store.save(GAME + 10, b"\2" * 120)  # just begun, a lesson
    if not column:
        store.tidy()
        kept = sum(kept.length + 5 for kept in store.found.values())
        assert kept + ROOM + FREE_FOR_A_CRASH < store.size
