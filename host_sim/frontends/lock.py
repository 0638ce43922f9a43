"""Which play may write a save: one at a time.

A lock of the operating system holds it, which ends with the process, however that ends.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from pathlib import Path

WAIT = 3.0  # seconds that another play has to let go
_BYTE = 1 << 30  # that Windows locks: far behind what is read and written


class Lock:
    """The lock of a file: another one beside it, which stays. It has a byte while it is wanted."""

    def __init__(self, path: Path) -> None:
        self._handle = -1
        with contextlib.suppress(OSError):  # where nothing can be written
            path.parent.mkdir(parents=True, exist_ok=True)
            name = path.with_name(path.name + ".lock")
            self._handle = os.open(name, os.O_RDWR | os.O_CREAT, 0o666)

    def take(self) -> bool:
        """Take it; return False if another play has it. Where there are no locks it is free."""
        if self._handle < 0:
            return True
        if not _is_free(self._handle):
            return False
        with contextlib.suppress(OSError):
            os.ftruncate(self._handle, 0)
        return True

    def take_over(self) -> bool:
        """Ask the play that has it to let go; return True if it does."""
        until = time.monotonic() + WAIT
        while not self.take():
            is_late = time.monotonic() > until
            os.ftruncate(self._handle, 0 if is_late else 1)
            if is_late:
                return False
            time.sleep(0.05)
        return True

    def is_wanted(self) -> bool:
        """Return True if another play asks for it."""
        return self._handle >= 0 and os.fstat(self._handle).st_size > 0

    def let_go(self) -> None:
        """Let others take it."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1


if sys.platform == "win32":
    import msvcrt

    def _is_free(handle: int) -> bool:
        """Lock an open file, unless another process has."""
        os.lseek(handle, _BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _is_free(handle: int) -> bool:
        """Lock an open file, unless another process has."""
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:  # a file system without locks
            return True
        return True
