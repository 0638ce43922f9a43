"""What a person feels: how soon a press shows, and that the main loop does not rest in a search."""

import pytest

from firmware.words import en
from host_sim.drive import Handheld
from tests.firmware.hashi.buttons import PERSON, new_game
from tests.firmware.menus import TITLES, choose, mark, screen, up

SHOWN_MS = 12  # from the edge to the last byte of a row's mark: two scans, a nap, the wire


@pytest.fixture
def handheld():
    with Handheld(seed=5, start_ms=700) as machine:
        yield machine


def loaded(handheld):
    return set(handheld.machine.load("firmware.memory").sys.modules)


@pytest.mark.parametrize("phase", range(0, 20, 3))
def test_a_press_shows_at_once(handheld, phase):
    handheld.wait(phase)
    before = handheld.frame()
    handheld.machine.set_key("DOWN", True)
    handheld.wait(SHOWN_MS)
    shown = handheld.frame()
    assert shown != before
    handheld.wait(100)
    assert handheld.frame() == shown


@pytest.mark.parametrize("ms", [1, 2, 3])
def test_a_contact_that_bounces_counts_once(handheld, ms):
    """It is open, or closed, for so long each time."""
    title = screen(handheld)
    for is_down in (True, False):
        for _ in range(4):
            handheld.machine.set_key("DOWN", is_down)
            handheld.wait(ms)
            handheld.machine.set_key("DOWN", not is_down)
            handheld.wait(ms)
        handheld.machine.set_key("DOWN", is_down)
        handheld.wait(60)
    assert title.at == 1


@pytest.mark.parametrize(("scans", "counts"), [(3, 0), (4, 1)])
def test_a_button_counts_once_four_scans_agree(handheld, scans, counts):
    """There is a scan each millisecond; the button moves between two."""
    keys = handheld.machine.main["app"].keys
    fed = []
    keys.feed = lambda number, is_down, at: fed.append((number, is_down))
    handheld.wait(0.5)
    handheld.machine.set_key("LEFT", True)
    handheld.wait(scans)
    handheld.machine.set_key("LEFT", False)
    handheld.wait(30)
    assert fed == [(2, True), (2, False)][: 2 * counts]


def test_a_game_that_begins_answers_the_key_before_it_is_loaded(handheld):
    choose(handheld, "Atoll")
    choose(handheld, "New game")
    hints = []
    canvas = handheld.machine.main["app"].canvas
    canvas.animation.calm = 1  # no bar before the answer
    show = canvas.show

    def noted():
        hints.append((canvas._last_line, "firmware.games.atoll.view" in loaded(handheld)))
        show()

    canvas.show = noted
    handheld.press("A")
    assert hints[0] == (en.WAIT, False)
    assert hints[-1][1]


@pytest.mark.parametrize("name", TITLES)
def test_a_games_menu_loads_neither_its_engine_nor_its_board(handheld, name):
    mark(handheld, TITLES[name])
    handheld.press("A")
    assert up(handheld) == "GameMenu"
    of_game = {module for module in loaded(handheld) if f".{name}." in module}
    words = f"firmware.games.{name}.words"  # how far a game is
    assert of_game <= {f"firmware.games.{name}.info", words, words + ".en"}


def test_the_menu_of_a_running_game_loads_no_words_of_other_menus(handheld):
    new_game(handheld)
    handheld.hold("B", 700)
    assert up(handheld) == "Menu"
    assert not [module for module in loaded(handheld) if module.endswith("_menus")]


def test_what_several_people_see_is_made_when_the_first_has_taken_the_device(handheld):
    play = new_game(handheld, PERSON)
    assert (up(handheld), play.view) == ("Cover", None)
    assert "firmware.games.hashi.table" not in loaded(handheld)
    handheld.press("A")
    assert play.view.seat == 0


def two_computers(handheld):
    """Begin a game of Arabana in which both seats think, shown at once; return its screen."""
    choose(handheld, "Arabana-Ikibiti")
    choose(handheld, "New game")
    handheld.press("A")
    play = screen(handheld)
    play.app.settings.pace = 0
    play.session.seats = bytes((3, 3))
    return play


def test_the_main_loop_does_not_rest_during_a_search(handheld):
    play = two_computers(handheld)
    device = handheld.machine.main["device"]
    rests = []
    rest = device.rest

    def noted(ms):
        if ms:
            rests.append(play.opponent.thinker is not None)
        rest(ms)

    device.rest = noted
    handheld.wait(10000)
    assert len(play.session.moves) > 3
    assert not any(rests)


def test_at_once_an_opponents_turn_is_drawn_when_it_is_over(handheld):
    play = two_computers(handheld)
    drawn = set()
    map_draw = play.view.map.draw

    def noted(canvas):
        drawn.add(bytes(play.view.seen.state))
        return map_draw(canvas)

    play.view.map.draw = noted
    handheld.wait(10000)
    assert len(play.session.moves) > 8
    assert len(drawn) - 1 <= len(play.session.moves) // 2  # one is of the beginning
