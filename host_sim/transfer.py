"""Moves saved games between a board, the desktop and files: `make saves FROM=... TO=...`.

FROM and TO are each `board`, which is connected by USB, `desktop`, the save of `make play`, or a
file: the page's, or a board's bytes in any form (digits, xxd, base 64, a zip). Whatever the
two sizes of memory are, running games, statistics, settings and the map of numbers come along.
"""

from __future__ import annotations

import argparse
import contextlib
import sys
from pathlib import Path
from typing import Any, Protocol

from boards.install import console, repl
from boards.install.profile import load as load_profile
from host_sim import pasted, saves, typed
from host_sim.frontends import keep
from host_sim.frontends.lock import Lock
from host_sim.machine import nvm_size
from host_sim.options import Parser

# How files begin that are taken for others by their names, or by somebody in a hurry.
_OTHERS = (
    (b"\x1f\x8b", "a gzip file, to be unpacked first"),
    (b"\x89PNG", "a picture"),
    (b"\xff\xd8\xff", "a picture"),
    (b"GIF8", "a film"),
    (b"UF2\n", "a UF2 file for a board"),
    (b"%PDF", "a PDF"),
    (b"SQLite format 3", "a database such as games.sqlite"),
)
_CHUNK = 256  # bytes that are sent at once
_READ = """\
import binascii, microcontroller
nvm = microcontroller.nvm or b""
for at in range(0, len(nvm), 128):
    print(str(binascii.hexlify(nvm[at:at + 128]), "ascii"))
"""
_WRITE = """\
import microcontroller
microcontroller.nvm[0:len(new)] = new
print(microcontroller.nvm[0:len(new)] == new)
"""


class TransferError(RuntimeError):
    """Nothing was moved; the text says why, in one sentence."""


class Place(Protocol):
    """Where saved games are. name: in a sentence. size: of its memory, 0 for any."""

    name: str
    size: int

    def read(self) -> bytes:
        """Return its content, b"" for none."""

    def write(self, nvm: bytes) -> None:
        """Replace its content."""


class File:
    """A file."""

    def __init__(self, path: Path, size: int = 0) -> None:
        self.path = path
        self.name = str(path)
        self.size = size

    def read(self) -> bytes:
        with contextlib.suppress(FileNotFoundError):
            return self.path.read_bytes()
        return b""

    def write(self, nvm: bytes) -> None:
        keep.write_whole(self.path, nvm)


class Desktop(File):
    """The save of a board that is played on the desktop."""

    def __init__(self, board: str) -> None:
        super().__init__(keep.nvm_file(board), nvm_size(load_profile(board)))
        self.name = f"the desktop's {board}"

    def write(self, nvm: bytes) -> None:
        lock = Lock(self.path)
        try:
            if not lock.take():
                raise TransferError(f"{self.name} is being played: close the game first")
            keep.save_nvm(self.path, nvm)
        finally:
            lock.let_go()


class Board:
    """A board with its REPL open."""

    name = "the board"
    size = 0  # until it is read

    def __init__(self, port: repl.Repl) -> None:
        self._repl = port

    def read(self) -> bytes:
        nvm = bytes.fromhex(self._repl.run(_READ))
        self.size = len(nvm)
        if self.size not in saves.SIZES:
            raise TransferError(f"the board has {self.size} bytes of memory, too few to save games")
        return nvm

    def write(self, nvm: bytes) -> None:
        """Send it in pieces, and write it at once: some boards erase all at each write."""
        self._repl.run(f"import binascii\nnew = bytearray({len(nvm)})\n")
        for at in range(0, len(nvm), _CHUNK):
            digits = nvm[at : at + _CHUNK].hex()
            self._repl.run(f'new[{at}:{at + _CHUNK}] = binascii.unhexlify("{digits}")\n')
        if self._repl.run(_WRITE).strip() != "True":
            raise TransferError("the board's memory holds something else than was written to it")


