"""Count the opcodes that CPython executes: an estimate of time on the chip, on any machine.

Calibrated on CPython 3.11 alone, by the same turns on CircuitPython's firmware (tests/chip), where
computer players took 0.66 to 1.25 µs an opcode: more where they name more attributes and leave more
garbage. Another version compiles the same source to other opcodes (and from 3.12 on the first call
of a function is not counted), so its counts can be compared with each other only.
"""

from __future__ import annotations

import gc
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from types import FrameType
from typing import Any

from engine import ai, catalog
from engine.game import OVER

CHIP_US = 0.6  # microseconds of an RP2040 at 200 MHz for each opcode, within 40 %
IS_CALIBRATED = sys.version_info[:2] == (3, 11) and sys.implementation.name == "cpython"


class Tracer:
    """Traces the calls inside `with tracer:`, those of threads started there too.

    No garbage is collected meanwhile, which may call Python back (hypothesis takes its time).
    """

    _before: Any = None
    _was_collecting = False

    def _call(self, frame: FrameType, event: str, arg: Any) -> Any:
        raise NotImplementedError

    def __enter__(self) -> Any:
        self._before = sys.gettrace()
        self._was_collecting = gc.isenabled()
        gc.disable()
        threading.settrace(self._call)
        sys.settrace(self._call)
        return self

    def __exit__(self, *error: object) -> None:
        sys.settrace(self._before)
        threading.settrace(self._before)
        if self._was_collecting:
            gc.enable()


class Counter(Tracer):
    """Counts the opcodes executed inside `with counter:`; `count` grows with every use.

    under: count only what files below these folders execute.
    """

    def __init__(self, *under: str) -> None:
        self._under = under
        n = 0

        def step(frame: FrameType, event: str, arg: Any) -> Any:
            nonlocal n
            if event == "opcode":
                n += 1
            return step

        self._step = step  # called for every opcode: a closure is quicker than a method
        self._counted = lambda: n

    @property
    def count(self) -> int:
        return self._counted()

    def _call(self, frame: FrameType, event: str, arg: Any) -> Any:
        code = frame.f_code
        if code is Tracer.__exit__.__code__:
            return None
        if self._under and not code.co_filename.startswith(self._under):
            return None
        frame.f_trace_lines = False
        frame.f_trace_opcodes = True
        return self._step


def count(work: Callable[..., Any], *args: Any) -> int:
    """Call work(*args); return how many opcodes that executed, in Python code called from it."""
    counter = Counter()
    with counter:
        work(*args)
    return counter.count


def stretches(steps: Iterator[Any]) -> tuple[list[int], Any]:
    """Run a generator to its end; return the opcodes of each step, and what it returns."""
    counted: list[int] = []
    found = None
    counter = Counter()
    is_over = False
    while not is_over:
        before = counter.count
        with counter:
            try:
                next(steps)
            except StopIteration as end:
                found = end.value
                is_over = True
        counted.append(counter.count - before)
    return counted, found


def turns(
    name: str, options: bytes, policy: str, rivals: str, seeds: Iterable[int]
) -> tuple[list[int], list[int]]:
    """Return the opcodes of each turn of a player, and between each two of its yields.

    The player has seat 0 of a game for each seed, the rivals all others.
    """
    taken: list[int] = []
    gaps: list[int] = []
    game, seen = catalog.make(name), catalog.make(name)
    for seed in seeds:
        game.reset(seed, options)
        game.legal(game.moves_buffer())  # building tables does not count
        player = ai.make(policy, game, bytearray((1, 2, 3, seed & 255)))
        others = ai.make(rivals, game, bytearray(4))
        turn = 0
        while game.player() != OVER:
            if game.player():
                game.apply(ai.choose(others, game, seen))
                continue
            game.observe(0, seen.state)
            steps, move = stretches(player.think(seen, 0))
            gaps += steps
            turn += sum(steps)
            if game.apply(move) or game.player():
                taken.append(turn)
                turn = 0
    return taken, gaps


def chip_ms(opcodes: float) -> float:
    """Return the milliseconds of the chip that so many opcodes take."""
    return opcodes * CHIP_US / 1000
