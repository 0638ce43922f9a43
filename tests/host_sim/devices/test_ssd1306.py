"""The model of the SSD1306, by bytes, against what its data sheet says."""

import random

import pytest

from host_sim.devices.panel import ChipError
from host_sim.devices.ssd1306 import SSD1306

ON = b"\x8d\x14\xaf"  # charge pump, display on
UPRIGHT = b"\xa1\xc8"


def chip(*commands: bytes) -> SSD1306:
    """A chip that is lit, upright, in horizontal addressing, with more commands."""
    made = SSD1306()
    for command in (ON, UPRIGHT, b"\x20\x00", *commands):
        made.write(b"\x00" + command)
    return made


def lit(made: SSD1306) -> set[tuple[int, int]]:
    """The pixels that the glass shows."""
    frame = made.frame()
    return {(at % 128, at // 128) for at in range(8192) if frame[at >> 3] & 0x80 >> (at & 7)}


# I2C framing


def test_control_byte_with_co_takes_one_byte():
    made = SSD1306()
    made.write(b"\x80\x8d\x80\x14\x80\xaf")
    assert made.is_lit


def test_control_byte_without_co_takes_the_rest_as_commands():
    made = SSD1306()
    made.write(b"\x00\x8d\x14\xaf")
    assert made.is_lit


def test_data_after_commands_in_one_write():
    made = chip()
    made.write(b"\x80\xa6\xc0\xff\x40\xfe\xfd")
    assert made.ram[127] == 0xFF
    assert made.ram[126] == 0xFE
    assert made.ram[125] == 0xFD


def test_arguments_may_come_in_later_writes():
    made = chip()
    made.write(b"\x80\x81")
    assert not made.is_complete
    made.write(b"\x80\x20")
    assert made.is_complete
    assert made.contrast == 0x20


def test_data_where_arguments_are_missing_is_an_error():
    made = chip()
    made.write(b"\x80\x21\x80\x00")
    with pytest.raises(ChipError, match="21 lacks arguments"):
        made.write(b"\x40\xff")


@pytest.mark.parametrize("data", [b"\x01\xae", b"\x80", b"\xff\x00"])
def test_wrong_control_bytes_are_errors(data):
    with pytest.raises(ChipError):
        chip().write(data)


@pytest.mark.parametrize(
    "command",
    [
        b"\x20\x03",  # addressing mode 3
        b"\x21\x10\x0f",  # a window that ends before it starts
        b"\x21\x00\x80",  # 128 columns only
        b"\x22\x00\x08",  # 8 pages only
        b"\x22\x05\x04",
        b"\x23\x00",  # no such command
        b"\x8d\x15",  # charge pump bits that are fixed
        b"\xa8\x0e",  # multiplex below 16
        b"\xd9\x10",  # a phase of zero clocks
        b"\xda\x00",  # bit 1 is fixed
        b"\xdb\x80",
        b"\xe4",
        b"\xff",
        b"\x2f",  # scrolling is not modelled and says so
        b"\x26\x00\x05\x00\x03\x00\xff",  # pages the wrong way round
        b"\x26\x00\x00\x00\x03\x01\xff",  # a dummy byte
        b"\xa3\x20\x40",  # more rows than the multiplex has
        b"\x05",  # page addressing commands in horizontal mode
        b"\x12",
        b"\xb1",
    ],
)
def test_wrong_commands_are_errors(command):
    with pytest.raises(ChipError):
        chip().write(b"\x00" + command)


@pytest.mark.parametrize(
    "command",
    [
        b"\xe3",  # NOP
        b"\xd5\x80",
        b"\xd9\xf1",
        b"\xdb\x20",
        b"\xdb\x40",
        b"\x2e",
        b"\x26\x00\x00\x07\x07\x00\xff",
        b"\x29\x00\x00\x00\x07\x01",
        b"\xa3\x00\x40",
    ],
)
def test_commands_without_a_picture_change_none(command):
    made = chip()
    made.write(b"\x40" + bytes(range(64)))
    before = made.frame()
    made.write(b"\x00" + command)
    assert made.frame() == before
    assert made.is_complete


# addressing


def test_horizontal_addressing_wraps_in_columns_and_pages():
    made = chip(b"\x21\x0a\x0c", b"\x22\x02\x03")
    made.write(b"\x40" + bytes([1, 2, 3, 4, 5, 6, 7]))
    row = [made.ram[2 * 128 + 127 - column] for column in (10, 11, 12)]
    assert row == [7, 2, 3]  # the seventh byte begins again
    assert [made.ram[3 * 128 + 127 - column] for column in (10, 11, 12)] == [4, 5, 6]


def test_vertical_addressing_wraps_in_pages_and_columns():
    made = chip(b"\x20\x01", b"\x21\x0a\x0b", b"\x22\x06\x07")
    made.write(b"\x40" + bytes([1, 2, 3, 4, 5]))
    at = {(c, p): made.ram[p * 128 + 127 - c] for c in (10, 11) for p in (6, 7)}
    assert at == {(10, 6): 5, (10, 7): 2, (11, 6): 3, (11, 7): 4}


def test_page_addressing_is_the_reset_and_stays_on_its_page():
    made = SSD1306()
    made.write(b"\x00\xb3\x0e\x17")  # page 3, column 0x7e
    made.write(b"\x40" + bytes([1, 2, 3]))
    assert made.ram[3 * 128 + 126] == 3  # back at the start column, page unchanged
    assert made.ram[3 * 128 + 127] == 2
    assert sum(made.ram) == 5


def test_setting_a_window_puts_the_pointer_at_its_start():
    made = chip(b"\x21\x05\x7f", b"\x22\x01\x07")
    made.write(b"\x40\x11\x22")
    made.write(b"\x00\x21\x05\x7f")
    made.write(b"\x40\x33")
    assert made.ram[128 + 127 - 5] == 0x33
    assert made.ram[128 + 127 - 6] == 0x22


# what the glass shows


@pytest.mark.parametrize(
    ("before", "data", "after", "shown"),
    [
        ([], b"\x01", b"", {(0, 0)}),  # upright: bit 0 of page 0 is the top left pixel
        ([b"\x21\x40\x40", b"\x22\x02\x02"], b"\x81", b"", {(64, 16), (64, 23)}),
        ([], b"\x01", b"\xc0", {(0, 63)}),  # the scan direction flips at once
        ([b"\x41"], b"\x03", b"", {(0, 63), (0, 0)}),  # the start line moves it up and round
        ([b"\xd3\x08"], b"\x01", b"", {(0, 56)}),  # as the offset does
        ([b"\xd3\x08"], b"\x01", b"\xc0", {(0, 7)}),
        ([b"\xa8\x1f"], b"\x01", b"", {(0, 32)}),  # multiplex: RAM line 0 is on COM 31
        # COM pins in sequence: with the scan reversed, lines 0, 1, 2 leave at pins 63, 62, 61
        ([b"\xda\x02"], b"\x07", b"", {(0, 0), (0, 2), (0, 4)}),
        ([b"\xda\x32"], b"\x01", b"", {(0, 1)}),  # left-right remap swaps odd and even rows
    ],
)
def test_where_bits_are_on_the_glass(before, data, after, shown):
    made = chip(*before)
    made.write(b"\x40" + data)
    if after:
        made.write(b"\x00" + after)
    assert lit(made) == shown
    assert all(made.pixel(*place) for place in shown)


def test_frame_is_pbm_p4_order():
    made = chip()
    made.write(b"\x40" + b"\x01" * 9)
    assert made.frame()[:2] == b"\xff\x80"
    assert len(made.frame()) == 1024


def test_segment_remap_affects_only_later_data():
    made = chip()
    made.write(b"\x40\x01")
    made.write(b"\x00\xa0\x21\x00\x7f")
    assert lit(made) == {(0, 0)}
    made.write(b"\x40\x01")
    assert lit(made) == {(0, 0), (127, 0)}


def test_without_remap_and_reverse_the_glass_stands_on_its_head():
    made = SSD1306()
    made.write(b"\x00" + ON + b"\x20\x00")
    made.write(b"\x40\x01")
    assert lit(made) == {(127, 63)}


def test_multiplex_darkens_the_lines_beyond_it():
    made = chip(b"\xa8\x1f", b"\xa5")
    rows = {y for _, y in lit(made)}
    assert len(rows) == 32
    assert rows == set(range(32, 64))  # COM 0 to 31 are the lower half of the glass


def test_contrast_sets_the_brightness():
    made = chip(b"\x81\xff")
    assert made.brightness == 1.0
    made.write(b"\x00\x81\x00")
    assert made.brightness == 1 / 256
    assert SSD1306().contrast == 0x7F


def test_inversion_turns_every_pixel():
    made = chip()
    made.write(b"\x40\x01")
    before = made.frame()
    made.write(b"\x00\xa7")
    assert made.frame() == bytes(255 - byte for byte in before)
    made.write(b"\x00\xa6")
    assert made.frame() == before


def test_all_on_ignores_the_ram_and_a4_resumes_it():
    made = chip()
    made.write(b"\x40\x01")
    made.write(b"\x00\xa5")
    assert made.frame() == b"\xff" * 1024
    made.write(b"\x00\xa4")
    assert lit(made) == {(0, 0)}


def test_display_off_is_dark_and_keeps_the_ram():
    made = chip()
    made.write(b"\x40\x01")
    made.write(b"\x00\xae")
    assert made.frame() == bytes(1024)
    assert made.brightness == 0.0
    made.write(b"\x00\xaf")
    assert lit(made) == {(0, 0)}


def test_without_charge_pump_the_panel_stays_dark():
    made = SSD1306()
    made.write(b"\x00\xaf\xa5")
    assert made.frame() == bytes(1024)
    made.write(b"\x00\x8d\x14")
    assert made.frame() == b"\xff" * 1024
    made.write(b"\x00\x8d\x10")
    assert made.frame() == bytes(1024)


def test_reset_restores_the_registers_and_leaves_the_ram():
    made = chip(b"\x81\x01", b"\x45", b"\xd3\x03", b"\xa7")
    made.write(b"\x40\x01")
    made.reset()
    fresh = SSD1306()
    for field in ("contrast", "start_line", "offset", "multiplex", "mode", "columns", "pages"):
        assert getattr(made, field) == getattr(fresh, field)
    assert not made.is_lit
    assert made.ram[127] == 1


@pytest.mark.parametrize("seed", range(20))
def test_any_bytes_are_taken_or_refused_in_words(seed):
    luck = random.Random(seed)
    made = chip()
    for _ in range(300):
        data = bytes([luck.choice((0x00, 0x40, 0x80, 0xC0))]) + luck.randbytes(luck.randrange(8))
        try:
            made.write(data)
        except ChipError:
            made._pending.clear()
        assert len(made.frame()) == 1024
