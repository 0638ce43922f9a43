"""Records of other versions, longer and shorter: read or put aside, never lost by the next write.

Each kind of record is taken from a handheld on which much was played, and cut short, made longer or
filled with anything; then the program starts with it, reads all that it reads, and writes.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest import mock

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import catalog
from engine.arabana.rules import Arabana
from firmware import words
from firmware.games.arabana.series import Series
from firmware.games.hashi import puzzle, puzzle_own
from firmware.screens import puzzle as of_several
from firmware.storage import records, rewrite, statistics
from firmware.storage.log import Store
from firmware.storage.numbers import PLAYED, WON, NumberMap
from firmware.storage.records import (
    ARABANA_PUZZLES,
    ASIDE,
    ATOLL_PUZZLES,
    CRASH,
    GAME,
    GO_ON,
    LANGUAGE,
    NUMBERS,
    OWN_PUZZLES,
    PLAN,
    PUZZLES,
    SERIES,
    SETTINGS,
)
from firmware.storage.saves import Saves
from firmware.storage.settings import Settings
from firmware.storage.statistics import STATISTICS
from firmware.words import language
from host_sim import saves
from host_sim.drive import Handheld
from host_sim.options import games, info
from tests.firmware.menus import app, choose, screen, up
from tests.firmware.test_fuzz import BOUNDS
from tests.firmware.test_statistics import KINDS, Device
from tests.host_sim import test_saves

MODELS = {4096: "RP2", 8192: "NRF52840"}
BITS = (PUZZLES, ARABANA_PUZZLES, ATOLL_PUZZLES)
FRONTS = {SETTINGS: 30, NUMBERS: 145}  # bytes that this version knows
NEVER_USED = 60
UNKNOWN = 92
OWN_KINDS = {
    SETTINGS: bytes(range(14)) + b"\x12\x34" * 8,
    CRASH: b"\x01\x02\x03main",
    LANGUAGE: b"de",
    GO_ON: bytes((GAME,)),
    PLAN: bytes((GAME, 3, 0, 0, 1, 5, 0)),
    SERIES: b"\x02" + bytes(8) + b"\x02\x01\x05\x00\x03\x00\x00\x00\x00\x00",
    PUZZLES: b"\x05\x00\x00\x00\x00\x00\x00\x08",
    OWN_PUZZLES: b"".join(puzzle.load(Store(None), n) for n in range(2)),
    ARABANA_PUZZLES: b"\x01" + bytes(7),
    ATOLL_PUZZLES: b"\x03" + bytes(7),
    NEVER_USED: b"something",
    UNKNOWN: b"of a version to come",
}


def opened(size: int, content: bytes) -> Device:
    """Return a device with this content, whose memory is written as quickly as can be."""
    device = Device(MODELS[size])
    device.nvm = bytearray(content)  # type: ignore[assignment]
    device.open()
    return device


def contents() -> dict[int, dict[int, bytes]]:
    """Return a record of each kind, by the size of the memory."""
    found = {}
    for size in MODELS:
        device = opened(size, test_saves.memory(size))
        map_of = NumberMap(device.store, "hashi", 0)
        for n in range(1, 60):
            map_of.note(n, WON)
        map_of.note(600, PLAYED)
        kinds = [*device.saves.kinds(), *device.store.closed, NUMBERS, STATISTICS]
        found[size] = OWN_KINDS | {kind: device.store.load(kind) for kind in kinds}
    return found


CONTENTS = contents()
OVER = [Device().play(*KINDS[at]) for at in (0, 3)]


@st.composite
def foreign(draw: Any) -> tuple[int, int, bytes]:
    """Return the size of a memory, and a record as another version may have kept it."""
    size = draw(st.sampled_from(sorted(CONTENTS)))
    kind = draw(st.sampled_from(sorted(CONTENTS[size])))
    own = CONTENTS[size][kind]
    payload = draw(
        st.one_of(
            st.integers(1, max(1, len(own) - 1)).map(lambda stop: own[:stop]),
            st.binary(min_size=1, max_size=40).map(lambda more: own + more),
            st.tuples(st.integers(0, len(own) - 1), st.integers(0, 255)).map(
                lambda change: own[: change[0]] + bytes(change[1:]) + own[change[0] + 1 :]
            ),
            st.binary(min_size=1, max_size=60),
        )
    )
    return size, kind, payload


def started(size: int, kind: int, payload: bytes) -> Device:
    """Return a device that was played on and starts with a record of another version."""
    device = opened(size, test_saves.memory(size))
    for other, data in OWN_KINDS.items():
        assert device.store.save(other, data)
    assert device.store.save(kind, payload)
    device.open()
    assert device.store.state == records.SOUND
    return device


def read(store: Store) -> None:
    """Read all that the program reads, and convert it as the desktop does."""
    rows = [row for name in games() for row in info(name).SETTINGS]
    Settings(store, rows, lambda name: "")
    there = mock.patch.object(language, "there", return_value=language.LANGUAGES)
    with there, mock.patch.object(words, "chosen", "en"):
        language.choose(store.load(LANGUAGE), lambda name: "")
    running = Saves(store, BOUNDS)
    series = Series(running)
    assert isinstance(series.running(running), int)
    series.ahead()
    for name in games():
        found = statistics.Statistics(store, catalog.key(name))
        assert found.given_up >= 0
        running.displaced(catalog.key(name))
        running.finished(catalog.key(name))
        for setting in (0, 1):
            map_of = NumberMap(store, name, setting)
            assert {map_of.state(n) for n in range(1, 700)} <= {0, PLAYED, WON}
            map_of.next()
    for kind in running.kinds():
        running.about(kind)
    for kind in store.closed:
        statistics.closed(store, kind)
    puzzle.solved("hashi", store)
    for name in ("arabana", "atoll"):
        of_several.solved(name, store)
    nvm = bytes(store.nvm[0 : store.size])
    saves.describe(nvm)
    for size in saves.SIZES:
        assert Store(bytearray(saves.convert(nvm, size))).state == records.SOUND


def write(device: Device) -> None:
    """Write all that the program writes."""
    store = device.store
    rows = [row for name in games() for row in info(name).SETTINGS]
    chosen = Settings(store, rows, lambda name: "")
    chosen.set("level", 3)
    chosen.save()
    for key in range(100, 109):
        chosen.played(key)
    for name in ("arabana", "atoll"):
        assert of_several.solve(name, store, 59)
        assert of_several.solved(name, store) >> 59 & 1
    program = SimpleNamespace(store=store)
    solving: Any = SimpleNamespace(is_shown=False, app=program, session=SimpleNamespace(seed=33))
    assert puzzle.Solving.note(solving)
    assert puzzle.solved("hashi", store) >> 33 & 1
    kept = puzzle_own.keep(store, puzzle.load(store, 5))
    assert kept in (puzzle_own.KEPT, puzzle_own.FULL)
    assert puzzle_own.solve(store, 0)
    for n in range(1, 15):
        NumberMap(store, "hashi", 0).note(n, WON)
    for session in OVER:
        device.saves.begin(catalog.key(session.game.NAME))
        device.finish(session)
    series = Series(device.saves)
    if not series.is_there:
        series.begin(b"\x00\x01", bytes(9))
    else:
        series._save()
    rewrite.rewrite(store)


def check(store: Store, kind: int, payload: bytes) -> None:
    """Fail if something of a record is lost that only another version knows."""
    now = store.load(kind)
    if kind in FRONTS and payload[:3] == CONTENTS[4096][kind][:3]:
        assert now[FRONTS[kind] :] == payload[FRONTS[kind] :]
    elif kind in BITS:
        assert len(now) >= len(payload)
        both = zip(payload, now, strict=False)
        assert all(before & after == before for before, after in both)
    elif kind in records.WHOLE and records.filed(kind, len(payload)) != kind:
        assert store.load(kind + ASIDE) == payload
    elif kind in (NEVER_USED, UNKNOWN):
        assert now == payload


def unread(store: Store) -> list[bytes]:
    """Return the statistics that cannot be read."""
    sound = [kind for kind, _ in statistics.folded(store)]
    kinds = range(STATISTICS, statistics.STATISTICS_END)
    return [store.load(kind) for kind in kinds if store.has(kind) and kind not in sound]


@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow])
@given(foreign())
def test_a_record_of_another_version_is_read_or_put_aside_and_never_lost(
    found: tuple[int, int, bytes],
) -> None:
    size, kind, payload = found
    device = started(size, kind, payload)
    read(device.store)
    before = unread(device.store)
    write(device)
    check(device.store, kind, payload)
    device.open()
    read(device.store)
    write(device)
    check(device.store, kind, payload)
    assert unread(device.store) == before


@pytest.mark.parametrize("size", CONTENTS)
@pytest.mark.parametrize("more", [b"\x01" * 16, b"\xff\x00" * 100])
def test_hashis_solved_puzzles_may_be_longer_than_eight_bytes(size, more):
    payload = OWN_KINDS[PUZZLES] + more
    device = started(size, PUZZLES, payload)
    solving: Any = SimpleNamespace(
        is_shown=False, app=SimpleNamespace(store=device.store), session=SimpleNamespace(seed=1)
    )
    assert puzzle.Solving.note(solving)
    assert device.store.load(PUZZLES) == b"\x07" + payload[1:]


@pytest.mark.parametrize("size", CONTENTS)
@pytest.mark.parametrize("kind", records.WHOLE)
def test_what_was_put_aside_is_there_again_for_the_version_that_wrote_it(size, kind, monkeypatch):
    payload = b"\x02" * 50
    device = started(size, kind, payload)
    write(device)
    device.open()
    own = device.store.load(kind)
    assert own
    assert own != payload
    assert device.store.load(kind + ASIDE) == payload
    device.store.save(kind, b"")
    monkeypatch.setitem(records.WHOLE, kind, (50, 1))
    device.open()
    assert device.store.load(kind) == payload
    assert not device.store.has(kind + ASIDE)


@pytest.mark.parametrize("size", CONTENTS)
def test_statistics_of_another_version_stay_beside_new_ones(size):
    payload = bytearray(CONTENTS[size][STATISTICS])
    payload[2] += 1  # the format
    device = started(size, STATISTICS, bytes(payload))
    key = int.from_bytes(payload[:2], "little")
    found = statistics.Statistics(device.store, key)
    assert (found.rows, found.marks, found.is_sound) == ([], statistics.LOST, False)
    name = next(name for name in games() if catalog.key(name) == key)
    for n in range(1, 5):
        device.game(*next(kind for kind in KINDS if kind[0] == name))
        rewrite.rewrite(device.store)
        device.open()
        found = statistics.Statistics(device.store, key)
        assert found.is_sound
        assert found.marks & statistics.LOST
        assert sum(row.finished for row in found.rows) == n
        assert unread(device.store) == [payload]


def test_a_series_is_known_if_its_options_can_be_played():
    for at in range(9):
        for value in range(6):
            options = bytes(at) + bytes((value,)) + bytes(8 - at)
            store = Store(bytearray(b"\xff" * 4096))
            store.save(SERIES, b"\x01" + options + bytes(9))
            try:
                Arabana().reset(1, options)
                can_be = True
            except ValueError:
                can_be = False
            assert Series(Saves(store, {})).is_there == can_be


@pytest.mark.parametrize("change", [lambda own: own[:-1], lambda own: own + b"\x11" * 20])
@pytest.mark.parametrize("board", ["pico", "feather_nrf52840"])
def test_the_handheld_starts_and_shows_what_it_can_read(board, change):
    size = 4096 if board == "pico" else 8192
    device = Device(MODELS[size], bytes(test_saves.memory(size)))
    for kind, data in OWN_KINDS.items():
        if kind not in (GO_ON, LANGUAGE, CRASH):
            assert device.store.save(kind, change(data))
    with Handheld(board, nvm=bytes(device.nvm), env={"TOMBOLO_LANGUAGE": "en"}) as handheld:
        handheld.wait(1500)
        for title, rows in (
            ("Hashi", ("Puzzles", "Numbered games", "Your games")),
            ("Arabana-Ikibiti", ("Puzzles", "Your games")),
            ("Atoll", ("Puzzles", "Your games")),
        ):
            for row in rows:
                choose(handheld, title)
                assert not [one for one in screen(handheld).rows if "series" in one.text()]
                choose(handheld, row)
                handheld.wait(1000)
                assert up(handheld) not in ("GameMenu", "Title")
                while up(handheld) != "Title":
                    handheld.press("B")
                    handheld.wait(300)
        assert app(handheld).store.state == records.SOUND


@pytest.mark.parametrize("data", [b"\xff" * 24, b"\x92\x24" * 12])
def test_a_puzzle_of_ones_own_that_another_version_has_kept_is_a_sentence(data):
    device = Device()
    device.store.save(OWN_PUZZLES, data)
    with Handheld(nvm=bytes(device.nvm), env={"TOMBOLO_LANGUAGE": "en"}) as handheld:
        handheld.wait(1500)
        choose(handheld, "Hashi")
        choose(handheld, "Puzzles")
        handheld.wait(500)
        handheld.press("UP")
        handheld.press("A")
        handheld.wait(2000)
        assert up(handheld) == "Notice"
        assert screen(handheld).sentences == ("The saved game cannot be read.",)
        assert app(handheld).store.load(OWN_PUZZLES) == data
