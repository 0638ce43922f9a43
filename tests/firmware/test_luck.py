"""The luck of computer players: a turn's own, and never that by which the cards were dealt."""

from __future__ import annotations

import pytest

from engine import catalog, rng
from engine.session import Session
from firmware.screens.play import seed_luck

SEEDS = (0, 1, 7, 8, 0x1EA50000, 0xC3E95A16, 0xC3E95A17, 0xFFFFFFFF)


@pytest.mark.parametrize("seed", SEEDS)
def test_no_seat_has_the_luck_of_the_deal(seed):
    dealt = bytearray(4)
    rng.seed(dealt, seed)
    session = Session(catalog.make("atoll"), seed)
    out = session.game.moves_buffer()
    found = set()
    for _ in range(120):
        for player in range(4):
            luck = bytearray(4)
            seed_luck(luck, session, player)
            assert luck != dealt, (len(session.moves), player)
            found.add(bytes(luck))
        session.game.legal(out)
        session.play(out[0])
    assert len(found) == 4 * 120
