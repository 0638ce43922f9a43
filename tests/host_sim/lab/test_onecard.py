"""`onecard`, the simple player of Atoll: legal, the same every time, and better than chance."""

from __future__ import annotations

from engine import ai, catalog
from engine.atoll.state import TAKE
from engine.game import OVER
from host_sim.lab import policy_for
from host_sim.lab.tournament import run as tournament
from host_sim.lab.tournament.match import Plan, play


def test_it_plays_the_same_game_twice_and_better_than_chance() -> None:
    plan = Plan("atoll", ("onecard", "random", "random"), 7, bytes((3, 1, 4)))
    first = play(plan, 0)
    assert not first.failed, first.error
    assert first.winners == ("onecard",)
    assert play(plan, 0).records == first.records


def test_it_never_takes_up_a_card() -> None:
    game, seen = catalog.make("atoll"), catalog.make("atoll")
    asked = 0
    for seed in range(3):
        game.reset(seed, bytes((3, 1, 4)))
        players = [policy_for("onecard", game, seed, 0)]
        players += [policy_for("random", game, seed, p) for p in (1, 2)]
        while game.player() != OVER:
            p = game.player()
            move = ai.choose(players[p], game, seen)
            if p == 0 and game.stage() == TAKE:
                assert move == 0
                asked += 1
            game.apply(move)
    assert asked


def test_a_tournament_knows_it() -> None:
    arguments = tournament._parser("atoll").parse_args(
        "--game atoll --policies onecard,hard,hard,hard".split()
    )
    assert tournament._plans(arguments)[0].policies[0] == "onecard"
