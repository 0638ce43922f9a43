"""The players of any game (engine/ai/search.py): what a position is worth, which turn is best."""

from __future__ import annotations

from typing import Any

import pytest

from engine import ai, catalog
from engine.ai import search
from engine.game import OVER
from tests.positions import luck


class Scored:
    """A position with points, that may be over."""

    def __init__(self, *points: int, is_over: bool = False) -> None:
        self.points = points
        self.is_over = is_over

    def players(self) -> int:
        return len(self.points)

    def score(self, p: int) -> int:
        return self.points[p]

    def player(self) -> int:
        return OVER if self.is_over else 0

    def winners(self) -> list[int]:
        return [p for p, n in enumerate(self.points) if n == max(self.points)]


class Valued(Scored):
    def evaluate(self, seat: int) -> int:
        return 100 + seat


def test_a_position_is_worth_the_lead_and_a_game_won_more_than_any_lead() -> None:
    assert [search.worth(Scored(4, 9, 6), p) for p in range(3)] == [-5, 3, -3]
    assert [search.worth(Scored(-4, -9), p) for p in range(2)] == [5, -5]
    assert [search.worth(Scored(4, 9, 6, is_over=True), p) for p in range(3)] == [-5, 10003, -3]
    assert [search.worth(Scored(7, 7, is_over=True), p) for p in range(2)] == [10000, 10000]
    assert [search.worth(Valued(4, 9, is_over=True), p) for p in range(2)] == [100, 10101]
    assert search.worth(Valued(4, 9), 1) == 101


def test_alone_a_position_is_worth_its_points_to_the_end() -> None:
    assert search.worth(Scored(7), 0) == search.worth(Scored(7, is_over=True), 0) == 7


class Table:
    """A game of one move: each has a value, and some may be played."""

    def __init__(self, values: list[int]) -> None:
        self.values = values
        self.state = bytearray(1)

    def moves_buffer(self) -> list[int]:
        return [0] * len(self.values)

    def legal(self, out: list[int]) -> int:
        out[:] = range(len(self.values))
        return len(self.values)

    def determinize(self, seat: int, r: bytearray) -> None:
        pass

    def apply(self, move: int) -> None:
        assert self.state[0] == 0, "each move is tried from the same position"
        self.state[0] = move + 1

    def evaluate(self, seat: int) -> int:
        return self.values[self.state[0] - 1]

    def player(self) -> int:
        return 0


def chosen(values: list[int], r: bytearray) -> Any:
    game = Table(values)
    return ai.finish(search.Greedy(game, r).think(game, 0))


def test_greedy_takes_the_best_move_and_of_equal_ones_any() -> None:
    r = luck(1)
    assert [chosen([3, 9, 5], r) for _ in range(5)] == [1] * 5
    assert [chosen([-3, -9, -5], r) for _ in range(5)] == [0] * 5
    found = [chosen([4, 9, 9, 9, 1], r) for _ in range(300)]
    for move in (1, 2, 3):
        assert 75 <= found.count(move) <= 125
    assert found.count(0) == found.count(4) == 0


def test_greedy_favours_the_last_of_equal_moves_behind_a_worse_one() -> None:
    """A fault: the worse move begins the count of equal ones again. A mend changes old games."""
    r = luck(1)
    found = [chosen([4, 9, 9, 1, 9], r) for _ in range(300)]
    assert 125 <= found.count(4) <= 175  # half, not a third
    assert found.count(1) + found.count(2) + found.count(4) == 300


def test_the_half_with_the_lowest_means_goes() -> None:
    turns = list("abcde")
    values = [[10, 2], [3, 1], [20, 3], [2, 1], [28, 4]]
    search._halve(turns, values)
    assert (turns, values) == (list("ace"), [[10, 2], [20, 3], [28, 4]])
    search._halve(turns, values)
    assert turns == list("ce")
    search._halve(turns, values)
    assert turns == ["e"]
    search._halve(turns, values)
    assert turns == ["e"]


class Short(Table):
    """A game for one that is over after its one move. tries: how often each was tried."""

    def __init__(self, values: list[int]) -> None:
        super().__init__(values)
        self.tries = [0] * len(values)

    def is_legal(self, move: int) -> bool:
        return 0 <= move < len(self.values)

    def apply(self, move: int) -> None:
        super().apply(move)
        self.tries[move] += 1

    def player(self) -> int:
        return OVER if self.state[0] else 0

    def players(self) -> int:
        return 1


@pytest.mark.parametrize("work", [40, 41])
def test_a_round_of_search_takes_half_of_the_work_left_and_the_better_half_goes_on(
    work: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four moves are tried once and six times more, then two of them four times more."""
    monkeypatch.setattr(search.Search, "WORK", work)
    monkeypatch.setattr(search.Search, "TURNS", 4)
    game = Short([3, 9, 5, 7])
    assert ai.finish(search.Search(game, luck(1)).think(game, 0)) == 1
    assert game.tries == [7, 11, 7, 11]


def test_search_plays_the_turn_that_it_chose_and_thinks_again_where_that_is_not_legal() -> None:
    game = Short([3, 9, 5])
    player = search.Search(game, luck(1))
    player.turn = [2, 0, 7, 0]
    assert [ai.finish(player.think(game, 0)) for _ in range(2)] == [2, 0]
    assert (player.turn, sum(game.tries)) == ([7, 0], 0)
    assert ai.finish(player.think(game, 0)) == 1
    assert player.turn == []
    player.turn = [0]
    assert ai.finish(player.think(game, 0)) == 0, "the last move of a turn"


def test_the_search_for_any_game_plays_the_moves_that_it_always_has() -> None:
    """Of Arabana, which has a search of its own by that name."""
    game, seen = catalog.make("arabana"), catalog.make("arabana")
    game.reset(2)
    players = [search.Search(game, luck(p + 1)) for p in range(2)]
    moves = []
    for _ in range(15):
        moves.append(ai.choose(players[game.player()], game, seen))
        game.apply(moves[-1])
    assert moves == [10, 21, 343, 345, 52, 2, 340, 345, 37, 14, 340, 345, 44, 49, 341]


def test_search_plays_the_moves_that_it_always_has() -> None:
    """Tournaments against it are compared over the years."""
    game, seen = catalog.make("arabana"), catalog.make("arabana")
    game.reset(2)
    player = ai.make("search", game, luck(1))
    moves = []
    for _ in range(12):
        moves.append(ai.choose(player, game, seen))
        game.apply(moves[-1])
    assert moves == [9, 1, 14, 341, 345, 52, 51, 341, 345, 340, 345, 94]
