"""The difference in value between two turns, over all next cards."""

from __future__ import annotations

import pytest

from engine import ai
from engine.hashi.ai import worth
from engine.hashi.rules import BRIDGE, SKIP_BRIDGES, SKIP_NUMBER, Hashi
from tests.engine.hashi.test_explain import turn
from tests.positions.hashi import begin, legal, new, paint


def told(game: Hashi, mine: list[int], other: list[int]) -> tuple[int, int]:
    """Return what the first turn lost against the other, in points, and the error of that."""
    master = ai.make("master", game, bytearray(4))
    seen = Hashi()
    game.observe(0, seen.state)
    before = bytes(seen.state)
    master.open(seen.side())
    found = ai.finish(worth.compare_turns(master, seen, 0, (mine, other)))
    assert bytes(seen.state) == before
    return found and (found[0] / 100, found[1] / 100)


def test_equal_turns_differ_by_nothing():
    game = begin(new(1, 0, 3), 4, 3, 2)
    skips = [SKIP_NUMBER, SKIP_BRIDGES]
    assert told(game, skips, skips) == (0, 0)


@pytest.fixture
def all_real(monkeypatch):
    """What the tables find is real, whatever was measured of them."""
    monkeypatch.setattr(worth, "ERRORS", 2 * (bytes((1, 16, 20, 0)),))


@pytest.mark.parametrize("side", [0, 1])
def test_what_one_is_worth_more_the_other_is_worth_less(side, all_real):
    game, seen = new(1, side, 4), Hashi()
    master = ai.make("master", game, bytearray(4))
    while game.round() < 6:
        game.apply(ai.choose(master, game, seen))
    moves, _ = turn(game)
    skips = [SKIP_NUMBER, SKIP_BRIDGES]
    mean, spread = told(game, skips, moves)
    assert mean > 0
    assert spread > 0
    assert told(game, moves, skips) == (-mean, spread)


def test_before_the_last_card_a_finished_island_is_worth_its_two_points(all_real):
    game = begin(new(1, 0, 3), 16, 6, 1)
    tables = game.board
    line = next(m for m in range(tables.lines) if not tables.flag[tables.one[m]])
    paint(game, 0, {tables.one[line]: 1}, {})
    assert SKIP_NUMBER in legal(game)
    mean, spread = told(game, [SKIP_NUMBER, SKIP_BRIDGES], [SKIP_NUMBER, BRIDGE + line])
    assert 0 <= mean <= 2, "the last card may finish it as well"
    assert 0 <= spread <= 2


@pytest.mark.parametrize(("side", "island", "least"), [(0, 14, 8), (1, 11, 6), (1, 0, 1.5)])
@pytest.mark.parametrize("r", [2, 4])
def test_a_flag_that_can_never_be_finished_costs_its_category(r, side, island, least, all_real):
    """A 6 on an island with two lines, which take four bridges. Play-outs say the same."""
    game = begin(new(1, side, 3), r, 6, 1)
    line = game.board.at[island][0]
    paint(game, 0, {}, {line: 1})
    cost, _ = told(game, [island, SKIP_BRIDGES], [SKIP_NUMBER, SKIP_BRIDGES])
    assert cost >= least


def test_what_can_never_be_entered_counts_once_and_only_early():
    for side in range(2):
        for r in range(1, 17):
            rest = worth.more(side, r, 0, 0)
            red, blue = (rest - worth.more(side, r, 0, bit) for bit in (1, 2))
            assert rest - worth.more(side, r, 0, 3) == red + blue
            assert bool(red) == bool(blue) == (r < 8)


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("r", [1, 5, 9, 13, 16])
def test_a_difference_is_as_much_either_way_and_its_error_grows_with_it(r, side):
    least = 0
    for found in range(0, 2000, 7):
        lost, error = worth.real(found, side, r)
        assert worth.real(-found, side, r) == (-lost, error)
        assert 0 < least <= error or not found
        least = error


def test_without_tables_nothing_is_claimed(monkeypatch):
    monkeypatch.setattr("engine.hashi.ai.learned.PATHS", ("nowhere", "nowhere"))
    game = begin(new(1, 0, 3), 4, 3, 2)
    skips = [SKIP_NUMBER, SKIP_BRIDGES]
    assert told(game, skips, skips) is None
