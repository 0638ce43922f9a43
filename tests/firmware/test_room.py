"""Where room runs out: a key that fails for want of memory is taken once more, and nothing is lost.

A MemoryError is raised at one instruction that may allocate, drawn at random, while a key is taken
and until all is done that follows from it.
"""

from __future__ import annotations

import dis
import os
import sys
from functools import partial
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import pytest

from tests.firmware import golden_screens
from tests.host_sim.pointing import inside
from tests.long import long

_MAY_ALLOCATE = {
    n for n, name in enumerate(dis.opname) if name.startswith(("CALL", "BUILD", "BINARY", "IMPORT"))
}
_OURS = tuple(f"{os.sep}{place}{os.sep}" for place in ("firmware", "engine"))
_KEYS = ("UP", "DOWN", "LEFT", "RIGHT", "A", "B", "DOWN+A", "A…", "B…")
_LONG_MS = 700
_SHARE = 0.1  # of the snaps of a script, in quick tests
needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="the system has no fork")


class Shortage:
    """Counts the instructions of our modules that may allocate; the one numbered `at` fails.

    times: how many fail from there on.
    """

    def __init__(self, at: int = -1, times: int = 1) -> None:
        self.count = 0
        self.at = at
        self.left = times
        self.is_in_step = False  # the edge in code.py is for what fails elsewhere

    def __enter__(self) -> Shortage:
        sys.settrace(self._call)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)

    def _call(self, frame: FrameType, event: str, arg: object) -> Any:
        if frame.f_code.co_name == "step" and frame.f_code.co_filename.endswith("app.py"):
            self.is_in_step = True
        if not any(place in frame.f_code.co_filename for place in _OURS):
            return None
        frame.f_trace_opcodes = True
        frame.f_trace_lines = False
        return self._opcode

    def _opcode(self, frame: FrameType, event: str, arg: object) -> Any:
        if event == "return" and frame.f_code.co_name == "step":
            self.is_in_step = False
        if not self.is_in_step or event != "opcode":
            return self._opcode
        if frame.f_code.co_code[frame.f_lasti] in _MAY_ALLOCATE:
            self.count += 1
            if 0 <= self.at < self.count and self.left:
                self.left -= 1
                raise MemoryError("as if there were no room")
        return self._opcode


def taken(played: inside.Inside, key: str, at: int, times: int = 1) -> inside.Wait:
    """Press a key, held if it ends in "…", while there is a shortage; return how all stands then.

    That is in bytes: how many instructions may have failed, the picture, what is up, the moves that
    have been played, and nvm.
    """
    shortage = Shortage(at, times)
    with shortage:
        yield from played.press(key.rstrip("…"), _LONG_MS if key.endswith("…") else 0)
        for _ in range(10):
            yield 100
    for _ in range(600):
        yield 100
        if not played.app.screen.is_busy:
            break
    yield 2000
    app = played.app
    moves = list(app.playing.session.moves) if app.playing else []
    stands = f"{type(app.screen).__name__} {moves}".encode()
    return (
        shortage.count.to_bytes(4, "big")
        + played.machine.frame()
        + stands
        + bytes(played.machine.nvm)
    )


def look(played: inside.Inside, name: str, luck: Random, share: float) -> inside.Wait:
    """Press a key on the screen that is up, each on a copy of the machine, with a shortage."""
    if luck.random() >= share:
        return
    key = luck.choice(_KEYS)
    usual = yield from inside.forked(partial(taken, played, key, -1))
    at = luck.randrange(int.from_bytes(usual[:4], "big"))
    found = yield from inside.forked(partial(taken, played, key, at))
    where = f"{name}, {key} with instruction {at} failing"
    size = 4 + len(played.machine.frame())
    assert found[size:] == usual[size:], where
    assert found[4:size] == usual[4:size], f"{where}: another picture"


@needs_fork
@pytest.mark.parametrize("path", golden_screens.scripts(), ids=lambda path: path.stem)
def test_a_key_that_fails_for_want_of_memory_is_taken_once_more(path: Path) -> None:
    luck = Random(path.stem)
    inside.golden(path, "en", partial(look, luck=luck, share=_SHARE))


@long
@needs_fork
@pytest.mark.parametrize("path", golden_screens.scripts(), ids=lambda path: path.stem)
@pytest.mark.parametrize("seed", range(5))
def test_keys_that_fail_everywhere_are_taken_once_more(path: Path, seed: int) -> None:
    luck = Random(path.stem + str(seed))
    inside.golden(path, "de", partial(look, luck=luck, share=1))
