"""`import` and `open` for a program of somebody else's, laid out as a CIRCUITPY drive.

What is imported comes from the drive, its lib, and folders of libraries, by CircuitPython's order.
A module that CircuitPython has for this board and the simulator has not, or the other way round, is
an ImportError that says so. In every turn of a loop time passes, as on a board, where a loop that
waits for nothing lets the display be refreshed and keys be scanned, too.
"""

from __future__ import annotations

import ast
import os
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from types import CodeType, ModuleType, SimpleNamespace
from typing import Any

import adafruit_displayio_ssd1306

from boards.install import stubs
from boards.install.profile import ProfileError
from host_sim.devices.imports import DRIVERS, PLAIN, Importer

VERSION = (10, 2, 1)  # of the CircuitPython that the devices are compared with
_TURN = "__turn__"
_OF_DESKTOP = ("adafruit_blinka", "adafruit_platformdetect")  # have no place on a board
_SITE = str(Path(adafruit_displayio_ssd1306.__file__).parent)  # Tombolo needs some of them, too
_code: dict[tuple[str, int], CodeType] = {}


class Turns(ast.NodeTransformer):
    """Puts a call at the start of every loop's body."""

    def visit_loop(self, node: Any) -> Any:
        self.generic_visit(node)
        call = ast.Expr(ast.Call(ast.Name(_TURN, ast.Load()), [], []))
        for part in ast.walk(call):
            ast.copy_location(part, node.body[0])
        node.body.insert(0, call)
        return node

    visit_While = visit_For = visit_AsyncFor = visit_loop  # noqa: N815, ast's names


class DriveImporter(Importer):
    """The import of a drive's program. libraries: folders of libraries besides the drive's lib.

    turn: called in every turn of a loop.
    """

    def __init__(
        self,
        root: Path,
        virtual: dict[str, ModuleType],
        print_to: Callable[..., None],
        collect: Callable[[], None],
        *,
        board_id: str,
        libraries: Sequence[Path],
        turn: Callable[[], None],
    ) -> None:
        super().__init__(root, virtual, print_to, collect)
        self._places = [str(root), f"{root}/lib", *map(str, libraries)]
        self._board_id = board_id
        self.builtins[_TURN] = turn
        for name in absent(board_id):
            self._modules.pop(name, None)
        system = self._modules["sys"].__dict__
        system.update(
            implementation=SimpleNamespace(name="circuitpython", version=VERSION),
            platform=board_id,
            path=["", "/", ".frozen", "/lib"],
        )

    def _is_program(self, top: str) -> bool:
        return top not in (*PLAIN, *_OF_DESKTOP) and self._place(top) is not None

    def _place(self, top: str) -> str | None:
        """Return the folder that has a module or a package of this name."""
        ours = [_SITE] if top.startswith("adafruit_") else []
        for place in [*self._places, *ours]:
            if os.path.isfile(f"{place}/{top}.py") or os.path.isdir(f"{place}/{top}"):
                return place
        return None

    def _path(self, name: str) -> str:
        return f"{self._place(name.split('.')[0])}/{name.replace('.', '/')}"

    def _missing(self, name: str) -> str:
        top = name.split(".")[0]
        text = super()._missing(name)
        for place in self._places[:2]:
            compiled = Path(place, name.replace(".", "/") + ".mpy")
            if compiled.is_file():
                where = compiled.relative_to(self._places[0])
                return f"{text}: {where} is compiled for a board; put {where.stem}.py beside it"
        known = modules(self._board_id)
        if known is None:
            return text
        if top in known:
            return f"{text}: CircuitPython for {self._board_id} has it, the simulator does not"
        return f"{text}: neither CircuitPython for {self._board_id} nor the drive has it"

    def _compiled(self, path: str, found: os.stat_result) -> CodeType:
        key = (path, found.st_mtime_ns)
        if key not in _code:
            tree = ast.parse(Path(path).read_text(encoding="utf-8"), path)
            _code[key] = compile(Turns().visit(tree), path, "exec")
        return _code[key]


@lru_cache
def modules(board_id: str) -> frozenset[str] | None:
    """Return the modules that CircuitPython has for a board, None where nobody says."""
    try:
        board = stubs.read(board_id)
    except ProfileError:
        return None
    return frozenset(name.split(".")[0] for name in board.modules) if board else None


@lru_cache
def absent(board_id: str) -> frozenset[str]:
    """Return those of the simulator's modules that CircuitPython lacks for a board."""
    known = modules(board_id)
    ours = {"analogio", "bitmaptools", "displayio", "fourwire", "i2cdisplaybus", "keypad", "nvm"}
    ours |= {"pwmio", "rotaryio", "usb_cdc", "watchdog", "terminalio", *DRIVERS}
    return frozenset(ours - known) if known else frozenset()
