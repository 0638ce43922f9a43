"""Which modules a source imports, and whether the board has them."""

import ast
from collections.abc import Iterable, Iterator
from functools import lru_cache


def dotted(path: str) -> str:
    """Return the name under which a source at this path on the drive is imported."""
    path = path.removeprefix("lib/").removesuffix(".py").removesuffix("/__init__")
    return path.replace("/", ".")


@lru_cache(maxsize=512)
def imported(source: str) -> tuple[tuple[str, tuple[str, ...], int], ...]:
    """Return (module, names imported from it, line) for every import that must succeed.

    Leaves out imports inside `try: ... except ImportError`, which may fail.
    """
    return tuple(_walk(ast.parse(source)))


def _walk(node: ast.AST) -> Iterator[tuple[str, tuple[str, ...], int]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Try) and any(map(_catches_import_error, child.handlers)):
            for part in (*child.handlers, *child.orelse, *child.finalbody):
                yield from _walk(part)
        elif isinstance(child, ast.Import):
            for alias in child.names:
                yield alias.name, (), child.lineno
        elif isinstance(child, ast.ImportFrom):
            yield child.module or "", tuple(alias.name for alias in child.names), child.lineno
        else:
            yield from _walk(child)


def _catches_import_error(handler: ast.ExceptHandler) -> bool:
    kinds = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
    return any(isinstance(kind, ast.Name) and kind.id == "ImportError" for kind in kinds)


def unresolved(sources: dict[str, str], modules: Iterable[str]) -> list[tuple[str, int, str]]:
    """Return (file, line, module) for each import found neither in the bundle nor on the board.

    sources: path on the drive (ending in .py) -> text. modules: those built into the board's
    CircuitPython. The modules in lib/ are imported without its name.
    """
    inside = set(map(dotted, sources))
    inside |= {name.rpartition(".")[0] for name in inside if "." in name}
    built_in = set(modules)
    missing = []
    for path, text in sorted(sources.items()):
        for module, names, line in imported(text):
            if module in built_in:
                continue
            if module not in inside:
                missing.append((path, line, module))
            elif f"{module}.py" not in sources and f"lib/{module}.py" not in sources:
                missing += _missing_names(path, line, module, names, sources, inside)
    return missing


def _missing_names(
    path: str,
    line: int,
    module: str,
    names: tuple[str, ...],
    sources: dict[str, str],
    inside: set[str],
) -> list[tuple[str, int, str]]:
    """Return the names imported from a module that are neither defined in it nor its modules."""
    file = module.replace(".", "/")
    defined = _defined(sources.get(file + ".py") or sources.get(file + "/__init__.py") or "")
    return [
        (path, line, f"{module}.{name}")
        for name in names
        if f"{module}.{name}" not in inside and name not in defined
    ]


@lru_cache(maxsize=512)
def _defined(source: str) -> frozenset[str]:
    """Return the names that a module defines, and some that it only uses."""
    tree = ast.parse(source)
    found = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    found |= {n.name for n in tree.body if isinstance(n, (ast.FunctionDef, ast.ClassDef))}
    return frozenset(found)
