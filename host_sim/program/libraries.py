"""Libraries that a program imports and its drive lacks: installed from PyPI, each by its own name.

Only names that belong to CircuitPython's libraries are asked for, without what they need in turn,
into a folder of the user's caches: no Python environment is changed.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

from host_sim.program.drive import INSTALLED, Drive

_PREFIX = "adafruit_"
_PROJECT = "adafruit-circuitpython-"
_NAMED_OTHERWISE = {
    "adafruit_bus_device": "busdevice",
    "asyncio": "asyncio",
    "neopixel": "neopixel",
    "simpleio": "simpleio",
}
_HERE = ("adafruit_displayio_ssd1306", "adafruit_displayio_sh1106", "adafruit_bitmap_font")
_OF_BOARD = ("adafruit_bus_device", "adafruit_pixelbuf")  # CircuitPython has them built in


class InstallError(Exception):
    """A library cannot be installed; the text is one sentence."""


def project_of(module: str) -> str | None:
    """Return the name on PyPI of a library for CircuitPython, None for any other module."""
    if module in _NAMED_OTHERWISE:
        return _PROJECT + _NAMED_OTHERWISE[module]
    if module.startswith(_PREFIX):
        return _PROJECT + module.removeprefix(_PREFIX).replace("_", "-")
    return None


def missing(drive: Drive) -> list[str]:
    """Return the libraries that a program imports and does not have, sorted.

    What is imported only where something else fails (in a try) is not missing.
    """
    places = [drive.root, drive.root / "lib", *drive.libraries]
    wanted: set[str] = set()
    left = list(drive.sources())
    seen: set[Path] = set()
    while left:
        path = left.pop()
        if path in seen:
            continue
        seen.add(path)
        for name in _imports(path):
            found = _files(name, places)
            left += found
            if not found and project_of(name) and name not in (*_HERE, *_OF_BOARD):
                wanted.add(name)
    return sorted(wanted)


def _files(name: str, places: list[Path]) -> list[Path]:
    for place in places:
        if (place / f"{name}.py").is_file():
            return [place / f"{name}.py"]
        if (place / name).is_dir():
            return list((place / name).rglob("*.py"))
    return []


def _imports(path: Path) -> set[str]:
    """Return the modules that a file imports outside of any try."""
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except (SyntaxError, UnicodeDecodeError):
        return set()  # running it will tell
    found: set[str] = set()
    nodes: list[ast.AST] = [tree]
    while nodes:
        node = nodes.pop()
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            found.add(node.module.split(".")[0])
        if not isinstance(node, ast.Try):
            nodes += ast.iter_child_nodes(node)
    return found


def install(names: list[str], folder: Path = INSTALLED) -> None:
    """Install libraries into a folder by pip. Raises InstallError."""
    projects = [project for project in map(project_of, names) if project]
    folder.mkdir(parents=True, exist_ok=True)
    options = ["--quiet", "--disable-pip-version-check", "--no-deps", "--target", str(folder)]
    done = subprocess.run(
        [sys.executable, "-m", "pip", "install", *options, *projects],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["pip says nothing"])[-1]
        raise InstallError(f"{', '.join(projects)} cannot be installed: {last}")
