"""Hashi's points: the race for three categories, deadlines, the final count, ranks (H14 to H17)."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from engine.game import OVER
from engine.hashi.rules import CONFIRM, DONE, POINTS, SKIP_BRIDGES, SKIP_NUMBER, Hashi
from host_sim.lab.trace.hashi import RANKS
from tests.positions.hashi import (
    BLUE,
    ISLANDS,
    NONE,
    RED,
    SIDES,
    after,
    begin,
    board,
    degrees,
    finish,
    flagged,
    new,
    paint,
    skip_round,
    spanning,
)

both = pytest.mark.parametrize("side", SIDES)
CATEGORIES = range(3)  # red, blue, six
FULL = (9, 7, 8)
LATER = (5, 3, 4)
DEADLINE = (12, 7, 12)


def achieve(game: Hashi, p: int, category: int) -> None:
    """Set seat p's board so that it fulfils this category and no other."""
    tables = game.board
    if category < 2:
        finish(game, p, flagged(tables, RED if category == 0 else BLUE))
    else:
        for first in range(ISLANDS):
            reached, bridges = spanning(tables, 6, first)
            degree = degrees(tables, bridges)
            paint(game, p, {i: degree[i] for i in reached}, bridges)
            if not (game.has_achieved(p, 0) or game.has_achieved(p, 1)):
                break
    assert [game.has_achieved(p, c) for c in CATEGORIES] == [c == category for c in CATEGORIES]


@both
@pytest.mark.parametrize("category", [0, 1])
def test_h14_all_flags_of_a_colour_must_be_finished(side, category):
    wanted = flagged(board(side), RED if category == 0 else BLUE)
    game = new(side=side)
    finish(game, 0, wanted)
    assert game.has_achieved(0, category)
    for i in wanted:
        finish(game, 0, [k for k in wanted if k != i])
        assert not game.has_achieved(0, category)


@both
def test_h14_six_finished_islands_joined_by_bridges(side):
    """From every island: five are too few, and none of the six may be unfinished."""
    tables = board(side)
    game = new(side=side)
    for first in range(ISLANDS):
        for size in (5, 6, 7):
            reached, bridges = spanning(tables, size, first)
            assert len(reached) == size
            degree = degrees(tables, bridges)
            numbers = {i: degree[i] for i in reached}
            paint(game, 0, numbers, bridges)
            assert game.largest_group(0) == size
            assert game.has_achieved(0, 2) == (size >= 6)
            if size == 6:
                for i in reached:
                    paint(game, 0, {**numbers, i: numbers[i] + 1}, bridges)
                    assert not game.has_achieved(0, 2), "an unfinished island"
                    paint(game, 0, {k: n for k, n in numbers.items() if k != i}, bridges)
                    assert not game.has_achieved(0, 2), "an island without a number"


