"""UF2 files: what is in them comes back as the files that went in."""

import os
import re
import struct
from dataclasses import replace

import pytest

from boards.install import bundle, fat, image, profile, uf2
from boards.install.commands import main
from tests.long import long

UF2_BOARDS = [name for name in profile.names() if profile.load(name).DRIVE]
# Of the UF2 specification and its list of families, as numbers.
RP2040 = 0xE48BFF56
RP2350 = 0xE48BFF59  # its ARM cores, in secure mode
ABSOLUTE = 0xE48BFF57
FAMILIES = {"RP2040": RP2040, "RP2350": RP2350}
FLASH = 0x10000000
CIRCUITPYTHON = (
    "Adafruit CircuitPython 10.2.1 on 2026-05-13; Board with rp2040\0%s\nBoard ID:%s\n\0"
)


@pytest.fixture(scope="module")
def pico(pico):
    """Return the Pico's bundle as the smallest drive has it, without tables of computer players."""
    return replace(pico, files={n: data for n, data in pico.files.items() if n[-4:] != ".bin"})


@pytest.fixture(scope="module")
def few(pico):
    """Return some of its files, for where blocks are looked at and not what is in them."""
    return {n: data for i, (n, data) in enumerate(pico.files.items()) if i % 8 == 0 or "/" not in n}


def firmware(board, size=20_000, says=None):
    """Return a UF2 that plays CircuitPython's for a board, with the strings of a real one."""
    text = says or f"{CIRCUITPYTHON}{board.BOARD_ID}\0"
    data = text.encode() + bytes(range(256)) * (size // 256)
    return uf2.blocks(data, FLASH, FAMILIES[board.MCU])


def files_of(blocks, board):
    start, end = (FLASH + at for at in board.DRIVE)
    return fat.read(uf2.image(blocks, start, end))


@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=() if n == "pico_w" else long) for n in UF2_BOARDS]
)
def test_both_parsed_back_into_files_are_the_bundle(name):
    board = profile.load(name)
    made = bundle.make(board)
    blocks = uf2.decode(image.make(made))
    assert files_of(blocks, board) == made.files
    combined = uf2.decode(image.make(made, uf2.encode(firmware(board))))
    assert files_of(combined, board) == made.files
    own = uf2.image(firmware(board), FLASH, FLASH + board.DRIVE[0])
    assert uf2.image(combined, FLASH, FLASH + board.DRIVE[0]) == own


@pytest.mark.parametrize(
    ("name", "family", "start"),
    [("pico", RP2040, 0x10100000), ("pico_w", RP2040, 0x10181000), ("pico2", RP2350, 0x10100000)],
)
def test_every_byte_around_a_payload_is_what_the_specification_says(name, family, start):
    made = bundle.Bundle(profile.load(name), {"a.txt": b"hello"}, "")
    data = image.make(made)
    total = len(data) // 512
    assert total % 16 == 0  # whole sectors of 4 KB, because the chip erases no less
    payloads = b""
    for n in range(total):
        block = data[512 * n : 512 * n + 512]
        words = struct.unpack_from("<8I", block)
        address = start + 256 * n
        assert words == (0x0A324655, 0x9E5D5157, 0x00002000, address, 256, n, total, family)
        assert block[32 + 256 : 508] == bytes(220)
        assert block[508:] == b"\x30\x6f\xb1\x0a"
        payloads += block[32 : 32 + 256]
    assert payloads[:3] == b"\xeb\xfe\x90"  # how a volume begins
    assert b"hello" in payloads


def test_a_block_that_is_not_for_the_flash_is_left_alone():
    block = uf2.Block(0x10000000, b"x" * 256, 0, 1, RP2040, 0x00002001)
    assert uf2.image([block], 0x10000000, 0x10000100) == bytes(256)
    assert uf2.image([replace(block, flags=0x00002000)], 0x10000000, 0x10000100) == b"x" * 256
    with pytest.raises(uf2.UF2Error, match="another chip"):
        uf2.combine([block], [replace(block, address=0x10100000)], RP2040)


def test_the_drive_starts_where_circuitpython_has_it():
    starts = {name: profile.load(name).DRIVE for name in UF2_BOARDS}
    assert starts["pico"] == (0x100000, 0x200000)
    assert starts["pico_w"] == (0x181000, 0x200000)
    assert starts["pico2"] == (0x100000, 0x400000)
    assert starts["macropad"] == starts["feather_rp2040"] == (0x100000, 0x800000)


def test_the_image_is_a_volume_that_circuitpython_mounts(few):
    size = 0x100000
    data = fat.make(few, size)
    assert len(data) == size
    assert data[510:512] == b"\x55\xaa"
    assert data[0] == 0xEB
    assert data[54:57] == b"FAT"  # what CircuitPython's FatFs looks for
    assert int.from_bytes(data[11:13], "little") == 512
    assert data[16] == 1  # one table, as CircuitPython makes it
    assert int.from_bytes(data[19:21], "little") == size // 512
    assert int.from_bytes(data[28:32], "little") == 1  # the partition table before it
    assert b"CIRCUITPY  \x08" in data  # the label in the root folder


def test_the_same_files_give_the_same_image(few):
    assert fat.make(few, 0x7F000) == fat.make(few, 0x7F000)


