"""i2cdisplaybus and fourwire: what a display hangs on, and what keeps the bus below alive.

On the board a display bus lies outside the heap, and the collector looks into it only once a
display hangs on it. Until then the program alone keeps the I2C or SPI below alive; from then on the
display does, until displayio.release_displays(), through reloads too.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any
from weakref import ref

from host_sim.devices import blinka
from host_sim.devices.bus import I2C, SPI, Bus, Fatal
from host_sim.devices.pins import DigitalInOut, Pin

_COMMAND = 0  # DISPLAY_COMMAND of displayio


class DisplayBus:
    """What both have in common: the bus below, held weakly until a display hangs here."""

    def _hang_on(self, bus: Bus) -> None:
        self._name = str(bus)
        self._weak = ref(bus)
        self._kept: Bus | None = None
        self._has_outlived = False
        self._is_released = False
        self._parts: dict[Pin, DigitalInOut] = {}
        blinka.allocate_display_bus(self)

    def _take(self, *pins: Pin | None) -> None:
        """Drive pins high as long as this lives."""
        for pin in pins:
            if pin is not None:
                self._parts[pin] = DigitalInOut(pin)
                self._parts[pin].switch_to_output(value=True)

    @property
    def _bus(self) -> Any:
        """The I2C or SPI below. Raises Fatal where the board follows a dangling pointer."""
        if self._is_released:
            raise Fatal("a display is used after displayio.release_displays()")
        bus = self._weak()
        if bus is None:
            raise Fatal(
                f"the {self._name} is lost: before there was a display nothing but a display bus"
                " held it, so it was finalised, and on the board the display waits for it for ever"
            )
        return bus

    def keep(self) -> None:
        """A display hangs on this from now on, and talks to it at once."""
        if not self._free():
            raise Fatal(
                f"the {self._name} is locked or deinitialized: on the board the display waits for"
                " it for ever"
            )
        self._kept = self._bus
        self._kept.is_kept = True

    def outlive(self) -> set[Pin]:
        """The program ends, this does not; return the pins that stay in use."""
        self._has_outlived = True
        return {*self._parts, *(self._kept.pins if self._kept else ())}

    def deinit(self) -> None:
        """End this. The bus below is the program's, and ends here if that has ended before."""
        for part in self._parts.values():
            part.deinit()
        self._is_released = True
        if self._kept is not None:
            self._kept.is_kept = False
            if self._has_outlived:
                self._kept.deinit()
            self._kept = None

    def _free(self) -> bool:
        if not self._begin_transaction():
            return False
        self._end_transaction()
        return True

    def _begin_transaction(self) -> bool:
        return bool(self._bus._try_lock())

    def _end_transaction(self) -> None:
        self._bus._unlock()

    def send(self, command: int, data: bytes) -> None:
        """Send a command with its arguments, as the driver's sleep() does."""
        if not self._begin_transaction():
            raise Fatal(f"the {self._name} is locked: on the board this waits for it for ever")
        self._send_command(bytes([command]), bytes(data))
        self._end_transaction()

    def _send_command(self, command: bytes, data: bytes) -> None:
        raise NotImplementedError


class I2CDisplayBus(DisplayBus, blinka.i2cdisplaybus.I2CDisplayBus):
    """A display on I2C. Whether it takes what is sent, nobody asks but here at the start."""

    def __new__(cls, *_: Any, **__: Any) -> Any:
        return object.__new__(cls)  # Blinka would count it before its display has answered

    def __init__(self, i2c_bus: I2C, *, device_address: int, reset: Pin | None = None) -> None:
        self._hang_on(i2c_bus)
        self._address = device_address
        try:
            self._take(reset)
            if not i2c_bus._probe(device_address):
                raise ValueError(f"Unable to find I2C Display at {device_address:x}")
        except ValueError:
            blinka.free_display_bus(self)
            raise

    def reset(self) -> None:
        if not self._parts:
            raise RuntimeError("No reset pin")

    def _send_command(self, command: bytes, data: bytes) -> None:
        self._send(_COMMAND, 0, command + data)

    def _send(self, data_type: int, _chip_select: int, data: bytes) -> None:
        if data_type == _COMMAND:
            sent = b"".join([bytes([0x80, byte]) for byte in data])
        else:
            sent = b"\x40" + bytes(data)
        self._bus._write(self._address, sent)


class FourWire(DisplayBus, blinka.fourwire.FourWire):
    """A display on SPI, its D/C pin telling commands from data."""

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
        if polarity not in (0, 1):
            raise ValueError("polarity must be 0-1")
        if phase not in (0, 1):
            raise ValueError("phase must be 0-1")
        self._hang_on(spi_bus)
        self._take(command, reset, chip_select)
        self._has_reset = reset is not None
        self._baudrate = baudrate

    def reset(self) -> None:
        if not self._has_reset:
            raise RuntimeError("No reset pin")

    def _begin_transaction(self) -> bool:
        if not super()._begin_transaction():
            return False
        self._bus.configure(baudrate=self._baudrate)
        return True

    def _send_command(self, command: bytes, data: bytes) -> None:
        self._send(_COMMAND, 0, command)
        self._send(_COMMAND + 1, 0, data)

    def _send(self, data_type: int, _chip_select: int, data: bytes) -> None:
        self._bus.write(data)
        device = self._bus.wire.spi
        if device is not None:
            device.send(bytes(data), data_type == _COMMAND)


def i2cdisplaybus_module() -> ModuleType:
    """Make `i2cdisplaybus`."""
    module = ModuleType("i2cdisplaybus")
    module.__dict__.update(I2CDisplayBus=I2CDisplayBus)
    return module


def fourwire_module() -> ModuleType:
    """Make `fourwire`."""
    module = ModuleType("fourwire")
    module.__dict__.update(FourWire=FourWire)
    return module
