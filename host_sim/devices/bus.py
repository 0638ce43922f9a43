"""busio: a wire with devices on it, locked by one user at a time, finalised when nothing holds it.

Every byte takes its time on the wire (nine clocks a byte on I2C, eight on SPI), and `bytes_written`
counts the bytes of writes, control bytes included, addresses not.
"""

from __future__ import annotations

import contextlib
import errno
import gc
import inspect
import os
from types import FrameType, ModuleType
from typing import Any, Protocol
from weakref import WeakSet

from host_sim.devices.clock import Clock
from host_sim.devices.pins import Pin
from host_sim.devices.uart import UART

DISPLAY_ADDRESSES = (0x3C, 0x3D)
_MAX_FREQUENCY = 1_000_000
_WIRES = {"I2C": ("SCL", "SDA"), "SPI": ("SCK", "MOSI", "MISO"), "UART": ("TX", "RX")}


class Fatal(BaseException):
    """The board itself hangs or crashes, so no `except` of the firmware can catch it."""


class Device(Protocol):
    """A chip on a bus: I2C transactions, or SPI bytes with the level of its D/C pin."""

    def write(self, data: bytes) -> None: ...

    def send(self, data: bytes, is_command: bool) -> None: ...


class Wire:
    """The wire of a machine's buses. devices: by I2C address. spi: the device on SPI.

    mcu: the board's chip; its port of CircuitPython defines what I2C refuses.
    """

    def __init__(self, clock: Clock, mcu: str = "") -> None:
        self.clock = clock
        self.is_rp2 = mcu.startswith("RP2")
        self.takes_empty_writes = not mcu.startswith("ESP32")  # ESP-IDF refuses them
        self.devices: dict[int, Device] = {}
        self.unplaced: Device | None = None  # a display that takes the address first asked for
        self.has_home = False  # devices are on the one bus at which a program finds them first
        self.home: tuple[Pin, ...] = ()  # its pins
        self.spi: Device | None = None
        self.bytes_written = 0
        self.buses: WeakSet[Bus] = WeakSet()
        self.lost: list[Pin] = []  # of buses that nothing holds

    def at(self, address: int) -> Device | None:
        """Return the device that answers at an address, None if none does."""
        if self.unplaced is not None and address in DISPLAY_ADDRESSES:
            self.devices[address] = self.unplaced
            self.unplaced = None
        return self.devices.get(address)

    @property
    def is_bare(self) -> bool:
        """Return True if nothing is on the wire that could have pull-ups."""
        return not self.devices and self.unplaced is None

    def count(self, size: int, clocks: int, frequency: int) -> None:
        self.bytes_written += size
        self.clock.advance(clocks * 1_000_000 // frequency)

    def collect(self) -> None:
        """Collect garbage as the chip does at the end of an import: lost buses free their pins.

        A bus that a display keeps cannot be lost, and a deinitialized one has no pins, so mostly
        there is nothing to do.
        """
        if any(bus.pins and not bus.is_kept for bus in self.buses):
            self._clear_frames()
            gc.collect()
        while self.lost:
            self.lost.pop().free()

    def _clear_frames(self) -> None:
        """Empty the frames of finished functions: on the chip no exception keeps them."""
        for bus in self.buses:
            for holder in gc.get_referrers(bus):
                is_frame = isinstance(holder, FrameType)
                if is_frame and not holder.f_code.co_flags & inspect.CO_GENERATOR:
                    with contextlib.suppress(RuntimeError):  # it is running
                        holder.clear()

    def reset(self) -> None:
        """End a program: deinitialize its buses, except those that displays keep."""
        for bus in list(self.buses):
            if not bus.is_kept:
                bus.deinit()
        self.lost.clear()


class Bus:
    """Pins and a lock, common to I2C and SPI.

    is_kept: a display keeps it. displayio calls the methods that begin with an underscore: they
    check no lock and raise nothing.
    """

    wire: Wire  # set for each machine by busio_module
    pins: tuple[Pin, ...] = ()  # () when deinitialized

    def __init__(self, *pins: Pin | None) -> None:
        wanted = [pin for pin in pins if pin is not None]
        for pin in wanted:
            if pin.user:
                raise ValueError(f"{pin.name} in use")
        for pin in wanted:
            pin.claim(type(self).__name__)
        self.pins = tuple(wanted)
        self._locked = False
        self.is_kept = False
        self.wire.buses.add(self)

    def __del__(self) -> None:
        self.wire.lost += self.pins

    def __str__(self) -> str:
        return f"busio.{type(self).__name__} on {' and '.join([pin.name for pin in self.pins])}"

    def _try_lock(self) -> bool:
        if self._locked or not self.pins:
            return False
        self._locked = True
        return True

    def _unlock(self) -> None:
        self._locked = False

    def try_lock(self) -> bool:
        """Lock the bus; return False if it is locked."""
        self._check_live()
        return self._try_lock()

    def unlock(self) -> None:
        self._check_live()
        self._unlock()

    def deinit(self) -> None:
        for pin in self.pins:
            pin.free()
        self.pins = ()

    def __enter__(self) -> Any:
        return self

    def __exit__(self, *error: object) -> None:
        self.deinit()

    def _check_live(self) -> None:
        if not self.pins:
            raise ValueError("Object has been deinitialized and can no longer be used")

    def _check_lock(self) -> None:
        self._check_live()
        if not self._locked:
            raise RuntimeError("Function requires lock")


class I2C(Bus):
    """busio.I2C. A write to an address where no device answers raises OSError(ENODEV)."""

    def __init__(self, scl: Pin, sda: Pin, *, frequency: int = 100_000, timeout: int = 255) -> None:
        if scl is sda or (self.wire.is_rp2 and not _can_be_i2c(scl.gpio, sda.gpio)):
            raise ValueError("Invalid pins")
        if self.wire.is_rp2 and frequency > _MAX_FREQUENCY:
            raise ValueError(f"frequency must be <= {_MAX_FREQUENCY}")
        if frequency < 1:
            raise Fatal("an I2C of 0 Hz hangs the board")
        if self.wire.is_bare or self.wire.home not in ((), (scl, sda)):
            # the display modules have the pull-ups
            home = " and ".join([pin.name for pin in self.wire.home])
            where = f" (the one display is on {home})" if home else ""
            raise RuntimeError(f"No pull up found on SDA or SCL; check your wiring{where}")
        super().__init__(scl, sda)
        self._frequency = frequency

    def at(self, address: int) -> Device | None:
        """Return the device that answers at an address, None if none does."""
        device = self.wire.at(address)
        if device is not None and self.wire.has_home and not self.wire.home:
            self.wire.home = self.pins
        return device

    def scan(self) -> list[int]:
        self._check_lock()
        self.at(DISPLAY_ADDRESSES[0])
        return sorted(self.wire.devices)

    def probe(self, address: int) -> bool:
        """Return True if a device answers at an address."""
        self._check_lock()
        return self.at(address) is not None

    def readfrom_into(
        self, address: int, buffer: bytearray, *, start: int = 0, end: int | None = None
    ) -> None:
        """Read from a device: a display answers zeros."""
        self._check_lock()
        if self.at(address) is None:
            raise OSError(errno.ENODEV, os.strerror(errno.ENODEV))
        view = memoryview(buffer)[start:end]
        self.wire.clock.advance((len(view) + 1) * 9 * 1_000_000 // self._frequency)
        view[:] = bytes(len(view))

    def writeto_then_readfrom(
        self,
        address: int,
        out_buffer: bytes,
        in_buffer: bytearray,
        *,
        out_start: int = 0,
        out_end: int | None = None,
        in_start: int = 0,
        in_end: int | None = None,
    ) -> None:
        self.writeto(address, out_buffer, start=out_start, end=out_end)
        self.readfrom_into(address, in_buffer, start=in_start, end=in_end)

    def writeto(
        self, address: int, buffer: bytes, *, start: int = 0, end: int | None = None
    ) -> None:
        self._check_lock()
        error = self._write(address, bytes(memoryview(buffer)[start:end]))
        if error:
            raise OSError(error, os.strerror(error))

    def _write(self, address: int, data: bytes) -> int:
        """Write; return 0 or an errno."""
        if not data and not self.wire.takes_empty_writes:
            return errno.EIO
        device = self.at(address)
        if device is None:
            return errno.ENODEV
        self.wire.count(len(data), (len(data) + 1) * 9 + 2, self._frequency)
        device.write(data)
        return 0


class SPI(Bus):
    """busio.SPI, as far as a display needs it."""

    def __init__(
        self,
        clock: Pin,
        MOSI: Pin | None = None,  # noqa: N803, CircuitPython's names
        MISO: Pin | None = None,  # noqa: N803
        half_duplex: bool = False,
    ) -> None:
        super().__init__(clock, MOSI, MISO)
        self._frequency = 250_000

    def configure(
        self, *, baudrate: int = 100_000, polarity: int = 0, phase: int = 0, bits: int = 8
    ) -> None:
        self._check_lock()
        self._frequency = baudrate

    @property
    def frequency(self) -> int:
        return self._frequency

    def write(self, buffer: bytes, *, start: int = 0, end: int | None = None) -> None:
        self._check_lock()
        size = len(memoryview(buffer)[start:end])
        self.wire.count(size, size * 8, self._frequency)

    def readinto(
        self, buffer: Any, *, start: int = 0, end: int | None = None, write_value: int = 0
    ) -> None:
        """Read ones: nothing is at MISO."""
        self._check_lock()
        view = memoryview(buffer)[start:end]
        view[:] = b"\xff" * len(view)
        self.wire.count(len(view), len(view) * 8, self._frequency)

    def write_readinto(
        self,
        out_buffer: bytes,
        in_buffer: Any,
        *,
        out_start: int = 0,
        out_end: int | None = None,
        in_start: int = 0,
        in_end: int | None = None,
    ) -> None:
        self.readinto(in_buffer, start=in_start, end=in_end)


def _can_be_i2c(scl: int | None, sda: int | None) -> bool:
    """Return True if one I2C block has these GPIOs, or if their numbers are unknown."""
    if scl is None or sda is None:
        return True
    return sda % 2 == 0 and scl % 2 == 1 and sda // 2 % 2 == scl // 2 % 2


def default_buses(busio: Any, board: ModuleType, names: list[str]) -> dict[str, Any]:
    """Return board.I2C(), STEMMA_I2C(), SPI() and UART(): each opens its bus once.

    It is on the board's pins; one that board does not name is a pin by itself.
    """
    opened: dict[str, Any] = {}

    def open_bus(name: str) -> Any:
        if name not in opened:
            one = "1" if name == "STEMMA_I2C" and hasattr(board, "SCL1") else ""
            wires = _WIRES[name.removeprefix("STEMMA_")]
            pins = [vars(board).get(wire + one) or Pin(wire + one) for wire in wires]
            opened[name] = getattr(busio, name.removeprefix("STEMMA_"))(*pins)
        return opened[name]

    return {name: lambda name=name: open_bus(name) for name in names}


def busio_module(wire: Wire) -> ModuleType:
    """Return `busio` for one machine."""
    module = ModuleType("busio")
    module.__dict__.update(
        I2C=type("I2C", (I2C,), {"wire": wire}),
        SPI=type("SPI", (SPI,), {"wire": wire}),
        UART=type("UART", (UART,), {"clock": wire.clock, "is_rp2": wire.is_rp2}),
    )
    return module
