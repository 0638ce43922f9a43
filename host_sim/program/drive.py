"""A drive: the folder of somebody's program, with its settings.

drive = find("snake/")            # or snake/code.py
"""

from __future__ import annotations

import ast
import os
import re
import sysconfig
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_cache_path

from host_sim.devices.versions import NEWEST

NAMES = ("code.txt", "code.py", "main.py", "main.txt")  # in CircuitPython's order
BOOT = "boot.py"
INSTALLED = user_cache_path("tombolo") / "libraries"  # those from PyPI, see libraries.py
_SITE = Path(sysconfig.get_path("purelib"))  # where the libraries are that Tombolo needs
_SETTING = re.compile(r'(\w+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([-+]?\d+))\s*(?:#.*)?$')


class DriveError(ValueError):
    """What is named is no drive or no board; the text is one sentence."""


@dataclass(frozen=True)
class Drive:
    """root: the folder. code: the program's file in it. settings: what settings.toml says.

    libraries: folders of libraries besides lib. circuitpython: the version that it is written for.
    """

    root: Path
    code: str
    settings: Mapping[str, str]
    libraries: tuple[Path, ...] = ()
    circuitpython: int = NEWEST

    def file(self, path: str) -> Path:
        """Return where a file is that the program names; libraries may bring one along."""
        name = path.strip("/")
        for folder in () if "/" in name or (self.root / name).exists() else self.libraries:
            if name and (folder / name).is_file():
                return folder / name
        return self.root / name

    def place(self, top: str) -> Path | None:
        """Return the folder that has a module or a package of this name, by a board's order.

        A package with compiled parts cannot be read: then the next folder that has the name counts.
        """
        ours = [_SITE] if top.startswith("adafruit_") else []  # Tombolo needs some of them, too
        for place in (self.root, self.root / "lib", *self.libraries, *ours):
            if os.path.isfile(f"{place}/{top}.py"):
                return place
            if os.path.isdir(f"{place}/{top}") and not any((place / top).rglob("*.mpy")):
                return place
        return None


def find(path: str | Path, installed: Path | None = None, circuitpython: int = NEWEST) -> Drive:
    """Return the drive at a folder, or around a file that is its program.

    installed: the folder of libraries that were installed, None for the user's.
    circuitpython: the version that the program is written for.
    """
    path = Path(path).expanduser()
    if path.is_file():
        root, code = path.parent, path.name
    elif path.is_dir():
        found = [name for name in NAMES if (path / name).is_file()]
        if not found:
            raise DriveError(f"{path} has no code.py and no main.py")
        root, code = path, found[0]
    else:
        raise DriveError(f"{path} is not there")
    folder = INSTALLED if installed is None else installed
    settings = _settings(root / "settings.toml")
    return Drive(root.resolve(), code, settings, (folder,), circuitpython)


def _settings(path: Path) -> dict[str, str]:
    """Read settings.toml as CircuitPython does: strings and whole numbers, up to a table.

    os.getenv returns the numbers as text, too.
    """
    if not path.is_file():
        return {}
    found: dict[str, str] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.lstrip().startswith("["):
            break
        match = _SETTING.match(line.strip())
        if match:
            name, text, number = match.groups()
            found[name] = number if text is None else ast.literal_eval(f'"{text}"')
    return found
