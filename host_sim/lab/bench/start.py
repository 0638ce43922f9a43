"""What a board's drive holds, and the work from the start of code.py to the first screen."""

from __future__ import annotations

from pathlib import Path

from boards.install import bundle, profile
from host_sim.drive import Handheld
from host_sim.lab import ROOT
from host_sim.lab.bench import opcodes
from host_sim.lab.bench.tables import Table

_STILL_MS = 3000  # after which the first screen has been drawn for long
_SCREEN_MS = 28  # a refresh of the full screen on the chip
# What a KB of the files takes there, compiled or plain: reading it, the collection after each, and
# what CircuitPython does meanwhile. By the title on its own firmware: 711 and 2,354 ms.
_READ_MS = (15.0, 19.3)
_PROGRAM = "firmware/code.py"


def measure(board: str = "pico") -> Table:
    """Return the sizes of a board's bundle, and the opcodes until its title is on the screen."""
    table = Table(f"The bundle of {board}, and its start")
    work = start_work(board)
    table.add("from code.py to the title", work.count, "opcodes")
    for plain in (False, True):
        made = bundle.make(profile.load(board), plain)
        kind = "plain sources" if plain else "compiled"
        table.add(f"on the drive, {kind}", made.size, f"bytes in {len(made.files)} files")
        read = bytes_read(made.files, work.imported)
        table.add(f"read until the title, {kind}", read, "bytes")
        ms = opcodes.chip_ms(work.count) + _SCREEN_MS + read / 1024 * _READ_MS[plain]
        table.add(f"from code.py to the title, {kind}", ms, "ms of the chip, within 15 %")
    table.notes.append(
        f"opcodes of firmware, engine and boards, imported and run until the title is drawn;"
        f" {opcodes.CHIP_US} us of the chip an opcode, {_SCREEN_MS} ms for the screen,"
        f" {_READ_MS[0]} ms a KB of compiled files and {_READ_MS[1]} a KB of sources"
    )
    if not opcodes.IS_CALIBRATED:
        table.notes.append("UNCALIBRATED: opcodes mean chip time on CPython 3.11 only")
    return table


def start_work(board: str = "pico") -> opcodes.Counter:
    """Return what the program executes until its first screen is complete."""
    with Handheld(board, start_ms=_STILL_MS) as handheld:
        title = handheld.frame()
    parts = [str(ROOT / part) for part in ("firmware", "engine", "boards")]
    counter = opcodes.Counter(*parts)
    with counter, Handheld(board, start_ms=1) as handheld:
        for _ in range(_STILL_MS):
            if handheld.frame() == title:
                return counter
            handheld.wait(1)
    raise AssertionError("the first screen never came")


def bytes_read(files: dict[str, bytes], imported: list[str]) -> int:
    """Return the bytes of a drive that the imports from code.py on read."""
    names = [Path(name).relative_to(ROOT).as_posix() for name in imported]
    read = 0
    for name in names[names.index(_PROGRAM) + 1 :]:
        compiled = name.removesuffix(".py") + ".mpy"
        read += len(files.get(compiled, files.get(name, b"")))
    return read
