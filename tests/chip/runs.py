"""One case, recorded and played on the chip; finished ones are kept."""

from __future__ import annotations

import hashlib
import os
import pickle
import time
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from boards.install import imports
from tests.chip import cases, files, replay
from tests.chip.chip import Chip
from tests.chip.record import Recording
from tests.chip.replay import Result

_HERE = Path(__file__).resolve().parent


class Run(NamedTuple):
    """A case to play, by its name. is_plain: on the bundle of plain sources.

    at_worst: with the least room there can be (files.worst). is_whole: it depends on all files of
    the drive, as every case of cases.WATCH and all with the least room do.
    """

    name: str
    is_plain: bool = False
    at_worst: bool = False
    is_whole: bool = False


def play(recording: Recording, plain: bool = False, at_worst: bool = False) -> Result:
    """Play a recording on the chip."""
    started = time.monotonic()
    drive = files.drive(plain, recording.packs)
    if at_worst:
        drive = files.worst(drive)
    flash = files.flash(drive, recording.env, recording.before)
    with Chip(flash) as chip:
        chip.watch_heap()
        result = replay.replay(recording, chip)
    result.at_worst = at_worst
    result.took = time.monotonic() - started
    return result


def run(one: Run, again: bool = False) -> Result:
    """Play a case, unless the same has been played to its end before.

    The same: its keys and pictures, the files that it uses, the firmware and the machine. again:
    play it in any case. A result that was kept has `is_kept`.
    """
    name, plain, at_worst, is_whole = one
    recording = cases.named(name).record(plain)
    kind = ("_py" if plain else "") + ("_worst" if at_worst else "")
    path = files.FOLDER / "results" / f"{name}{kind}.pickle"
    drive = files.drive(plain, recording.packs)
    rest = _digest(recording)
    whole = _of_files(rest, drive, None)
    part = _of_files(rest, drive, recording)
    wanted = whole if at_worst or is_whole or name in cases.WATCH else part
    if path.exists() and not again:
        digests, result = pickle.loads(path.read_bytes())
        if wanted in digests and not result.difference:
            return replace(result, is_kept=True)
    result = play(recording, plain, at_worst)
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(f".{os.getpid()}")
    new.write_bytes(pickle.dumps(((whole, part), result)))
    new.replace(path)
    return result


def used_files(drive: dict[str, bytes], recording: Recording) -> dict[str, bytes]:
    """Return the files of a drive that a case uses: what lies in no folder of the program, too."""
    return {
        path: data
        for path, data in drive.items()
        if not path.startswith(("engine/", "firmware/", "boards/"))
        or path in recording.used
        or imports.dotted(path.replace(".mpy", ".py")) in recording.used
    }


def _of_files(rest: str, drive: dict[str, bytes], recording: Recording | None) -> str:
    """Return the digest of a case with the files that its recording uses, None for all files."""
    found = hashlib.sha256(rest.encode())
    for path, data in sorted((used_files(drive, recording) if recording else drive).items()):
        found.update(path.encode() + data)
    return found.hexdigest()


def _digest(recording: Recording) -> str:
    """Return what changes with the case, the firmware and the machine."""
    found = hashlib.sha256(pickle.dumps(recording))
    sources = [*sorted(_HERE.glob("*.mjs")), _HERE / "replay.py", _HERE / "package-lock.json"]
    for path in (*sources, files.circuitpython(), files.bootrom()):
        found.update(path.read_bytes())
    return found.hexdigest()
