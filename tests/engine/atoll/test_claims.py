"""The rules of Atoll from T8 on: claims, double water, Awards, the second round, winning."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine import ai, catalog
from engine.atoll import cards, rules
from engine.atoll.island import MIDDLE, place
from engine.atoll.rules import Atoll
from engine.atoll.state import (
    AT_DECK,
    AT_DRAWN,
    AT_OWNER,
    AT_REQUESTS,
    AT_TURN,
    AT_WINNER,
    CARD,
    CONFIRM,
    NONE,
    PLACE,
    SURE,
    TAKE,
)
from engine.game import OVER
from host_sim.lab import policy_for
from tests.positions import legal
from tests.positions.atoll import choose, give, hold, kinds, new, play, reveal
from tests.positions.islands import fulfils


def laid_turn(claims: list[bool], k: int, slots: list[int]) -> Atoll:
    """Return a game of 4 after turn k in which these seats fulfil sand beside meadow."""
    game = new(4)
    game.state[AT_TURN] = k
    for p in range(4):
        # Water fulfils nothing, nor does a card with the same terrain twice.
        give(game, p, [(0, place(MIDDLE, MIDDLE, 0))] * k)
    reveal(game, slots)
    for p in range(4):
        hold(game, p, 0, (48 if claims[p] else 1) + p)
    for _ in range(4):
        if game.stage() == CARD:
            game.apply(0)
            if game.stage() == TAKE:
                game.apply(0)
            game.apply(place(MIDDLE, MIDDLE, 0))
            game.apply(CONFIRM)
    return game


RARE = [32, 33, 34, 35]  # five cells: no single card on water fulfils them


def test_t8_claims_go_round_from_seat_k() -> None:
    pair = 0  # sand beside meadow: cards 48 to 55
    for k in range(4):
        for claims in ([True] * 4, [False, True, True, False], [True, False, False, False]):
            game = laid_turn(claims, k, [RARE[0], pair, RARE[1], RARE[2]])
            taker = next(p for p in [(k + i) % 4 for i in range(4)] if claims[p])
            assert kinds(game)[0][:3] == (rules.CLAIM, taker, pair), (k, claims)
            assert game.request_owner(pair) == taker
            assert game.score(taker) >= 2


def test_t8_the_lowest_slot_first_and_it_is_refilled_at_once() -> None:
    game = laid_turn([True] * 4, 0, [RARE[0], 0, RARE[1], RARE[2]])
    rows = kinds(game)
    assert rows[0][:3] == (rules.CLAIM, 0, 0)
    drawn = 4
    for row in rows:
        assert row[3] == game.state[AT_REQUESTS + drawn]
        drawn += 1
    assert game.request(1) == rows[-1][3]
    assert game.state[AT_DRAWN] == drawn


def test_t8_an_empty_deck_leaves_the_slot_empty() -> None:
    game = new(4)
    reveal(game, [0, *RARE[:3]])
    game.state[11] = 60
    for p in range(4):
        hold(game, p, 0, 48 + p)
        choose(game, 0, place(MIDDLE, MIDDLE, 0))
    assert kinds(game)[0] == (rules.CLAIM, 0, 0, NONE)
    assert game.request(0) == NONE


@settings(max_examples=4)
@given(seed=st.integers(0, 9999), players=st.integers(3, 6), wild=st.floats(0, 0.5))
def test_t8_claims_are_those_of_looking_at_whole_islands(
    seed: int, players: int, wild: float
) -> None:
    """Each claim of a game, with its news, is the one found without any short cut."""
    game = new(seed, players)
    seen = catalog.make("atoll")
    r = random.Random(seed)
    policies = [policy_for("fair", game, seed, p) for p in range(players)]
    while game.player() != OVER:
        p = game.player()
        if game.stage() == SURE and p + 1 == players:
            slots = [game.request(k) for k in range(4)]
            drawn = game.state[AT_DRAWN]
            first = game.laid(0) % players
            game.apply(CONFIRM)
            found = [row for row in kinds(game) if row[0] == rules.CLAIM]
            assert found == slow_claims(game, slots, drawn, first), (seed, players, wild)
        elif game.stage() != CARD or r.random() < wild:
            play(game, r, 1)
        else:
            for move in whole_turn(policies[p], game, seen):
                game.apply(move)


def whole_turn(policy: Any, game: Atoll, seen: Atoll) -> Iterator[int]:
    """Yield a player's moves up to CONFIRM, one after the other."""
    while game.stage() != SURE:
        yield ai.choose(policy, game, seen)


