"""The game and the puzzle of the day: the row on the title, its menu, how many days in a row."""

from __future__ import annotations

import time
from types import SimpleNamespace
from typing import Any

import pytest

from engine import catalog
from engine.game import OVER
from engine.session import KNOWN, PERSON, Session
from firmware import counts
from firmware.screens.puzzles import list as puzzles
from firmware.storage import days
from firmware.storage.log import Store
from firmware.storage.records import DAYS
from host_sim.drive import Handheld
from host_sim.options import info
from tests.firmware.menus import choose, mark, screen, up

FIRST = 600  # a day


def empty(size: int = 4096) -> Store:
    return Store(bytearray(b"\xff" * size))


@pytest.mark.parametrize("size", [4096, 8192])
def test_days_in_a_row_are_counted_once_a_day(size):
    store = empty(size)
    assert days.load(store, FIRST) == (0, 0)
    for n in range(5):
        assert days.load(store, FIRST + n) == (n, 0)
        assert days.done(store, FIRST + n, 1)
        assert days.done(store, FIRST + n, 8)
        assert days.done(store, FIRST + n, 8)
        assert days.load(Store(store.nvm), FIRST + n) == (n + 1, 9)
    assert days.load(store, FIRST + 5) == (5, 0), "tomorrow it can still go on"
    assert days.load(store, FIRST + 6) == (0, 0), "a day was missed"
    days.done(store, FIRST + 6, 2)
    assert days.load(store, FIRST + 6) == (1, 2)


def test_a_clock_that_went_back_begins_a_new_row():
    store = empty()
    days.done(store, FIRST, 1)
    assert days.load(store, FIRST - 30) == (0, 0)
    days.done(store, FIRST - 30, 1)
    assert days.load(store, FIRST - 30) == (1, 1)


def test_the_longest_row_stays():
    store = empty()
    store.save(DAYS, (FIRST).to_bytes(2, "little") + b"\xff\xff\x01\x00")
    days.done(store, FIRST + 1, 1)
    assert days.load(store, FIRST + 1) == (0xFFFF, 1)


@pytest.mark.parametrize("kept", [b"\x01", b"\x58\x02", b"\xff" * 6, b"\0" * 6])
def test_a_record_that_is_cut_short_or_strange_breaks_nothing(kept):
    store = empty()
    store.save(DAYS, kept)
    days.load(store, FIRST)
    assert days.done(store, FIRST, 4)
    assert days.load(store, FIRST)[1] & 4


def test_each_game_has_two_bits_and_guests_share_two():
    places = [SimpleNamespace(place=n) for n in (1, 2, 3, 255, 255)]
    bits = [days.bit(game, what) for game in places for what in (days.GAME, days.PUZZLE)]
    assert bits == [1, 2, 4, 8, 16, 32, 64, 128, 64, 128]


def known(place: int) -> Any:
    """Return what the registry says of a game."""
    return SimpleNamespace(place=place, choices=None, number_setting=0, is_house=True)


def over(number: int, options: bytes, day: int, flags: int = KNOWN) -> Store:
    """Return a store after a solo game of Hashi."""
    session = Session(catalog.make("hashi"), number, options, bytes((PERSON,)))
    session.flags = flags
    out = session.game.moves_buffer()
    while session.game.player() != OVER:
        session.play(out[session.game.legal(out) - 1])
    store = empty()
    from firmware.storage.saves import Saves

    saves = Saves(store, {})
    saves.begin(catalog.key("hashi"))
    device = SimpleNamespace(day=lambda: day)
    app = SimpleNamespace(store=store, saves=saves, device=device)
    counts.over(SimpleNamespace(app=app, info=info("hashi"), session=session, seat=0, best=None))
    return store


@pytest.fixture
def found(monkeypatch):
    """Let the registry know Hashi."""
    monkeypatch.setattr(counts.registry, "by_name", lambda name: known(1))


A_SIDE, B_SIDE = b"\x01\x00", b"\x01\x01"


@pytest.mark.parametrize(
    ("number", "options", "day", "flags", "bits"),
    [
        (600, A_SIDE, 600, KNOWN, 1),
        (601, A_SIDE, 10600, KNOWN, 1),  # after 9,999 numbers the first comes again
        (599, A_SIDE, 600, KNOWN, 0),
        (600, B_SIDE, 600, KNOWN, 0),
        (600, A_SIDE, 600, 0, 0),  # dealt by chance
        (600, A_SIDE, 0, KNOWN, 0),
    ],
)
def test_the_game_of_the_day_counts_and_no_other(found, number, options, day, flags, bits):
    assert days.load(over(number, options, day, flags), day or 600)[1] == bits


