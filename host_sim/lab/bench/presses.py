"""Presses a turn: by bots, which take the shortest way on the keys."""

from __future__ import annotations

from typing import Any

from engine import catalog
from engine.session import PERSON, Session
from host_sim.bots import demo, session_of
from host_sim.drive import Handheld
from host_sim.lab.bench.tables import Table

SEEDS = (1, 2, 3)
_GAMES = (
    ("Hashi, side A", {"TOMBOLO_GAME": "hashi", "TOMBOLO_SIDE": "A"}),
    ("Hashi, side B", {"TOMBOLO_GAME": "hashi", "TOMBOLO_SIDE": "B"}),
    ("Hashi, a table of three", {"TOMBOLO_GAME": "hashi", "TOMBOLO_OPPONENTS": "medium,hard"}),
    ("Arabana-Ikibiti", {"TOMBOLO_GAME": "arabana"}),
    ("Atoll", {"TOMBOLO_GAME": "atoll"}),
)


class _Counted(Handheld):
    """A handheld that counts its presses."""

    presses = 0

    def hold(self, key: str, ms: float) -> None:
        self.presses += 1
        super().hold(key, ms)


def measure(seeds: tuple[int, ...] = SEEDS) -> Table:
    """Return the mean of each game."""
    table = Table("Presses a turn")
    for what, env in _GAMES:
        presses = turns = 0
        for seed in seeds:
            handheld = _Counted(seed=seed, env=env, start_ms=2000)
            with handheld:
                if "TOMBOLO_OPPONENTS" not in env:
                    handheld.machine.main["app"].settings.pace = 0
                session = session_of(handheld)
                demo.run(handheld, env["TOMBOLO_GAME"])
                presses += handheld.presses
                turns += _turns(session, list(session.seats).index(PERSON))
        table.add(what, presses / turns, "presses")
    table.notes.append(
        f"whole games, seeds {', '.join(map(str, seeds))}; opponents are shown at once, recaps"
        " of a table pressed away; what interrupts a turn counts, and so does a long press"
    )
    return table


def _turns(session: Any, seat: int) -> int:
    """Return how many turns a seat has had: runs of its moves, and reveals within them."""
    again = Session(catalog.make(session.game.NAME), session.seed, session.options, session.seats)
    turns = 0
    before = -1
    for move in session.moves:
        player = again.game.player()
        turns += player == seat and before != seat
        before = -1 if again.play(move) else player
    return turns
