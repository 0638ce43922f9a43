"""Sources made smaller for the chip: the same program, line for line.

On the chip every name that a module mentions costs heap for as long as the program runs, dropped
modules included, and every constant takes a place in its module's table besides. So, before they
are compiled,

- functions and methods that nothing on the drive mentions are left out;
- whole numbers named once at the top of a module, in capitals, are written in where they are used,
  in other modules too; the naming itself goes where nothing else can ask for it;
- names that begin with one underscore become short: each module's own afresh, attributes the same
  everywhere. Tracebacks show them; their files and lines stay what they are in the source.

Plain bundles ship the sources as they are.
"""

import ast
import io
import re
import tokenize
from collections import Counter
from collections.abc import Iterator

_PRIVATE = re.compile(r"_[A-Za-z0-9]\w*")
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_OPERATORS = {
    ast.Add: int.__add__,
    ast.Sub: int.__sub__,
    ast.Mult: int.__mul__,
    ast.FloorDiv: int.__floordiv__,
    ast.LShift: int.__lshift__,
    ast.RShift: int.__rshift__,
    ast.BitOr: int.__or__,
    ast.BitAnd: int.__and__,
}


def shrink(texts: dict[str, str], fixed: dict[str, str]) -> dict[str, str]:
    """Return smaller sources of the same modules.

    texts: path on the drive (ending in .py) -> source. fixed: sources that stay as they are but
    may use the others.
    """
    texts = _used(texts, fixed)
    program = {_dotted(path): _Module(text) for path, text in texts.items()}
    numbers = _Numbers(program, [ast.parse(text) for text in fixed.values()])
    written = {path: numbers.write_in(_dotted(path)) for path in texts}
    return _shorten(written, fixed)


def _used(texts: dict[str, str], fixed: dict[str, str]) -> dict[str, str]:
    """Return the sources without functions that nothing mentions, or only such functions do."""
    names = {_dotted(path) for path in (*texts, *fixed)}
    is_done = False
    while not is_done:
        modules = {path: _Module(text) for path, text in (texts | fixed).items()}
        mentioned = {
            name
            for module in modules.values()
            for node in ast.walk(module.tree)
            for name in _mentioned_by(node, module, names)
        }
        is_done = True
        for path, text in texts.items():
            edits: list[tuple[ast.AST, str]] = [
                (node, "pass" + _lines(node))
                for node in ast.walk(modules[path].tree)
                if isinstance(node, ast.FunctionDef)
                and not mentioned & {node.name, f"{_dotted(path)}.{node.name}"}
            ]
            if edits:
                texts = {**texts, path: _edited(text, edits)}
                is_done = False
    return texts


def _mentioned_by(node: ast.AST, module: "_Module", modules: set[str]) -> Iterator[str]:
    """Yield names that a node asks for, one of another module with that module before it."""
    if isinstance(node, ast.Name):
        yield node.id
    elif isinstance(node, ast.Attribute):
        source = module.source(node.value.id) if isinstance(node.value, ast.Name) else None
        other = ".".join(source) if source else ""
        yield f"{other}.{node.attr}" if other in modules else node.attr
    elif isinstance(node, ast.ImportFrom):
        yield from (f"{node.module}.{alias.name}" for alias in node.names)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.FunctionDef) and node.name[:2] == "__":
        yield node.name


