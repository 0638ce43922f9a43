"""Turns of games for several played on: engine/<game>/ai/rollout.py."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

from engine import catalog
from engine.ai import finish, judgement, rollout
from engine.game import OVER
from tests.engine.test_reviews import KINDS, dealt, played, reviewed
from tests.positions import luck


def module(name: str, part: str = "rollout") -> Any:
    return importlib.import_module(f"engine.{name}.ai.{part}")


def before(kind: Any, n: int) -> tuple[Any, tuple[list[int], list[int]]]:
    """Return what the seat saw before a turn, by its row of the review, and two turns."""
    name, options, seat = kind
    moves = played(*kind)[1]
    row = reviewed(*kind)[n]
    game, seen = dealt(name, options), catalog.make(name)
    for move in moves[: row[0]]:
        game.apply(move)
    game.observe(seat, seen.state)
    own = list(moves[row[0] : row[1] - 1])
    return seen, (own, row[6] or own)


def dearest(kind: Any) -> int:
    """Return the turn that lost most, of those that leave something open."""
    rows = reviewed(*kind)
    return max(range(len(rows) - 3), key=lambda n: rows[n][3])


@pytest.mark.parametrize("kind", KINDS)
def test_the_worth_depends_on_nothing_but_turns_and_number(kind: Any) -> None:
    name, _, seat = kind
    seen, turns = before(kind, dearest(kind))
    state = bytes(seen.state)
    worths = module(name).played
    found = [finish(worths(seen, seat, turns, number)) for number in range(3)]
    assert seen.state == state
    assert len({tuple(row) for row in found}) > 1
    assert all(0 <= n <= 1000 for row in found for n in row)
    assert finish(worths(seen, seat, turns[::-1], 2)) == found[2][::-1]
    assert finish(worths(seen, seat, turns[:1] * 2, 1)) == found[1][:1] * 2
    seen.determinize(seat, luck(7))
    assert finish(worths(seen, seat, turns, 0)) == found[0], "the unseen dealt in another way"


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_that_ends_is_worth_its_result(kind: Any) -> None:
    """Of the last turn but for seats that choose with it or after it, which count by chance."""
    name, _, seat = kind
    game, moves = played(*kind)
    rows = [row for row in reviewed(*kind) if row[0] < row[1]]
    seen, (own, _) = before(kind, len(rows) - 1)
    worths = {finish(module(name).played(seen, seat, (own,), number))[0] for number in range(6)}
    if rows[-1][1] == len(moves):
        assert worths == {1000 // len(game.winners()) if seat in game.winners() else 0}
    share = {1000 // n for n in range(1, 1 + game.players())}
    assert name == "arabana" or worths <= {0} | share


@pytest.mark.parametrize("kind", KINDS[:2])
def test_playing_on_says_what_the_dearest_turn_lost(kind: Any) -> None:
    """Within the errors of both ways to compute it."""
    name, _, seat = kind
    n = dearest(kind)
    seen, turns = before(kind, n)
    tally = rollout.Tally(True, module(name, "measured").SYSTEMATIC)
    while not tally.is_over():
        tally.add(finish(module(name).played(seen, seat, turns, tally.deals)))
    lost, error = tally.found()
    assert judgement.is_likely(lost, error, True)
    row = reviewed(*kind)[n]
    assert abs(lost - row[3]) < 3 * rollout.root(error**2 + row[4] ** 2)


@pytest.mark.parametrize("kind", KINDS)
def test_it_yields_often(kind: Any) -> None:
    name, _, seat = kind
    seen, turns = before(kind, 4)
    assert seen.player() != OVER
    assert len(list(module(name).played(seen, seat, turns, 0))) > 100


@pytest.mark.parametrize("kind", KINDS)
def test_both_vms_find_the_same(kind: Any, on_vm: Any) -> None:
    name, _, seat = kind
    seen, turns = before(kind, len(reviewed(*kind)) - 4)
    run = on_vm(
        name,
        "from engine import ai, catalog\n"
        f"from engine.{name}.ai.rollout import played\n"
        f"seen = catalog.make({name!r})\n"
        f"seen.state[:] = {bytes(seen.state)!r}\n"
        f"print(ai.finish(played(seen, {seat}, {turns!r}, 5)))",
    )
    if run:
        assert run.result().strip() == str(finish(module(name).played(seen, seat, turns, 5)))
