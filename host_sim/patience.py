"""Ends code that computes without a pause for far longer than any program here should.

watch() looks after every call of a guest's code, whoever calls it; Limit after a whole program.
Time is the process's own, so a busy machine or one that slept ends nothing.
"""

from __future__ import annotations

import ctypes
import functools
import inspect
import re
import sys
import threading
import time
import traceback
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

from boards.install.ending import relative

SECONDS = 5.0  # of a call of a guest: far more than a handheld would take minutes for
_LONGEST = 20.0  # of a program between two beats
_LOOK_S = 0.5
_GUEST = re.compile(r"(.*/|)(?:engine|firmware/games)/(\w+)/(?:\w+/)*\w+\.py")


class Endless(BaseException):
    """Raised in the thread that computes; no Exception, so that no program takes it for its own."""


class Limit:
    """Watches the thread that made it. beat() says that it goes on; end() that it is done."""

    def __init__(self, seconds: float = _LONGEST) -> None:
        self._seconds = seconds
        self._thread = threading.get_ident()
        self._ended = threading.Event()
        self.beat()
        threading.Thread(target=self._watch, daemon=True).start()

    def beat(self) -> None:
        """Begin to count again."""
        self._since = time.process_time()

    def end(self) -> None:
        """Stop watching."""
        self._ended.set()

    def _watch(self) -> None:
        while not self._ended.wait(_LOOK_S):
            if time.process_time() - self._since > self._seconds:
                _raise_in(self._thread)
                return


class _Call(NamedTuple):
    """A call of a guest. frame: a frame that stays while the call lasts. is_asking: the call asks a
    generator of a guest, such as think(), whose own frame stays between two calls.
    """

    frame: FrameType | None
    is_asking: bool


class Watch:
    """Raises Endless in each thread where one call of a guest's code takes more than `seconds`."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._calls: dict[int, tuple[_Call, float]] = {}  # by threads; since when each runs

    def look(self) -> None:
        """Look once what each thread does."""
        now = time.process_time()
        before = self._calls
        self._calls = {}
        for thread, frame in sys._current_frames().items():
            was, since = before.get(thread, (None, now))
            call = _call(frame, was)
            if call and call == was and now - since > self._seconds:
                _raise_in(thread)
            elif call:
                self._calls[thread] = (call, since if call == was else now)

    def run(self) -> None:
        """Look for ever."""
        while True:
            time.sleep(_LOOK_S)
            self.look()


@functools.cache
def watch() -> None:
    """Watch all guests from now on."""
    threading.Thread(target=Watch().run, daemon=True, name="patience").start()


def _raise_in(thread: int) -> None:
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(Endless))


def _call(frame: FrameType, was: _Call | None) -> _Call | None:
    """Return the call of a guest that a thread is in, None if it is in none.

    was: the call that it was in before; it is still that one if it asks the same generator again.
    """
    found = None
    at: FrameType | None = frame
    while at:
        if was and was.is_asking and at is was.frame:
            return was
        if is_guest(at.f_code.co_filename):
            found = at
        at = at.f_back
    if found and found.f_code.co_flags & inspect.CO_GENERATOR:
        return _Call(found.f_back, True)
    return _Call(found, False) if found else None


@functools.cache
def is_guest(file: str) -> bool:
    """Return True if a file is of a game that did not come with Tombolo."""
    place = _GUEST.fullmatch(Path(file).as_posix())
    info = Path(place[1], "firmware/games", place[2], "info.py") if place else None
    if not info or not info.is_file():
        return False
    return "\nTIER = " not in info.read_text(encoding="utf-8", errors="replace")  # ours have one


def sentence(error: BaseException) -> str:
    """Return file, line and the function that did not end, of an error that is an Endless.

    The function is the first one of a guest that was called.
    """
    frames = traceback.extract_tb(error.__traceback__)
    own = [at for at in frames if is_guest(at.filename)]
    policy = _asked(error)
    if policy and is_guest(type(policy).think.__code__.co_filename):
        code = type(policy).think.__code__
        where = f"; it was at {relative(own[-1].filename)}:{own[-1].lineno} then" if own else ""
        what = f"think() yields no move in {SECONDS:.0f} s of computing{where}"
        return f"{relative(code.co_filename)}:{code.co_firstlineno}: {what}"
    called, at = (own[0], own[-1]) if own else (frames[-1], frames[-1])
    seconds = SECONDS if own else _LONGEST
    what = f"{called.name}() has not ended in {seconds:.0f} s of computing"
    return f"{relative(at.filename)}:{at.lineno}: {what}"


def _asked(error: BaseException) -> Any:
    """Return the computer player that was asked for its move again and again, None if none was."""
    for frame, _ in traceback.walk_tb(error.__traceback__):
        if frame.f_code.co_name == "choose" and "policy" in frame.f_locals:
            return frame.f_locals["policy"]
    return None
