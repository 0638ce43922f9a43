"""The three rules of firmware/memory.py: what is in memory, and what is unloaded when."""

from __future__ import annotations

import pytest

from boards.install import bundle, profile
from engine import catalog, codes
from engine.session import PERSON, Session
from firmware.hardware.keys import B
from firmware.storage.log import Store
from firmware.storage.records import CRASH
from host_sim.bots import arabana, wait_for_turn
from host_sim.drive import FirmwareCrashed, Handheld
from tests.chip import files
from tests.firmware.hints import known
from tests.firmware.menus import TITLES, app, choose, leave, screen, up
from tests.firmware.thumb import type_code


def loaded(handheld: Handheld, part: str = "") -> set[str]:
    """Return the names of the modules in memory, but for packages, with this part in them."""
    modules = handheld.machine.load("firmware.memory").sys.modules
    return {name for name in modules if part in name and not hasattr(modules[name], "__path__")}


def begun_hashi() -> Handheld:
    """Start a handheld with a game of Hashi that was left after its start was chosen."""
    with Handheld(seed=5, env={"TOMBOLO_GAME": "hashi"}, start_ms=2500) as handheld:
        handheld.press("A")
        handheld.hold("A", 700)
        nvm = handheld.nvm
    return Handheld(nvm=nvm, seed=5)


def test_a_game_is_unloaded_when_another_begins():
    with Handheld(seed=5) as handheld:
        program = app(handheld)
        for name in [*TITLES, "hashi"]:
            choose(handheld, TITLES[name])
            choose(handheld, "New game")
            handheld.press("A")
            handheld.wait(1000)
            assert screen(handheld).session.game.NAME == name
            others = [f".{other}." for other in TITLES if other != name]
            assert not [module for other in others for module in loaded(handheld, other)]
            leave(handheld)
        assert app(handheld) is program, "the program never restarts"


@pytest.mark.parametrize("name", TITLES)
def test_what_is_shown_beside_a_game_is_unloaded_when_it_is_left(name):
    with Handheld(seed=5, env={"TOMBOLO_GAME": name}) as handheld:
        play = screen(handheld)
        handheld.press("A")
        handheld.press("B")
        before = loaded(handheld, "firmware.")
        rows = len(play.menu().rows)
        for n in range(1, rows - 1):  # the first goes on, the last leaves
            handheld.hold("B", 700)
            handheld.press("DOWN", n)
            handheld.press("A")
            handheld.wait(100)
            handheld.press("B")  # Atoll's sheets are the view's own
            while screen(handheld) is not play:
                handheld.press("B")
            assert loaded(handheld, "firmware.") == before, f"row {n}"


@pytest.mark.parametrize("name", TITLES)
def test_a_game_that_a_menu_has_read_goes_on_with_one_copy_of_its_rules(name):
    with Handheld(seed=5, env={"TOMBOLO_GAME": name}, start_ms=2500) as handheld:
        handheld.press("A", 2)
        played = list(screen(handheld).session.moves)
        leave(handheld)
        for is_menu in (False, True):
            handheld.wait(2000)
            if is_menu:
                choose(handheld, TITLES[name])
                handheld.wait(2000)
                handheld.press("B")  # drawn again, the title finds the rules in memory
                handheld.wait(2000)
                choose(handheld, TITLES[name])
                handheld.wait(2000)
            (session,) = screen(handheld).sessions.values()
            handheld.press("A")
            handheld.wait(1000)
            assert screen(handheld).session is session
            assert list(session.moves) == played
            assert type(session.game) is type(handheld.machine.load("engine.catalog").make(name))
            leave(handheld)


def test_the_title_keeps_nothing_of_a_game_while_others_are_chosen():
    with Handheld(seed=5, env={"TOMBOLO_GAME": "atoll"}, start_ms=2500) as handheld:
        handheld.press("A", 2)
        leave(handheld)
        handheld.wait(2000)
        title = screen(handheld)
        assert len(title.sessions) == 1
        choose(handheld, TITLES["hashi"])
        assert not title.sessions
        assert not loaded(handheld, ".atoll.")
        handheld.press("B")
        handheld.wait(2000)
        assert screen(handheld) is title
        assert len(title.sessions) == 1


