"""The terminal: keys without Enter, a separate screen, and everything restored at the end.

By termios on POSIX and msvcrt on Windows: curses is missing on Windows, and the console of
pyserial's miniterm waits until a key comes.
"""

from __future__ import annotations

import atexit
import codecs
import contextlib
import os
import select
import shutil
import signal
import sys
from types import FrameType
from typing import Any

ENTER = "\x1b[?1049h\x1b[?25l"  # the alternate screen, no cursor
LEAVE = "\x1b[0m\x1b[?25h\x1b[?1049l"
ESCAPE_WAIT = 0.03  # seconds within which the rest of an arrow key follows its escape


class Console:
    """A context in which the game has the terminal. is_dirty: it must be redrawn."""

    def __init__(self) -> None:
        self.is_dirty = True
        self.after = ""  # a sentence to print when the terminal is restored
        self._in = sys.stdin.fileno()
        self._out = sys.stdout.fileno()
        self._decoder = codecs.getincrementaldecoder("utf-8")("ignore")
        self._is_ours = False
        self._modes: Any = None
        self._suspend: Any = None

    def __enter__(self) -> Console:
        atexit.register(self.give_back)
        self._take()
        if hasattr(signal, "SIGTSTP"):
            self._suspend = signal.signal(signal.SIGTSTP, self._stand_aside)
        return self

    def __exit__(self, *error: object) -> None:
        if hasattr(signal, "SIGTSTP"):
            signal.signal(signal.SIGTSTP, self._suspend)
        self.give_back()
        atexit.unregister(self.give_back)

    def _take(self) -> None:
        if sys.platform == "win32":
            os.system("")  # switches the console to escape sequences
            sys.stdout.reconfigure(encoding="utf-8")
        else:
            import termios
            import tty

            self._modes = termios.tcgetattr(self._in)
            tty.setcbreak(self._in, termios.TCSANOW)
        self._is_ours = True
        self.is_dirty = True
        self.write(ENTER)

    def give_back(self) -> None:
        """Restore the terminal; a second call does nothing."""
        if not self._is_ours:
            return
        self._is_ours = False
        with contextlib.suppress(OSError):
            self.write(LEAVE)
        if sys.platform != "win32" and self._modes is not None:
            import termios

            with contextlib.suppress(termios.error):
                termios.tcsetattr(self._in, termios.TCSADRAIN, self._modes)
        if self.after:
            print(self.after)
            self.after = ""

    def _stand_aside(self, _number: int, _frame: FrameType | None) -> None:
        """Ctrl-Z: restore the terminal, stop, and take it again on SIGCONT."""
        after, self.after = self.after, ""
        self.give_back()
        os.kill(os.getpid(), signal.SIGSTOP)
        self._take()
        self.after = after

    def size(self) -> tuple[int, int]:
        """Return (columns, lines)."""
        try:
            found = os.get_terminal_size(self._out)
        except OSError:
            found = shutil.get_terminal_size()
        return found.columns, found.lines

    def write(self, text: str) -> None:
        """Write text as UTF-8, whatever the locale's encoding."""
        if sys.platform == "win32":
            sys.stdout.write(text)
            sys.stdout.flush()
            return
        data = text.encode("utf-8")
        while data:
            data = data[os.write(self._out, data) :]

    def read(self) -> str:
        """Return the keys typed since the last call, "" if none; does not wait."""
        if sys.platform == "win32":
            return _read_windows()
        text = self._decoder.decode(self._read_ready(0))
        if text.endswith("\x1b"):
            text += self._decoder.decode(self._read_ready(ESCAPE_WAIT))
        return text

    def _read_ready(self, seconds: float) -> bytes:
        ready, _, _ = select.select([self._in], [], [], seconds)
        if not ready:
            return b""
        data = os.read(self._in, 1024)
        return data or b"\x04"  # the terminal is gone: leave


def _read_windows() -> str:
    import msvcrt

    arrows = {"H": "\x1b[A", "P": "\x1b[B", "M": "\x1b[C", "K": "\x1b[D"}
    text = ""
    while msvcrt.kbhit():  # type: ignore[attr-defined]
        key = msvcrt.getwch()  # type: ignore[attr-defined]
        text += arrows.get(msvcrt.getwch(), "") if key in "\x00\xe0" else key  # type: ignore[attr-defined]
    return text
