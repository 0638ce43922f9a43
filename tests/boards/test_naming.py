"""Private names get short ones as a bundle compiles: few names, and the same program."""

from __future__ import annotations

import ast
import json
import re
import shutil
import sys
import traceback
from collections import Counter
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boards.install import bundle, constants, imports, mpy, naming, pack
from boards.install.profile import visible
from host_sim.drive import Handheld
from tests import guests
from tests.firmware import golden_screens
from tests.pack import new_names

# The table of CircuitPython's that begins after 2,540 names takes 15 KB in one piece. Some 250 of
# these stand in its firmware; the packs on a drive bring more.
MOST = 2_200


@pytest.fixture(scope="module")
def texts():
    """The sources before their private names were shortened."""
    return constants.folded(bundle.texts(), bundle._PLAIN, bundle._CLOSED)


@pytest.fixture(scope="module")
def short():
    return bundle.shipped()[1]


@pytest.fixture(scope="module")
def root(tmp_path_factory):
    """A folder with the program as bundles have it, but as sources."""
    folder = tmp_path_factory.mktemp("renamed")
    for name, text in bundle.shipped()[0].items():
        place = folder / (f"firmware/{name}" if name in bundle.AT_ROOT else name)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    for part in ("engine", "firmware"):
        for path in visible(bundle.ROOT / part, "**/*.bin"):
            shutil.copy(path, folder / path.relative_to(bundle.ROOT))
    for part in ("boards", "tests"):
        (folder / part).symlink_to(bundle.ROOT / part)
    return folder


# --- how many there are ---


@pytest.mark.parametrize("language", bundle.languages())
def test_a_handheld_meets_few_names(pico, language):
    files = {
        path: mpy.names(data)
        for path, data in pico.files.items()
        if path.endswith(".mpy") and bundle.is_for(path, language)
        if not any(pack.is_of(path, name) for name in guests.OWN)
    }
    places = Counter(name for found in files.values() for name in found)
    alone = {path: sum(places[name] == 1 for name in found) for path, found in files.items()}
    most = sorted(alone, key=lambda path: -alone[path])[:12]
    assert len(places) <= MOST, "\n".join(
        [f"{len(places):,} names; these files have most that no other has:"]
        + [f"{alone[path]:4} of {len(files[path]):3} in {path}" for path in most]
    )


def test_the_names_at_the_head_of_a_file_are_read():
    source = b"from a.b import C\ndef f(one, *, two=8):\n    return C.late(one, 'words and more')\n"
    made = mpy.compile_source(mpy.find(), source, "some.module")
    assert mpy.names(made) == {"some.module", "a.b", "C", "f", "one", "two", "late"}


def test_a_pack_brings_few_names():
    made = pack.make("kalah", guests.root_of("kalah"))
    assert 5 < new_names(made) < 40


# --- the program is the same ---


def words(text: str) -> set[str]:
    return set(re.findall(r"\w+", text))


def strings(text: str) -> list[object]:
    """Return the strings and bytes of a source, but for docstrings."""
    nodes = list(ast.walk(ast.parse(text)))
    docstrings = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    found = [n for n in nodes if isinstance(n, ast.Constant) and id(n) not in docstrings]
    return [node.value for node in found if isinstance(node.value, (str, bytes))]


def test_nothing_but_names_changes(texts, short):
    for path, text in texts.items():
        names = short.get(path, {})
        changed = naming.renamed(text, names)
        assert len(set(names.values())) == len(names), path
        assert not set(names.values()) & words(text), path
        assert strings(changed) == strings(text), path
        as_before = naming.renamed(ast.dump(ast.parse(text)), names)
        assert ast.dump(ast.parse(changed)) == as_before, path


@pytest.mark.parametrize(
    ("script", "language"),
    [
        ("arabana_puzzle", "en"),
        ("arabana_review", "fr"),
        ("atoll_new", "en"),
        ("atoll_review", "en"),
        ("codes", "de"),
        ("hashi_hint", "en"),
        ("hashi_lesson", "en"),
        ("hashi_table", "en"),
        ("kalah", "en"),  # of a pack, which keeps its names
        ("replay", "fr"),
        ("title", "en"),
    ],
)
def test_the_pictures_are_the_same(root, script, language):
    path = golden_screens.FOLDER / f"{script}.txt"
    shown = dict(golden_screens.shots(path, language, root))
    assert shown == golden_screens.golden(path, language)


def test_every_module_can_be_imported(root, texts):
    ending = ("firmware/recovery/", *bundle.AT_ROOT)  # the program, as they are imported
    with Handheld(root=root) as handheld:
        for path in texts:
            if not path.startswith((*ending, "firmware/guest/help")):  # which reads a guest's words
                game = re.match(r"firmware/games/(\w+)/help", path)
                if game:
                    registry: Any = handheld.machine.load("firmware.registry")
                    registry.loaded = game[1]
                handheld.machine.load(imports.dotted(path))


# --- any program is the same ---

