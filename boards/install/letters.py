"""A letter for each argument: all functions of the program make do with the same few names."""

import ast
from collections.abc import Iterator, Set

from boards.install.sources import Edit, bound_by, edited, outside

_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_FUNCTIONS = (ast.FunctionDef, ast.Lambda)


def letter(text: str, kept: Set[str]) -> str:
    """Return a source whose functions' arguments are letters, where that changes nothing else.

    kept: names that stay, those of arguments that some call gives by name among them.
    """
    tree = ast.parse(text)
    outermost = list(_outermost(tree))
    inside = {node for function in outermost for node in ast.walk(function)}
    top = {name for node in ast.walk(tree) if node not in inside for name in bound_by(node)}
    edits: list[Edit] = []
    for function in outermost:
        used = {n.id for n in ast.walk(function) if isinstance(n, ast.Name)}
        taken = used | top | kept | _arguments(function)
        free = iter([c for c in _LETTERS if c not in taken])
        edits += _renamed(function, {}, kept, free)
    return edited(text, edits)


def _outermost(node: ast.AST) -> Iterator[ast.FunctionDef | ast.Lambda]:
    """Yield the functions inside a node that are not inside another."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, _FUNCTIONS):
            yield child
        else:
            yield from _outermost(child)


def _scope(node: ast.AST) -> Iterator[ast.AST]:
    """Yield a node and all inside it, but not what is inside a function."""
    yield node
    if not isinstance(node, _FUNCTIONS):
        for child in ast.iter_child_nodes(node):
            yield from _scope(child)


def _arguments(node: ast.AST) -> set[str]:
    return {n.arg for n in ast.walk(node) if isinstance(n, ast.arg)}


def _renamed(
    node: ast.AST, known: dict[str, str], kept: Set[str], free: Iterator[str]
) -> Iterator[Edit]:
    """Yield the edits of a node inside of which arguments known have letters."""
    if isinstance(node, ast.Name) and node.id in known:
        yield node, known[node.id]
    if isinstance(node, _FUNCTIONS):
        for default in outside(node):
            yield from _renamed(default, known, kept, free)
        body = node.body if isinstance(node, ast.FunctionDef) else [node.body]
        within = [n for part in body for n in _scope(part)]
        # Where a name is bound by more than plain names, it is left alone.
        others = {name for n in within if not isinstance(n, ast.Name) for name in bound_by(n)}
        bound = {name for n in within for name in bound_by(n)}
        known = {name: new for name, new in known.items() if name not in bound}
        for arg in node.args.args:
            known.pop(arg.arg, None)
            new = None if arg.arg in others | kept | {"self"} else next(free, None)
            if new:
                known[arg.arg] = new
                yield arg, new
        for part in body:
            yield from _renamed(part, known, kept, free)
    else:
        for child in ast.iter_child_nodes(node):
            yield from _renamed(child, known, kept, free)
