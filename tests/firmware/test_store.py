"""What survives the power going off: the log in nvm, whole, torn, full, small or absent."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firmware.store import GAME, SETTINGS, Store


class Flash(bytearray):
    """Bytes as in the flash of an RP2040: counts the writes that need an erase first."""

    erases = 0

    def __setitem__(self, where, data):
        old = self[where] if isinstance(where, slice) else [self[where]]
        if any(byte != 255 for byte in old):
            self.erases += 1
        super().__setitem__(where, data)


def fresh(size=4096):
    return Flash(b"\xff" * size)


def test_what_is_saved_is_there_after_a_restart():
    nvm = fresh()
    store = Store(nvm)
    assert store.load(SETTINGS) == b""
    assert store.save(SETTINGS, b"\x03\x01")
    assert store.save(GAME + 1, b"a game")
    assert store.save(GAME + 1, b"the same game, later")
    again = Store(nvm)
    assert again.is_sound
    assert again.load(SETTINGS) == b"\x03\x01"
    assert again.load(GAME + 1) == b"the same game, later"
    assert again.load(GAME + 2) == b""


def test_forgetting_outlives_a_restart():
    nvm = fresh()
    store = Store(nvm)
    store.save(GAME + 1, b"a game")
    store.save(GAME + 1, b"")
    assert Store(nvm).load(GAME + 1) == b""


def test_the_log_is_erased_only_when_it_is_full():
    nvm = fresh()
    store = Store(nvm)
    for n in range(35):
        assert store.save(GAME + 1, bytes([n]) * 100)
    assert nvm.erases == 0
    for n in range(35, 80):
        assert store.save(GAME + 1, bytes([n]) * 100)
        assert Store(nvm).load(GAME + 1) == bytes([n]) * 100
    assert 1 <= nvm.erases <= 2


def test_saving_the_same_again_writes_nothing():
    nvm = fresh()
    store = Store(nvm)
    store.save(SETTINGS, b"\x05")
    before = bytes(nvm)
    store.save(SETTINGS, b"\x05")
    assert bytes(nvm) == before


def test_what_has_no_room_is_refused_and_the_older_stays():
    nvm = fresh(256)
    store = Store(nvm)
    assert store.save(GAME + 1, b"x" * 200)
    assert not store.save(GAME + 1, b"y" * 300)
    assert store.load(GAME + 1) == b"x" * 200
    assert Store(nvm).load(GAME + 1) == b"x" * 200


@pytest.mark.parametrize("nvm", [None, b"", bytearray(8)])
def test_a_board_without_nvm_keeps_nothing_and_says_so(nvm):
    store = Store(nvm)
    assert store.load(SETTINGS) == b""
    assert not store.save(SETTINGS, b"\x01")


def test_the_last_bytes_are_left_for_the_note_of_a_crash():
    nvm = fresh(256)
    store = Store(nvm)
    for n in range(40):
        store.save(GAME, bytes([n]) * 60)
    assert bytes(nvm[-16:]) == b"\xff" * 16


def test_zeroed_nvm_is_written_anew():
    nvm = Flash(bytes(4096))
    store = Store(nvm)
    assert not store.is_sound
    assert store.save(SETTINGS, b"\x02")
    assert Store(nvm).is_sound
    assert Store(nvm).load(SETTINGS) == b"\x02"


@given(cut=st.integers(0, 60), payload=st.binary(min_size=1, max_size=50))
def test_a_torn_write_leaves_the_record_before(cut, payload):
    nvm = fresh()
    Store(nvm).save(GAME + 1, b"before")
    whole = Flash(nvm)
    Store(whole).save(GAME + 1, payload)
    start = len(b"before") + 5
    torn = Flash(nvm)
    torn[start : start + cut] = whole[start : start + cut]
    store = Store(torn)
    assert store.load(GAME + 1) in (b"before", payload)
    assert store.save(GAME + 1, b"after")
    assert Store(torn).load(GAME + 1) == b"after"
    assert Store(torn).is_sound


@given(where=st.integers(0, 60), bit=st.integers(0, 7))
def test_a_flipped_bit_never_gives_a_payload_that_was_not_saved(where, bit):
    nvm = fresh()
    store = Store(nvm)
    for n in range(3):
        store.save(GAME + 1, bytes([n]) * 15)
    nvm[where] = nvm[where] ^ 1 << bit
    assert Store(nvm).load(GAME + 1) in [b""] + [bytes([n]) * 15 for n in range(3)]
