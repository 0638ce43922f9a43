"""Hashi through the buttons: whole games, and what no press may lose."""

import pytest

from engine.hashi.state import SETTLE
from engine.session import PRACTICE
from host_sim.bots import tap
from host_sim.bots.hashi import SoloBot
from host_sim.drive import Handheld
from tests.firmware.hashi.buttons import EASY, confirm_start, new_game
from tests.firmware.kept import saved
from tests.firmware.menus import choose, leave, screen


def start(seed=7, side="A"):
    return Handheld(seed=seed, env={"TOMBOLO_GAME": "hashi", "TOMBOLO_SIDE": side})


def press_all(handheld, presses):
    for key, ms in presses:
        tap(handheld, key, ms)


@pytest.mark.parametrize("side", ["A", "B"])
def test_a_whole_game_by_the_buttons_ends_as_the_engine_says(side):
    bot = SoloBot(7, "AB".index(side))
    with start(7, side) as handheld:
        app = handheld.machine.main["app"]
        press_all(handheld, bot.presses())
        session = app.screen.play.session
        assert session.game.player() == -1
        assert bytes(session.game.state) == bytes(bot.game.state)
        assert session.moves == bot.session.moves
        assert saved(handheld, "hashi") is None  # a game that is over does not go on


def test_b_takes_back_to_the_start_of_the_round_and_no_further():
    with start() as handheld:
        app = handheld.machine.main["app"]
        session = app.screen.session
        for press in SoloBot(7).presses():
            press_all(handheld, [press])
            if session.game.round() == 3 and session.game.phase() == SETTLE:
                break
        while session.can_undo():
            handheld.press("B")
        state = bytes(session.game.state)
        for _ in range(3):
            handheld.press("B")
        assert bytes(session.game.state) == state
        assert not session.flags & PRACTICE


def test_h13_taking_back_a_round_asks_first_and_marks_the_game_as_practice():
    with start() as handheld:
        app = handheld.machine.main["app"]
        play = app.screen
        for press in SoloBot(7).presses():
            press_all(handheld, [press])
            if play.session.game.round() == 3:
                break
        handheld.hold("B", 700)
        menu = app.screen
        rows = [row.text() for row in menu.rows]
        handheld.press("DOWN", rows.index("Take back the turn"))
        handheld.press("A")
        handheld.press("B")  # no
        assert app.screen is menu
        assert play.session.game.round() == 3
        handheld.press("A")
        handheld.press("A")  # yes
        assert app.screen is play
        assert play.session.game.round() == 2
        assert play.session.flags & PRACTICE


@pytest.mark.parametrize("name", ["chess", 5])
def test_an_unknown_game_in_the_settings_is_a_sentence_and_the_title(name):
    with Handheld(env={"TOMBOLO_GAME": name}) as handheld:
        app = handheld.machine.main["app"]
        assert app.screen.pages[0] == [f"There is no game {name}."]
        handheld.press("B")
        assert type(app.screen).__name__ == "Title"


@pytest.mark.parametrize("is_practice", [False, True])
def test_moves_that_were_all_taken_back_do_not_come_again(is_practice):
    with start() as handheld:
        play = screen(handheld)
        handheld.press("A")
        if is_practice:
            handheld.hold("A", 700)
            handheld.hold("B", 700)
            choose(handheld, "Take back the turn")
            while screen(handheld) is not play:
                handheld.press("A")
        handheld.press("B")
        assert not play.session.moves
        leave(handheld)
        assert saved(handheld, "hashi") is None


def test_the_last_line_says_what_the_keys_do_once_a_number_is_taken_back_at_a_table():
    with Handheld(seed=3) as handheld:
        play = new_game(handheld, EASY)
        handheld.wait(800)
        confirm_start(handheld)
        handheld.wait(3000)
        while play.view.recap:
            handheld.press("B")
        before = play.view.prompt()
        assert before.startswith("Ⓐ write")
        handheld.press("A")
        handheld.wait(300)
        assert play.view.handed == 1
        handheld.press("B")
        assert play.view.prompt() == before
