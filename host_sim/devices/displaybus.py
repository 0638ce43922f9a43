"""i2cdisplaybus, fourwire and board.DISPLAY, and how long the bus of a display stays alive.

On the board a display bus lies outside the heap, and the collector looks into it only once there is
a display on it. Until then the program alone keeps the I2C or SPI below alive; from then on the
display does, until displayio.release_displays(), through reloads too.
"""

from __future__ import annotations

from typing import Any
from weakref import ref

from host_sim.devices import blinka
from host_sim.devices.bus import I2C, SPI, Bus, Fatal, Wire, busio_module
from host_sim.devices.pins import DigitalInOut, Pin

_COMMAND = 0  # DISPLAY_COMMAND of displayio
_FREQUENCY = 10_000_000  # Hz, of board.DISPLAY's bus
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


class DisplayBus:
    """The common part: the bus below, held by a weak reference until there is a display."""

    def _attach(self, bus: Bus) -> None:
        self._name = str(bus)
        self._weak = ref(bus)
        self._kept: Bus | None = None
        self._has_outlived = False
        self._is_released = False
        self._outputs: dict[Pin, DigitalInOut] = {}
        blinka.allocate_display_bus(self)

    def _take(self, *pins: Pin | None) -> None:
        """Drive pins high as long as this lives."""
        for pin in pins:
            if pin is not None:
                self._outputs[pin] = DigitalInOut(pin)
                self._outputs[pin].switch_to_output(value=True)

    @property
    def _bus(self) -> Any:
        """The I2C or SPI below. Raises Fatal where the board follows a dangling pointer."""
        if self._is_released:
            raise Fatal("a display is used after displayio.release_displays()")
        bus = self._weak()
        if bus is None:
            raise Fatal(
                f"the {self._name} is lost: before there was a display nothing but a display bus"
                " held it, so it was finalised, and on the board the display waits for ever"
            )
        return bus

    def keep(self) -> None:
        """Keep the bus alive from now on: a display was made on it, and talks to it at once."""
        if not self._free():
            raise Fatal(
                f"the {self._name} is locked or deinitialized: on the board the display waits"
                " for ever"
            )
        self._kept = self._bus
        self._kept.is_kept = True

    def outlive(self) -> set[Pin]:
        """Stay when the program ends; return the pins that stay in use."""
        self._has_outlived = True
        return {*self._outputs, *(self._kept.pins if self._kept else ())}

    def deinit(self) -> None:
        """End the display bus, and the bus below too if its program has ended before."""
        for output in self._outputs.values():
            output.deinit()
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
            raise Fatal(f"the {self._name} is locked: on the board this waits for ever")
        self._send_command(bytes([command]), bytes(data))
        self._end_transaction()

    def _send_command(self, command: bytes, data: bytes) -> None:
        raise NotImplementedError


class I2CDisplayBus(DisplayBus, blinka.i2cdisplaybus.I2CDisplayBus):
    """A display on I2C. Only the constructor checks that the display answers."""

    def __new__(cls, *_: Any, **__: Any) -> Any:
        return object.__new__(cls)  # Blinka would count it before its display has answered

    def __init__(self, i2c_bus: I2C, *, device_address: int, reset: Pin | None = None) -> None:
        self._attach(i2c_bus)
        self._address = device_address
        try:
            self._take(reset)
            if not i2c_bus.pins or i2c_bus.at(device_address) is None:
                raise ValueError(f"Unable to find I2C Display at {device_address:x}")
        except ValueError:
            blinka.free_display_bus(self)
            raise

    def reset(self) -> None:
        if not self._outputs:
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
        self._attach(spi_bus)
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


def open_display(profile: Any, wire: Wire) -> Any:
    """Return board.DISPLAY: open before the program starts, on pins that no program can take."""
    spi = busio_module(wire).SPI(Pin("SCK"), Pin("MOSI"))
    bus = FourWire(spi, baudrate=_FREQUENCY)
    if profile.CHIP == "SSD1306":
        return blinka.SSD1306(bus, width=128, height=64, auto_refresh=False)
    return blinka.busdisplay.BusDisplay(
        bus,
        _SH1106,
        width=128,
        height=64,
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
