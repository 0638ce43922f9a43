"""Reviews of games with other seats (engine/<game>/ai/review.py): luck, and what turns lost."""

from __future__ import annotations

import importlib
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from engine import ai, catalog
from engine.ai import odds
from engine.arabana.rules import CONFIRM
from engine.game import OVER
from engine.session import Session
from host_sim.games import whole
from host_sim.review import turns as reviewing
from tests.positions import luck

SHIPS = b"\x00\x01\x00\x00\x00\x00\x00\x00\x02"
FREE = b"\x00\x00\x00\x02\x00\x00\x00\x00\x00"  # seat 1 places two bridges before the first turn
THREE = b"\x03\x01\x04"
KINDS = [("arabana", SHIPS, 0), ("arabana", FREE, 1), ("atoll", THREE, 1)]

Row = tuple[int, int, int, int, int, int, list[int]]


@cache
def played(name: str, options: bytes, seat: int) -> tuple[Any, list[int]]:
    """Return a whole game, in which the seat plays badly, and its moves."""
    game, seen = catalog.make(name), catalog.make(name)
    game.reset(5, options)
    levels = ["easy" if p == seat else "fair" for p in range(game.players())]
    players = [ai.make(level, game, luck(p + 1)) for p, level in enumerate(levels)]
    moves = []
    while game.player() != OVER:
        moves.append(ai.choose(players[game.player()], game, seen))
        game.apply(moves[-1])
    return game, moves


def rows_of(name: str, options: bytes, moves: list[int], seat: int) -> list[Row]:
    """Return the rows of the review of a game that begins with these moves."""
    found: list[Row] = reviewing.rows(Session(catalog.make(name), 5, options), moves, seat)
    return found


def dealt(name: str, options: bytes) -> Any:
    game = catalog.make(name)
    game.reset(5, options)
    return game


@cache
def reviewed(name: str, options: bytes, seat: int) -> list[Row]:
    return rows_of(name, options, played(name, options, seat)[1], seat)


def turns(name: str, options: bytes, seat: int) -> list[tuple[int, int]]:
    """Return where the turns of a seat begin and end in the moves."""
    game = dealt(name, options)
    found = []
    first = 0
    for k, move in enumerate(played(name, options, seat)[1]):
        ends = move == CONFIRM if name == "arabana" else game.stage() == 3
        is_turn = game.player() == seat and (name == "atoll" or game.stage() > 0)
        game.apply(move)
        if ends:
            if is_turn:
                found.append((first, k + 1))
            first = k + 1
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_every_turn_of_the_seat_is_reviewed_and_then_the_end(kind: Any) -> None:
    game, moves = played(*kind)
    rows = reviewed(*kind)
    assert [row[:2] for row in rows[:-1]] == turns(*kind)
    assert rows[-1][:2] == (len(moves), len(moves))
    assert rows[-1][5] == odds.result(game, kind[2])[0]


@pytest.mark.parametrize("kind", KINDS)
def test_what_was_brought_and_lost_adds_up_to_the_end(kind: Any) -> None:
    rows = reviewed(*kind)
    for row, then in pairwise(rows):
        assert then[5] == row[5] + then[2] - then[3]
        assert 0 <= then[5] <= 1000
    assert sum(row[3] for row in rows) > 50, "easy loses much"
    assert rows[-1][3] == 0


@pytest.mark.parametrize("kind", KINDS)
def test_the_better_turn_can_be_played(kind: Any) -> None:
    _, moves = played(*kind)
    game = dealt(*kind[:2])
    rows = [row for row in reviewed(*kind) if row[6]]
    assert len(rows) > 3
    at = 0
    for first, end, _, lost, error, _, better in rows:
        assert lost
        assert error > 0
        assert better != moves[first : end - 1]
        for move in moves[at:first]:
            game.apply(move)
        at = first
        before = bytes(game.state)
        for move in better:
            assert game.is_legal(move)
            game.apply(move)
        assert game.is_legal(game.CONFIRM)
        assert game.player() == kind[2]
        game.state[:] = before


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_depends_on_what_the_seat_does_not_see(kind: Any) -> None:
    """The same verdict on a turn if the unseen is dealt again before it."""
    module = importlib.import_module(f"engine.{kind[0]}.ai.review")
    _, moves = played(*kind)
    rows = reviewed(*kind)
    for n in (2, 5, 8):
        first, end = rows[n][:2]
        game = dealt(*kind[:2])
        for move in moves[:first]:
            game.apply(move)
        seen = catalog.make(kind[0])
        game.determinize(kind[2], luck(n))
        game.observe(kind[2], seen.state)
        own = list(moves[first : end - 1])
        found = whole(module.judge, seen, kind[2], end - 1, own)
        assert found == rows[n][3:], "the same, but for what came before"


