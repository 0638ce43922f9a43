"""Where a bundle's parts come from: the commit of the sources, the display driver, licences."""

import importlib.metadata
import importlib.util
import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from firmware.hardware.version import VERSION

ROOT = Path(__file__).resolve().parent.parent.parent
IS_INSTALLED = ROOT.name == "project"  # by name: nothing is written beside it then
BUILD = (Path.cwd() if IS_INSTALLED else ROOT) / "build"
_DRIVERS = ("adafruit_displayio_ssd1306", "adafruit_displayio_sh1106")
_GIT = ("git", "describe", "--always", "--dirty", "--abbrev=40", "--exclude=*")


class OriginError(RuntimeError):
    """A part is missing; the text is one sentence."""


def drivers(board: SimpleNamespace) -> tuple[str, ...]:
    """Return the names of the driver modules for displays on a board; none if it has its own.

    All chips, because modules with either look the same: settings.toml says which it is.
    """
    return () if board.BUS == "BOARD" else _DRIVERS


def file_of(module: str) -> Path:
    """Return the path of an installed driver. Raises OriginError."""
    spec = importlib.util.find_spec(module)
    if spec is None or not spec.origin:
        raise OriginError(
            f"the display's driver {_package(module)} is not installed: run `make setup`"
        )
    return Path(spec.origin)


def _package(module: str) -> str:
    return module.replace("adafruit_", "adafruit-circuitpython-").replace("_", "-")


def commit(root: Path = ROOT) -> str | None:
    """Return the commit of the sources, with "-dirty" if they differ; None outside of git."""
    try:
        top = _git(root, "git", "rev-parse", "--show-toplevel")
        # A copy unpacked inside another project must not report that project's commit.
        return _git(root, *_GIT) if Path(top).resolve() == root.resolve() else None
    except (OSError, subprocess.CalledProcessError):
        return None


def _git(root: Path, *command: str) -> str:
    return subprocess.run(
        command, cwd=root, capture_output=True, text=True, check=True
    ).stdout.strip()


def versions(board: SimpleNamespace, compiler: str | None) -> dict[str, Any]:
    """Return the manifest's version, commit, compiler and drivers."""
    packages = [_package(module) for module in drivers(board)]
    return {
        "version": VERSION,
        "commit": commit(),
        "compiler": compiler,
        "drivers": [f"{name} {importlib.metadata.version(name)}" for name in packages],
    }


def licences(board: SimpleNamespace) -> dict[str, bytes]:
    """Return the licences of the code in a bundle: path on the drive -> text."""
    out = {"licenses/tombolo.txt": (ROOT / "LICENSE").read_text(encoding="utf-8")}
    for module in drivers(board):
        package = importlib.metadata.distribution(_package(module))
        out[f"licenses/{module}.txt"] = package.read_text("licenses/LICENSE") or ""
    return {name: text.replace("\r\n", "\n").encode() for name, text in out.items()}
