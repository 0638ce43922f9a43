"""The levels of Hashi's computer players: strength, time, and what they know."""

from __future__ import annotations

from typing import Any

import pytest

from engine import ai
from engine.hashi.ai import levels
from engine.hashi.rules import BRIDGE, CONFIRM, SKIP_NUMBER, Hashi
from engine.hashi.state import BOARDS, FULL, NUMBER, ROUNDS, SIX, STRIDE
from host_sim.games import LEVELS
from host_sim.lab import policy_for
from tests.engine.hashi.beginner import Beginner
from tests.engine.hashi.sides import scores
from tests.long import long
from tests.positions.hashi import (
    RED,
    after,
    begin,
    board,
    degrees,
    finish,
    flagged,
    legal,
    luck,
    new,
    paint,
    spanning,
)


@pytest.mark.parametrize("side", [0, 1])
def test_in_the_last_round_a_board_is_worth_its_points_also_those_of_the_six(side):
    reached, bridges = spanning(board(side), 6, 0)
    degree = degrees(board(side), bridges)
    game = begin(new(side=side), ROUNDS, 1, 1)
    level = levels.Hard(game, bytearray(4))
    last = max(bridges)
    paint(game, 0, {i: degree[i] for i in reached}, {**bridges, last: 0})
    after(game, SKIP_NUMBER)
    level.prepare(game, 0)
    level.value(game, 0)
    found = level.after(BRIDGE + last)
    after(game, BRIDGE + last, CONFIRM)
    assert game.points(0, SIX)
    assert found == 10 * game.score(0)


@long
def test_a_careful_beginner_is_a_match_for_the_lowest_level():
    """The target is half of 600 games of two; here nearly half of 60."""
    won = [0, 0]
    game, seen = Hashi(), Hashi()
    for seed in range(60):
        game.reset(seed, bytes((2, seed >> 1 & 1)))
        me = seed & 1
        players = [Beginner(game), policy_for("easy", game, seed, 1 - me)]
        while game.player() >= 0:
            game.apply(ai.choose(players[game.player() ^ me], game, seen))
        won[0] += game.winners() == [me]
        won[1] += game.winners() == [1 - me]
    assert won[0] > 0.7 * won[1], won


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("side", [0, 1])
def test_h4_every_level_gives_its_neighbour_one_of_the_worst_starts(side, level):
    """Never the same to all: by its luck one of six, a 3 or a 4, and equal luck gives the same."""
    game, seen = new(2, side), Hashi()
    policy: Any = ai.make(level, game, bytearray(b"luck"))
    values = {}
    for move in legal(game):
        seen.state[:] = game.state
        seen.state[BOARDS + move % 18] = 3 + move // 18
        policy.prepare(game, 0)
        values[move] = policy.value(seen, 0)
    worst = sorted(values.values())[:6]
    chosen = [ai.choose(ai.make(level, game, luck(seed)), game, seen) for seed in range(40)]
    assert {values[move] for move in chosen} <= set(worst)
    assert len(set(chosen)) == 6
    assert {move // 18 for move in chosen} == {0, 1}
    assert chosen[:9] == [ai.choose(ai.make(level, game, luck(n)), game, seen) for n in range(9)]


def test_h14_a_category_that_an_opponent_is_near_counts_less():
    game = begin(new(2), 8)
    policy = levels.Hard(game, bytearray(b"luck"))
    for is_near in (False, True):
        if is_near:
            finish(game, 1, flagged(board(0), RED)[1:])
        policy.prepare(game, 0, 1)
        for _ in policy._discount_contested(game, 0):
            pass
        assert policy.prizes[0] == (70 if is_near else 10 * FULL[0])
        assert policy.prizes[1] == 10 * FULL[1]
    assert game.phase() == NUMBER
    assert len(game.state) == BOARDS + 4 * STRIDE


def test_in_the_last_round_only_points_count():
    game = begin(new(2), 17)
    policy = levels.Hard(game, bytearray(b"luck"))
    for wanted in ([], [0, 4], [0, 4, 9]):
        finish(game, 0, wanted)
        policy.prepare(game, 0)
        assert policy.value(game, 0) == 20 * len(wanted)


def test_keen_plays_better_than_a_bamboo_binder_on_side_a():
    """The target is 44 over 1,000 seeds; here 40 seeds within three standard errors."""
    assert sum(scores("keen", 0, 0, 40)) / 40 >= 43.5


@long
@pytest.mark.parametrize("policy", ["random", "keen"])
def test_side_b_is_harder(policy):
    assert sum(scores(policy, 0, 0, 60)) > sum(scores(policy, 1, 0, 60))