def test_the_number_of_a_day_is_that_of_the_desktop():
    assert [days.number_of(day) for day in (1, 513, 9999, 10000)] == [1, 513, 9999, 1]


def test_only_the_puzzle_of_the_day_counts(monkeypatch):
    store = empty()
    app = SimpleNamespace(store=store)
    from firmware import registry

    monkeypatch.setattr(registry, "by_name", lambda name: known(2))
    count = len(puzzles.puzzle.grades("arabana"))
    n = puzzles.of_day(FIRST, count)
    puzzles.note_day(app, info("arabana"), (n + 1) % count, FIRST)
    assert days.load(store, FIRST) == (0, 0)
    puzzles.note_day(app, info("arabana"), n, FIRST)
    assert days.load(store, FIRST) == (1, 8)


CLOCK = time.struct_time((2027, 5, 28, 10, 0, 0, 4, 148, -1))  # day 513


def rows(h: Handheld) -> list[str]:
    return [row.text() for row in screen(h).rows]


def dated(nvm: bytes = b"") -> Handheld:
    return Handheld(nvm=nvm, start_ms=1500, localtime=lambda: CLOCK)


def done(*days_bits: tuple[int, int]) -> bytes:
    store = empty()
    for day, bit in days_bits:
        days.done(store, day, bit)
    return bytes(store.nvm)


def test_without_a_clock_the_title_has_no_such_row():
    with Handheld(start_ms=1500) as h:
        assert not [row for row in rows(h) if row.startswith("Today")]


@pytest.mark.parametrize(
    ("nvm", "row", "hint"),
    [
        (b"", "Today: game, puzzle", "Ⓐ go   Ⓑ…settings"),
        (done((511, 2), (512, 1)), "Today: game, puzzle", "Ⓐ go   2 days in a row"),
        (done((512, 1), (513, 16)), "Today: game★, puzzle", "Ⓐ go   2 days in a row"),
        (done((513, 8)), "Today: game, puzzle★", "Ⓐ go   Ⓑ…settings"),
        (done((513, 9)), "Today: both done ★", "Ⓐ go   Ⓑ…settings"),
        (done((400, 9)), "Today: game, puzzle", "Ⓐ go   Ⓑ…settings"),
    ],
)
def test_the_row_says_what_is_done_and_the_last_line_how_many_days(nvm, row, hint):
    with dated(nvm) as h:
        assert row in rows(h)
        mark(h, "Today")
        assert screen(h).last_line == hint
        mark(h, "Hashi")
        assert screen(h).last_line == "Ⓐ go   Ⓑ…settings"


def test_the_menu_leads_to_the_game_and_the_puzzle_of_the_day_of_each_game():
    with dated(done((513, 1), (513, 32))) as h:
        choose(h, "Today")
        assert rows(h) == [
            "Hashi: No. 513★",
            "Hashi: puzzle",
            "Arabana: No. 513",
            "Arabana: puzzle",
            "Atoll: No. 513",
            "Atoll: puzzle★",
        ]
        choose(h, "Arabana: puzzle")
        h.wait(2000)
        count = len(puzzles.puzzle.grades("arabana"))
        assert screen(h).n == puzzles.of_day(513, count)
    with dated() as h:
        choose(h, "Today")
        choose(h, "Hashi: No. 513")
        h.wait(2000)
        session = screen(h).session
        assert (session.seed, session.options, session.flags) == (513, A_SIDE, KNOWN)


def test_a_title_that_is_up_at_midnight_has_the_row_of_the_new_day(monkeypatch):
    with dated(done((513, 9))) as h:
        assert "Today: both done ★" in rows(h)
        device = screen(h).app.device
        monkeypatch.setattr(device, "day", lambda: 514)
        choose(h, "Today: game, puzzle")
        assert rows(h)[0] == "Hashi: No. 514"


def test_b_leads_from_the_menu_to_the_title():
    with dated() as h:
        mark(h, "Today")
        shown = h.frame()
        h.press("A")
        h.press("B")
        assert (up(h), h.frame()) == ("Title", shown)


def test_a_game_of_the_day_that_is_running_goes_on():
    with dated() as h:
        choose(h, "Today")
        choose(h, "Hashi: No. 513")
        h.wait(2000)
        h.press("A")
        h.hold("A", 700)
        h.wait(1500)
        played = len(screen(h).session.moves)
        assert played
        nvm = h.nvm
    with dated(nvm) as h:
        choose(h, "Today")
        choose(h, "Hashi: No. 513")
        h.wait(2000)
        assert len(screen(h).session.moves) == played
