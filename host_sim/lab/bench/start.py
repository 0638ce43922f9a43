"""What a board's drive holds, and what is read of it from the start of code.py to the title."""

from __future__ import annotations

from boards.install import bundle, profile
from host_sim.drive import Handheld
from host_sim.lab.bench.tables import Table

_STILL_MS = 3000  # after this long nothing more is imported


def measure(board: str = "pico") -> Table:
    """Return the size of a board's bundle, and of the files that its first screen needs."""
    table = Table(f"The bundle of {board}, and its start")
    with Handheld(board, start_ms=_STILL_MS) as handheld:
        imported = list(handheld.machine.imported)
    table.add("from code.py to the title", len(imported), "imports")
    for plain in (False, True):
        made = bundle.make(profile.load(board), plain)
        kind = "plain sources" if plain else "compiled"
        table.add(f"on the drive, {kind}", made.size, f"bytes in {len(made.files)} files")
        table.add(f"read until the title, {kind}", bytes_read(made.files, imported), "bytes")
    table.notes.append("how long that takes is measured on the chip: make chip")
    return table


def bytes_read(files: dict[str, bytes], imported: list[str]) -> int:
    """Return the size of modules on a drive; a package counts by its __init__."""
    read = 0
    for module in imported:
        path = module.replace(".", "/")
        for name in (path, path + "/__init__"):
            read += len(files.get(name + ".mpy", files.get(name + ".py", b"")))
    return read
