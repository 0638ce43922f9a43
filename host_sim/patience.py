"""Ends what computes without a pause for far longer than any program here should.

Time is the process's own, so a busy machine or one that slept ends nothing.
"""

from __future__ import annotations

import ctypes
import threading
import time
import traceback
from pathlib import Path
from typing import Any

from boards.install.ending import relative

SECONDS = 20.0
_LOOK_S = 0.5


class Endless(BaseException):
    """Raised in the thread that computes; no Exception, so that no program takes it for its own."""


class Limit:
    """Watches the thread that made it. beat() says that it goes on; end() that it is done."""

    def __init__(self, seconds: float = SECONDS) -> None:
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
                raise_in = ctypes.pythonapi.PyThreadState_SetAsyncExc
                raise_in(ctypes.c_ulong(self._thread), ctypes.py_object(Endless))
                return


def sentence(error: BaseException, folders: tuple[str, ...], seconds: float = SECONDS) -> str:
    """Return file, line and the function that did not end, of an error that is an Endless.

    folders: of the files that are meant; the function is the first of theirs that was called.
    """
    frames = traceback.extract_tb(error.__traceback__)
    own = [at for at in frames if any(folder in Path(at.filename).as_posix() for folder in folders)]
    called, where = (own[0], own[-1]) if own else (frames[-1], frames[-1])
    policy = None if own else _asked(error)
    if policy:
        code = type(policy).think.__code__
        what = f"think() has yielded no move in {seconds:.0f} s of computing"
        return f"{relative(code.co_filename)}:{code.co_firstlineno}: {what}"
    what = f"{called.name}() has not ended in {seconds:.0f} s of computing"
    return f"{relative(where.filename)}:{where.lineno}: {what}"


def _asked(error: BaseException) -> Any:
    """Return the computer player that was asked for its move again and again, None if none was."""
    for frame, _ in traceback.walk_tb(error.__traceback__):
        if frame.f_code.co_name == "choose" and "policy" in frame.f_locals:
            return frame.f_locals["policy"]
    return None
