"""Finds in a program's text, before it runs, what CircuitPython lacks or does otherwise.

`problems(source)` reads one file. It guesses the kinds of values from how a name is assigned in the
same file, to distinguish a `pop` of a bytearray from one of a list. Where it cannot guess, it
reports nothing, because the checks at run time (host_sim/devices/plain.py) know the value. Code
within `try: ... except AttributeError` or the like is left alone.
"""

from __future__ import annotations

import ast
import builtins
import re

from host_sim.devices import plain, versions
from host_sim.devices.checked import refused
from host_sim.devices.names import table
from host_sim.program.drive import Drive
from host_sim.program.reach import Reach

_KINDS = {kind.__name__: names for kind, names in plain.LACKS.items()}
_KINDS["namedtuple"] = frozenset(("_replace", "_asdict", "_fields", "_make"))
_MODULES = {name for name in table() if "." not in name} - {"board", "builtins"}
_NO_KEYWORDS = {"zip", "sum", "split", "rsplit"}
_UNSLICED = ("str", "bytes", "bytearray", "tuple", "memoryview", "array")  # steps raise
_LITERALS = {ast.JoinedStr: "str", ast.List: "list", ast.ListComp: "list", ast.Tuple: "tuple"}
_FALLS_BACK = {"AttributeError", "TypeError", "ImportError", "NameError", "Exception"}


def missing_names() -> frozenset[str]:
    """Return the builtins of CPython's that CircuitPython lacks."""
    return frozenset(name for name in dir(builtins) if name[0] != "_") - table()["builtins"]


def problems(source: str, version: int = versions.NEWEST) -> list[tuple[int, str]]:
    """Return line and sentence of each thing in a program's text that its board would refuse.

    version: of the board's CircuitPython.
    """
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return []  # running it will tell
    reader = Reader(defined(tree), version)
    reader.visit(tree)
    return sorted({*refused(tree, source), *reader.found})


def of_drive(drive: Drive) -> list[str]:
    """Return `code.py:3: sentence` for what problems() finds in a program, not its libraries."""
    version = drive.circuitpython
    return [
        f"{place}:{number}: {what}"
        for place, text in Reach(drive).texts.items()
        for number, what in problems(text, version)
    ]


def defined(tree: ast.AST) -> frozenset[str]:
    """Return the names of all functions, methods and attributes of self that a file defines."""
    functions = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    attributes = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
    }
    return frozenset(functions | attributes)


def dotted(node: ast.AST) -> str:
    """Return `a.b.c` for such an expression, "" for any other."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        before = dotted(node.value)
        return f"{before}.{node.attr}" if before else ""
    return ""


def _caught(handler: ast.ExceptHandler) -> list[str]:
    if handler.type is None:
        return ["Exception"]
    kinds = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
    return [dotted(kind) for kind in kinds]


class Reader(ast.NodeVisitor):
    """Collects (line, sentence) of one file's tree. own: methods that the project defines."""

    def __init__(self, own: frozenset[str], version: int = versions.NEWEST) -> None:
        self.found: list[tuple[int, str]] = []
        self.own = own
        self.version = version  # of CircuitPython
        self.modules: dict[str, str] = {}  # name here -> module
        self.kinds: dict[str, str] = {}  # dotted name -> kind of value
        self.functions: set[str] = set()
        self.bound: set[str] = set()
        self._tried = 0  # how many `try` with a way out are around this

    def say(self, node: ast.AST, what: str) -> None:
        """Note what is wrong at a node."""
        if not self._tried:
            self.found.append((getattr(node, "lineno", 0), what))

    def visit_Try(self, node: ast.Try) -> None:
        kinds = [kind for handler in node.handlers for kind in _caught(handler)]
        has_way_out = bool(_FALLS_BACK.intersection(kinds))
        self._tried += has_way_out
        for statement in node.body:
            self.visit(statement)
        self._tried -= has_way_out
        for rest in (*node.handlers, *node.orelse, *node.finalbody):
            self.visit(rest)

    # What a name stands for, gathered before the walk.

    def visit_Module(self, node: ast.Module) -> None:
        for inner in ast.walk(node):
            if isinstance(inner, ast.Assign):
                kind = self.kind(inner.value)
                for target in inner.targets:
                    name = dotted(target)
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
            name = dotted(node.func).split(".")[-1]
            if name == "array":
                return "array"
            if name in ("str", "bytes", "bytearray", "memoryview", "list", "tuple", "int", "dict"):
                return name
            is_text = isinstance(node.func, ast.Attribute) and name in ("join", "format")
            return "str" if is_text else ""
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice):
            return self.kind(node.value)
        return _LITERALS.get(type(node)) or self.kinds.get(dotted(node), "")

    # Modules.

    def visit_Import(self, node: ast.Import) -> None:
        for alias in node.names:
            self.modules[alias.asname or alias.name.split(".")[0]] = alias.name

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        for alias in node.names:
            if alias.name != "*" and not node.level:
                self.attribute_of_module(node, node.module or "", alias.name)

    def attribute_of_module(self, node: ast.AST, module: str, name: str) -> None:
        """Say it if a module of the board's has no such name."""
        if module not in _MODULES or name in table()[module] or name.startswith("__"):
            return
        last, _ = versions.UNTIL.get((module, name), (0, ""))
        if self.version > last:
            why = versions.change(module, name, self.version) or plain.remedy(name)
            self.say(node, f"{module}.{name} is missing{why}")

    # Names and attributes.

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        if node.keywords:
            self.say(node, "class keywords raise")
        self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> None:
        if isinstance(node.ctx, ast.Load) and node.id in missing_names() - self.bound:
            self.say(node, f"{node.id} is missing{plain.remedy(node.id)}")

    def visit_Attribute(self, node: ast.Attribute) -> None:
        owner = dotted(node.value)
        if owner in self.modules:
            self.attribute_of_module(node, self.modules[owner], node.attr)
        if node.attr == "__doc__" and owner in self.functions:
            self.say(node, "functions have no __doc__")
        if isinstance(node.ctx, ast.Store) and owner in self.functions:
            self.say(node, "attributes on functions raise")
        kind = self.kind(node.value)
        if node.attr in _KINDS.get(kind, ()):
            self.say(node, f"{kind}.{node.attr} is missing{plain.remedy(node.attr)}")
        self.generic_visit(node)

    # What raises, or is silently different.

    def visit_Subscript(self, node: ast.Subscript) -> None:
        step = node.slice.step if isinstance(node.slice, ast.Slice) else None
        is_one = isinstance(step, ast.Constant) and step.value == 1
        if step is not None and not is_one and self.kind(node.value) in _UNSLICED:
            self.say(step, "a slice with a step raises but for lists: use a loop")
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
        if isinstance(node.op, (ast.BitAnd, ast.BitOr, ast.Sub, ast.BitXor)):
            for side in (node.left, node.right):
                if isinstance(side, ast.Call) and dotted(side.func).endswith(".keys"):
                    self.say(node, "keys() is no set")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = dotted(node.func)
        last = node.func.attr if isinstance(node.func, ast.Attribute) else name
        keywords = {keyword.arg for keyword in node.keywords}
        if name in ("next", "iter") and len(node.args) == 2:
            self.say(node, f"{name} with two arguments raises")
        if name == "print" and "flush" in keywords:
            self.say(node, "print(flush=) raises")
        if last in _NO_KEYWORDS and keywords and last not in self.own:
            self.say(node, f"keyword arguments to {last} raise")
        if last == "from_bytes" and "signed" in keywords:
            self.say(node, "from_bytes(signed=) raises")
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
        self.patterns(node, name)
        self.generic_visit(node)

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
