"""`python -m host_sim COMMAND --pack FILE ...`: a command with a pack beside the project's games.

The command runs from a copy of the project with the pack's files in it, so nothing is written into
the checkout and every command that plays knows the game. A pack is a program: it may do all that a
program of yours may do. Play packs of people you trust.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from boards.install import pack
from host_sim.machine import ROOT
from host_sim.options import games, info

OPTION = "--pack"
_PARTS = ("boards", "engine", "firmware", "host_sim")
_START = """import sys
from host_sim.__main__ import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
"""


def lay(found: pack.Pack, folder: Path) -> Path:
    """Copy the project and a pack into an empty folder. Raises PackError if it may not be there."""
    if found.name in games() and info(found.name).TIER != "guest":
        raise pack.PackError(f"a pack cannot be called {found.name}, as a game of Tombolo's own is")
    for part in _PARTS:
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    for place in pack.FOLDERS:  # an older copy, of which it may lack a file
        shutil.rmtree(folder / place.format(name=found.name), ignore_errors=True)
    for name, data in found.files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    (folder / "__main__.py").write_text(_START, encoding="utf-8")
    return folder


def main(argv: list[str]) -> int:
    """Run a command whose arguments name a pack. 1: the pack cannot be used; else the command's."""
    at = argv.index(OPTION)
    if at + 1 == len(argv):
        print(f"host_sim: {OPTION} needs the file of a pack.", file=sys.stderr)
        return 2
    rest = argv[:at] + argv[at + 2 :]
    with tempfile.TemporaryDirectory(prefix="tombolo") as folder:
        try:
            found = pack.read(Path(argv[at + 1]))
            lay(found, Path(folder))
        except pack.PackError as error:
            print(f"host_sim: {error}.", file=sys.stderr)
            return 1
        except OSError:  # shutil's names every file
            print(
                f"host_sim: the project cannot be copied to {folder}: free some room there, or set"
                " TMPDIR.",
                file=sys.stderr,
            )
            return 1
        return subprocess.run([sys.executable, folder, *rest], check=False).returncode
