"""Arabana-Ikibiti, rule by rule: scorings, rounds, last plays and the end (A11 to A15)."""

from __future__ import annotations

import pytest

from engine.arabana import moves
from engine.arabana.map import INITIALS
from engine.arabana.rules import Arabana
from engine.arabana.state import DONE, LAST, LOST, NO_CARD, PLAY
from engine.game import OVER
from tests.positions.arabana import after, bridges, legal, play, position, swap

CONFIRM, PASS = moves.CONFIRM, moves.PASS


def ending(round: int, own: str = "AI CI KL", theirs: str = "EH") -> Arabana:
    """Seat 0 draws the last card of a round; it controls I."""
    game = position(own, theirs, other="B", face_up="A", stack="", round=round)
    return after(game, moves.DRAW, CONFIRM)


@pytest.mark.parametrize("round", [1, 2])
def test_a11_scoring_when_stack_and_face_up_cards_are_gone(round):
    game = ending(round)
    assert game.points(0, round) == 1
    assert game.points(1, round) == 0
    assert game.round() == round + 1


def test_a11_the_seat_that_controls_more_gets_the_difference():
    game = ending(1, "KL", "AI CI GM LM")
    assert game.points(0, 1) == 0
    assert game.points(1, 1) == 2
    assert game.score(1) == 2
    game = ending(1, "AI CI", "GM LM")
    assert game.score(0) == game.score(1) == 0


def test_a12_discards_are_dealt_again_and_hands_and_bridges_stay():
    game = position("AI CI", "EH", hand="BC", other="DE", face_up="A", stack="")
    after(game, moves.DRAW, CONFIRM)
    assert [INITIALS[card] for card in game.hand(0)] == list("ABC")
    assert len(game.hand(1)) == 2
    assert all(game.face_up(slot) != NO_CARD for slot in range(3))
    assert game.stack_count() == 24 - 5 - 3
    assert game.discards_count() == 0
    assert bridges(game, 0) == {"AI", "CI"}
    assert game.player() == 1
    game.check()


def test_a13_both_play_a_last_time_the_opponent_of_the_drawer_first():
    game = position("KL", "EH", hand="C", other="AABB", face_up="I", stack="", round=3)
    after(game, moves.DRAW, CONFIRM)
    assert game.stage() == LAST
    assert game.player() == 1
    assert {move for move in legal(game) if move >= moves.DISCARD} == {PASS}
    after(game, play("A", "AD"), PASS)
    assert legal(game) == [CONFIRM]
    after(game, CONFIRM)
    assert game.player() == 0
    assert not game.did()
    assert game.is_second_to_play_last()
    after(game, play("C", "CI"), play("I", "FI"), PASS, CONFIRM)
    assert game.player() == OVER
    assert game.points(0, 3) == 1
    assert game.winners() == [0]


def test_a13_nobody_discards_in_the_last_plays():
    game = position("KL", "EH", hand="AABBC", stack="", round=3, last=True)
    assert not [move for move in legal(game) if moves.DISCARD <= move < PASS]


@pytest.mark.parametrize(("round", "bonus", "tournament"), [(2, 24, 5), (3, 12, 4)])
def test_a14_a15_a_player_without_bridges_loses_at_once(round, bonus, tournament):
    game = position("CI", "AI", hand="I", face_up="BCD", round=round)
    game.apply(play("I", "FI"))
    assert game.stage() == LOST
    assert legal(game) == [CONFIRM]  # until then it can be undone
    assert game.apply(CONFIRM) is True
    assert game.player() == OVER
    assert game.is_premature()
    assert game.winners() == [0]
    assert game.score(0) == bonus
    assert [game.tournament(0), game.tournament(1)] == [tournament, 0]


def test_a14_not_in_the_first_round():
    game = after(position("CI", "AI", hand="I", face_up="BCD"), play("I", "FI"))
    assert game.stage() == PLAY


def test_a14_looked_at_as_the_round_begins():
    game = ending(1, theirs="")
    assert game.stage() == DONE
    assert game.round() == 2
    assert game.score(0) == 1 + 24
    assert [game.tournament(0), game.tournament(1)] == [5, 0]


def test_a14_if_neither_has_a_bridge_play_goes_on():
    game = ending(1, own="", theirs="")
    assert game.round() == 2
    assert game.player() == 1


def test_a14_the_first_bridge_on_an_empty_board_ends_nothing():
    """No bridge is lost by it; as the third round begins, the seat that still has none loses."""
    game = ending(1, own="", theirs="")
    game = after(game, next(move for move in legal(game) if move < moves.FREE_BRIDGE))
    assert game.stage() == PLAY
    assert not game.is_premature()
    assert len(bridges(game, 1)) == 1
    game = ending(2, own="AI", theirs="")
    assert game.stage() == DONE
    assert game.winners() == [0]


def test_a14_a_bare_seat_that_takes_the_last_bridge_wins():
    game = after(position("", "GH", hand="HH", round=2), swap("HH", "GH"))
    assert game.stage() == LOST
    after(game, CONFIRM)
    assert game.winners() == [0]


def test_a14_the_winner_wins_whatever_was_noted_before():
    game = position("CI", "AI", hand="I", face_up="BCD", round=3)
    game.state[15] = 16 + 12  # seat 1 got 12 at the first scoring
    game.state[16] = 16 + 9
    after(game, play("I", "FI"), CONFIRM)
    assert game.score(1) == 21
    assert game.winners() == [0]


@pytest.mark.parametrize(
    ("own", "won", "points"), [("AI CI KL", [0], [3, 1]), ("KL", [0, 1], [2, 2])]
)
def test_a15_tournament_points(own, won, points):
    game = position(own, "EH", stack="", round=3, last=True)
    after(game, PASS, CONFIRM, PASS, CONFIRM)
    assert game.winners() == won
    assert [game.tournament(0), game.tournament(1)] == points
