"""Kalah and Reversi, played through the buttons from packs on a drive."""

from __future__ import annotations

import shutil
from random import Random

import pytest

from engine import ai, catalog
from engine.codes import encode as encode_code
from engine.game import OVER
from engine.record import decode, encode
from host_sim.bots import guest, wait_for_turn, way
from host_sim.drive import Handheld
from tests import guests
from tests.conform import luck
from tests.firmware.guests import begun
from tests.firmware.guests.buttons import first_of, play_of, slow_step, start
from tests.firmware.hints import ask
from tests.firmware.menus import app, choose, leave, up
from tests.firmware.thumb import type_code
from tests.guests import ALL, BOARDS, FOLDER, NAMES

KEYS = ("UP", "DOWN", "LEFT", "RIGHT")


@pytest.mark.parametrize("name", ALL)
def test_each_choice_of_a_new_game_begins_one(drive, name):
    problems = list(begun.problems(drive, name))
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("name", [*ALL, "null"])
@pytest.mark.parametrize("moves", [0, 12])
def test_a_cursor_move_hands_over_few_bytes(drive, name, moves):
    with start(drive, name) as handheld:
        play = play_of(handheld)
        while len(play.session.moves) < moves:
            guest.press_move(handheld, play.view, first_of(play.view))
            if wait_for_turn(handheld) != "Play":
                return  # it is over
        handheld.wait(2000)
        chance = Random(name)
        for key in chance.choices(KEYS, k=100):
            problem = slow_step(handheld, name, key)
            assert not problem, problem


def test_why_a_game_cannot_be_loaded_is_told_once_with_its_line(tmp_path, monkeypatch):
    folder = tmp_path / "reversi"
    shutil.copytree(FOLDER / "reversi", folder)
    with (folder / "firmware/games/reversi/view.py").open("a") as view:
        view.write("view = lambda *given: given[9]\n")
    monkeypatch.setattr(guests, "FOLDER", tmp_path)
    (tmp_path / "drive").mkdir()
    found = list(begun.problems(guests.drive(tmp_path / "drive", ["reversi"]), "reversi"))
    assert len(found) == 1
    assert "cannot be loaded: " in found[0]
    assert "(firmware/games/reversi/view.py:" in found[0]


CHOICES = ("firmware/games/reversi/info.py", "TITLE", 'choices = bytearray(b"\x05")\nTITLE')
SEATS = ("engine/reversi/rules.py", "PLAYERS = (2, 2)", "PLAYERS = (2, 3)")


