"""Records of other versions: whatever is longer, shorter or of a later version, nothing is lost.

Each kind of record is taken from a handheld on which much was played, and changed as another
version might have written it. Then the program starts with it, reads it, and writes its own.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from typing import Any
from unittest import mock

import pytest

from engine import catalog
from engine.crc import checksum
from firmware import words
from firmware.games.arabana.series import Series
from firmware.games.hashi import puzzle_own
from firmware.recovery import crash
from firmware.screens.puzzles import file as puzzle
from firmware.screens.puzzles.tries import Tries
from firmware.storage import rewrite, statistics
from firmware.storage.log import _KNOWN, Store
from firmware.storage.numbers import COUNT, NOT, PLAYED, WON, NumberMap
from firmware.storage.records import (
    CRASH,
    GAME,
    GO_ON,
    LANGUAGE,
    NUMBERS,
    NUMBERS_END,
    OWN_PUZZLES,
    PLAN,
    SERIES,
    SETTINGS,
    SOUND,
)
from firmware.storage.saves import Saves
from firmware.storage.settings import Settings
from firmware.storage.statistics import STATISTICS
from firmware.words import language
from host_sim import saves
from host_sim.drive import Handheld
from host_sim.options import games, house, info
from tests.firmware.menus import TITLES, app, choose, screen, setting, up
from tests.firmware.test_fuzz import BOUNDS
from tests.firmware.test_statistics import KINDS, Device
from tests.host_sim import test_saves

MODELS = {4096: "RP2", 8192: "NRF52840"}
SIZE = puzzle_own.SIZE
ASIDE = 13
BITS = {info(name).PUZZLES: info(name) for name in house()}
UNKNOWN = (3, 60, 92)  # of versions to come
TAILS = (b"\0", b"\x01", b"\xff", b"\x04" * 7, b"\xff\x01" * 20, b"\0" * 40)
ROWS = [row for name in games() for row in info(name).SETTINGS]
OWN = {
    SETTINGS: bytes((5, 0, 1, 0, 3, 1, 1, 0, 1, 0, 0, 0, 1, 1)) + b"\x12\x34\x56\x78" * 4,
    CRASH: b"\x01\x02\x03main",
    LANGUAGE: b"de",
    GO_ON: bytes((GAME,)),
    PLAN: bytes((GAME, 3, 0, 0, 1, 5, 0)),
    SERIES: b"\x02" + bytes(8) + b"\x01\x03\x05\x00\x03\x00\x07\x00\x04\x00",
    OWN_PUZZLES: b"".join(puzzle.load("hashi", None, n)[1] for n in range(2)),
    **{kind: puzzle.mark(of.NAME) + b"\1\2\xff\xff\x08\x81" for kind, of in BITS.items()},
    **dict.fromkeys(UNKNOWN, b"of a version to come"),
}
OVER = [Device().play(*KINDS[at]) for at in (0, 3, 5)]


def device(size: int, content: bytes) -> Device:
    """Return a device with this content, whose memory is written as quickly as can be."""
    found = Device(MODELS[size])
    found.nvm = bytearray(content)  # type: ignore[assignment]
    found.open()
    return found


@functools.cache
def memory(size: int) -> bytes:
    """Return the nvm of a device on which something of each kind is kept."""
    found = device(size, test_saves.memory(size))
    map_of = NumberMap(found.store, "hashi", 0)
    for n in (*range(1, 30), COUNT):
        map_of.note(n, WON)
    map_of.note(600, PLAYED)
    for kind, data in OWN.items():
        assert found.store.save(kind, data)
    return bytes(found.nvm)


def numbered() -> bytes:
    """Return a map of numbers that is as long as can be."""
    store = Store(bytearray(b"\xff" * 8192))
    map_of = NumberMap(store, "hashi", 0)
    for n in (1, COUNT, 600):
        map_of.note(n, WON)
    return store.load(NUMBERS)


def records(size: int) -> dict[str, tuple[int, bytes]]:
    """Return the kind and a record of everything that is kept, by what it is."""
    store = device(size, memory(size)).store
    running = Saves(store, BOUNDS).kinds()
    found = {str(kind): kind for kind in (*OWN, NUMBERS, STATISTICS, *store.closed)}
    found |= {f"running {kind}": kind for kind in running}
    out = {name: (kind, store.load(kind)) for name, kind in found.items()}
    out["all numbers"] = (NUMBERS, numbered())
    return out


RECORDS = {size: records(size) for size in MODELS}


def longer(_: int, own: bytes) -> Iterator[bytes]:
    for tail in TAILS:
        yield own + tail


def shorter(_: int, own: bytes) -> Iterator[bytes]:
    for stop in range(1, len(own)):
        yield own[:stop]


def later(kind: int, own: bytes) -> Iterator[bytes]:
    """Yield a record whose number of a version is one higher, where it has one."""
    places = (2, 5) if GAME <= kind < NUMBERS else (2,) if kind >= STATISTICS else ()
    for at in places:
        data = bytearray(own)
        data[at] += 1
        if kind < NUMBERS:
            data[-2:] = checksum(data, 0, len(data) - 2).to_bytes(2, "little")
        yield bytes(data)
        yield bytes(data) + TAILS[4]


def keep(store: Store, kind: int, payload: bytes) -> None:
    """Keep a record; a game that is over stays so."""
    result = store.added(kind) if kind in store.closed else b""
    assert store.save(kind, payload)
    if result and not store.add(kind, result, True):
        assert rewrite.rewrite(store, ((kind, payload),), kind, result)


def started(size: int, kind: int, payload: bytes) -> Device:
    """Return a device that starts with a record of another version."""
    found = device(size, memory(size))
    keep(found.store, kind, payload)
    found.open()
    assert found.store.state == SOUND
    return found


def lost(store: Store) -> list[bytes]:
    """Return the records of statistics that cannot be read."""
    sound = [kind for kind, _ in statistics.folded(store)]
    kinds = range(STATISTICS, statistics.STATISTICS_END)
    return [store.load(kind) for kind in kinds if store.has(kind) and kind not in sound]


def memory_of(kind: int, payload: bytes) -> Store:
    """Return a store with a record alone."""
    store = Store(bytearray(b"\xff" * 4096))
    assert store.save(kind, payload)
    return store


def check(store: Store, kind: int, payload: bytes) -> None:
    """Fail if something of a record is gone that only another version knows."""
    now = store.load(kind)
    if kind in _KNOWN:
        assert now[_KNOWN[kind] :] == payload[_KNOWN[kind] :]
    elif kind in BITS:
        if payload[:2] == puzzle.mark(BITS[kind].NAME):  # of another file it says nothing
            before = Tries(BITS[kind], memory_of(kind, payload)).solved()
            assert Tries(BITS[kind], memory_of(kind, now)).solved() & before == before
            size = 6 + (len(puzzle.grades(BITS[kind].NAME)) + 1 >> 1)
            assert now[size:] == payload[size:]
    elif kind == SERIES:
        assert payload in (now, store.load(ASIDE))
    elif kind == OWN_PUZZLES or kind in UNKNOWN:
        assert now == payload


# What reads and writes each kind; it fails if something is lost.


def settings_(found: Device, payload: bytes) -> None:
    own = Settings(found.store, ROWS, lambda name: "")
    assert len(own.seen) <= 8
    assert 0 not in own.seen
    assert own.level == payload[0]
    before = {name: getattr(own, name) for name, *_ in own.table}
    own.set("hold", 0)
    own.save()
    for key in range(100, 120):
        own.played(key)
    now = Settings(found.store, ROWS, lambda name: "")
    assert {name: getattr(now, name) for name, *_ in now.table} == before | {"hold": 0}
    assert now.seen == list(range(112, 120))


def language_(found: Device, payload: bytes) -> None:
    there = mock.patch.object(language, "there", return_value=language.LANGUAGES)
    with there, mock.patch.object(words, "chosen", "en"):
        assert language.choose(payload, lambda name: "") == (payload == b"de")


def series(found: Device, payload: bytes) -> None:
    own = Series(found.saves)
    assert not own.is_there
    own.begin(b"\0\3", bytes(9))
    assert Series(found.saves).is_there
    assert found.store.load(ASIDE) == payload
    own.end()
    own.begin(b"\0\2", bytes(9))
    assert found.store.load(ASIDE) == payload


def solved(kind: int, found: Device, payload: bytes) -> None:
    assert Tries(BITS[kind], found.store).note(3, True)
    assert Tries(BITS[kind], found.store).solved() >> 3 & 1


def own_puzzles(found: Device, payload: bytes) -> None:
    store = found.store
    k = puzzle_own.count(store)
    another = puzzle.load("hashi", store, 5)[1]
    if puzzle_own.keep(store, another) == puzzle_own.KEPT:
        assert puzzle_own.count(store) == k + 1
        assert puzzle_own.load(store, k) == another
        assert puzzle_own.solve(store, k)
        assert puzzle_own.solved(store) >> k & 1
        puzzle_own.remove(store, k)
    assert k == min(2, len(payload) // SIZE) or payload[2 * SIZE :] == bytes(40)


def numbers(found: Device, payload: bytes) -> None:
    maps = [NumberMap(found.store, "hashi", 0), NumberMap(found.store, "hashi", 1)]
    before = [[own.state(n) for n in range(1, 700)] for own in maps]
    assert {state for row in before for state in row} <= {NOT, PLAYED, WON}
    for n in range(1, 20):
        assert 1 <= maps[0].next(n) <= 9999
        assert maps[0].note(n, WON)
        assert maps[1].note(n, PLAYED)
    now = [NumberMap(found.store, "hashi", 0), NumberMap(found.store, "hashi", 1)]
    for own, states in zip(now, before, strict=True):
        assert all(own.state(n) >= states[n - 1] for n in range(1, COUNT + 1))


def counted(found: Device, payload: bytes) -> None:
    key = catalog.key("hashi")
    own = statistics.Statistics(found.store, key)
    is_read = own.is_sound
    many = sum(row.finished for row in own.rows)
    for session in OVER:
        found.saves.begin(catalog.key(session.game.NAME))
        found.finish(session)
        rewrite.rewrite(found.store)
        found.open()
    own = statistics.Statistics(found.store, key)
    assert own.is_sound
    assert sum(row.finished for row in own.rows) == many + 1
    if not is_read:
        assert found.store.load(STATISTICS) == payload
        assert own.marks & statistics.LOST or int.from_bytes(payload[:2], "little") != key


def over(kind: int, found: Device, payload: bytes) -> None:
    statistics.closed(found.store, kind)
    for name in house():
        own = statistics.Statistics(found.store, catalog.key(name))
        assert own.is_sound
        assert not own.marks & statistics.LOST
        assert own.rows


def running(kind: int, found: Device, payload: bytes) -> None:
    assert kind in found.saves.kinds()
    for name in house():
        found.saves.displaced(catalog.key(name))
    found.saves.about(kind)
    counted(found, found.store.load(STATISTICS))
    assert found.store.load(kind) == payload


def use(found: Device, kind: int, payload: bytes) -> None:
    """Do with a record what the program does with it."""
    own: dict[int, Callable[[Device, bytes], None]] = {
        SETTINGS: settings_,
        LANGUAGE: language_,
        SERIES: series,
        OWN_PUZZLES: own_puzzles,
        NUMBERS: numbers,
        STATISTICS: counted,
    }
    if kind in own:
        own[kind](found, payload)
    elif kind in BITS:
        solved(kind, found, payload)
    elif kind in found.store.closed:
        over(kind, found, payload)
    elif GAME <= kind < NUMBERS and kind not in UNKNOWN:
        running(kind, found, payload)
    elif kind == CRASH:
        assert crash.note(found.nvm, "name", 300) in (2, 255, payload[0] + 1)
    rewrite.rewrite(found.store)
    check(found.store, kind, payload)


CASES = [
    (size, name, change)
    for size, found in RECORDS.items()
    for name in found
    for change in (longer, shorter, later)
    if list(change(*found[name]))
]


@pytest.mark.parametrize(("size", "name", "change"), CASES)
def test_a_record_of_another_version_is_read_or_stays_and_is_never_lost(size, name, change):
    kind, own = RECORDS[size][name]
    for payload in change(kind, own):
        note = f"{len(payload)} bytes: {payload.hex()}"
        try:
            found = started(size, kind, payload)
            use(found, kind, payload)
            assert Store(found.nvm).state == SOUND
        except Exception as error:
            raise AssertionError(note) from error
    other = Store(bytearray(saves.convert(bytes(found.nvm), sum(MODELS) - size)))
    assert other.state == SOUND
    check(other, kind, payload)


def test_as_many_bytes_are_known_as_are_written():
    store = Store(bytearray(b"\xff" * 4096))
    own = Settings(store, ROWS, lambda name: "")
    for key in range(100, 110):
        own.played(key)
    own.save()
    assert len(store.load(SETTINGS)) == _KNOWN[SETTINGS]
    assert len(numbered()) == _KNOWN[NUMBERS]
    assert _KNOWN.keys() == {SETTINGS, *range(NUMBERS, NUMBERS_END)}


# The program itself, on a device on which every record is of another version.

CHANGES: dict[str, Callable[[int, bytes], bytes]] = {
    "many more": lambda kind, own: own + TAILS[4],
    "zeros more": lambda kind, own: own + TAILS[5],
    "one byte less": lambda kind, own: own[:-1],
    "half": lambda kind, own: own[: len(own) // 2 or 1],
    "three bytes": lambda kind, own: own[:3],
    "later": lambda kind, own: next(later(kind, own), own + TAILS[4]),
}
AT_START = (CRASH, LANGUAGE, GO_ON)
BOARDS = {4096: "pico", 8192: "feather_nrf52840"}
ENGLISH = {"TOMBOLO_LANGUAGE": "en"}
LEFT_OUT = ("New game", "Lesson", "How to play", "Enter a code", "←", "Against")


def changed(size: int, change: Callable[[int, bytes], bytes]) -> dict[int, bytes]:
    """Return records of another version, by their kinds."""
    found = {kind: own for kind, own in RECORDS[size].values() if own != numbered()}
    return {kind: change(kind, own) for kind, own in found.items() if kind not in AT_START}


def filled(size: int, payloads: dict[int, bytes]) -> bytes:
    """Return the nvm of a device that keeps these records."""
    found = device(size, memory(size))
    for kind in AT_START:
        assert found.store.save(kind, b"")
    for kind, payload in payloads.items():
        keep(found.store, kind, payload)
    return bytes(found.nvm)


def follow(handheld: Handheld, path: tuple[str, ...]) -> list[str]:
    """Start the program and choose rows of menus; return the rows of the last one."""
    handheld.power(False)
    handheld.power(True)
    handheld.wait(400)
    for label in path:
        if label not in (path[0], *rows_of(screen(handheld))):
            return []  # a game that has begun has taken its place
        choose(handheld, label)
        handheld.wait(300)
    return rows_of(screen(handheld))


def rows_of(menu: Any) -> list[str]:
    rows = [row.text() for row in getattr(menu, "rows", ()) if hasattr(row, "text")]
    return [row for row in rows if not row.startswith(LEFT_OUT)]


def walk(handheld: Handheld, path: tuple[str, ...]) -> None:
    """Choose each row of a menu; where there is no menu, press some keys."""
    rows = follow(handheld, path)
    for row in rows:
        walk(handheld, (*path, row))
    if not rows:
        for key in ("RIGHT", "RIGHT", "UP", "A", "A", "DOWN", "A"):
            handheld.press(key)
            handheld.wait(300)


@pytest.mark.parametrize(
    ("size", "change"), [*((4096, name) for name in CHANGES), (8192, "many more")]
)
def test_the_program_shows_and_plays_what_it_can_read_and_keeps_the_rest(size, change):
    payloads = changed(size, CHANGES[change])
    unread = lost(device(size, filled(size, payloads)).store)
    with Handheld(BOARDS[size], nvm=filled(size, payloads), env=ENGLISH) as handheld:
        for title in TITLES.values():
            walk(handheld, (title,))
        follow(handheld, ())
        setting(handheld, "Brightness")
        handheld.press("RIGHT")
        handheld.press("B")
        assert app(handheld).store.state == SOUND
        store = Store(bytearray(handheld.nvm))
    assert lost(store) == unread
    for kind in (SETTINGS, NUMBERS, *BITS, SERIES, OWN_PUZZLES, *UNKNOWN):
        check(store, kind, payloads[kind])


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("kind", AT_START)
def test_the_program_starts_with_what_another_version_has_noted_for_it(kind, change):
    payload = CHANGES[change](kind, OWN[kind])
    with Handheld(nvm=filled(4096, {kind: payload})) as handheld:
        handheld.wait(1500)
        if kind == LANGUAGE:
            is_known = payload == OWN[LANGUAGE]
            assert up(handheld) == ("Title" if is_known else "Languages")
            if not is_known:
                handheld.press("A")
                handheld.wait(1500)
                assert up(handheld) == "Title"
                assert app(handheld).store.load(LANGUAGE) == b"en"
        assert app(handheld).store.state == SOUND