@both
@pytest.mark.parametrize("category", CATEGORIES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_h14_all_of_the_same_round_get_the_full_points_all_later_ones_the_lower(
    players, category, side
):
    """Every set of first achievers, then all other seats in a later round."""
    for first in product((False, True), repeat=players):
        if not any(first):
            continue
        game = begin(new(players=players, side=side), 14)  # deadlines are for solo games only
        for p in range(players):
            if first[p]:
                achieve(game, p, category)
            else:
                paint(game, p, {}, {})
        assert all(game.worth(p, category) == FULL[category] for p in range(players))
        skip_round(game)
        expected = [FULL[category] if yes else 0 for yes in first]
        assert [game.points(p, category) for p in range(players)] == expected
        worth = [0 if yes else LATER[category] for yes in first]
        assert [game.worth(p, category) for p in range(players)] == worth
        for p in range(players):
            achieve(game, p, category)
        skip_round(game)
        expected = [FULL[category] if yes else LATER[category] for yes in first]
        assert [game.points(p, category) for p in range(players)] == expected
        assert sum(game.points(p, c) for p in range(players) for c in CATEGORIES) == sum(expected)


def test_h14_points_are_entered_when_the_last_seat_has_confirmed_and_only_once():
    game = begin(new(players=2), 4)
    achieve(game, 0, 1)
    paint(game, 1, {}, {})
    after(game, SKIP_NUMBER, SKIP_BRIDGES, CONFIRM)
    assert game.points(0, 1) == 0
    after(game, SKIP_NUMBER, SKIP_BRIDGES, CONFIRM)
    assert game.points(0, 1) == 7
    before = game.score(0)
    skip_round(game)
    assert game.score(0) == before


@both
@pytest.mark.parametrize("category", CATEGORIES)
@pytest.mark.parametrize("round_", range(1, 18))
def test_h15_solo_deadlines(round_, category, side):
    """Full points for blue up to and including the 7th card, for red and six the 12th."""
    game = begin(new(side=side), round_)
    achieve(game, 0, category)
    expected = (FULL if round_ <= DEADLINE[category] else LATER)[category]
    assert game.worth(0, category) == expected
    skip_round(game)
    assert [game.points(0, c) for c in CATEGORIES] == [
        expected if c == category else 0 for c in CATEGORIES
    ]
    assert game.worth(0, category) == 0


@both
def test_h16_two_points_for_each_finished_island_after_the_last_card(side):
    game = begin(new(side=side), 17)
    finish(game, 0, flagged(board(side), RED)[:3])
    skip_round(game)
    assert game.player() == OVER
    assert game.phase() == DONE
    assert game.finished_count(0) == 3
    assert game.score(0) == 6


def test_h16_most_points_win_and_ties_share():
    game = begin(new(players=3), 17)
    for p in range(3):
        paint(game, p, {}, {})
    finish(game, 1, flagged(board(0), RED)[:2])
    finish(game, 2, flagged(board(0), BLUE)[:2])
    skip_round(game)
    assert [game.score(p) for p in range(3)] == [0, 4, 4]
    assert game.winners() == [1, 2]
    game.state[POINTS + 3] = 5
    assert game.winners() == [1]


@both
def test_the_rule_book_s_39_points(side):
    """15 finished islands, red in a later round (5) and six in a later round (4): 30 + 9."""
    tables = board(side)
    game = begin(new(side=side), 13)
    luck = Random(side)
    while True:
        bridges: dict[int, int] = {}
        for line in luck.sample(range(tables.lines), tables.lines):
            if not any(bridges.get(other) for other in tables.crossing[line]):
                bridges[line] = 1
        degree = degrees(tables, bridges)
        left = {flagged(tables, BLUE)[0], *luck.sample(flagged(tables, NONE), 2)}
        paint(game, 0, {i: degree[i] for i in range(ISLANDS) if i not in left}, bridges)
        if game.finished_count(0) == 15 and game.has_achieved(0, 2):
            break
    assert [game.has_achieved(0, c) for c in CATEGORIES] == [True, False, True]
    assert game.finished_count(0) == 15
    while game.player() != OVER:
        skip_round(game)
    assert [game.points(0, c) for c in CATEGORIES] == [5, 0, 4]
    assert game.score(0) == 39
    assert RANKS[game.rank()] == "Minion"


# From the rule book: the minimum and maximum points of each rank.
RANK_TABLE = {
    "Minion": (0, 40),
    "Dogsbody": (41, 42),
    "Bamboo binder": (43, 44),
    "Screw tightener": (45, 46),
    "Concrete pourer": (47, 48),
    "Project manager": (49, 50),
    "Master bridge builder": (51, 51),
    "Professional planner": (52, 52),
    "Statics expert": (54, 54),
    "Ace architect": (56, 56),
    "Construction genius": (58, 58),
    "Island god": (60, 60),
}


@pytest.mark.parametrize("rank", RANK_TABLE)
def test_h17_ranks_at_every_boundary(rank):
    game = new()
    for score in RANK_TABLE[rank]:
        game.state[POINTS] = score  # stored as points of a category
        assert game.score(0) == score
        assert RANKS[game.rank()] == rank
