"""The rules of Atoll, T1 to T15, one by one. A failing game prints its seed and options."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import atoll, atoll_cards, atoll_island, catalog
from engine.atoll import Atoll
from engine.atoll_island import ENTRY, MIDDLE, Island, place
from engine.atoll_table import (
    AT_DECK,
    AT_ISLANDS,
    AT_OWNER,
    AT_REQUESTS,
    AT_SLOT,
    AT_TURN,
    AT_WINNER,
    CARD,
    CONFIRM,
    ISLAND_BYTES,
    NONE,
    PLACE,
    SURE,
    TAKE,
)
from engine.game import HIDDEN, OVER
from engine.session import Session, decode
from host_sim.traces.atoll import pattern
from tests.atoll_islands import laid_at_random
from tests.atoll_referee import beside


def new(seed: int = 1, players: int = 4, rounds: int = 2, awards: int = 4) -> Atoll:
    """Return a fresh game."""
    game = catalog.make("atoll")
    game.reset(seed, bytes((players, rounds, awards)))
    return game


def play(game: Atoll, r: random.Random, moves: int = 10000) -> list[int]:
    """Play random moves; return them."""
    out = game.moves_buffer()
    played = []
    while game.player() != OVER and len(played) < moves:
        played.append(out[r.randrange(game.legal(out))])
        game.apply(played[-1])
    return played


def play_turn(game: Atoll, r: random.Random) -> None:
    """Play one random turn of everybody."""
    laid = game.laid(0)
    while game.player() != OVER and game.laid(0) == laid:
        play(game, r, 1)


def give(game: Atoll, p: int, entries: list[tuple[int, int]]) -> None:
    """Lay cards and placements as seat p's Island, without regard to where the cards come from."""
    at = AT_ISLANDS + p * ISLAND_BYTES
    for card, placement in entries:
        game.state[at : at + ENTRY] = bytes((card, placement & 255, placement >> 8))
        at += ENTRY


def hold(game: Atoll, p: int, slot: int, card: int) -> None:
    """Exchange cards so that seat p holds the card in the slot."""
    s = game.state
    here = game.hand_at(p) + slot
    there = bytes(s[AT_DECK : AT_DECK + 120]).index(card) + AT_DECK
    s[here], s[there] = s[there], s[here]


def reveal(game: Atoll, slots: list[int]) -> None:
    """Exchange Requests so that these are revealed, the first ones of the deck."""
    s = game.state
    for k, request in enumerate(slots):
        at = bytes(s[AT_REQUESTS : AT_REQUESTS + 60]).index(request) + AT_REQUESTS
        s[at], s[AT_REQUESTS + k] = s[AT_REQUESTS + k], s[at]
        s[AT_SLOT + k] = request


def choose(game: Atoll, slot: int, placement: int, take: int | None = None) -> None:
    """Play the moves of one seat's turn."""
    assert game.stage() == CARD
    for move in (slot, take, placement, CONFIRM):
        if move is not None:
            assert game.is_legal(move), move
            game.apply(move)


def kinds(game: Atoll) -> list[tuple[int, ...]]:
    """Return the rows of the news."""
    return [tuple(game.news[at : at + 4]) for at in range(0, len(game.news), 4)]


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
        with pytest.raises(ValueError, match="3 to 6"):
            new(players=players)


def test_the_state_of_six_is_small() -> None:
    assert Atoll.SIZE <= 1100


@pytest.mark.parametrize("players", range(3, 7))
def test_t5_setup(players: int) -> None:
    game = new(7, players)
    assert len({game.request(k) for k in range(4)}) == 4
    assert game.awards_shown() == 4
    cards = {game.hand(p, slot) for p in range(players) for slot in range(game.hand_size(p))}
    assert len(cards) == 10 * players
    game.check()


def test_t5_deals_differ_by_seed() -> None:
    assert len({bytes(new(seed).state[4:]) for seed in range(50)}) == 50


