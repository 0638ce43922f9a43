"""neopixel_write and rainbowio: lights that nobody sees here."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from host_sim.devices.clock import Clock
from host_sim.devices.pins import DigitalInOut

_NS = 1250  # of a bit on the wire


def colorwheel(pos: float) -> int:
    """Return the colour at a place of the wheel of 256, as 0xRRGGBB."""
    pos = pos % 256
    third = min(int(pos // 85), 2)
    up, down = ((8, 16), (0, 8), (16, 0))[third]
    part = min(int((pos - 85 * third) * 3), 255)
    return part << up | (255 - part) << down


def light_modules(clock: Clock) -> list[ModuleType]:
    """Return both modules."""

    def neopixel_write(digitalinout: Any, buf: bytes) -> None:
        if not isinstance(digitalinout, DigitalInOut):
            raise TypeError(f"Expected a DigitalInOut, not {type(digitalinout).__name__}")
        clock.advance(len(buf) * 8 * _NS // 1000)

    write, wheel = ModuleType("neopixel_write"), ModuleType("rainbowio")
    write.neopixel_write = neopixel_write  # type: ignore[attr-defined]
    wheel.colorwheel = colorwheel  # type: ignore[attr-defined]
    return [write, wheel]
