"""What the handheld's Python lacks or does otherwise, looked for in syntax trees.

What its compiler refuses is not looked for here: test_portability.py compiles every file.

`problems(source, name)` reads one file; `tree_problems(root)` all that runs on the handheld. Kinds
of values are guessed from how a name is assigned in the same file, so that a `pop` of a bytearray
is told from one of a list; what cannot be guessed is let through.
"""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterable
from pathlib import Path

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

MISSING_NAMES = set(
    """vars format ascii RecursionError FileNotFoundError ModuleNotFoundError PermissionError aiter
    anext breakpoint""".split()
)
MISSING_ATTRIBUTES = {  # of modules
    "math": "inf gcd isqrt hypot log2 comb perm prod lcm dist",
    "random": "Random SystemRandom shuffle sample choices gauss",
    "time": "ticks_ms ticks_us ticks_diff sleep_ms perf_counter perf_counter_ns process_time",
    "os": "path environ walk scandir",
    "sys": "print_exception settrace getsizeof",
    "re": "findall finditer fullmatch escape",
    "collections": "defaultdict Counter ChainMap abc",
    "micropython": "native viper asm_thumb schedule mem_info",
}
INACCURATE = {"time": "monotonic"}
MISSING_METHODS = {  # of a kind of value
    "str": "ljust rjust zfill title capitalize removeprefix removesuffix translate casefold"
    " swapcase expandtabs isidentifier",
    "bytearray": "pop clear reverse insert remove copy count",
    "bytes": "pop clear reverse ljust rjust zfill title capitalize translate",
    "array": "tobytes frombytes pop count insert remove reverse fromlist tolist",
    "memoryview": "tobytes tolist cast",
    "int": "bit_count",
    "namedtuple": "_replace _asdict _fields _make",
}
# Methods that only such kinds have, so that the receiver's kind need not be known.
TELLING = set(
    """ljust rjust zfill removeprefix removesuffix casefold swapcase expandtabs isidentifier title
    bit_count tobytes frombytes fromlist _replace _asdict _fields capitalize translate""".split()
)
IGNORED_BY_CLASSES = {"__slots__", "__setattr__", "__init_subclass__", "__class_getitem__"}
NO_KEYWORDS = {"zip", "sum", "split", "rsplit"}

_ANNOTATED = "annotations cost bytes on the handheld"
_LITERALS = {ast.JoinedStr: "str", ast.List: "list", ast.ListComp: "list", ast.Tuple: "tuple"}


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
    reader = _Reader(MAY_IMPORT[part] - ({"random"} if is_game else set()), own | _defined(tree))
    reader.visit(tree)
    return [f"{name}:{line}: {what}" for line, what in sorted(set(reader.found))]


def handheld_files(root: Path = ROOT) -> list[tuple[str, Path]]:
    """Return (part, path) of every file that runs on the handheld, and on both VMs."""
    files = [
        (part, path)
        for part in ("engine", "firmware", "boards")
        for path in sorted((root / part).rglob("*.py"))
        if "install" not in path.relative_to(root).parts
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
    """Return what some files define between them, for problems()."""
    return frozenset(name for text in sources for name in _defined(ast.parse(text)))


def _defined(tree: ast.AST) -> frozenset[str]:
    """Return the names of all functions, methods and attributes of self that a file defines."""
    functions = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    attributes = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
    }
    return frozenset(functions | attributes)


