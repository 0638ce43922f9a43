"""Modules come and go (firmware/memory.py): nothing in the program may mind its twin.

A module loaded anew while an old copy is alive is there twice, with all its classes. An exception
of the one is not caught by the name of the other, and an object of the one is no instance of the
other. So no file of the program asks what something is; here every one of them is read.
"""

from __future__ import annotations

import ast
import builtins
from pathlib import Path

import pytest

from engine import catalog
from engine.crc import checksum
from engine.session import LESSON, PERSON, Session
from firmware.games.registry import NAMES
from firmware.storage.kinds import GAME, GO_ON, SETTINGS
from firmware.storage.log import Store
from host_sim.bots import arabana
from host_sim.drive import Handheld

ROOT = Path(__file__).parents[2]
BUILTIN = {
    name
    for name, thing in vars(builtins).items()
    if isinstance(thing, type) and issubclass(thing, BaseException)
}


def minding(source: str) -> list[str]:
    """Return what in a source would mind a twin, as "line: what"."""
    tree = ast.parse(source)
    shared = {"type", "isinstance", "issubclass"}
    for top in tree.body:
        if isinstance(top, (ast.FunctionDef, ast.ClassDef)):
            shared.add(top.name)
        elif isinstance(top, (ast.Import, ast.ImportFrom)):
            shared |= {alias.asname or alias.name for alias in top.names}
        elif isinstance(top, ast.Assign):
            shared |= {name.id for name in ast.walk(top) if isinstance(name, ast.Name)}
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            for base in node.bases:
                if ast.unparse(base) in BUILTIN:
                    found.append(f"{node.lineno}: {node.name} is an exception of its own")
        elif isinstance(node, ast.ExceptHandler) and node.type:
            kinds = node.type.elts if isinstance(node.type, ast.Tuple) else [node.type]
            for kind in kinds:
                if ast.unparse(kind) not in BUILTIN:
                    found.append(f"{node.lineno}: {ast.unparse(kind)} is caught by its name")
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in ("isinstance", "issubclass"):
            found.append(f"{node.lineno}: {ast.unparse(node)} asks for a type")
        elif isinstance(node, ast.Compare):
            for side in (node.left, *node.comparators):
                name = side.func if isinstance(side, ast.Call) else side
                root = ast.unparse(name).split(".")[0]
                is_identity = any(isinstance(op, (ast.Is, ast.IsNot)) for op in node.ops)
                if root in shared and (is_identity or root == "type"):
                    found.append(f"{node.lineno}: {ast.unparse(node)} asks for an identity")
    return found


@pytest.mark.parametrize(
    "source",
    [
        "class Bad(ValueError): pass",
        "from engine.x import Bad\ntry:\n    f()\nexcept Bad:\n    pass",
        "from engine import x\ntry:\n    f()\nexcept (KeyError, x.Bad):\n    pass",
        "def f(x):\n    return isinstance(x, int)",
        "class A: pass\ndef f(x):\n    return type(x) == A",
        "NOTHING = object()\ndef f(x):\n    return x is NOTHING",
        "def g(): pass\ndef f(x):\n    return x is not g",
        "from engine import x\ndef f(y):\n    return y is x.NOTHING",
    ],
)
def test_what_minds_a_twin_is_found(source):
    assert minding(source)


def test_what_does_not_mind_is_let_be():
    source = "X = 3\ndef f(a, b):\n    return a is None or a is not b or a.x is b.x or a == X"
    assert not minding(source)
    assert not minding("try:\n    f()\nexcept (ValueError, OSError) as e:\n    pass")