@pytest.mark.parametrize(
    ("file", "old", "new", "first"),
    [
        (*CHOICES, "New game: Reversi cannot be loaded: choices (info.py)"),
        (*SEATS, "New game, Players"),
    ],
)
def test_a_choice_that_begins_no_game_is_told(tmp_path, monkeypatch, file, old, new, first):
    folder = tmp_path / "reversi"
    shutil.copytree(FOLDER / "reversi", folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")
    monkeypatch.setattr(guests, "FOLDER", tmp_path)
    (tmp_path / "drive").mkdir()
    found = list(begun.problems(guests.drive(tmp_path / "drive", ["reversi"]), "reversi"))
    assert found[0].startswith(first), found
    reasons = [problem.partition(": ")[2] for problem in found]
    assert len(set(reasons)) == len(reasons), "each reason is told once"


@pytest.mark.parametrize("name", ALL)
def test_a_whole_game_is_played_to_its_result_and_leaves_no_save(drive, name):
    with start(drive, name) as handheld:
        session = guest.play(handheld)
        assert session.game.player() == OVER
        assert up(handheld) == "Result"
        handheld.wait(700)
        handheld.press("B")
        assert up(handheld) == "Title"
        assert not any(row.text().startswith("Continue") for row in app(handheld).screen.rows)
        again = decode(encode(session), catalog.make(name))
        assert again.game.state == session.game.state


@pytest.mark.parametrize("is_cut", [False, True])
@pytest.mark.parametrize("name", BOARDS)
def test_a_game_goes_on_as_it_was_left_by_the_menu_or_a_power_cut(drive, name, is_cut):
    with Handheld(root=drive) as handheld:
        choose(handheld, name.capitalize())
        choose(handheld, "New game")
        handheld.press("A")
        for _ in range(3):
            view = play_of(handheld).view
            guest.press_move(handheld, view, first_of(view))
            wait_for_turn(handheld)
            handheld.wait(2000)
        session = play_of(handheld).session
        moves = list(session.moves)
        own = bytes(session.movers).rfind(b"\x00")
        picture = handheld.frame()
        if is_cut:
            handheld.power(False)
            handheld.power(True)
        else:
            leave(handheld)
        choose(handheld, name.capitalize())
        handheld.wait(1000)
        choose(handheld, "Continue: move ")
        handheld.wait(2000)
        play = play_of(handheld)
        assert list(play.session.moves) == moves
        play.view.cursor = view.cursor
        handheld.press("UP")
        handheld.press("DOWN")
        assert handheld.frame() == picture
        handheld.press("B")
        assert list(play.session.moves) == moves[:own]


@pytest.mark.parametrize("name", BOARDS)
def test_an_opponents_move_is_marked_and_shown_before_the_next(drive, name):
    with start(drive, name) as handheld:
        play = play_of(handheld)
        view = play.view
        handheld.press("A")
        wait_for_turn(handheld)
        assert play.session.movers[-1] == 1
        marked = [at for at in range(view.size) if view._marks[at] == 2]
        assert tuple(marked) == view.cells(play.session.moves[-1], 1)


@pytest.mark.parametrize("name", BOARDS)
def test_calm_moves_nothing(drive, name):
    with start(drive, name) as handheld:
        app(handheld).settings.calm = 1
        app(handheld).apply_settings()
        handheld.press("A")
        assert len(play_of(handheld).session.moves) > 0
        assert not app(handheld).canvas.animation.moving


@pytest.mark.parametrize("name", NAMES)
def test_redrawing_all_changes_no_dot(drive, name):
    chance = Random(name)
    with start(drive, name) as handheld:
        app(handheld).settings.calm = 1
        app(handheld).apply_settings()
        compared = 0
        for step in range(150):
            key = chance.choice((*KEYS, *KEYS, "A", "A", "A", "skip", "B"))
            handheld.hold("A", 600) if key == "skip" else handheld.press(key)
            if up(handheld) != "Play":
                break
            drawn = handheld.frame()
            app(handheld).screen.is_fresh = True
            app(handheld)._draw()
            assert handheld.frame() == drawn, f"step {step}, {key}"
            compared += 1
        assert compared > 100 or up(handheld) == "Result"


def test_a_house_of_the_rival_or_without_seeds_says_why_nothing_is_sown(drive):
    with start(drive, "kalah") as handheld:
        play = play_of(handheld)
        guest.press_move(handheld, play.view, 2)
        for cell, why in ((10, "Not your house"), (2, "No seeds in this house")):
            for key in way(play.view.cursor, cell, play.view.step):
                handheld.press(key)
            handheld.press("A")
            assert play.view.prompt() == why
        assert list(play.session.moves) == [2]


def test_the_cursor_in_kalah_skips_the_stores(drive):
    with start(drive, "kalah") as handheld:
        view = play_of(handheld).view
        found = [view.step(at, 3) for at in (0, 1, 2, 3, 4, 5)]
        assert found == [1, 2, 3, 4, 5, 0]


def test_another_move_in_kalah_is_undone_alone(drive):
    with start(drive, "kalah") as handheld:
        play = play_of(handheld)
        guest.press_move(handheld, play.view, 2)  # its last seed reaches the store
        assert play.session.game.player() == 0
        guest.press_move(handheld, play.view, 0)
        wait_for_turn(handheld)
        handheld.wait(2000)
        handheld.press("B")
        assert list(play.session.moves) == [2]
        handheld.press("B")
        assert len(play.session.moves) == 0


@pytest.mark.parametrize("name", BOARDS)
def test_hints_count_once_a_turn(drive, name):
    with start(drive, name) as handheld:
        play = play_of(handheld)
        for turn in (1, 2):
            for _ in range(2):
                ask(handheld)
                handheld.press("B")
                assert play.session.hints() == turn
            moves = sorted(play.view.choices.values())
            guest.press_move(handheld, play.view, moves[-1])
            wait_for_turn(handheld)
            handheld.wait(2000)


def passing(seat: int) -> tuple[int, list[int]]:
    """Return a seed and the moves of a random game of Reversi up to where a seat has to pass."""
    for seed in range(100):
        game = catalog.make("reversi")
        game.reset(seed)
        player = ai.make("random", game, luck(seed))
        moves = []
        while game.player() != OVER:
            moves.append(ai.choose(player, game, catalog.make("reversi")))
            if game.player() == seat and moves[-1] == 64:
                return seed, moves[:-1]
            game.apply(moves[-1])
    raise AssertionError("nobody ever passes")


@pytest.mark.parametrize("seat", [0, 1])
def test_who_can_turn_nothing_passes_by_a_or_is_said_to_have(drive, seat):
    _, moves = passing(seat)
    with start(drive, "reversi") as handheld:
        play = play_of(handheld)
        for move in moves:
            play.session.play(move)
        play.view.changed()
        handheld.wait(100)
        if seat == 1:
            while not play.view.words:
                handheld.wait(20)
            assert play.view.prompt() == "Krill: Pass"
        else:
            handheld.press("LEFT")
            assert play.view.prompt() == "Ⓐ Pass"
            handheld.press("A")
        assert play.session.moves[len(moves)] == 64


@pytest.mark.parametrize("row", ["New game", "How to play", "Numbered games"])
def test_a_code_of_another_game_leaves_the_menu_of_a_guest_as_it_was(drive, row):
    atoll = catalog.make("atoll")
    with Handheld(seed=5, root=drive, start_ms=1500) as handheld:
        choose(handheld, "Kalah")
        choose(handheld, "Enter a code")
        type_code(handheld, encode_code(atoll, 77, atoll.OPTIONS))
        assert up(handheld) == "Menu"  # who plays against the person?
        handheld.press("B")
        handheld.hold("B", 700)
        choose(handheld, row)
        handheld.wait(500)
        assert up(handheld) in ("NewGame", "Pages", "Numbers")


def test_a_held_flags_a_cell_of_mines_and_takes_the_flag_off(drive):
    with start(drive, "mines") as handheld:
        play = play_of(handheld)
        view = play.view
        at = view.cursor
        assert view.prompt().endswith("flag")
        handheld.hold("A", 700)
        assert (view.seen.known(at), view.cursor, len(play.session.moves)) == (2, at, 1)
        assert view.prompt().endswith("no flag")
        handheld.press("A")
        assert view.prompt() == "There is a flag"
        handheld.hold("A", 700)
        assert view.seen.known(at) == 0
        handheld.press("B")
        assert view.seen.known(at) == 2, "a flag is taken back, as any move that reveals nothing"


def test_the_hint_marks_the_cell_of_a_move_that_reveals(drive):
    with start(drive, "mines", level="careful") as handheld:
        handheld.press("A")
        handheld.wait(1000)
        ask(handheld)
        marked = set()
        for _ in range(4):
            handheld.press("DOWN")
            handheld.wait(100)
            marked.add(len(app(handheld).screen.view.new))
        assert marked == {0, 1}, marked
        handheld.press("B")
        assert play_of(handheld).view.new == ()


@pytest.mark.parametrize(("is_mine", "said"), [(True, "You have lost"), (False, "You win!")])
def test_a_game_for_one_that_can_be_lost_says_how_it_ended(drive, is_mine, said):
    with start(drive, "mines") as handheld:
        play = play_of(handheld)
        game = play.session.game
        handheld.press("A")
        for at in [at for at in range(72) if (game.inside(at) == 9) == is_mine]:
            if game.player() != OVER and game.known(at) == 0:
                play.session.play(at)
        play.view.changed()
        handheld.press("A")
        handheld.wait(1500)
        assert up(handheld) == "Result"
        assert app(handheld).screen._ended() == said


def test_two_people_at_a_game_that_hides_nothing_are_not_asked_to_pass_it_on(drive):
    with Handheld(root=drive, start_ms=1500) as handheld:
        choose(handheld, "Kalah")
        choose(handheld, "New game")
        while "person" not in app(handheld).screen.rows[0].text():
            handheld.press("RIGHT")
        handheld.press("A")
        handheld.wait(1000)
        play = play_of(handheld)
        assert (list(play.session.seats), play.seat) == ([0, 0], 0)
        guest.press_move(handheld, play.view, 0)
        handheld.wait(500)
        assert play_of(handheld).seat == 1
        guest.press_move(handheld, play.view, min(play.view.choices.values()))
        handheld.wait(500)
        assert play.seat == 0
        handheld.press("B")
        assert (len(play.session.moves), play.seat) == (1, 1), "B takes the other's move back, too"


def test_people_and_computers_sit_at_one_table(drive):
    with Handheld(root=drive, start_ms=1500) as handheld:
        choose(handheld, "Pig")
        choose(handheld, "New game")
        for row, word in ((0, "4"), (1, "2"), (2, "Krill")):
            while app(handheld).screen.at != row:
                handheld.press("DOWN")
            while word not in app(handheld).screen.rows[row].text():
                handheld.press("RIGHT")
        handheld.press("A")
        handheld.wait(1000)
        assert list(play_of(handheld).session.seats) == [0, 0, 1, 1]


def test_a_guests_lesson_is_played_step_by_step(drive):
    with Handheld(root=drive, start_ms=1500) as handheld:
        choose(handheld, "Mines")
        choose(handheld, "A short lesson")
        steps = handheld.machine.load("firmware.games.mines.help").STEPS
        for (move,) in steps:
            for _ in range(30):
                handheld.wait(200)
                if up(handheld) == "Notice":
                    break
            while up(handheld) == "Notice":
                handheld.press("A")
            assert up(handheld) == "Lesson"
            guest.press_move(handheld, app(handheld).screen.view, move)
        handheld.wait(2000)
        assert up(handheld) == "Question"


def test_a_die_rolls_and_a_one_has_its_own_tones(drive):
    with start(drive, "pig", board="macropad") as handheld:
        view = play_of(handheld).view
        sound = app(handheld).sound
        app(handheld).settings.sound = 1
        sound.turn(1)
        for _ in range(60):
            if view.is_turn():
                handheld.press("A")
                handheld.wait(1000)
            else:
                handheld.wait(1000)
            if view.seen.die() == 1:
                break
        tones = [hz for _, hz in handheld.machine.pins["SPEAKER"].tones]
        assert 220 in tones
        assert 165 in tones
