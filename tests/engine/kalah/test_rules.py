"""The rules of Kalah, by positions: the seeds of the 14 pits."""

from __future__ import annotations

from typing import Any

from engine import catalog
from engine.game import OVER
from tests import guests  # noqa: F401
from tests.positions import legal


def kalah(*pits: int, turn: int = 0) -> Any:
    """Return a game with so many seeds in its first pits; without any, as it begins."""
    game = catalog.make("kalah")
    game.reset(1)
    if pits:
        game.state[5:19] = bytes(pits).ljust(14, b"\0")
        game.state[4] = turn
    return game


def pits_of(game: Any) -> list[int]:
    return [game.seeds(pit) for pit in range(14)]


def test_it_begins_with_four_seeds_in_each_house():
    assert pits_of(kalah()) == [4, 4, 4, 4, 4, 4, 0] * 2
    assert legal(kalah()) == [0, 1, 2, 3, 4, 5]


def test_seeds_are_sown_into_the_following_pits():
    game = kalah()
    assert not game.apply(3)  # nothing is revealed, so it can be taken back
    assert pits_of(game) == [4, 4, 4, 0, 5, 5, 1, 5, 4, 4, 4, 4, 4, 0]
    assert (game.player(), legal(game)) == (1, [7, 8, 9, 10, 11, 12])


def test_the_last_seed_in_the_own_store_gives_another_move():
    game = kalah()
    game.apply(2)
    assert (game.player(), game.score(0)) == (0, 1)
    assert legal(game) == [0, 1, 3, 4, 5]


def test_the_rivals_store_gets_no_seed():
    game = kalah(0, 3, 0, 0, 0, 9, 0, 1, 1, 1, 1, 1, 1, 7)
    game.apply(5)
    assert pits_of(game) == [1, 4, 0, 0, 0, 0, 1, 2, 2, 2, 2, 2, 2, 7]
    game = kalah(1, 1, 1, 1, 1, 1, 7, 0, 3, 0, 0, 0, 9, 0, turn=1)
    game.apply(12)
    assert pits_of(game) == [2, 2, 2, 2, 2, 2, 7, 1, 4, 0, 0, 0, 0, 1]


def test_the_last_seed_in_an_empty_house_captures_what_is_opposite():
    game = kalah(1, 0, 0, 0, 0, 1, 0, 1, 2, 3, 4, 5, 6, 0)
    game.apply(0)
    assert pits_of(game) == [0, 0, 0, 0, 0, 1, 6, 1, 2, 3, 4, 0, 6, 0]
    game = kalah(1, 2, 3, 4, 5, 6, 0, 1, 0, 0, 0, 0, 1, 0, turn=1)
    game.apply(7)
    assert pits_of(game) == [1, 2, 3, 4, 0, 6, 0, 0, 0, 0, 0, 0, 1, 6]


def test_nothing_is_captured_from_an_empty_house_or_on_the_rivals_side():
    game = kalah(1, 0, 0, 0, 0, 1, 0, 1, 2, 3, 4, 0, 6, 0)
    game.apply(0)
    assert (game.seeds(1), game.score(0)) == (1, 0)
    game = kalah(5, 0, 0, 0, 0, 2, 0, 0, 2, 3, 4, 5, 6, 0)
    game.apply(5)
    assert (game.seeds(7), game.score(0)) == (1, 1)


def test_thirteen_seeds_end_where_they_began_and_capture():
    game = kalah(13, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 0)
    game.apply(0)
    assert pits_of(game) == [0, 1, 1, 1, 1, 1, 4, 2, 2, 2, 2, 2, 0, 0]


def test_who_cannot_move_ends_the_game_and_the_rest_is_the_others():
    game = kalah(0, 0, 0, 0, 0, 1, 20, 1, 2, 3, 0, 0, 0, 5)
    game.apply(5)  # the last seed gives another move, which there is not
    assert (game.player(), legal(game)) == (OVER, [])
    assert (game.score(0), game.score(1), game.winners()) == (21, 11, [0])
