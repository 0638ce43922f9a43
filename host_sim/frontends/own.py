"""The files of a game of one's own, watched while it is played."""

from __future__ import annotations

import time
from pathlib import Path

from host_sim.machine import ROOT

_LOOK_S = 0.5
_FOLDERS = ("engine/{game}/", "firmware/games/{game}/")


def folders(game: str) -> tuple[str, ...]:
    """Return the folders of a game."""
    return tuple(folder.format(game=game) for folder in _FOLDERS)


class Watched:
    """The files of a game in the checkout."""

    def __init__(self, game: str, root: Path = ROOT) -> None:
        self._folders = [root / folder for folder in folders(game)]
        self._seen = self._look()
        self._next = 0.0

    def has_changed(self) -> bool:
        """Return True once after files were saved."""
        now = time.monotonic()
        if now < self._next:
            return False
        self._next = now + _LOOK_S
        before, self._seen = self._seen, self._look()
        return self._seen != before

    def _look(self) -> dict[Path, int]:
        found = {}
        for folder in self._folders:
            for path in folder.rglob("*.py"):
                try:
                    found[path] = path.stat().st_mtime_ns
                except OSError:  # it was removed just now
                    continue
        return found
