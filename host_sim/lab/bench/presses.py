"""Presses a turn: what a computer player decides, pressed on the keys by the shortest way."""

from __future__ import annotations

from typing import Any

from engine import catalog
from engine.session import PERSON, Session
from host_sim.bots import arabana, atoll
from host_sim.bots.hashi import Thumbs
from host_sim.drive import Handheld
from host_sim.lab.bench.tables import Table

SEEDS = (1, 2, 3)


class _Counted(Handheld):
    """A handheld that counts its presses."""

    presses = 0

    def hold(self, key: str, ms: float) -> None:
        self.presses += 1
        super().hold(key, ms)


def measure(seeds: tuple[int, ...] = SEEDS) -> Table:
    """Return the mean of each game."""
    table = Table("Presses a turn")
    for side in (0, 1):
        games = [Thumbs(seed, side) for seed in seeds]
        presses = sum(sum(1 for _ in game.presses()) for game in games)
        turns = sum(_turns(game.session, 0) for game in games)
        table.add(f"Hashi, side {'AB'[side]}", presses / turns, "presses")
    table.add("Arabana-Ikibiti", _mean("arabana", arabana.play, seeds), "presses")
    table.add("Atoll", _mean("atoll", lambda h: atoll.Thumbs(h).play(), seeds), "presses")
    table.notes.append(
        f"whole games, seeds {', '.join(map(str, seeds))}; opponents are shown at once; what"
        " interrupts a turn counts, and so does a long press"
    )
    return table


def _mean(name: str, play: Any, seeds: tuple[int, ...]) -> float:
    presses = turns = 0
    for seed in seeds:
        handheld = _Counted(seed=seed, env={"TOMBOLO_GAME": name}, start_ms=2000)
        with handheld:
            app = handheld.machine.main["app"]
            app.pace = 0
            session = app.screen.session
            play(handheld)
            presses += handheld.presses
            turns += _turns(session, list(session.seats).index(PERSON))
    return presses / turns


def _turns(session: Any, seat: int) -> int:
    """Return how many turns a seat has had: reveals of its own, or runs of its moves."""
    again = Session(catalog.make(session.game.NAME), session.seed, session.options, session.seats)
    turns = 0
    before = -1
    for move in session.moves:
        player = again.game.player()
        turns += player == seat and before != seat
        before = -1 if again.play(move) else player
    return turns
