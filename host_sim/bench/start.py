"""What a board's drive holds, and the work from the start of code.py to the first screen."""

from __future__ import annotations

from pathlib import Path

from boards.install import bundle, profile
from host_sim.bench import opcodes
from host_sim.bench.tables import Table
from host_sim.drive import Handheld

ROOT = Path(__file__).resolve().parent.parent.parent
_STILL_MS = 3000  # after which the first screen has been drawn for long
_SCREEN_MS = 83  # a refresh of the full screen on the chip


def measure(board: str = "pico") -> Table:
    """Return the sizes of a board's bundle, and the opcodes until its title is on the screen."""
    table = Table(f"The bundle of {board}, and its start")
    for plain in (False, True):
        made = bundle.make(profile.load(board), plain)
        kind = "plain sources" if plain else "compiled"
        table.add(f"on the drive, {kind}", made.size, f"bytes in {len(made.files)} files")
    count = start_opcodes(board)
    table.add("from code.py to the title", count, "opcodes")
    table.add("from code.py to the title", opcodes.chip_ms(count) + _SCREEN_MS, "ms of the chip")
    table.notes.append(
        f"opcodes of firmware, engine and boards, imported and run until the title is drawn;"
        f" {opcodes.CHIP_US} us of the chip an opcode, {_SCREEN_MS} ms for the screen; reading"
        " compiled files from the drive is not in it, nor the driver's own work"
    )
    if not opcodes.IS_CALIBRATED:
        table.notes.append("UNCALIBRATED: opcodes mean chip time on CPython 3.11 only")
    return table


def start_opcodes(board: str = "pico") -> int:
    """Return the opcodes that the program executes until its first screen is complete."""
    with Handheld(board, start_ms=_STILL_MS) as handheld:
        title = handheld.frame()
    parts = [str(ROOT / part) for part in ("firmware", "engine", "boards")]
    counter = opcodes.Counter(*parts)
    with counter, Handheld(board, start_ms=1) as handheld:
        for _ in range(_STILL_MS):
            if handheld.frame() == title:
                return counter.count
            handheld.wait(1)
    raise AssertionError("the first screen never came")
