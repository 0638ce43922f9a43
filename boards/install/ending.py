"""How a command ends: in one sentence and with an exit status, whatever stops it.

A wrong option, a file that cannot be read or written, a mistake in a game, a reader that has gone,
a full disk or a closed output, Ctrl-C, and Ctrl-C while modules load.
"""

from __future__ import annotations

import argparse
import contextlib
import errno
import io
import os
import re
import signal
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import FrameType
from typing import NoReturn

STOPPED = 130  # the exit status after Ctrl-C
Command = Callable[[list[str]], int]
_ROOT = Path(__file__).resolve().parents[2]
_LINKED = re.compile(r"/((?:engine|firmware)/.*)")  # on a drive that a test has made
_FRAME = re.compile(r'\s+File "(.*)", line (\d+)')
_OF_GAMES = re.compile(r"(tests/guests/\w+/)?(engine|firmware)/")  # where their sources lie


class Parser(argparse.ArgumentParser):
    """A parser that reports a mistake in one sentence, with exit status 2."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, without the lines about usage, and end."""
        say(f"{self.prog}: {message}.")
        sys.exit(2)


class OutputLost(BaseException):
    """Standard output takes no more; the text says why, "" if its reader has gone.

    Not an Exception, so that no command takes it for an error of its own.
    """


class Output(io.TextIOWrapper):
    """Standard output that raises OutputLost. is_needed False: it only keeps the reason in lost."""

    is_needed = True
    lost: str | None = None

    def write(self, text: str) -> int:
        """Write a text."""
        if self.lost is None:
            try:
                return super().write(text)
            except OSError as error:
                self._lose(error)
        return len(text)

    def flush(self) -> None:
        """Write what is buffered."""
        if self.lost is None:
            try:
                super().flush()
            except OSError as error:
                self._lose(error)

    def _lose(self, error: OSError) -> None:
        self.lost = "" if isinstance(error, BrokenPipeError) else str(error.strerror)
        # What is still buffered goes nowhere; without this, Python would try again as it exits.
        os.dup2(os.open(os.devnull, os.O_WRONLY), self.fileno())
        if self.is_needed:
            raise OutputLost(self.lost)


def run(name: str, load: Callable[[list[str]], Command | None], argv: list[str]) -> int:
    """Load a command and run it with these arguments; return its exit status.

    load: imports what the command needs and returns it, or prints a sentence and returns None.
    """
    _open_output()
    before = signal.signal(signal.SIGINT, lambda number, frame: _leave(name))
    try:
        try:
            command = load(argv)
        finally:
            signal.signal(signal.SIGINT, before)
        status = command(argv) if command else 2
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        say(f"\n{name}: stopped.")
        return STOPPED
    except SystemExit as end:  # of the command's parser, which has said what is wrong
        return _flushed(name, end.code if isinstance(end.code, int) else 0)
    except OutputLost as lost:
        return _without_output(name, lost)
    except OSError as error:
        say(f"{name}: {reason(error)}.")
        return 1
    except Exception as error:
        return blame(name, error)


def reason(error: OSError) -> str:
    """Return what the system says of an error, after the name of the file if it is about one."""
    where = f"{error.filename}: " if error.filename else ""
    remedy = ": make room and run this again" if error.errno == errno.ENOSPC else ""
    return f"{where}{error.strerror or error}{remedy}"


def blame(name: str, error: Exception) -> int:
    """Say which mistake in a game's source raised an error; return the exit status of a command.

    An error that has another cause is raised again.
    """
    sentence = mistake(error)
    if not sentence:
        raise error
    say(f"{name}: {sentence}")
    return 1


def mistake(error: Exception) -> str:
    """Return file, line and what is wrong if a game's source raised an error, else ""."""
    if isinstance(error, SyntaxError):
        places = [(error.filename or "", error.lineno)]
        what = error.msg
    else:
        places = [(at.filename, at.lineno) for at in traceback.extract_tb(error.__traceback__)]
        what = _named(error)
    for file, line in reversed(places):
        name = relative(file)
        if _OF_GAMES.match(name):
            return f"{name}:{line}: {what}"
    return ""


