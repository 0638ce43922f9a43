"""Hints in Atoll by the buttons: the turn of the highest level, shown and played."""

from __future__ import annotations

from typing import Any

import pytest

from engine.atoll.cards import is_double_water
from engine.atoll.island import MIDDLE, place
from engine.atoll.state import CARD, PLACE, SURE
from firmware.games.atoll.board import request_box
from firmware.games.atoll.hints import REASONS
from host_sim.drive import Handheld
from tests.firmware.atoll.buttons import short_game
from tests.firmware.hints import WHAT, WHERE, WHY, ask, ask_from_menu, back, turn_of
from tests.firmware.menus import screen


def play_hint(handheld: Handheld, play: Any) -> list[int]:
    """Ask for a hint, play it, confirm it, and go on to the next turn; return its moves."""
    laid = play.view.ended
    hint = ask(handheld, WHAT)
    handheld.press("A", 2)
    for _ in range(400):
        if play.view.ended != laid:
            break
        handheld.wait(20)
    assert play.view.ended == laid + 1
    handheld.press("B")
    return hint.moves


def test_turns_played_by_hints_alone_are_those_of_hard():
    with Handheld(seed=3) as handheld:
        play = short_game(handheld)
        for _ in range(4):
            turn = turn_of("hard", play, lambda game: game.stage() == SURE)
            laid = play.view.ended
            assert play_hint(handheld, play) == turn
            assert play.session.game.placed(play.seat, laid) == turn[-1]
        assert play.session.hints() == 4


def test_a_double_water_card_is_shown_with_the_card_it_is_swapped_for():
    """T11. That is rare, so the turn shown is not one of the level's."""
    with Handheld(seed=5) as handheld:
        play = short_game(handheld)
        play_hint(handheld, play)
        hand = [play.view.seen.hand(play.seat, slot) for slot in range(9)]
        slot = next(slot for slot in range(9) if is_double_water(hand[slot]))
        hint = ask(handheld)
        turn = [slot, 1, place(MIDDLE, MIDDLE - 1, 0)]
        hint.moves[:] = turn
        handheld.press("DOWN")
        shown = {handheld.frame()}
        for _ in range(3):
            handheld.wait(500)
            shown.add(handheld.frame())
        assert len(shown) == 2
        handheld.press("A")
        view = play.view
        assert view.plan == turn
        assert view.seen.placing(play.seat) == view.seen.card(play.seat, 0)
        assert view.seen.stage() == SURE


def chosen(view: Any) -> tuple[Any, ...]:
    """Return what a view holds of the turn, and where its cursor is."""
    return bytes(view.seen.state), list(view.plan), view.cursor_state()


@pytest.mark.parametrize("rung", [WHERE, WHAT, WHY])
@pytest.mark.parametrize("keys", [(), ("RIGHT", "UP"), ("RIGHT", "A", "LEFT", "UP")])
@pytest.mark.parametrize("way", [ask, ask_from_menu])
def test_b_leaves_the_hand_or_the_card_carried_as_it_was(rung, keys, way):
    with Handheld(seed=3) as handheld:
        play = short_game(handheld)
        play_hint(handheld, play)
        handheld.wait(8000)  # the others choose: what they do between DOWN and A moves the game on
        for key in keys:
            handheld.press(key)
        kept = chosen(play.view)
        hint = way(handheld, rung)
        assert hint.play is play
        back(handheld, way)
        assert screen(handheld) is play
        assert not play.view.sheet
        assert chosen(play.view) == kept


def test_a_card_chosen_already_stays_chosen():
    with Handheld(seed=3) as handheld:
        play = short_game(handheld)
        play_hint(handheld, play)
        handheld.press("RIGHT")
        handheld.press("A")
        assert play.view.seen.stage() == PLACE
        before = list(play.view.plan)
        hint = ask_from_menu(handheld, WHAT)
        handheld.press("A")
        assert play.view.plan == before + hint.moves
        assert play.view.seen.stage() == SURE
        assert not play.view.can_hint()


def test_what_is_shown_is_the_card_where_it_goes_and_nothing_is_planned():
    with Handheld(seed=3) as handheld:
        play = short_game(handheld)
        play_hint(handheld, play)
        assert play.view.seen.stage() == CARD
        hint = ask(handheld, WHAT)
        assert (play.view.seen.stage(), play.view.place) == (PLACE, hint.moves[-1])
        assert play.view.plan == []
        handheld.press("B")
        assert play.view.seen.stage() == CARD


def test_a_sheet_that_is_up_goes_for_a_hint():
    with Handheld(seed=3) as handheld:
        play = short_game(handheld)
        hand = handheld.frame()
        handheld.press("DOWN")
        assert play.view.sheet
        ask(handheld)
        handheld.press("B")
        assert handheld.frame() == hand


@pytest.mark.parametrize("request_slot", range(4))
def test_a_reason_does_not_hide_the_request_that_it_names(request_slot):
    with Handheld(seed=3) as handheld:
        play = short_game(handheld)
        play_hint(handheld, play)
        hint = ask(handheld, WHAT)
        found = (REASONS.index("lacks"), request_slot, 1)
        hint.why = hint.ladder.sentence(found)
        x, y, w, h = request_box(request_slot, False)
        before = handheld.frame()
        handheld.press("DOWN")
        after = handheld.frame()
        assert after != before
        changed = [
            (i, j)
            for j in range(y, y + h)
            for i in range(x, x + w)
            if (before[j * 16 + i // 8] ^ after[j * 16 + i // 8]) >> (7 - i % 8) & 1
        ]
        assert not changed
