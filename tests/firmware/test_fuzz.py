"""Whatever nvm may hold, nothing that reads it stumbles: 100,000 contents, seeded.

A failure names its number: `one(NUMBER)` makes that content again.
"""

from __future__ import annotations

from random import Random
from types import SimpleNamespace

import pytest

from engine import catalog
from engine.crc import checksum
from engine.game import OVER
from engine.record import encode
from engine.session import PERSON, Session
from firmware import memory
from firmware.screens import where
from firmware.screens.begin import start
from firmware.storage import rewrite
from firmware.storage.log import Store
from firmware.storage.records import GAME, GAMES, SETTINGS
from firmware.storage.saves import Saves
from firmware.storage.settings import Settings
from host_sim.devices.nvm import PORTS, Nvm
from host_sim.drive import Handheld
from host_sim.lab.bench.cuts import KINDS
from host_sim.options import games, info
from tests.long import long

MANY = 100_000
PART = 1_000
SIZES = (256, 4096, 4096, 4096, 8192)
NONSENSE = b"Tb\x01\x01\x01\x02\x03\x0e\x0f\x10\x11\x12\x13\x91\x92\x93\x80\xff\x00"
INFOS = {name: info(name) for name in games()}
KEYS = {name: catalog.key(name) for name in INFOS}
BOUNDS = {KEYS[name]: one.RECORD for name, one in INFOS.items()}


def sessions() -> list[Session]:
    """Return a game of each kind, some way on."""
    made = []
    for name, options, seats in KINDS:
        session = Session(catalog.make(name), 5, options, seats)
        luck = Random(5)
        out = session.game.moves_buffer()
        for _ in range(12):
            session.play(luck.choice(list(out[: session.game.legal(out)])))
        made.append(session)
    return made


SESSIONS = sessions()


def sealed(data: bytearray) -> bytes:
    crc = checksum(data, 0, len(data))
    return bytes(data) + bytes((crc & 255, crc >> 8))


def record(luck: Random) -> bytes:
    """Return a record with a right checksum around nonsense: seats, moves, options, lengths."""
    data = bytearray(encode(luck.choice(SESSIONS))[:-2])
    for _ in range(luck.choice((0, 1, 1, 2, 5))):
        data[luck.randrange(3, len(data))] = luck.choice((0, 1, 127, 128, 255, luck.randrange(256)))
    if luck.random() < 0.2:
        data += luck.randbytes(luck.randrange(9))
    return sealed(data) if luck.random() < 0.9 else luck.randbytes(luck.randrange(60))


def log(nvm: Nvm, luck: Random) -> None:
    store = Store(nvm)
    for _ in range(luck.randrange(1, 8)):
        kind = luck.choice((SETTINGS, 2, 3, *range(GAME, GAME + 60), luck.randrange(1, 127)))
        if kind in (14, 15):  # of the log itself
            continue
        payload = record(luck) if kind >= GAME else luck.randbytes(luck.randrange(20))
        if payload[:2] == b"Tb" and luck.random() < 0.7:
            kind = GAME + luck.randrange(GAMES)
        store.save(kind, payload)
        if luck.random() < 0.4:
            store.add(kind, luck.randbytes(luck.randrange(12)))


def one(number: int) -> bytes:
    """Return the content of this number."""
    luck = Random(number)
    size = luck.choice(SIZES)
    way = luck.randrange(5)
    if way == 0:
        return luck.randbytes(size)
    if way == 1:
        return bytes(luck.choices(NONSENSE, k=size))
    nvm = Nvm(b"", size, PORTS["RP2"])
    log(nvm, luck)
    image = bytearray(bytes(nvm))
    if way == 3:
        for _ in range(luck.randrange(1, 6)):
            image[luck.randrange(min(size, 600))] ^= 1 << luck.randrange(8)
    elif way == 4:
        at = luck.randrange(min(size, 600))
        image[at:] = luck.choice((b"\0", b"\xff")) * (size - at)
    return bytes(image)


def use(nvm: bytearray) -> None:
    """Do with the content what the program may do with it."""
    store = Store(nvm)
    rows = [row for one in INFOS.values() for row in one.SETTINGS]
    assert 1 <= Settings(store, rows, lambda name: "").level <= 5
    saves = Saves(store, BOUNDS)
    program = SimpleNamespace(saves=saves)
    for one in INFOS.values():
        for kind in saves.kinds(catalog.key(one.NAME)):
            assert where(program, one, kind)
            try:
                session = start.read(program, one, kind)
            except ValueError as error:
                if str(error).startswith(("the saved game", "this is not")):
                    continue
                raise
            assert PERSON in list(session.seats)
            assert session.game.player() != OVER
            assert one.where(one.progress(session))
        saves.begin(catalog.key(one.NAME))
        saves.displaced(catalog.key(one.NAME))
    store.heal()
    store.tidy()
    found = {kind: store.load(kind) for kind in store.found}
    again = Store(nvm)
    assert {kind: again.load(kind) for kind in again.found if again.has(kind)} == {
        kind: payload for kind, payload in found.items() if payload
    }
    if store.save(SETTINGS, b"\5\4\3"):
        assert Store(nvm).load(SETTINGS) == b"\5\4\3"
    rewrite.erase(store)
    assert not Store(nvm).found


@pytest.fixture
def _quick(monkeypatch):
    """Unload nothing: it would be imported again a hundred thousand times."""
    monkeypatch.setattr(memory, "unload", lambda prefix: None)


@pytest.mark.parametrize(
    "first", [pytest.param(n, marks=long if n >= PART else ()) for n in range(0, MANY, PART)]
)
@pytest.mark.usefixtures("_quick")
def test_no_content_of_nvm_makes_the_program_stumble(first):
    for number in range(first, first + PART):
        try:
            use(bytearray(one(number)))
        except Exception as error:
            raise AssertionError(f"content {number}: {error!r}") from error


@pytest.mark.parametrize("number", range(0, 40, 2))
def test_with_any_content_the_handheld_starts_and_keys_do_no_harm(number):
    content = one(number)
    boards = {4096: "pico", 8192: "feather_nrf52840"}
    with Handheld(boards.get(len(content), "pico"), nvm=content, seed=number) as handheld:
        for key in ("A", "A", "A", "DOWN", "A", "A", "A", "A", "B"):
            handheld.press(key)