def test_t6_first_card_in_either_orientation() -> None:
    game = new()
    hold(game, 0, 0, 8)  # water and sand
    hold(game, 0, 1, 40)  # sand twice
    out = game.moves_buffer()
    game.apply(0)
    assert list(out[: game.legal(out)]) == [place(MIDDLE, MIDDLE, turn) for turn in range(4)]
    game = new()
    hold(game, 0, 1, 40)
    game.apply(1)
    assert list(out[: game.legal(out)]) == [place(MIDDLE, MIDDLE, turn) for turn in (0, 2)]


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


def test_t6_is_legal_says_what_legal_lists() -> None:
    r = random.Random(8)
    out = Atoll().moves_buffer()
    for seed in range(6):
        game = new(seed, 3 + seed % 4)
        while game.player() != OVER:
            listed = list(out[: game.legal(out)])
            assert listed == sorted(set(listed)), seed
            assert all(game.is_legal(move) for move in listed), seed
            for _ in range(20):
                move = r.choice((r.randrange(65536), r.choice(listed) ^ 1 << r.randrange(16)))
                assert game.is_legal(move) == (move in listed), (seed, move)
            assert not game.is_legal(-1)
            assert not game.is_legal(65536)
            game.apply(r.choice(listed))


def test_t6_no_position_has_more_legal_moves_than_promised() -> None:
    """A straight line has the most that was ever found; the proof is beside MAX_LEGAL."""
    out = [0] * 800
    island = Island()
    most = 0
    for seed in range(200):
        r = random.Random(seed)
        island.load(laid_at_random(r, 19, r.choice((0.3, 1))), 0, 19)
        most = max(most, island.placements(False, out))
    line = bytearray()
    for k in range(19):
        p = place(MIDDLE + 2 * k, MIDDLE, 0)
        line += bytes((116, p & 255, p >> 8))
    island.load(line, 0, 19)
    most = max(most, island.placements(False, out))
    assert 500 < most <= Atoll.MAX_LEGAL


def test_t6_an_island_has_no_edge() -> None:
    """Twenty cards end to end, each way, with every tile in its place."""
    for dx, dy in ((2, 0), (-2, 0), (0, 2), (0, -2)):
        line = bytearray()
        for k in range(20):
            p = place(MIDDLE + dx * k, MIDDLE + dy * k, 2 if dy else 0)
            line += bytes((8 * (k % 15), p & 255, p >> 8))
            if k:
                end = (p >> 2 & 127, p >> 9)
                other = (end[0], end[1] + 1) if dy else (end[0] + 1, end[1])
                assert atoll_island.touches(line, 0, k, *end) or atoll_island.touches(
                    line, 0, k, *other
                )
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
    blank = bytearray(game.SIZE)
    game.observe(3, blank)
    before = bytes(blank)
    hold(game, 0, 0, 0)
    moves = [0, 0, None, CONFIRM]
    out = game.moves_buffer()
    game.observe(3, blank)
    before = bytes(blank)
    for k, move in enumerate(moves):
        if move is None:
            game.legal(out)
            move = out[5]
        assert game.apply(move) is False
        game.observe(3, blank)
        changed = [i for i in range(game.SIZE) if blank[i] != before[i]]
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


def laid_turn(claims: list[bool], k: int, slots: list[int]) -> Atoll:
    """Return a game of 4 after turn k in which the seats named fulfil sand beside meadow."""
    game = new(4)
    game.state[AT_TURN] = k
    for p in range(4):
        # Water alone fulfils nothing, and any card of the same terrain twice neither.
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
            assert kinds(game)[0][:3] == (atoll.CLAIM, taker, pair), (k, claims)
            assert game.request_owner(pair) == taker
            assert game.score(taker) >= 2


def test_t8_the_lowest_slot_first_and_it_is_refilled_at_once() -> None:
    game = laid_turn([True] * 4, 0, [RARE[0], 0, RARE[1], RARE[2]])
    rows = kinds(game)
    assert rows[0][:3] == (atoll.CLAIM, 0, 0)
    drawn = 4
    for row in rows:
        assert row[3] == game.state[AT_REQUESTS + drawn]
        drawn += 1
    assert game.request(1) == rows[-1][3]
    assert game.requests_left() == 60 - drawn


