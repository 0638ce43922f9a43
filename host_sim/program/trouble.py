"""What stopped a program of a drive, as its board would print it."""

from __future__ import annotations

import traceback
from pathlib import Path

from host_sim.devices.panel import ChipError
from host_sim.program.drive import Drive

_ANOTHER = "The program speaks to another chip than the display has: --chip names the right one."


def of(error: BaseException, drive: Drive) -> str:
    """Return the traceback of an error: of the program's own lines, by their paths on the drive."""
    lines = []
    for frame in traceback.extract_tb(error.__traceback__):
        path = Path(frame.filename)
        for place in (drive.root, *drive.libraries):
            if place in path.parents:
                lines.append(
                    f'  File "{path.relative_to(place)}", line {frame.lineno}, in {frame.name}'
                )
                break
    if isinstance(error, SyntaxError):
        lines.append(f'  File "{Path(error.filename or "?").name}", line {error.lineno}')
    head = ["Traceback (most recent call last):", *lines] if lines else []
    tail = [_ANOTHER] if isinstance(error, ChipError) else []
    kind = "OSError" if isinstance(error, OSError) else type(error).__name__  # its only class of it
    return "\n".join([*head, f"{kind}: {error}", *tail])
