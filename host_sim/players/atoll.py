"""Two thumbs that play Atoll on a running handheld, a person's seat among computer players.

They read what the screen's view knows, the observation of its seat, decide as a computer player
would, and press keys for it.
"""

from __future__ import annotations

from typing import Any

from engine import ai, catalog, rng
from engine.atoll.state import CARD, NONE, PLACE, TAKE
from firmware.views.atoll.swap import free_card
from host_sim.drive import Handheld
from host_sim.players.ways import LONG_MS, way

_WAIT_MS = 50


class Thumbs:
    """The player of one game that has just been started. policy: one of Atoll's."""

    def __init__(self, handheld: Handheld, policy: str = "medium") -> None:
        self.handheld = handheld
        self.app = handheld.machine.main["app"]
        self._game = catalog.make("atoll")
        r = bytearray(4)
        rng.seed(r, self.app.screen.session.seed)
        self._policy = ai.make(policy, self._game, r)

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
        move = ai.choose(self._policy, view.seen, self._game)
        if stage == CARD:
            by = move - view.slot
            self.handheld.press("RIGHT" if by > 0 else "LEFT", abs(by))
            self.handheld.press("A")
        elif stage == TAKE:
            for key in self._way(view, move - 1 if move else NONE):
                self.handheld.press(key)
            self.handheld.press("A")
        elif stage == PLACE:
            self._lay(view, move)
        else:
            self.handheld.press("A")

    def _way(self, view: Any, taken: int) -> list[str]:
        """Return the keys that put the cursor on an own card; none where it cannot get there."""

        def step(at: int, k: int) -> int:
            to = int(free_card(view.seen, view.seat, at, k))
            return -1 if to == NONE else to

        try:
            return way(NONE, taken, step)
        except ValueError:
            return []

    def _lay(self, view: Any, move: int) -> None:
        while view.place & 3 != move & 3:
            self.handheld.press("A")
        dx = (move >> 2 & 127) - (view.place >> 2 & 127)
        dy = (move >> 9) - (view.place >> 9)
        self.handheld.press("RIGHT" if dx > 0 else "LEFT", abs(dx))
        self.handheld.press("DOWN" if dy > 0 else "UP", abs(dy))
        self.handheld.hold("A", LONG_MS)
