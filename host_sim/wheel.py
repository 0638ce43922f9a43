"""`make wheel`: dist/tombolo-VERSION-py3-none-any.whl, which pip and pipx install.

The same checkout gives the same bytes: files are in order and without dates.
"""

from __future__ import annotations

import base64
import hashlib
import sys
import zipfile
from pathlib import Path
from typing import Any

from boards.install.profile import visible
from firmware.hardware.version import VERSION
from host_sim.machine import ROOT

FOLDER = ROOT / "dist"
_NAME = f"tombolo-{VERSION}"
_INFO = f"{_NAME}.dist-info"
_TOPS = ("boards", "engine", "firmware", "host_sim")
_LEFT_OUT = ("__pycache__", "node_modules")
_PYTHONS = ("3.10", "3.11", "3.12", "3.13")
_ENTRIES = "[console_scripts]\ntombolo = tombolo:main\n\n[pytest11]\ntombolo = tombolo.testing\n"
_WHEEL = "Wheel-Version: 1.0\nGenerator: make wheel\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


def main(argv: list[str]) -> int:
    """Write the wheel and name it; return 0."""
    if argv:
        print("wheel: it takes no options", file=sys.stderr)
        return 2
    path = write(FOLDER)
    print(f"{path.stat().st_size:,} bytes  {path}")
    return 0


def write(folder: Path) -> Path:
    """Write the wheel into a folder, and return where it is."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{_NAME}-py3-none-any.whl"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files().items():
            archive.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)
    return path


def files() -> dict[str, bytes]:
    """Return the files of the wheel, path -> content, its RECORD the last."""
    out = {}
    for path in visible(ROOT / "host_sim/installed", "*.py"):
        out[f"tombolo/{path.name}"] = path.read_bytes()
    for top in _TOPS:
        for path in visible(ROOT / top, "**/*"):
            if path.is_file() and not set(_LEFT_OUT) & set(path.parts):
                out[f"tombolo/project/{path.relative_to(ROOT).as_posix()}"] = path.read_bytes()
    licence = (ROOT / "LICENSE").read_bytes()
    out["tombolo/project/LICENSE"] = out[f"{_INFO}/licenses/LICENSE"] = licence
    out[f"{_INFO}/METADATA"] = metadata().encode()
    out[f"{_INFO}/WHEEL"] = _WHEEL.encode()
    out[f"{_INFO}/entry_points.txt"] = _ENTRIES.encode()
    rows = [f"{name},sha256={_digest(data)},{len(data)}" for name, data in out.items()]
    record = f"{_INFO}/RECORD"
    out[record] = "\n".join([*rows, f"{record},,\n"]).encode()
    return out


def _digest(data: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def metadata() -> str:
    """Return the wheel's METADATA, of what pyproject.toml says."""
    from setuptools.config.pyprojecttoml import load_file  # type: ignore[import-untyped]

    project: dict[str, Any] = load_file(str(ROOT / "pyproject.toml"))["project"]
    lines = [
        "Metadata-Version: 2.4",
        f"Name: {project['name']}",
        f"Version: {VERSION}",
        f"Summary: {project['description']}",
        f"License-Expression: {project['license']}",
        "License-File: LICENSE",
        f"Requires-Python: {project['requires-python']}",
        "Classifier: Framework :: Pytest",
        *[f"Classifier: Programming Language :: Python :: {version}" for version in _PYTHONS],
        *[f"Requires-Dist: {need}" for need in project["dependencies"]],
        "Description-Content-Type: text/markdown",
        "",
        (ROOT / "README.md").read_text(encoding="utf-8"),
    ]
    return "\n".join(lines)
