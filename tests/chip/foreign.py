"""A program laid out as a CIRCUITPY drive: the pictures that its key script names have to be the
same on the chip and in the simulator.

The script is keys.txt beside the program; without one the picture after three seconds is compared.
At each `snap` the chip has some time to show the picture, because it computes more slowly. Between
them, and before the program has drawn, it may show what it wants, such as its terminal.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from host_sim.drive import DOWN_MS, TOGETHER_MS, Handheld
from host_sim.frontends import png
from host_sim.program import libraries
from host_sim.program.board import board_of
from host_sim.program.drive import Drive, find
from host_sim.program.run import keys_of
from host_sim.script import Step, act, read
from tests.chip import files
from tests.chip.chip import Chip

KEYS = "keys.txt"
_STANDARD = "wait 3000\nsnap shown\n"
_PATIENCE_MS = 8_000  # for a picture to come
_START_MS = 1000  # CircuitPython itself
_STILL_MS = 100  # that it stays
_LOOK_MS = 20


def compare_all(folders: Sequence[Path]) -> int:
    """Compare some programs and say so; return 0 if all are the same, else 1."""
    wrong = 0
    for folder in folders:
        name = folder.resolve().name
        for what, difference in compare(folder).items():
            print(f"{name}, {what}: {difference or 'equal'}", flush=True)
            wrong += bool(difference)
    return 1 if wrong else 0


def compare(folder: Path) -> dict[str, str]:
    """Return for each picture of a program's script "", or what is different."""
    drive = find(folder)
    lacking = libraries.missing(drive)
    if lacking:
        raise ValueError(f"{folder} lacks {', '.join(lacking)}: see `make sim`")
    board = board_of("pico", drive)
    script = folder / KEYS
    text = script.read_text(encoding="utf-8") if script.is_file() else _STANDARD
    steps = read(text, keys_of(board))
    pictures, used = _simulated(board, drive, steps)
    return _on_chip(files.flash(used, _settings(drive)), steps, pictures, drive.root.name)


def _settings(drive: Drive) -> str:
    path = drive.root / "settings.toml"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def _simulated(
    board: object, drive: Drive, steps: Sequence[Step]
) -> tuple[dict[str, bytes], dict[str, bytes]]:
    """Return the simulator's pictures, and the files of the drive with the libraries it used."""
    pictures = {}
    with Handheld(board, 1, drive=drive, start_ms=0) as handheld:
        for step in steps:
            if step.what == "snap":
                pictures[step.name] = handheld.frame()
            else:
                act(step, handheld)
        loaded = handheld.machine.loaded
    found = {}
    for path in sorted(drive.root.rglob("*")):
        place = path.relative_to(drive.root).as_posix()
        if path.is_file() and "__pycache__" not in place and place not in (KEYS, "settings.toml"):
            found[place] = path.read_bytes()
    for path in loaded:
        if drive.root not in path.parents:
            root = next(parent for parent in path.parents if not (parent / "__init__.py").exists())
            found[f"lib/{path.relative_to(root).as_posix()}"] = path.read_bytes()
    return pictures, found


def _on_chip(
    flash: bytes, steps: Sequence[Step], wanted: dict[str, bytes], name: str
) -> dict[str, str]:
    found: dict[str, str] = {}
    with Chip(flash) as chip:
        chip.run(_START_MS)
        for step in steps:
            if step.what == "snap":
                found[step.name] = _await(chip, wanted[step.name], f"{name}_{step.name}")
            elif step.what == "wait" and found:  # before the first picture there is time enough
                chip.run(step.ms)
            elif step.what == "volts":
                chip.volts(step.name, step.ms)
            elif step.what in ("press", "hold"):
                _hold(chip, step)
        if any(found.values()):
            print(chip.console, file=sys.stderr)
    return found


def _hold(chip: Chip, step: Step) -> None:
    keys = step.name.split("+")
    for key in keys:
        chip.hold(key)
    chip.run(step.ms or (TOGETHER_MS if len(keys) > 1 else DOWN_MS))
    for key in keys:
        chip.hold(key, False)
    chip.run(DOWN_MS)


def _await(chip: Chip, wanted: bytes, name: str) -> str:
    """Wait for a picture that stays; return "" or what is different."""
    end = chip.now + _PATIENCE_MS
    since = None
    while chip.now < end:
        if chip.frame != wanted:
            since = None
        elif since is None:
            since = chip.now
        elif chip.now - since >= _STILL_MS:
            return ""
        chip.run(_LOOK_MS)
    files.FOLDER.mkdir(parents=True, exist_ok=True)
    for what, frame in (("wanted", wanted), ("shown", chip.frame)):
        png.write(files.FOLDER / f"{name}_{what}.png", frame)
    differ = sum((a ^ b).bit_count() for a, b in zip(wanted, chip.frame, strict=True))
    return f"{differ} pixels differ: {files.FOLDER / name}_wanted.png, _shown.png"
