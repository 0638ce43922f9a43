"""Blinka and its displayio, imported once and patched to serve several machines in one process.

Blinka keeps one list of displays for the whole process and sleeps in real time while a display
starts. Here each machine has its own list and clock; a thread's machine is the one whose firmware
runs in it.
"""

from __future__ import annotations

import os
import threading
import time as real_time
from importlib import import_module
from types import SimpleNamespace
from typing import Any

from host_sim.devices.versions import NEWEST, SHOW

os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")  # before Blinka is imported

# By import_module, because Blinka has no types and the stubs on a developer's machine describe the
# board's modules of these names.
busdisplay: Any = import_module("busdisplay")
displayio: Any = import_module("displayio")
displaycore: Any = import_module("displayio._displaycore")
fourwire: Any = import_module("fourwire")
i2cdisplaybus: Any = import_module("i2cdisplaybus")
Area: Any = import_module("displayio._area").Area
ColorspaceStruct: Any = import_module("displayio._structs").ColorspaceStruct
TransformStruct: Any = import_module("displayio._structs").TransformStruct
palette_table: Any = import_module("displayio._tilegrid")._palette_table
SSD1306: Any = import_module("adafruit_displayio_ssd1306").SSD1306

displayio._stop_background()  # it refreshes displays from another thread; we refresh by hand

_COMMAND = 0  # DISPLAY_COMMAND of displayio
_FRAME_US = 17_000  # between two refreshes that a display makes by itself
_thread = threading.local()


class Displays:
    """The displays and display buses of one machine. The board allows one of each.

    version: of CircuitPython.
    """

    def __init__(self, version: int = NEWEST) -> None:
        self.version = version
        self.displays: list[Any] = []
        self.buses: list[Any] = []

        self._clock: Any = None
        self._is_awake = False  # a refresh is on the clock

    def begin_program(self, clock: Any) -> None:
        """Let displays be refreshed by themselves, on this clock, until the program ends."""
        self._clock = clock

    def wake(self, display: Any) -> None:
        """Refresh a display by itself from now on, if it is set so."""
        if display._auto_refresh and self._clock is not None and not self._is_awake:
            self._is_awake = True
            self._clock.call_at(self._clock.now + _FRAME_US, self._background)

    def _background(self) -> None:
        self._is_awake = False
        if self._clock is None:
            return
        for display in self.displays:
            display._background()
            self.wake(display)

    def end_program(self) -> set[Any]:
        """Keep the displays, with nothing on them; return the pins that stay in use.

        On the board they show CircuitPython's terminal from now on, which is not drawn here.
        """
        self._clock = None
        for display in self.displays:
            display.auto_refresh = True
            display._core.set_root_group(None)
        return {pin for bus in self.buses for pin in bus.outlive()}

    def release(self) -> None:
        """Do what displayio.release_displays() does."""
        for display in self.displays:
            display._release()
        for bus in self.buses:
            bus.deinit()
        self.displays.clear()
        self.buses.clear()


def enter(displays: Displays, sleep: Any, monotonic: Any) -> None:
    """Make a machine this thread's: its displays, and its clock for the drivers."""
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
    return _thread.displays


def _allocate_display(_display: Any) -> None:
    if _displays().displays:
        raise RuntimeError("Too many displays")


def allocate_display_bus(bus: Any) -> None:
    """Add a display bus to this thread's machine; RuntimeError if it has one."""
    if _displays().buses:
        raise RuntimeError("Too many display busses; forgot displayio.release_displays() ?")
    _displays().buses.append(bus)


def free_display_bus(bus: Any) -> None:
    """Undo allocate_display_bus, for a bus on which no display answers."""
    _displays().buses.remove(bus)
    bus.deinit()


_open = busdisplay.BusDisplay.__init__


def _open_on_bus(display: Any, display_bus: Any, *rest: Any, **options: Any) -> None:
    """Let the display keep its bus from now on; until here the program had to."""
    display_bus.keep()
    _open(display, display_bus, *rest, **options)
    _displays().displays.append(display)


_refresh = busdisplay.BusDisplay._refresh_display


def _refresh_if_free(display: Any) -> None:
    """Do nothing if the bus is locked or deinitialized, as the board does."""
    if display._core.bus_free():
        _refresh(display)


_brightness = busdisplay.BusDisplay.brightness


def _set_brightness(display: Any, value: float) -> None:
    if not 0 <= value <= 1:
        raise ValueError("brightness must be 0-1")
    if not display._core.bus_free():
        raise RuntimeError("Brightness not adjustable")
    _brightness.fset(display, value)


_set_root = busdisplay.BusDisplay._set_root_group


def _set_root_group(display: Any, group: Any) -> None:
    if group is not None and not isinstance(group, displayio.Group):
        raise ValueError("root_group must be a Group or None")
    _set_root(display, group)
    _displays().wake(display)


def _show(display: Any, group: Any) -> None:
    """Show a group as displays could up to CircuitPython 8."""
    if _displays().version > SHOW:
        raise AttributeError(
            f".show(x) removed. Use .root_group = x, or --circuitpython {SHOW} to run it as it is"
        )
    display.root_group = group


_auto_refresh = busdisplay.BusDisplay.auto_refresh


def _set_auto_refresh(display: Any, value: bool) -> None:
    _auto_refresh.fset(display, value)
    _displays().wake(display)


_set_region = displaycore._DisplayCore.set_region_to_update


def _set_region_to_update(core: Any, area: Any) -> None:
    """Send the column as the SH1106 wants it: Blinka drops its upper half."""
    if not core.sh1107_addressing:
        _set_region(core, area)
        return
    column, page = area.x1 + core.colstart, (area.y1 + core.rowstart) // 8
    core.begin_transaction()
    core.send(_COMMAND, 0, bytes([0x10 | column >> 4, column & 0x0F]))
    core.send(_COMMAND, 0, bytes([0xB0 | page]))
    core.end_transaction()


displaycore._DisplayCore.set_region_to_update = _set_region_to_update
busdisplay.BusDisplay.__init__ = _open_on_bus
busdisplay.BusDisplay._refresh_display = _refresh_if_free
busdisplay.BusDisplay._set_root_group = _set_root_group
busdisplay.BusDisplay.show = _show
busdisplay.BusDisplay.auto_refresh = _auto_refresh.setter(_set_auto_refresh)
busdisplay.BusDisplay.brightness = _brightness.setter(_set_brightness)
displayio.allocate_display = _allocate_display
displayio.allocate_display_bus = allocate_display_bus
for module in (busdisplay, displaycore, i2cdisplaybus, fourwire):
    module.time = _Time
