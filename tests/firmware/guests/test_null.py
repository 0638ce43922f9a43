"""Null, the template of a new game, played through the buttons."""

from __future__ import annotations

import pytest

from engine.null.rules import KEEP, SWAP
from host_sim.bots import guest
from host_sim.drive import Handheld
from tests.firmware.guests.buttons import play_of
from tests.firmware.menus import screen, up

OWN, STACK, RIVALS = range(3)


def start(seed: int = 1) -> Handheld:
    return Handheld(seed=seed, env={"TOMBOLO_GAME": "null"}, start_ms=1500)


def test_it_is_played_by_its_name_and_not_on_the_title():
    with Handheld(start_ms=1500) as handheld:
        assert "Null" not in [row.text() for row in screen(handheld).rows]
    with start() as handheld:
        assert play_of(handheld).info.TITLE == "Null"


@pytest.mark.parametrize(("move", "cell"), [(KEEP, OWN), (SWAP, STACK)])
def test_each_card_means_a_move(move, cell):
    with start() as handheld:
        play = play_of(handheld)
        view = play.view
        own = view.shows(OWN)
        assert own in "123456"
        assert (view.shows(STACK), view.shows(RIVALS)) == ("?", "?")
        guest.press_move(handheld, view, move)
        assert play.session.moves[0] == move
        assert view.cells(move, play.seat) == (cell,)
        assert view.shows(OWN) == own or move == SWAP


def test_a_swap_taken_back_says_at_which_move_the_game_is():
    with start() as handheld:
        play = play_of(handheld)
        guest.press_move(handheld, play.view, SWAP)
        handheld.machine.load("firmware.screens.pause").undo_reveal(play)
        assert play.view.words == "Back at move 1"


def test_the_cards_are_shown_before_the_result():
    with start() as handheld:
        play = play_of(handheld)
        handheld.press("A")
        while play.session.game.player() >= 0:
            handheld.wait(50)
        assert up(handheld) == "Play"
        assert play.view.shows(RIVALS) in "123456"
        handheld.wait(3000)
        handheld.press("A")
        assert up(handheld) == "Result"
