"""Who imports whom, read from the sources: no floor looks upward, and no way goes in a circle."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOPS = ("engine", "firmware", "boards", "host_sim")
# What each floor may import of the project beside itself; the longest name that fits counts.
FLOORS = {
    "engine": (),
    "firmware": ("engine",),
    "boards": (),  # the profiles are data
    "boards.install": (
        *("boards", "engine.catalog", "firmware.checks", "firmware.registry"),
        *("firmware.hardware.toml", "firmware.hardware.version"),
    ),
    "host_sim": (
        *("engine", "firmware", "boards", "boards.install.profile", "boards.install.ending"),
        *("boards.install.pack", "boards.install.stubs", "boards.install.origin"),
        *("host_sim.games", "host_sim.lab", "host_sim.web.boards"),
    ),
    "host_sim.release": ("boards.install", "firmware", "host_sim"),
    "host_sim.installed": ("boards.install", "host_sim"),
    "host_sim.transfer": ("boards.install", "host_sim"),  # a board's memory, over its console
    "host_sim.web.boards": ("boards.install", "firmware"),
    "host_sim.games": ("engine",),
    # needs no handheld
    "host_sim.lab": ("engine", "boards.install.ending", "host_sim.games", "host_sim.pasted"),
    "host_sim.lab.bench": (
        *("engine", "firmware", "boards", "boards.install"),
        *("host_sim", "host_sim.games", "host_sim.lab"),
    ),
}


@cache
def modules() -> dict[str, str]:
    found = {}
    for top in TOPS:
        for path in sorted((ROOT / top).rglob("*.py")):
            name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
            found[name.removesuffix(".__init__")] = path.read_text(encoding="utf-8")
    assert {name.partition(".")[0] for name in found} == set(TOPS)
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


def floor(name: str) -> str:
    return max(
        (package for package in FLOORS if f"{name}.".startswith(f"{package}.")),
        key=len,
        default=name,
    )


def upward(known: dict[str, str]) -> list[str]:
    out = []
    for name, source in known.items():
        visitor = Imports(known)
        visitor.visit(ast.parse(source))
        allowed = {floor(name), *FLOORS[floor(name)]}
        for other in sorted(visitor.found):
            if other.partition(".")[0] in (*TOPS, "tests"):
                by = floor(other)  # a single module may be allowed out of a floor that is not
                if by not in allowed and other not in allowed:
                    out.append(f"{name} imports {other}")
    return out


def imported(known: dict[str, str]) -> dict[str, set[str]]:
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


@pytest.mark.parametrize(
    ("name", "source", "is_allowed"),
    [
        ("engine.rng", "from engine import record", True),
        ("engine.rng", "def f():\n    import firmware", False),
        ("firmware.app", "from engine.hashi import rules", True),
        ("firmware.app", "from boards import pico", False),
        ("boards.pico", "from boards.install import chips", False),
        ("boards.install.bundle", "from firmware.hardware import version", True),
        ("boards.install.bundle", "from firmware import app", False),
        ("boards.install.bundle", "import tests.conform", False),
        ("host_sim.machine", "from firmware.registry import NAMES", True),
        ("host_sim.machine", "from boards.install import bundle", False),
        ("host_sim.machine", "from host_sim.lab.bench import heap", False),
        ("host_sim.lab.trace.run", "from host_sim.lab.tournament import match", True),
        ("host_sim.lab.trace.run", "def f():\n    from firmware.app import App", False),
        ("host_sim.lab.tournament.run", "from host_sim.options import Parser", False),
        ("host_sim.lab.bench.heap", "from boards.install import bundle", True),
    ],
)
def test_an_import_upward_is_found(name, source, is_allowed):
    known = {**dict.fromkeys(modules(), ""), name: source}
    assert (upward(known) == []) is is_allowed


def test_no_floor_imports_one_above_it():
    assert upward(modules()) == []
