"""Hashi with several players: choosing before the turn, news, is_near() (H14)."""

from __future__ import annotations

import pytest

from engine import rng
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
    luck,
    new,
    random_game,
)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seat_that_chooses_before_its_turn_has_the_moves_of_its_turn(players):
    """What it plans on its observation is legal later, and gives the same board."""
    for seed in range(4):
        r = luck(seed)
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


def test_h14_near_agrees_with_finishing_any_one_island():
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
    assert len(found) >= 5
    assert (SIX, True) in found


def achieves(game, i, category):
    """Return True if seat 0 achieves a category with island i finished too."""
    if game.is_finished(0, i) or (category == SIX and not game.degree(0, i)):
        return False
    twin = Hashi()
    twin.state[:] = game.state
    twin.state[BOARDS + i] = (game.degree(0, i) or 1) * 17
    return twin.has_achieved(0, category)
