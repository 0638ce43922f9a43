"""How much of the chip's heap the whole program takes, estimated on the 32-bit VM.

The files of a board's bundle, compiled as they ship, are imported by MicroPython under Node, with
stubs for the modules that lie in the chip's flash (tests/vm/heap.py). A game is started and played
by random presses through every screen they lead to; after each, what lives on the heap is read.
Words are 32 bits and blocks 16 bytes there as on the chip. What displayio and the driver's objects
hold on the chip was measured there once and is added whole. Not estimated: garbage before it is
collected, and how scattered the free blocks lie.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from boards.install import bundle, profile
from host_sim import vm

CHIP = 166_300  # bytes free on a Raspberry Pi Pico once displayio, driver and bitmap are made
LIMIT = 90_000  # bytes that the whole program may take of it
DISPLAY = 3_200  # bytes that displayio, driver and bitmap took there
PRESSES = 400
_SEED = 5
_MODULE = "module "


def measure(
    game: str, board: str = "pico", presses: int = PRESSES, plain: bool = False
) -> dict[str, int]:
    """Return bytes of heap by what was loaded and shown, the key "at most" for the most.

    plain: import sources instead of compiled files. Raises vm.VMError.
    """
    found = _run(game, board, presses, plain, False)
    return {what: n + DISPLAY for what, n in found.items() if not what.startswith(_MODULE)}


def modules(game: str, board: str = "pico") -> dict[str, int]:
    """Return bytes that each module takes in such a run, largest first; it leads to what to cut.

    Garbage of an import is in it, so the sum is more than what stays.
    """
    found = _run(game, board, PRESSES, False, True)
    rows = [(n, what[len(_MODULE) :]) for what, n in found.items() if what.startswith(_MODULE)]
    return {what: n for n, what in sorted(rows, reverse=True) if n > 0}


def _run(game: str, board: str, presses: int, plain: bool, weigh: bool) -> dict[str, int]:
    made = bundle.make(profile.load(board), plain)
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        for name, data in made.files.items():
            path = root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            # The VM wants its own first byte, as CircuitPython wants its own.
            path.write_bytes(b"M" + data[1:] if name.endswith(".mpy") else data)
        folders = {path.parent.relative_to(root).as_posix() for path in root.glob("*/**/*.*py")}
        code = (
            f"GAME = {game!r}\nSEED = {_SEED}\nWEIGH = {weigh}\n" + (vm.VM / "heap.py").read_text()
        )
        code = code.replace("PRESSES times", f"{presses} times")
        told = vm.Run(code, tuple(sorted(folders)), root).result()
    lines = [line.rsplit(": ", 1) for line in told.splitlines()]
    return {what: int(size) for what, size in lines}
