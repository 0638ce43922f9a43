"""Pins, the `board` module made of them, digitalio and analogio.

With circuitpython-stubs installed (it is on a developer's machine) `board` has exactly the pins of
the board's definition, aliases included. Without it, the pins that the profile names.
"""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, TypeVar

Own = TypeVar("Own", bound="OnePin")
_BUS_LINE = re.compile(r"^def (I2C|STEMMA_I2C|SPI|UART)\(\)", re.MULTILINE)
_PIN_LINE = re.compile(r"^(\w+): microcontroller\.Pin(?:\s+#\s*(\S+))?", re.MULTILINE)
REFERENCE = 3.3  # volts, of the converter
_RP2_ADC = range(26, 30)  # the pins with a converter
_PIN_FIELDS = ("SCL", "SDA", "LED", "SCK", "MOSI", "CS", "DC", "RESET")


class Pin:
    """One pin of the chip. level: True is high, None while nothing outside drives it."""

    def __init__(self, name: str, of_chip: str = "") -> None:
        self.name = name
        self.of_chip = of_chip or name
        self.user = ""  # the class that uses it, "" for none
        self.watch: Callable[[], None] | None = None  # called when the level has changed
        self.active = False  # the level that a pressed button gives it
        self._level: bool | None = None
        self.joined: set[Pin] = set()  # pins that keys of a matrix connect it with
        self.out: bool | None = None  # what a DigitalInOut drives
        self.volts = 0.0  # what an AnalogIn measures
        self.tones: list[tuple[int, int]] = []  # of a PWMOut: (µs, Hz) of each change

    def __repr__(self) -> str:
        return "board." + self.name

    @property
    def level(self) -> bool | None:
        return self._level

    @level.setter
    def level(self, level: bool | None) -> None:
        is_new = level is not self._level
        self._level = level
        if is_new and self.watch is not None:
            self.watch()

    def claim(self, user: str) -> None:
        """Take the pin into use; ValueError as on the board if it is in use."""
        if self.user:
            raise ValueError(f"{self.name} in use")
        self.user = user

    @property
    def gpio(self) -> int | None:
        """The number of the chip's pin, None if the definition does not say."""
        found = re.fullmatch(r"(?:GPIO|GP)(\d+)", self.of_chip)
        return int(found[1]) if found else None

    def free(self) -> None:
        self.user = ""
        self.out = None
        self.watch = None


def definition(board_id: str) -> dict[str, str] | None:
    """Return a board's pins: name on the board -> name of the chip's pin.

    Returns None where circuitpython-stubs is not installed.
    """
    text = _stub(board_id)
    return None if text is None else {m[1]: m[2] or m[1] for m in _PIN_LINE.finditer(text)}


def default_buses(board_id: str) -> list[str]:
    """Return the names of the functions of `board` that open a bus on the board's own pins."""
    return _BUS_LINE.findall(_stub(board_id) or "")


@lru_cache
def _stub(board_id: str) -> str | None:
    spec = importlib.util.find_spec("board_definitions")
    for folder in (spec.submodule_search_locations or []) if spec else []:
        path = Path(folder) / board_id / "__init__.pyi"
        if path.is_file():
            return path.read_text(encoding="utf-8")
    return None


def profile_pins(profile: Any) -> list[str]:
    """Return the names of the pins that a board profile uses."""
    names = [getattr(profile, field, None) for field in _PIN_FIELDS]
    names += list(getattr(profile, "KEYS", ()))
    names += list(getattr(profile, "BATTERY", None) or ())[:1]
    names += list(getattr(profile, "SPEAKER", None) or ())
    return [name for name in names if isinstance(name, str)]


def make_pins(profile: Any) -> dict[str, Pin]:
    """Make the pins of a board by their names in `board`; aliases share one Pin."""
    table = definition(profile.BOARD_ID) or {name: name for name in profile_pins(profile)}
    chip: dict[str, Pin] = {}
    return {name: chip.setdefault(of_chip, Pin(name, of_chip)) for name, of_chip in table.items()}


