"""The rules of firmware/memory.py: what is in memory, what is unloaded when, and lack of room."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import pytest

from boards.install import bundle, mpy, profile
from engine import catalog
from engine.session import PERSON, Session
from firmware import memory
from host_sim.bots import arabana, wait_for_turn
from host_sim.drive import FirmwareCrashed, Handheld
from tests.firmware.hashi.test_own_puzzles import handheld_with
from tests.firmware.hints import known
from tests.firmware.menus import TITLES, app, choose, leave, screen, up
from tests.firmware.shortage import short, short_of


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
            while not play.is_bare():  # computer players choose meanwhile
                handheld.wait(50)
            assert loaded(handheld, "firmware.") == before, f"row {n}"


@pytest.mark.parametrize("name", TITLES)
def test_a_menu_says_how_far_a_game_is_without_its_rules(name):
    with Handheld(seed=5, env={"TOMBOLO_GAME": name}, start_ms=2500) as handheld:
        handheld.press("A", 2)
        play = screen(handheld)
        where = play.info.where(play.info.progress(play.session))
        leave(handheld)
        choose(handheld, TITLES[name])
        assert where in screen(handheld).rows[0].text()
        handheld.wait(3000)
        assert not loaded(handheld, f"engine.{name}.")


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
        result = weakref.ref(screen(handheld))
        left: list[object] = []

        def look(n: int) -> bool:
            gc.collect()
            left.append((loaded(handheld, "result"), result()))
            return False

        short(handheld, "firmware.screens.begin.title", "Title.__init__", look)
        handheld.press("B")
        assert left == [(set(), None)]
        assert up(handheld) == ("GameMenu" if is_past else "Title")


def test_nothing_of_a_board_is_left_while_a_turn_in_a_puzzle_is_judged():
    """Neither a module nor a class that another module has kept. The puzzle is one's own."""
    with handheld_with(0) as handheld:
        choose(handheld, TITLES["hashi"])
        choose(handheld, "Puzzles")
        handheld.wait(500)
        handheld.press("UP")
        handheld.press("A")
        handheld.wait(1500)
        play = screen(handheld)
        assert type(play).__name__ == "Solving"
        place = "firmware.games."
        board = [
            weakref.ref(kind)
            for kind in type(play.view).__mro__
            if kind.__module__.startswith(place)
        ]
        assert board
        moves = [*play.row[6], play.session.game.CONFIRM]
        screens = [play.play(move) for move in moves]
        app(handheld).go(screens[-1])
        assert up(handheld) == "Judging"
        screens.clear()
        gc.collect()
        assert [kind() for kind in board if kind()] == []
        assert not loaded(handheld, f"{place}hashi.view")


# Where room runs out.


@pytest.mark.parametrize("name", TITLES)
def test_where_room_runs_out_the_board_is_built_once_more_and_takes_the_key(name):
    def pressed(fails: bool) -> tuple[Any, ...]:
        with Handheld(seed=5, env={"TOMBOLO_GAME": name}) as handheld:
            program = app(handheld)
            handheld.press("A")
            handheld.wait(3000)
            view = screen(handheld).view
            calls = short_of(handheld, view, "key", lambda n: fails and not n)
            handheld.press("RIGHT")
            handheld.wait(3000)
            play = screen(handheld)
            assert app(handheld) is program
            assert (play.view is view, len(calls)) == ((False, 2) if fails else (True, 1))
            moves, plan = list(play.session.moves), list(play.view.plan[play.view.handed :])
            assert moves
            return moves, plan, play.view.cursor_state(), handheld.nvm, handheld.frame()

    assert pressed(True) == pressed(False)


@pytest.mark.parametrize("name", TITLES)
def test_a_key_that_has_no_room_again_leaves_the_board_as_it_was(name):
    with Handheld(seed=5, env={"TOMBOLO_GAME": name}) as handheld:
        program = app(handheld)
        handheld.press("A")
        handheld.wait(3000)
        before = handheld.frame()
        nvm = handheld.nvm
        calls = short_of(handheld, screen(handheld).view, "key", lambda n: n < 2)
        handheld.press("RIGHT")
        handheld.wait(3000)
        assert len(calls) == 2
        assert app(handheld) is program
        assert (handheld.frame(), handheld.nvm) == (before, nvm)
        handheld.press("RIGHT")
        assert handheld.frame() != before


