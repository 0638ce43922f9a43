"""What Atoll's upper levels know of the others: who can claim a Request this turn (T8)."""

from __future__ import annotations

import pytest

from engine.atoll.ai.rivals import Rivals
from engine.atoll.island import MIDDLE, Island, place
from engine.atoll.rules import Atoll
from engine.atoll.state import AT_ROUND, AT_TURN, NONE
from engine.game import HIDDEN
from tests.positions.atoll import give, new

SAND_BY_MEADOW = 0  # a Request of two tiles, two points
SANDS, MEADOWS, ROCKS = 40, 72, 112  # the first of eight cards each
POINTS = 2 * 16


def position(turn: int, rivals_card: int) -> Atoll:
    """Return a game of three after so many turns: seat 1 has sand; all hold rocks, it this card."""
    game = new(players=3)
    game.state[AT_TURN] = turn
    for p in range(3):
        first = SANDS if p == 1 else ROCKS
        give(game, p, [(first + p, place(MIDDLE, MIDDLE, 0))] * turn)
    for p in range(3):
        at = game.hand_at(p)
        game.state[at : at + 10 - turn] = bytes((ROCKS + 7,) * (10 - turn))
    at = game.hand_at(1)
    if rivals_card == HIDDEN:
        game.state[at : at + 10 - turn] = bytes((HIDDEN,) * (10 - turn))
    else:
        game.state[at] = rivals_card
    return game


def rivals(game: Atoll, seat: int) -> Rivals:
    found = Rivals()
    requests = bytes((SAND_BY_MEADOW, NONE, NONE, NONE))
    for _ in found.learn(game, seat, Island(), requests):
        pass
    return found


def test_a_request_that_no_rival_can_claim_is_worth_its_points() -> None:
    found = rivals(position(1, ROCKS), 0)
    assert found.open[0] == POINTS
    assert found.claimed[0] > POINTS, "and the next one is revealed"


def test_what_a_rival_is_about_to_claim_is_worth_little_to_strive_for() -> None:
    assert rivals(position(1, MEADOWS), 0).open[0] < POINTS / 2


@pytest.mark.parametrize(("turn", "is_first"), [(1, False), (2, True), (3, True)])
def test_t8_who_claims_first_loses_nothing_to_a_rival_who_could_claim_too(
    turn: int, is_first: bool
) -> None:
    """After the first turn, claims begin with seat 1; then with seat 2; then with seat 0."""
    alone = rivals(position(turn, ROCKS), 0).claimed[0]
    contested = rivals(position(turn, MEADOWS), 0).claimed[0]
    if is_first:
        assert contested > alone, "the rival loses it"
    else:
        assert contested < alone


def test_a_hand_never_seen_counts_by_the_cards_never_seen() -> None:
    known = [rivals(position(1, card), 0).open[0] for card in (MEADOWS, ROCKS)]
    assert known[0] < rivals(position(1, HIDDEN), 0).open[0] < known[1]


def test_the_next_hand_is_the_neighbours_on_the_side_of_the_round() -> None:
    """T7: to the left in round 1, so seat 2 gets seat 1's hand; to the right in round 2."""
    for current, seat in ((0, 2), (1, 0)):
        game = position(1, ROCKS)
        game.state[AT_ROUND] = current
        game.state[AT_TURN] = 1
        for p in range(3):
            give(game, p, [(ROCKS + p, place(MIDDLE, MIDDLE, 0))] * game.laid(p))
        give(game, seat, [(SANDS, place(MIDDLE, MIDDLE, 0))] * game.laid(seat))
        with_it = without = 0
        for card in (ROCKS + 6, MEADOWS):
            at = game.hand_at(1)
            game.state[at : at + 9] = bytes((card,) * 9)
            worth = rivals(game, seat).worth(game.island(seat), 0)
            with_it, without = worth, with_it
        assert with_it > without