def board_module(profile: Any, pins: dict[str, Pin]) -> ModuleType:
    """Make `board`: board_id and the pins."""
    module = ModuleType("board")
    module.board_id = profile.BOARD_ID  # type: ignore[attr-defined]
    module.__dict__.update(pins)
    return module


Direction = SimpleNamespace(INPUT="INPUT", OUTPUT="OUTPUT")
Pull = SimpleNamespace(UP="UP", DOWN="DOWN")
DriveMode = SimpleNamespace(PUSH_PULL="PUSH_PULL", OPEN_DRAIN="OPEN_DRAIN")


class OnePin:
    """A user of one pin, until deinit(). ValueError if the pin is in use."""

    def __init__(self, pin: Pin) -> None:
        pin.claim(type(self).__name__)
        self._pin: Pin | None = pin

    def __enter__(self: Own) -> Own:
        return self

    def __exit__(self, *error: object) -> None:
        self.deinit()

    def deinit(self) -> None:
        if self._pin is not None:
            self._pin.free()
            self._pin = None

    def _live(self) -> Pin:
        if self._pin is None:
            raise ValueError("Object has been deinitialized and can no longer be used")
        return self._pin


class DigitalInOut(OnePin):
    """A pin as a digital input or output, as CircuitPython's."""

    def __init__(self, pin: Pin) -> None:
        super().__init__(pin)
        self._direction: str = Direction.INPUT
        self._pull: str | None = None
        self.drive_mode = DriveMode.PUSH_PULL

    def switch_to_output(self, value: bool = False, drive_mode: Any = DriveMode.PUSH_PULL) -> None:
        self._direction = Direction.OUTPUT
        self.drive_mode = drive_mode
        self._live().out = bool(value)

    def switch_to_input(self, pull: str | None = None) -> None:
        self._direction = Direction.INPUT
        self._set_pull(pull)
        self._live().out = None

    def _set_pull(self, pull: str | None) -> None:
        self._pull = pull
        if pull is not None:
            self._live().active = pull == Pull.DOWN

    @property
    def direction(self) -> str:
        return self._direction

    @direction.setter
    def direction(self, value: str) -> None:
        if value == Direction.OUTPUT:
            self.switch_to_output()
        else:
            self.switch_to_input()

    @property
    def pull(self) -> str | None:
        if self._direction != Direction.INPUT:
            raise AttributeError("Cannot get pull while in output mode")
        return self._pull

    @pull.setter
    def pull(self, value: str | None) -> None:
        if self._direction != Direction.INPUT:
            raise AttributeError("Cannot set pull while in output mode")
        self._set_pull(value)

    @property
    def value(self) -> bool:
        pin = self._live()
        if self._direction == Direction.OUTPUT:
            return bool(pin.out)
        if pin.level is not None:
            return pin.level
        return bool(self._pull == Pull.UP)

    @value.setter
    def value(self, value: bool) -> None:
        if self._direction != Direction.OUTPUT:
            raise AttributeError("Cannot set value when direction is input.")
        self._live().out = bool(value)


class AnalogIn(OnePin):
    """The voltage at a pin, as 16 bits of which the chip measures the upper twelve.

    ValueError for a pin that has no converter, or is in use.
    """

    def __init__(self, pin: Pin) -> None:
        if pin.gpio is not None and pin.of_chip.startswith("GPIO") and pin.gpio not in _RP2_ADC:
            raise ValueError("Invalid pin")
        super().__init__(pin)

    @property
    def value(self) -> int:
        measured = min(4095, max(0, int(self._live().volts / REFERENCE * 4095 + 0.5)))
        return measured << 4 | measured >> 8

    @property
    def reference_voltage(self) -> float:
        self._live()
        return REFERENCE
