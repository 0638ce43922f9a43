"""The model of the SH1106: 132 columns, page addressing, the glass from column 2."""

import pytest

from host_sim.devices.panel import ChipError
from host_sim.devices.sh1106 import SH1106


def chip(*commands: bytes) -> SH1106:
    made = SH1106()
    for command in (b"\xa1\xc8\xaf", *commands):
        made.write(b"\x00" + command)
    return made


def test_converter_is_on_after_reset_and_can_be_switched():
    made = chip(b"\xa5")
    assert made.frame() == b"\xff" * 1024
    made.write(b"\x00\xad\x8a")
    assert made.frame() == bytes(1024)


def test_column_two_is_the_left_edge():
    made = chip(b"\xb0\x02\x10")
    made.write(b"\x40\x01")
    assert made.pixel(0, 0)
    assert sum(made.frame()) == 0x80


def test_columns_outside_the_glass_are_kept_and_not_shown():
    made = chip(b"\xb0\x00\x10")
    made.write(b"\x40\xff\xff")
    assert made.frame() == bytes(1024)
    made.write(b"\x40\x01")
    assert made.pixel(0, 0)


def test_page_and_column_registers_reach_the_far_corner():
    made = chip(b"\xb7\x01\x18")  # column 0x81 = 129
    made.write(b"\x40\x80")
    assert made.pixel(127, 63)


def test_the_pointer_stops_after_column_131():
    made = chip(b"\x03\x18")
    made.write(b"\x40\x01")
    with pytest.raises(ChipError, match="last column"):
        made.write(b"\x40\x01")


def test_read_modify_write_returns_to_its_column():
    made = chip(b"\x05\x10", b"\xe0")
    made.write(b"\x40\x01\x02")
    made.write(b"\x00\xee")
    made.write(b"\x40\x03")
    assert made.ram[131 - 5] == 3


@pytest.mark.parametrize("command", [b"\x21\x00\x7f", b"\xad\x00", b"\xee", b"\x8d\x14"])
def test_commands_of_the_other_chip_are_errors(command):
    with pytest.raises(ChipError):
        chip().write(b"\x00" + command)


@pytest.mark.parametrize("command", [b"\x33", b"\xdb\x40", b"\xd5\x50", b"\x20\x20", b"\xe3"])
def test_commands_without_a_picture_are_taken(command):
    made = chip()
    made.write(b"\x00" + command)
    assert made.is_complete
