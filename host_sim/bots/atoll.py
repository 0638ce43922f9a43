"""A bot that plays a person's seat of Atoll among the handheld's computer players."""

from __future__ import annotations

from typing import Any

from engine.atoll.state import CARD, NONE, PLACE, TAKE
from engine.session import PERSON
from firmware.games.atoll.turn import free_card
from firmware.games.atoll.view import View
from host_sim.bots import Policy, session_of, way
from host_sim.drive import Handheld

TABLES = (  # the person sits behind the computer players
    ("Atoll of three", b"\x03\x02\x04", b"\x01\x01\x00"),
    ("Atoll of six", b"\x06\x02\x04", b"\x01\x01\x01\x01\x01\x00"),
)
LARGEST = b"\x03\x00\x04"
_WAIT_MS = 50


class Bot:
    """The player of one game that has just been started. policy: one of Atoll's."""

    def __init__(self, handheld: Handheld, policy: str = "medium") -> None:
        self.handheld = handheld
        self.app = handheld.machine.main["app"]
        self._policy = Policy("atoll", policy, session_of(handheld).seed)

    def play(self) -> Any:
        """Play to the end; return the game."""
        play = self.app.screen
        while self.app.screen is play:
            self._step(play.view)
        return play.session.game

    def _step(self, view: Any) -> None:
        if view.recap or view.sheet:
            self.handheld.press("B")
        elif view.is_sure or view.is_waiting:
            self.handheld.wait(_WAIT_MS)
        else:
            self._decide(view)

    def _decide(self, view: Any) -> None:
        stage = view.seen.stage()
        move = self._policy.choose(view.seen)
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
        """Choose a card by the shorter way, and turn it in the hand if that saves presses."""
        n = view.seen.hand_size(view.seat)
        by = (slot - view.slot) % n
        self.handheld.press("RIGHT" if by <= n - by else "LEFT", min(by, n - by))
        self.handheld.press("UP", self._turns(view, slot))
        self.handheld.press("A")

    def _turns(self, view: Any, slot: int) -> int:
        """Return how many turns in the hand make the fewest presses in all."""
        tried = View(view.session, view.seat, view.context)
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
        goal = self._policy.choose(tried.seen)
        presses = [n + len(way(at, goal, tried.moved)) for n, at in enumerate(turned)]
        return presses.index(min(presses))

    def _way(self, view: Any, taken: int) -> list[str]:
        """Return the keys that put the cursor on an own card; none if it cannot get there."""

        def step(at: int, k: int) -> int:
            to = int(free_card(view.seen, view.seat, at, k))
            return -1 if to == NONE else to

        try:
            return way(NONE, taken, step)
        except ValueError:
            return []


def demo(handheld: Handheld) -> tuple[str, str]:
    """Play a game."""
    seat = list(session_of(handheld).seats).index(PERSON)
    game = Bot(handheld).play()
    others = sorted((game.score(p) for p in range(game.players()) if p != seat), reverse=True)
    return "Atoll", f"{game.score(seat)} points, the others {', '.join(map(str, others))}"
