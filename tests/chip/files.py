"""The two files that a person brings: CircuitPython for the Pico, and the RP2040's boot ROM.

Neither is ours to pass on. Once they have been named, as `make chip` does by the environment, they
are kept in the user's cache, CircuitPython by its version; what was named last is used from then
on.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from platformdirs import user_cache_path

from boards.install import bundle, fat, image, mpy, pack, profile, uf2
from boards.install.profile import visible
from tests import guests

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / "build" / "chip"
CACHE = user_cache_path("tombolo") / "chip"
BOARD = profile.load("pico")
NVM = 4096  # bytes, right before the drive
BOOTROM_BYTES = 16384
MACHINE = Path(__file__).resolve().parent / "node_modules" / "rp2040js"
_SENTENCE = (
    "The chip needs two files that are not ours to pass on, named once: as CIRCUITPYTHON its UF2"
    " for the Pico from https://circuitpython.org/board/raspberry_pi_pico, and as BOOTROM the"
    " RP2040's, b1.bin from https://github.com/raspberrypi/pico-bootrom-rp2040/releases"
)


# In the place of code.py, which lies beside it: the program as it is, but garbage never lasts long.
_WORST = b"""import tombolo
turns = tombolo.program()
next(turns)
import before
for ms in turns:
    tombolo.device.rest(ms)
"""
_BEFORE = b"""import gc
from firmware.hardware.device import Device
usual = Device.elapsed
turns = [0]
def elapsed(device):
    ms = usual(device)
    turns[0] += ms > 15  # one that only rests is shorter, and makes no garbage
    if turns[0] == 64:
        turns[0] = 0
        gc.collect()
    return ms
Device.elapsed = elapsed
"""


class ChipError(Exception):
    """The chip cannot be had, or stopped; the text is for people."""


def circuitpython() -> Path:
    """Return where CircuitPython's UF2 is: as named, else the one that was named last."""
    kept = sorted(CACHE.glob("circuitpython-*.uf2"), key=lambda path: path.stat().st_mtime)
    return _named("CIRCUITPYTHON") or (kept[-1] if kept else CACHE / "circuitpython.uf2")


def bootrom() -> Path:
    """Return where the boot ROM is."""
    return _named("BOOTROM") or CACHE / "b1.bin"


def _named(name: str) -> Path | None:
    value = os.environ.get(name)
    return Path(value) if value else None


def keep() -> None:
    """Keep the files that are named for the runs to come; a folder that cannot be written does not
    matter. Raises ChipError for a UF2 that is not the Pico's.
    """
    named = []
    if _named("CIRCUITPYTHON"):
        firmware = b"".join(block.payload for block in _firmware())
        version = re.search(rb"Adafruit CircuitPython ([\w.+-]+)", firmware)
        assert version  # or _firmware() had raised
        named.append((circuitpython(), f"circuitpython-{version[1].decode()}.uf2"))
    if _named("BOOTROM"):
        named.append((bootrom(), "b1.bin"))
    for path, name in named:
        to = CACHE / name
        try:
            CACHE.mkdir(parents=True, exist_ok=True)
            new = to.with_suffix(f".{os.getpid()}")
            shutil.copyfile(path, new)
            new.replace(to)
        except OSError as error:
            print(f"chip: {path} cannot be kept in {CACHE}: {error.strerror}", file=sys.stderr)


def missing() -> str:
    """Return "" if the chip can run, else one sentence why not."""
    for name, path in (("CIRCUITPYTHON", circuitpython()), ("BOOTROM", bootrom())):
        if not _named(name) and not path.exists():
            return _SENTENCE + "."
    for path in (circuitpython(), bootrom()):
        if not path.is_file():
            return f"{path} is not there. {_SENTENCE}."
    if bootrom().stat().st_size != BOOTROM_BYTES:
        return f"{bootrom()} is no RP2040 boot ROM, which has {BOOTROM_BYTES:,} bytes. {_SENTENCE}."
    if shutil.which("node") is None:
        return "Node.js is missing, so no chip can be emulated."
    if not MACHINE.is_dir():
        return "The emulated RP2040 is not fetched from npm: `make setup` does it."
    return ""


def drive(plain: bool = False, packs: Sequence[str] = ()) -> dict[str, bytes]:
    """Return the files of the Pico's bundle, and of some packs."""
    files = dict(bundle.make(BOARD, plain).files)
    for name in packs:
        is_template = name == "null"  # which no bundle has, and no pack
        if is_template:
            files |= _template(plain)
        else:
            files |= pack.make(name, guests.root_of(name), plain).files
    return files


def _template(plain: bool) -> dict[str, bytes]:
    """Return the files of the template of games, as a bundle would have them."""
    found = {}
    for folder in pack.FOLDERS:
        for path in visible(ROOT / folder.format(name="null"), "**/*.py"):
            place = path.relative_to(ROOT).as_posix()
            text = mpy.read_source(path, place)
            data = b"" if plain else bundle.compiled(mpy.find(), place, text)
            found[place[:-3] + ".mpy" if data else place] = data or text.encode()
    return found


def worst(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return a drive whose program has the least room there can be: garbage is collected often.

    All names that it has were met as it started (firmware/memory.py).
    """
    return {**files, "tombolo.py": files["code.py"], "code.py": _WORST, "before.py": _BEFORE}


def flash(
    files: Mapping[str, bytes], settings: Mapping[str, object] | str | None = None, nvm: bytes = b""
) -> bytes:
    """Return a whole flash: CircuitPython, nvm, and a drive of these files and settings.toml.

    settings: its text, or what stands in it beside the language. Raises ChipError for a UF2 that
    is not the Pico's.
    """
    if not isinstance(settings, str):
        wanted = {"TOMBOLO_LANGUAGE": "en", **(settings or {})}  # as host_sim.machine has it
        settings = "".join(
            f'{name} = "{value}"\n' for name, value in wanted.items() if value is not None
        )
    start, end = BOARD.DRIVE
    firmware = uf2.image(_firmware(), uf2.FLASH, uf2.FLASH + start)
    whole = {**files, "settings.toml": settings.encode()}
    return firmware[:-NVM] + nvm.ljust(NVM, b"\xff")[:NVM] + fat.make(whole, end - start)


def _firmware() -> list[uf2.Block]:
    """Return CircuitPython's blocks. Raises ChipError for a UF2 that is not the Pico's."""
    try:
        blocks = uf2.decode(circuitpython().read_bytes())
        image.check_firmware(blocks, BOARD)
    except uf2.UF2Error as error:
        raise ChipError(f"{circuitpython()}: {error}.") from None
    return blocks
