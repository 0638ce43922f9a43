"""Presses a turn: by bots, which take the shortest way on the keys."""

from __future__ import annotations

from typing import Any

from engine import catalog
from engine.session import PERSON, Session
from host_sim.bots import demo, module, session_of
from host_sim.drive import Handheld
from host_sim.lab.bench.tables import Table
from host_sim.options import house, info

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
    for what, env in _starts():
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


def _starts() -> list[tuple[str, dict[str, str]]]:
    """Return what and settings.toml of each game to play."""
    out: list[tuple[str, dict[str, str]]] = []
    for name in house():
        for what, env in getattr(module(name), "STARTS", ((info(name).TITLE, dict[str, str]()),)):
            out.append((what, {"TOMBOLO_GAME": name, **env}))
    return out


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
