"""Two thumbs that play Atoll on a running handheld, a person's seat among computer players.

They read what the screen's view knows, the observation of its seat, decide as a computer player
would, and press keys for it.
"""

from __future__ import annotations

from typing import Any

from engine import ai, catalog, rng
from engine.atoll.state import CARD, NONE, PLACE, TAKE
from firmware.games.atoll.hand import free_card
from firmware.games.atoll.view import View
from host_sim.bots.ways import way
from host_sim.drive import Handheld

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
            self.handheld.press("B")
        elif view.is_sure or view.is_waiting:
            self.handheld.wait(_WAIT_MS)
        else:
            self._decide(view)

    def _decide(self, view: Any) -> None:
        stage = view.seen.stage()
        move = ai.choose(self._policy, view.seen, self._game)
        if stage == CARD:
            self._take(view, move)
        elif stage == TAKE:
            for key in self._way(view, move - 1 if move else NONE):
                self.handheld.press(key)
            self.handheld.press("A")
        elif stage == PLACE:
            for key in way(view.place, move, view.moved):
                self.handheld.press(key)
            self.handheld.press("A")
        elif view.left:
            self.handheld.wait(_WAIT_MS)
        else:
            self.handheld.press("A")

    def _take(self, view: Any, slot: int) -> None:
        """Choose a card, the shorter way round, and turn it as it will lie, if that is shorter."""
        n = view.seen.hand_size(view.seat)
        by = (slot - view.slot) % n
        self.handheld.press("RIGHT" if by <= n - by else "LEFT", min(by, n - by))
        self.handheld.press("UP", self._turns(view, slot))
        self.handheld.press("A")

    def _turns(self, view: Any, slot: int) -> int:
        """Return how often to turn the card in the hand so that the fewest presses follow."""
        tried = View(view.session, view.seat)
        tried.slot = slot
        tried.place = view.place
        at = tried.carried_place()
        turned = []
        for _ in range(4):
            turned.append(at)
            at = tried.turned(at)
        tried.decide(slot)
        if tried.seen.stage() == TAKE:
            return 0
        goal = ai.choose(self._policy, tried.seen, self._game)
        presses = [n + len(way(at, goal, tried.moved)) for n, at in enumerate(turned)]
        return presses.index(min(presses))

    def _way(self, view: Any, taken: int) -> list[str]:
        """Return the keys that put the cursor on an own card; none where it cannot get there."""

        def step(at: int, k: int) -> int:
            to = int(free_card(view.seen, view.seat, at, k))
            return -1 if to == NONE else to

        try:
            return way(NONE, taken, step)
        except ValueError:
            return []