TRICKY = """
import sys as _system
from sys import path as _path
_COUNT = 3
_count = 0
_late: int = 4

class _Base:
    _shared = [1]
    _pair, _other = 2, 3
    def __init__(self, _given=5):
        self._given = _given
        self._list = [_x * 2 for _x in range(_COUNT) if _x != self._given]
    def _twice(self, *_rest, **_more):
        "A docstring of _twice"
        return [_rest, sorted(_more), self._given * 2]
    @property
    def _half(self):
        return self._given // 2
    @staticmethod
    def _still(_a, _b=7):
        return _a + _b
    def all(self):
        return self._twice(8), self._half, self._list, self._other, _Base._still(1), _Base._pair
    def strings(self):
        return getattr(self, "_hidden") + f"{self._given:>{_COUNT}} _kept {self._half!r}"
    _hidden = "h"

class _Derived(_Base):
    def _twice(self, *_rest):
        _Base._shared.append(_rest)
        self._given += 1
        del self._list[0]
        return _Base._twice(self, *_rest, named=1)

def _outer(_first):
    _inside = 0
    def _inner():
        nonlocal _inside
        global _count
        _inside += _first
        _count += 1
        return lambda _last=_inside: _last + _first
    return _inner()() + _inside

def _generated(_most):
    for _n in range(_most):
        yield (_n, {_k: _v for _k, _v in [(_n, _most)]})

def _caught():
    try:
        return [][_COUNT]
    except IndexError as _error:
        return type(_error).__name__
    finally:
        _gone = 1
        del _gone

def _called(_by_key=1, *, _only=2):
    return _by_key + _only

if (_walrus := _COUNT):
    _walrus += 1
_thing = _Derived()
_thing._reached = _system
_system._late = 9
assert _walrus, "_in_words"
RESULT = [
    _thing.all(), _thing.strings(), _outer(2), _count, list(_generated(2)), _caught(),
    _called(_by_key=4), _Base._shared, _late, _path is _system.path, 1_000, _thing._reached._late,
    "\\n_in_words", b"_bytes", "a_word", f"{_walrus=}",
]
"""
KEPT = {"_hidden", "_kept", "_in_words", "_bytes", "_by_key", "_system", "_path", "_reached"}
KEPT |= {"_late", "_walrus"}  # one is an attribute of another thing, one printed by an f-string


def run(sources: dict[str, str]) -> list[object]:
    """Run modules in their order; return the RESULT of each."""
    found = []
    try:
        for path, text in sources.items():
            module = ModuleType(imports.dotted(path))
            sys.modules[module.__name__] = module
            exec(compile(text, path, "exec"), module.__dict__)
            found.append(module.__dict__.get("RESULT"))
    finally:
        for path in sources:
            sys.modules.pop(imports.dotted(path), None)
    return found


def shortened(sources: dict[str, str]) -> dict[str, str]:
    names = naming.shorten(sources)
    return {path: naming.renamed(text, names.get(path, {})) for path, text in sources.items()}


def test_every_kind_of_name_is_renamed_wherever_it_stands():
    changed = shortened({"tricky.py": TRICKY})
    assert run(changed) == run({"tricky.py": TRICKY})
    left = {word for word in words(changed["tricky.py"]) if re.match("_[A-Za-z]", word)}
    assert left == KEPT
    assert changed["tricky.py"].count("\n") == TRICKY.count("\n")


def test_what_the_compiler_drops_keeps_its_name():
    text = "from micropython import const\n_SIDE = const(3)\n_other = _SIDE\n"
    assert naming.shorten({"a.py": text}) == {"a.py": {"_other": "_0"}}


def test_a_name_that_is_there_already_is_not_given():
    text = "_0 = '_2'\ndef f(other):\n    return other._1, _0\n"
    assert naming.shorten({"a.py": text})["a.py"] == {"_0": "_3"}


def test_names_are_shared_but_not_within_a_family():
    files = {
        "base": "class Base:\n    def _a(self):\n        self._b = self._c()\n",
        "one": "from base import Base\nclass One(Base):\n    def _c(self):\n        self._d = 1\n",
        "two": "import base\nclass Two(base.Base):\n    def _e(self):\n        pass\n",
        "far": "import two as near\nclass Far(near.Two):\n    def _f(self):\n        self._a()\n",
        "other": "def _a():\n    _b = 1\n    return _b\n",
    }
    short = naming.shorten({f"{name}.py": text for name, text in files.items()})
    assert short["one.py"]["_c"] == short["base.py"]["_c"]
    assert short["far.py"]["_a"] == short["base.py"]["_a"]
    for family in (("base", "one"), ("base", "two", "far")):
        meant = {row for name in family for row in short[f"{name}.py"].items()}
        assert len({new for _, new in meant}) == len(meant), family
    assert set(short["other.py"].values()) == {"_0", "_1"}
    assert len({new for names in short.values() for new in names.values()}) == 5


NAMES = ("_a", "_b", "_c", "_d")
FILES = ("one", "two", "three")


