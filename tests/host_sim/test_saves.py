"""Saved games as files: every form in which people have them, and both sizes of memory."""

from __future__ import annotations

import base64
import functools
import textwrap
from collections.abc import Callable
from typing import Any

import pytest

from boards.install import bundle
from engine import catalog
from engine.session import Session
from firmware.storage.log import Store
from firmware.storage.numbers import PLAYED, WON, NumberMap
from firmware.storage.records import CRASH, GO_ON, LANGUAGE, PLAN, SETTINGS, SOUND
from firmware.storage.saves import Saves
from firmware.storage.statistics import Statistics
from host_sim import saves
from host_sim.games import replayed
from tests.firmware.test_statistics import KINDS, Device

NAMES = ("hashi", "arabana", "atoll")
BLANK = b"\xff" * 4096
MODELS = {4096: "RP2", 8192: "NRF52840"}


def begun(device: Device, name: str, options: bytes, seats: bytes, seed: int) -> int:
    """Save a game of three moves; return the kind of its record."""
    session = Session(catalog.make(name), seed, options, seats)
    out = session.game.moves_buffer()
    for _ in range(3):
        session.play(out[: session.game.legal(out)][0])
    device.saves.begin(catalog.key(name))
    assert device.saves.save(session, 0, None, True)
    return device.saves.kind


def played(size: int, rounds: int = 2) -> Device:
    """Return a device on which much was played, with a running game of each kind."""
    device = Device(MODELS[size])
    device.store.save(SETTINGS, bytes(range(14)))
    device.store.add(SETTINGS, b"\x12\x34")
    device.store.save(LANGUAGE, b"de")
    for _ in range(rounds):
        for kind in KINDS:
            device.game(*kind)
    for n, state in enumerate((WON, PLAYED, PLAYED, WON), 1):
        NumberMap(device.store, "hashi", 0).note(n, state)
    kinds = [begun(device, *KINDS[at], seed=at + 1) for at in (0, 3, 5)]
    device.store.save(PLAN, bytes((kinds[1], 3, 0, 0, 0, 5, 0)))
    device.store.save(GO_ON, bytes((kinds[1],)))
    device.store.save(CRASH, b"\x01crash")
    return device


@functools.cache
def memory(size: int) -> bytes:
    """Return the nvm of a device on which something was played."""
    return bytes(played(size, 1).nvm)


def kept(nvm: bytes) -> dict[str, Any]:
    """Return everything that a person would miss."""
    store = Store(bytearray(nvm))
    assert store.state == SOUND
    games = Saves(store, {})
    found: dict[str, Any] = {
        "running": [replayed(store.load(k), store.added(k)).game.state for k in games.kinds()],
        "kinds": games.kinds(),
        "settings": store.load(SETTINGS) + store.added(SETTINGS),
        "rest": [store.load(kind) for kind in (LANGUAGE, GO_ON, PLAN)],
        "map": [bytes(NumberMap(store, "hashi", 0).states), NumberMap(store, "hashi", 0).last],
    }
    for name in NAMES:
        counted = Statistics(store, catalog.key(name))
        rows = [row.pack() for row in counted.rows]
        games_data = [game.data for game in counted.games]
        found[name] = (rows, counted.scores, games_data, counted.marks, counted.given_up)
        kind = games.finished(catalog.key(name))
        found[name] += (replayed(store.load(kind), store.added(kind)).game.state if kind else b"",)
    return found


@pytest.mark.parametrize("size", saves.SIZES)
def test_nothing_is_lost_in_a_memory_of_the_other_size_and_back(size):
    nvm = bytes(played(size).nvm)
    other = saves.convert(nvm, sum(saves.SIZES) - size)
    assert len(other) != len(nvm)
    assert kept(other) == kept(nvm)
    assert kept(saves.convert(other, size)) == kept(nvm)
    assert saves.describe(other) == "3 running games and 14 games in the statistics"
    assert saves.convert(nvm, size) == nvm


@pytest.mark.parametrize("size", saves.SIZES)
def test_the_note_of_a_crash_stays_behind(size):
    nvm = bytes(played(size, 1).nvm)
    assert Store(nvm).has(CRASH)
    assert not Store(saves.convert(nvm, sum(saves.SIZES) - size)).has(CRASH)


@pytest.mark.parametrize("size", saves.SIZES)
def test_the_handheld_counts_on_in_a_memory_of_the_other_size(size):
    other = sum(saves.SIZES) - size
    device = played(size)
    device.nvm = Device(MODELS[other], saves.convert(bytes(device.nvm), other)).nvm
    device.open()
    for _ in range(9):  # till its last games are those of the new memory
        for kind in KINDS[2:6:3]:
            device.game(*kind)
    for name in NAMES:
        finished = [one for one in device.played if one["name"] == name]
        counted = Statistics(device.store, catalog.key(name))
        assert sum(row.finished for row in counted.rows) == len(finished)
        assert [score for _, _, score in counted.scores] == [one["score"] for one in finished[-20:]]