def test_t8_a_seat_takes_one_claim_each_time_round() -> None:
    game = new(4)
    corner = next(r for r in range(60) if pattern(r) == [["meadow", "sand"], ["sand", None]])
    for p in range(4):
        give(game, p, [(40, place(MIDDLE, MIDDLE, 2))])
    game.state[AT_TURN] = 1
    reveal(game, [RARE[0], corner, 0, RARE[1]])
    for p in range(4):
        hold(game, p, 0, 48 + p)
        game.apply(0)
        # Its meadow left of the upper sand, its own sand below: both Requests at once.
        game.apply(place(MIDDLE - 1, MIDDLE, 3))
        game.apply(CONFIRM)
    first, second = kinds(game)[:2]
    assert first[:3] == (atoll.CLAIM, 1, corner)  # the lower slot, from seat k = 1 on
    assert second[:3] == (atoll.CLAIM, 2, 0)  # not seat 1 again before the others had their turn


def test_t8_an_empty_deck_leaves_the_slot_empty() -> None:
    game = new(4)
    reveal(game, [0, *RARE[:3]])
    game.state[11] = 60
    for p in range(4):
        hold(game, p, 0, 48 + p)
        choose(game, 0, place(MIDDLE, MIDDLE, 0))
    assert kinds(game)[0] == (atoll.CLAIM, 0, 0, NONE)
    assert game.request(0) == NONE
    assert game.requests_left() == 0


def test_t10_points_of_requests() -> None:
    game = laid_turn([True, False, False, False], 0, [0, *RARE[:3]])
    assert game.request_points(0) == 2
    assert game.score(0) == 2
    assert game.score(1) == 0


def test_t11_double_water_takes_the_very_place_and_the_card_goes_anywhere() -> None:
    game = new(6)
    here = place(MIDDLE, MIDDLE, 2)
    give(game, 0, [(8, here), (56, place(MIDDLE + 1, MIDDLE, 0))])
    for p in range(1, 4):
        give(game, p, [(116, here), (117, here)])
    game.state[AT_TURN] = 2
    hold(game, 0, 0, 3)
    game.apply(0)
    assert game.stage() == TAKE
    out = game.moves_buffer()
    assert list(out[: game.legal(out)]) == [0, 1, 2]
    game.apply(1)
    assert game.stage() == PLACE
    assert game.placing(0) == 8
    there = place(MIDDLE + 3, MIDDLE, 3)
    # The taken card may also go back on top, or on the others: the double-water card lies there.
    for goal in (there, here, place(MIDDLE, MIDDLE - 1, 0)):
        assert game.is_legal(goal)
    assert not game.is_legal(place(MIDDLE - 3, MIDDLE, 0))
    game.apply(there)
    game.apply(CONFIRM)
    for _ in range(3):
        game.apply(0)
        if game.stage() == TAKE:
            game.apply(0)
        game.legal(out)
        game.apply(out[0])
        game.apply(CONFIRM)
    assert [game.card(0, k) for k in range(3)] == [3, 56, 8]
    assert [game.placed(0, k) for k in range(3)] == [here, place(MIDDLE + 1, MIDDLE, 0), there]
    assert game.taken_up(0) == 0
    island = game.island(0)
    assert [island.terrain(MIDDLE, MIDDLE + k) for k in (0, 1)] == [0, 0]
    assert [island.terrain(MIDDLE + 3, MIDDLE + k) for k in (0, 1)] == [1, 0]


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
    out = game.moves_buffer()
    assert list(out[: game.legal(out)]) == [0, 2, 3]
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
        rows = [row for row in kinds(game) if row[0] == atoll.AWARD]
        assert len(rows) == 4
        for p in range(4):
            counted = bytearray(20)
            game.award_values(p, counted)
            for i in range(4):
                assert counted[i] == game.award_value(p, game.award(i))
        for _, award, winner, _ in rows:
            values = [game.award_value(p, award) for p in range(4)]
            best = min(values) if atoll_cards.is_fewest(award) else max(values)
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
        assert kinds(game)[-1] == (atoll.DEAL, 1, 0, 0)
        assert game.laid(0) == 10
        for p in range(4):
            hand = [game.hand(p, k) for k in range(10)]
            assert hand == deck[40 + 10 * p : 50 + 10 * p]
        assert game.awards_shown() == 8
        assert [game.award(i) for i in range(4)] == awards
        for request in range(60):
            if owners[request] != NONE:
                assert game.request_owner(request) == owners[request]
        # What nobody took can still be won at the end.
        left = [award for award in awards if game.award_winner(award) == NONE]
        new_ones = [game.award(i) for i in range(4, 8)]
        play(game, random.Random(seed))
        rows = [row[1] for row in kinds(game) if row[0] == atoll.AWARD]
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
    assert len([row for row in kinds(game) if row[0] == atoll.AWARD]) == 20
    for rounds, awards in ((1, 21), (2, 11), (1, 0), (0, 4), (3, 4)):
        with pytest.raises(ValueError, match=r"Award|round"):
            new(1, 4, rounds, awards)


