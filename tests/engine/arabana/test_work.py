"""The work of the hard level: what the handheld can do in two seconds a turn."""

from engine import ai, catalog, rng
from engine.ai import PENDING
from engine.arabana.ai import levels
from engine.game import OVER

A_HAND = 600  # the most nodes that one more hand may take


def test_a_turn_looks_at_no_more_hands_than_fit_into_its_time():
    game = catalog.make("arabana")
    game.reset(101)
    spare = catalog.make("arabana")
    luck = bytearray(4)
    rng.seed(luck, 1)
    policies = [ai.make("hard", spare, luck) for _ in range(2)]
    made = []
    while game.player() != OVER:
        seat = game.player()
        game.observe(seat, spare.state)
        move = PENDING
        for move in policies[seat].think(spare, seat):
            if move != PENDING:
                break
        made.append(policies[seat].planner.made)
        game.apply(move)
    assert levels._NODES < max(made) <= levels._NODES + A_HAND, max(made)
