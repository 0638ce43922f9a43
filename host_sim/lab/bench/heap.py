"""How much of the chip's heap the whole program takes, estimated on the 32-bit VM.

The files of a board's bundle, compiled as they ship, are imported by MicroPython under Node, with
stubs for the modules that are in the chip's flash (tests/vm/heap.py). One tour goes through all
games without a restart: each is begun from the title, at its largest table, played on at random, a
hint is asked for, and then random keys are pressed, whatever screens they lead to. After each step
the program's memory is read.

Words are 32 bits and blocks 16 bytes there as on the chip. The memory of displayio and the
driver's objects was measured on the chip once and is added; the names that only the VM holds are
subtracted. Not estimated: garbage before it is collected, and fragmentation.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from boards.install import bundle, profile
from host_sim.bots import module
from host_sim.lab.bench import vm
from host_sim.lab.bench.tables import Table
from host_sim.options import house

CHIP = 170_300  # bytes free on a Raspberry Pi Pico when code.py starts
FREE = 9_728  # bytes that have to stay free, in any order of games and hints
DISPLAY = 3_200  # bytes that displayio, driver and bitmap take there
NAMES = (
    2_400  # bytes of some 140 names: CircuitPython has them in its flash, or they are the walk's
)
_STEPS = 400  # of the main loop that a hint takes at most


@dataclass(frozen=True)
class Tour:
    """The games in their order; in each so many reveals at random, then a hint, then presses.

    is_largest: with the most and strongest opponents, else with the choices offered at first.
    """

    games: Sequence[str]
    is_largest: bool = True
    seed: int = 5
    reveals: int = 12
    presses: int = 300
    language: str = "en"


_HOUSE = tuple(house())
TOURS = (
    Tour(_HOUSE),
    Tour(_HOUSE[::-1], seed=6),
    Tour(_HOUSE[1:] + _HOUSE[:1], language="fr"),
    Tour(_HOUSE[:1] + _HOUSE[:0:-1], language="de"),
)


def measure(
    tour: Tour,
    board: str = "pico",
    plain: bool = False,
    more: Mapping[str, bytes] | None = None,
) -> dict[str, int]:
    """Return the most bytes of heap by game and what was shown, such as "hashi: a hint".

    plain: import sources instead of compiled files. more: files of packs, path -> bytes.
    Raises vm.VMError.
    """
    made = bundle.make(profile.load(board), plain)
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        for name, data in {**made.files, **(more or {})}.items():
            path = root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            # The VM wants its own first byte, as CircuitPython wants its own.
            path.write_bytes(b"M" + data[1:] if name.endswith(".mpy") else data)
        folders = {path.parent.relative_to(root).as_posix() for path in root.glob("*/**/*.*py")}
        printed = vm.Run(_code(tour), tuple(sorted(folders)), root).result()
    lines = [line.rsplit(": ", 1) for line in printed.splitlines()]
    return {what: int(size) + DISPLAY - NAMES for what, size in lines}


def free(found: dict[str, int]) -> int:
    """Return the bytes that stay free at the lowest of a tour."""
    return CHIP - max(found.values())


def table() -> Table:
    """Return the most that each game takes in several tours, and what stays free of the chip's."""
    out = Table("Heap on the 32-bit VM")
    if vm.missing():
        out.notes.append(vm.missing())
        return out
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(measure, TOURS))
    for what in sorted({what for one in found for what in one}):
        out.add(f"{what}, at most", max(one.get(what, 0) for one in found), "bytes")
    for tour, one in zip(TOURS, found, strict=True):
        name = f"lowest free, {', '.join(tour.games)} in {tour.language}"
        out.add(name, free(one), f"of {CHIP:,} bytes")
    out.notes.append(
        f"{FREE:,} bytes have to stay free; {DISPLAY:,} of displayio, driver and bitmap are in"
        f" every figure; a tour begins each game, asks for a hint and presses {TOURS[0].presses}"
        " random keys; see host_sim/lab/bench/heap.py"
    )
    return out


def _code(tour: Tour) -> str:
    """Return the program of a tour, in parts that tests/vm/run.mjs runs one by one."""
    code = f"SEED = {tour.seed}\nLANGUAGE = {tour.language!r}\n"
    code += (vm.VM / "heap.py").read_text(encoding="utf-8")
    for game in tour.games:
        choices = getattr(module(game), "LARGEST", b"") if tour.is_largest else b""
        for times, step in (
            (1, f"_begin({game!r}, {choices!r})\n_end()"),
            (1, "_yes()\n_end()"),
            (1, f"_note('begun')\n_go_ahead({tour.reveals})\n_end()"),
            (1, "_ask()\n_end()"),
            (_STEPS, "_look_at_hint() and _end()"),
            (tour.presses, "_press()\n_end()"),
        ):
            code += f"# --- {times} times\n{step}\n"
    return code + "# --- 1 times\nfor _n in _most:\n    print(_n + ': ' + str(_most[_n]))\n"
