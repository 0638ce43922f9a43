"""`import` and `open` for a program of somebody else's, laid out as a CIRCUITPY drive.

Modules come from the drive, its lib, and folders of libraries, in CircuitPython's order. A module
or a name that CircuitPython has for this board and the simulator lacks, or the other way round, is
an error that says so. Time passes in every turn of a loop, because on a board the display is
refreshed and keys are scanned even while a loop waits for nothing.
"""

from __future__ import annotations

import importlib
import os
import random
import sys
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from types import CodeType, ModuleType, SimpleNamespace
from typing import Any

from boards.install import stubs
from boards.install.profile import ProfileError
from host_sim.devices import checked, plain, versions
from host_sim.devices.imports import DRIVERS, PLAIN, Importer
from host_sim.devices.names import table
from host_sim.program.drive import Drive
from host_sim.program.reach import project_of

_OF_DESKTOP = ("adafruit_blinka", "adafruit_platformdetect")  # have no place on a board
_BLINKA = ("busdisplay", "vectorio")  # modules of its that are taken as they are
_PLATFORMS = {"SAMD51": "MicroChip SAMD51", "ESP32S3": "Espressif", "NRF52840": "nRF52840"}
_code: dict[tuple[str, int], CodeType] = {}


class Module(ModuleType):
    """A module of CircuitPython's, which says who has a name that is not there."""

    circuitpython = versions.NEWEST

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"'module' object has no attribute '{name}'{self.why(name)}")

    def why(self, name: str) -> str:
        """Return how the text of an error goes on."""
        if name.startswith("__"):
            return ""
        of = self.__name__
        changed = versions.change(of, name, self.__dict__["circuitpython"])
        if changed:
            return changed
        if name in table().get(of, ()):
            return f": CircuitPython has {of}.{name}, the simulator does not"
        if of == "board":
            return f": {self.__dict__.get('board_id')} has no such pin or bus"
        return f": CircuitPython has no {of}.{name}{plain.remedy(name)}"


