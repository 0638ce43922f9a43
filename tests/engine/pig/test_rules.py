"""Pig: what a roll brings, what a one takes, who wins; a guest with a die for two to four."""

from __future__ import annotations

import pytest

import tests.guests  # noqa: F401  makes its rules importable
from engine import catalog
from engine.game import OVER

ROLL, STOP = 0, 1


def game(seed: int = 1, options: bytes = b""):
    found = catalog.make("pig")
    found.reset(seed, options)
    return found


def moves(one) -> list[int]:
    out = one.moves_buffer()
    return list(out[: one.legal(out)])


def test_who_has_not_rolled_cannot_stop():
    one = game()
    assert moves(one) == [ROLL]
    while one.player() == 0 and not one.turn():
        one.apply(ROLL)
    assert moves(one) == [ROLL, STOP]


def test_what_a_turn_brings_is_kept_by_stopping_and_lost_by_a_one():
    for seed in range(40):
        one = game(seed)
        brought = 0
        while one.player() == 0 and one.turn() < 12:
            assert one.apply(ROLL), "a roll reveals something: it cannot be taken back"
            if one.die() > 1:
                brought += one.die()
                assert one.turn() == brought
        if one.player() == 1:
            assert (one.die(), one.score(0)) == (1, 0)
        else:
            assert not one.apply(STOP)
            assert (one.score(0), one.player()) == (brought, 1)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("goal", "points"), [(0, 50), (1, 100), (2, 25)])
def test_the_first_with_enough_points_wins(players, goal, points):
    one = game(2, bytes((players, goal)))
    assert (one.players(), one.goal()) == (players, points)
    while one.player() != OVER:
        one.apply(STOP if one.turn() > 9 else ROLL)
    assert len(one.winners()) == 1
    assert one.score(one.winners()[0]) >= points


@pytest.mark.parametrize("options", [b"\1\0", b"\5\0", b"\2\3"])
def test_options_that_there_are_not_are_refused(options):
    with pytest.raises(ValueError, match="these are not options of pig"):
        game(1, options)
