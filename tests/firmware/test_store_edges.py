"""The store at its edges: exactly full, exactly too long, a first save cut off, older logs."""

from __future__ import annotations

import pytest

from firmware.storage.log import Store
from firmware.storage.records import (
    CRASH,
    DAMAGED,
    FOREIGN,
    GAME,
    GAMES,
    NUMBERS_END,
    PLAN,
    RESUME,
    ROOM,
    SETTINGS,
    SOUND,
    TORN,
    record,
)
from host_sim.devices.nvm import PORTS, Nvm

SIZE = 4096
RESERVED = 64  # the last bytes, which only the note of a crash may fill
NOTE = b"\x01\x02\x03a_module_na"  # as long as one can be


def store_of(content: bytes = b"", size: int = SIZE, port: str = "RP2") -> Store:
    return Store(Nvm(content, size, PORTS[port]))


def fill(store: Store, end: int, kind: int = PLAN) -> None:
    """Append records of a kind until the log is exactly so long."""
    while store.end < end:
        length = min(100, end - store.end - 5)
        if 0 < end - store.end - 5 - length < 6:
            length -= 6
        assert store.save(kind, bytes((store.end & 255,)) * length)
    assert store.end == end
    assert store.nvm.erases == 0


@pytest.mark.parametrize(("length", "fits"), [(255, True), (256, False)])
def test_an_addition_has_at_most_255_bytes(length, fits):
    store = store_of()
    store.save(GAME + 1, b"a game")
    end = store.end
    assert store.add(GAME + 1, b"m" * length) is fits
    assert store_of(bytes(store.nvm)).added(GAME + 1) == b"m" * (length if fits else 0)
    assert fits or store.end == end


def test_what_is_added_to_a_game_is_never_read_as_added_to_the_settings():
    """SETTINGS + LAST is the first byte of an addition to the eighteenth game."""
    store = store_of()
    store.save(SETTINGS, b"settings")
    store.save(GAME + 17, b"a game")
    assert store.add(GAME + 17, b"two moves")
    store.save(GAME + 1, b"another game")
    assert store.add(SETTINGS, b"new")
    assert store.added(SETTINGS) == store_of(bytes(store.nvm)).added(SETTINGS) == b"new"


@pytest.mark.parametrize("length", range(1, 36))
def test_only_a_game_is_over_by_an_addition(length):
    store = store_of()
    for kind in (GAME, NUMBERS_END, NUMBERS_END + 7):
        store.save(kind, b"one")
        assert store.add(kind, b"m" * length)
        assert store_of(bytes(store.nvm)).closed == []


@pytest.mark.parametrize(
    ("free", "is_rewritten"),
    [(ROOM, False), (ROOM - 1, True), (300, True), (RESERVED + 1, True), (RESERVED, True)],
)
def test_the_title_makes_room_where_a_whole_game_may_not_fit(free, is_rewritten):
    store = store_of()
    fill(store, SIZE - free)
    store.tidy()
    assert store.nvm.erases == is_rewritten
    assert store.size - store.end >= ROOM


def test_a_log_full_of_small_records_is_not_rewritten_for_no_room():
    """Forty of them, whose frames take as much as what a game lacks."""
    store = store_of()
    for n in range(40):
        assert store.save(GAME + n if n < GAMES else SETTINGS + n - GAMES, bytes((n,)) * 82)
    writes = store.nvm.writes
    assert store.size - store.end < ROOM
    store.tidy()
    assert store.nvm.writes == writes


@pytest.mark.parametrize(("older", "is_rewritten"), [(642, False), (643, True)])
def test_a_rewrite_for_a_game_frees_at_least_its_room(older, is_rewritten):
    """What stays counts with 12 bytes of frames: 2817 then, so that 639 are free either way."""
    store = store_of()
    for length in (older, 2805):
        assert store.save(PLAN, b"p" * length)
    store.tidy()
    assert store.nvm.erases == is_rewritten


def test_a_log_too_small_for_a_game_may_be_filled_to_its_last_byte():
    store = store_of(size=256)
    assert store.save(PLAN, b"p" * 251)
    assert store_of(bytes(store.nvm), 256).load(PLAN) == b"p" * 251
    assert not store.save(PLAN, b"p" * 252)


