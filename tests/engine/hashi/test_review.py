"""The review of a solo game: what the cards brought, and what the turns lost."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import pairwise

import pytest

from engine import ai
from engine.ai import finish
from engine.game import OVER
from engine.hashi.ai.review import compare, judge, turn
from engine.hashi.rules import BRIDGE, CONFIRM, SKIP_BRIDGES, SKIP_NUMBER, Hashi
from engine.hashi.state import DECK, ROUNDS
from tests.positions.hashi import new


def played(level: str, seed: int, side: int) -> tuple[Hashi, list[int]]:
    """Return a whole game of a level, and its moves."""
    game, seen = new(1, side, seed), Hashi()
    player = ai.make(level, game, bytearray(4))
    moves = []
    while game.player() != OVER:
        moves.append(ai.choose(player, game, seen))
        game.apply(moves[-1])
    return game, moves


def rows_of(side: int, seed: int, moves: Sequence[int], deck: bytes = b"") -> list[tuple]:
    """Return the rows of a review; deck: cards in another order."""
    rows: list[tuple] = []
    while True:
        game = new(1, side, seed)
        if deck:
            game.state[DECK : DECK + 18] = deck
        row = finish(turn(game, moves, 0, rows[-1] if rows else ()))
        if not row:
            return rows if row == () else [row]
        rows.append(row)


def test_a_turn_is_reviewed_in_many_steps():
    _, moves = played("easy", 7, 0)
    rows = rows_of(0, 7, moves)
    assert all(len(list(turn(new(1, 0, 7), moves, 0, row))) > 20 for row in rows[:-1])


@pytest.mark.parametrize("side", [0, 1])
def test_every_turn_is_reviewed_and_the_last_expectation_is_the_result(side):
    game, moves = played("easy", 7, side)
    rows = rows_of(side, 7, moves)
    assert len(rows) == ROUNDS + 1
    assert rows[0][:3] == (0, 2, 0), "before the first card nothing is luck"
    for row, then in pairwise(rows):
        assert row[1] == then[0]
    for first, end, _, lost, error, _, better in rows:
        assert moves[end - 1] == CONFIRM
        assert error > 0
        assert bool(better) == bool(lost)
        assert bytes(moves[first : end - 1]) != better
    assert rows[-1][1] == len(moves)
    assert rows[-1][5] == 100 * game.score(0)
    assert sum(row[3] for row in rows) > 300, "easy loses much"


def test_a_better_turn_can_be_played():
    _, moves = played("easy", 7, 0)
    for first, _, _, lost, _, _, better in rows_of(0, 7, moves):
        game = new(1, 0, 7)
        for move in moves[:first]:
            game.apply(move)
        for move in [*better, CONFIRM] if lost else []:
            assert game.is_legal(move)
            game.apply(move)


def test_nothing_depends_on_cards_that_had_not_come():
    """The same verdicts on the first turns, whatever the order of the cards after them."""
    game, moves = played("fair", 3, 0)
    deck = bytes(game.state[DECK : DECK + 18])
    stop = [k for k, move in enumerate(moves) if move == CONFIRM][6] + 1
    rows = rows_of(0, 3, moves[:stop], deck)
    other = rows_of(0, 3, moves[:stop], deck[:7] + bytes(reversed(deck[7:])))
    assert len(rows) == 7
    assert rows == other


def test_moves_may_be_those_of_a_session():
    _, moves = played("easy", 7, 0)
    assert rows_of(0, 7, array("H", moves[:5])) == rows_of(0, 7, moves[:5])


def test_the_last_turn_lost_the_points_that_it_left():
    _, moves = played("hard", 4, 0)
    last = [k for k, move in enumerate(moves) if move == CONFIRM][-2] + 1
    *_, exact = rows_of(0, 4, moves)
    idle = [*moves[:last], SKIP_NUMBER, SKIP_BRIDGES, CONFIRM]
    *_, lazy = rows_of(0, 4, idle)
    assert exact[3] == 0
    assert lazy[3] == exact[5] - lazy[5]
    assert any(move >= BRIDGE for move in moves[last:-1]) == (lazy[3] > 0)


def test_without_tables_nothing_is_said(monkeypatch):
    _, moves = played("easy", 7, 0)
    monkeypatch.setattr("engine.hashi.ai.learned.PATHS", ("nowhere", "nowhere"))
    assert rows_of(0, 7, moves) == [None]


@pytest.mark.parametrize("n", [0, 3, 17])
def test_two_turns_compared_differ_by_what_the_row_says(n):
    _, moves = played("easy", 7, 0)
    first, end, _, lost, error, _, better = rows_of(0, 7, moves)[n]
    game, seen = new(1, 0, 7), Hashi()
    for move in moves[:first]:
        game.apply(move)
    game.observe(0, seen.state)
    own = moves[first : end - 1]
    best = list(better) or own
    before = bytes(seen.state)
    assert finish(compare(seen, 0, 0, [own, best])) == ((lost, error) if better else (0, 0))
    found = finish(compare(seen, 0, 0, [best, own]))
    assert found[0] == -lost
    assert finish(compare(seen, 0, 0, [best, best])) == (0, 0)
    assert bytes(seen.state) == before


@pytest.mark.parametrize(("side", "level"), [(0, "easy"), (1, "fair")])
def test_a_turn_judged_alone_is_judged_as_in_the_review(side, level):
    """A coach judges each turn without the card that brought it there."""
    _, moves = played(level, 7, side)
    game, seen = new(1, side, 7), Hashi()
    at = 0
    for first, end, *_, lost, error, now, better in rows_of(side, 7, moves):
        for move in moves[at:first]:
            game.apply(move)
        at = first
        game.observe(0, seen.state)
        before = bytes(seen.state)
        found = finish(judge(seen, 0, end - 1, moves[first : end - 1]))
        assert found == (lost, error, now, better)
        assert bytes(seen.state) == before


def test_without_tables_no_turns_are_compared(monkeypatch):
    monkeypatch.setattr("engine.hashi.ai.learned.PATHS", ("nowhere", "nowhere"))
    seen = Hashi()
    new(1, 0, 7).observe(0, seen.state)
    assert finish(compare(seen, 0, 0, [[0], [1]])) is None
