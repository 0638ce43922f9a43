"""Every record fits: each kind in the bytes that its page gives it, and all together."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.game import OVER
from engine.null.rules import Null
from firmware.storage.log import Store
from firmware.storage.records import CRASH, GAME, PLAN, ROOM, SETTINGS
from firmware.storage.saves import Saves
from host_sim.devices.nvm import PORTS, SIZES, Nvm
from host_sim.options import games, info
from tests import guests
from tests.firmware import room

DESIGN = Path(__file__).parents[2] / "firmware" / "storage" / "DESIGN.md"
FREE_FOR_A_CRASH = 64


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


@pytest.mark.parametrize("name", [*games(), *guests.NAMES])
def test_no_game_takes_more_than_it_says(name):
    problems = list(room.problems(guests.root_of(name), name, info(name).RECORD))
    assert not problems, "\n".join(problems)


def long(monkeypatch, length):
    """Let a game of null have so many moves."""

    class Long(Null):
        def player(self):
            n = self.state[4] | self.state[5] << 8
            return n % 2 if n < length else OVER

        def deal(self):
            self.state[4:6] = b"\0\0"

        def legal(self, out):
            out[0] = 5
            return self.player() != OVER

        def apply(self, move):
            n = 1 + (self.state[4] | self.state[5] << 8)
            self.state[4:6] = bytes((n & 255, n >> 8))
            return False

    monkeypatch.setattr(room.catalog, "make", lambda name: Long())


INFO = "firmware/games/null/info.py"


@pytest.mark.parametrize(
    ("length", "record", "sentence"),
    [
        (100, 300, ""),
        (130, 640, ""),
        (100, 200, "RECORD is 200, and a game of 100 moves, played at random, takes "),
        (100, 641, "RECORD is 641, and no game may take more than 640 bytes"),
        (900, 640, "and none may take more than 640: let it end sooner, or "),
    ],
)
def test_what_takes_too_much_of_the_store_is_told(monkeypatch, length, record, sentence):
    long(monkeypatch, length)
    found = list(room.problems(guests.ROOT, "null", record))
    assert len(found) == bool(sentence)
    if found:
        assert found[0].startswith(INFO if "RECORD" in sentence else "engine/null/rules.py:")
        assert sentence in found[0]


def test_the_record_that_is_proposed_will_do(monkeypatch):
    long(monkeypatch, 100)
    (found,) = room.problems(guests.ROOT, "null", 20)
    assert not list(room.problems(guests.ROOT, "null", int(found.split()[-1])))


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
