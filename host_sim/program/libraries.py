"""Libraries that a program reaches and does not have: installed from PyPI, each by its own name.

Only names that belong to CircuitPython's libraries are installed, into a folder of the user's
caches: no Python environment is changed. The libraries that they need in turn are asked for
afterwards.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from host_sim.program.drive import INSTALLED, Drive
from host_sim.program.reach import Reach, project_of

_FILES = {"adafruit_framebuf": ("font5x8.bin",)}  # what a library opens, in its project's sources


class InstallError(Exception):
    """A library cannot be installed; the text is one sentence."""


def missing(drive: Drive) -> list[str]:
    """Return the libraries that a program reaches and does not have, sorted.

    A file that a library opens is named as it is on the drive.
    """
    reach = Reach(drive)
    wanted = set(reach.lacking)
    for module in _FILES:
        if module in reach.modules and module not in wanted:
            wanted |= {name for name in _FILES[module] if not _is_there(drive, name)}
    return sorted(wanted)


def _is_there(drive: Drive, name: str) -> bool:
    return any((place / name).is_file() for place in (drive.root, *drive.libraries))


def projects(names: list[str]) -> list[str]:
    """Return the names on PyPI of what missing() has found."""
    return [project_of(_owner(name) or name) or name for name in names]


def _owner(name: str) -> str | None:
    return next((module for module, files in _FILES.items() if name in files), None)


def install(names: list[str], folder: Path = INSTALLED) -> None:
    """Install what missing() has found into a folder, by pip. Raises InstallError."""
    folder.mkdir(parents=True, exist_ok=True)
    libraries = [name for name in names if not _owner(name)]
    if libraries:
        _pip("install", "--no-deps", "--target", str(folder), *projects(libraries))
    for name in names:
        owner = _owner(name)
        if owner:
            _unpack(str(project_of(owner)), name, folder)


def _unpack(project: str, name: str, folder: Path) -> None:
    """Put a file of a project's sources into a folder."""
    with tempfile.TemporaryDirectory() as place:
        _pip("download", "--no-deps", "--no-binary", ":all:", "--dest", place, project)
        for path in Path(place).glob("*.tar.gz"):
            with tarfile.open(path) as archive:
                for member in archive.getmembers():
                    content = archive.extractfile(member)
                    if content and member.name.rpartition("/")[2] == name:
                        (folder / name).write_bytes(content.read())
                        return
    raise InstallError(f"{name} is not in the sources of {project}")


def _pip(command: str, *options: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pip", command, "--quiet", "--disable-pip-version-check", *options],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        wanted = ", ".join(option for option in options if option.startswith("adafruit-"))
        last = (done.stderr.strip().splitlines() or ["pip says nothing"])[-1]
        raise InstallError(f"{wanted} cannot be installed: {last}")
