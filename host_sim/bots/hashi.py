"""Bots that play Hashi.

In a solo game a bot keeps a session of its own, which the same seed makes the same as the
handheld's; at a table of several it reads the observation that the screen's view has. The way to
press follows the screen's own rule for the cursor.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from engine import catalog
from engine.game import OVER
from engine.hashi.rules import BRIDGE, CONFIRM, SKIP_BRIDGES, SKIP_NUMBER, START_FOUR
from engine.session import Session
from firmware.games.hashi.board import Board
from firmware.games.hashi.lines import (
    NOWHERE,
    goes_on,
    line_from,
    middle,
    nearest_useful,
    next_island,
    only_key,
    open_keys,
)
from firmware.games.hashi.words.en import RANKS
from host_sim.bots import KEYS, LONG_MS, Policy, session_of, tap, way
from host_sim.drive import Handheld

TABLES = (  # the person sits behind the computer players
    ("Hashi alone", b"\x01\x00", b"\x00"),
    ("Hashi with one opponent", b"\x02\x00", b"\x01\x00"),
    ("Hashi with three", b"\x04\x00", b"\x01\x01\x01\x00"),
)
STARTS = (
    ("Hashi, side A", {"TOMBOLO_SIDE": "A"}),
    ("Hashi, side B", {"TOMBOLO_SIDE": "B"}),
    ("Hashi, a table of three", {"TOMBOLO_OPPONENTS": "medium,hard"}),
)
LARGEST = b"\x00\x05\x05\x05"
_WAIT_MS = 50


class _Keys:
    """Finds the keys that make a move. _board, _cursor and _is_held are as on the screen."""

    _board: Any
    _cursor: int
    _is_held: bool  # by itself: a bot never leaves an island that it has taken

    def _keys(self, move: int) -> Iterator[tuple[str, int]]:
        if move == CONFIRM:
            yield "A", 0 if self._board.game.round() else LONG_MS
        elif move in (SKIP_NUMBER, SKIP_BRIDGES):
            yield "A", LONG_MS
        elif move < BRIDGE:
            for key in self._way(move % START_FOUR):
                yield key, 0
            self._cursor = move % START_FOUR
            yield "A", 0
            if move >= START_FOUR:
                yield "A", 0
        else:
            line = move - BRIDGE
            ends = (self._board.tables.one[line], self._board.tables.two[line])
            found = [(self._drawing(i, line), i) for i in ends]
            keys, self._cursor = min(found, key=lambda one: len(one[0]))
            for key in keys:
                yield key, 0

    def _drawing(self, island: int, line: int) -> list[str]:
        """Return the fewest keys that draw a bridge from an island."""
        ways = range(len(KEYS))
        k = next(k for k in ways if line_from(self._board.tables, island, k) == line)
        if self._is_held and island == self._cursor:
            return [KEYS[k]]
        taken = ["A"] if only_key(self._board, island) >= 0 else ["A", KEYS[k]]
        return self._way(island) + taken

    def _way(self, island: int) -> list[str]:
        """Return the fewest keys from the cursor to an island.

        At an island that is held, an arrow along an open line draws a bridge, and A lets go.
        """
        drawing = open_keys(self._board, self._cursor) if self._is_held else []

        def step(at: int, k: int) -> int:
            to = next_island(self._board.tables, at, k)
            return -1 if to == NOWHERE or (at == self._cursor and k in drawing) else to

        ways = []
        with suppress(ValueError):
            ways.append(way(self._cursor, island, step))
        if drawing and only_key(self._board, self._cursor) < 0:
            drawing = []
            ways.append(["A", *way(self._cursor, island, step)])
        return min(ways, key=len)


class SoloBot(_Keys):
    """Plays a solo game, without looking at the handheld. side: 0 for A, 1 for B."""

    def __init__(self, seed: int, side: int = 0, policy: str = "keen") -> None:
        self.session = Session(catalog.make("hashi"), seed, bytes((1, side)))
        self.game = self.session.game
        self._policy = Policy("hashi", policy, seed)
        self._out = self.game.moves_buffer()
        self._legal = bytearray(CONFIRM + 1)  # 1 for each legal move
        self._board = Board(self.game, 0, self._legal)
        self._cursor = middle(self._board)
        self._look()

    def presses(self) -> Iterator[tuple[str, int]]:
        """Yield (key, ms to hold it, 0 for a short press) to the end of the game."""
        while self.game.player() != OVER:
            move = self._policy.choose(self.game)
            before = self._entered()
            yield from self._keys(move)
            self.session.play(move)
            self._look()
            for _ in range(0, self._entered() - before, 2):
                yield "A", 0  # a page of the announcement holds two

    def _look(self) -> None:
        """Update legal moves, held island and cursor, as the screen does."""
        self._legal[:] = bytes(len(self._legal))
        for i in range(self.game.legal(self._out)):
            self._legal[self._out[i]] = 1
        self._is_held = goes_on(self._board, self._cursor)
        self._cursor = nearest_useful(self._board, self._cursor)

    def _entered(self) -> int:
        return sum(self.game.points(0, category) > 0 for category in range(3))


class TableBot(_Keys):
    """Plays for all people at a table of a game that has just been started, one after the other."""

    def __init__(self, handheld: Handheld, policy: str = "medium") -> None:
        self.handheld = handheld
        self.app = handheld.machine.main["app"]
        screen = self.app.screen  # play's, or a cover before it
        self.screen = screen if hasattr(screen, "session") else screen.play
        self.session = session_of(handheld)
        self._policy = Policy("hashi", policy, self.session.seed)

    def play(self) -> Any:
        """Play to the end; return the game."""
        while self.session.game.player() != OVER or self._is_recap():
            self.step()
        return self.session.game

    def _is_recap(self) -> bool:
        """Return True while the last recap is shown; the result that follows has no view."""
        view = self.screen.view
        return bool(view and view.recap)

    def step(self) -> None:
        """Press what comes next, or wait for the others."""
        screen = self.app.screen
        view = getattr(screen, "view", None)
        if not view or view.recap or view.sheet:
            self.handheld.press("A")
        elif view.is_sure or view.is_waiting:
            self.handheld.wait(_WAIT_MS)
        else:
            self._board = view.board
            self._cursor = view.cursor
            self._is_held = view.is_held
            move = self._policy.choose(view.seen)
            for key, ms in self._keys(move):
                tap(self.handheld, key, ms)


def demo(handheld: Handheld) -> tuple[str, str]:
    """Play a game alone to its rank, or a table of several to its points."""
    session = session_of(handheld)
    side = session.game.side()
    if session.game.players() == 1:
        bot = SoloBot(session.seed, side)
        for key, ms in bot.presses():
            tap(handheld, key, ms)
        end = f"{bot.game.score(0)} points, {RANKS[bot.game.rank()]}"
    else:
        game = TableBot(handheld).play()
        end = ", ".join(str(game.score(p)) for p in range(game.players())) + " points"
    return f"Hashi, side {'AB'[side]}", end
