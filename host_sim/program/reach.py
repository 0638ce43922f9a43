"""What a program reaches: the files that boot.py and code.py import, and what is missing.

An import within `try: ... except ImportError` is followed as a board would: if the module is
missing, the code after it is not reached, and the handlers are.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from pathlib import Path

from host_sim.devices.names import table
from host_sim.devices.versions import SINCE
from host_sim.program.drive import BOOT, Drive

_FAILS = {"ImportError", "Exception", "BaseException"}
_PREFIX = "adafruit_"
_PROJECT = "adafruit-circuitpython-"
_NAMED_OTHERWISE = {
    "adafruit_bus_device": "busdevice",
    "asyncio": "asyncio",
    "neopixel": "neopixel",
    "simpleio": "simpleio",
}


def project_of(module: str) -> str | None:
    """Return the name on PyPI of a library for CircuitPython, None for any other module."""
    if module in _NAMED_OTHERWISE:
        return _PROJECT + _NAMED_OTHERWISE[module]
    if module.startswith(_PREFIX):
        return _PROJECT + module.removeprefix(_PREFIX).replace("_", "-")
    return None


class Reach:
    """files: what is imported, the program first. modules: the names that are imported, dotted.

    lacking: the libraries that only PyPI has.
    """

    def __init__(self, drive: Drive) -> None:
        self._drive = drive
        built_in = {name for name in table() if "." not in name} - {"adafruit_pixelbuf"}
        built_in.add("__future__")
        self._built_in = {name for name in built_in if SINCE.get(name, 0) <= drive.circuitpython}
        self.files: list[Path] = []
        self.modules: set[str] = set()
        self.lacking: set[str] = set()
        for name in (drive.code, BOOT):
            if (drive.root / name).is_file():
                self._read(drive.root / name, "")

    @property
    def texts(self) -> dict[str, str]:
        """The text of each file of the program's own, without its libraries, by its place."""
        root = self._drive.root
        places = {path.relative_to(root): path for path in self.files if root in path.parents}
        return {
            place.as_posix(): path.read_text(encoding="utf-8", errors="replace")
            for place, path in places.items()
            if place.parts[0] != "lib"
        }

    def _read(self, path: Path, package: str) -> None:
        """Follow the imports of a file. package: the one that it belongs to, "" for none."""
        if path in self.files:
            return
        self.files.append(path)
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"))
        except (SyntaxError, UnicodeDecodeError):
            return  # running it will tell
        self._follow(tree.body, package)

    def _follow(self, body: Sequence[ast.AST], package: str) -> bool:
        """Follow statements; return False if an import among them fails."""
        works = True
        for node in body:
            if isinstance(node, ast.Import):
                works = self._import_all(node) and works
            elif isinstance(node, ast.ImportFrom):
                works = self._import_from(node, package) and works
            elif isinstance(node, ast.Try):
                works = self._try(node, package) and works
            elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                self._follow(node.body, package)  # which fails later
            elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
                works = self._follow(node.orelse, package) and works
            else:
                works = self._follow(list(ast.iter_child_nodes(node)), package) and works
        return works

    def _try(self, node: ast.Try, package: str) -> bool:
        catches = [handler for handler in node.handlers if _catches(handler)]
        if not catches:
            return self._follow([*node.body, *node.handlers, *node.finalbody], package)
        for statement in node.body:
            if not self._follow([statement], package):
                return self._follow([*catches, *node.finalbody], package)
        return self._follow([*node.orelse, *node.finalbody], package)

    def _import_all(self, node: ast.Import) -> bool:
        found = [self._import(alias.name) for alias in node.names]
        return all(found)

    def _import_from(self, node: ast.ImportFrom, package: str) -> bool:
        name = node.module or ""
        if node.level:
            base = package.split(".")[: len(package.split(".")) - node.level + 1]
            name = ".".join([*base, name] if name else base)
        if not self._import(name):
            return False
        for alias in node.names:
            path = self._file(f"{name}.{alias.name}")
            if path:
                self._enter(f"{name}.{alias.name}", path)
        return True

    def _import(self, name: str) -> bool:
        """Follow the import of a module, dotted; return False if nobody has it."""
        self.modules.add(name)
        top = name.split(".")[0]
        if top in self._built_in:
            return True
        if self._drive.place(top) is None:
            if project_of(top):
                self.lacking.add(top)
            return bool(project_of(top))
        parts = name.split(".")
        for count in range(1, len(parts) + 1):
            path = self._file(".".join(parts[:count]))
            if path:
                self._enter(".".join(parts[:count]), path)
        return True

    def _enter(self, name: str, path: Path) -> None:
        self._read(path, name if path.name == "__init__.py" else name.rpartition(".")[0])

    def _file(self, name: str) -> Path | None:
        place = self._drive.place(name.split(".")[0])
        if place is None:
            return None
        path = place / name.replace(".", "/")
        for file in (path.with_name(path.name + ".py"), path / "__init__.py"):
            if file.is_file():
                return file
        return None


def _catches(handler: ast.ExceptHandler) -> bool:
    """Return True if a handler is run where an import fails."""
    kinds = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
    return any(kind is None or ast.unparse(kind) in _FAILS for kind in kinds)
