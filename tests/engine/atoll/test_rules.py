"""The rules of Atoll up to T7, observations, records. A failure prints seed and options."""

from __future__ import annotations

import random

import pytest

from engine.atoll import cards as atoll_cards
from engine.atoll import island as atoll_island
from engine.atoll.island import ENTRY, MIDDLE, Island, place
from engine.atoll.rules import Atoll
from engine.atoll.state import (
    AT_CHOICE,
    AT_OWNER,
    AT_STAGE,
    AT_TURN,
    CARD,
    CONFIRM,
    NONE,
    SURE,
)
from engine.game import HIDDEN, OVER
from tests.positions import legal
from tests.positions.atoll import give, hold, new, play, play_turn
from tests.positions.islands import laid_at_random


def test_t1_t2_the_material() -> None:
    pairs: dict[tuple[int, int], int] = {}
    for card in range(120):
        pair = (atoll_cards.first(card), atoll_cards.second(card))
        pairs[pair] = pairs.get(pair, 0) + 1
        assert atoll_cards.is_double_water(card) == (pair == (0, 0))
    assert pairs == {(a, b): 8 for a in range(5) for b in range(a, 5)}
    assert (atoll_cards.REQUESTS, atoll_cards.AWARDS) == (60, 20)
    assert Atoll.PLAYERS == (3, 6)
    for players in range(3, 7):
        assert new(players=players).players() == players
    for players in (2, 7):
        with pytest.raises(ValueError, match=r"^Atoll is for 3 to 6 players$"):
            new(players=players)


def test_t4_who_chooses_a_card_changes_nothing_of_others() -> None:
    game = new(seed=3, players=6)
    for seat in range(6):
        game.state[AT_OWNER] = 2  # the first Request, behind what the last seat chooses
        assert game.stage() == CARD
        before = bytes(game.state)
        game.apply(legal(game)[0])
        changed = {i for i, was in enumerate(before) if game.state[i] != was}
        own = range(AT_CHOICE + 4 * seat, AT_CHOICE + 4 * seat + 4)
        assert changed <= {AT_STAGE, *own}, seat
        while game.player() == seat and not (seat == 5 and game.stage() == SURE):
            game.apply(legal(game)[0])


@pytest.mark.parametrize("players", range(3, 7))
def test_t5_setup(players: int) -> None:
    game = new(7, players)
    assert len({game.request(k) for k in range(4)}) == 4
    assert game.awards_shown() == 4
    cards = {game.hand(p, slot) for p in range(players) for slot in range(game.hand_size(p))}
    assert len(cards) == 10 * players
    game.check()