@pytest.mark.parametrize("players", range(3, 7))
def test_what_a_seat_knows_of_hands(players: int) -> None:
    """Its own and those it has passed on this round; nothing else, and no deck."""
    game = new(9, players)
    r = random.Random(9)
    seen = Atoll()
    for _ in range(20):
        for p in range(players):
            game.observe(p, seen.state)
            held = game.turn() + 1
            for q in range(players):
                back = (p - q if game.round() == 0 else q - p) % players
                # Seat q's hand has come a way of `back` seats from p: or not been with p at all.
                hand = [seen.hand(q, k) for k in range(game.hand_size(q))]
                steps = (q - p if game.round() == 0 else p - q) % players
                known = steps < held
                if known:
                    assert hand == [game.hand(q, k) for k in range(game.hand_size(q))], back
                else:
                    assert set(hand) == {HIDDEN}
            assert set(seen.state[:4]) == {HIDDEN}
        play_turn(game, r)


@given(seed=st.integers(0, 2**32 - 1), players=st.integers(3, 6), length=st.integers(0, 300))
@settings(max_examples=25, deadline=None)
def test_records_replay(seed: int, players: int, length: int) -> None:
    game = catalog.make("atoll")
    session = Session(game, seed, bytes((players, 2, 4)))
    out = game.moves_buffer()
    r = random.Random(seed)
    while len(session.moves) < length and game.player() != OVER:
        session.play(out[r.randrange(game.legal(out))])
    game.check()
    again = decode(session.encode(), catalog.make)
    assert again.game.state == game.state
    before = bytes(game.state)
    if game.player() != OVER:
        session.play(out[r.randrange(game.legal(out))])
        if session.undo():
            assert bytes(game.state) == before


@given(seed=st.integers(0, 2**32 - 1), players=st.integers(3, 6), length=st.integers(0, 250))
@settings(max_examples=25, deadline=None)
def test_determinized_games_play_to_their_end(seed: int, players: int, length: int) -> None:
    game = new(seed, players)
    r = random.Random(seed)
    play(game, r, length)
    p = r.randrange(players)
    before = bytearray(game.SIZE)
    after = bytearray(game.SIZE)
    game.observe(p, before)
    game.determinize(p, bytearray(b"luck"))
    game.observe(p, after)
    assert after == before
    game.check()
    play(game, r)
    game.check()
    assert game.player() == OVER


def test_neighbours_are_those_of_t6() -> None:
    """The footprint test that replaying a record leans on, against the words of the rule."""
    for seed in range(60):
        r = random.Random(seed)
        n = r.randrange(1, 15)
        entries = laid_at_random(r, n, 0.4)
        cells = set()
        for k in range(n):
            p = entries[k * ENTRY + 1] | entries[k * ENTRY + 2] << 8
            x, y = p >> 2 & 127, p >> 9
            cells |= {(x, y), (x, y + 1) if p & 2 else (x + 1, y)}
        near = cells | {other for cell in cells for other in beside(cell)}
        for x in range(50, 80):
            for y in range(50, 80):
                assert atoll_island.touches(entries, 0, n, x, y) == ((x, y) in near), (seed, x, y)
