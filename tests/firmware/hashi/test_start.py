"""The start number, chosen on the board; B and the held island, as a thumb expects them."""

import pytest

from engine.hashi.boards import NONE
from engine.hashi.rules import BRIDGE, CONFIRM, START_FOUR
from engine.hashi.state import BRIDGES, SETTLE, START
from firmware.games.hashi.lines import open_keys
from firmware.games.hashi.words import en as words
from firmware.hardware.keys import UP
from host_sim.bots.hashi import TableBot
from host_sim.drive import Handheld
from tests.firmware.hashi.buttons import MEDIUM, PERSON, confirm_start, new_game
from tests.firmware.hashi.test_buttons import start
from tests.firmware.hints import ask
from tests.firmware.menus import choose, leave, screen

ARROWS = ("UP", "DOWN", "LEFT", "RIGHT")


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("side", ["A", "B"])
def test_the_first_press_of_a_writes_a_start(side, seed):
    with start(seed, side) as handheld:
        view = screen(handheld).view
        assert view.seen.board.flag[view.cursor] == NONE
        handheld.press("A")
        assert list(screen(handheld).session.moves) == [view.cursor]


def test_h4_a_changes_3_to_4_and_back_and_elsewhere_moves_the_number():
    with start() as handheld:
        play = screen(handheld)
        i = play.view.cursor
        for move in (i, i + START_FOUR, i, i + START_FOUR):
            handheld.press("A")
            assert list(play.session.moves) == [move]
            assert play.view.prompt().startswith(words.WRITE.format(n=4 if move == i else 3))
        handheld.press("RIGHT")
        j = play.view.cursor
        assert j != i
        handheld.press("A")
        assert list(play.session.moves) == [j + START_FOUR]
        handheld.press("B")
        assert list(play.session.moves) == []
        assert play.view.seen.phase() == START


def test_only_a_held_down_turns_over_the_first_card():
    with start() as handheld:
        play = screen(handheld)
        handheld.press("A", 3)
        assert play.view.seen.phase() == SETTLE
        assert play.view.foot().endswith("Ⓐ…first card")
        handheld.hold("A", 700)
        assert play.view.seen.round() == 1


@pytest.mark.parametrize("cut", [False, True])
def test_a_4_stays_through_menus_hints_and_a_power_cut(cut):
    with start() as handheld:
        play = screen(handheld)
        i = play.view.cursor
        handheld.press("A", 2)
        handheld.wait(100)
        if not cut:
            handheld.hold("B", 700)
            choose(handheld, "How to play")
            handheld.press("B", 2)
            assert list(play.session.moves) == [i + START_FOUR]
            leave(handheld)
        nvm = handheld.nvm
    with Handheld(seed=9, nvm=nvm) as handheld:
        handheld.press("A")  # Continue
        play = screen(handheld)
        assert list(play.session.moves) == [i + START_FOUR]
        assert play.view.seen.number_at(0, i) == 4
        confirm = play.view.foot()
        assert confirm.startswith(words.WRITE.format(n=3))


def test_what_a_hint_writes_the_person_can_change():
    with start(1) as handheld:
        play = screen(handheld)
        hint = ask(handheld, 2)
        handheld.press("A")
        assert list(play.session.moves) == hint.moves[:1]
        handheld.press("A")
        assert list(play.session.moves) == [(hint.moves[0] + START_FOUR) % (2 * START_FOUR)]
        handheld.press("A")
        assert list(play.session.moves) == hint.moves[:1]


def test_each_person_at_a_table_chooses_before_and_after_the_plan_is_handed_over():
    with Handheld(seed=3) as handheld:
        play = new_game(handheld, PERSON)
        starts = []
        for presses in (1, 2):
            handheld.press("A")  # the cover
            i = play.view.cursor
            handheld.press("A", presses)
            starts.append(i + START_FOUR * (presses == 2))
            handheld.hold("A", 700)
            handheld.wait(100)
        assert [move for move in play.session.moves if move != CONFIRM] == starts
    with Handheld(seed=3) as handheld:
        play = new_game(handheld, MEDIUM)
        think = play._think
        play._think = lambda player: play
        i = play.view.cursor
        handheld.press("A", 2)
        assert play.view.plan == [i + START_FOUR]
        handheld.press("A")
        assert play.view.plan == [i]
        play._think = think
        while play.session.game.player() != play.seat:
            handheld.wait(40)
        handheld.wait(100)
        assert play.view.handed == 1
        handheld.press("A")
        handheld.wait(50)
        assert (play.view.plan, play.session.moves[-1]) == ([i + START_FOUR], i + START_FOUR)


def test_b_behind_a_number_takes_it_back_though_the_island_is_held():
    with start() as handheld:
        confirm_start(handheld)
        play = screen(handheld)
        before = list(play.session.moves)
        handheld.press("A")
        assert play.view.is_held
        handheld.press("B")
        assert list(play.session.moves) == before
        assert not play.view.is_held


@pytest.mark.parametrize("seed", [2, 4, 6])
def test_b_behind_a_bridge_takes_it_back_and_the_island_is_held_again(seed):
    with start(seed) as handheld:
        confirm_start(handheld)
        play = screen(handheld)
        view = play.view
        handheld.press("A")
        assert view.is_held
        cursor = view.cursor
        moves = list(play.session.moves)
        handheld.press(ARROWS[view.board._arrows[0][0]])
        assert play.session.moves[-1] >= BRIDGE
        handheld.press("B")
        assert list(play.session.moves) == moves
        assert (view.cursor, view.is_held) == (cursor, True)


def held_by_itself(handheld):
    """Write a number on an island from which no line leaves upwards; return its view."""
    confirm_start(handheld)
    handheld.press("RIGHT", 2)
    handheld.press("A")
    view = screen(handheld).view
    assert (view.is_held, view.is_taken) == (True, False)
    assert UP not in open_keys(view.board, view.cursor)
    return view


def test_an_arrow_where_no_bridge_can_be_drawn_leaves_an_island_that_is_held_by_itself():
    with start(seed=3) as handheld:
        view = held_by_itself(handheld)
        cursor = view.cursor
        handheld.press("UP")
        assert view.cursor != cursor
        assert not view.is_held
        assert view.seen.phase() == BRIDGES


def test_an_island_that_a_took_is_held_until_a_lets_go():
    with start(seed=3) as handheld:
        view = held_by_itself(handheld)
        cursor = view.cursor
        handheld.press("A")
        assert not view.is_held
        handheld.press("A")
        handheld.press("UP")
        assert (view.cursor, view.is_held) == (cursor, True)
        assert view.prompt() == words.NO_LINE
        handheld.press("A")
        assert (view.cursor, view.is_held) == (cursor, False)


def test_a_table_from_the_title_needs_no_number():
    with Handheld(seed=3) as handheld:
        play = new_game(handheld, MEDIUM)
        TableBot(handheld, "keen").step()
        assert play.view.plan[0] in range(36)
