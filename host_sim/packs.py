"""`python -m host_sim COMMAND --pack FILE ...`: a command with a pack beside the project's games.

The command runs from a copy of the project with the pack's files in it, so nothing is written into
the checkout, and every command knows the pack's game. Commands that play take this game unless
another one is named. A pack is a program: it may do all that a program of yours may do. Play packs
of people you trust.
"""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from boards.install import pack
from boards.install.ending import raised_by_signals
from boards.install.origin import BUILD
from host_sim.machine import ROOT
from host_sim.options import games, info

OPTION = "--pack"
COMMANDS = ("play", "run", "trace", "tournament", "records")
_OF_ONE = ("play", "trace", "tournament")  # they play one game, which --game or --code names
_PARTS = ("boards", "engine", "firmware", "host_sim")
_LEFT_OUT = shutil.ignore_patterns("__pycache__", "node_modules", ".*")
_RECORDS = BUILD / "records"  # the copy's own folder goes with the copy
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
        shutil.copytree(ROOT / part, folder / part, ignore=_LEFT_OUT)
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
    file, rest = _parted(argv)
    if not file:
        print(f"host_sim: {OPTION} needs the file of a pack.", file=sys.stderr)
        return 2
    command = rest[0] if rest and not rest[0].startswith("-") else "play"
    if command not in COMMANDS:
        known = ", ".join(COMMANDS)
        print(f"host_sim: {command} takes no pack; these do: {known}.", file=sys.stderr)
        return 2
    if command == "records":
        rest[1:1] = ["--out", str(_RECORDS)]
    ends = raised_by_signals(lambda number: SystemExit(128 + number))
    with ends, tempfile.TemporaryDirectory(prefix="tombolo") as folder:
        try:
            found = pack.read(Path(file))
            lay(found, Path(folder))
        except pack.PackError as error:
            print(f"host_sim: {error}.", file=sys.stderr)
            return 1
        except OSError as error:
            print(
                f"host_sim: the project cannot be copied to {folder}: {_reason(error)}.",
                file=sys.stderr,
            )
            return 1
        if command in _OF_ONE and not any(_has(rest, option) for option in ("--game", "--code")):
            rest = [command, "--game", found.name, *rest[rest[:1] == [command] :]]
        return _run([sys.executable, folder, *rest])


def _has(argv: list[str], option: str) -> bool:
    return any(word.partition("=")[0] == option for word in argv)


def _parted(argv: list[str]) -> tuple[str, list[str]]:
    """Return the pack that arguments name first, "" for none, and the others."""
    at = [word.partition("=")[0] for word in argv].index(OPTION)
    _, is_one, file = argv[at].partition("=")
    if is_one:
        return file, argv[:at] + argv[at + 1 :]
    return "".join(argv[at + 1 : at + 2]), argv[:at] + argv[at + 2 :]


def _run(command: list[str]) -> int:
    """Run a command to its end; if this process is to end, so is it."""
    with subprocess.Popen(command) as child:
        while True:
            try:
                return child.wait()
            except KeyboardInterrupt:
                pass  # the terminal has told the command, too
            except SystemExit:
                child.terminate()
                raise


def _reason(error: OSError) -> str:
    """Return why something could not be copied; copytree() has a reason for each file."""
    reason = error.args[0][0][2] if isinstance(error, shutil.Error) else str(error)
    if any(os.strerror(full) in reason for full in (errno.ENOSPC, errno.EDQUOT)):
        return "free some room there, or set TMPDIR"
    return reason
