"""One case, recorded and played on the chip; finished ones are kept."""

from __future__ import annotations

import hashlib
import pickle
from pathlib import Path

from tests.chip import cases, files, replay
from tests.chip.chip import Chip
from tests.chip.record import Recording
from tests.chip.replay import Result

_HERE = Path(__file__).resolve().parent


def play(case: cases.Case, plain: bool = False, at_worst: bool = False) -> Result:
    """Record a case and play it on the chip. at_worst: see files.worst, for the heap."""
    return _replay(case.record(plain), plain, at_worst)


def _replay(recording: Recording, plain: bool, at_worst: bool) -> Result:
    drive = files.drive(plain, recording.packs)
    if at_worst:
        drive = files.worst(drive, str(recording.env.get("TOMBOLO_LANGUAGE", "en")))
    flash = files.flash(drive, recording.env, recording.before)
    with Chip(flash) as chip:
        chip.watch_heap()
        return replay.replay(recording, chip)


def run(name: str, plain: bool = False, at_worst: bool = False, again: bool = False) -> Result:
    """Play a case by its name, unless the same has been played to its end before."""
    case = next(case for case in cases.every() if case.name == name)
    recording = case.record(plain)
    kind = ("_py" if plain else "") + ("_worst" if at_worst else "")
    path = files.FOLDER / "results" / f"{name}{kind}.pickle"
    digest = _digest(recording, plain)
    if path.exists() and not again:
        kept, result = pickle.loads(path.read_bytes())
        if kept == digest and not result.difference:
            return result
    result = _replay(recording, plain, at_worst)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(pickle.dumps((digest, result)))
    return result


def _digest(recording: Recording, plain: bool) -> str:
    """Return what changes with the case, the bundle, the firmware and the machine."""
    found = hashlib.sha256(pickle.dumps(recording))
    for name, data in sorted(files.drive(plain, recording.packs).items()):
        found.update(name.encode() + data)
    sources = [*sorted(_HERE.glob("*.mjs")), _HERE / "replay.py"]
    for path in (*sources, files.circuitpython(), files.bootrom()):
        found.update(path.read_bytes())
    return found.hexdigest()
