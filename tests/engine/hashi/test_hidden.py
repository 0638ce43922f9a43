"""Hashi: what a seat may know, and what can be undone (H4, H6, H12, H13)."""

from __future__ import annotations

import pytest

from engine import catalog, rng
from engine.game import HIDDEN, OVER
from engine.hashi import rules
from engine.hashi.rules import CONFIRM, DECK, SETTLE, SKIP_BRIDGES, SKIP_NUMBER, Hashi
from engine.record import encode
from engine.rewind import undo_reveal
from engine.session import PRACTICE, Session
from host_sim.games import replayed
from tests.positions.hashi import (
    ISLANDS,
    NONE,
    after,
    board,
    flagged,
    islands,
    legal,
    luck,
    new,
    random_game,
)


def test_h4_nobody_sees_the_others_start_before_all_have_written():
    game = new(players=2)
    i, j = flagged(board(0), NONE)[:2]
    after(game, i)
    seen = Hashi()
    game.observe(1, seen.state)
    assert not any(seen.number_at(0, k) for k in range(ISLANDS))
    after(game, CONFIRM, j)
    game.observe(1, seen.state)
    assert not any(seen.number_at(0, k) for k in range(ISLANDS))
    after(game, CONFIRM)
    game.observe(0, seen.state)
    assert seen.number_at(0, j) == seen.number_at(1, i) == 3


def test_h6_nobody_sees_what_others_do_before_the_last_has_confirmed():
    """Seats play simultaneously: whatever seat 0 does, seats 1 and 2 see the same."""
    seen = Hashi()
    for seed in range(12):
        r = luck(seed)
        game = new(players=3, side=seed % 2, seed=seed)
        while game.player() != OVER:
            start = bytes(game.state)
            views = set()
            for _ in range(5):
                game.state[:] = start
                while game.player() == 0:
                    for p in (1, 2):
                        game.observe(p, seen.state)
                        views.add((p, 0, bytes(seen.state)))
                    after(game, legal(game)[rng.below(r, len(legal(game)))])
                for p in (1, 2):
                    game.observe(p, seen.state)
                    views.add((p, 1, bytes(seen.state)))
                    assert seen.state[rules.CHOICE : rules.CHOICE + 4] == bytes([HIDDEN] * 4)
            assert len(views) == 4, f"seed {seed}, round {game.round()}"
            round_before = game.round()
            while game.player() != OVER and (game.round() == round_before):
                after(game, legal(game)[rng.below(r, len(legal(game)))])
        assert game.round() == 17


def test_h6_a_seat_sees_all_that_it_has_done_itself():
    seen = Hashi()
    for players in (1, 2, 3, 4):
        n = 0
        for n, game in enumerate(random_game(players, players % 2, players), 1):  # noqa: B007
            p = game.player()
            game.observe(p, seen.state)
            for at, size in ((rules.CHOICE, 4), (rules.BOARDS, rules.STRIDE)):
                own = slice(at + size * p, at + size * (p + 1))
                assert seen.state[own] == game.state[own]
            assert (seen.player(), seen.phase()) == (p, game.phase())
            assert legal(seen) == legal(game)
        assert n > 17 * players


def test_h6_other_deals_order_the_unseen_cards_and_choose_what_is_open():
    seen, other = Hashi(), Hashi()
    orders = set()
    nexts = set()
    chosen = 0
    for players in (1, 2, 3):
        for n, game in enumerate(random_game(players, players % 2, players)):
            for p in range(players):
                game.observe(p, seen.state)
                other.state[:] = seen.state
                other.determinize(p, bytearray((n & 255, 1, 2, 3)))
                turn = game.player()
                for q in range(turn):
                    chosen += q != p and any(other.state[rules.CHOICE + 4 * q :][:4])
                if p != turn:
                    assert not any(other.state[rules.CHOICE + 4 * turn :][:4])
            if game.round() == 1:
                orders.add(bytes(other.state[DECK + 1 : DECK + 18]))
                nexts.add(other.state[DECK + 1])
    assert len(orders) > 5
    assert len(nexts) > 5
    assert chosen > 20, "the others have chosen, only what is open"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_h6_the_news_of_a_round_are_what_every_seat_did_and_had(players):
    before = b""
    rounds = 0
    game = None
    for game in random_game(players, players % 2, players):
        if game.round() != rounds:
            assert game.news == before
            rounds = game.round()
        if game.player() == players - 1:
            before = bytes(game.state[rules.POINTS : rules.BOARDS])
    assert rounds == rules.ROUNDS


def test_h12_the_info_bar_ticks_the_cards_played_and_tells_nothing_of_the_unseen_one():
    """The order of the cards not yet revealed, the removed one included, changes nothing seen."""
    for seed in range(6):
        session = Session(catalog.make("hashi"), seed, bytes([1 + seed % 4, seed % 2]))
        game = session.game
        seen, other = Hashi(), Hashi()
        r = luck(seed)
        while game.player() != OVER:
            ticked = [card for card in range(18) if game.is_played(card)]
            assert len(ticked) == game.round()
            assert sorted(game.state[DECK : DECK + game.round()]) == ticked
            for p in range(game.players()):
                game.observe(p, seen.state)
                assert [card for card in range(18) if seen.is_played(card)] == ticked
                unseen = seen.state[DECK + game.round() : DECK + 18]
                assert unseen == bytes([HIDDEN] * (18 - game.round()))
                twin = Hashi()
                twin.state[:] = game.state
                rng.shuffle(r, twin.state, DECK + game.round(), DECK + 18)
                twin.observe(p, other.state)
                assert other.state == seen.state, encode(session).hex()
            session.play(legal(game)[rng.below(r, len(legal(game)))])
        assert len([card for card in range(18) if game.is_played(card)]) == 17


def test_h13_the_engine_refuses_every_illegal_move():
    session = Session(catalog.make("hashi"), 4)
    r = luck(4)
    game = session.game
    while game.player() != OVER:
        allowed = legal(game)
        before = bytes(game.state)
        for move in (*range(100), 65535):
            if move not in allowed:
                with pytest.raises(ValueError, match="not allowed"):
                    session.play(move)
        assert game.state == before
        session.play(allowed[rng.below(r, len(allowed))])
    assert game.round() == 17


def test_h13_within_the_round_everything_is_taken_back_beyond_it_only_as_practice():
    session = Session(catalog.make("hashi"), 9)
    game = session.game
    i = flagged(board(0), NONE)[0]
    for move in (i, CONFIRM, SKIP_NUMBER, SKIP_BRIDGES, CONFIRM):
        session.play(move)
    second = bytes(game.state)
    session.play(islands(game)[0])
    session.play(SKIP_BRIDGES)
    assert session.undo()
    assert session.undo()
    assert game.state == second
    assert not session.undo(), "the next card has been seen"
    assert session.flags == 0
    assert undo_reveal(session)
    assert session.flags & PRACTICE
    assert game.round() == 1
    assert game.phase() == SETTLE
    session.play(CONFIRM)
    assert game.state == second, "and the same card comes again"
    assert replayed(encode(session)).flags & PRACTICE