@pytest.mark.parametrize(
    ("rounds", "awards", "sentence"),
    [
        (0, 4, "Atoll has 1 or 2 rounds"),
        (3, 4, "Atoll has 1 or 2 rounds"),
        (1, 0, "there are 20 Awards: reveal at least 1 a round and 20 in all at most"),
        (1, 21, "there are 20 Awards: reveal at least 1 a round and 20 in all at most"),
        (2, 11, "there are 20 Awards: reveal at least 1 a round and 20 in all at most"),
    ],
)
def test_t5_what_the_box_does_not_hold_is_refused(rounds: int, awards: int, sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^{sentence}$"):
        new(rounds=rounds, awards=awards)


def test_t5_one_award_in_all_is_the_least() -> None:
    assert new(rounds=1, awards=1).awards_shown() == 1


def test_t11_who_begins_a_choice_anew_has_taken_nothing_up() -> None:
    """On an observation, while others choose: earlier trials leave nothing."""
    game = new()
    double_water = 0
    play_turn(game, random.Random(1))
    hold(game, 1, 0, double_water)
    seen = Atoll()
    game.observe(1, seen.state)
    seen.anticipate(1)
    for move in (0, 1):
        seen.apply(move)
    assert seen.chosen_take(1) == 0
    seen.anticipate(1)
    seen.apply(1)
    assert seen.chosen_take(1) == NONE


def test_t6_before_the_first_reveal_there_are_no_news() -> None:
    game = Atoll()
    assert game.news == b""
    game.reset(1)
    assert game.news == b""


def test_t5_deals_differ_by_seed() -> None:
    assert len({bytes(new(seed).state[4:]) for seed in range(50)}) == 50


def test_t6_first_card_in_either_orientation() -> None:
    game = new()
    hold(game, 0, 0, 8)  # water and sand
    hold(game, 0, 1, 40)  # sand twice
    game.apply(0)
    assert legal(game) == [place(MIDDLE, MIDDLE, turn) for turn in range(4)]
    game = new()
    hold(game, 0, 1, 40)
    game.apply(1)
    assert legal(game) == [place(MIDDLE, MIDDLE, turn) for turn in (0, 2)]


def test_t6_a_card_overlaps_or_borders_what_is_there() -> None:
    game = new(3)
    r = random.Random(3)
    play_turn(game, r)
    hold(game, 0, 0, 8)
    give(game, 0, [(116, place(MIDDLE, MIDDLE, 0))])
    game.apply(0)
    assert game.is_legal(place(MIDDLE + 2, MIDDLE, 0))  # borders
    assert game.is_legal(place(MIDDLE + 1, MIDDLE, 2))  # overlaps by half
    assert game.is_legal(place(MIDDLE, MIDDLE, 1))  # covers the whole card
    assert not game.is_legal(place(MIDDLE + 2, MIDDLE + 1, 0))  # a corner only
    assert not game.is_legal(place(MIDDLE + 3, MIDDLE, 0))


def test_t6_only_the_top_tile_counts() -> None:
    game = new(3)
    give(game, 0, [(116, place(MIDDLE, MIDDLE, 0)), (8, place(MIDDLE + 1, MIDDLE, 0))])
    game.state[AT_TURN] = 2
    island = game.island(0)
    assert [island.terrain(MIDDLE + k, MIDDLE) for k in range(4)] == [4, 0, 1, 5]
    assert (island.tiles[4], island.buried[4]) == (1, 1)
    assert sum(island.buried) == 1


def test_t6_no_position_has_more_legal_moves_than_promised() -> None:
    """A straight line has the most found; the proof of the bound is beside MAX_LEGAL."""
    out = [0] * 800
    most = 0
    for seed in range(200):
        r = random.Random(seed)
        laid = laid_at_random(r, 19, r.choice((0.3, 1)))[: 19 * ENTRY]
        most = max(most, atoll_island.placements(laid, False, out))
    line = bytearray()
    for k in range(19):
        p = place(MIDDLE + 2 * k, MIDDLE, 0)
        line += bytes((116, p & 255, p >> 8))
    most = max(most, atoll_island.placements(line, False, out))
    assert 500 < most <= Atoll.MAX_LEGAL


def test_t6_an_island_has_no_edge() -> None:
    """Twenty cards end to end in each direction, with every tile in its place."""
    for dx, dy in ((2, 0), (-2, 0), (0, 2), (0, -2)):
        line = bytearray()
        for k in range(20):
            p = place(MIDDLE + dx * k, MIDDLE + dy * k, 2 if dy else 0)
            line += bytes((8 * (k % 15), p & 255, p >> 8))
            if k:
                assert atoll_island.touches(line, 0, k, p)
        island = Island()
        island.load(line, 0, 20)
        assert island.count == 40
        for k in range(20):
            x = MIDDLE + dx * k
            y = MIDDLE + dy * k
            assert island.terrain(x, y) == atoll_cards.first(8 * (k % 15))
        assert max(island.bounds()) <= 103
        assert min(island.bounds()) >= 26


def test_t6_choices_are_hidden_until_the_last_has_confirmed() -> None:
    game = new(5)
    r = random.Random(5)
    for _ in range(3):
        play_turn(game, r)
    hold(game, 0, 0, 0)
    seen = bytearray(game.SIZE)
    game.observe(3, seen)
    before = bytes(seen)
    for k, move in enumerate((0, 0, None, CONFIRM)):
        assert game.apply(legal(game)[5] if move is None else move) is False
        game.observe(3, seen)
        changed = [i for i in range(game.SIZE) if seen[i] != before[i]]
        assert changed == ([] if k < 3 else [9]), "only whose turn it is may show"
    assert game.laid(0) == 3, "nothing is laid before all have chosen"
    for _ in range(2):
        while game.stage() != SURE:
            play(game, r, 1)
        assert game.apply(CONFIRM) is False
    while game.stage() != SURE:
        play(game, r, 1)
    assert game.apply(CONFIRM) is True
    assert game.laid(0) == 4


@pytest.mark.parametrize("players", range(3, 7))
def test_t7_hands_pass_left_then_right(players: int) -> None:
    game = new(2, players)
    r = random.Random(2)
    for _ in range(20):
        hands = [[game.hand(p, k) for k in range(game.hand_size(p))] for p in range(players)]
        first = game.round() == 0
        last = game.turn() == 9
        play_turn(game, r)
        if not last:
            for p in range(players):
                left = (p + 1) % players
                giver, taker = (p, left) if first else (left, p)
                now = [game.hand(taker, k) for k in range(game.hand_size(taker))]
                assert len(now) == len(hands[giver]) - 1
                assert [card for card in hands[giver] if card in now] == now
    assert game.player() == OVER


@pytest.mark.parametrize("players", range(3, 7))
def test_what_a_seat_knows_of_hands(players: int) -> None:
    """Its own and those it has passed on this round, nothing else."""
    game = new(9, players)
    r = random.Random(9)
    seen = Atoll()
    for _ in range(20):
        for p in range(players):
            game.observe(p, seen.state)
            for q in range(players):
                # Seat q's hand was with p before if it came no more seats far than were passed.
                steps = (q - p if game.round() == 0 else p - q) % players
                hand = [seen.hand(q, k) for k in range(game.hand_size(q))]
                real = [game.hand(q, k) for k in range(game.hand_size(q))]
                assert hand == (real if steps <= game.turn() else [HIDDEN] * len(real)), (p, q)
            assert set(seen.state[:4]) == {HIDDEN}
        play_turn(game, r)
