"""Blinka and its displayio, imported once and made to serve several machines in one process.

Blinka keeps one list of displays for the whole process and sleeps for real while a display wakes
up. Here each machine has its own list and clock: whichever machine's firmware runs in a thread is
that thread's machine.
"""

from __future__ import annotations

import os
import threading
import time as real_time
from types import SimpleNamespace
from typing import Any

os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")  # before the first import of anything of Blinka's

import busdisplay as _busdisplay
import displayio as _displayio
import displayio._area as _area
import displayio._displaycore as _displaycore
import displayio._tilegrid as _tilegrid
import fourwire as _fourwire
import i2cdisplaybus as _i2cdisplaybus

# Blinka is without types; the stubs that a developer's machine has describe the board's modules
busdisplay: Any = _busdisplay
displayio: Any = _displayio
fourwire: Any = _fourwire
i2cdisplaybus: Any = _i2cdisplaybus
displaycore: Any = _displaycore
Area: Any = _area.Area
palette_table: Any = _tilegrid._palette_table

displayio._stop_background()  # it refreshes displays from another thread; we refresh by hand

_COMMAND = 0  # DISPLAY_COMMAND of displayio
_thread = threading.local()


class Displays:
    """The displays and display buses of one machine. The board allows one of each."""

    def __init__(self) -> None:
        self.displays: list[Any] = []
        self.buses: list[Any] = []

    def release(self) -> None:
        """Do what displayio.release_displays() does."""
        for display in self.displays:
            display._release()
        for bus in self.buses:
            bus.deinit()
        self.displays.clear()
        self.buses.clear()


def enter(displays: Displays, sleep: Any, monotonic: Any) -> None:
    """Make a machine this thread's: its displays, and its time for the drivers."""
    _thread.displays = displays
    _thread.time = SimpleNamespace(sleep=sleep, monotonic=monotonic)


def leave() -> None:
    """End what enter began."""
    _thread.displays = Displays()
    _thread.time = real_time


class _Time:
    """The time of this thread's machine."""

    @staticmethod
    def sleep(seconds: float) -> None:
        getattr(_thread, "time", real_time).sleep(seconds)

    @staticmethod
    def monotonic() -> float:
        return float(getattr(_thread, "time", real_time).monotonic())


def _displays() -> Displays:
    if not hasattr(_thread, "displays"):
        _thread.displays = Displays()
    return _thread.displays  # type: ignore[no-any-return]


def _allocate_display(display: Any) -> None:
    if _displays().displays:
        raise RuntimeError("Too many displays")
    _displays().displays.append(display)


def allocate_display_bus(bus: Any) -> None:
    """Count a display bus as this thread's machine's; RuntimeError if it has one."""
    if _displays().buses:
        raise RuntimeError("Too many display busses; forgot displayio.release_displays() ?")
    _displays().buses.append(bus)


_set_region = displaycore._DisplayCore.set_region_to_update


def _set_region_to_update(core: Any, area: Any) -> None:
    """Blinka loses the upper half of the column where a chip is addressed as the SH1106 is."""
    if not core.sh1107_addressing:
        _set_region(core, area)
        return
    column, page = area.x1 + core.colstart, (area.y1 + core.rowstart) // 8
    core.begin_transaction()
    core.send(_COMMAND, 0, bytes([0x10 | column >> 4, column & 0x0F]))
    core.send(_COMMAND, 0, bytes([0xB0 | page]))
    core.end_transaction()


displaycore._DisplayCore.set_region_to_update = _set_region_to_update
displayio.allocate_display = _allocate_display
displayio.allocate_display_bus = allocate_display_bus
for module in (busdisplay, displaycore, i2cdisplaybus, fourwire):
    module.time = _Time
