"""What survives the power going off: the log in nvm, whole, torn, full, small or absent."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.crc import checksum
from firmware.storage import rewrite
from firmware.storage.log import Store
from firmware.storage.records import (
    ADDED,
    CRASH,
    DAMAGED,
    FOREIGN,
    GAME,
    GAMES,
    LAST,
    NUMBERS,
    NUMBERS_END,
    PLAN,
    RESUME,
    SETTINGS,
    SOUND,
    TORN,
    addition,
)
from host_sim.devices.nvm import PORTS, SIZES, Nvm

ALL = sorted(PORTS)


def fresh(port="RP2", content=b"", size=0):
    return Nvm(content, size or SIZES.get(port, 4096), PORTS[port])


def made(*arguments, **options):
    nvm = fresh(*arguments, **options)
    return nvm, Store(nvm)


def again(nvm):
    return Store(Nvm(bytes(nvm), len(nvm), nvm.port))


def game(n, length=40):
    """Return a payload that begins like the record of a game."""
    return b"Tb\x01" + bytes([n]) * length


@pytest.mark.parametrize("port", ALL)
def test_what_is_saved_is_there_after_a_restart(port):
    nvm, store = made(port, size=256 if port == "SAMD21" else 0)
    assert store.load(SETTINGS) == b""
    assert store.save(SETTINGS, b"\x03\x01")
    assert store.save(GAME + 1, b"a game")
    assert store.save(GAME + 1, b"the same game, later")
    if store.add(GAME + 1, b" and"):
        assert store.add(GAME + 1, b" later still")
        assert store.add(GAME + 1, b"")
        assert again(nvm).added(GAME + 1) == b" and later still"
    assert again(nvm).state == SOUND
    assert again(nvm).load(SETTINGS) == b"\x03\x01"
    assert again(nvm).load(GAME + 1) == b"the same game, later"
    assert again(nvm).load(GAME + 2) == again(nvm).added(GAME + 2) == b""


@pytest.mark.parametrize("port", ALL)
def test_forgetting_outlives_a_restart(port):
    nvm, store = made(port)
    store.save(GAME + 1, b"a game")
    store.add(GAME + 1, b"more")
    store.save(GAME + 1, b"")
    assert not again(nvm).has(GAME + 1)
    assert not store.add(GAME + 1, b"and more")


def test_an_addition_takes_no_erase():
    nvm, store = made()
    store.save(GAME + 1, game(1))
    store.add(GAME + 1, b"moves")
    assert again(nvm).added(GAME + 1) == b"moves"
    assert nvm.erases == 0


@pytest.mark.parametrize(
    ("before", "length", "frame"),
    [(GAME + 1, 1, 3), (GAME + 1, 35, 3), (GAME + 1, 36, 4), (SETTINGS, 1, 4)],
)
def test_an_addition_behind_its_own_kind_is_short(before, length, frame):
    nvm, store = made()
    store.save(GAME + 1, game(1))
    store.save(before, game(2))
    for n in range(3):
        end = store.end
        assert store.add(GAME + 1, bytes([n]) * length)
        assert store.end == end + length + (frame if n == 0 or length == 36 else 3)
    assert again(nvm).added(GAME + 1) == b"".join(bytes([n]) * length for n in range(3))
    assert again(nvm).newest == store.newest == GAME + 1


@pytest.mark.parametrize("kind", [SETTINGS, GAME, GAME + GAMES - 1, NUMBERS, NUMBERS_END])
def test_what_is_added_behind_another_kind_closes_nothing(kind):
    nvm, store = made()
    store.save(kind, b"before")
    store.save(PLAN, b"a plan")
    assert store.add(kind, b"more")
    found = again(nvm)
    assert (found.added(kind), found.closed, store.closed) == (b"more", [], [])
    assert found.found == store.found


@pytest.mark.parametrize("kind", [GAME, GAME + 17, GAME + GAMES - 1])
def test_a_game_that_is_over_is_closed_after_a_restart_and_kept(kind):
    nvm, store = made()
    store.save(SETTINGS, b"settings")
    store.save(kind, game(1))
    assert store.add(kind, b"result", is_last=True)
    found = again(nvm)
    assert found.closed == store.closed == [kind]
    assert (found.load(kind), found.added(kind)) == (game(1), b"result")
    assert found.save(kind, game(2))
    assert found.closed == again(found.nvm).closed == []


def test_a_log_of_long_additions_is_read_and_added_to():
    nvm, store = made()
    store.save(GAME + 1, game(1))
    for n in range(3):
        crc = store.found[GAME + 1].crc
        data = addition(GAME + 1, bytes([n]), crc)
        nvm[store.end : store.end + len(data)] = data
        store = again(nvm)
        nvm = store.nvm
    assert store.add(GAME + 1, b"\3")
    assert again(nvm).added(GAME + 1) == store.added(GAME + 1) == bytes(range(4))


def test_all_that_is_in_a_log_can_be_read_in_order():
    nvm, store = made()
    nvm[0:3] = b"\x91\x05a"  # cut off
    store = again(nvm)
    store.heal()
    store.save(SETTINGS, b"settings")
    store.save(GAME, b"a game")
    store.add(GAME, b"short")
    store.add(SETTINGS, b"behind another kind")
    store.add(GAME, b"result", is_last=True)
    found = [(first, content) for _, first, content in store.walk()]
    assert found[0][0] == RESUME
    assert found[1:] == [
        (SETTINGS, b"settings"),
        (GAME, b"a game"),
        (GAME + ADDED, b"short"),
        (SETTINGS + ADDED, b"behind another kind"),
        (GAME + LAST, b"result"),
    ]
    for at, _, content in store.walk():
        assert bytes(store.nvm[at : at + len(content)]) == content
    _, blank = made()
    blank.save(GAME, b"a game")
    assert list(blank.walk()) == [(3, GAME, b"a game")]


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(1, 40)), max_size=40), st.booleans())
def test_additions_of_several_kinds_are_read_as_they_were_written(steps, is_torn):
    kinds = (SETTINGS, GAME + 1, GAME + 2)
    nvm, store = made()
    for kind in kinds:
        store.save(kind, game(kind))
    wanted = dict.fromkeys(kinds, b"")
    for n, (which, length) in enumerate(steps):
        more = bytes([n]) * length
        if which == len(kinds):  # the power goes off, in the first byte of an addition if is_torn
            if is_torn:
                nvm[store.end] = ADDED + GAME + 1
            store = again(nvm)
            nvm = store.nvm
            store.heal()
        elif store.add(kinds[which], more):
            wanted[kinds[which]] += more
    assert {kind: again(nvm).added(kind) for kind in kinds} == wanted
    assert {kind: store.added(kind) for kind in kinds} == wanted


def test_the_log_is_erased_only_when_it_is_full():
    nvm, store = made()
    for n in range(35):
        assert store.save(GAME + 1, bytes([n]) * 100)
    assert nvm.erases == 0
    for n in range(35, 80):
        assert store.save(GAME + 1, bytes([n]) * 100)
        assert again(nvm).load(GAME + 1) == bytes([n]) * 100
    assert 1 <= nvm.erases <= 2


def test_a_log_written_anew_keeps_what_was_added_and_the_order():
    nvm, store = made()
    store.save(GAME + 2, game(2))
    store.save(GAME + 1, game(1))
    for n in range(30):
        store.add(GAME + 2, bytes([n]) * 30)
    while not nvm.erases:
        store.save(SETTINGS, bytes([store.end & 255, store.end >> 8]) * 20)
    assert again(nvm).added(GAME + 2) == store.added(GAME + 2)
    assert again(nvm).added(GAME + 2) == b"".join(bytes([n]) * 30 for n in range(30))
    assert store.found[GAME + 2] < store.found[GAME + 1] < store.found[SETTINGS]
    assert again(nvm).found == store.found


def test_room_is_made_on_the_title_before_a_game_needs_it():
    nvm, store = made()
    store.save(GAME + 2, game(2))
    while store.end < 4096 - 800:
        store.save(GAME + 1, game(store.end & 255))
        store.tidy()
    assert nvm.erases == 0
    while not nvm.erases:
        store.save(GAME + 1, game(store.end & 255))
        store.tidy()
    assert store.end < 200
    assert again(nvm).load(GAME + 2) == game(2)


@pytest.mark.parametrize("port", ["NRF52840", "SAMD51", "ESP32S3"])
def test_of_two_halves_the_newest_is_never_written_to(port):
    nvm, store = made(port)
    store.save(SETTINGS, b"\1")
    for n in range(9):
        before = store.start, bytes(nvm[store.start : store.end])
        store.save(GAME + 1, game(n))
        assert store.start == 4096 - before[0]
        assert bytes(nvm[before[0] : before[0] + len(before[1])]) == before[1]
        assert (again(nvm).start, again(nvm).number) == (store.start, store.number)


@pytest.mark.parametrize("saves", [254, 65534])
def test_the_newest_half_counts_after_any_number_of_saves(saves):
    nvm, store = made("NRF52840")
    store.number = saves
    for n in range(4):
        assert store.save(GAME + 1, game(n))
        assert (again(nvm).number, again(nvm).load(GAME + 1)) == (saves + n + 1, game(n))


@pytest.mark.parametrize("port", ALL)
def test_saving_the_same_again_writes_nothing(port):
    nvm, store = made(port)
    store.save(SETTINGS, b"\x05")
    writes = nvm.writes
    store.save(SETTINGS, b"\x05")
    store.save(GAME + 1, b"")
    assert nvm.writes == writes


@pytest.mark.parametrize("size", [256, 4096, 8192])
def test_what_has_no_room_is_refused_and_the_older_stays(size):
    nvm, store = made(size=size)
    assert store.save(GAME + 1, b"x" * 200)
    assert not store.save(GAME + 1, b"y" * size)
    assert store.load(GAME + 1) == b"x" * 200
    assert again(nvm).load(GAME + 1) == b"x" * 200


@pytest.mark.parametrize("nvm", [None, b"", bytearray(4)])
def test_a_board_without_nvm_keeps_nothing_and_says_so(nvm):
    store = Store(nvm)
    assert store.state == SOUND, "there is nothing to be erased"
    assert store.load(SETTINGS) == b""
    assert not store.save(SETTINGS, b"\x01")
    store.tidy()
    store.heal()


def test_the_note_of_a_crash_finds_room_where_nothing_else_does():
    nvm, store = made()
    while store.end + 21 <= 4096 - 64:
        store.save(GAME + 1, bytes([store.end & 255]) * 16)
    for count in range(3):
        store.save(CRASH, bytes((count,)) + b"\1\0a_module_na")
    store.save(CRASH, b"")
    assert nvm.erases == 0
    assert again(nvm).has(GAME + 1)


@pytest.mark.parametrize("port", ALL)
def test_zeroed_nvm_is_blank(port):
    nvm = fresh(port, bytes(SIZES.get(port, 4096)))
    assert Store(nvm).state == SOUND
    assert Store(nvm).save(SETTINGS, b"\x02")
    assert again(nvm).load(SETTINGS) == b"\x02"


@pytest.mark.parametrize("port", ["RP2", "NRF52840"])
def test_foreign_content_stays_until_it_may_be_erased(port):
    foreign = bytes(range(1, 129)) * (SIZES.get(port, 4096) // 128)
    nvm, store = made(port, foreign)
    assert store.state == FOREIGN
    assert not store.save(SETTINGS, b"\x02")
    store.heal()
    store.tidy()
    assert bytes(nvm) == foreign
    rewrite.erase(store)
    assert store.state == SOUND
    assert store.save(SETTINGS, b"\x02")
    assert again(nvm).load(SETTINGS) == b"\x02"


def test_a_short_foreign_beginning_is_set_aside_not_erased():
    for foreign in (b"what was here before", b"\xff\xffsomething", b"\0\0\0\1"):
        nvm, store = made(content=foreign)
        assert store.state == TORN
        store.heal()
        assert store.save(SETTINGS, b"\x02")
        assert (nvm.erases, bytes(nvm[: len(foreign)])) == (0, foreign)
        assert again(nvm).load(SETTINGS) == b"\x02"
        assert again(nvm).state == SOUND


def test_what_is_written_behind_a_torn_record_does_not_make_it_sound():
    """The one byte that it lacks is the one that the next record begins with."""
    nvm, store = made()
    store.save(GAME + 1, b"a game")
    crc = store.found[GAME + 1].crc
    every = [n.to_bytes(2, "little") for n in range(65536)]
    more = next(more for more in every if addition(GAME + 1, more, crc)[-1] == RESUME)
    store.add(GAME + 1, more)
    nvm[store.end - 1 : store.end] = b"\xff"  # the power went
    torn = again(nvm)
    assert torn.state == TORN
    assert torn.save(SETTINGS, b"\5\4\3")
    found = Store(torn.nvm)
    assert (found.state, found.load(SETTINGS), found.added(GAME + 1)) == (SOUND, b"\5\4\3", b"")


def test_what_is_torn_is_told_of_once_and_stays_where_it_is():
    nvm, store = made()
    store.save(GAME + 1, game(1))
    nvm[store.end : store.end + 4] = b"\x91\x05ab"
    store = again(nvm)
    assert store.state == TORN
    store.heal()
    assert again(store.nvm).state == SOUND
    assert store.add(GAME + 1, b"more")
    assert again(store.nvm).added(GAME + 1) == b"more"
    assert store.nvm.erases == 0


def test_behind_a_damaged_record_the_next_game_is_found():
    nvm, store = made()
    store.save(SETTINGS, b"\1\2\3")
    store.save(GAME + 1, game(1))
    store.add(GAME + 1, b"more")
    store.save(GAME + 2, game(2))
    store.add(GAME + 2, b"even more")
    image = bytearray(bytes(nvm))
    image[20] ^= 4
    store = Store(fresh(content=bytes(image)))
    assert store.state == DAMAGED
    for _ in range(2):
        assert store.load(SETTINGS) == b"\1\2\3"
        assert not store.has(GAME + 1)
        assert (store.load(GAME + 2), store.added(GAME + 2)) == (game(2), b"even more")
        store.heal()
        assert store.save(GAME + 3, game(3))
        store = again(store.nvm)
        assert (store.state, store.nvm.erases) == (SOUND, 0)


def test_what_stands_behind_a_game_that_is_found_again_is_read_too():
    """The length of the record before is damaged, so only the beginning of the game is known."""
    nvm, store = made()
    store.save(GAME + 1, game(1))
    at = store.end
    store.save(GAME + 2, game(2))
    store.add(GAME + 2, b"more")
    store.save(SETTINGS, b"\1\2\3")
    image = bytearray(bytes(nvm))
    image[1] = 255
    found = Store(fresh(content=bytes(image)))
    assert (found.state, found.gaps, found.end) == (DAMAGED, {0: at}, store.end)
    for _ in range(2):
        assert not found.has(GAME + 1)
        assert (found.load(GAME + 2), found.added(GAME + 2)) == (game(2), b"more")
        assert found.load(SETTINGS) == b"\1\2\3"
        found.heal()
        found = again(found.nvm)
        assert found.state == SOUND


@given(where=st.integers(0, 60), bit=st.integers(0, 7))
def test_a_flipped_bit_never_gives_a_payload_that_was_not_saved(where, bit):
    nvm, store = made()
    for n in range(3):
        store.save(GAME + 1, bytes([n]) * 15)
    image = bytearray(bytes(nvm))
    image[where] ^= 1 << bit
    assert Store(image).load(GAME + 1) in [b""] + [bytes([n]) * 15 for n in range(3)]


def test_an_addition_is_not_read_without_all_before_it():
    nvm, store = made()
    store.save(GAME + 1, game(1))
    ends = [store.end]
    for n in range(3):
        store.add(GAME + 1, bytes([n]) * 8)
        ends.append(store.end)
    image = bytearray(bytes(nvm))
    image[ends[1] + 4] ^= 1
    assert Store(image).added(GAME + 1) == bytes(8)
    image = bytearray(bytes(nvm))
    image[ends[0] : ends[2]] = image[ends[1] : ends[2]] + image[ends[0] : ends[1]]
    assert Store(image).added(GAME + 1) == bytes(8)  # the first, which then lies behind


def test_everything_can_be_erased():
    for port in ALL:
        nvm, store = made(port)
        store.save(SETTINGS, b"\1")
        store.save(GAME + 1, game(1))
        rewrite.erase(store)
        assert not store.has(GAME + 1)
        assert not again(nvm).found
        assert set(bytes(nvm)) == {255}
        assert store.save(SETTINGS, b"\2")
        assert again(nvm).load(SETTINGS) == b"\2"


def test_a_half_whose_proof_is_right_by_chance_does_not_count():
    nvm, store = made("NRF52840")
    store.save(SETTINGS, b"\1\2\3")
    store.save(GAME + 1, game(1))
    store.save(GAME + 1, game(2))
    image = bytearray(bytes(nvm))
    start = store.start
    image[start + 30] ^= 1  # within the game; then a head that fits
    crc = checksum(image, start + 8, store.end, checksum(image, start, start + 6))
    image[start + 6 : start + 8] = bytes((crc & 255, crc >> 8))
    store = Store(Nvm(bytes(image), 8192, PORTS["NRF52840"]))
    assert (store.state, store.load(GAME + 1), store.load(SETTINGS)) == (TORN, game(1), b"\1\2\3")
    store.heal()
    assert (again(store.nvm).state, again(store.nvm).load(GAME + 1)) == (SOUND, game(1))
