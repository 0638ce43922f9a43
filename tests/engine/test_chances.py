"""What a position promises (engine/<game>/ai/chance.py): a chance per mille, a lead in tenths."""

from __future__ import annotations

import importlib
from random import Random
from typing import Any

import pytest

from engine import ai, catalog
from engine.ai import odds
from engine.arabana.state import FALLEN, LOST, ROUND, STAGE
from engine.game import OVER
from tests.chances import promises
from tests.positions import luck

SHIPS = b"\x00\x01\x00\x00\x00\x00\x00\x00\x02"
STRICT = b"\x01\x00\x00\x00\x00\x00\x00\x00\x02"
KINDS = [
    ("arabana", STRICT),
    ("arabana", SHIPS),
    ("atoll", b"\x03\x02\x04"),
    ("atoll", b"\x06\x01\x04"),
]


def chance(name: str, seen: Any, p: int) -> tuple[int, int]:
    found: tuple[int, int] = importlib.import_module(f"engine.{name}.ai.chance").chance(seen, p)
    return found


def positions(name: str, options: bytes, seed: int) -> Any:
    """Yield a game before each of its moves, which are random, and when it is over."""
    game = catalog.make(name)
    game.reset(seed, options)
    out = game.moves_buffer()
    random = Random(seed)
    while game.player() != OVER:
        yield game
        game.apply(random.choice(list(out[: game.legal(out)])))
    yield game


@pytest.mark.parametrize(("name", "options"), KINDS)
def test_both_vms_promise_the_same(name: str, options: bytes, on_vm: Any) -> None:
    game = (name, options, 5, 70 if name == "arabana" else 3)
    run = on_vm(name, f"from tests.chances import promises\nprint(promises(*{game!r}))")
    found = promises(*game)
    assert len(set(found)) > 5
    if run:
        assert run.result().strip() == str(found)


@pytest.mark.parametrize(("name", "options"), KINDS)
def test_only_what_a_seat_sees_counts_and_nothing_is_changed(name: str, options: bytes) -> None:
    seen, other = catalog.make(name), catalog.make(name)
    for n, game in enumerate(positions(name, options, 2)):
        if n % 7:
            continue
        for p in range(game.players()):
            game.observe(p, seen.state)
            before = bytes(seen.state)
            said = chance(name, seen, p)
            assert seen.state == before
            other.state[:] = game.state
            other.determinize(p, luck(n))
            assert chance(name, other, p) == said
            assert 0 <= said[0] <= 1000


@pytest.mark.parametrize("options", [STRICT, SHIPS])
def test_the_chances_of_two_seats_make_1000_and_their_leads_nothing(options: bytes) -> None:
    for game in positions("arabana", options, 3):
        (a, lead), (b, behind) = (chance("arabana", game, p) for p in range(2))
        assert (a + b, lead + behind) == (1000, 0)


@pytest.mark.parametrize("options", [b"\x03\x02\x04", b"\x05\x01\x04"])
def test_the_chances_of_several_seats_make_about_1000(options: bytes) -> None:
    for n, game in enumerate(positions("atoll", options, 3)):
        if n % 9 == 0:
            total = sum(chance("atoll", game, p)[0] for p in range(game.players()))
            assert abs(total - 1000) <= game.players() // 2


def test_at_the_start_of_atoll_all_seats_are_equal() -> None:
    game = catalog.make("atoll")
    for players in range(3, 7):
        game.reset(1, bytes((players, 2, 4)))
        found = {chance("atoll", game, p) for p in range(players)}
        assert [said for said, _ in found] == [round(1000 / players)]


@pytest.mark.parametrize(("name", "options"), KINDS)
@pytest.mark.parametrize("seed", range(3))
def test_at_the_end_the_result_is_what_it_is(name: str, options: bytes, seed: int) -> None:
    *_, game = positions(name, options, seed)
    won = game.winners()
    for p in range(game.players()):
        rivals = [game.score(q) for q in range(game.players()) if q != p]
        share = 1000 // len(won) if p in won else 0
        assert chance(name, game, p) == (share, 10 * (game.score(p) - max(rivals)))