@st.composite
def programs(draw):
    """Draw three modules with classes that inherit from one another, and have few names."""
    some = st.lists(st.sampled_from(NAMES), unique=True, max_size=3)
    classes: list[tuple[str, str]] = []
    sources = {}
    for module in FILES:
        lines = [f"import {other}" for other in FILES[: FILES.index(module)]]
        for name in draw(some):
            kinds = (f"{name} = '{module}'", f"def {name}(): return '{module}()'")
            lines.append(draw(st.sampled_from(kinds)))
        for n in range(draw(st.integers(1, 3))):
            name = f"{module.title()}{n}"
            place, base = draw(st.sampled_from([("", ""), *classes]))
            if place not in ("", module):
                if draw(st.booleans()):
                    lines.append(f"from {place} import {base} as Base{n}")
                    base = f"Base{n}"
                else:
                    base = f"{place}.{base}"
            lines += [f"class {name}({base}):", "    def __init__(self):"]
            lines.append(f"        {base}.__init__(self)" if base else "        pass")
            lines += [f"        self.{one} = '{name}{one[1]}'" for one in draw(some)]
            lines += [f"    def {one}(self): return '{name}{one[1]}()'" for one in draw(some)]
            lines += [f"    def show_{name}(self):", "        found = []"]
            for one in draw(some):
                lines += [
                    "        try:",
                    f"            one = self.{one}",
                    "        except AttributeError:",
                    "            one = None",
                    "        found.append(one() if callable(one) else one)",
                ]
            lines.append("        return found")
            classes.append((module, name))
        if draw(st.integers(0, 4)) == 0:
            by_string = draw(st.sampled_from(NAMES))
            lines.append(f"def reach(thing): return callable(getattr(thing, '{by_string}', 0))")
        lines.append("RESULT = []")
        for name in [name for place, name in classes if place == module]:
            lines += [
                f"thing = {name}()",
                "for show in sorted(dir(thing)):",
                "    if show.startswith('show'): RESULT.append((show, getattr(thing, show)()))",
                "if 'reach' in globals(): RESULT.append(reach(thing))",
            ]
        for name in draw(some):
            lines += ["try:", f"    RESULT.append({name}() if callable({name}) else {name})"]
            lines += ["except NameError:", "    RESULT.append(None)"]
        sources[f"{module}.py"] = "\n".join(lines) + "\n"
    return sources


@settings(max_examples=150, deadline=None)
@given(programs())
def test_a_program_of_several_files_does_the_same(sources):
    assert run(shortened(sources)) == run(sources)


# --- what is said of it ---


@pytest.mark.parametrize(
    "text",
    [
        "def make(base):\n    class One(base):\n        pass\n",
        "from .two import Two\nclass One(Two):\n    pass\n",
        "from other import missing\nclass One(missing):\n    pass\n",
    ],
)
def test_a_base_that_nobody_can_know_is_refused(text):
    with pytest.raises(mpy.CompileError, match=r"^a\.py:2: which class is the base of One\?$"):
        naming.shorten({"a.py": text, "other.py": "missing = object\n"})


def test_a_traceback_has_its_line_and_the_table_its_names(tmp_path, pico):
    text = "class _Broken:\n    def __init__(self):\n        self._fail()\n"
    text += "    def _fail(self):\n\n        return self._nothing\n_Broken()\n"
    short = naming.shorten({"a/b.py": text})
    with pytest.raises(AttributeError) as caught:
        run({"a/b.py": naming.renamed(text, short["a/b.py"])})
    frame = traceback.extract_tb(caught.value.__traceback__)[-1]
    assert frame.lineno == 6
    assert json.loads(naming.table(short))["a.b"][frame.name] == "_fail"
    bundle.write(pico, tmp_path)
    table = json.loads((tmp_path / "pico" / bundle.NAMES).read_text())
    assert "_take_keys" in table["firmware.app"].values()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("_0 = 1\n", "_0 is a name that only bundles give"),
        ("def f(play):\n    return play._over\n", "_over is a private name of Tombolo's"),
        ("from engine.crc import _table\n", "_table is a private name of Tombolo's"),
        (
            "from firmware.guest.grid import Grid\n"
            "class View(Grid):\n    def f(self):\n        return self._kept\n",
            "_kept is a private name of firmware/guest/grid.py",
        ),
    ],
)
def test_a_pack_does_not_use_what_is_private(text, sentence):
    grid = "class Grid:\n    def __init__(self):\n        self._kept = 1\n"
    ours = {"firmware/guest/grid.py": grid, "engine/crc.py": "_table = _over = 1\n"}
    assert sentence in naming.clash({"engine/x/rules.py": text}, ours)


def test_a_pack_has_private_names_of_its_own(texts):
    text = (
        "_top = 1\nclass One:\n    def _over(self, other):\n        return other._over, self._top\n"
    )
    assert naming.clash({"engine/x/rules.py": text}, texts) == ""
