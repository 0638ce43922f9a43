"""How many presses a game of Atoll takes: `pytest -s tests/firmware/atoll/test_presses.py`."""

from __future__ import annotations

import pytest

from host_sim.bots.atoll import Bot
from host_sim.drive import Handheld
from tests.long import long

SEEDS = [(1, 2), pytest.param((3, 4, 5, 6, 7, 8), marks=long)]
PRESSES = 7.9  # a turn, on average
LONG_MS = 400


@pytest.mark.parametrize("seeds", SEEDS)
def test_a_turn_takes_few_presses_and_no_held_key(monkeypatch, seeds):
    held: list[float] = []  # how long each press was
    hold = Handheld.hold

    def count(self: Handheld, key: str, ms: float) -> None:
        held.append(ms)
        hold(self, key, ms)

    monkeypatch.setattr(Handheld, "hold", count)
    turns = 0
    for seed in seeds:
        with Handheld(seed=seed, env={"TOMBOLO_GAME": "atoll"}) as handheld:
            handheld.machine.main["app"].settings.pace = 0  # what the others did passes by itself
            game = Bot(handheld, "fair").play()
            turns += game.laid(game.players() - 1)
    print(f"{len(held) / turns:.2f} presses a turn, seeds {seeds}")
    assert len(held) / turns <= PRESSES
    assert max(held) <= LONG_MS
