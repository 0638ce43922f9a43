"""`make test ARGS="-k yours"`: the tests of one game, in the order in which its maker meets them.

Where -k is the name of a game that does not come with Tombolo, only the files below are read, and
those named for the game; that it conforms is tested first, and the first failure ends the run.
"""

from __future__ import annotations

import re
import sys
import traceback
from pathlib import Path
from typing import Any

from boards.install.ending import printed_mistake, relative
from host_sim import patience
from host_sim.drive import FirmwareCrashed
from host_sim.frontends.own import folders
from host_sim.lab.bench.vm import VMError
from host_sim.maker import Wrong

FOLDER = Path(__file__).parent
_MISSING = re.compile(r"module '((?:engine|firmware)\.[\w.]+)' has no attribute '(\w+)'")
_REMEDIES = {
    "bytearray index out of range": " (is SIZE large enough?)",
    "array assignment index out of range": " (is MAX_LEGAL large enough?)",
}
_VM_REMEDIES = {
    "NotImplementedError": ": it lacks that, such as a number `in` a bytearray (use bytes(...), or"
    " a loop) or a slice with a step",
}
_MANY = 8  # problems that are told at once
_RERUN = "rerun: python "  # tests/conform.py says so
LACKS = "test_a_game_has_what_its_tier_promises"  # comes before all others
FILES = (  # that have tests of each game
    "engine/test_conformance.py",
    "test_games.py",
    "firmware/guests/test_words.py",
    "firmware/test_words.py",
    "engine/test_ai.py",
    "firmware/test_budget.py",
    "firmware/guests/test_views.py",
    "firmware/guests/test_played.py",
    "host_sim/test_play.py",
    "firmware/guests/test_curious.py",  # takes longest, and finds what is rare
)


def chosen(keyword: str) -> str:
    """Return the game that alone is tested with pytest's -k, "" if there is none.

    keyword: its name, also with others that leave out some of its tests: "yours and not words".
    """
    words = re.findall(r"\w+", keyword)
    found = [word for word in words if _is_own(word)]
    if len(found) != 1 or "or" in words or re.search(rf"\bnot\s+{found[0]}\b", keyword):
        return ""
    return found[0]


def _is_own(name: str) -> bool:
    return patience.is_guest(str(FOLDER.parent / f"firmware/games/{name}/info.py"))


def is_left_out(path: Path, game: str) -> bool:
    """Return True if a file has no test of a game."""
    place = path.relative_to(FOLDER).as_posix()
    return path.name.startswith("test_") and place not in FILES and game not in place


def order(path: Path, test: str = "") -> int:
    """Return the place of a file in the order, of a test in it if that is another."""
    place = path.relative_to(FOLDER).as_posix()
    if test.startswith(LACKS):
        return -1
    return FILES.index(place) if place in FILES else len(FILES)


def rerun(error: BaseException, game: str) -> str:
    """Return the command that meets an error again."""
    own = [line for line in str(error).splitlines() if line.startswith(_RERUN)]
    return python() + own[0].removeprefix(_RERUN).rstrip() if own else f"make test ARGS='-k {game}'"


def python() -> str:
    """Return how to call this Python from the root of the project, and a space."""
    path = Path(sys.executable)
    root = FOLDER.parent
    return f"{path.relative_to(root) if path.is_relative_to(root) else path} "


def _sentences(said: str) -> str:
    """Return what a test says, a line for each problem, without what pytest and conform add."""
    lines = said.split("\n")
    if lines[0].startswith("assert "):
        return lines[0]
    ends = [n for n, line in enumerate(lines) if n and line.startswith(("assert ", _RERUN))]
    return "\n".join(lines[: min([_MANY, *ends])])


def told(error: BaseException, game: str) -> str:
    """Return in a sentence what is wrong with a game, with file and line where they are known.

    Problems that a test has found together, such as of texts, have a line each.
    """
    known = (patience.Endless, FirmwareCrashed, VMError)
    while not isinstance(error, known) and (error.__cause__ or error.__context__):
        error = error.__cause__ or error.__context__  # type: ignore[assignment]
    if isinstance(error, patience.Endless):
        return patience.sentence(error)
    frames = [(relative(at.filename), at) for at in traceback.extract_tb(error.__traceback__)]
    own = [f"{file}:{at.lineno}: " for file, at in frames if file.startswith(folders(game))]
    where = own[-1] if own else ""
    if isinstance(error, SyntaxError):
        return f"{relative(error.filename or '')}:{error.lineno}: {error.msg}"
    if isinstance(error, NotImplementedError) and frames:
        return f"{game.capitalize()} has no {frames[-1][1].name}()"
    if isinstance(error, VMError):
        said = printed_mistake(str(error).splitlines(), folders(game)).rstrip(": ")
        return f"on the handheld's kind of Python, {said}{_VM_REMEDIES.get(said.split()[-1], '')}"
    if isinstance(error, FirmwareCrashed):
        return printed_mistake(str(error).splitlines(), folders(game))
    if isinstance(error, Wrong):
        return str(error)
    what = _sentences(str(error))
    names = [at.name for _, at in frames]
    if isinstance(error, AssertionError):
        if names[-2:] == ["check_observation", "check"]:
            what += " (in a state that determinize() dealt)"
        return (where or _of_contract(frames, what, game)) + (what or "an assertion failed")
    missing = _MISSING.fullmatch(what)
    if isinstance(error, AttributeError) and missing and not own:
        return f"{missing[1].replace('.', '/')}.py has no {missing[2]}"
    if isinstance(error, IndexError) and what in _REMEDIES:
        what += _REMEDIES[what]
    return where + ": ".join(filter(None, (type(error).__name__, what)))


def _of_contract(frames: list[Any], what: str, game: str) -> str:
    """Return file and line of the method that breaks the contract, by a sentence of conform.py."""
    path = FOLDER.parent / f"engine/{game}/rules.py"
    if not frames or frames[-1][0] != "tests/conform.py" or not path.is_file():
        return ""
    place = relative(str(path))
    lines = path.read_text(encoding="utf-8").splitlines()
    for name in re.findall(r"\w+", what):
        for n, line in enumerate(lines, 1):
            if line.startswith((f"    def {name}(", f"    {name} = ")):
                return f"{place}:{n}: "
    return f"{place}: "
