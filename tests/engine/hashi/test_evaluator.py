"""What computer players of Hashi think a board is worth."""

from __future__ import annotations

import pytest

from engine import rng
from engine.hashi import rules
from engine.hashi.ai.evaluator import Evaluator
from engine.hashi.state import SETTLE


@pytest.mark.parametrize("side", [0, 1])
def test_what_a_move_is_worth_is_what_the_board_after_it_is_worth(side):
    """For every legal move in random games: after() equals value() of the board after it."""
    game = rules.Hashi()
    out = game.moves_buffer()
    luck = bytearray(b"luck")
    player = Evaluator(game, luck)
    tried = 0
    for seed in range(5):
        game.reset(seed, bytes([2, side]))
        while game.player() >= 0:
            moves = list(out[: game.legal(out)])
            seat = game.player()
            before = bytes(game.state)
            player.prepare(game, seat)
            for move in moves if game.phase() < SETTLE else ():
                player.value(game, seat)
                found = [player.after(move), player.after(move)]
                assert game.state == before
                game.apply(move)
                assert found == [player.value(game, seat)] * 2, (seed, game.round(), move)
                game.state[:] = before
                tried += 1
            game.apply(moves[rng.below(luck, len(moves))])
    assert tried > 2000
