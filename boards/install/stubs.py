"""A board's pins and modules, as circuitpython-stubs lists them."""

import importlib.util
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import SimpleNamespace

from boards.install.profile import ProfileError, pins

_ALWAYS = {"gc", "micropython", "builtins", "__future__"}  # in every build; the stubs omit them
_OPENED = {"BOARD": {"displayio"}}  # bus -> the modules it needs
_OPENED["I2C"] = {"displayio", "busio", "i2cdisplaybus"}
_OPENED["SPI"] = {"displayio", "busio.SPI", "fourwire"}


@dataclass(frozen=True)
class Board:
    """One board's CircuitPython: name of a pin -> the chip's pin, and its modules."""

    pins: dict[str, str]
    modules: frozenset[str]
    has_display: bool


def read(board_id: str) -> Board | None:
    """Return what the stubs say about a board, None if they do not know it."""
    spec = importlib.util.find_spec("board_definitions")
    if spec is None or not spec.submodule_search_locations:
        raise ProfileError("circuitpython-stubs is not installed: run `make setup` first")
    for folder in spec.submodule_search_locations:
        path = Path(folder) / board_id / "__init__.pyi"
        if path.is_file():
            return _parse(path.read_text(encoding="utf-8"))
    return None


@cache
def _parse(text: str) -> Board:
    listed = re.search(r"Included modules: (.*)", text)
    found = dict(re.findall(r"^(\w+): microcontroller\.Pin(?:  # (\S+))?", text, re.M))
    return Board(
        pins=found,
        modules=frozenset(listed.group(1).split(", ") if listed else ()) | _ALWAYS,
        has_display=bool(re.search(r"^DISPLAY: ", text, re.M)),
    )


def check(board: SimpleNamespace) -> Board | None:
    """Check a profile's pins and bus against its CircuitPython, and return that.

    Returns None for a Raspberry Pi. Raises ProfileError.
    """
    if board.MCU == "BCM":
        _check_pi(board)
        return None
    where = f"boards/{board.name}.py"
    build = read(board.BOARD_ID)
    if build is None:
        raise ProfileError(f"{where}: BOARD_ID {board.BOARD_ID!r} is none that CircuitPython has")
    taken: dict[str, str] = {}
    for field, pin in pins(board):
        if pin not in build.pins:
            raise ProfileError(f"{where}: {field} is {pin!r}, which {board.BOARD_ID} does not have")
        real = build.pins[pin]
        if real in taken:
            raise ProfileError(f"{where}: {field} and {taken[real]} are both the pin {real}")
        taken[real] = field
    if board.BUS == "BOARD" and not build.has_display:
        raise ProfileError(f"{where}: BUS is 'BOARD', but {board.BOARD_ID} has no board.DISPLAY")
    needs = _OPENED[board.BUS] | {"keypad.Keys", "nvm"}
    needs |= {"analogio"} if board.BATTERY else set()
    needs |= {"pwmio", "digitalio"} if board.SPEAKER else set()
    lacks = sorted(needs - build.modules)
    if lacks:
        raise ProfileError(f"{where}: CircuitPython for {board.BOARD_ID} lacks {', '.join(lacks)}")
    return build


def _check_pi(board: SimpleNamespace) -> None:
    """Check the pins of a Raspberry Pi against the list that Blinka keeps."""
    spec = importlib.util.find_spec("adafruit_blinka")
    if spec is None or not spec.submodule_search_locations:
        raise ProfileError("Adafruit-Blinka is not installed: run `make setup` first")
    path = Path(spec.submodule_search_locations[0]) / "board/raspberrypi/raspi_40pin.py"
    known = set(re.findall(r"^(\w+) = pin\.", path.read_text(encoding="utf-8"), re.M))
    for field, pin in pins(board):
        if pin not in known:
            raise ProfileError(
                f"boards/{board.name}.py: {field} is {pin!r}, which a Raspberry Pi does not have"
            )
