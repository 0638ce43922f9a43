"""Who imports whom, read from the sources: there is no way round in a circle."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2]
TOPS = ("engine", "firmware", "boards", "host_sim")


def modules() -> dict[str, str]:
    """Return the source of each module of the project, by full name."""
    found = {}
    for top in TOPS:
        for path in sorted((ROOT / top).rglob("*.py")):
            name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
            found[name.removesuffix(".__init__")] = path.read_text(encoding="utf-8")
    return found


class Imports(ast.NodeVisitor):
    """Collects what a module imports anywhere in it, but for names that only types need."""

    def __init__(self, known: dict[str, str]) -> None:
        self.known = known
        self.found: set[str] = set()

    def visit_If(self, node: ast.If) -> None:
        if ast.unparse(node.test) != "TYPE_CHECKING":
            self.generic_visit(node)

    def visit_Import(self, node: ast.Import) -> None:
        self.found |= {alias.name for alias in node.names}

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        for alias in node.names:
            part = f"{node.module}.{alias.name}"
            self.found.add(part if part in self.known else str(node.module))


def imported(known: dict[str, str]) -> dict[str, set[str]]:
    """Return the project's modules that each of them imports."""
    graph = {}
    for name, source in known.items():
        visitor = Imports(known)
        visitor.visit(ast.parse(source))
        graph[name] = visitor.found & set(known) - {name}
    return graph


def circle(graph: dict[str, set[str]]) -> list[str]:
    """Return modules that import one another in a row, the first at the end again; or nothing."""
    left = {name: set(others) for name, others in graph.items()}
    while left:
        free = [name for name, others in left.items() if not others & set(left)]
        if not free:
            way = [min(left)]
            while way[-1] not in way[:-1]:
                way.append(min(left[way[-1]] & set(left)))
            return way[way.index(way[-1]) :]
        for name in free:
            del left[name]
    return []


def test_a_circle_is_found():
    sources = {
        "a": "import b",
        "b": "def f():\n    from c import x",
        "c": "import a",
        "d": "import a",
    }
    assert circle(imported(sources)) == ["a", "b", "c", "a"]
    assert circle(imported({**sources, "c": "import e"})) == []


def test_no_module_is_imported_by_what_it_imports():
    assert circle(imported(modules())) == []