@pytest.mark.parametrize("name", TITLES)
def test_where_the_board_has_no_room_the_program_starts_again_and_the_game_goes_on(name):
    with Handheld(seed=5, env={"TOMBOLO_GAME": name}) as handheld:
        program = app(handheld)
        handheld.press("A")
        handheld.wait(3000)
        play = screen(handheld)
        moves, plan = list(play.session.moves), list(play.view.plan)
        assert moves
        short_of(handheld, play.view, "draw")
        handheld.press("RIGHT")
        handheld.wait(3000)
        assert app(handheld) is not program
        again = screen(handheld)
        assert (list(again.session.moves), list(again.view.plan)) == (moves, plan)
        handheld.press("RIGHT")
        assert up(handheld) == "Play"


@pytest.mark.parametrize("name", TITLES)
def test_a_saved_game_that_has_no_room_says_so_stays_saved_and_can_be_tried_again(name):
    with Handheld(seed=5, env={"TOMBOLO_GAME": name}) as handheld:
        handheld.press("A")
        handheld.wait(3000)
        moves = list(screen(handheld).session.moves)
        leave(handheld)
        nvm = handheld.nvm
        calls = short(handheld, f"firmware.games.{name}.view", "view", lambda n: n < 3)
        choose(handheld, "Continue")
        handheld.wait(1000)
        assert " ".join(screen(handheld).sentences).startswith(TITLES[name])
        handheld.press("A")
        assert up(handheld) == "Title"
        assert handheld.nvm == nvm
        while len(calls) < 3:
            choose(handheld, "Continue")
            handheld.wait(1000)
        assert list(screen(handheld).session.moves) == moves


def test_all_names_are_met_before_anything_else():
    """So that they lie together, and no table of them begins later, wherever that is."""
    files = bundle.make(profile.load("pico")).files
    met = files[bundle.MET].decode().split("\n")
    assert met == [*sorted(met)[1:], ""]
    for path in (
        "engine/hashi/rules.mpy",
        "firmware/screens/after/verdict.mpy",
        "firmware/app.mpy",
    ):
        assert mpy.names(files[path]) <= set(met)


def test_names_are_met_from_a_file_a_line_each(tmp_path, monkeypatch):
    (tmp_path / "firmware").mkdir()
    (tmp_path / "firmware/names.txt").write_text("deal\nboard\n")
    asked = []
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(memory, "hasattr", lambda _, name: asked.append(name), raising=False)
    memory.meet()
    assert asked == ["deal", "board"]
    monkeypatch.chdir(tmp_path / "firmware")
    memory.meet()  # there is no such file: nothing happens


def test_room_that_runs_out_before_any_key_shows_the_card_of_a_crash():
    """So a game that has no room at all does not start the program for ever."""
    with Handheld(seed=5, env={"TOMBOLO_GAME": "hashi"}) as handheld:
        short_of(handheld, screen(handheld).view, "tick")
        with pytest.raises(FirmwareCrashed):
            handheld.wait(500)


def test_room_that_runs_out_for_good_without_a_game_to_be_saved_shows_the_card_of_a_crash():
    with Handheld(seed=5) as handheld:
        handheld.press("RIGHT")
        calls = short_of(handheld, screen(handheld), "draw")
        with pytest.raises(FirmwareCrashed):
            handheld.press("RIGHT")
        assert len(calls) > 2, "it has been built again"


def test_a_key_of_the_title_that_has_no_room_leaves_the_title_as_it_was():
    with Handheld(seed=5) as handheld:
        before = handheld.frame()
        calls = short_of(handheld, screen(handheld), "key", lambda n: n < 2)
        handheld.press("DOWN")
        handheld.wait(500)
        assert (up(handheld), len(calls)) == ("Title", 2)
        assert handheld.frame() == before
        handheld.press("DOWN")
        assert handheld.frame() != before
