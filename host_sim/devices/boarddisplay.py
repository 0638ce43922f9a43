"""board.DISPLAY: the display of a board that has one, which is open before the program starts."""

from __future__ import annotations

from typing import Any

from host_sim.devices import blinka
from host_sim.devices.bus import Wire, busio_module
from host_sim.devices.displaybus import FourWire
from host_sim.devices.pins import Pin

FREQUENCY = 10_000_000
_SH1106 = (  # command, how many bytes follow, the bytes: upright, converter on, display on
    b"\xae\x00"
    b"\xa8\x01\x3f"
    b"\xd3\x01\x00"
    b"\x40\x00"
    b"\xad\x01\x8b"
    b"\xa1\x00"
    b"\xc8\x00"
    b"\xda\x01\x12"
    b"\x81\x01\xff"
    b"\xa6\x00"
    b"\xa4\x00"
    b"\xaf\x00"
)


def open_display(profile: Any, wire: Wire) -> Any:
    """Make the display that board.DISPLAY is, on pins that no program can take."""
    spi = busio_module(wire).SPI(Pin("SCK"), Pin("MOSI"))
    bus = FourWire(spi, baudrate=FREQUENCY)
    if profile.CHIP == "SSD1306":
        return blinka.SSD1306(bus, width=profile.WIDTH, height=profile.HEIGHT, auto_refresh=False)
    return blinka.busdisplay.BusDisplay(
        bus,
        _SH1106,
        width=profile.WIDTH,
        height=profile.HEIGHT,
        colstart=2,
        color_depth=1,
        grayscale=True,
        pixels_in_byte_share_row=False,
        data_as_commands=True,
        brightness_command=0x81,
        single_byte_bounds=True,
        SH1107_addressing=True,
        auto_refresh=False,
    )
