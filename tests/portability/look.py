"""What the handheld's Python lacks or does otherwise, looked for in syntax trees.

What any program meets is in host_sim/program/lacks.py; here is what the project keeps to besides.
What the compiler refuses is not looked for: test_portability.py compiles every file.

`problems(source, name)` reads one file; `tree_problems(root)` all that runs on the handheld.
"""

from __future__ import annotations

import ast
import builtins
import contextlib
from collections.abc import Iterable
from pathlib import Path

from host_sim.program import lacks

ROOT = Path(__file__).resolve().parent.parent.parent

# Modules that CircuitPython has on the boards of this project, as far as a program needs them.
PRESENT = set(
    """array random struct json collections os time gc binascii errno io re math sys zlib hashlib
    micropython board displayio busio keypad microcontroller storage supervisor bitmaptools vectorio
    terminalio i2cdisplaybus fourwire busdisplay digitalio analogio pwmio alarm watchdog traceback
    msgpack rtc usb_cdc""".split()
)
DRIVERS = {"adafruit_displayio_ssd1306", "adafruit_displayio_sh1106"}  # in the bundle's lib/
# What each part may import beyond itself.
MAY_IMPORT = {
    "engine": {"engine", "array"},
    "firmware": {"firmware", "engine", "boards"} | PRESENT | DRIVERS,
    "boards": {"boards"},
    "tests": {"engine", "tests", "array", "binascii", "sys"},
}

MISSING_NAMES = lacks.missing_names() | {"aiter", "anext", "breakpoint"}
INACCURATE = {"time": "monotonic"}
# Methods that only such kinds have, so that the receiver's kind need not be known.
TELLING = set(
    """ljust rjust zfill removeprefix removesuffix casefold swapcase expandtabs isidentifier title
    bit_count tobytes frombytes fromlist _replace _asdict _fields capitalize translate""".split()
)
IGNORED_BY_CLASSES = {"__slots__", "__setattr__", "__init_subclass__", "__class_getitem__"}
_ANNOTATED = "annotations cost bytes on the handheld"


def problems(
    source: str,
    name: str,
    part: str = "firmware",
    own: frozenset[str] = frozenset(),
    is_game: bool = False,
) -> list[str]:
    """Return a line for each thing in source that the handheld lacks, `name:line: what`.

    part: a key of MAY_IMPORT. own: methods that classes of the project define themselves. is_game:
    it is of a game, whose luck comes from engine.rng alone.
    """
    try:
        tree = ast.parse(source)
    except SyntaxError as error:
        return [f"{name}:{error.lineno}: not Python: {error.msg}"]
    reader = _Reader(
        MAY_IMPORT[part] - ({"random"} if is_game else set()), own | lacks.defined(tree)
    )
    reader.visit(tree)
    return [f"{name}:{line}: {what}" for line, what in sorted(set(reader.found))]


def handheld_files(root: Path = ROOT) -> list[tuple[str, Path]]:
    """Return (part, path) of every file that runs on the handheld, and on both VMs."""
    files = [
        (part, path)
        for part in ("engine", "firmware", "boards")
        for path in sorted((root / part).rglob("*.py"))
        if not {"install", "case"} & set(path.relative_to(root).parts)
    ]
    return [*files, ("tests", root / "tests" / "conform.py")]


def tree_problems(root: Path = ROOT) -> list[str]:
    """Return the problems of everything that runs on the handheld."""
    files = [(part, path, path.read_text(encoding="utf-8")) for part, path in handheld_files(root)]
    own = own_names(text for _, _, text in files)
    return [
        line
        for part, path, text in files
        for line in problems(text, path.relative_to(root).as_posix(), part, own)
    ]


def own_names(sources: Iterable[str]) -> frozenset[str]:
    """Return what some files define between them, for problems(); nothing of what is no Python."""
    found: set[str] = set()
    for text in sources:
        with contextlib.suppress(SyntaxError):
            found.update(lacks.defined(ast.parse(text)))
    return frozenset(found)