def test_of_each_game_4_kb_keep_the_newest_and_the_others_count_as_given_up():
    device = Device("NRF52840")
    kinds = [begun(device, *KINDS[0], seed=seed) for seed in range(3)]
    nvm = bytes(device.nvm)
    assert saves.counts(nvm) == (3, 0)
    store = Store(bytearray(saves.convert(nvm, 4096)))
    assert Saves(store, {}).kinds() == kinds[2:]
    assert Statistics(store, catalog.key("hashi")).given_up == 2


def test_of_large_games_4_kb_keep_what_is_their_share():
    device = Device("NRF52840")
    long = [catalog.key(f"guest{n}") for n in range(4)]
    for n, key in enumerate(long, 16):
        record = b"Tb" + bytes((catalog.FORMAT,)) + key.to_bytes(2, "little") + bytes(370)
        assert catalog.key_of(record) == key
        device.store.save(n, record)
    store = Store(bytearray(saves.convert(bytes(device.nvm), 4096)))
    assert Saves(store, {}).kinds() == [19, 18, 17]
    assert Statistics(store, long[0]).given_up == 1


def test_games_that_are_over_go_before_running_ones():
    device = Device("NRF52840")
    for kind in KINDS:
        device.game(*kind)
    begun(device, *KINDS[0], seed=1)
    for record in (80, 81, 82, 83):
        device.store.save(record, b"\x01\x02" + bytes((record,)) + bytes([7]) * 700)
    assert len(device.store.closed) == 3
    store = Store(bytearray(saves.convert(bytes(device.nvm), 4096)))
    assert saves.counts(bytes(store.nvm)) == (1, 7)
    assert len(store.closed) < 3


def test_a_log_of_4_kb_at_the_beginning_of_8_is_read_as_what_it_is():
    nvm = bytes(played(4096).nvm)
    assert saves.read(nvm + BLANK) == nvm


def test_half_of_an_8_kb_memory_is_read_as_the_whole():
    nvm = bytes(played(8192).nvm)
    found = saves.read(nvm[:4096])
    assert len(found) == 8192
    assert Store(found).state == SOUND
    newest = Store(nvm).start
    assert kept(saves.read(nvm[newest : newest + 4096])) == kept(nvm)


def lines(digits: str) -> str:
    return "\n".join(textwrap.wrap(digits, 64))


def rows(nvm: bytes, show: str, wide: int = 16, address: str = "08x") -> str:
    """Return a dump. show: of a row, with {at}, {bytes} one by one, {pairs} of two, {text}.

    Rows like the one before are a *, as most programs have it; but not where show has a colon.
    """
    out: list[str] = []
    for at in range(0, len(nvm), wide):
        row = nvm[at : at + wide]
        if row == nvm[at - wide : at] and ":" not in show and at + wide < len(nvm):
            out += ["*"] * (out[-1] != "*")
            continue
        seen = "".join(chr(byte) if 32 <= byte < 127 else "." for byte in row)
        swapped = b"".join(row[n : n + 2][::-1] for n in range(0, len(row), 2))
        values = {"bytes": row.hex(" "), "pairs": row.hex(" ", -2), "swapped": swapped.hex(" ", -2)}
        out.append(show.format(at=format(at, address), text=seen, **values))
    return "\n".join([*out, format(len(nvm), address)] if ":" not in show else out) + "\n"


def zipped(*files: bytes) -> bytes:
    names = [*(f"games {n}.nvm" for n in range(len(files))), ".DS_Store"]
    return bundle.zipped(dict(zip(names, (*files, b"x"), strict=True)))


def mailed(data: bytes) -> bytes:
    """Return what mail makes of a file."""
    digits = base64.encodebytes(data)
    head = b"Content-Transfer-Encoding: base64\r\n\r\n"
    return b"Hello\r\n--x1\r\n" + head + digits.replace(b"\n", b"\r\n") + b"\r\n--x1--\r\n"


