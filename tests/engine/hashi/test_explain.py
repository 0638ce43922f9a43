"""Explanations of a master's turn: each reason told is true, and each kind is told."""

from __future__ import annotations

from typing import Any

import pytest

from engine import ai
from engine.game import OVER
from engine.hashi.ai import explain
from engine.hashi.boards import ISLANDS
from engine.hashi.rules import CONFIRM, SKIP_BRIDGES, SKIP_NUMBER, Hashi
from tests.long import long
from tests.positions.hashi import after, begin, new
from tests.reasons import told, turn_of

FLAGS = {4: 1, 5: 2, 6: 1, 7: 2}  # the colour of a reason


def turn(game: Hashi) -> tuple[list[int], tuple]:
    """Return the master's turn, without CONFIRM, and its reason."""
    master = ai.make("master", game, bytearray(4))
    seen, moves = turn_of(master, game)
    return moves, told(explain, master, seen, moves)


def room(game: Hashi, i: int) -> int:
    """Return how many bridges the lines of island i take, each alone."""

    def takes(j: int) -> int:
        return (game.number_at(0, j) or 6) - game.degree(0, j)

    tables = game.board
    found = 0
    for line in tables.at[i]:
        j = tables.one[line] + tables.two[line] - i
        is_numbered = game.number_at(0, i) or game.number_at(0, j)
        if not game.is_blocked(0, line):
            found += min(2 - game.drawn(0, line), takes(i), takes(j))
        assert is_numbered
    return found


def is_true(game: Hashi, moves: list[int], reason: tuple) -> bool:
    """Return True if a reason is true of a turn, by the rules only."""
    kind, *numbers = reason[1:]
    end = Hashi()
    end.state[:] = game.state
    number = game.card_number()
    after(end, *moves)
    colours = [i for i in range(ISLANDS) if game.board.flag[i] == FLAGS.get(kind, -1)]
    missing = [end.number_at(0, i) - end.degree(0, i) for i in range(ISLANDS)]
    if kind < 3:
        return end.has_achieved(0, kind) and numbers == [game.worth(0, kind)] != [0]
    if kind == 3:
        n = end.finished_count(0) - game.finished_count(0)
        return n > 0 and numbers == [n, 2 * n]
    if kind in (4, 5):
        return any(end.number_at(0, i) and not game.number_at(0, i) for i in colours)
    if kind in (6, 7):
        return any(end.degree(0, i) and not game.degree(0, i) for i in colours)
    if kind == explain._NEARS:
        alive = [i for i in range(ISLANDS) if missing[i] == 1 and room(end, i)]
        return numbers[0] == len(alive) > 0
    if kind == explain._FITS:
        i = moves[0]
        cards = sum(not game.is_played(card) and card % 3 > 0 for card in range(18))
        return numbers == [missing[i], number, room(end, i), cards] and room(end, i) >= missing[i]
    if kind == explain._NO_NUMBER:
        return moves[0] == SKIP_NUMBER and numbers == [number]
    if kind == explain._NO_BRIDGES:
        return SKIP_BRIDGES in moves
    if kind == explain._NO_POINTS:
        return end.score(0) == game.score(0) and game.round() == 17
    if kind == explain._NEARER:
        old = [i for i in range(ISLANDS) if game.number_at(0, i)]
        return numbers == [sum(end.degree(0, i) > game.degree(0, i) for i in old)] != [0]
    if kind == explain._NO_ROOM:
        return numbers == [number] and room(end, moves[0]) < missing[moves[0]]
    return kind in (explain._SPARES, explain._BEST) or moves == [SKIP_NUMBER, SKIP_BRIDGES]


# At least one turn per reason, in games that the master plays up to the last round named:
# by seed and side, then by round.
TURNS: dict[tuple[int, int], dict[int, tuple]] = {
    (1, 0): {
        0: (0, explain._BEST),
        1: (2, 6, 2, 4),
        3: (2, 4, 1, 2),
        4: (2, 3, 1, 2),
        5: (2, explain._NEARS, 3, 6),
        9: (0, explain._FITS, 2, 3, 3, 6),
        10: (0, 2, 8),
        11: (2, 0, 9),
        13: (1, 1, 3),
        14: (2, explain._NO_ROOM, 5),
        16: (0, explain._NO_BRIDGES),
        17: (0, explain._NO_POINTS),
    },
    (3, 1): {
        6: (2, 7, 2, 4),
        12: (0, 5, 2, 4),
    },
    (12, 1): {
        13: (0, explain._NO_NUMBER, 5),
        15: (0, explain._SPARES, 3),
    },
}


@pytest.mark.parametrize(("seed", "side"), TURNS)
def test_every_reason_in_a_game_is_true_and_the_known_ones_are_found(seed, side):
    wanted = TURNS[seed, side]
    game = new(1, side, seed)
    while game.player() != OVER and game.round() <= max(wanted):
        moves, reason = turn(game)
        assert is_true(game, moves, reason), (seed, side, game.round(), moves, reason)
        assert reason == wanted.get(game.round(), reason), (seed, side, game.round())
        after(game, *moves, CONFIRM)
    assert game.player() == OVER or game.round() > max(wanted)


def test_a_start_that_the_neighbour_gets_is_the_poorest():
    assert turn(new(2, 0, 1))[1] == (0, explain._WORST)


def test_without_tables_nothing_is_claimed(monkeypatch):
    monkeypatch.setattr("engine.hashi.ai.learned.PATHS", ("nowhere", "nowhere"))
    assert turn(begin(new(1, 0, 1), 3))[1] == (0, explain._UNKNOWN)


@pytest.mark.parametrize("seeds", [range(2), pytest.param(range(6), marks=long)])
def test_how_many_turns_are_about_as_good(monkeypatch, seeds):
    """Those less than half a point of the round's table below the turn; three are many."""
    seen: list[Any] = []

    class Recorded(explain.End):
        def __init__(self, *args: Any) -> None:
            super().__init__(*args)
            seen.append(self)

    monkeypatch.setattr(explain, "End", Recorded)
    counts = set()
    edges = 0
    for seed in seeds:
        game = new(1, seed % 2, seed)
        master = ai.make("master", game, bytearray(4))
        while game.player() != OVER:
            seen.clear()
            first, moves = turn_of(master, game)
            others, *_ = told(explain, master, first, moves)
            if first.round() in range(1, 17):
                _, end, *rest = seen
                least = 2 * end.value - master.values.unit
                near = sum(2 * other.value > least for other in rest)
                edges += any(0 <= 2 * other.value - least <= 1 for other in rest)
                assert others in (0, 2 if near > 2 else min(near, 1)), (seed, first.round())
                counts.add((near, others))
            after(game, *moves, CONFIRM)
    assert {(1, 1), (2, 1), (3, 2)} <= counts
    assert edges
