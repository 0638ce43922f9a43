"""Two thumbs that play a solo game of Hashi: what a computer player decides, pressed on the keys.

They see no more than a person: the same seed gives them the same game in their head, a session of
their own, and the screen's fixed cursor map tells them which way to press.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine import ai, catalog, rng
from engine.game import OVER
from engine.hashi.rules import BRIDGE, CONFIRM, SKIP_BRIDGES, SKIP_NUMBER, START_FOUR
from engine.session import Session
from firmware.views.hashi.board import Board
from firmware.views.hashi.map import MAPS, NOWHERE
from host_sim.players.ways import KEYS, LONG_MS, way


class Thumbs:
    """A game in the head of a player who starts with a 3. side: 0 for A, 1 for B."""

    def __init__(self, seed: int, side: int = 0, policy: str = "greedy") -> None:
        self.session = Session(catalog.make("hashi"), seed, bytes((1, side)))
        self.game = self.session.game
        self._seen = catalog.make("hashi")
        r = bytearray(4)
        rng.seed(r, seed)
        self._policy = ai.make(policy, self.game, r)
        self._out = self.game.moves_buffer()
        self._ok = bytearray(CONFIRM + 1)
        self._board = Board(self.game, 0, self._ok)
        self._map = MAPS[side]
        self._cursor = self._board.middle()
        self._is_held = False

    def presses(self) -> Iterator[tuple[str, int]]:
        """Yield (key, ms to hold it, 0 for a short press) to the end of the game."""
        while self.game.player() != OVER:
            move = ai.choose(self._policy, self.game, self._seen)
            if START_FOUR <= move < SKIP_NUMBER:
                move -= START_FOUR
            before = self._entered()
            yield from self._keys(move)
            self.session.play(move)
            self._look()
            for _ in range(0, self._entered() - before, 2):
                yield "A", 0  # a page of the announcement holds two

    def _look(self) -> None:
        """See what is legal now, and whether the island is still held, as the screen does."""
        self._ok[:] = bytes(len(self._ok))
        for i in range(self.game.legal(self._out)):
            self._ok[self._out[i]] = 1
        self._is_held = self._is_held and self._board.has_open_line(self._cursor)

    def _entered(self) -> int:
        return sum(self.game.points(0, category) > 0 for category in range(3))

    def _keys(self, move: int) -> Iterator[tuple[str, int]]:
        if move == CONFIRM:
            yield "A", 0
        elif move in (SKIP_NUMBER, SKIP_BRIDGES):
            yield "A", LONG_MS
        elif move < BRIDGE:
            yield from self._walk(move)
            yield "A", 0
        else:
            line = move - BRIDGE
            ends = (self._board.tables.one[line], self._board.tables.two[line])
            i = min(ends, key=lambda end: len(self._way(end)))
            if self._is_held and i != self._cursor:
                yield "A", 0
            if not self._is_held or i != self._cursor:
                yield from self._walk(i)
                yield "A", 0
            self._is_held = True
            k = next(k for k in range(len(KEYS)) if self._board.line_from(i, k) == line)
            yield KEYS[k], 0

    def _walk(self, island: int) -> Iterator[tuple[str, int]]:
        for key in self._way(island):
            yield key, 0
        self._cursor = island

    def _way(self, island: int) -> list[str]:
        """Return the fewest keys from the cursor to an island."""
        return way(self._cursor, island, self._step)

    def _step(self, at: int, k: int) -> int:
        to = self._map[4 * at + k]
        return -1 if to == NOWHERE else to
