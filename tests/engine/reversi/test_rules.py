"""The rules of Reversi, by counts that are known and by positions drawn as text."""

from __future__ import annotations

from typing import Any

import pytest

from engine import catalog
from engine.game import OVER
from tests import guests  # noqa: F401
from tests.positions import legal

EMPTY = 2  # as in the rules
PASS = 64


def reversi() -> Any:
    game = catalog.make("reversi")
    game.reset(1)
    return game


def position(text: str, turn: int) -> Any:
    """Return a game by rows of text: x seat 0, o seat 1."""
    game = reversi()
    marks = "".join(text.split()).ljust(64, ".")
    for row in range(8):
        cells = bytes(["xo.".index(mark) for mark in marks[8 * row : 8 * row + 8]])
        game.state[15 + 9 * row : 23 + 9 * row] = cells
    game.state[4] = turn
    return game


def count(game: Any, depth: int) -> int:
    """Return how many sequences of so many moves there are."""
    moves = legal(game)
    if depth == 1:
        return len(moves)
    before = bytes(game.state)
    found = 0
    for move in moves:
        game.apply(move)
        found += count(game, depth - 1)
        game.state[:] = before
    return found


@pytest.mark.parametrize(("depth", "known"), [(1, 4), (2, 12), (3, 56), (4, 244), (5, 1396)])
def test_the_first_moves_are_as_many_as_is_known(depth, known):
    assert count(reversi(), depth) == known


def test_discs_between_are_turned_in_all_eight_directions():
    game = position(
        """x..x..x.
           .o.o.o..
           ..ooo...
           xoo.oox.
           ..ooo...
           .o.o.o..
           x..x..x.""",
        0,
    )
    assert legal(game).count(27)
    game.apply(27)
    assert (game.score(0), game.score(1)) == (25, 0)


def test_nothing_is_turned_past_an_empty_cell_or_the_edge():
    game = position("o.ox.ooo ........ .......x", 0)
    assert legal(game) == [1]  # turns the disc at 2, but not the one at 0
    game.apply(1)
    assert game.disc(0) == 1


def test_who_can_turn_nothing_passes():
    game = position("xo...... ox......", 1)
    assert legal(game)[0] != PASS
    game = position(".oxxxxxx", 1)
    assert legal(game) == [PASS]
    game.apply(PASS)
    assert (game.player(), legal(game)) == (0, [0])


def test_when_nobody_can_turn_anything_it_is_over():
    game = position(".ox", 0)
    game.apply(0)
    assert game.player() == OVER
    assert (game.score(0), game.winners(), legal(game)) == (3, [0], [])


def test_a_corner_is_worth_more_than_what_leads_to_it():
    corner = position("x", 0)
    beside = position(". . .. . . . .x".replace(" ", "").ljust(9, ".") + "x", 0)
    assert corner.evaluate(0) > 0 > beside.evaluate(0)
    assert corner.evaluate(1) == -corner.evaluate(0)
