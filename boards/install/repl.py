"""A connected board's raw REPL: lines of Python run there, and what they print comes back.

As MicroPython has it: Ctrl-A enters it, Ctrl-D runs what was sent, Ctrl-B leaves it.
"""

from __future__ import annotations

import time
from types import TracebackType
from typing import Protocol

from boards.install.buttons import RESTART
from boards.install.console import ConsoleError

_STOP, _RAW, _PLAIN, _RUN = b"\x03", b"\x01", b"\x02", b"\x04"
_READY = b"raw REPL; CTRL-B to exit\r\n>"
_TRIES = 10  # to stop the program; the start of one may take some seconds
_PAUSE = 0.2  # seconds that the board has to take a key
_ANSWER = 1.0  # and to greet
_PATIENCE = 20.0  # seconds that lines may run


class Port(Protocol):
    """What of serial.Serial is used; its timeout is short."""

    def read(self, size: int, /) -> bytes: ...

    def write(self, data: bytes, /) -> object: ...


def connect(name: str) -> Port:
    """Open a port that console.find() has named. Raises ConsoleError."""
    import serial  # type: ignore[import-untyped]

    try:
        port: Port = serial.Serial(name, 115200, timeout=0.05, write_timeout=5, exclusive=True)
    except serial.SerialException as error:
        raise ConsoleError(
            f"{name} cannot be opened: close other consoles of this board ({error})"
        ) from None
    return port


class Repl:
    """The raw REPL in a `with`. At its end the board's program starts again."""

    def __init__(self, port: Port) -> None:
        self._port = port

    def __enter__(self) -> Repl:
        for _ in range(_TRIES):
            for key in (_STOP, _STOP, _RAW):  # the second one answers "Press any key"
                self._write(key)
                time.sleep(_PAUSE)
            if self._until(_READY, _ANSWER).endswith(_READY):
                return self
        raise ConsoleError(f"the board does not answer: {RESTART}, and try again")

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if not isinstance(error, ConsoleError):
            self._write(b"\r" + _PLAIN)
            self._until(b">>> ", _ANSWER)
            self._write(_RUN)
            self._until(b"reboot\r\n", _ANSWER)

    def run(self, lines: str) -> str:
        """Run lines of Python; return what they print. Raises ConsoleError if they fail."""
        self._write(lines.encode() + _RUN)
        end = b"\x04>"
        answer = self._until(end, _PATIENCE)
        printed, _, rest = answer.partition(b"\x04")
        if not printed.startswith(b"OK") or not rest.endswith(end):
            raise ConsoleError("the board stopped answering: its cable may be loose")
        failed = rest[: -len(end)].decode(errors="replace").strip()
        if failed:
            raise ConsoleError(f"the board says {failed.splitlines()[-1]!r}")
        return printed[2:].decode(errors="replace")

    def _write(self, data: bytes) -> None:
        try:
            self._port.write(data)
        except OSError as error:
            raise ConsoleError(f"the board is gone ({error})") from None

    def _until(self, end: bytes, seconds: float) -> bytes:
        """Return what comes until it ends so, or until nothing has come for so long."""
        found = b""
        until = time.monotonic() + seconds
        while not found.endswith(end) and time.monotonic() < until:
            try:
                more = self._port.read(1 if not found else 256)
            except OSError as error:
                raise ConsoleError(f"the board is gone ({error})") from None
            if more:
                found += more
                until = time.monotonic() + seconds
        return found