@pytest.mark.parametrize(
    "path",
    [path for top in ("engine", "firmware") for path in sorted((ROOT / top).rglob("*.py"))],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_no_module_minds_its_twin(path):
    assert not minding(path.read_text(encoding="utf-8"))


def of_another_version(game_id: int) -> bytes:
    """Return a sound record of a version that there is not."""
    record = b"Tb\x01" + bytes((game_id, 99)) + bytes(20)
    crc = checksum(record, 0, len(record))
    return record + bytes((crc & 255, crc >> 8))


@pytest.mark.parametrize("game_id", [1, 2, 3], ids=catalog.name_of)
def test_continue_tells_as_often_as_it_is_asked_why_a_saved_game_cannot_be_read(game_id):
    nvm = bytearray(b"\xff" * 4096)
    store = Store(nvm)
    store.save(GAME + game_id, of_another_version(game_id))
    store.save(SETTINGS, bytes((4, game_id)))
    with Handheld(nvm=bytes(nvm)) as handheld:
        app = handheld.machine.main["app"]
        pictures = []
        for _ in range(3):
            handheld.press("A")  # Continue is the first row of the title, and of the game's menu
            assert type(app.screen).__name__ == "Notice"
            pictures.append(handheld.frame())
            handheld.press("A")
            assert type(app.screen).__name__ == "GameMenu"
        assert pictures[1] == pictures[2]
        handheld.press("B")
        assert type(app.screen).__name__ == "Title"


def files(modules):
    """Return the names of all but the packages, which stay."""
    return {name for name in modules if not hasattr(modules[name], "__path__")}


@pytest.mark.parametrize("name", [name for name, _ in NAMES])
def test_what_a_running_games_menu_shows_leaves_no_module_behind(name):
    with Handheld(seed=5, env={"TOMBOLO_GAME": name}) as handheld:
        app = handheld.machine.main["app"]
        modules = handheld.machine.load("firmware.memory").sys.modules
        play = app.screen
        rows = len(play.menu().rows)
        handheld.hold("B", 600)
        before = files(modules)
        for n in range(1, rows - 1):  # the first goes on, the last leaves
            handheld.press("DOWN", n)
            handheld.press("A")
            handheld.press("B")  # Atoll's sheets are the game's own
            while app.screen is not play:
                handheld.press("B")
            handheld.hold("B", 600)
            assert files(modules) == before, f"row {n}"


def test_a_computer_player_that_ends_the_game_leaves_no_module_behind():
    """Else the next game's player would find them there, and never drop them."""
    with Handheld(seed=4, env={"TOMBOLO_GAME": "arabana"}) as handheld:
        modules = handheld.machine.load("firmware.memory").sys.modules
        session = handheld.machine.main["app"].screen.session
        arabana.play(handheld, "easy")
        again = Session(catalog.make("arabana"), session.seed, session.options, session.seats)
        for move in session.moves:
            last = session.seats[again.game.player()]
            again.play(move)
        assert last != PERSON
        players = [name for name in files(modules) if name.startswith("engine.arabana.ai")]
        assert players == []


def assert_without_twins(handheld: Handheld, name: str) -> None:
    """All of the game being played is in memory, and it is of no other class than that."""
    modules = handheld.machine.load("firmware.memory").sys.modules
    handheld.machine.load("firmware.memory").screens.clear()
    views = handheld.machine.load("firmware.games.registry")
    kit = modules[f"firmware.games.registry.{name}.kit"]
    play = handheld.machine.main["app"].playing
    for part in views.parts(kit):
        assert part in modules, f"{part} was lent"
    for thing in (play, play.session, play.session.game, play.view, play.view.seen):
        for kind in type(thing).__mro__[:-1]:
            found = modules.get(kind.__module__)
            assert found is None or getattr(found, kind.__name__) is kind, kind


@pytest.mark.parametrize("name", [name for name, _ in NAMES])
def test_a_game_has_no_twin_of_what_lasts(name):
    with Handheld(seed=5, env={"TOMBOLO_GAME": name}) as handheld:
        assert_without_twins(handheld, name)


@pytest.mark.parametrize("name", [name for name, _ in NAMES])
def test_a_game_gone_on_with_at_the_start_has_no_twin_of_what_lasts(name):
    """Reading the record needs the engine too, for the moment."""
    with Handheld(seed=5, env={"TOMBOLO_GAME": name}) as handheld:
        app = handheld.machine.main["app"]
        assert app.playing.save()
        app.store.save(GO_ON, bytes((app.kind,)))
        nvm = bytes(handheld.machine.nvm)
    with Handheld(nvm=nvm) as handheld:
        assert_without_twins(handheld, name)


@pytest.mark.parametrize("name", [name for name, _ in NAMES])
def test_a_lesson_begun_at_once_has_no_twin_of_what_lasts(name):
    """A lesson is lent, and imports the game that it is of."""
    with Handheld(seed=5) as handheld:
        handheld.press("DOWN", [row[0] for row in NAMES].index(name))
        handheld.press("A")  # its menu, where the lesson is the first row
        handheld.press("A")
        handheld.wait(400)
        assert handheld.machine.main["app"].playing.session.flags & LESSON
        assert_without_twins(handheld, name)
