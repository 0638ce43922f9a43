"""`make test ARGS="-k yours"`: the tests of one game, in the order in which its maker meets them.

Where -k is the name of a game that does not come with Tombolo, only the files below are read, and
those named for the game; that it conforms is tested first, and the first failure ends the run.
"""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent
FILES = (  # that have tests of each game
    "test_games.py",
    "engine/test_conformance.py",
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


def order(path: Path) -> int:
    """Return the place of a file in the order."""
    place = path.relative_to(FOLDER).as_posix()
    return FILES.index(place) if place in FILES else len(FILES)
