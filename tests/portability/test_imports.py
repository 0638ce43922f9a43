"""Who imports whom, read from the sources: no floor looks upward, and no way goes in a circle."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOPS = ("engine", "firmware", "boards", "host_sim")
# What each floor may import of the project beside itself; the longest name that fits counts.
HOUSE = ("hashi", "arabana", "atoll")
GAMES = tuple(f"engine.{name}" for name in (*HOUSE, "null"))
LOW = tuple(f"firmware.{name}" for name in ("memory", "words", "hardware", "graphics", "storage"))
SCREENS = ("firmware.screens", *(f"firmware.screens.{n}" for n in ("after", "puzzles", "records")))
FLOORS = {
    "engine": (),
    **dict.fromkeys(GAMES, ("engine",)),  # no game knows another
    # firmware/DESIGN.md, Layers
    "firmware.memory": (),
    "firmware.words": (),
    "firmware.hardware": ("engine",),
    "firmware.graphics": ("engine", "firmware.hardware"),
    "firmware.storage": ("engine", "firmware.memory"),
    "firmware.checks": ("engine", "firmware.storage"),
    "firmware.recovery": ("engine", *LOW),
    "firmware.registry": ("engine", *LOW, "firmware.checks", "firmware.recovery.damaged"),
    "firmware.counts": ("engine", *LOW, "firmware.registry"),
    "firmware.screens": ("engine", *LOW, "firmware.registry", "firmware.counts"),
    **{
        name: ("engine", *LOW, "firmware.registry", "firmware.counts", *SCREENS[:n])
        for n, name in enumerate((*SCREENS, "firmware.screens.begin"))
        if n
    },
    "firmware.guest": ("engine", *LOW, "firmware.registry", "firmware.screens"),
    **{
        f"firmware.games.{name}": (
            *("engine", f"engine.{name}", *LOW, "firmware.registry", "firmware.counts", *SCREENS),
            *(("firmware.guest",) if name == "null" else ()),
        )
        for name in (*HOUSE, "null")
    },
    "firmware.ways": (*LOW, "firmware.registry", "firmware.screens"),
    "firmware": (
        *("engine", *LOW, "firmware.registry", "firmware.ways", "firmware.recovery"),
        *(*SCREENS, "firmware.screens.begin"),
    ),
    "boards": (),  # the profiles are data
    "boards.install": (
        *("boards", "engine.catalog", "firmware.checks", "firmware.registry"),
        *("firmware.hardware.toml", "firmware.hardware.version", "firmware.storage.records"),
    ),
    "boards.case": ("boards", "boards.install"),
    "host_sim": (
        *("engine", "firmware", "boards", "boards.install.profile", "boards.install.ending"),
        *("boards.install.pack", "boards.install.stubs", "boards.install.origin"),
        *("host_sim.games", "host_sim.lab", "host_sim.web.boards"),
    ),
    "host_sim.release": ("boards.case", "boards.install", "firmware", "host_sim"),
    "host_sim.installed": ("boards.install", "host_sim"),
    "host_sim.transfer": ("boards.install", "host_sim"),  # a board's memory, over its console
    "host_sim.web.boards": ("boards.case", "boards.install", "firmware"),
    "host_sim.games": ("engine",),
    # needs no handheld
    "host_sim.lab": ("engine", "boards.install.ending", "host_sim.games", "host_sim.pasted"),
    # the format of puzzles, and a handheld on which A alone is pressed
    "host_sim.lab.puzzles": (
        *("engine", "firmware", "boards.install.ending"),
        *("host_sim", "host_sim.games", "host_sim.lab"),
    ),
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
                # A single module may be allowed out of a floor that is not. What the desktop may
                # use, it may use all of.
                by = floor(other)
                is_of_desktop = not name.startswith(("engine.", "firmware."))
                if is_of_desktop and by.partition(".")[0] in allowed & {"engine", "firmware"}:
                    continue
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
        ("firmware.app", "from engine.hashi import rules", False),
        ("firmware.games.hashi.view", "from engine.hashi import rules", True),
        ("firmware.games.hashi.view", "from engine.atoll import rules", False),
        ("firmware.games.hashi.view", "from firmware.games.atoll import view", False),
        ("firmware.screens.play", "from firmware.screens.after import verdict", False),
        ("firmware.screens.begin.title", "from firmware.screens.records import last", True),
        ("firmware.graphics.font", "from firmware.words import strings", False),
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


def test_screens_name_no_game():
    """They reach a game by the name that they are given."""
    for name, source in modules().items():
        if name.startswith("firmware.") and not name.startswith("firmware.games."):
            nodes = ast.walk(ast.parse(source))
            said = {node.value for node in nodes if isinstance(node, ast.Constant)}
            assert not said & set(HOUSE), name
