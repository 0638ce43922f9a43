"""Hashi, rule by rule, with the rule book's worked examples (H1 to H10; H11 to H17 are apart)."""

from __future__ import annotations

import pytest

from engine.game import OVER
from engine.hashi.rules import (
    BRIDGE,
    CONFIRM,
    DECK,
    SKIP_BRIDGES,
    SKIP_NUMBER,
    START,
    START_FOUR,
    Hashi,
)
from engine.session import Session
from tests.positions.hashi import (
    ISLANDS,
    NONE,
    SIDES,
    after,
    begin,
    board,
    flagged,
    islands,
    legal,
    lines,
    new,
    paint,
    skip_round,
    stack,
)

both = pytest.mark.parametrize("side", SIDES)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (b"\x00\x00", "hashi is for 1 to 4 players"),
        (b"\x05\x00", "hashi is for 1 to 4 players"),
        (b"\x01\x02", "hashi has only the sides A and B"),
        (b"\x01", "these are not options of hashi"),
        (b"\x01\x00\x00", "these are not options of hashi"),
    ],
)
def test_options_that_are_none_are_refused_in_a_sentence(options, sentence):
    with pytest.raises(ValueError, match=f"^{sentence}$"):
        Hashi().reset(1, options)


def test_h3_the_deck_is_eighteen_different_cards():
    game = new()
    cards = {(n // 3 + 1, n % 3 + 1) for n in game.state[DECK : DECK + 18]}
    assert cards == {(number, bridges) for number in range(1, 7) for bridges in (1, 2, 3)}


@both
def test_h4_the_start_is_a_3_or_4_on_any_island_without_a_flag(side):
    game = new(side=side)
    plain = flagged(board(side), NONE)
    assert game.phase() == START
    assert legal(game) == [*plain, *[START_FOUR + i for i in plain]]
    for i in plain:
        for move, number in ((i, 3), (START_FOUR + i, 4)):
            game = after(new(side=side), move)
            assert game.number_at(0, i) == number
            assert legal(game) == [CONFIRM]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_h4_each_seat_turns_its_3_into_a_4_and_back_until_it_confirms(players):
    session = Session(Hashi(), 5, bytes((players, 1)))
    game = session.game
    i = flagged(board(1), NONE)[0]
    for p in range(players):
        for number in (3, 4, 3, 3 + p % 2):
            session.play(i + START_FOUR * (number - 3))
            assert game.number_at(p, i) == number
            assert session.undo()
            assert not game.number_at(p, i)
        session.play(i + START_FOUR * (p % 2))
        session.play(CONFIRM)
    assert [game.number_at((p + 1) % players, i) for p in range(players)] == [3, 4, 3, 4][:players]


@both
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_h4_every_board_goes_to_the_left_hand_neighbour_for_good(players, side):
    """The left neighbour of p is p + 1, of the last seat 0; a solo player keeps the board."""
    game = new(players=players, side=side)
    plain = flagged(board(side), NONE)
    for p in range(players):
        assert game.player() == p
        after(game, plain[p] + START_FOUR * (p % 2), CONFIRM)
    for _ in range(3):
        for p in range(players):
            left = (p + 1) % players
            assert game.number_at(left, plain[p]) == 3 + p % 2
            assert sum(game.number_at(left, i) > 0 for i in range(ISLANDS)) == 1
        skip_round(game)


def test_h5_seventeen_cards_are_played_and_one_is_never_seen():
    for seed in range(20):
        game = new(seed=seed)
        removed = game.state[DECK + 17]
        after(game, legal(game)[0], CONFIRM)
        played = []
        while game.player() != OVER:
            played.append(game.card())
            assert game.round() == len(played)
            skip_round(game)
        assert sorted([*played, removed]) == list(range(18))


def test_h5_any_card_may_be_the_one_removed():
    assert {new(seed=seed).state[DECK + 17] for seed in range(300)} == set(range(18))


def test_h6_either_action_may_be_skipped_whole():
    i = flagged(board(0), NONE)[0]
    game = after(stack(new(), (5, 1)), i, CONFIRM, SKIP_NUMBER)
    after(game, BRIDGE + lines(game)[0], CONFIRM)
    assert sum(game.number_at(0, k) > 0 for k in range(ISLANDS)) == 1
    assert game.degree(0, i) == 1
    game = after(stack(new(), (5, 1)), i, CONFIRM)
    after(game, islands(game)[0], SKIP_BRIDGES, CONFIRM)
    assert sum(game.number_at(0, k) > 0 for k in range(ISLANDS)) == 2
    assert not any(game.drawn(0, k) for k in range(game.board.lines))
    after(game, SKIP_NUMBER, SKIP_BRIDGES, CONFIRM)
    assert game.round() == 3


def test_h6_everybody_plays_the_same_card_before_the_next_is_revealed():
    game = new(players=3)
    for p in range(3):
        assert game.apply(legal(game)[0]) is False
        assert game.apply(CONFIRM) is (p == 2)
    for round_ in range(1, 4):
        card = game.card()
        for p in range(3):
            assert (game.player(), game.card(), game.round()) == (p, card, round_)
            after(game, SKIP_NUMBER, SKIP_BRIDGES)
            assert game.apply(CONFIRM) is (p == 2)


@both
def test_h7_a_flag_takes_a_number_only_with_a_bridge(side):
    tables = board(side)
    flags = [k for k in range(ISLANDS) if tables.flag[k] != NONE]
    assert len(flags) == 7
    for i in flags:
        line = tables.at[i][0]
        other = tables.one[line] + tables.two[line] - i
        game = begin(paint(new(side=side), 0, {other: 4}, {}), 5, 4)
        assert i not in islands(game)
        begin(paint(game, 0, {other: 4}, {line: 1}), 5, 4)
        assert i in islands(game)


@both
@pytest.mark.parametrize("number", range(1, 7))
def test_h7_no_number_below_the_bridges_already_there(side, number):
    tables = board(side)
    i = next(k for k in flagged(tables, NONE) if len(tables.at[k]) >= 2)
    for bridges in ({}, {0: 1}, {0: 2}, {0: 2, 1: 1}, {0: 2, 1: 2}):
        drawn = {tables.at[i][k]: n for k, n in bridges.items()}
        if len(drawn) == 2 and tables.at[i][1] in tables.crossing[tables.at[i][0]]:
            continue
        game = begin(paint(new(side=side), 0, {}, drawn), 5, number)
        assert (i in islands(game)) == (number >= sum(bridges.values()))


def test_h7_a_number_is_written_only_where_none_is():
    i, j = flagged(board(0), NONE)[:2]
    game = begin(paint(new(), 0, {i: 3}, {}), 5, 6)
    assert i not in islands(game)
    assert j in islands(game)
    after(game, j)
    assert game.number_at(0, j) == 6


def test_h8_exactly_as_many_bridges_as_the_card_says():
    i = flagged(board(0), NONE)[0]
    for bridges in (1, 2, 3):
        game = after(stack(new(), (6, bridges)), START_FOUR + i, CONFIRM, SKIP_NUMBER)
        for left in range(bridges, 0, -1):
            assert game.left() == left
            assert (SKIP_BRIDGES in legal(game)) == (left == bridges), "all or none"
            after(game, BRIDGE + lines(game)[0])
        assert game.left() == 0
        assert legal(game) == [CONFIRM]
        assert sum(game.drawn(0, k) for k in range(game.board.lines)) == bridges


@both
def test_h9_bridges_never_cross(side):
    tables = board(side)
    crossing = [k for k in range(tables.lines) if tables.crossing[k]]
    assert len(crossing) > 5
    for line in crossing:
        numbers = {
            i: 6 for k in [line, *tables.crossing[line]] for i in (tables.one[k], tables.two[k])
        }
        game = after(begin(paint(new(side=side), 0, numbers, {}), 3, 5, 2), SKIP_NUMBER)
        assert all(k in lines(game) for k in tables.crossing[line])
        after(game, BRIDGE + line)
        assert not any(k in lines(game) for k in tables.crossing[line])
        assert all(game.is_blocked(0, k) for k in tables.crossing[line])
        assert not game.is_blocked(0, line)


@both
def test_h10_the_number_itself_finishes_an_island_and_no_bridge_may_touch_it(side):
    tables = board(side)
    i = flagged(tables, NONE)[0]
    line = tables.at[i][0]
    other = tables.one[line] + tables.two[line] - i
    game = begin(paint(new(side=side), 0, {other: 5}, {line: 2}), 3, 2, 1)
    assert not game.is_finished(0, i)
    after(game, i)
    assert game.is_finished(0, i)
    assert game.finished_count(0) == 1
    assert not set(tables.at[i]) & set(lines(game))
