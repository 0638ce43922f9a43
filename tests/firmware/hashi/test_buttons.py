"""Hashi through the buttons: whole games, and what no press may lose."""

import pytest

from engine import catalog
from engine.hashi.rules import Hashi
from engine.hashi.state import SETTLE
from engine.record import encode
from engine.session import PRACTICE, Session
from firmware.storage.log import Store
from firmware.storage.records import GAME, SETTINGS
from host_sim.bots import tap
from host_sim.bots.hashi import SoloBot
from host_sim.drive import Handheld
from tests.firmware.kept import kept, saved


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
        assert saved(handheld, Hashi.ID) is None  # a game that is over does not go on


def test_a_running_game_goes_on_after_the_power_was_off():
    bot = SoloBot(11)
    presses = list(bot.presses())
    with start(11) as handheld:
        press_all(handheld, presses[:60])
        session = saved(handheld, Hashi.ID)
        nvm = handheld.nvm
    assert session is not None
    with Handheld(seed=5, nvm=nvm) as handheld:
        handheld.press("A")  # Continue is the first row
        app = handheld.machine.main["app"]
        assert encode(app.screen.session) == encode(session)
        assert app.screen.session.game.state == session.game.state


def test_leaving_keeps_the_unconfirmed_round_too():
    with start() as handheld:
        app = handheld.machine.main["app"]
        bot = SoloBot(7)
        press_all(handheld, list(bot.presses())[:40])
        moves = list(app.screen.session.moves)
        handheld.hold("B", 700)
        handheld.press("UP")  # the last row: leave
        handheld.press("A")
        assert list(saved(handheld, Hashi.ID).moves) == moves


def test_h4_a_new_game_keeps_the_old_one_until_its_first_round_is_confirmed():
    with start(11) as handheld:
        press_all(handheld, list(SoloBot(11).presses())[:60])
        old = saved(handheld, Hashi.ID)
        nvm = handheld.nvm
    with Handheld(seed=12, nvm=nvm, env={"TOMBOLO_GAME": "hashi"}) as handheld:
        assert type(handheld.machine.main["app"].screen).__name__ == "Question"
        handheld.press("A")
        session = handheld.machine.main["app"].screen.session
        for press in SoloBot(12).presses():
            press_all(handheld, [press])
            if session.game.round() > 1:
                break
            assert encode(kept(handheld, Hashi.ID)[-1]) == encode(old)
        assert [encode(game) for game in kept(handheld, Hashi.ID)] == [encode(session)]


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
        handheld.press("DOWN", rows.index("Take back the round"))
        handheld.press("A")
        handheld.press("B")  # no
        assert app.screen is menu
        assert play.session.game.round() == 3
        handheld.press("A")
        handheld.press("A")  # yes
        assert app.screen is play
        assert play.session.game.round() == 2
        assert play.session.flags & PRACTICE


def test_the_same_seed_gives_the_same_deck_as_the_engine():
    with start(123456789, "B") as handheld:
        game = handheld.machine.main["app"].screen.session.game
        assert game.state == Session(catalog.make("hashi"), 123456789, b"\x01\x01").game.state


@pytest.mark.parametrize("record", [b"rubbish that is no record", b"Tb\x01\x01\x63" + bytes(12)])
def test_a_saved_game_that_cannot_be_read_is_a_sentence_and_a_way_on(record):
    nvm = bytearray(b"\xff" * 4096)
    store = Store(nvm)
    store.save(GAME + Hashi.ID, record)
    store.save(SETTINGS, b"\x04\x01")
    with Handheld(nvm=bytes(nvm)) as handheld:
        app = handheld.machine.main["app"]
        handheld.press("A")
        assert type(app.screen).__name__ == "Notice"
        assert " ".join(app.screen.pages[0]).endswith(".")
        handheld.press("A")
        assert app.screen.title == "Hashi"


@pytest.mark.parametrize("name", ["chess", 5])
def test_an_unknown_game_in_the_settings_is_a_sentence_and_the_title(name):
    with Handheld(env={"TOMBOLO_GAME": name}) as handheld:
        app = handheld.machine.main["app"]
        assert app.screen.pages[0] == [f"There is no game {name}."]
        handheld.press("B")
        assert type(app.screen).__name__ == "Title"
