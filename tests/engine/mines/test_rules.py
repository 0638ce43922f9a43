"""Mines: what opens, what is hidden, how it ends; a guest with hidden cells for one."""

from __future__ import annotations

import pytest

import tests.guests  # noqa: F401  makes its rules importable
from engine import ai, catalog
from engine.game import HIDDEN, OVER
from tests.conform import luck


def game(seed: int = 1, options: bytes = b""):
    found = catalog.make("mines")
    found.reset(seed, options)
    return found


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("first", [0, 8, 40, 71])
def test_the_first_cell_and_its_neighbours_have_no_mine(seed, first):
    one = game(seed)
    assert one.apply(first)
    assert one.inside(first) == 0
    assert one.score(0) > 3


def test_a_cell_without_mines_around_opens_its_neighbours():
    one = game()
    one.apply(40)
    opened = [at for at in range(72) if one.known(at) == 1]
    assert len(opened) == one.score(0)
    edge = [at for at in opened if one.inside(at) > 0]
    assert edge
    assert all(one.inside(at) != 9 for at in opened)


def test_a_flag_keeps_a_cell_closed_and_can_be_taken_off():
    one = game()
    assert not one.apply(72 + 5), "a flag reveals nothing"
    assert not one.is_legal(5)
    one.apply(72 + 5)
    assert one.is_legal(5)


def test_a_mine_ends_the_game_without_a_winner():
    one = game()
    one.apply(40)
    points = one.score(0)
    one.apply(next(at for at in range(72) if one.inside(at) == 9))
    assert one.player() == OVER
    assert (one.score(0), one.winners()) == (points, [])


def test_all_cells_without_a_mine_win_ten_points_more():
    one = game()
    one.apply(40)
    for at in range(72):
        if one.inside(at) != 9 and one.known(at) == 0:
            one.apply(at)
    assert (one.player(), one.winners(), one.score(0)) == (OVER, [0], 72 - 10 + 10)


def test_what_is_inside_a_closed_cell_is_hidden():
    one = game()
    one.apply(40)
    seen = catalog.make("mines")
    one.observe(0, seen.state)
    for at in range(72):
        assert (seen.inside(at) == HIDDEN) == (one.known(at) != 1)


@pytest.mark.parametrize("options", [b"\0", b"\1", b"\2"])
def test_mines_are_dealt_where_the_open_numbers_allow_them(options):
    one = game(3, options)
    one.apply(40)
    r = luck(5)
    where = set()
    for _ in range(40):
        dealt = catalog.make("mines")
        one.observe(0, dealt.state)
        dealt.determinize(0, r)
        r[:] = dealt.state[:4]
        dealt.check()
        where.add(bytes(at for at in range(72) if dealt.inside(at) == 9))
    assert len(where) > 1


def test_a_careful_player_wins_more_often_than_luck_would():
    won = 0
    for seed in range(12):
        one, seen = game(seed, b"\2"), catalog.make("mines")
        player = ai.make("careful", one, luck(seed))
        while one.player() != OVER:
            one.apply(ai.choose(player, one, seen))
        won += one.winners() == [0]
    assert won > 6


def test_options_that_there_are_not_are_refused():
    with pytest.raises(ValueError, match="these are not options of mines"):
        game(1, b"\3")