def slow_claims(
    game: Atoll, slots: list[int], drawn: int, seat: int
) -> list[tuple[int, int, int, int]]:
    """Return the claims of T8 on the Islands as they are now, as rows of news."""
    found = []
    idle = 0
    while idle < game.players():
        idle += 1
        for k, request in enumerate(slots):
            if request != NONE and fulfils(game.island(seat), request):
                slots[k] = game.state[AT_REQUESTS + drawn] if drawn < 60 else NONE
                drawn += drawn < 60
                found.append((rules.CLAIM, seat, request, slots[k]))
                idle = 0
                break
        seat = (seat + 1) % game.players()
    return found


def test_t11_double_water_takes_the_very_place_and_the_card_goes_anywhere() -> None:
    game = new(6)
    first_place = place(MIDDLE, MIDDLE, 2)
    give(game, 0, [(8, first_place), (56, place(MIDDLE + 1, MIDDLE, 0))])
    for p in range(1, 4):
        give(game, p, [(116, first_place), (117, first_place)])
    game.state[AT_TURN] = 2
    hold(game, 0, 0, 3)
    game.apply(0)
    assert game.stage() == TAKE
    assert legal(game) == [0, 1, 2]
    game.apply(1)
    assert game.stage() == PLACE
    assert game.placing(0) == 8
    other_place = place(MIDDLE + 3, MIDDLE, 3)
    # The taken card may also go back on top, or on the others: the double-water card is there.
    for goal in (other_place, first_place, place(MIDDLE, MIDDLE - 1, 0)):
        assert game.is_legal(goal)
    assert not game.is_legal(place(MIDDLE - 3, MIDDLE, 0))
    game.apply(other_place)
    game.apply(CONFIRM)
    for _ in range(3):
        game.apply(0)
        if game.stage() == TAKE:
            game.apply(0)
        game.apply(legal(game)[0])
        game.apply(CONFIRM)
    assert [game.card(0, k) for k in range(3)] == [3, 56, 8]
    assert [game.placed(0, k) for k in range(3)] == [
        first_place,
        place(MIDDLE + 1, MIDDLE, 0),
        other_place,
    ]
    assert game.taken_up(0) == 0
    island = game.island(0)
    assert [island.terrain(MIDDLE, MIDDLE + k) for k in (0, 1)] == [0, 0]
    assert [island.terrain(MIDDLE + 3, MIDDLE + k) for k in (0, 1)] == [1, 0]


def test_t11_the_double_water_in_its_place_can_complete_a_request() -> None:
    game = new(1, 3)
    strait = 8  # sand, water, sand
    reveal(game, [strait, *RARE[:3]])
    row = [(64, MIDDLE), (88, MIDDLE + 1), (65, MIDDLE + 2)]  # sand, meadow, sand above rock
    give(game, 0, [(card, place(x, MIDDLE, 2)) for card, x in row])
    for p in (1, 2):
        give(game, p, [(116 + k, place(MIDDLE, MIDDLE, 2)) for k in range(3)])
    game.state[AT_TURN] = 3
    hold(game, 0, 0, 3)
    choose(game, 0, place(MIDDLE + 3, MIDDLE + 1, 0), 2)
    for p in (1, 2):
        hold(game, p, 0, 117 + p)
        choose(game, 0, place(MIDDLE, MIDDLE, 2))
    assert kinds(game)[0][:3] == (rules.CLAIM, 0, strait)


def test_t11_only_an_uncovered_card_can_be_taken_up() -> None:
    game = new(6)
    give(
        game,
        0,
        [
            (116, place(MIDDLE, MIDDLE, 0)),
            (108, place(MIDDLE + 1, MIDDLE, 2)),  # covers half of the first
            (100, place(MIDDLE + 2, MIDDLE, 0)),
        ],
    )
    game.state[AT_TURN] = 3
    assert [game.is_uncovered(0, k) for k in range(3)] == [False, True, True]
    hold(game, 0, 0, 5)
    game.apply(0)
    assert legal(game) == [0, 2, 3]
    assert not game.is_legal(1)
    assert not game.is_legal(4)


