"""Hashi with several players: choosing before the turn, news, is_near() (H14)."""

from __future__ import annotations

import pytest

from engine import rng
from engine.game import OVER
from engine.hashi.rules import BOARDS, SETTLE, STRIDE, Hashi
from engine.hashi.state import CATEGORIES, SIX, is_near
from tests.positions.hashi import (
    BLUE,
    ISLANDS,
    RED,
    after,
    begin,
    board,
    finish,
    flagged,
    legal,
    new,
    paint,
    spanning,
)


def random_game(players, side, seed):
    """Yield a random game before each of its moves."""
    game = new(players, side, seed)
    r = bytearray(4)
    rng.seed(r, seed)
    while game.player() != OVER:
        yield game
        moves = legal(game)
        after(game, moves[rng.below(r, len(moves))])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seat_that_chooses_before_its_turn_has_the_moves_of_its_turn(players):
    """What it plans on its observation is legal later, and gives the same board."""
    for seed in range(4):
        r = bytearray(4)
        rng.seed(r, seed)
        seen = Hashi()
        planned: list[int] = []
        expected = b""
        compared = 0
        seat = players - 1
        for game in random_game(players, seed % 2, seed):
            if game.player() == 0 and game.phase() in (0, 1):
                game.observe(seat, seen.state)
                seen.anticipate(seat)
                planned = []
                while seen.phase() != SETTLE:
                    moves = legal(seen)
                    planned.append(moves[rng.below(r, len(moves))])
                    seen.apply(planned[-1])
                expected = bytes(seen.state[BOARDS + STRIDE * seat : BOARDS + STRIDE * (seat + 1)])
            if game.player() == seat and game.phase() in (0, 1):
                twin = Hashi()
                twin.state[:] = game.state
                after(twin, *planned)
                assert twin.phase() == SETTLE
                assert twin.state[BOARDS + STRIDE * seat : BOARDS + STRIDE * (seat + 1)] == expected
                compared += 1
        assert compared > 17


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize(("category", "colour"), [(0, RED), (1, BLUE)])
def test_h14_near_a_colour_is_all_its_flags_but_one(side, category, colour):
    flags = flagged(board(side), colour)
    for missing in range(len(flags) + 1):
        game = begin(new(2, side), 5)
        if missing < len(flags):
            finish(game, 1, flags[missing:])
        assert is_near(game, 1, category) == (missing == 1)
        assert not is_near(game, 0, category)


@pytest.mark.parametrize("side", [0, 1])
def test_h14_near_six_is_one_island_that_would_join_them(side):
    for size in (5, 6, 7):
        game = begin(new(2, side), 5)
        islands, bridges = spanning(board(side), size)
        assert len(islands) == size
        found = [sum(bridges.get(line, 0) for line in board(side).at[i]) for i in range(ISLANDS)]
        for left_out in islands:
            numbers = {i: found[i] for i in islands if i != left_out}
            paint(game, 1, numbers, bridges)
            before = bytes(game.state)
            # By the definition.
            paint(game, 1, {i: found[i] for i in islands}, bridges)
            expected = size >= 6
            assert game.has_achieved(1, SIX) == expected
            game.state[:] = before
            assert is_near(game, 1, SIX) == expected
            assert game.state == before


def test_near_agrees_with_finishing_any_one_island():
    """Over random games, by finishing each island in turn."""
    found = set()
    for seed in range(6):
        for game in random_game(2, seed % 2, seed):
            if game.phase() != SETTLE or not game.round():
                continue
            for category in range(CATEGORIES):
                if game.has_achieved(0, category):
                    continue
                expected = any(achieves(game, i, category) for i in range(ISLANDS))
                assert is_near(game, 0, category) == expected
                found.add((category, expected))
    assert len(found) >= 4


def achieves(game, i, category):
    """Return True if seat 0 achieves a category with island i finished too."""
    if game.is_finished(0, i) or (category == SIX and not game.degree(0, i)):
        return False
    twin = Hashi()
    twin.state[:] = game.state
    twin.state[BOARDS + i] = (game.degree(0, i) or 1) * 17
    return twin.has_achieved(0, category)
