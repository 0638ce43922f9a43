"""The rules of Moat, by positions: a line a row of rocks, 0 and 1 pieces, . free, ~ sunk."""

from __future__ import annotations

from typing import Any

import pytest

import tests.guests  # noqa: F401  makes its rules importable
from engine import catalog
from engine.game import OVER
from tests.positions import legal

SIGNS = "01.~"
ROCKS = 20


def moat(*rows: str, turn: int = 0) -> Any:
    """Return a game in a position; without rows, as it begins."""
    game = catalog.make("moat")
    game.reset(1)
    if rows:
        game.state[6:26] = bytes([SIGNS.index(sign) for sign in "".join(rows)])
        game.state[4] = turn
    return game


def move(start: int, end: int, sunk: int) -> int:
    return (start * ROCKS + end) * ROCKS + sunk


def test_it_begins_with_two_pieces_each_and_no_rock_sunk():
    game = moat()
    assert [game.on(at) for at in (5, 14, 9, 10)] == [0, 0, 1, 1]
    assert [game.on(at) for at in range(ROCKS)].count(2) == 16


def test_a_turn_is_a_step_to_a_neighbour_and_a_neighbour_of_that_sinks():
    game = moat("0.~~~", "~~~~~", "~~~~~", "1~1~0")
    assert legal(game) == [move(0, 1, 0)], "the rock that was left may sink"
    assert not game.apply(move(0, 1, 0)), "nothing is revealed"
    assert [game.on(at) for at in (0, 1)] == [3, 0]


def test_no_piece_steps_onto_another_or_onto_a_sunk_rock():
    assert legal(moat("01~~~", "~~~~~", "~~~~~", "1~~~0")) == []


def test_who_cannot_move_loses():
    game = moat("1.~~~", "~~~~~", "~~~0~", "~~0~1", turn=1)
    assert len(legal(game)) == 1
    game.apply(move(0, 1, 0))
    assert game.player() == OVER
    assert (game.winners(), game.score(0), game.score(1)) == ([1], 0, 1)


@pytest.mark.parametrize(("at", "ends"), [(0, [1, 5]), (7, [2, 6, 8, 12]), (19, [14, 18])])
def test_a_piece_steps_along_rows_and_columns(at, ends):
    rocks = ["."] * ROCKS
    rocks[at] = "0"
    assert sorted({found // ROCKS % ROCKS for found in legal(moat("".join(rocks)))}) == ends
