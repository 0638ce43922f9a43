"""Random tours of the whole program: what has been tried least is the likeliest next.

In a menu a tour chooses a row and walks to it; in a game it presses what moves are made of, and at
times something else; on any other screen it chooses a key. So some 200 presses show most of what
there is to see. The same seed takes the same tour.
"""

from __future__ import annotations

import importlib
import re
from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

from firmware.words.language import LANGUAGES
from host_sim.bots import LONG_MS, tap
from host_sim.drive import Handheld
from tests.chip.record import game_of

Key = tuple[str, int]  # its name, and how long it is held in ms; 0: shortly

# How likely the keys are, as long as none has been tried.
_KEYS: dict[Key, float] = {
    ("A", 0): 2,
    ("DOWN", 0): 2,
    ("RIGHT", 0): 2,
    ("UP", 0): 1,
    ("LEFT", 0): 1,
    ("B", 0): 1,
    ("A", LONG_MS): 1,
    ("B", LONG_MS): 1,
    ("DOWN+A", 0): 0.3,
}
# And in a game, where each is worth trying again and again.
_IN_GAME: dict[Key, float] = {
    ("A", 0): 5,
    ("DOWN", 0): 1.5,
    ("RIGHT", 0): 1.5,
    ("UP", 0): 1.5,
    ("LEFT", 0): 1.5,
    ("B", 0): 0.3,
    ("A", LONG_MS): 1,
    ("B", LONG_MS): 0.3,
    ("DOWN+A", 0): 0.2,
}
_HOME = ("Title", "GameMenu", "Result", "Overview")
# Keys to what comes after a game, by screen.
_FORTH = {
    "Result": (("DOWN", 0),),
    "Overview": (("RIGHT", 0), ("A", 0)),
    "Verdict": (("A", 0), ("A", LONG_MS)),
}
_LONG = 6  # presses away from these, after which the way back grows likelier
_STRAY = 0.05  # how often a key is pressed for no reason
_BACK = "B"  # a label that no row has
_RESTLESS = ("dim", "off", "calm")  # settings by which pictures come at their own time
_AFTER = 12  # times likelier than other rows, where games are over


def _words(place: str, *names: str) -> set[str]:
    """Return some words of the files of words at a place, in all languages."""
    files = [importlib.import_module(place.format(name)) for name, _ in LANGUAGES]
    return {getattr(file, name) for file in files for name in names}


_AVOIDED = _words("firmware.words.{}_menus", "ERASE")
_LEAVES = _words("firmware.words.{}", "LEAVE", "LEAVE_KEPT")
_LEADS_ON = (
    _words("firmware.words.{}", "REPLAY")
    | _words("firmware.words.{}_menus", "LAST_RESULT", "PUZZLES", "YOUR_GAMES")
    | _words("firmware.words.{}_records", "FROM_HERE")
    | _words("firmware.words.{}_records", "LAST_GAMES", "REVIEW")
)


class Tour:
    """A tour on a handheld, from what is on its screen. is_after: rows lead to what comes after a
    game more often than to another one.
    """

    def __init__(self, handheld: Handheld, seed: int, is_after: bool = False) -> None:
        self.handheld = handheld
        self.is_after = is_after
        self._luck = Random(seed)
        self._tried: Counter[tuple[str, object]] = Counter()
        self._goal = ("", "")  # title of a menu, and the label of a row of it
        self._way = "DOWN"
        self._stay = 0  # presses since the last of _HOME

    def press(self) -> None:
        """Press the next key."""
        app = self.handheld.machine.main.get("app")
        tap(self.handheld, *self._choose(app.screen if app else None))

    def _choose(self, screen: Any) -> Key:
        """Return the next key."""
        is_game = hasattr(screen, "view") and hasattr(screen, "session")
        self._stay = 0 if type(screen).__name__ in _HOME else self._stay + 1
        if screen is None or self._luck.random() < _STRAY:
            return self._luck.choice(list(_KEYS))
        if hasattr(screen, "go_to"):
            return self._to_row(screen)
        if is_game:
            menu = ("B", LONG_MS)
            return self._weighed({**_IN_GAME, menu: _IN_GAME[menu] * self._longing()})
        return self._rarest(screen)

    def _longing(self) -> float:
        """Return how many times likelier the way back is, for the tour has been away for long."""
        return max(1.0, self._stay / _LONG) ** 2

    def _weighed(self, chances: Mapping[Any, float]) -> Any:
        return self._luck.choices(list(chances), list(chances.values()))[0]

    def _least(self, where: str, chances: Mapping[Any, float]) -> Any:
        """Choose something, less often what has been chosen there before; note that."""
        tried = self._tried
        chosen = self._weighed({k: n / (1 + tried[where, k]) ** 2 for k, n in chances.items()})
        tried[where, chosen] += 1
        return chosen

    def _rarest(self, screen: Any) -> Key:
        """Return a key of a screen that is no menu and no game."""
        kind = type(screen)
        at = getattr(screen, "page", ""), getattr(screen, "stage", "")
        where = f"{kind.__module__} {kind.__name__} {game_of(screen)} {at}"
        chances = dict(_KEYS)
        chances["B", 0] *= self._longing()
        for forth in _FORTH.get(kind.__name__, ()) if self.is_after else ():
            chances[forth] *= _AFTER
        key: Key = self._least(where, chances)
        return key

    def _to_row(self, menu: Any) -> Key:
        """Return a key on the way to a row of a menu, or one that does what the row is for."""
        rows = {_label(row): row for row in menu.rows if not _is_avoided(menu, row)}
        title, label = self._goal
        if title != menu.title or label not in (*rows, _BACK):
            label = self._least(menu.title, self._chances(menu, rows))
            self._goal = menu.title, label
            labels = [_label(row) for row in menu.rows]
            below = (labels.index(label) - menu.at) % len(labels) if label in labels else 0
            self._way = "DOWN" if below <= len(labels) // 2 else "UP"
        if label == _BACK:
            self._goal = ("", "")
            return ("B", 0)
        row = menu.rows[menu.at]
        if label != _label(row):
            return (self._way, 0)
        self._goal = ("", "")
        is_changed = row.change and (not row.enter or self._luck.random() < 0.5)
        return ("RIGHT", 0) if is_changed else ("A", 0)

    def _chances(self, menu: Any, rows: Mapping[str, Any]) -> dict[str, float]:
        """Return how likely the rows of a menu are, as long as none has been tried; and B."""
        chances: dict[str, float] = dict.fromkeys(rows, 1)
        for label in rows:
            if label in _LEAVES:
                chances[label] = self._longing()
            elif self.is_after and label in _LEADS_ON:
                chances[label] = _AFTER
        if menu.back or not rows:
            chances[_BACK] = 0.5
        return chances


def _label(row: Any) -> str:
    """Return what a row is called, without values and figures that change."""
    return re.sub(r"[←:].*|\d+", "", row.text()).strip()


def _is_avoided(menu: Any, row: Any) -> bool:
    """Return True for what would restart the program, erase nvm or make pictures come late."""
    is_language = type(menu).__name__ == "Languages"
    return is_language or _label(row) in _AVOIDED or getattr(row, "name", "") in _RESTLESS
