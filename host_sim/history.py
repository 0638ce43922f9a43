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


class HistoryError(RuntimeError):
    """The file cannot be read; the text says why."""


class History:
    """The file. board: whose games they are, as the save is called."""

    def __init__(self, path: Path, board: str = "") -> None:
        self.path = path
        self.board = board
        self._seen: set[bytes] = set()  # games in the handheld's memory: written, or waiting
        self._waiting: list[tuple[Any, ...]] = []
        # Games of this play by their record, with name and number, and of them those to be removed:
        # who goes back in time may finish the same game once more.
        self._played: dict[bytes, tuple[str, int]] = {}
        self._undone: list[tuple[int, bytes]] = []

    @contextlib.contextmanager
    def _open(self, patience: float = 5) -> Iterator[sqlite3.Connection]:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        opened = sqlite3.connect(self.path, timeout=patience)
        with contextlib.closing(opened) as found, found:
            found.executescript(_TABLES)
            yield found

    @contextlib.contextmanager
    def _read(self) -> Iterator[sqlite3.Connection]:
        """Open it, which may be read-only or in use."""
        uri = self.path.resolve().as_uri() + "?mode=ro"
        with contextlib.closing(sqlite3.connect(uri, uri=True)) as found:
            yield found

    def note(self, nvm: bytes, patience: float = 0) -> bool:
        """Keep the games in the handheld's memory that are over and not kept yet.

        A game that was kept in this play and then undone by going back in time is removed, because
        it is played once more. Return False if another program uses the file for more than
        `patience` seconds; the games then wait for the next call, as they do after a sqlite3.Error.
        """
        store = Store(nvm)
        now = {}
        saves = Saves(store, {})
        for kind in {saves.finished(saves.key(kind)) for kind in store.closed}:
            data, added = store.load(kind), store.added(kind)
            now[data + added] = data, added
        for key, (name, n) in list(self._played.items()):
            if _finished(store, name) < n:
                if key in now:  # the statistics were reset
                    del self._played[key]
                else:
                    self._undo(key)
        for key in now:
            if key not in self._seen:
                with contextlib.suppress(ValueError):  # of another version, or damaged
                    self._await(store, replayed(*now[key]), key)
        self._seen = set(now)
        if not self._waiting and not self._undone:
            return True
        try:
            with self._open(patience) as file:
                file.executemany(
                    "DELETE FROM games WHERE board = ? AND number = ? AND record = ?",
                    [(self.board, *which) for which in self._undone],
                )
                columns = ", ".join((*FIELDS, "number", "record"))
                marks = ", ".join("?" * (len(FIELDS) + 2))
                file.executemany(
                    f"INSERT OR IGNORE INTO games ({columns}) VALUES ({marks})", self._waiting
                )
        except sqlite3.OperationalError as error:
            if "is locked" in str(error):
                return False
            raise
        self._waiting = []
        self._undone = []
        return True

    def _undo(self, record: bytes) -> None:
        """Let a game of this play be removed."""
        _, number = self._played.pop(record)
        self._undone.append((number, record))
        self._waiting = [row for row in self._waiting if row[-1] != record]

    def _await(self, store: Store, session: Session, record: bytes) -> None:
        """Let a game wait to be written, if it is over."""
        game = session.game
        if game.player() != OVER:
            return
        number = _finished(store, game.NAME)
        for key, of in list(self._played.items()):
            if key != record and of == (game.NAME, number) and number:  # 0: nothing is counted
                self._undo(key)
        self._played[record] = game.NAME, number
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
        self._waiting.append((*values, number, record))

    def games(self, name: str | None = None) -> list[dict[str, Any]]:
        """Return all games, or those of a name, in the order in which they were finished.

        Raises HistoryError or sqlite3.Error if that cannot be read.
        """
        return self._rows(FIELDS, name)

    def records(self, name: str | None = None) -> list[dict[str, Any]]:
        """Return the same with "record", which games.joined() reads; it raises the same errors."""
        return self._rows((*FIELDS, "record"), name)

    def _rows(self, fields: tuple[str, ...], name: str | None) -> list[dict[str, Any]]:
        if not self.path.exists():
            return []
        with self._read() as file:
            columns = [row[1] for row in file.execute("PRAGMA table_info(games)")]
            tables = file.execute("SELECT count(*) FROM sqlite_master").fetchone()
            if tables == (0,):
                return []
            missing = [field for field in fields if field not in columns]
            if missing:
                raise HistoryError(
                    f"it is of another version of Tombolo, without {', '.join(missing)}"
                )
            found = file.execute(f"SELECT {', '.join(fields)} FROM games ORDER BY id").fetchall()
        rows = [dict(zip(fields, values, strict=True)) for values in found]
        return [row for row in rows if name in (None, row["game"])]

    def master(self, seed: int, side: int) -> int | None:
        """Return what a master makes of Hashi's cards alone, if that is known."""
        try:
            with self._read() as file:
                row = file.execute(
                    "SELECT points FROM masters WHERE seed = ? AND side = ?", (seed, side)
                ).fetchone()
        except sqlite3.Error:  # there is no such file or table
            return None
        return row[0] if row else None

    def keep_master(self, seed: int, side: int, points: int) -> None:
        """Keep what a master makes of them, unless the file is read-only or in use."""
        with contextlib.suppress(sqlite3.OperationalError), self._open() as file:
            file.execute("INSERT OR REPLACE INTO masters VALUES (?, ?, ?)", (seed, side, points))


def _finished(store: Store, name: str) -> int:
    """Return how many games of a name the statistics count."""
    return sum(row.finished for row in Statistics(store, catalog.key(name)).rows)