@pytest.mark.parametrize("kind", KINDS)
def test_a_running_game_has_rows_for_its_complete_turns(kind: Any) -> None:
    name, options, seat = kind
    _, moves = played(*kind)
    rows = reviewed(*kind)
    assert rows_of(name, options, moves[: rows[1][1] + 1], seat) == rows[:2]


@pytest.mark.parametrize("kind", KINDS)
def test_a_row_takes_nothing_but_the_row_before_and_many_yields(kind: Any) -> None:
    name, options, seat = kind
    moves = played(*kind)[1]
    rows = reviewed(*kind)
    turn = importlib.import_module(f"engine.{name}.ai.review").turn
    for n in (0, 1, len(rows) - 1, len(rows)):
        last = rows[n - 1] if n else ()
        assert whole(turn, dealt(name, options), moves, seat, last) == [*rows, ()][n]
        steps = len(list(turn(dealt(name, options), moves, seat, last)))
        assert steps > 20 or n >= len(rows) - 1


@pytest.mark.parametrize("kind", KINDS)
def test_two_turns_compared_differ_by_what_the_row_says(kind: Any) -> None:
    name, options, seat = kind
    module = importlib.import_module(f"engine.{name}.ai.review")
    moves = played(*kind)[1]
    game, seen = dealt(name, options), catalog.make(name)
    row = max(reviewed(*kind), key=lambda row: row[3])
    for move in moves[: row[0]]:
        game.apply(move)
    game.observe(seat, seen.state)
    before = bytes(seen.state)
    own, best = moves[row[0] : row[1] - 1], row[6]
    for turns, found in (([own, best], row[3:5]), ([best, best], (0, row[4]))):
        said = whole(module.compare, seen, seat, row[1] - 1, turns)
        assert said[0] == found[0]
        assert said[1] == found[1] or not said[0]
        assert bytes(seen.state) == before


def test_the_turn_of_hard_is_the_better_one_and_choosing_it_changes_nothing() -> None:
    name, options, seat = kind = KINDS[2]
    module = importlib.import_module(f"engine.{name}.ai.review")
    moves = played(*kind)[1]
    row = max(reviewed(*kind), key=lambda row: row[3])
    game, seen = dealt(name, options), catalog.make(name)
    for move in moves[: row[0]]:
        game.apply(move)
    game.observe(seat, seen.state)
    before = bytes(seen.state)
    level = ai.make("hard", seen, luck(row[1] - 1))
    assert ai.finish(module.choose(level, seen, seat)) == row[6]
    assert bytes(seen.state) == before


@pytest.mark.parametrize("kind", KINDS)
def test_both_vms_find_the_same(kind: Any, on_vm: Any) -> None:
    name, options, seat = kind
    stop = reviewed(*kind)[2][1]
    moves = played(*kind)[1][:stop]
    run = on_vm(
        name,
        "from engine import ai, catalog\n"
        f"from engine.{name}.ai.review import turn\n"
        "rows = [()]\n"
        "for _ in range(3):\n"
        f"    game = catalog.make({name!r})\n"
        f"    game.reset(5, {options!r})\n"
        f"    row = ai.finish(turn(game, {moves}, {seat}, rows[-1]))\n"
        "    if isinstance(row, list):\n"
        f"        row = ai.finish(turn(game, {moves}, {seat}, rows[-1], row))\n"
        "    rows.append(row)\n"
        "print(rows[1:])",
    )
    if run:
        assert run.result().strip() == str(reviewed(*kind)[:3])


def test_who_plays_last_in_arabana_is_judged_by_the_result() -> None:
    """Nothing is open then, so the error is the least there is."""
    moves = played("arabana", SHIPS, 0)[1]
    game = dealt("arabana", SHIPS)
    for move in moves[:-1]:
        game.apply(move)
    *_, last, end = rows_of("arabana", SHIPS, moves, game.player())
    assert last[1] == len(moves)
    assert last[4] == 1
    assert last[5] == end[5]
    assert end[2] == 0
