"""The second VM: MicroPython with 32-bit words, from npm, under Node.

It runs the same .py files as the board and the desktop, to compare results and to measure sizes.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from host_sim.games import ROOT

VM = ROOT / "tests" / "vm"
_RUNNER = VM / "run.mjs"
ENGINE = tuple(
    path.relative_to(ROOT).as_posix()
    for path in [ROOT / "engine", *sorted((ROOT / "engine").rglob("*/"))]
    if path.is_dir() and path.name != "__pycache__"
)  # the folders of the rules
_MODULES = VM / "node_modules" / "@micropython"


class VMError(Exception):
    """The VM ended with an error; the text is what it printed."""


class Run:
    """Code that runs on the VM while this process goes on."""

    def __init__(self, code: str, folders: tuple[str, ...] = ENGINE, root: Path = ROOT):
        """Start code with the .py files of these folders under root."""
        self._process = subprocess.Popen(
            ["node", str(_RUNNER), *folders],
            cwd=root,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdin is not None
        self._process.stdin.write(code)
        self._process.stdin.close()
        self._process.stdin = None

    def result(self) -> str:
        """Wait for the end; return what was printed. Raises VMError if the code raised."""
        out, err = self._process.communicate()
        if self._process.returncode:
            raise VMError(err.strip() or out.strip())
        return out

    def end(self) -> None:
        """End it, if it still runs."""
        self._process.kill()
        self._process.communicate()


def missing() -> str:
    """Return "" if the VM can run, else one sentence why not."""
    if shutil.which("node") is None:
        return "Node.js is missing, so nothing runs on the MicroPython VM"
    if not _MODULES.is_dir():
        return "the MicroPython VM is not fetched from npm (`make setup` does it)"
    return ""
