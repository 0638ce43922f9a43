"""What runs on the handheld keeps to what its Python can do; each rule shown by a bad example."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from boards.install import mpy
from tests.portability import look

BAD = [
    ("import enum", "enum is absent"),
    ("from typing import Any", "typing is absent"),
    ("import os.path, uos", "uos is absent"),
    ("import host_sim", "host_sim is absent"),
    ("m = __import__('dataclasses')", "dataclasses is absent"),
    ("m = __import__('host_sim.' + n, None)", "host_sim. is absent"),
    ("from engine.game import *", "import *"),
    ("def f(a: int): pass", "annotations"),
    ("def f() -> int: pass", "annotations"),
    ("x: int = 1", "annotations"),
    ("async def f(): pass", "async"),
    ("x = vars()", "vars is missing"),
    ("try:\n    pass\nexcept FileNotFoundError:\n    pass", "FileNotFoundError is missing"),
    ("x = 'a'.ljust(3)", "str.ljust is missing"),
    ("def f(x):\n    return x.zfill(3)", "zfill is missing"),
    ("x = 3\ny = x.bit_count()", "int.bit_count is missing"),
    ("x = bytearray(3)\nx.pop()", "bytearray.pop is missing"),
    (
        "class A:\n    def f(self):\n        self.b = bytearray(2)\n        self.b.reverse()",
        "bytearray.rev",
    ),
    ("s = self.state\nx = s[4:9].count(3)", "bytearray.count of a number"),
    ("from array import array\na = array('H', b)\na.tobytes()", "array.tobytes is missing"),
    ("m = memoryview(b)\nm.tobytes()", "memoryview.tobytes is missing"),
    ("import math\nx = math.gcd(4, 6)", "math.gcd is missing"),
    ("import math as m\nx = m.inf", "math.inf is missing"),
    ("from math import isqrt", "math.isqrt is missing"),
    ("import random\nrandom.shuffle(x)", "random.shuffle is missing"),
    ("from collections import defaultdict", "collections.defaultdict is missing"),
    ("import os\nx = os.path", "os.path is missing"),
    ("import os\nx = os.environ['A']", "os.environ is missing"),
    ("import time\nx = time.ticks_ms()", "time.ticks_ms is missing"),
    ("import time\nx = time.monotonic()", "time.monotonic is inaccurate"),
    ("import sys\nsys.print_exception(e)", "sys.print_exception is missing"),
    ("import re\nx = re.findall('a', b)", "re.findall is missing"),
    ("import re\nx = re.match('(?P<a>b)', c)", "named groups"),
    ("import re\nx = re.match('a{3}', c)", "{n} in a regular"),
    ("import json\nx = json.dumps(a, indent=1)", "no indent"),
    ("x = f._replace(a=1)", "_replace is missing"),
    ("x = T._fields", "_fields is missing"),
    ("x = f.__doc__", "no __doc__"),
    ("ValueError.__init__(error, text)", "ValueError has no __init__ of its own"),
    ("x = a[::-1]", "slice with a step"),
    ("x = a[1:5:2]", "slice with a step"),
    ("from array import array\na = array('H', b)\nx = 3 in a", "`in` array"),
    ("a = game.moves_buffer()\nx = 3 not in a", "`in` array"),
    ("a = bytearray(3)\nx = 3 in a[1:2]", "`in` bytearray"),
    ("x = b'abc'.index(97)", "bytes.index of a number"),
    ("a = bytearray(3)\ndel a[0]", "del from"),
    ("x = bytearray(b'a') * 3", "cannot be multiplied"),
    ("x = next(a, None)", "next with two"),
    ("x = iter(f, 0)", "iter with two"),
    ("print(1, flush=True)", "flush"),
    ("x = zip(a, b, strict=True)", "keyword arguments to zip"),
    ("x = sum(a, start=1)", "keyword arguments to sum"),
    ("x = a.split(sep=',')", "keyword arguments to split"),
    ("x = int.from_bytes(a, 'little', signed=True)", "signed"),
    ("import struct\nx = struct.unpack('<?', a)", "struct's ?"),
    ("class A(B, metaclass=C): pass", "class keywords"),
    ("class A(bytearray): pass", "subclassed bytearray"),
    ("def f(): pass\nf.calls = 1", "attributes on functions"),
    ("x = a.keys() & b", "keys() is no set"),
    ("from collections import deque\nd = deque()", "maxlen"),
    ("x = pow(3, -1, 7)", "pow"),
    ("class A:\n    __slots__ = ('a',)", "__slots__ is ignored"),
    ("class A:\n    def __init_subclass__(cls): pass", "__init_subclass__ is ignored"),
    ("class A:\n    def __setattr__(self, a, b): pass", "__setattr__ is ignored"),
    ("class A:\n    def f(self):\n        self.__x = 1", "__x is not mangled"),
    ("def (", "not Python"),
]

GOOD = """
import os
from array import array
import adafruit_displayio_ssd1306
from engine import game
import boards

class Title:
    def title(self, *words, key=None, **more):
        a, *rest = words
        self.items.pop()
        self.items.reverse()
        return self.title(*rest, **more)

    @property
    def wide(self):
        return (1, 2) + tuple(self.words[1:3])

def f(x):
    out = array("H", [0] * 3)
    with (x):
        pass
    for row in sorted(x, key=len):
        if x in (1, 2) and 3 in list(out) and x in b'abc' and b'a' in bytearray(x):
            yield row[:2]
"""


@pytest.mark.parametrize(("source", "what"), BAD, ids=[source for source, _ in BAD])
def test_each_rule_catches_its_bad_example(source: str, what: str) -> None:
    found = look.problems(source, "bad.py")
    assert any(what in line for line in found), found
    assert all(line.startswith("bad.py:") for line in found)


def test_what_the_handheld_can_do_is_let_through() -> None:
    assert look.problems(GOOD, "good.py") == []


def test_a_game_draws_no_luck_of_its_own() -> None:
    source = "import random\n"
    assert not look.problems(source, "view.py")
    (problem,) = look.problems(source, "view.py", is_game=True)
    assert problem.endswith(": luck comes from engine.rng, so that a record replays")


def test_engine_imports_only_engine() -> None:
    for source in ("import time", "from firmware import app", "import boards", "import json"):
        assert look.problems(source, "engine/x.py", "engine")
    assert not look.problems("from array import array\nfrom engine import rng", "x", "engine")


def test_all_that_runs_on_the_handheld_is_portable() -> None:
    found = look.tree_problems()
    assert len(look.handheld_files()) > 100
    assert not found, "\n".join(found)


def test_the_handheld_s_compiler_takes_every_file(tmp_path: Path) -> None:
    compiler = mpy.find().command
    for _, path in look.handheld_files():
        command = [*compiler, str(path), "-o", str(tmp_path / "out.mpy")]
        told = subprocess.run(command, capture_output=True, text=True)
        assert told.returncode == 0, f"{path}: {told.stderr}"