def test_t11_what_the_taken_card_covered_stays_covered() -> None:
    game = new(6)
    give(game, 0, [(116, place(MIDDLE, MIDDLE, 0)), (108, place(MIDDLE + 1, MIDDLE, 0))])
    game.state[AT_TURN] = 2
    island = game.preview(0, 7, 1, place(MIDDLE, MIDDLE + 1, 0))
    assert [island.terrain(MIDDLE + k, MIDDLE) for k in range(3)] == [4, 0, 0]
    assert list(island.buried) == [0, 0, 0, 0, 1, 0]


def test_t11_nothing_can_be_taken_up_from_an_empty_island() -> None:
    game = new(6)
    hold(game, 0, 0, 5)
    game.apply(0)
    assert game.stage() == PLACE


def finish(rounds: int = 1, awards: int = 4, seed: int = 1) -> Atoll:
    """Return a game of 4 on its last turn of the first round, all but the last CONFIRM played."""
    game = new(seed, 4, rounds, awards)
    r = random.Random(seed)
    while not (game.turn() == 9 and game.player() == 3 and game.stage() == SURE):
        play(game, r, 1)
    return game


def test_t12_an_award_goes_to_the_most_or_the_fewest_and_to_nobody_on_a_tie() -> None:
    given = tied = 0
    for seed in range(25):
        game = finish(seed=seed)
        game.apply(CONFIRM)
        rows = [row for row in kinds(game) if row[0] == rules.AWARD]
        assert len(rows) == 4
        for _, award, winner, rest in rows:
            assert rest == 0
            values = [game.award_value(p, award) for p in range(4)]
            best = min(values) if cards.is_fewest(award) else max(values)
            if values.count(best) > 1:
                assert winner == NONE, (seed, award)
                tied += 1
            else:
                assert values[winner] == best, (seed, award)
                given += 1
            assert game.award_winner(award) == winner
        for p in range(4):
            won = sum(row[2] == p for row in rows)
            assert game.score(p) == game.request_points(p) + 10 * won
    assert given
    assert tied


def test_t13_the_second_round_keeps_everything() -> None:
    for seed in range(10):
        game = finish(2, seed=seed)
        s = game.state
        deck = list(s[AT_DECK : AT_DECK + 120])
        awards = [game.award(i) for i in range(4)]
        owners = bytes(s[AT_OWNER : AT_OWNER + 60])
        game.apply(CONFIRM)
        assert (game.round(), game.turn(), game.player()) == (1, 0, 0)
        assert kinds(game)[-1] == (rules.DEAL, 1, 0, 0)
        assert game.laid(0) == 10
        for p in range(4):
            hand = [game.hand(p, k) for k in range(10)]
            assert hand == deck[40 + 10 * p : 50 + 10 * p]
        assert game.awards_shown() == 8
        assert [game.award(i) for i in range(4)] == awards
        for request in range(60):
            if owners[request] != NONE:
                assert game.request_owner(request) == owners[request]
        # An Award that no seat won can still be won at the end.
        left = [award for award in awards if game.award_winner(award) == NONE]
        new_ones = [game.award(i) for i in range(4, 8)]
        play(game, random.Random(seed))
        rows = [row[1] for row in kinds(game) if row[0] == rules.AWARD]
        assert rows == left + new_ones


def test_t14_most_points_win_and_ties_share() -> None:
    game = new(1, 4, 1)
    play(game, random.Random(1))
    assert game.player() == OVER
    for i in range(60):
        game.state[AT_OWNER + i] = NONE
    for i in range(20):
        game.state[AT_WINNER + i] = NONE
    game.state[AT_WINNER + 3] = 1
    assert game.winners() == [1]
    game.state[AT_WINNER + 5] = 2
    assert game.winners() == [1, 2]
    game.state[AT_OWNER] = 2
    assert game.winners() == [2]


def test_t15_one_round_with_more_awards() -> None:
    game = new(1, 5, 1, 20)
    assert game.awards_shown() == 20
    play(game, random.Random(1))
    assert game.player() == OVER
    assert game.laid(0) == 10
    assert len([row for row in kinds(game) if row[0] == rules.AWARD]) == 20
