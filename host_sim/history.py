"""Every game that was finished on the desktop, in SQLite beside the saves, without a limit.

Nothing in the firmware writes it: a game that is over stays in the handheld's memory until the next
one, so it is read from there. `python -m host_sim records` exports and draws it (records.py).
"""

from __future__ import annotations

import contextlib
import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine import catalog, codes
from engine.game import OVER
from engine.session import KNOWN, PERSON, PRACTICE, Session
from firmware.storage.log import Store
from firmware.storage.saves import Saves
from firmware.storage.statistics import Statistics
from host_sim.games import replayed

NAME = "games.sqlite"
FIELDS = (
    *("finished", "board", "game", "code", "seed", "options", "seats", "points", "scores", "won"),
    *("hints", "practice", "known"),
)
_TABLES = """
CREATE TABLE IF NOT EXISTS games (
    id INTEGER PRIMARY KEY, number INTEGER, record BLOB,
    finished TEXT, board TEXT, game TEXT, code TEXT, seed INTEGER, options TEXT, seats TEXT,
    points INTEGER, scores TEXT, won INTEGER, hints INTEGER, practice INTEGER, known INTEGER,
    UNIQUE (board, number, record)
);
CREATE TABLE IF NOT EXISTS masters (
    seed INTEGER, side INTEGER, points INTEGER, PRIMARY KEY (seed, side)
);
"""


class History:
    """The file. board: whose games they are, as the save is called."""

    def __init__(self, path: Path, board: str = "") -> None:
        self.path = path
        self.board = board
        self._seen: set[bytes] = set()

    @contextlib.contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with contextlib.closing(sqlite3.connect(self.path)) as found, found:
            found.executescript(_TABLES)
            yield found

    def note(self, nvm: bytes) -> None:
        """Keep the games in the handheld's memory that are over and not kept yet."""
        store = Store(nvm)
        now = {}
        saves = Saves(store, {})
        for kind in {saves.finished(saves.key(kind)) for kind in store.closed}:
            data, added = store.load(kind), store.added(kind)
            now[data + added] = data, added
        new = [now[key] for key in now if key not in self._seen]
        self._seen = set(now)
        if not new:
            return
        with self._open() as file:
            for data, added in new:
                with contextlib.suppress(ValueError):  # of another version, or damaged
                    self._add(file, store, replayed(data, added), data + added)

    def _add(self, file: sqlite3.Connection, store: Store, session: Session, record: bytes) -> None:
        game = session.game
        if game.player() != OVER:
            return
        counted = Statistics(store, catalog.key(game.NAME))
        number = sum(row.finished for row in counted.rows)
        scores = [game.score(p) for p in range(game.players())]
        people = [p for p in range(game.players()) if session.seats[p] == PERSON]
        values = (
            time.strftime("%Y-%m-%d %H:%M:%S"),
            self.board,
            game.NAME,
            codes.encode(game, session.seed, session.options),
            session.seed,
            session.options.hex(),
            session.seats.hex(),
            max(scores[p] for p in people),
            json.dumps(scores),
            int(len(people) == 1 < len(scores) and game.winners() == people),
            session.hints(),
            int(bool(session.flags & PRACTICE)),
            int(bool(session.flags & KNOWN)),
        )
        marks = ", ".join("?" * (len(values) + 2))
        file.execute(
            f"INSERT OR IGNORE INTO games ({', '.join(FIELDS)}, number, record) VALUES ({marks})",
            (*values, number, record),
        )

    def games(self, name: str | None = None) -> list[dict[str, Any]]:
        """Return all games, or those of a name, in the order in which they were finished."""
        if not self.path.exists():
            return []
        with self._open() as file:
            found = file.execute(f"SELECT {', '.join(FIELDS)} FROM games ORDER BY id").fetchall()
        rows = [dict(zip(FIELDS, values, strict=True)) for values in found]
        return [row for row in rows if name in (None, row["game"])]

    def master(self, seed: int, side: int) -> int | None:
        """Return what a master makes of Hashi's cards alone, if that is known."""
        with self._open() as file:
            row = file.execute(
                "SELECT points FROM masters WHERE seed = ? AND side = ?", (seed, side)
            ).fetchone()
        return row[0] if row else None

    def keep_master(self, seed: int, side: int, points: int) -> None:
        """Keep what a master makes of them."""
        with self._open() as file:
            file.execute("INSERT OR REPLACE INTO masters VALUES (?, ?, ?)", (seed, side, points))