def move(source: Place, target: Place, size: int, is_sure: bool) -> None:
    """Move saved games, after a question if there are others. Raises TransferError, SaveError.

    size: what a file is to hold, 0 for as many bytes as there are.
    """
    content = source.read()
    if not content:
        raise TransferError(f"there are no saved games in {source.name}")
    try:
        nvm = saves.read(content)
    except saves.SaveError as error:
        why = _other(content) or str(error)
        raise TransferError(f"{source.name} cannot be used: {why}") from None
    old = target.read()
    new = saves.convert(nvm, target.size or size or len(nvm))
    print(f"{source.name}: {saves.describe(nvm)}")
    if saves.counts(new) != saves.counts(nvm):
        print(
            f"There is room for {saves.describe(new)}; the oldest running games would be given up."
        )
    held = _held(old)
    if held:
        _ask(f"{target.name}: {held}, to be replaced.", is_sure)
        kept = keep.new_name(keep.data_folder() / "replaced", ".nvm")
        keep.write_whole(kept, old)
        print(f"What was there is kept in {kept}")
    target.write(new)
    print(f"{target.name} now has {saves.describe(new)}")


def _other(content: bytes) -> str:
    """Return what something else than saved games is, in words, "" if nobody knows."""
    for begins, name in _OTHERS:
        if content.startswith(begins):
            return f"it is {name}, not saved games"
    try:
        pasted.record_in(content[: typed.LONGEST])
    except ValueError:
        code = pasted.find(typed.text(content).decode(errors="replace"))
        return f"it is the code of a game: make play CODE={code} deals it" if code else ""
    return "it is a game with its moves: make review RECORD= shows it"


def _held(content: bytes) -> str:
    """Return what a place holds, in words, "" if nothing would be lost."""
    try:
        return saves.describe(saves.read(content))
    except saves.SaveError:
        return "" if saves.is_blank(content) else "something else than saved games"


def _ask(question: str, is_sure: bool) -> None:
    print(question)
    if is_sure:
        return
    if not sys.stdin or not sys.stdin.isatty():
        raise TransferError("nothing was replaced: add --yes (ARGS=--yes) to replace it")
    try:
        answer = input("Go on? [y/N] ")
    except EOFError:
        answer = ""
    if answer.strip().lower() not in ("y", "yes"):
        raise TransferError("nothing was replaced")


def main(argv: list[str]) -> int:
    """Move saved games; return the exit status."""
    parser = Parser("saves", __doc__)
    parser.add_argument("--from", dest="source", metavar="PLACE", required=True)
    parser.add_argument("--to", dest="target", metavar="PLACE", required=True)
    parser.add_argument("--board", default="pico", help="of the desktop's saves, the one to take")
    parser.add_argument("--size", type=int, choices=saves.SIZES, help="bytes, in a file")
    parser.add_argument("--port", help="of the board, if it is not found")
    parser.add_argument("--yes", action="store_true", help="replace what is there unasked")
    arguments = parser.parse_args(argv)
    if arguments.source == arguments.target:
        parser.error("FROM and TO are the same")
    if arguments.size and arguments.target in ("board", "desktop"):
        parser.error(f"--size goes with a file; {arguments.target} has a size of its own")
    try:
        with contextlib.ExitStack() as stack:
            source, target = (
                _place(name, arguments, stack) for name in (arguments.source, arguments.target)
            )
            move(source, target, arguments.size or 0, arguments.yes)
    except (TransferError, console.ConsoleError, ValueError) as error:
        print(f"saves: {error}.", file=sys.stderr)
        return 1
    return 0


def _place(name: str, arguments: argparse.Namespace, stack: contextlib.ExitStack) -> Place:
    if name == "desktop":
        return Desktop(arguments.board)
    if name != "board":
        return File(Path(name))
    port: Any = repl.connect(console.find(arguments.port))
    stack.callback(port.close)
    return Board(stack.enter_context(repl.Repl(port)))
