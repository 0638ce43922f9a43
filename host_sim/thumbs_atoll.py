"""Two thumbs that play Atoll on a running handheld, a person's seat among computer players.

They read what the screen's view knows, the observation of its seat, decide as a computer player
would, and press keys for it.
"""

from __future__ import annotations

from collections import deque
from typing import Any

from engine import ai, catalog, rng
from engine.atoll_table import CARD, NONE, PLACE, TAKE
from firmware.keys import DOWN, LEFT, RIGHT, UP
from firmware.views.atoll_swap import free_card
from host_sim.drive import Handheld

LONG_MS = 700
_NAMES = {UP: "UP", DOWN: "DOWN", LEFT: "LEFT", RIGHT: "RIGHT"}
_WAIT_MS = 50


class Thumbs:
    """The player of one game that has just been started. policy: one of Atoll's."""

    def __init__(self, handheld: Handheld, policy: str = "medium") -> None:
        self.handheld = handheld
        self.app = handheld.machine.main["app"]
        self._game = catalog.make("atoll")
        self._r = bytearray(4)
        rng.seed(self._r, self.app.screen.session.seed)
        self._policy = ai.make(policy, self._game, self._r)

    def play(self) -> Any:
        """Play to the end; return the game."""
        play = self.app.screen
        while self.app.screen is play:
            self._step(play.view)
        return play.session.game

    def _step(self, view: Any) -> None:
        if view.story or view.sheet:
            self.handheld.press("A")
        elif view.is_sure or view.is_waiting:
            self.handheld.wait(_WAIT_MS)
        else:
            self._decide(view)

    def _decide(self, view: Any) -> None:
        stage = view.seen.stage()
        self._game.state[:] = view.seen.state
        move = ai.PENDING
        for found in self._policy.think(self._game, view.seat):
            move = found
        if stage == CARD:
            by = move - view.slot
            self.handheld.press("RIGHT" if by > 0 else "LEFT", abs(by))
            self.handheld.press("A")
        elif stage == TAKE:
            self._press(self._way(view, move - 1 if move else NONE))
            self.handheld.press("A")
        elif stage == PLACE:
            self._lay(view, move)
        else:
            self.handheld.press("A")

    def _way(self, view: Any, taken: int) -> list[int]:
        """Return the keys that put the cursor on an own card; none where it cannot get there."""
        ways: dict[int, list[int]] = {NONE: []}
        queue = deque([NONE])
        while queue:
            at = queue.popleft()
            for k in _NAMES:
                to = free_card(view.seen, view.seat, at, k)
                if to != NONE and to not in ways:
                    ways[to] = [*ways[at], k]
                    queue.append(to)
        return ways.get(taken, [])

    def _lay(self, view: Any, move: int) -> None:
        while view.place & 3 != move & 3:
            self.handheld.press("A")
        dx = (move >> 2 & 127) - (view.place >> 2 & 127)
        dy = (move >> 9) - (view.place >> 9)
        self._press([RIGHT if dx > 0 else LEFT] * abs(dx) + [DOWN if dy > 0 else UP] * abs(dy))
        self.handheld.hold("A", LONG_MS)

    def _press(self, keys: list[int]) -> None:
        for k in keys:
            self.handheld.press(_NAMES[k])