def has_one_copy_of_the_rules(handheld: Handheld) -> bool:
    """Return True if the rules that are played are those in memory."""
    session = screen(handheld).session
    return type(session.game) is type(handheld.machine.load("engine.catalog").make("hashi"))


@pytest.mark.parametrize("place", ["Title", "GameMenu"])
def test_a_game_is_read_again_where_a_notice_came_between(place):
    with begun_hashi() as handheld:
        if place == "GameMenu":
            choose(handheld, "Hashi")
        menu = screen(handheld)
        assert up(handheld) == place
        while not menu._reading:
            handheld.wait(10)
        program = app(handheld)
        program.go(program.notice(("The battery is low.",), menu))
        handheld.wait(1000)
        handheld.press("A")
        assert not menu.sessions
        handheld.wait(1500)
        assert len(menu.sessions) == 1
        handheld.press("A")
        handheld.wait(1500)
        assert has_one_copy_of_the_rules(handheld)


def test_a_menu_keeps_nothing_of_its_game_while_another_is_read():
    atoll = catalog.make("atoll")
    with begun_hashi() as handheld:
        choose(handheld, "Hashi")
        handheld.wait(2000)
        menu = screen(handheld)
        assert len(menu.sessions) == 1
        choose(handheld, "Enter a code")
        assert not menu.sessions
        type_code(handheld, codes.encode(atoll, 5, atoll.usual()[0]))
        assert loaded(handheld, "engine.atoll.")
        while screen(handheld) is not menu:
            handheld.press("B")
        choose(handheld, "Continue")
        handheld.wait(1500)
        assert has_one_copy_of_the_rules(handheld)


@pytest.mark.parametrize("name", TITLES)
def test_the_pages_of_help_are_those_of_the_lesson_until_it_is_over(name):
    with Handheld(seed=5) as handheld:
        choose(handheld, TITLES[name])
        choose(handheld, "A short lesson")
        handheld.wait(2000)
        lesson = app(handheld).playing
        while screen(handheld) is not lesson:
            handheld.press("A")
        handheld.hold("B", 700)
        choose(handheld, "How to play")
        assert screen(handheld).help is lesson.deal
        assert screen(handheld).help.words is lesson.deal.words
        handheld.press("B")
        app(handheld).go(lesson._go_on())
        handheld.wait(100)
        assert type(screen(handheld)).__name__ == "Play"
        assert not loaded(handheld, f".{name}.help")
        assert not loaded(handheld, "_help")


def test_after_a_crash_no_menu_reads_what_may_have_crashed():
    with Handheld(seed=5, env={"TOMBOLO_GAME": "atoll"}, start_ms=2500) as handheld:
        handheld.press("A", 2)
        nvm = bytearray(handheld.nvm)
    Store(nvm).save(CRASH, b"\2\1\0rules")
    with Handheld(nvm=bytes(nvm), start_ms=3000) as handheld:
        assert up(handheld) == "Title"
        assert not screen(handheld).sessions
        assert not loaded(handheld, "engine.atoll.")
        choose(handheld, "Atoll")
        handheld.wait(2000)
        assert not screen(handheld).sessions
        assert screen(handheld).rows[0].text() == "Continue"


def test_a_computer_player_is_unloaded_when_it_has_moved():
    with Handheld(seed=1, env={"TOMBOLO_GAME": "arabana"}) as handheld:
        wait_for_turn(handheld)
        session = screen(handheld).session
        assert loaded(handheld, "engine.arabana.ai.") == set()
        handheld.press("DOWN+A")
        known(handheld)
        assert loaded(handheld, "engine.arabana.ai.") == set()
        handheld.press("B")
        arabana.play(handheld, "easy")
        again = Session(catalog.make("arabana"), session.seed, session.options, session.seats)
        for move in session.moves:
            last = session.seats[again.game.player()]
            again.play(move)
        assert last != PERSON, "a computer player ends the game"
        assert loaded(handheld, "engine.arabana.ai.") == set()


