"""The board that somebody's program runs on, and its display, as far as the program says it.

drive = find("snake/")
Handheld(board_of("raspberry_pi_pico", drive), drive=drive)
"""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

from boards.install import profile, stubs
from host_sim.devices.panel import GLASSES
from host_sim.devices.pins import make_pins
from host_sim.program.drive import Drive, DriveError
from host_sim.program.reach import Reach

CHIPS = ("SSD1306", "SH1106")


def board_of(name: str, drive: Drive, **told: Any) -> Any:
    """Return a board's profile by its name in boards/, or a bare board by its BOARD_ID.

    Its display is the one whose driver the program imports. told: chip, size, address and keys, for
    what is different or cannot be found.
    """
    base = profile.load(name) if name in profile.names() else bare(name)
    fields = vars(base).copy()
    if base.BUS != "BOARD":  # else the display is the board's own
        reach = Reach(drive)
        fields["CHIP"] = chip_of(reach) or base.CHIP
        is_low = fields["CHIP"] == "SSD1306" and any(map(_opens_32_rows, reach.texts.values()))
        fields["SIZE"] = "128x32" if is_low else "128x64"
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


def bare(board_id: str) -> SimpleNamespace:
    """Return a board without buttons, on which a display answers wherever a program opens one."""
    found = stubs.read(board_id)
    if found is None:
        raise DriveError(
            f"{board_id!r} is no board: neither a file of boards/ nor a board id of CircuitPython,"
            " such as raspberry_pi_pico"
        )
    return SimpleNamespace(
        name=board_id,
        NAME=board_id,
        BOARD_ID=board_id,
        MCU=_mcu(found),
        CHIP=CHIPS[0],
        SIZE="128x64",
        BUS="ANY",
        ADDRESSES=(),
        KEYS=(),
        ROTATION=0,
        LED=None,
        BATTERY=None,
        SPEAKER=None,
    )


def chip_of(reach: Reach) -> str | None:
    """Return the chip whose driver a program imports, or names itself; None for both or neither."""
    imported = " ".join(reach.modules).upper()
    for text in (imported, " ".join(reach.texts.values()).upper()):
        named = [chip for chip in CHIPS if chip in text]
        if len(named) == 1:
            return named[0]
    return None


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
