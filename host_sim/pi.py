"""`python -m host_sim pi`: the firmware on a Raspberry Pi, its own pins and I2C bus.

A machine of host_sim runs the same firmware/code.py as everywhere. What the firmware writes to the
display goes out on the Pi's bus, and the buttons on the Pi's pins press the machine's; the modules
that Blinka lacks (keypad, nvm, supervisor, bitmaptools) are the machine's.
Blinka's own pins and bus are used, below its `board` module, which would install packages when it
is imported.
"""

import os
import shlex
import sys
from collections.abc import Mapping
from typing import Any, Protocol

from boards.install.profile import KEYS
from boards.install.profile import load as load_profile
from host_sim import language
from host_sim.frontends import keep
from host_sim.frontends.live import Live
from host_sim.options import Parser

_BUS = 1  # the Pi's I2C bus on its header
_OFF = b"\x80\xae"  # a control byte, and the display's command to switch off


class RunError(RuntimeError):
    """Something needed is missing; the text is one sentence."""


class Bus(Protocol):
    """An I2C bus."""

    def writeto(self, address: int, buffer: bytes) -> None: ...
    def scan(self) -> list[int]: ...


class Pin(Protocol):
    """A pin with a pull-up: value() is 0 while its button is down."""

    def value(self) -> int: ...


class Display:
    """The real display, in place of the machine's virtual chip."""

    def __init__(self, bus: Bus, address: int) -> None:
        self._bus = bus
        self._address = address

    def write(self, data: bytes) -> None:
        """Pass a write on."""
        if data:  # an empty one only asks whether a display answers, which is known
            self._bus.writeto(self._address, data)

    def send(self, data: bytes, is_command: bool) -> None:
        """Not for I2C: displays on SPI get this."""
        raise NotImplementedError

    def off(self) -> None:
        """Switch the display off."""
        self._bus.writeto(self._address, _OFF)


class Buttons:
    """The machine's frontend: real buttons, read in the firmware's sleeps."""

    def __init__(self, pins: Mapping[str, Pin]) -> None:
        self._pins = pins
        self._down: set[str] = set()

    def pump(self, live: Any) -> None:
        """Press and release the machine's buttons as the real ones."""
        for key, pin in self._pins.items():
            is_down = not pin.value()
            if is_down and key not in self._down:
                self._down.add(key)
                live.press(key)
            elif not is_down and key in self._down:
                self._down.discard(key)
                live.release(key)


def main(argv: list[str]) -> int:
    """Run the firmware; return the exit status. Every error is one sentence."""
    parser = Parser("pi", __doc__)
    parser.add_argument("--board", default="oled_bonnet", help="a file in boards/, without .py")
    args = parser.parse_args(argv)
    try:
        return run(load_profile(args.board))
    except (RunError, ValueError) as error:
        print(f"pi: {error}", file=sys.stderr)
        return 1


def run(board: Any) -> int:
    """Run the firmware until Ctrl-C; return the exit status. Raises RunError."""
    if board.MCU != "BCM":
        raise RunError(
            f"{board.NAME} runs the firmware itself: `make flash BOARD={board.name}` puts it "
            f"there, `make play BOARD={board.name}` plays it here"
        )
    return play(board, _open_bus(), _open_pins(board))


def play(board: Any, bus: Bus, pins: Mapping[str, Pin]) -> int:
    """Run the firmware on this bus and these pins. Raises RunError."""
    found = [address for address in bus.scan() if address in board.ADDRESSES]
    if not found:
        at = " or ".join(map(hex, board.ADDRESSES))
        raise RunError(f"no display answers at {at}: is the bonnet seated on all 40 pins?")
    settings: dict[str, str | None] = {"TOMBOLO_LANGUAGE": language.of_desktop()}
    settings.update((k, value) for k, value in os.environ.items() if k.startswith("TOMBOLO_"))
    settings["TOMBOLO_BOARD"] = board.name
    live = Live(board, None, settings, keep.nvm_file(board.name))
    if live.unsaved:
        print(live.unsaved, file=sys.stderr)
    display = Display(bus, found[0])
    live.machine.wire.devices.clear()
    live.machine.wire.devices[found[0]] = display
    live.machine.on_print = print
    try:
        trouble = live.run(Buttons(pins))
    finally:
        display.off()
    for sentence in filter(None, (live.notice, trouble)):
        print(sentence, file=sys.stderr)
    return 1 if trouble else 0


def _open_bus() -> Bus:
    try:
        from adafruit_blinka.microcontroller.generic_linux.i2c import (  # type: ignore[import-untyped]
            I2C,
        )
    except ImportError:
        raise RunError("Blinka is not installed: run `make setup` first") from None
    try:
        bus: Bus = I2C(_BUS)
    except (RuntimeError, OSError):
        raise RunError(
            "this computer has no I2C bus 1: on a Raspberry Pi switch I2C on with "
            "`sudo raspi-config` (Interface Options), restart it, and try again"
        ) from None
    return bus


def _open_pins(board: Any) -> dict[str, Pin]:
    try:
        from adafruit_blinka.microcontroller.generic_linux.raspberry_pi_pin import (  # type: ignore[import-untyped]
            Pin as RealPin,
        )
    except ImportError:
        command = [sys.executable, "-m", "pip", "install", "gpiod>=2.2.2,<3"]
        raise RunError(
            f"the library for the Pi's pins is missing: run `{shlex.join(command)}` and try again"
        ) from None
    out: dict[str, Pin] = {}
    for key, name in zip(KEYS, board.KEYS, strict=True):
        pin = RealPin(int(name.removeprefix("D")))
        try:
            pin.init(mode=RealPin.IN, pull=RealPin.PULL_UP)
        except (RuntimeError, OSError) as error:
            raise RunError(f"the pin {name} cannot be read: {error}") from None
        out[key] = pin
    return out
