"""The names that CircuitPython has: dir() of each module, class and object, asked of the chip.

`make chip ARGS=--names` writes them into the table by which the simulator refuses what a board
lacks, and the answers of tests/host_sim/program/lacking. Which modules there are is taken from
circuitpython-stubs.
"""

from __future__ import annotations

from pathlib import Path

from boards.install import stubs
from host_sim.devices import names
from tests.chip import files
from tests.chip.chip import Chip

QUESTIONS = files.ROOT / "tests/host_sim/program/lacking"
_END = "that is all"
_PATIENCE_MS = 120_000
_HIDDEN = ("_asyncio", "_bleio", "_eve", "_pixelmap", "ulab")  # nobody's program imports them
_VALUES = {  # of the builtins, whose methods programs call: name -> what makes one
    "str": "''",
    "bytes": "b''",
    "bytearray": "bytearray()",
    "memoryview": "memoryview(b'')",
    "list": "[]",
    "tuple": "()",
    "dict": "{}",
    "set": "set()",
    "frozenset": "frozenset()",
    "int": "0",
    "float": "0.0",
    "generator": "(x for x in ())",
    "namedtuple": "__import__('collections').namedtuple('n', 'a')(0)",
    "OSError": "OSError(1)",
    "re.Pattern": "__import__('re').compile('a')",
    "re.Match": "__import__('re').match('a', 'a')",
    "io.TextIOWrapper": "open('/code.py')",
    "io.BufferedReader": "open('/code.py', 'rb')",
    "hashlib.HASH": "__import__('hashlib').new('sha256', b'')",
    "function": "tell",
}
_PLAIN_KINDS = "function module int str tuple NoneType Pin float dict list bool".split()
_ASK = """import time
time.sleep(1.5)  # until the console is there
def tell(name, thing):
    print("\\n@" + name, *sorted(dir(thing)))
def all_of(name, module):
    tell(name, module)
    for one in dir(module):
        if one.startswith("__"):
            continue
        try:
            value = getattr(module, one)
        except Exception as error:
            continue
        kind = type(value).__name__
        if kind == "type":
            tell(name + "." + one, value)
        elif kind not in PLAIN_KINDS:
            tell(name + "." + one, value)
for name in NAMES:
    try:
        all_of(name, __import__(name))
    except ImportError:
        pass
for name in sorted(VALUES):
    tell(name, eval(VALUES[name]))
import sys, os
print("\\n@version", ".".join([str(n) for n in sys.implementation.version[:3]]))
print("\\n@uname", *[part.replace(" ", "_") for part in os.uname()])
"""


def _said(drive: dict[str, bytes]) -> list[str]:
    """Run a drive until it says that this was all; return the lines that it has printed."""
    with Chip(files.flash(drive)) as chip:
        while f"\n{_END}" not in chip.console:
            chip.run(500)
            if "Traceback" in chip.console or chip.now > _PATIENCE_MS:
                raise files.ChipError(f"the chip did not say all:\n{chip.console}")
    return chip.console.splitlines()


def ask() -> dict[str, list[str]]:
    """Return what the chip says: a module, `module.Class`, or a type -> its names, sorted."""
    build = stubs.read(files.BOARD.BOARD_ID)
    assert build is not None
    modules = sorted({name.split(".")[0] for name in build.modules if " " not in name})
    asked = [name for name in modules if name not in _HIDDEN and not name.startswith("__")]
    head = f"NAMES = {asked!r}\nVALUES = {_VALUES!r}\nPLAIN_KINDS = {_PLAIN_KINDS!r}\n"
    code = f"{head}{_ASK}\nprint({_END!r})\n"
    found = {}
    for line in _said({"code.py": code.encode()}):
        if line.startswith("@"):
            name, *has = line[1:].split()
            found[name] = has
    return found


def write(path: Path = names.FILE) -> int:
    """Write the table, and the answers to the questions; return 0."""
    found = ask()
    version, uname = found.pop("version")[0], found.pop("uname")
    head = f"# dir() of each module, class and object of CircuitPython {version} for"
    lines = [f"{head} {files.BOARD.BOARD_ID}: make chip ARGS=--names", f"uname: {' '.join(uname)}"]
    for name in sorted(found):
        shown = [one for one in found[name] if not one.startswith("__")]
        if not name.startswith("builtins."):  # the types are there by their own names
            lines.append(f"{name}: {' '.join(shown)}".rstrip())
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{len(found)} modules, classes and objects of CircuitPython {version}: {path}")
    drive = {one.name: one.read_bytes() for one in QUESTIONS.glob("*.*")}
    answers = [line[1:] for line in _said(drive) if line.startswith("?")]
    (QUESTIONS / "answers.txt").write_text("\n".join(answers) + "\n", encoding="utf-8")
    print(f"{len(answers)} answers: {QUESTIONS / 'answers.txt'}")
    return 0
