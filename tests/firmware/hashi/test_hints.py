"""The ladder of hints in Hashi by the buttons: a rung a press, and none of it is lost or played."""

from __future__ import annotations

from typing import Any

import pytest

from engine.hashi.state import SETTLE
from firmware.games.hashi.lines import open_keys
from host_sim.bots.hashi import TableBot
from host_sim.drive import Handheld
from tests.firmware.hashi.buttons import HARD, confirm_start, new_game, play_until
from tests.firmware.hashi.test_buttons import start
from tests.firmware.hints import WHAT, WHERE, WHY, ask, ask_from_menu, back, turn_of
from tests.firmware.kept import saved
from tests.firmware.menus import choose, screen, up


def begun(handheld: Handheld) -> Any:
    """Write the start, turn over the first card; return the play screen."""
    confirm_start(handheld)
    return screen(handheld)


def test_each_press_is_a_rung_and_a_plays_what_is_shown():
    with start() as handheld:
        play = begun(handheld)
        frames = {handheld.frame()}
        hint = ask(handheld)
        assert hint.rung == WHERE
        frames.add(handheld.frame())
        for rung in (WHAT, WHY):
            handheld.press("DOWN+A")
            assert hint.rung == rung
            frames.add(handheld.frame())
        assert len(frames) == 4
        handheld.press("DOWN+A")
        assert hint.rung == WHY
        played = list(play.session.moves)
        handheld.press("A")
        assert screen(handheld) is play
        assert list(play.session.moves) == played + hint.moves
        assert play.session.game.phase() == SETTLE


def test_the_moves_are_those_of_the_master_on_the_seats_observation():
    with start() as handheld:
        play = begun(handheld)
        moves = turn_of("master", play, lambda game: game.phase() == SETTLE)
        assert ask(handheld).moves == moves


@pytest.mark.parametrize("downs", [0, 1, 2])
@pytest.mark.parametrize("is_held", [False, True])
@pytest.mark.parametrize("way", [ask, ask_from_menu])
def test_b_leaves_the_board_as_it_was(downs, is_held, way):
    with start() as handheld:
        play = begun(handheld)
        if is_held:
            handheld.press("A")
            assert play.view.is_held
        handheld.hold("B", 700)
        handheld.press("B")
        frame = handheld.frame()
        way(handheld, WHERE + downs)
        assert handheld.frame() != frame
        back(handheld, way)
        assert screen(handheld) is play
        assert handheld.frame() == frame
        assert play.app.canvas.animation.calm == play.app.settings.calm


def test_what_the_person_has_begun_stays_and_the_hint_goes_on_from_there():
    with start() as handheld:
        play = begun(handheld)
        handheld.press("A")  # the number
        begun_with = list(play.session.moves)
        hint = ask(handheld)
        assert min(hint.moves) >= 36
        handheld.press("DOWN")
        handheld.press("A")
        assert list(play.session.moves) == begun_with + hint.moves


def test_a_bridge_that_down_drew_on_its_way_to_the_hint_is_taken_back():
    with start() as handheld:
        play = begun(handheld)
        view = play.view
        handheld.press("A")
        moves = list(play.session.moves)
        for cursor in range(18):
            view.cursor = cursor
            ways = open_keys(view.board, cursor)
            if len(ways) > 1 and 1 in ways:
                break
        view.is_held = True
        handheld.press("DOWN+A")
        assert up(handheld) == "HintSearch"
        assert list(play.session.moves) == moves
        handheld.press("B")
        assert play.view.cursor_state()[:2] == (cursor, True)


def test_a_bridge_that_down_planned_at_a_table_is_taken_back_too():
    with Handheld(seed=3) as handheld:
        play = new_game(handheld, HARD)
        play_until(handheld, TableBot(handheld), 2)
        view = play.view
        handheld.press("A")
        planned = list(view.plan)
        cursor = view.cursor = next(i for i in range(18) if 1 in open_keys(view.board, i))
        view.is_held = True
        handheld.press("DOWN+A")
        assert up(handheld) == "HintSearch"
        assert play.view.plan == planned, "it stays while the view has gone"
        handheld.press("B")
        assert (play.view.plan, play.view.cursor_state()[:2]) == (planned, (cursor, True))


def test_the_menu_offers_a_hint_where_there_is_something_to_decide():
    with start() as handheld:
        play = begun(handheld)
        hint = ask_from_menu(handheld, WHAT)
        handheld.press("A")
        assert play.session.game.phase() == SETTLE
        handheld.hold("B", 700)
        assert "Hint" not in [row.text() for row in screen(handheld).rows]
        handheld.press("B")
        handheld.press("DOWN+A")
        assert screen(handheld) is play
        assert play.view.words == "No hint now"
        assert hint.moves == list(play.session.moves)[-len(hint.moves) :]


def test_hints_are_counted_once_a_round_and_outlast_all_that_is_taken_back():
    with start() as handheld:
        play = begun(handheld)
        session = play.session
        for downs in (0, 1):
            ask(handheld, WHERE + downs)
            handheld.press("B")
        assert session.hints() == 1
        handheld.press("A")
        handheld.press("B")
        assert session.hints() == 1
        ask(handheld, WHAT)
        handheld.press("A", 2)  # the moves, the next card
        ask(handheld)
        handheld.press("B")
        assert session.hints() == 2
        handheld.machine.load("firmware.screens.pause").undo_reveal(play)
        assert play.session.hints() == 2
        handheld.hold("B", 700)
        choose(handheld, "Leave")
        assert saved(handheld, "hashi").hints() == 2


def test_both_keys_on_a_display_that_is_dark_wake_it_and_make_no_move():
    with start() as handheld:
        play = begun(handheld)
        moves = list(play.session.moves)
        play.app.idle.tick(300_000, 0, 0)
        handheld.wait(1000)
        handheld.press("DOWN+A")
        assert screen(handheld) is play
        assert list(play.session.moves) == moves
        handheld.press("DOWN+A")
        assert up(handheld) == "HintSearch"


def test_in_a_lesson_a_hint_is_its_sentence():
    with Handheld(seed=1) as handheld:
        choose(handheld, "Hashi")
        choose(handheld, "A short lesson")
        handheld.wait(1500)
        handheld.press("A")
        assert up(handheld) == "Lesson"
        handheld.press("DOWN+A")
        assert up(handheld) == "Notice"


def test_at_a_table_the_hint_goes_into_what_is_planned():
    with Handheld(seed=3) as handheld:
        play = new_game(handheld, HARD)
        bot = TableBot(handheld)
        play_until(handheld, bot, 2)
        moves = list(play.session.moves)
        hint = ask(handheld, WHAT)
        handheld.press("A")
        view = play.view
        assert view.plan == hint.moves
        assert list(play.session.moves)[: len(moves)] == moves
        assert view.seen.phase() == SETTLE