def _dotted(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


class _Module:
    """One source: what its names are bound to, and how often."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tree = ast.parse(text)
        self.bound: Counter[str] = Counter()
        self.taken: dict[str, list[tuple[str, str]]] = {}  # name here -> (module, name there)
        self.named: dict[str, ast.expr] = {}  # names in capitals, at the top -> value
        for node in ast.walk(self.tree):
            self.bound.update(_bound_by(node))
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                for alias in node.names:
                    source = (node.module, alias.name)
                    self.taken.setdefault(alias.asname or alias.name, []).append(source)
        for node in self.tree.body:
            if isinstance(node, ast.Assign):
                names = _targets(node)
                is_list = isinstance(node.targets[0], ast.Tuple)
                for i, name in enumerate(names):
                    if name.isupper() and self.bound[name] == 1:
                        self.named[name] = ast.Constant(i) if is_list else node.value

    def source(self, name: str) -> tuple[str, str] | None:
        """Return (module, name there) if a name here is that and never anything else."""
        sources = self.taken.get(name, [])
        is_sure = len(sources) == self.bound[name] and len(set(sources)) == 1
        return sources[0] if is_sure else None


def _targets(node: ast.Assign) -> list[str]:
    """Return the names in `NAME = ...` or `FIRST, SECOND = range(2)`; none of anything else."""
    target = node.targets[0]
    if len(node.targets) > 1:
        return []
    if isinstance(target, ast.Name):
        return [target.id]
    if isinstance(target, ast.Tuple) and ast.unparse(node.value) == f"range({len(target.elts)})":
        return [name.id for name in target.elts if isinstance(name, ast.Name)]
    return []


def _bound_by(node: ast.AST) -> Iterator[str]:
    """Yield each name that a node gives a meaning to, in whatever scope."""
    if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
        yield node.id
    elif isinstance(node, ast.arg):
        yield node.arg
    elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        yield node.name
    elif isinstance(node, (ast.Import, ast.ImportFrom)):
        for alias in node.names:
            yield alias.asname or alias.name.split(".")[0]
    elif isinstance(node, ast.ExceptHandler) and node.name:
        yield node.name


class _Numbers:
    """The whole numbers of a program that never change."""

    def __init__(self, program: dict[str, _Module], fixed: list[ast.Module]) -> None:
        self._program = program
        self._wanted = {  # names that something may ask for while the program runs
            name
            for tree in (*fixed, *[module.tree for module in program.values()])
            for node in ast.walk(tree)
            for name in self._asked_for(node, tree)
        }

    def _asked_for(self, node: ast.AST, tree: ast.Module) -> Iterator[str]:
        here = next((m for m in self._program.values() if m.tree is tree), None)
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.JoinedStr):  # where names stand within it cannot be known
            yield from (name.id for name in ast.walk(node) if isinstance(name, ast.Name))
        elif isinstance(node, ast.Attribute):
            other = self._module(here, node.value) if here else ""
            if not other:
                yield node.attr
            elif here and self._value(here, node) is None:
                yield f"{other}.{node.attr}"
        elif isinstance(node, ast.ImportFrom) and here is None:
            yield from (alias.name for alias in node.names)

    def _value(self, module: _Module, node: ast.expr) -> int | None:
        """Return the number that an expression always is, or None."""
        if isinstance(node, ast.Constant):
            return node.value if type(node.value) is int else None
        if isinstance(node, ast.Name):
            return self._number(module, node.id)
        if isinstance(node, ast.Attribute):
            other = self._module(module, node.value)
            return self._number(self._program[other], node.attr) if other else None
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            value = self._value(module, node.operand)
            return None if value is None else -value
        if isinstance(node, ast.BinOp) and type(node.op) in _OPERATORS:
            left = self._value(module, node.left)
            right = self._value(module, node.right)
            if left is not None and right is not None:
                return _OPERATORS[type(node.op)](left, right)
        return None

    def _module(self, module: _Module, node: ast.expr) -> str:
        """Return the module of the program that an expression always is, or ""."""
        source = module.source(node.id) if isinstance(node, ast.Name) else None
        name = ".".join(source) if source else ""
        return name if name in self._program else ""

    def _number(self, module: _Module, name: str) -> int | None:
        if name in module.named:
            return self._value(module, module.named[name])
        source = module.source(name)
        other = self._program.get(source[0]) if source else None
        return self._number(other, source[1]) if source and other else None

    def write_in(self, name: str) -> str:
        """Return the source of a module with its numbers written in."""
        module = self._program[name]
        edits: list[tuple[ast.AST, str]] = []
        for node in ast.walk(module.tree):
            if isinstance(node, ast.ImportFrom):
                kept = [a for a in node.names if self._number(module, a.asname or a.name) is None]
                if len(kept) < len(node.names):
                    edits.append((node, _import(node, kept)))
            elif isinstance(node, (ast.Name, ast.Attribute)) and isinstance(node.ctx, ast.Load):
                value = self._value(module, node)
                if value is not None:
                    edits.append((node, str(value) if value >= 0 else f"({value})"))
            elif isinstance(node, ast.Assign):
                names = _targets(node)
                if names and all(self._is_gone(name, there) for there in names):
                    edits.append((node, "pass" + _lines(node)))
        return _edited(module.text, edits)

    def _is_gone(self, module: str, name: str) -> bool:
        """Tell whether nothing needs a number where it is named."""
        if name in self._wanted or f"{module}.{name}" in self._wanted:
            return False
        return self._number(self._program[module], name) is not None


def _import(node: ast.ImportFrom, kept: list[ast.alias]) -> str:
    if not kept:
        return "pass" + _lines(node)
    names = ", ".join(a.name + (f" as {a.asname}" if a.asname else "") for a in kept)
    return f"from {node.module} import ({names}{_lines(node)})"


def _lines(node: ast.stmt) -> str:
    """Return as many line ends as a statement holds, lest the lines after it move."""
    return "\n" * ((node.end_lineno or node.lineno) - node.lineno)


def _edited(text: str, edits: list[tuple[ast.AST, str]]) -> str:
    """Put words in the place of nodes, none of which is left within another that is replaced."""
    data = text.encode()
    starts = [0]
    for line in data.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    spans = sorted(
        (
            starts[node.lineno - 1] + node.col_offset,  # type: ignore[attr-defined]
            starts[node.end_lineno - 1] + node.end_col_offset,  # type: ignore[attr-defined]
            words.encode(),
        )
        for node, words in edits
    )
    out = []
    at = 0
    for start, stop, words in spans:
        if start >= at:  # else it stood within the node before
            out += [data[at:start], words]
            at = stop
    return b"".join([*out, data[at:]]).decode()


def _shorten(texts: dict[str, str], fixed: dict[str, str]) -> dict[str, str]:
    """Return the sources with their private names short."""
    trees = {path: ast.parse(text) for path, text in texts.items()}
    attributes = {name for tree in trees.values() for name in _attributes(tree)}
    kept = {token.string for text in fixed.values() for token in _names(text)}
    for tree in trees.values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                kept.add(node.value)
    everywhere = dict(zip(sorted(attributes - kept), _short(kept), strict=False))
    out = {}
    for path, text in texts.items():
        tokens = list(_names(text))
        bare = {node.id for node in ast.walk(trees[path]) if isinstance(node, ast.Name)}
        taken = kept | {everywhere[name] for name in bare & everywhere.keys()}
        own = {token.string for token in tokens} - everywhere.keys() - kept
        short = everywhere | dict(zip(sorted(own), _short(taken), strict=False))
        lines = text.splitlines(keepends=True)
        for token in reversed(tokens):
            if token.string in short:
                row, start = token.start
                line = lines[row - 1]
                lines[row - 1] = line[:start] + short[token.string] + line[token.end[1] :]
        out[path] = "".join(lines)
    return out


def _attributes(tree: ast.Module) -> Iterator[str]:
    """Yield the private names that may be asked of an object, or given to a call by name."""
    for node in ast.walk(tree):
        found: list[str] = []
        if isinstance(node, ast.Attribute):
            found = [node.attr]
        elif isinstance(node, ast.keyword) and node.arg:
            found = [node.arg]
        elif isinstance(node, ast.ImportFrom):
            found = [alias.name for alias in node.names]
        elif isinstance(node, ast.ClassDef):
            found = [
                name for child in node.body for part in ast.walk(child) for name in _bound_by(part)
            ]
        yield from filter(_PRIVATE.fullmatch, found)


def _names(text: str) -> Iterator[tokenize.TokenInfo]:
    """Yield the tokens of a source that are private names."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.NAME and _PRIVATE.fullmatch(token.string):
            yield token


def _short(taken: set[str]) -> Iterator[str]:
    """Yield short private names that are not taken, the shortest first."""
    n = 0
    while True:
        name = "_" + _DIGITS[n % 36] if n < 36 else "_" + _DIGITS[n // 36] + _DIGITS[n % 36]
        n += 1
        if name not in taken:
            yield name
