"""busio and the display buses: a wire with devices on it, held by one user at a time.

Every byte takes its time on the wire (nine clocks a byte on I2C, eight on SPI), and `bytes_written`
counts what was handed to writes, control bytes included, addresses not.
"""

from __future__ import annotations

import errno
from types import ModuleType
from typing import Any, Protocol

from host_sim.parts.blinka import allocate_display_bus
from host_sim.parts.clock import Clock
from host_sim.parts.pins import DigitalInOut, Pin


class Device(Protocol):
    """A chip on a bus: I2C transactions, or SPI bytes with the level of its D/C pin."""

    def write(self, data: bytes) -> None: ...

    def send(self, data: bytes, is_command: bool) -> None: ...


class Wire:
    """What a machine's buses are connected to. devices: by I2C address. spi: the one behind SPI.

    is_rp2: the chip is an RP2040 or RP2350, whose pins belong to one I2C block each.
    """

    def __init__(self, clock: Clock, is_rp2: bool = False) -> None:
        self.clock = clock
        self.is_rp2 = is_rp2
        self.devices: dict[int, Device] = {}
        self.spi: Device | None = None
        self.bytes_written = 0

    def count(self, size: int, clocks: int, frequency: int) -> None:
        self.bytes_written += size
        self.clock.advance(clocks * 1_000_000 // frequency)


class _Bus:
    """Pins and a lock, common to I2C and SPI."""

    def __init__(self, *pins: Pin | None) -> None:
        self._pins = [pin for pin in pins if pin is not None]
        for pin in self._pins:
            if pin.user:
                raise ValueError(f"{pin.name} in use")
        for pin in self._pins:
            pin.claim(type(self).__name__)
        self._locked = False
        self._live = True

    def try_lock(self) -> bool:
        """Take the bus; False while somebody holds it."""
        self._check_live()
        if self._locked:
            return False
        self._locked = True
        return True

    def unlock(self) -> None:
        self._check_live()
        self._locked = False

    def deinit(self) -> None:
        if self._live:
            self._live = False
            for pin in self._pins:
                pin.free()

    def __enter__(self) -> Any:
        return self

    def __exit__(self, *error: object) -> None:
        self.deinit()

    def _check_live(self) -> None:
        if not self._live:
            raise ValueError("Object has been deinitialized and can no longer be used")

    def _check_lock(self) -> None:
        self._check_live()
        if not self._locked:
            raise RuntimeError("Function requires lock")


class I2C(_Bus):
    """busio.I2C. A write to an address where nothing answers is OSError(ENODEV)."""

    _wire: Wire  # set for each machine by busio_module

    def __init__(self, scl: Pin, sda: Pin, *, frequency: int = 100_000, timeout: int = 255) -> None:
        if frequency < 1:
            raise ValueError("frequency must be >= 1")
        if scl is sda or (self._wire.is_rp2 and not _can_be_i2c(scl.gpio, sda.gpio)):
            raise ValueError("Invalid pins")
        super().__init__(scl, sda)
        self._frequency = frequency

    def scan(self) -> list[int]:
        self._check_lock()
        return sorted(self._wire.devices)

    def probe(self, address: int) -> bool:
        self._check_lock()
        return address in self._wire.devices

    def writeto(
        self, address: int, buffer: bytes, *, start: int = 0, end: int | None = None
    ) -> None:
        self._check_lock()
        data = bytes(memoryview(buffer)[start:end])
        device = self._wire.devices.get(address)
        if device is None:
            raise OSError(errno.ENODEV, "No such device")
        self._wire.count(len(data), (len(data) + 1) * 9 + 2, self._frequency)
        device.write(data)


class SPI(_Bus):
    """busio.SPI, as far as a display needs it."""

    _wire: Wire

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
        self._wire.count(size, size * 8, self._frequency)


def _can_be_i2c(scl: int | None, sda: int | None) -> bool:
    """Tell whether one block reaches these GPIOs; True where their numbers are unknown."""
    if scl is None or sda is None:
        return True
    return sda % 2 == 0 and scl % 2 == 1 and sda // 2 % 2 == scl // 2 % 2


def busio_module(wire: Wire) -> ModuleType:
    """Make `busio` for one machine."""
    module = ModuleType("busio")
    module.__dict__.update(
        I2C=type("I2C", (I2C,), {"_wire": wire}), SPI=type("SPI", (SPI,), {"_wire": wire})
    )
    return module


def i2cdisplaybus_module(blinka: Any) -> ModuleType:
    """Make `i2cdisplaybus`: Blinka's bus, but it asks for its display first as the board's does."""

    class I2CDisplayBus(blinka.I2CDisplayBus):
        def __new__(cls, *_: Any, **__: Any) -> Any:
            return object.__new__(cls)  # Blinka would count it before its display has answered

        def __init__(self, i2c_bus: I2C, *, device_address: int, reset: Pin | None = None) -> None:
            if not i2c_bus.try_lock():
                raise RuntimeError("the I2C bus is held; on the board this would wait for ever")
            answers = i2c_bus.probe(device_address)
            i2c_bus.unlock()
            if not answers:
                raise ValueError(f"Unable to find I2C Display at {device_address:x}")
            allocate_display_bus(self)
            super().__init__(i2c_bus, device_address=device_address)
            if reset is not None:
                self._reset = DigitalInOut(reset)
                self._reset.switch_to_output(value=True)

    module = ModuleType("i2cdisplaybus")
    module.__dict__.update(I2CDisplayBus=I2CDisplayBus)
    return module


def fourwire_module(blinka: Any, wire: Wire) -> ModuleType:
    """Make `fourwire`: a display on SPI, its D/C pin telling commands from data."""

    class FourWire(blinka.FourWire):
        def __init__(
            self,
            spi_bus: SPI,
            *,
            command: Pin | None = None,
            chip_select: Pin | None = None,
            reset: Pin | None = None,
            baudrate: int = 24_000_000,
            polarity: int = 0,
            phase: int = 0,
        ) -> None:
            self._spi = spi_bus
            self._baudrate = baudrate
            self._parts = [DigitalInOut(pin) for pin in (command, chip_select, reset) if pin]
            for part in self._parts:
                part.switch_to_output(value=True)

        def deinit(self) -> None:
            self._spi.deinit()
            for part in self._parts:
                part.deinit()

        _release = deinit

        def reset(self) -> None:
            return None

        def send(self, command: int, data: bytes) -> None:
            self._begin_transaction()
            self._send(0, 0, bytes([command]))
            self._send(1, 0, bytes(data))
            self._end_transaction()

        def _send(self, data_type: int, _chip_select: int, data: bytes) -> None:
            self._spi.write(data)
            if wire.spi is not None:
                wire.spi.send(bytes(data), data_type == 0)

        def _free(self) -> bool:
            if not self._spi.try_lock():
                return False
            self._spi.unlock()
            return True

        def _begin_transaction(self) -> bool:
            if not self._spi.try_lock():
                return False
            self._spi.configure(baudrate=self._baudrate)
            return True

        def _end_transaction(self) -> None:
            self._spi.unlock()

    module = ModuleType("fourwire")
    module.__dict__.update(FourWire=FourWire)
    return module