def test_what_a_screen_has_loaded_keeps_its_name_while_it_is_up():
    with Handheld(seed=5, env={"TOMBOLO_GAME": "hashi"}) as handheld:
        handheld.press("A")
        handheld.hold("B", 700)
        assert {"firmware.screens.menu", "engine.codes"} <= loaded(handheld)
        choose(handheld, "How to play")
        assert {"firmware.screens.pages", "firmware.games.hashi.help"} <= loaded(handheld)
        assert "firmware.screens.menu" not in loaded(handheld)


def test_what_saves_a_game_is_unloaded_when_it_is_saved():
    with Handheld(seed=5, env={"TOMBOLO_GAME": "hashi"}) as handheld:
        before = loaded(handheld)
        handheld.press("A")
        handheld.wait(500)
        assert screen(handheld).session.kept, "it is saved"
        assert loaded(handheld) <= before


def test_the_score_of_arabana_takes_nothing_of_its_result():
    with Handheld(seed=1, env={"TOMBOLO_GAME": "arabana"}) as handheld:
        wait_for_turn(handheld)
        handheld.hold("B", 700)
        choose(handheld, "The score")
        assert loaded(handheld, "arabana.sheets")
        assert not loaded(handheld, "result") | loaded(handheld, "words.en_records")


@pytest.mark.parametrize("is_past", [False, True])
def test_a_result_is_unloaded_before_the_menus_are_loaded(is_past):
    with Handheld(seed=1, env={"TOMBOLO_GAME": "arabana"}) as handheld:
        arabana.play(handheld, "easy")
        if is_past:
            handheld.wait(1000)
            handheld.press("B")
            choose(handheld, "Arabana")
            choose(handheld, "The last result")
        handheld.wait(1000)
        assert up(handheld) == "Result"
        program = app(handheld)
        program.go(program.screen.key(B))
        assert not loaded(handheld, "result") | loaded(handheld, "firmware.screens.title")
        handheld.wait(100)
        assert up(handheld) == ("GameMenu" if is_past else "Title")


@pytest.mark.parametrize("name", TITLES)
def test_where_memory_is_in_pieces_a_game_is_loaded_again_and_goes_on(name):
    def failing(k):
        raise MemoryError("allocating 7696 bytes")

    with Handheld(seed=5, env={"TOMBOLO_GAME": name}) as handheld:
        program = app(handheld)
        handheld.press("A")
        handheld.wait(3000)
        play = screen(handheld)
        moves, plan = list(play.session.moves), list(play.view.plan)
        assert moves
        play.view.key = failing
        handheld.press("RIGHT")
        handheld.wait(100)
        again = screen(handheld)
        assert (type(again).__name__, again is play) == ("Play", False)
        assert (list(again.session.moves), list(again.view.plan)) == (moves, plan)
        handheld.press("RIGHT")
        assert app(handheld) is program, "the program has not been started again"


def test_so_many_names_are_met_at_the_start_that_their_largest_table_begins():
    """It begins after 1,260; some 80 of these stand in CircuitPython's firmware already."""
    drive = bundle.make(profile.load("pico")).files
    with Handheld(seed=1) as handheld:
        paths = [name.replace(".", "/") + ".mpy" for name in handheld.machine.imported]
    met: set[str] = set().union(*(files.names(drive[path]) for path in paths if drive.get(path)))
    assert {"deal", "AT_REQUESTS", "moves_buffer"} < met
    assert len(met) > 1260 + 80


def test_what_was_met_at_the_start_does_not_stay():
    with Handheld(seed=1) as handheld:
        assert "engine.hashi.rules" in handheld.machine.imported
        assert not [name for game in TITLES for name in loaded(handheld, f".{game}.")]


def test_a_memory_error_that_comes_again_shows_its_card():
    def failing(play, canvas):
        raise MemoryError("allocating 7696 bytes")

    with begun_hashi() as handheld:
        handheld.press("A")
        handheld.wait(1500)
        type(screen(handheld)).draw = failing
        with pytest.raises(FirmwareCrashed):
            handheld.hold("RIGHT", 3000)


def test_a_memory_error_where_no_game_is_to_be_saved_shows_its_card():
    def failing(k):
        raise MemoryError("allocating 7696 bytes")

    with Handheld(seed=5) as handheld:
        screen(handheld).key = failing
        with pytest.raises(FirmwareCrashed):
            handheld.press("RIGHT")
