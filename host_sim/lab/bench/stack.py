"""How deep the chip's Python stack gets: 2,048 bytes, a frame of each function that is running.

A frame's size is estimated from CPython's code object, whose locals and stack are nearly those of
MicroPython's compiler; that of a generator lies on the heap. Over the whole program the estimate
is within 2 % of what the compiler writes into its files.
"""

from __future__ import annotations

import dis
import random
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from boards.install.profile import KEYS
from engine import catalog
from firmware.games import registry
from host_sim.drive import Handheld
from host_sim.lab.bench import work
from host_sim.lab.bench.tables import Table

LIMIT = 2_048  # bytes: CIRCUITPY_PYSTACK_SIZE, which settings.toml may raise
_HEAD = 20  # mp_code_state_t, without its state
_WORD = 4
_HANDLER = 20  # for a try or with: mp_exc_stack_t, and what its handler pushes
_LOOP = 3 * _WORD  # an iterator lies on the stack with 4 words, where CPython counts one
_FOR = dis.opmap["FOR_ITER"]
_ALIGN = 8
_GENERATOR = 0x20  # of co_flags
_ROOT = Path(__file__).resolve().parent.parent.parent
_PROGRAM = (*[str(_ROOT / part) for part in ("firmware", "engine", "boards")], "adafruit_")
_SEED = 5
_KEYS = 150  # pressed at random in each game
_START_MS = 2_000


def frame_bytes(code: CodeType) -> int:
    """Estimate what a running function takes."""
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


class Watch:
    """Watches the stack inside `with watch:`, in threads started there too.

    limit: where a call deeper than so many bytes raises what the chip raises. under: the folders,
    or beginnings of file names, of the program; what others run is C on the chip. deepest, path:
    the most bytes seen, and the functions that were running then.
    """

    def __init__(self, limit: int = LIMIT, under: tuple[str, ...] = _PROGRAM) -> None:
        self.limit = limit
        self.deepest = 0
        self.path: list[str] = []
        self._under = under
        self._depths: dict[int, int] = {}  # by frame; a frame's is set before its callees'
        self._sizes: dict[CodeType, int] = {}
        self._before: Any = None

    def _size(self, code: CodeType) -> int:
        if code not in self._sizes:
            path = code.co_filename
            is_program = path.startswith(self._under) or Path(path).name.startswith(self._under)
            self._sizes[code] = frame_bytes(code) if is_program else 0
        return self._sizes[code]

    def _call(self, frame: FrameType, event: str, arg: Any) -> None:
        depth = self._depths.get(id(frame.f_back), 0) + self._size(frame.f_code)
        self._depths[id(frame)] = depth
        if depth > self.deepest:
            self.deepest = depth
            self.path = self._names(frame)
            if depth > self.limit:
                raise RuntimeError("pystack exhausted")

    def _names(self, frame: FrameType | None) -> list[str]:
        names: list[str] = []
        while frame is not None:
            if self._size(frame.f_code):
                names.append(f"{Path(frame.f_code.co_filename).stem}.{frame.f_code.co_name}")
            frame = frame.f_back
        return names[::-1]

    def __enter__(self) -> Watch:
        self._before = sys.gettrace()
        threading.settrace(self._call)
        sys.settrace(self._call)
        return self

    def __exit__(self, *error: object) -> None:
        sys.settrace(self._before)
        threading.settrace(self._before)


def measure() -> Table:
    """Return the deepest stack of each game's screens, and of each computer player's thinking."""
    table = Table("Python stack")
    for name, title in registry.NAMES:
        watch = _watched(walk, name)
        table.add(f"{title}, {_KEYS} keys at random", watch.deepest, f"of {LIMIT:,} bytes")
        table.notes.append(f"{title}: {' > '.join(watch.path)}")
        for policy in catalog.names(catalog.make(name).POLICIES):
            watch = _watched(work.turns_of, name, policy, 2)
            table.add(f"{title}, {policy} alone", watch.deepest, f"of {LIMIT:,} bytes")
    table.notes.append("estimated by frames; the method is told in host_sim/lab/bench/stack.py")
    return table


def _watched(what: Callable[..., object], *args: Any) -> Watch:
    watch = Watch()
    with watch:
        what(*args)
    return watch


def walk(game: str, keys: int = _KEYS) -> None:
    """Start the handheld in a game and press keys at random, B and its menu among them."""
    luck = random.Random(_SEED)
    with Handheld(seed=_SEED, env={"TOMBOLO_GAME": game}, start_ms=_START_MS) as handheld:
        for _ in range(keys):
            key = luck.choice(KEYS)
            handheld.hold(key, 700 if luck.random() < 0.1 else 60)
