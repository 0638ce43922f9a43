"""Looking back: a game after any of its moves is what it was then, in whatever order one looks."""

from __future__ import annotations

from random import Random

import pytest

from engine import catalog, past
from engine.game import OVER
from engine.hashi.state import ROUNDS
from engine.session import Session

KINDS = (
    ("hashi", b"\x01\x00"),
    ("hashi", b"\x03\x01"),
    ("arabana", b""),
    ("atoll", b"\x03\x01\x04"),
    ("atoll", b"\x06\x02\x04"),
    ("null", b""),
)


def played(name: str, options: bytes, seed: int = 5, most: int = 10_000) -> Session:
    """Play a game at random, at most so many moves."""
    session = Session(catalog.make(name), seed, options)
    luck = Random(seed)
    out = session.game.moves_buffer()
    while session.game.player() != OVER and len(session.moves) < most:
        session.play(luck.choice(list(out[: session.game.legal(out)])))
    return session


@pytest.mark.parametrize(("name", "options"), KINDS)
def test_a_game_is_walked_in_any_order(name, options):
    session = played(name, options)
    n = len(session.moves)
    again = Session(catalog.make(name), session.seed, session.options)
    states, marks = [bytes(again.game.state)], [0]
    for move in session.moves:
        again.play(move)
        states.append(bytes(again.game.state))
        marks.append(again.mark)
    found = past.Past(session)
    assert found.ends[-1] == n
    luck = Random(1)
    for at in (n, 0, n, *(luck.randint(0, n) for _ in range(60)), *range(n, n - 9, -1)):
        found.go(max(at, 0))
        shown = found.session
        assert bytes(shown.game.state) == states[max(at, 0)], (name, at)
        assert list(shown.moves) == list(session.moves[: max(at, 0)])
        assert list(shown.movers) == list(session.movers[: max(at, 0)])
        if catalog.make(name).CONFIRM >= 0:
            assert shown.mark == marks[max(at, 0)]
    assert sum(len(state) for state in found._states.values()) <= 1_500
    assert bytes(session.game.state) == states[-1]


@pytest.mark.parametrize(("name", "options", "turns"), [(*KINDS[0], 1 + ROUNDS), (*KINDS[1], 18)])
def test_a_round_of_hashi_is_a_turn_and_the_start_is_one_before_them(name, options, turns):
    found = past.Past(played(name, options))
    assert len(found.ends) - 1 == turns
    assert turns - found.session.game.SETUP == ROUNDS


def test_a_card_of_atoll_is_a_turn_of_all():
    assert len(past.Past(played("atoll", b"\x03\x01\x04")).ends) == 1 + 10


def test_a_duel_has_a_turn_for_each_confirmed_one():
    session = played("arabana", b"")
    confirmed = list(session.moves).count(session.game.CONFIRM)
    assert len(past.Past(session).ends) - 1 == confirmed


def test_a_running_game_ends_with_the_turn_that_was_over_last():
    for most in range(1, 40):
        session = played("hashi", b"\x02\x00", most=most)
        found = past.Past(session)
        assert found.ends[-1] == session.mark
        assert list(found.session.moves) == list(session.moves[: session.mark])


class Extra(type(catalog.make("null"))):  # type: ignore[misc]
    """A game without CONFIRM in which the same player may move again."""

    def apply(self, move):
        return False

    def player(self):
        return 0


def test_without_a_move_that_confirms_a_turn_ends_as_the_player_changes():
    game = Extra()
    assert not past.is_turn_over(game, 0, False)
    assert past.is_turn_over(game, 1, False)
    assert not past.is_turn_over(game, 0, True), "a roll, and the same player goes on"


class Rolls(type(catalog.make("null"))):  # type: ignore[misc]
    """A game for one, whose turns are three rolls."""

    rolls = 0

    def players(self):
        return 1

    def player(self):
        return 0

    def is_turn_a_move(self):
        return self.rolls == 0


def test_a_game_for_one_says_by_its_state_where_a_turn_of_several_moves_ends():
    game = Rolls()
    for game.rolls, is_over in ((1, False), (2, False), (0, True)):
        assert past.is_turn_over(game, 0, True) == is_over