def test_equal_winners_share_the_chance() -> None:
    class Tie:
        def winners(self) -> list[int]:
            return [0, 2]

        def players(self) -> int:
            return 3

        def score(self, p: int) -> int:
            return (7, 5, 7)[p]

    assert [odds.result(Tie(), p) for p in range(3)] == [(500, 0), (0, -20), (500, 0)]


@pytest.mark.parametrize(("n", "points"), [(2, 240), (3, 120)])
def test_a14_who_has_lost_the_last_bridge_has_lost(n: int, points: int) -> None:
    """The winner gets 24 points in round 2, 12 in round 3 (A15)."""
    game = catalog.make("arabana")
    game.reset(1)
    game.state[ROUND] = n
    game.state[STAGE] = LOST
    game.state[FALLEN] = 1
    assert [chance("arabana", game, p) for p in range(2)] == [(0, -points), (1000, points)]


def test_who_leads_before_the_last_plays_is_likelier_to_win() -> None:
    """By `easy` against itself: the seat that is 6 points ahead has better chances than not."""
    game, seen = catalog.make("arabana"), catalog.make("arabana")
    game.reset(4)
    players = [ai.make("easy", game, luck(p)) for p in range(2)]
    ahead = []
    while game.player() != OVER:
        game.apply(ai.choose(players[game.player()], game, seen))
        lead = game.score(0) - game.score(1)
        if game.round() == 3 and abs(lead) > 5 and game.player() != OVER:
            ahead.append(chance("arabana", game, lead < 0)[0])
    assert all(said > 500 for said in ahead)


def test_a_strength_of_32_more_doubles_the_odds() -> None:
    assert odds.per_mille([32, 0], 0) == pytest.approx(667, abs=1)
    assert odds.per_mille([0, 32, 0], 1) == 500
    assert odds.per_mille([-1000, -1064, -1064], 0) == pytest.approx(667, abs=1)
    assert [odds.per_mille([0, 5000], p) for p in range(2)] == [0, 1000]


def test_chances_are_rounded_to_the_nearest_per_mille() -> None:
    assert [odds.per_mille([32, 0], p) for p in range(2)] == [667, 333]
    assert [odds.per_mille([5, 0, 0], p) for p in range(3)] == [358, 321, 321]
    assert [odds.per_mille([1, 0, 31], p) for p in range(3)] == [257, 251, 492]
    assert odds.per_mille([93, 93, 0], 2) == 63, "62.5 exactly"


def test_between_two_knots_weights_are_between_theirs() -> None:
    table = (0, 10 * odds.FINE, 20 * odds.FINE)
    assert [odds.strengths([[5]], table, 0, k, 5)[0] for k in range(5)] == [0, 10, 20, 30, 40]
    assert odds.strengths([[5], [-5]], table, 2, 0, 5) == [100, -100]


def test_a_strength_is_rounded_down() -> None:
    table = [odds.FINE - 1]
    found = [odds.strengths([[n]], table, 0, 0, 1)[0] for n in (0, 1, 2, -1)]
    assert found == [0, 0, 1, -1]


def test_a_lead_is_over_the_best_other_which_has_one_behind_it() -> None:
    assert odds.rank([5, 9, 3], 0) == (-4, 6)
    assert odds.rank([5, 9, 3], 1) == (4, 2)
    assert odds.rank([5, 9], 1) == (4, 0)
    assert odds.rank([5, 3, 9], 0) == (-4, 6), "the best is the last"
    assert odds.rank([5, 9, 3, 4], 0) == (-4, 5)
    assert odds.rank([5, 9, 9, 4], 0) == (-4, 0)


def test_a_count_of_nothing_takes_no_weight_and_each_count_has_its_own() -> None:
    table = [weight * odds.FINE for weight in (1, 10, 100, 2, 20, 200)]
    assert odds.strengths([[1, 0, 2], [0, 3, 0]], table, 0, 0, 1) == [201, 30]
    assert odds.strengths([[1, 0, 2], [0, 3, 0]], table, 1, 0, 1) == [402, 60]
    assert odds.strengths([[1, 0, 2], [0, 3, 0]], table, 0, 1, 2) == [301, 45]
