"""The chip's Python stack: 2,048 bytes, a frame of each function that is running.

A frame's size is estimated from CPython's code object, whose locals and stack are nearly those of
MicroPython's compiler; a generator's frame lies on the heap. Over the whole program the estimate is
within 2 % of what the compiler writes into its files. The depths below were taken from
CircuitPython 10.2.1's own firmware for the Pico.
"""

from __future__ import annotations

import dis
import random
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

from boards.install.profile import KEYS
from host_sim.drive import Handheld
from host_sim.machine import ROOT, Machine
from tests.host_sim.test_program import PROFILE
from tests.opcodes import Tracer

LIMIT = 2_048  # bytes: CIRCUITPY_PYSTACK_SIZE, which settings.toml may raise
_HEAD = 20  # mp_code_state_t, without its state
_WORD = 4
_HANDLER = 20  # for a try or with: mp_exc_stack_t, and what its handler pushes
_LOOP = 3 * _WORD  # an iterator lies on the stack with 4 words, where CPython counts one
_FOR = dis.opmap["FOR_ITER"]
_ALIGN = 8
_GENERATOR = 0x20  # of co_flags
_PROGRAM = (*[str(ROOT / part) for part in ("firmware", "engine", "boards")], "adafruit_")


def frame_bytes(code: CodeType) -> int:
    if code.co_flags & _GENERATOR:
        return 0
    slots = code.co_nlocals + len(code.co_cellvars) + len(code.co_freevars)
    # The names of a `from x import a, b` are pushed one by one before they become a tuple.
    names = [const for const in code.co_consts if isinstance(const, tuple)]
    pushed = [len(const) + 2 for const in names if all(isinstance(name, str) for name in const)]
    size = _HEAD + (slots + max([code.co_stacksize, *pushed])) * _WORD
    if _FOR in code.co_code[::2] and "range" not in code.co_names:  # that one needs no iterator
        size += _LOOP
    if getattr(code, "co_exceptiontable", b""):  # from CPython 3.11 on
        size += _HANDLER
    return (size + _ALIGN - 1) // _ALIGN * _ALIGN


class Watch(Tracer):
    """Watches the stack inside `with watch:`; raises what the chip raises at its end.

    under: the folders, or beginnings of file names, of the program; what others run is C on the
    chip. deepest: the most bytes seen.
    """

    def __init__(self, under: tuple[str, ...] = _PROGRAM) -> None:
        self.deepest = 0
        self._under = under
        self._depths: dict[int, int] = {}  # by frame; a frame's is set before its callees'
        self._sizes: dict[CodeType, int] = {}

    def _size(self, code: CodeType) -> int:
        if code not in self._sizes:
            path = code.co_filename
            is_program = path.startswith(self._under) or Path(path).name.startswith(self._under)
            self._sizes[code] = frame_bytes(code) if is_program else 0
        return self._sizes[code]

    def _call(self, frame: FrameType, event: str, arg: Any) -> None:
        depth = self._depths.get(id(frame.f_back), 0) + self._size(frame.f_code)
        self._depths[id(frame)] = depth
        self.deepest = max(self.deepest, depth)
        if depth > LIMIT:
            raise RuntimeError("pystack exhausted")


CALLS = {
    "plain": ("def f(n):\n    global deep\n    deep = n\n    f(n + 1)\n", 48),
    "try": (
        "def f(n):\n    global deep\n    deep = n\n    try:\n        f(n + 1)\n"
        "    except ValueError:\n        pass\n",
        30,
    ),
    "loops": (
        "def f(n):\n    global deep\n    deep = n\n    for _ in (1, 2):\n"
        "        for _ in (1, 2):\n            f(n + 1)\n",
        26,
    ),
    "method": (
        "class Box:\n    def go(self, n):\n        global deep\n        deep = n\n"
        "        self.go(n + 1)\nf = Box().go\n",
        40,
    ),
}
END = (
    "call = lambda: f(1)\ntry:\n    call()\nexcept RuntimeError as error:\n    print(deep, error)\n"
)


@pytest.mark.parametrize("kind", CALLS)
def test_it_ends_where_the_chips_ends_within_a_sixth(tmp_path, kind):
    text, depth = CALLS[kind]
    path = tmp_path / "program.py"
    path.write_text(text + END)
    machine = Machine(PROFILE)
    with Watch(under=(str(tmp_path),)):
        machine.boot(path)
    deep, _, what = machine.console[0].partition(" ")
    assert what == "pystack exhausted"
    assert abs(int(deep) - depth) <= depth / 6


def test_the_program_stays_clear_of_the_end():
    luck = random.Random(5)
    with Watch() as watch, Handheld(seed=5, env={"TOMBOLO_GAME": "arabana"}) as handheld:
        for _ in range(10):
            handheld.hold(luck.choice(KEYS), 700 if luck.random() < 0.1 else 60)
    assert 500 < watch.deepest < LIMIT * 3 / 4