class DriveImporter(Importer):
    """The import of a drive's program. turn: called in every turn of a loop. seed: of random."""

    def __init__(
        self,
        drive: Drive,
        virtual: dict[str, ModuleType],
        print_to: Callable[..., None],
        collect: Callable[[], None],
        *,
        board_id: str,
        mcu: str,
        turn: Callable[[], None],
        seed: int | None,
    ) -> None:
        super().__init__(drive.root, virtual, print_to, collect)
        self._drive = drive
        self._board_id = board_id
        self._version = drive.circuitpython
        self.builtins = plain.plain_builtins(print_to)
        self.builtins.update(checked.names(turn))
        self.builtins.update(
            __import__=self._import, open=self._open, eval=self._eval, exec=self._exec
        )
        self._modules.update(plain.plain_modules(random.Random(seed), print_to))
        for name in _BLINKA:
            found = vars(importlib.import_module(name))
            self._modules[name] = _module(name, found, table()[name])
        if self._version < versions.NEWEST:
            self._add_older()
        self._modules["builtins"] = _module("builtins", self.builtins, table()["builtins"])
        for name in absent(board_id):
            self._modules.pop(name, None)
        self._newer = {
            name: self._modules.pop(name)
            for name, since in versions.SINCE.items()
            if since > self._version and name in self._modules
        }
        system = vars(self._modules["sys"])
        system.update(
            implementation=SimpleNamespace(
                name="circuitpython", version=(*versions.VERSIONS[self._version], "")
            ),
            platform=_PLATFORMS.get(mcu, mcu),
            path=["", "/", "/lib"],
            argv=[],
            maxsize=2**31 - 1,
            version_info=(3, 4, 0),
            version=f"3.4.0; CircuitPython {'.'.join(map(str, versions.VERSIONS[self._version]))}",
        )
        self._modules["sys"] = _module("sys", system, table()["sys"])
        for module in self._modules.values():
            if type(module) is ModuleType:
                module.__class__ = Module
                module.__dict__["circuitpython"] = self._version

    def _add_older(self) -> None:
        """Give displayio the names that it had before they had modules of their own."""
        now = self._modules
        for (module, name), (last, instead) in versions.UNTIL.items():
            where, _, what = instead.partition(".")
            found = getattr(now.get(where), what, None)
            if module in now and self._version <= last and found is not None:
                setattr(now[module], name, found)

    def _open(self, path: str, mode: str = "r", **options: Any) -> Any:
        """Open a file of the drive, or one that a library brings along, as UTF-8."""
        file = self._drive.file(path)
        if file.is_file() and self._drive.root not in file.parents and mode in ("r", "rb"):
            return open(file, mode, **options)
        if "b" not in mode:
            options.setdefault("encoding", "utf-8")
        return super()._open(path, mode, **options)

    def _eval(self, source: Any, *scopes: Any) -> Any:
        scopes = self._scopes(scopes)
        return eval(self._compiled_text(source, "eval"), *scopes)

    def _exec(self, source: Any, *scopes: Any) -> None:
        scopes = self._scopes(scopes)
        exec(self._compiled_text(source, "exec"), *scopes)

    def _scopes(self, given: tuple[Any, ...]) -> tuple[Any, ...]:
        """Return the names for eval and exec: those given, or those of the caller."""
        frame = sys._getframe(2)
        scopes = given or (frame.f_globals, frame.f_locals)
        scopes[0].setdefault("__builtins__", self.builtins)
        return scopes

    def _compiled_text(self, source: Any, mode: str) -> Any:
        return checked.compiled(source, "<string>", mode) if isinstance(source, str) else source

    def _import(
        self,
        name: str,
        scope: dict[str, Any] | None = None,
        local: Any = None,
        wanted: tuple[str, ...] | bool | None = (),
        level: int = 0,
    ) -> Any:
        if level and scope is None:  # as asyncio imports its parts
            scope = sys._getframe(1).f_globals
        if name in self._newer and not self._is_of_drive(scope):
            return self._newer[name]  # libraries are those of today, whatever the board's version
        module = super()._import(name, scope, local, wanted, level)
        if isinstance(module, Module) and isinstance(wanted, (tuple, list)):
            for one in wanted:
                if one != "*" and not hasattr(module, one):
                    raise ImportError(f"can't import name {one}{module.why(one)}")
        return module

    def _is_of_drive(self, scope: dict[str, Any] | None) -> bool:
        """Return True if a file of the drive has these global names."""
        return self._drive.root in Path((scope or {}).get("__file__", "")).parents

    def _is_desktop(self, name: str) -> bool:
        return False

    def _is_program(self, top: str) -> bool:
        return top not in (*PLAIN, *_OF_DESKTOP) and self._drive.place(top) is not None

    def _path(self, name: str) -> str:
        return f"{self._drive.place(name.split('.')[0])}/{name.replace('.', '/')}"

    def _missing(self, name: str) -> str:
        top = name.split(".")[0]
        text = super()._missing(name)
        for place in (self._drive.root, self._drive.root / "lib"):
            compiled = place / (name.replace(".", "/") + ".mpy")
            if compiled.is_file():
                where = compiled.relative_to(self._root)
                text = f"{text}: {where} is compiled for a board; put {where.stem}.py beside it"
                return text + (", or say --install" if project_of(top) else "")
        changed = versions.change(top, "", self._version)
        known = modules(self._board_id)
        if changed or known is None:
            return text + changed
        if top in known:
            return f"{text}: CircuitPython for {self._board_id} has it, the simulator does not"
        return f"{text}: neither CircuitPython for {self._board_id} nor the drive has it"

    def _compiled(self, path: str, found: os.stat_result) -> CodeType:
        key = (path, found.st_mtime_ns)
        if key not in _code:
            _code[key] = checked.compiled(Path(path).read_text(encoding="utf-8"), path)
        return _code[key]


def _module(name: str, names: dict[str, Any], known: frozenset[str]) -> ModuleType:
    module = ModuleType(name)
    module.__dict__.update({one: value for one, value in names.items() if one in known})
    return module


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
