"""The chip's Python stack of 2,048 bytes, estimated by frames.

The depths were taken from CircuitPython 10.2.1's own firmware for the Pico.
"""

import pytest

from host_sim.lab.bench import stack
from host_sim.machine import Machine
from tests.host_sim.test_program import PROFILE

CALLS = {
    "plain": ("def f(n):\n    global deep\n    deep = n\n    f(n + 1)\n", 48),
    "with locals": (
        "def f(n, a=1, b=2, c=3, d=4):\n    global deep\n    deep = n\n    e = a + b\n"
        "    g = e + c\n    f(n + 1, e, g, c, d)\n",
        26,
    ),
    "try": (
        "def f(n):\n    global deep\n    deep = n\n    try:\n        f(n + 1)\n"
        "    except ValueError:\n        pass\n",
        30,
    ),
    "list comprehension": (
        "def f(n):\n    global deep\n    deep = n\n    return [f(n + 1) for _ in (1,)]\n",
        20,
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
    with stack.Watch(under=(str(tmp_path),)):
        machine.boot(path)
    deep, _, what = machine.console[0].partition(" ")
    assert what == "pystack exhausted"
    assert abs(int(deep) - depth) <= depth / 6


def test_a_generator_that_runs_takes_none_of_it(tmp_path):
    path = tmp_path / "program.py"
    path.write_text("def f():\n    a = b = c = d = 1\n    yield a + b + c + d\nnext(f())\n")
    with stack.Watch(under=(str(tmp_path),)) as watch:
        Machine(PROFILE).boot(path)
    assert [name.split(".")[1] for name in watch.path] == ["<module>"]


def test_the_program_stays_clear_of_the_end():
    with stack.Watch() as watch:
        stack.walk("arabana", 10)
    assert 500 < watch.deepest < stack.LIMIT * 3 / 4
    assert watch.path[:2] == ["code.<module>", "app.step"]