# Whatever people make of bytes. Of records and saved games alike.
FORMS: dict[str, Callable[[bytes], bytes]] = {
    "itself": lambda data: data,
    "xxd": lambda data: rows(data, "{at}: {pairs}  {text}").encode(),
    "xxd -u": lambda data: rows(data, "{at}: {pairs}  {text}").upper().encode(),
    "xxd -c 32 -g 1": lambda data: rows(data, "{at}: {bytes}  {text}", 32).encode(),
    "xxd -p": lambda data: "\n".join(textwrap.wrap(data.hex(), 60)).encode(),
    "xxd -i": lambda data: (
        f"unsigned char games[] = {{\n  {', '.join(map(hex_of, data))}\n}};\n".encode()
        + f"unsigned int games_len = {len(data)};\n".encode()
    ),
    "hexdump -C": lambda data: rows(data, "{at}  {bytes}  |{text}|").encode(),
    "hexdump": lambda data: rows(data, "{at} {swapped}", address="07x").encode(),
    "od -A x -t x1": lambda data: rows(data, "{at} {bytes}", address="06x").encode(),
    "od -t x1": lambda data: rows(data, "{at} {bytes}", address="07o").encode(),
    "od -x": lambda data: rows(data, "{at} {swapped}", address="07o").encode(),
    "Format-Hex": lambda data: (
        "   Label: C:\\games.nvm\r\n\r\n          Offset Bytes       Ascii\r\n"
        + f"                 {bytes(range(16)).hex(' ').upper()}\r\n          ------ -----\r\n"
        + rows(data, "{at} {bytes} {text} :", address="016X")
    ).encode("utf-16"),
    "certutil": lambda data: rows(data, "{at}\t{bytes}   {text}", address="04x").encode(),
    "base64": base64.b64encode,
    "base64 in lines": base64.encodebytes,
    "base64 of links": lambda data: base64.urlsafe_b64encode(data).rstrip(b"="),
    "certutil -encode": lambda data: (
        b"-----BEGIN CERTIFICATE-----\r\n" + base64.encodebytes(data) + b"-----END CERTIFICATE-----"
    ),
    "base64 from Windows": lambda data: base64.encodebytes(data).decode().encode("utf-16"),
    "mail": mailed,
    "zip": zipped,
    "zip of digits": lambda data: zipped(data.hex().encode()),
}


def hex_of(byte: int) -> str:
    return f"0x{byte:02x}"


@pytest.mark.parametrize("size", saves.SIZES)
@pytest.mark.parametrize("name", FORMS)
def test_a_file_is_read_in_every_form_that_programs_make_of_it(name, size):
    nvm = memory(size)
    assert saves.read(FORMS[name](nvm)) == nvm
    assert saves.read(FORMS[name](saves.sealed(nvm))) == nvm


def test_of_a_zip_the_file_with_saved_games_is_read():
    nvm = memory(4096)
    assert saves.read(zipped(b"Dear diary", nvm, b"")) == nvm
    for wrong in (zipped(), zipped(zipped(nvm))):
        with pytest.raises(saves.SaveError, match="it is a zip without saved games in it"):
            saves.read(wrong)
    with pytest.raises(saves.SaveError, match="10 bytes"):
        saves.read(zipped(b"Dear diary"))


@pytest.mark.parametrize("size", saves.SIZES)
@pytest.mark.parametrize(
    "form",
    [
        lambda nvm: nvm,
        saves.sealed,
        lambda nvm: nvm.hex().encode(),
        lambda nvm: nvm.hex().upper().encode() + b"\r\n",
        lambda nvm: lines(nvm.hex()).encode("utf-8-sig"),
        lambda nvm: lines(nvm.hex()).encode("utf-16"),
        lambda nvm: b"\xfe\xff" + lines(nvm.hex()).encode("utf-16-be"),
        lambda nvm: nvm.hex(" ").encode() + b"\0",
        lambda nvm: repr(nvm.hex().encode()).encode(),
        lambda nvm: f'"{nvm.hex()}"\n'.encode(),
        lambda nvm: (
            ">>> print(binascii.hexlify(microcontroller.nvm[0:4096]))\n"
            + "\n".join(repr(line.encode()) for line in textwrap.wrap(nvm.hex(), 128))
            + "\n>>> \n"
        ).encode(),
    ],
)
def test_a_file_is_read_in_every_form_in_which_people_have_it(form, size):
    nvm = memory(size)
    assert saves.read(form(nvm)) == nvm


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "empty"),
        (bytes(4096), "empty"),
        (BLANK * 2, "empty"),
        (BLANK.hex().encode(), "empty"),
        (saves.sealed(BLANK), "empty"),
        (saves.sealed(bytes(range(256)) * 16)[:-1], "damaged"),
        (saves.sealed(bytes(range(256)) * 16), "no saved games of Tombolo"),
        (b"\x0e" + bytes(range(255)) * 16 + b"123456789012345", "no saved games"),
        (b"Dear diary", "10 bytes"),
        (b"0123456789", "5 bytes"),
        (b"012345678", "9 bytes"),
        (bytes(30_000_000), "too long"),
    ],
)
def test_what_is_no_save_is_refused_in_one_sentence(content, sentence):
    with pytest.raises(saves.SaveError, match=sentence):
        saves.read(content)


def test_what_a_save_holds_is_told_in_words():
    device = Device()
    device.store.save(SETTINGS, bytes(14))
    told = saves.describe(bytes(device.nvm))
    assert told == "no running games and no games in the statistics"
    device.game(*KINDS[0])
    begun(device, *KINDS[0], seed=1)
    told = saves.describe(bytes(device.nvm))
    assert told == "1 running game and 1 game in the statistics"