def printed_mistake(lines: Iterable[str], folders: tuple[str, ...] = ()) -> str:
    """Return the mistake in the last traceback that was printed, "" if there is none.

    folders: of the files that are meant, if any of them is in the traceback.
    """
    text = "\n".join(lines)
    last = text.rfind("Traceback")
    places = []
    what = ""
    for line in text[last:].splitlines()[1:] if last >= 0 else ():
        frame = _FRAME.match(line)
        if frame:
            places.append((relative(frame[1]), frame[2]))
        elif line[:1].strip():
            what = line
            break
    own = [place for place in places if place[0].startswith(folders)] if folders else []
    ours = [place for place in places if _OF_GAMES.match(place[0])]
    return ": ".join([*(":".join(place) for place in (own or ours)[-1:]), what])


def relative(file: str) -> str:
    """Return the path of a file from the root of the project, or of a drive; else as it is."""
    path = Path(file)
    if path.is_relative_to(_ROOT):
        return path.relative_to(_ROOT).as_posix()
    linked = _LINKED.search(path.as_posix())
    return linked[1] if linked else file


def _named(error: BaseException) -> str:
    """Return an error's name, and what it says if it says anything."""
    return ": ".join(filter(None, (type(error).__name__, str(error))))


def _flushed(name: str, status: int) -> int:
    try:
        sys.stdout.flush()
    except OutputLost as lost:
        return status or _without_output(name, lost)
    return status


def _without_output(name: str, lost: OutputLost) -> int:
    if not str(lost):
        return 0  # the reader has read what it wanted
    say(f"{name}: the output cannot be written: {lost}.")
    return 1


def go_on_unheard() -> None:
    """From now on, do not stop where standard output is lost."""
    if isinstance(sys.stdout, Output):
        sys.stdout.is_needed = False
        sys.stdout.reconfigure(line_buffering=True)


def is_unheard() -> bool:
    """Return True if standard output was lost."""
    return isinstance(sys.stdout, Output) and sys.stdout.lost is not None


def say(sentence: str) -> None:
    """Print a sentence to standard error, if that is there and takes it."""
    try:
        print(sentence, file=sys.stderr, flush=True)
    except OSError:
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115  (until the process ends)


def _leave(name: str) -> None:
    """End at once: an exception that is raised within an import may be caught anywhere."""
    say(f"\n{name}: stopped.")
    os._exit(STOPPED)


def _open_output() -> None:
    """Make standard output an Output. A closed one is opened so that writing to it fails."""
    if sys.stdout is None and os.name == "posix":
        handle = os.open(os.devnull, os.O_RDONLY)
        if handle != 1:
            os.dup2(handle, 1)
            os.close(handle)
        sys.stdout = Output(io.BufferedWriter(io.FileIO(1, "w")), "utf-8")
    elif type(sys.stdout) is io.TextIOWrapper:
        old = sys.stdout
        encoding, errors, by_line = old.encoding, old.errors, old.line_buffering
        sys.stdout = Output(old.detach(), encoding, errors, line_buffering=by_line)
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115  (until the process ends)


class Held:
    """Holds Ctrl-C and other requests to stop, from `with` to its end. is_set: one has come."""

    _NAMES = ("SIGINT", "SIGTERM", "SIGHUP")

    def __init__(self) -> None:
        self.is_set = False
        self._before: dict[int, object] = {}

    def _note(self, number: int, frame: FrameType | None) -> None:
        self.is_set = True

    def __enter__(self) -> Held:
        for name in self._NAMES:
            number = getattr(signal, name, None)
            if number is not None:
                self._before[number] = signal.signal(number, self._note)
        return self

    def __exit__(self, *error: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)  # type: ignore[arg-type]


@contextlib.contextmanager
def raised_by_signals(error: Callable[[int], BaseException]) -> Iterator[None]:
    """Let SIGTERM and SIGHUP, by their numbers, raise an error, so that what was begun is ended."""

    def end(number: int, _: FrameType | None) -> None:
        raise error(number)

    wanted = [getattr(signal, name, None) for name in ("SIGTERM", "SIGHUP")]
    before = {number: signal.signal(number, end) for number in wanted if number is not None}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
