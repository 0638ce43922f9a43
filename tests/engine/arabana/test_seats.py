"""The rules treat both seats alike: a game with exchanged seats goes the same way."""

from __future__ import annotations

import random

import pytest

from engine.arabana.rules import Arabana
from engine.arabana.state import (
    BRIDGE,
    FALLEN,
    FILLED,
    FIRST,
    FREE,
    HAND,
    HELD,
    LIMIT,
    MARK,
    PILE,
    POINTS,
    SHIPS,
    TURN,
)
from engine.game import OVER


def exchanged(s: bytearray) -> bytearray:
    """Return the state of the same game with the seats exchanged."""
    out = bytearray(s)
    for at, size in ((FREE, 1), (LIMIT, 1), (HELD, 1), (HAND, 6), (SHIPS, 2)):
        out[at : at + size], out[at + size : at + 2 * size] = (
            s[at + size : at + 2 * size],
            s[at : at + size],
        )
    for at in (TURN, FIRST):
        out[at] = 1 - s[at]
    for at in (FALLEN, *range(BRIDGE, BRIDGE + 27)):
        out[at] = (0, 2, 1)[s[at]]
    for at in (*range(MARK, MARK + 12), *range(FILLED, FILLED + 12)):
        out[at] = s[at] >> 4 | (s[at] & 15) << 4
    for at in range(PILE, PILE + 12):
        out[at] = s[at] & 3 | (s[at] >> 2 & 3) << 4 | (s[at] >> 4 & 3) << 2
    for at in range(POINTS, POINTS + 3):
        out[at] = s[at] ^ 16 if s[at] else 0
    return out


@pytest.mark.parametrize("seafarer", [0, 1])
def test_a1_to_a21_treat_both_seats_alike(seafarer):
    game, other = Arabana(), Arabana()
    out, others = game.moves_buffer(), other.moves_buffer()
    for seed in range(12):
        game.reset(seed, bytes([seed & 1, seafarer, seed % 3, 0, 1, 0, 0, 1, 2]))
        other.reset(seed)
        luck = random.Random(seed)
        while game.player() != OVER:
            other.state[:] = exchanged(game.state)
            n = game.legal(out)
            assert out[:n] == others[: other.legal(others)]
            plays = [move for move in out[:n] if move < 328]
            move = luck.choice(plays) if plays and luck.random() < 0.7 else luck.choice(out[:n])
            assert game.apply(move) == other.apply(move)
            assert other.state == exchanged(game.state), f"seed {seed}, move {move}"
            assert other.evaluate(1) == game.evaluate(0)
            for p in range(2):
                assert other.islands(1 - p) == game.islands(p)
                assert other.hand(1 - p) == game.hand(p)
                assert other.score(1 - p) == game.score(p)
        assert game.round() > 1 or game.is_premature()
        assert other.player() == OVER
        assert [1 - p for p in reversed(other.winners())] == game.winners()
        assert [other.tournament(1 - p) for p in range(2)] == [game.tournament(p) for p in range(2)]