def test_what_is_used_covers_files_that_end_in_zeros():
    files = {"z.bin": b"x" + bytes(100_000)}
    data = fat.make(files, 0x100000)
    cut = data[: fat.used(data)]
    assert fat.read(cut + b"\xee" * (len(data) - len(cut))) == files


def test_random_files_come_back():
    files = {f"a/{n}/long name {n}.bin": os.urandom(n * 37) for n in range(1, 30)}
    assert fat.read(fat.make(files, 0x300000)) == files


def test_files_that_do_not_fit_are_refused():
    with pytest.raises(fat.ImageError, match="do not fit on a drive of 520,192 bytes"):
        fat.make({"big": bytes(0x7F000)}, 0x7F000)


def test_the_rp2350s_first_block_keeps_its_place_and_number(few):
    board = profile.load("pico2")
    guard = uf2.Block(0x10FFFF00, b"\xef" * 256, 0, 2, ABSOLUTE, 0xA000)
    made = bundle.Bundle(board, few, "")
    blocks = uf2.decode(image.make(made, uf2.encode([guard, *firmware(board)])))
    assert blocks[0] == guard
    assert [b.number for b in blocks[1:]] == list(range(len(blocks) - 1))
    assert {b.total for b in blocks[1:]} == {len(blocks) - 1}


@pytest.mark.parametrize(
    ("says", "sentence"),
    [
        (CIRCUITPYTHON + "raspberry_pi_pico_w\0", "is for another board than raspberry_pi_pico"),
        (CIRCUITPYTHON + "my_raspberry_pi_pico\0", "is for another board than raspberry_pi_pico"),
        (
            "Adafruit CircuitPython 9.2.1 on\0raspberry_pi_pico\0",
            "this is CircuitPython 9.2; Tombolo is made for 10.0",
        ),
        ("Adafruit CircuitPython 11.0.0 on\0raspberry_pi_pico\0", "this is CircuitPython 11.0"),
        ("MicroPython v1.26.0\0raspberry_pi_pico\0", "there is no CircuitPython in this UF2: down"),
    ],
)
def test_another_boards_or_versions_firmware_is_refused(pico, few, says, sentence):
    with pytest.raises(uf2.UF2Error, match=re.escape(sentence)):
        image.make(replace(pico, files=few), uf2.encode(firmware(pico.board, says=says)))


def test_firmware_of_another_chip_or_one_that_reaches_the_drive_is_refused(pico, few):
    pico = replace(pico, files=few)
    other = firmware(profile.load("pico2"), says="nothing")
    with pytest.raises(uf2.UF2Error, match="another chip"):
        image.make(pico, uf2.encode(other))
    large = firmware(pico.board, size=0x100000 + 4096)
    with pytest.raises(uf2.UF2Error, match="reaches into the drive"):
        image.make(pico, uf2.encode(large))


def test_firmware_that_was_downloaded_in_part_is_refused(pico, few):
    pico = replace(pico, files=few)
    parts = firmware(pico.board)
    for some in (parts[:-1], parts[1:], parts[:1]):
        with pytest.raises(uf2.UF2Error, match=rf"only {len(some)} of its {len(parts)} blocks"):
            image.make(pico, uf2.encode(some))


def test_no_byte_of_circuitpythons_last_block_may_lie_on_the_drive(pico):
    start = FLASH + pico.board.DRIVE[0]
    drive = uf2.blocks(b"drive", start, RP2040)

    def last(address, payload=bytes(256)):
        return [uf2.Block(address, payload, 0, 1, RP2040)]

    for block in (last(start - 256), last(start - 255, bytes(255))):  # as far as it goes
        assert uf2.combine(block, drive, RP2040)[0].payload == block[0].payload
    for block in (last(start - 255), last(start), last(start - 128, bytes(129))):
        with pytest.raises(uf2.UF2Error, match="reaches into the drive"):
            uf2.combine(block, drive, RP2040)


def test_a_file_that_is_no_uf2_is_refused(pico):
    good = uf2.encode(firmware(pico.board))
    for bad in (b"", b"x", good[:-1], b"\0" + good[1:], good[:-4] + b"abcd"):
        with pytest.raises(uf2.UF2Error, match="this is no UF2 file"):
            uf2.decode(bad)


def test_the_command_warns_first_and_refuses_other_boards(tmp_path, capsys, monkeypatch, pico, few):
    monkeypatch.setattr(bundle, "make", lambda *of: replace(pico, files=few))
    assert main(["uf2", "--out", str(tmp_path)]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Careful: this file replaces EVERYTHING on the board's CIRCUITPY drive")
    board = profile.load("pico")
    data = (tmp_path / "pico/tombolo-pico.uf2").read_bytes()
    assert "code.py" in files_of(uf2.decode(data), board)
    path = tmp_path / "cp.uf2"
    path.write_bytes(uf2.encode(firmware(board)))
    assert main(["uf2", "--out", str(tmp_path), "--circuitpython", str(path)]) == 0
    assert (tmp_path / "pico/tombolo-pico-with-circuitpython.uf2").stat().st_size > len(data)
    assert main(["uf2", "--circuitpython", str(tmp_path / "none")]) == 1
    assert main(["uf2", "--board", "feather_m4"]) == 1
    assert "use `make flash BOARD=feather_m4`" in capsys.readouterr().err
    assert main(["uf2", "--board", "oled_bonnet"]) == 1
    assert "play on it with `make run BOARD=oled_bonnet`" in capsys.readouterr().err