def test_the_last_bytes_take_three_notes_of_a_crash_without_an_erase_and_nothing_else():
    store = store_of()
    fill(store, SIZE - RESERVED)
    for count in range(1, 4):
        assert store.save(CRASH, bytes((count,)) + NOTE[1:])
    assert store.nvm.erases == 0
    assert store_of(bytes(store.nvm)).load(CRASH) == b"\x03" + NOTE[1:]
    store = store_of()
    fill(store, SIZE - RESERVED)
    assert not store.append(GAME + 1, record(GAME + 1, b""))
    assert store.save(GAME + 1, b"g")
    assert store.nvm.erases == 1


@pytest.mark.parametrize("port", ["NRF52840", "SAMD51"])
def test_a_first_save_that_is_cut_off_is_torn_and_the_next_one_counts(port):
    whole = store_of(size=2 * SIZE, port=port)
    whole.save(SETTINGS, b"\1\2\3\4")
    assert whole.start == SIZE
    written = bytes(whole.nvm)[SIZE : whole.end]
    for n in range(1, len(written)):
        torn = b"\xff" * SIZE + written[:n] + b"\xff" * (SIZE - n)
        store = store_of(torn, 2 * SIZE, port)
        assert store.state == TORN, n
        store.heal()
        assert store.save(SETTINGS, b"\5")
        again = store_of(bytes(store.nvm), 2 * SIZE, port)
        assert (again.state, again.load(SETTINGS)) == (SOUND, b"\5"), n


def test_a_mark_that_points_behind_itself_skips_nothing():
    torn = b"\x91\x05ab"
    at = len(torn)
    for to, state in ((at + 9, DAMAGED), (at + 1, DAMAGED), (at, SOUND)):
        mark = record(RESUME, b"\0\0" + to.to_bytes(2, "little"))
        log = torn + bytes(mark) + bytes(record(GAME + 1, b"Tb a game"))
        store = store_of(log)
        assert (store.state, store.load(GAME + 1)) == (state, b"Tb a game"), to


def test_a_mark_may_stand_right_behind_the_byte_that_it_skips():
    torn = b"\x91" + bytes(record(RESUME, b"\0\0\1\0"))
    store = store_of(torn + bytes(record(GAME + 1, b"a game")))
    assert (store.state, store.gaps, store.load(GAME + 1)) == (SOUND, {0: 1}, b"a game")


@pytest.mark.parametrize(("free", "state"), [(ROOM, FOREIGN), (ROOM + 1, TORN)])
def test_foreign_content_is_set_aside_only_if_there_is_room_behind_it(free, state):
    foreign = bytes(range(1, 129)) * (SIZE // 128)
    store = store_of(foreign[: SIZE - free] + b"\xff" * free)
    assert store.state == state
    assert store.save(SETTINGS, b"\1") == (state == TORN)


@pytest.mark.parametrize("back", [0, 1])
def test_a_mark_that_points_back_does_not_make_reading_go_in_circles(back):
    sound = bytes(record(SETTINGS, b"\1\2\3\4"))
    torn = b"\x91\x05ab"
    at = len(sound)
    gap = at.to_bytes(2, "little") + (0 if back else at).to_bytes(2, "little")
    store = store_of(sound + torn + bytes(record(RESUME, gap)) + bytes(record(GAME + 1, b"Tb a")))
    assert (store.state, store.load(GAME + 1)) == (DAMAGED, b"Tb a")
    assert store.load(SETTINGS) == b"\1\2\3\4"


@pytest.mark.parametrize("end", [SIZE - RESERVED, SIZE, SIZE + 300])
def test_8_kb_with_a_single_log_of_an_older_version_becomes_halves(end):
    """Where the log ends in the first half, that half stays until the next save but one."""
    old = store_of(size=2 * SIZE - 1)  # less than two halves: a single log
    old.save(GAME + 1, b"Tb a game")
    old.add(GAME + 1, b"more")
    fill(old, end)
    content = bytes(old.nvm) + b"\xff"
    store = store_of(content, 2 * SIZE, "NRF52840")
    assert (store.state, store.load(SETTINGS)) == (SOUND, old.load(SETTINGS))
    assert store.save(SETTINGS, b"\1")
    assert store.start == (SIZE if end <= SIZE else 0)
    if end <= SIZE:
        assert bytes(store.nvm[0:SIZE]) == content[:SIZE]
    for _ in range(2):
        again = store_of(bytes(store.nvm), 2 * SIZE, "NRF52840")
        assert again.state == SOUND
        assert (again.load(GAME + 1), again.added(GAME + 1)) == (b"Tb a game", b"more")
        assert again.has(SETTINGS)
        store.save(SETTINGS, b"\2")
