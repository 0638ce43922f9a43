"""How many presses a game of Atoll takes: `pytest -s tests/firmware/atoll/test_presses.py`."""

from __future__ import annotations

from host_sim.bots.atoll import Bot
from host_sim.drive import Handheld

SEEDS = (1, 2, 3, 4, 5, 6, 7, 8)
PRESSES = 8.1  # a turn, on average
LONG_MS = 400


class Counting(Handheld):
    """A handheld that counts the presses, and those that are held."""

    presses = 0
    held = 0

    def hold(self, key: str, ms: float) -> None:
        self.presses += 1
        self.held += ms > LONG_MS
        super().hold(key, ms)


def test_a_turn_takes_few_presses_and_no_held_key():
    presses = turns = 0
    for seed in SEEDS:
        handheld = Counting(seed=seed, env={"TOMBOLO_GAME": "atoll"})
        with handheld:
            game = Bot(handheld, "fair").play()
            turns += game.laid(game.players() - 1)
            presses += handheld.presses
            assert not handheld.held, f"seed {seed}"
    print(f"{presses / turns:.2f} presses a turn, seeds {SEEDS}")
    assert presses / turns <= PRESSES
