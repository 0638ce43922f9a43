"""`import` as a program on the machine sees it, and `open`.

Each machine has its own table of modules, so each boot imports the program again, two machines can
run side by side, and the desktop's own modules (such as time and os) stay as they are. A
program cannot import what the board lacks.
"""

from __future__ import annotations

import builtins
import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

PROGRAM = ("firmware", "engine", "boards")  # folders of the drive that hold the program
PLAIN: tuple[str, ...] = (  # modules of CPython whose CircuitPython namesakes do the same
    *("array", "binascii", "builtins", "collections", "errno", "hashlib", "io", "json", "math"),
    *("random", "re", "struct", "traceback", "zlib"),
)
LIBRARY = "adafruit_displayio_"  # files in the drive's lib; the rest is built in on the board
DRIVERS = (LIBRARY, "busdisplay", "vectorio")

_code: dict[tuple[str, int], CodeType] = {}
_texts: dict[str, CodeType] = {}  # copies of a drive have the same files


class Importer:
    """`import` as the firmware sees it. collect: called when a file has been imported."""

    def __init__(
        self,
        root: Path,
        virtual: dict[str, ModuleType],
        print_to: Callable[..., None],
        collect: Callable[[], None],
    ) -> None:
        self._root = str(root)
        self._collect = collect
        self._modules = dict(virtual)
        self._modules["sys"] = _sys_module(self._modules)
        self.main: dict[str, Any] = {}  # the names of the program that runs
        self.imported: list[str] = []  # every import of one of the program's files, in order
        self.opened: list[str] = []  # the paths of the files that it has opened, in order
        self.builtins = dict(vars(builtins))
        self.builtins["__import__"] = self._import
        self.builtins["print"] = print_to
        self.builtins["open"] = self._open

    def run(self, path: Path) -> None:
        """Run a file as the main program."""
        self.main = {"__name__": "__main__", "__file__": str(path), "__builtins__": self.builtins}
        exec(self._compiled(str(path), os.stat(path)), self.main)

    def _open(self, path: str, mode: str = "r", **options: Any) -> Any:
        if set(mode) & set("wax+"):
            raise OSError(errno.EROFS, "Read-only filesystem")  # as while a computer may write it
        self.opened.append(path.strip("/"))
        return open(f"{self._root}/{path.strip('/')}", mode, **options)

    @property
    def loaded(self) -> list[Path]:
        """The files of the modules that are imported."""
        files = [getattr(module, "__file__", None) for module in self._modules.values()]
        return [Path(file) for file in files if file]

    def load(self, name: str) -> ModuleType:
        """Import a module of the program and return it, as the firmware would see it."""
        module = self._find(name)
        if module is None:
            raise ImportError(f"no module named '{name}'")
        return module

    def _import(
        self,
        name: str,
        scope: dict[str, Any] | None = None,
        local: Any = None,
        wanted: tuple[str, ...] | bool | None = (),
        level: int = 0,
    ) -> Any:
        names = () if isinstance(wanted, bool) else wanted or ()  # True: as MicroPython's may ask
        if level:
            package = (scope or {})["__package__"].split(".")
            base = package[: len(package) - level + 1]
            name = ".".join([*base, name] if name else base)
        module = self._find(name)
        if module is None:
            if self._is_desktop(name):
                found = builtins.__import__(name, None, None, names, 0)
                if name.startswith(LIBRARY) and name not in self._modules:
                    self._modules[name] = found
                    self._collect()
                return found
            raise ImportError(self._missing(name))
        for one in names:
            part = f"{name}.{one}"
            if one == "*" or hasattr(module, one):
                continue
            inner = self._find(part)
            if inner is not None:
                setattr(module, one, inner)  # it may still be loading, and import this one
                continue
            if part in sys.modules:  # there CPython would find the desktop's own
                raise ImportError(f"can't import name {one}")
        return module if wanted else self._modules[name.split(".")[0]]

    def _is_desktop(self, name: str) -> bool:
        """Return True if a module is taken from the desktop's Python as it is."""
        return name.startswith(DRIVERS) or name.split(".")[0] in PLAIN

    def _is_program(self, top: str) -> bool:
        """Return True if a module of this name comes from a file of the program."""
        return top in PROGRAM

    def _path(self, name: str) -> str:
        """Return where a module of the program is, without .py or as a folder."""
        return f"{self._root}/{name.replace('.', '/')}"

    def _missing(self, name: str) -> str:
        """Return the text of an ImportError."""
        return f"no module named '{name}'"

    def _compiled(self, path: str, found: os.stat_result) -> CodeType:
        return _compiled(path, found)

    def _find(self, name: str) -> ModuleType | None:
        if name in self._modules:
            return self._modules[name]
        head, _, tail = name.rpartition(".")
        if not self._is_program(name.split(".")[0]):
            return None
        parent = self._find(head) if head else None
        if head and parent is None:
            return None
        path = self._path(name)
        file = path + ".py"
        found = _stat(file)
        is_package = found is None
        if is_package:
            if not os.path.isdir(path):
                return None
            file = path + "/__init__.py"
            found = _stat(file)
        module = ModuleType(name)
        module.__dict__.update(
            __file__=file, __package__=name if is_package else head, __builtins__=self.builtins
        )
        if is_package:
            module.__path__ = [path]
        self._modules[name] = module
        try:
            if found:
                self.imported.append(name)
                exec(self._compiled(file, found), module.__dict__)
        except BaseException:
            del self._modules[name]
            raise
        self._collect()
        if parent is not None:
            setattr(parent, tail, module)
        return module


def _sys_module(modules: dict[str, ModuleType]) -> ModuleType:
    """Return the firmware's sys, whose modules are the firmware's own."""
    module = ModuleType("sys")
    module.__dict__.update({name: value for name, value in vars(sys).items() if name[0] != "_"})
    module.__dict__["modules"] = modules
    return module


def _stat(path: str) -> os.stat_result | None:
    try:
        return os.stat(path)
    except (FileNotFoundError, NotADirectoryError):
        return None


def _compiled(path: str, found: os.stat_result) -> CodeType:
    key = (path, found.st_mtime_ns)
    if key not in _code:
        text = Path(path).read_text(encoding="utf-8")
        if text not in _texts:
            _texts[text] = compile(text, path, "exec")
        _code[key] = _named(_texts[text], path)
    return _code[key]


def _named(code: CodeType, path: str) -> CodeType:
    """Return code as compiled from the file at this path."""
    if code.co_filename == path:
        return code
    consts = [_named(one, path) if isinstance(one, CodeType) else one for one in code.co_consts]
    return code.replace(co_filename=path, co_consts=tuple(consts))
