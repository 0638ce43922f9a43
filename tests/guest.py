"""`make test ARGS="-k yours"`: the tests of one game, in the order in which its maker meets them.

Where -k is the name of a game that does not come with Tombolo, only the files below are read, and
those named for the game; that it conforms is tested first, and the first failure ends the run.
"""

from __future__ import annotations

import sys
import traceback
from pathlib import Path

from boards.install.ending import printed_mistake, relative
from host_sim import patience
from host_sim.drive import FirmwareCrashed
from host_sim.frontends.own import folders
from host_sim.lab.bench.vm import VMError

FOLDER = Path(__file__).parent
_RERUN = "rerun: python "  # tests/conform.py says so
SECONDS = patience.SECONDS  # of computing that a test of a game takes at most
LACKS = "test_a_game_has_what_its_tier_promises"  # comes before all others
FILES = (  # that have tests of each game
    "engine/test_conformance.py",
    "test_games.py",
    "firmware/guests/test_words.py",
    "firmware/test_words.py",
    "engine/test_ai.py",
    "firmware/test_budget.py",
    "firmware/guests/test_played.py",
    "host_sim/test_play.py",
)


def chosen(keyword: str) -> str:
    """Return the game that alone is tested with pytest's -k, "" if there is none."""
    info = FOLDER.parent / f"firmware/games/{keyword}/info.py"
    if not keyword.isidentifier() or not info.is_file():
        return ""
    return "" if "\nTIER = " in info.read_text(encoding="utf-8") else keyword  # ours have a TIER


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


def told(error: BaseException, game: str) -> str:
    """Return in one sentence what is wrong with a game, with file and line where they are known."""
    known = (patience.Endless, FirmwareCrashed, VMError)
    while not isinstance(error, known) and (error.__cause__ or error.__context__):
        error = error.__cause__ or error.__context__  # type: ignore[assignment]
    if isinstance(error, patience.Endless):
        return patience.sentence(error, folders(game), SECONDS)
    frames = [(relative(at.filename), at) for at in traceback.extract_tb(error.__traceback__)]
    own = [f"{file}:{at.lineno}: " for file, at in frames if file.startswith(folders(game))]
    where = own[-1] if own else ""
    if isinstance(error, SyntaxError):
        return f"{relative(error.filename or '')}:{error.lineno}: {error.msg}"
    if isinstance(error, NotImplementedError) and frames:
        return f"{game.capitalize()} has no {frames[-1][1].name}()"
    if isinstance(error, VMError):
        said = printed_mistake(str(error).splitlines(), folders(game))
        return f"on the handheld's kind of Python, {said}"
    if isinstance(error, FirmwareCrashed):
        return printed_mistake(str(error).splitlines(), folders(game))
    what = str(error).partition("\n")[0]
    if isinstance(error, AssertionError):
        what = what or "an assertion failed"
        if "check_observation" in [at.name for _, at in frames] and where:
            what += " (in a state that determinize() dealt)"
        return where + what
    return where + ": ".join(filter(None, (type(error).__name__, what)))