def _dotted(node: ast.AST) -> str:
    """Return `a.b.c` for such an expression, "" for any other."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        before = _dotted(node.value)
        return f"{before}.{node.attr}" if before else ""
    return ""


class _Reader(ast.NodeVisitor):
    """Walks one file's tree and collects (line, what)."""

    def __init__(self, may_import: set[str], own: frozenset[str]) -> None:
        self.found: list[tuple[int, str]] = []
        self.may_import = may_import
        self.own = own
        self.modules: dict[str, str] = {}  # name here -> module
        self.kinds: dict[str, str] = {}  # dotted name -> kind of value
        self.functions: set[str] = set()
        self.bound: set[str] = set()

    def say(self, node: ast.AST, what: str) -> None:
        self.found.append((getattr(node, "lineno", 0), what))

    # What a name stands for, gathered before the walk.

    def visit_Module(self, node: ast.Module) -> None:
        for inner in ast.walk(node):
            if isinstance(inner, ast.Assign):
                kind = self.kind(inner.value)
                for target in inner.targets:
                    name = _dotted(target)
                    if name:
                        # Assigned twice as different things: nothing is known.
                        self.kinds[name] = kind if self.kinds.get(name, kind) == kind else ""
            elif isinstance(inner, ast.FunctionDef):
                self.functions.add(inner.name)
                self.bound.add(inner.name)
            if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Store):
                self.bound.add(inner.id)
            elif isinstance(inner, ast.arg):
                self.bound.add(inner.arg)
        self.generic_visit(node)

    def kind(self, node: ast.AST) -> str:
        """Return the kind of an expression, "" if it cannot be told."""
        if isinstance(node, ast.Constant):
            return type(node.value).__name__
        if isinstance(node, ast.Call):
            name = _dotted(node.func).split(".")[-1]
            if name in ("array", "moves_buffer"):
                return "array"
            if name in ("str", "bytes", "bytearray", "memoryview", "list", "tuple", "int", "dict"):
                return name
            is_text = isinstance(node.func, ast.Attribute) and name in ("join", "format")
            return "str" if is_text else ""
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice):
            return self.kind(node.value)
        if isinstance(node, ast.Attribute) and node.attr == "state":
            return "bytearray"  # of a Game
        return _LITERALS.get(type(node)) or self.kinds.get(_dotted(node), "")

    # Modules.

    def visit_Import(self, node: ast.Import) -> None:
        for alias in node.names:
            self.imports(node, alias.name)
            self.modules[alias.asname or alias.name.split(".")[0]] = alias.name

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        if node.level:
            return
        module = node.module or ""
        self.imports(node, module)
        for alias in node.names:
            self.attribute_of_module(node, module, alias.name)
            if alias.name == "*":
                self.say(node, "import * hides what is missing")

    def imports(self, node: ast.AST, module: str) -> None:
        if module.split(".")[0] in self.may_import:
            return
        remedy = (
            ": luck comes from engine.rng, so that a record replays" if module == "random" else ""
        )
        self.say(node, f"module {module} is absent, or not for this part{remedy}")

    def attribute_of_module(self, node: ast.AST, module: str, name: str) -> None:
        if name in MISSING_ATTRIBUTES.get(module, "").split():
            self.say(node, f"{module}.{name} is missing")
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

    def visit_functions(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> None:
        self.named(node, node.name)
        if isinstance(node, ast.AsyncFunctionDef):
            self.say(node, "async is not for the handheld")
        elif isinstance(node, ast.FunctionDef) and node.returns:
            self.say(node, _ANNOTATED)
        self.generic_visit(node)

    visit_FunctionDef = visit_AsyncFunctionDef = visit_functions  # noqa: N815

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        if node.keywords:
            self.say(node, "class keywords raise")
        for base in node.bases:
            if _dotted(base) == "bytearray":
                self.say(node, "a subclassed bytearray raises")
        for inner in node.body:
            names = [inner.name] if isinstance(inner, ast.FunctionDef) else []
            if isinstance(inner, ast.Assign):
                names = [_dotted(target) for target in inner.targets]
            for name in IGNORED_BY_CLASSES.intersection(names):
                self.say(inner, f"{name} is ignored")
        self.visit_functions(node)

    # Names and attributes.

    def named(self, node: ast.AST, name: str) -> None:
        if name.startswith("__") and not name.endswith("__") and name != "__":
            self.say(node, f"{name} is not mangled")

    def visit_Name(self, node: ast.Name) -> None:
        self.named(node, node.id)
        if isinstance(node.ctx, ast.Load) and node.id in MISSING_NAMES - self.bound:
            self.say(node, f"{node.id} is missing")

    def visit_Attribute(self, node: ast.Attribute) -> None:
        self.named(node, node.attr)
        owner = _dotted(node.value)
        if owner in self.modules:
            self.attribute_of_module(node, self.modules[owner], node.attr)
        if node.attr == "__doc__":
            self.say(node, "functions have no __doc__")
        if node.attr == "__init__" and isinstance(getattr(builtins, owner, None), type):
            self.say(node, f"{owner} has no __init__ of its own: use super()")
        if isinstance(node.ctx, ast.Store) and owner in self.functions:
            self.say(node, "attributes on functions raise")
        kind = self.kind(node.value)
        if node.attr in MISSING_METHODS.get(kind, "").split():
            self.say(node, f"{kind}.{node.attr} is missing")
        elif not kind and node.attr in TELLING - self.own and owner not in self.modules:
            self.say(node, f"the method {node.attr} is missing")
        self.generic_visit(node)

    # What raises, or is silently different.

    def visit_Slice(self, node: ast.Slice) -> None:
        if node.step is not None and not (
            isinstance(node.step, ast.Constant) and node.step.value == 1
        ):
            self.say(node.step, "a slice with a step raises but for lists: use a loop")
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        lefts = [node.left, *node.comparators]
        for left, op, right in zip(lefts, node.ops, node.comparators, strict=False):
            kind = self.kind(right)
            buffer = kind in ("bytearray", "memoryview") and self.kind(left) not in ("bytes", "str")
            if isinstance(op, (ast.In, ast.NotIn)) and (kind == "array" or buffer):
                self.say(node, f"a number `in` {kind} raises: use bytes, or a loop")
        self.generic_visit(node)

    def visit_Delete(self, node: ast.Delete) -> None:
        for target in node.targets:
            if isinstance(target, ast.Subscript) and self.kind(target.value) in (
                "bytearray",
                "array",
            ):
                self.say(node, "del from a bytearray or array raises")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if isinstance(node.op, ast.Mult) and "bytearray" in (
            self.kind(node.left),
            self.kind(node.right),
        ):
            self.say(node, "a bytearray cannot be multiplied: multiply bytes")
        if isinstance(node.op, (ast.BitAnd, ast.BitOr, ast.Sub, ast.BitXor)):
            for side in (node.left, node.right):
                if isinstance(side, ast.Call) and _dotted(side.func).endswith(".keys"):
                    self.say(node, "keys() is no set")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = _dotted(node.func)
        last = node.func.attr if isinstance(node.func, ast.Attribute) else name
        keywords = {keyword.arg for keyword in node.keywords}
        if name in ("next", "iter") and len(node.args) == 2:
            self.say(node, f"{name} with two arguments raises")
        if name == "print" and "flush" in keywords:
            self.say(node, "print(flush=) raises")
        if last in NO_KEYWORDS and keywords and last not in self.own:
            self.say(node, f"keyword arguments to {last} raise")
        if last in ("from_bytes", "to_bytes") and "signed" in keywords:
            self.say(node, f"{last}(signed=) raises")
        if last in ("find", "rfind", "index", "rindex", "count") and isinstance(
            node.func, ast.Attribute
        ):
            kind = self.kind(node.func.value)
            if kind in ("bytes", "bytearray") and node.args and self.kind(node.args[0]) == "int":
                self.say(node, f"{kind}.{last} of a number raises: look for bytes")
        if last == "deque" and len(node.args) + len(keywords) < 2:
            self.say(node, "deque() without maxlen raises")
        if last in ("dump", "dumps") and "indent" in keywords:
            self.say(node, "json has no indent")
        if name == "pow" and len(node.args) == 3 and isinstance(node.args[1], ast.UnaryOp):
            self.say(node, "pow with a negative exponent and a modulus is wrong")
        if name == "__import__":
            self.dynamic_import(node)
        self.patterns(node, name)
        self.generic_visit(node)

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

    def patterns(self, node: ast.Call, name: str) -> None:
        first = node.args[0] if node.args else None
        if not (isinstance(first, ast.Constant) and isinstance(first.value, (str, bytes))):
            return
        text = first.value if isinstance(first.value, str) else first.value.decode("latin-1")
        if name.startswith("struct.") and "?" in text:
            self.say(node, "struct's ? raises")
        if name.startswith("re."):
            if "(?P<" in text:
                self.say(node, "named groups are missing")
            if re.search(r"\{\d", text):
                self.say(node, "{n} in a regular expression is ignored")
