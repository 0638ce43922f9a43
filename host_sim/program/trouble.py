"""What stopped a program of a drive, as its board would print it."""

from __future__ import annotations

import traceback
from pathlib import Path

from host_sim.devices.panel import ChipError
from host_sim.program.drive import Drive

_ANOTHER = "The program speaks to another chip than the display has: --chip names the right one."


def lines(error: BaseException, drive: Drive) -> list[str]:
    """Return the program's own lines of a traceback, by their paths on the drive."""
    found = []
    for frame in traceback.extract_tb(error.__traceback__):
        path = Path(frame.filename)
        for place in (drive.root, *drive.libraries):
            if place in path.parents:
                where = path.relative_to(place)
                found.append(f'  File "{where}", line {frame.lineno}, in {frame.name}')
                break
    if isinstance(error, SyntaxError):
        found.append(f'  File "{Path(error.filename or "?").name}", line {error.lineno}')
    return found


def of(error: BaseException, drive: Drive) -> str:
    """Return the traceback of an error: the program's own lines, and what it is."""
    found = lines(error, drive)
    head = ["Traceback (most recent call last):", *found] if found else []
    tail = [_ANOTHER] if isinstance(error, ChipError) else []
    kind = "OSError" if isinstance(error, OSError) else type(error).__name__  # its only class of it
    what = error.msg if isinstance(error, SyntaxError) else error
    return "\n".join([*head, f"{kind}: {what}", *tail])
