"""The files of a build: what is printed (STL, STEP), its pictures, and the perfboard's plan."""

from __future__ import annotations

import datetime
import re
import tempfile
from pathlib import Path

from boards.case import plan, plan_svg
from boards.case.build import Build
from boards.case.parts import CaseError

# Buttons A and B are one file, printed twice.
PRINTED = {"front": "front", "back": "back", "cross": "cross", "A": "button"}
# The library counts the parts that it has written; there is one in each file.
_COUNTED = re.compile(rb"(NEXT_ASSEMBLY_USAGE_OCCURRENCE\(')\d+'")
_DATE = datetime.datetime(2026, 1, 1)  # in each STEP file, so that the same case is the same bytes


def make(build: Build) -> dict[str, bytes]:
    """Return the files of a build, once it has been checked: name -> content.

    Raises CaseError if the CAD library is missing, or with all that the checks have found.
    """
    drawn = plan.make(build)
    faults = plan.faults(drawn)
    try:
        import build123d

        from boards.case import album, check, mesh, solids
    except ImportError as error:
        raise CaseError(
            f"the CAD library is missing ({error}): make case installs it; without make it is "
            "py -m pip install -r requirements/case.txt"
        ) from None
    case = solids.make(build)
    faults += check.check(case, build)
    if faults:
        raise CaseError("this case would not do:\n  " + "\n  ".join(faults))
    out = {}
    for name, file in PRINTED.items():
        lying = case.lying(name)
        out[f"{file}.stl"] = mesh.stl(mesh.of_solid(lying), file)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / f"{file}.step"
            lying.label = file
            build123d.export_step(lying, path, timestamp=_DATE)
            out[path.name] = _COUNTED.sub(rb"\g<1>1'", path.read_bytes())
    out["perfboard.svg"] = plan_svg.draw(drawn).encode()
    pictures = album.pictures(case, build)
    return out | {f"pictures/{name}.png": data for name, data in pictures.items()}


def write(files: dict[str, bytes], folder: Path) -> None:
    """Write files into a folder."""
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
