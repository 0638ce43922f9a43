"""Sources made smaller for the chip: the same program, line for line.

On the chip every name that a module mentions costs heap for as long as the program runs, dropped
modules included, and every constant takes a place in its module's table besides. So, before they
are compiled,

- functions and methods that nothing on the drive mentions are left out;
- whole numbers named once at the top of a module, in capitals, are written in where they are used,
  in other modules too; the naming itself goes where nothing else can ask for it;
- short words that have a name at the top of a module of words are named all at once, from a tuple:
  a short string alone becomes a name to the compiler, and stays in memory for good;
- names become short, and few (names.py).

Plain bundles ship the sources as they are.
"""

import ast
from collections.abc import Iterator

from boards.install.names import shorten
from boards.install.sources import Edit, Module, dotted, edited, lines_of, parsed, targets, words_of

_INTERNED = 10  # bytes of a string that the compiler takes for a name
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
    program = {dotted(path): parsed(text) for path, text in texts.items()}
    numbers = _Numbers(program, [ast.parse(text) for text in fixed.values()])
    written = {path: numbers.write_in(dotted(path)) for path in texts}
    return {path: _together(text) for path, text in shorten(written, fixed).items()}


def _together(text: str) -> str:
    """Return a source whose short words at the top are named in one statement, the first."""
    found = [
        (node, node.targets[0].id, node.value)
        for node in ast.parse(text).body
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
        and len(node.value.value.encode()) <= _INTERNED
    ]
    if not found:
        return text
    names = "".join(f"{name}, " for _, name, _ in found)
    words = "".join(f"{ast.unparse(value)}, " for _, _, value in found)
    edits: list[Edit] = [(found[0][0], f"{names.strip()} = ({words.strip()})")]
    edits += [(node, "pass" + lines_of(node)) for node, _, _ in found[1:]]
    return edited(text, edits)


def _used(texts: dict[str, str], fixed: dict[str, str]) -> dict[str, str]:
    """Return the sources without functions that nothing mentions, or only such functions do."""
    names = {dotted(path) for path in (*texts, *fixed)}
    is_done = False
    while not is_done:
        modules = {path: parsed(text) for path, text in (texts | fixed).items()}
        mentioned = {
            name
            for module in modules.values()
            for node in ast.walk(module.tree)
            for name in _mentioned_by(node, module, names)
        }
        is_done = True
        for path, text in texts.items():
            edits: list[Edit] = [
                (node, "pass" + lines_of(node))
                for node in ast.walk(modules[path].tree)
                if isinstance(node, ast.FunctionDef)
                and not mentioned & {node.name, f"{dotted(path)}.{node.name}"}
            ]
            if edits:
                texts = {**texts, path: edited(text, edits)}
                is_done = False
    return texts


def _mentioned_by(node: ast.AST, module: Module, modules: set[str]) -> Iterator[str]:
    """Yield names that a node asks for, one of another module with that module before it."""
    if isinstance(node, ast.Name):
        yield node.id
    elif isinstance(node, ast.Attribute):
        other = module.module(node.value, modules)
        yield f"{other}.{node.attr}" if other else node.attr
    elif isinstance(node, ast.ImportFrom):
        yield from (f"{node.module}.{alias.name}" for alias in node.names)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.FunctionDef) and node.name[:2] == "__":
        yield node.name


class _Numbers:
    """The whole numbers of a program that never change."""

    def __init__(self, program: dict[str, Module], fixed: list[ast.Module]) -> None:
        self._program = program
        self._wanted = {  # names that something may ask for while the program runs
            name
            for tree in (*fixed, *[module.tree for module in program.values()])
            for node in ast.walk(tree)
            for name in self._asked_for(node, tree)
        }

    def _asked_for(self, node: ast.AST, tree: ast.Module) -> Iterator[str]:
        here = next((m for m in self._program.values() if m.tree is tree), None)
        yield from words_of(node)
        if isinstance(node, ast.Attribute):
            other = here.module(node.value, self._program) if here else ""
            if not other:
                yield node.attr
            elif here and self._value(here, node) is None:
                yield f"{other}.{node.attr}"
        elif isinstance(node, ast.ImportFrom) and here is None:
            yield from (alias.name for alias in node.names)

    def _value(self, module: Module, node: ast.expr) -> int | None:
        """Return the number that an expression always is, or None."""
        if isinstance(node, ast.Constant):
            return node.value if type(node.value) is int else None
        if isinstance(node, ast.Name):
            return self._number(module, node.id)
        if isinstance(node, ast.Attribute):
            other = module.module(node.value, self._program)
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

    def _number(self, module: Module, name: str) -> int | None:
        if name in module.named:
            return self._value(module, module.named[name])
        source = module.source(name)
        other = self._program.get(source[0]) if source else None
        return self._number(other, source[1]) if source and other else None

    def write_in(self, name: str) -> str:
        """Return the source of a module with its numbers written in."""
        module = self._program[name]
        edits: list[Edit] = []
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
                names = targets(node)
                if names and all(self._is_gone(name, there) for there in names):
                    edits.append((node, "pass" + lines_of(node)))
        return edited(module.text, edits)

    def _is_gone(self, module: str, name: str) -> bool:
        """Tell whether nothing needs a number where it is named."""
        if name in self._wanted or f"{module}.{name}" in self._wanted:
            return False
        return self._number(self._program[module], name) is not None


def _import(node: ast.ImportFrom, kept: list[ast.alias]) -> str:
    if not kept:
        return "pass" + lines_of(node)
    names = ", ".join(a.name + (f" as {a.asname}" if a.asname else "") for a in kept)
    return f"from {node.module} import ({names}{lines_of(node)})"
