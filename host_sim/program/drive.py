"""A drive: the folder of somebody's program, its settings, and the board that it runs on.

drive = find("snake/")            # or snake/code.py
board = bare(drive, "raspberry_pi_pico")
Handheld(board, drive=drive)
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from platformdirs import user_cache_path

from boards.install import profile, stubs
from host_sim.devices.panel import GLASSES
from host_sim.devices.pins import make_pins

NAMES = ("code.txt", "code.py", "main.py", "main.txt")  # in CircuitPython's order
BOOT = "boot.py"
INSTALLED = user_cache_path("tombolo") / "libraries"  # those from PyPI, see libraries.py
_SETTING = re.compile(r'(\w+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([-+]?\d+))\s*(?:#.*)?$')


class DriveError(ValueError):
    """What is named is no drive or no board; the text is one sentence."""


@dataclass(frozen=True)
class Drive:
    """root: the folder. code: the program's file in it. settings: what settings.toml says.

    libraries: folders of libraries besides lib.
    """

    root: Path
    code: str
    settings: Mapping[str, str]
    libraries: tuple[Path, ...] = ()

    def sources(self) -> Iterator[Path]:
        """Yield the program's files of Python, those in lib too."""
        for path in sorted(self.root.rglob("*.py")):
            if not any(part.startswith(".") for part in path.relative_to(self.root).parts):
                yield path


def find(path: str | Path, installed: Path | None = None) -> Drive:
    """Return the drive at a folder, or around a file that is its program.

    installed: the folder of libraries that were installed, None for the user's.
    """
    path = Path(path).expanduser()
    if path.is_file():
        root, code = path.parent, path.name
    elif path.is_dir():
        found = [name for name in NAMES if (path / name).is_file()]
        if not found:
            raise DriveError(f"{path} has no code.py and no main.py")
        root, code = path, found[0]
    else:
        raise DriveError(f"{path} is not there")
    folder = INSTALLED if installed is None else installed
    return Drive(root.resolve(), code, _settings(root / "settings.toml"), (folder,))


def _settings(path: Path) -> dict[str, str]:
    """Read settings.toml as CircuitPython does: strings and whole numbers, up to a table.

    os.getenv returns the numbers as text, too.
    """
    if not path.is_file():
        return {}
    found: dict[str, str] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.lstrip().startswith("["):
            break
        match = _SETTING.match(line.strip())
        if match:
            name, text, number = match.groups()
            found[name] = number if text is None else ast.literal_eval(f'"{text}"')
    return found


def board_of(name: str, drive: Drive, **told: Any) -> Any:
    """Return a board's profile by its name in boards/, or a bare board by its BOARD_ID.

    told: chip, size, address and keys, where they are not the profile's or cannot be found.
    """
    base = profile.load(name) if name in profile.names() else bare(name, drive)
    fields = vars(base).copy()
    if told.get("chip"):
        fields["CHIP"] = told["chip"]
    if told.get("size"):
        if told["size"] not in GLASSES:
            raise DriveError(f"a display of {told['size']} is none of {', '.join(GLASSES)}")
        fields["SIZE"] = told["size"]
    if told.get("address") is not None:
        fields["ADDRESSES"] = (told["address"],)
    keys = dict(zip(profile.KEYS, base.KEYS, strict=False)) | dict(told.get("keys") or {})
    known = make_pins(base)
    for key, pin in keys.items():
        if pin not in known:
            raise DriveError(f"the key {key} is on {pin}, which is no pin of {base.BOARD_ID}")
    fields["PIN_OF"] = keys
    return SimpleNamespace(**fields)


def bare(board_id: str, drive: Drive) -> SimpleNamespace:
    """Return a board without buttons, on which a display answers wherever the program opens one.

    The chip is that of the driver which the program imports.
    """
    found = stubs.read(board_id)
    if found is None:
        raise DriveError(
            f"{board_id!r} is no board: neither a file of boards/ nor a board id of CircuitPython,"
            " such as raspberry_pi_pico"
        )
    texts = [path.read_text(encoding="utf-8", errors="replace") for path in drive.sources()]
    is_sh1106 = any("sh1106" in text.lower() for text in texts)
    is_low = not is_sh1106 and any(_opens_32_rows(text) for text in texts)
    return SimpleNamespace(
        name=board_id,
        NAME=board_id,
        BOARD_ID=board_id,
        MCU=_mcu(found),
        CHIP="SH1106" if is_sh1106 else "SSD1306",
        SIZE="128x32" if is_low else "128x64",
        BUS="ANY",
        ADDRESSES=(),
        KEYS=(),
        ROTATION=0,
        LED=None,
        BATTERY=None,
        SPEAKER=None,
    )


def _opens_32_rows(text: str) -> bool:
    """Return True if a program opens an SSD1306 of 32 rows, in numbers or by a constant."""
    opened = re.search(r"SSD1306\w*\s*\(.{,300}?height\s*=\s*(\w+)", text, re.DOTALL)
    opened = opened or re.search(r"SSD1306_\w+\s*\(\s*\w+\s*,\s*(\w+)", text)
    if not opened:
        return False
    constant = re.search(rf"^{opened[1]}\s*=\s*(\d+)", text, re.MULTILINE)
    return (constant[1] if constant else opened[1]) == "32"


def _mcu(board: stubs.Board) -> str:
    names = " ".join(board.pins.values())
    for sign, mcu in (("GPIO", "RP2040"), ("IO", "ESP32S3"), ("P0_", "NRF52840")):
        if re.search(rf"\b{sign}\d", names):
            return mcu
    return "SAMD51"
