"""Games made as a guest's author makes them, laid out as packs: two boards, hidden cells, a die.

Importing this makes their rules and their words importable, as if they lay in the checkout.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import engine
import firmware.games
from host_sim.machine import ROOT
from host_sim.options import games, info

FOLDER = Path(__file__).parent
NAMES = tuple(sorted(path.parent.name for path in FOLDER.glob("*/engine")))
BOARDS = ("kalah", "reversi")  # those of two, without luck, whose moves have one cell
OWN = tuple(name for name in games() if info(name).TIER == "guest")  # of the checkout
ALL = (*NAMES, *OWN)

engine.__path__.extend(str(FOLDER / name / "engine") for name in NAMES)
# A list of its own: a path that Python has computed is computed again.
firmware.games.__path__ = [
    *firmware.games.__path__,
    *(str(FOLDER / name / "firmware/games") for name in NAMES),
]


def root_of(name: str) -> Path:
    """Return the folder in which a game's two folders lie, as on a drive."""
    return FOLDER / name if name in NAMES else ROOT


def drive(folder: Path, names: Sequence[str] = ALL, root: Path = ROOT) -> Path:
    """Fill an empty folder like a drive with the program, which lies in root, and these guests."""
    sources = [root, *filter(lambda place: place != ROOT, map(root_of, names))]
    for part in ("engine", "firmware", "firmware/games"):
        left = [name for name in OWN if name not in names] if part == "firmware/games" else []
        (folder / part).mkdir()
        for source in sources:
            for path in (source / part).iterdir():
                if path.name not in ("games", "__pycache__", *left):
                    (folder / part / path.name).symlink_to(path)
    for part in ("boards", "tests"):
        (folder / part).symlink_to(ROOT / part)
    return folder