class _Reader(lacks.Reader, ast.NodeVisitor):
    """What programs in general lack, and what this project keeps to besides."""

    def __init__(self, may_import: set[str], own: frozenset[str]) -> None:
        super().__init__(own)
        self.may_import = may_import

    def visit_Try(self, node: ast.Try) -> None:
        self.generic_visit(node)  # what fails there is wrong, too

    def kind(self, node: ast.AST) -> str:
        """Return the kind of an expression, as a game's own names say it, too."""
        if isinstance(node, ast.Attribute) and node.attr == "state":
            return "bytearray"  # of a Game
        if isinstance(node, ast.Call) and lacks.dotted(node.func).endswith("moves_buffer"):
            return "array"
        return super().kind(node)

    # Modules.

    def visit_Import(self, node: ast.Import) -> None:
        for alias in node.names:
            self.imports(node, alias.name)
        super().visit_Import(node)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        if node.level:
            return
        self.imports(node, node.module or "")
        for alias in node.names:
            if alias.name == "*":
                self.say(node, "import * hides what is missing")
        super().visit_ImportFrom(node)

    def imports(self, node: ast.AST, module: str) -> None:
        if module.split(".")[0] in self.may_import:
            return
        remedy = (
            ": luck comes from engine.rng, so that a record replays" if module == "random" else ""
        )
        self.say(node, f"module {module} is absent, or not for this part{remedy}")

    def attribute_of_module(self, node: ast.AST, module: str, name: str) -> None:
        super().attribute_of_module(node, module, name)
        if name in INACCURATE.get(module, "").split():
            self.say(node, f"{module}.{name} is inaccurate: floats have 22 bits")

    # Syntax.

    def visit_arg(self, node: ast.arg) -> None:
        if node.annotation:
            self.say(node, _ANNOTATED)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value:  # without, it tells the type checker of a name and compiles to nothing
            self.say(node, _ANNOTATED)
        self.generic_visit(node)

    def visit_functions(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        self.named(node, node.name)
        if isinstance(node, ast.AsyncFunctionDef):
            self.say(node, "async is not for the handheld")
        elif node.returns:
            self.say(node, _ANNOTATED)
        self.generic_visit(node)

    visit_FunctionDef = visit_AsyncFunctionDef = visit_functions  # noqa: N815

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.named(node, node.name)
        for base in node.bases:
            if lacks.dotted(base) == "bytearray":
                self.say(node, "a subclassed bytearray raises")
        for inner in node.body:
            names = [inner.name] if isinstance(inner, ast.FunctionDef) else []
            if isinstance(inner, ast.Assign):
                names = [lacks.dotted(target) for target in inner.targets]
            for name in IGNORED_BY_CLASSES.intersection(names):
                self.say(inner, f"{name} is ignored")
        super().visit_ClassDef(node)

    # Names and attributes.

    def named(self, node: ast.AST, name: str) -> None:
        if name.startswith("__") and not name.endswith("__") and name != "__":
            self.say(node, f"{name} is not mangled")

    def visit_Name(self, node: ast.Name) -> None:
        self.named(node, node.id)
        super().visit_Name(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        self.named(node, node.attr)
        owner = lacks.dotted(node.value)
        if node.attr == "__doc__":
            self.say(node, "functions have no __doc__")
        if node.attr == "__init__" and isinstance(getattr(builtins, owner, None), type):
            self.say(node, f"{owner} has no __init__ of its own: use super()")
        is_own = node.attr in self.own or owner in self.modules
        if not self.kind(node.value) and node.attr in TELLING and not is_own:
            self.say(node, f"the method {node.attr} is missing")
        super().visit_Attribute(node)

    # What raises, or is silently different.

    def visit_Slice(self, node: ast.Slice) -> None:
        if node.step is not None and not (
            isinstance(node.step, ast.Constant) and node.step.value == 1
        ):
            self.say(node.step, "a slice with a step raises but for lists: use a loop")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if isinstance(node.op, ast.Mult) and "bytearray" in (
            self.kind(node.left),
            self.kind(node.right),
        ):
            self.say(node, "a bytearray cannot be multiplied: multiply bytes")
        super().visit_BinOp(node)

    def visit_Call(self, node: ast.Call) -> None:
        if lacks.dotted(node.func) == "__import__":
            self.dynamic_import(node)
        super().visit_Call(node)

    def dynamic_import(self, node: ast.Call) -> None:
        name = node.args[0] if node.args else None
        if isinstance(name, ast.Constant):
            self.imports(node, str(name.value))
        while isinstance(name, ast.BinOp):  # "engine." + name: the start must be allowed
            name = name.left
            if isinstance(name, ast.Constant) and not any(
                module.startswith(str(name.value).rstrip(".")) for module in self.may_import
            ):
                self.imports(node, str(name.value))
