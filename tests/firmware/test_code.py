"""Entering a code: typed by thumb it leads to the game, and whatever is no code says why."""

from random import Random

import pytest

from engine import catalog, codes
from engine.session import KNOWN, PRACTICE
from host_sim.bots import tap
from host_sim.bots.hashi import SoloBot
from host_sim.drive import Handheld
from tests.firmware.kept import saved
from tests.firmware.menus import TITLES, app, choose, screen, up
from tests.firmware.test_qr import read
from tests.firmware.thumb import path, type_code


def enter(handheld, name, code):
    """Enter a code from the menu of a game."""
    choose(handheld, TITLES[name])
    choose(handheld, "Enter a code")
    type_code(handheld, code)


def playing(handheld):
    handheld.wait(1000)
    return app(handheld).playing.session


@pytest.fixture
def handheld():
    with Handheld(start_ms=1500) as h:
        yield h


def random_codes(n):
    """Yield names and codes as they are shared: any house game, usual options, any seed."""
    r = Random(33)
    for _ in range(n):
        name = r.choice(list(TITLES))
        game = catalog.make(name)
        yield name, codes.encode(game, r.randrange(codes.SEEDS), r.choice(list(game.usual())))


def test_a_sign_takes_at_most_four_presses_on_average(handheld):
    """Counted on the screen itself, which has to follow every key."""
    load = handheld.machine.load("firmware.screens.begin.code")
    load.deal = lambda app, signs, back: signs
    presses = signs = 0
    for name, code in random_codes(300):
        entered = load.Code(app(handheld), name, "", None)
        found = entered
        for sign in code.replace("-", ""):
            for key in path(entered.at, codes.SIGNS.index(sign)):
                found = entered.key(key)
                presses += 1
            signs += 1
        assert found == code.replace("-", "")
    assert presses / signs <= 4, presses / signs


@pytest.mark.parametrize(
    ("name", "code", "seed", "options"),
    [
        ("hashi", "AJ20-06N4", 213, b"\x01\x01"),
        ("atoll", "AJFZ-ZZZ2", 2097151, b"\x04\x01"),  # of another game than the menu
        ("arabana", "DNY0-0000-00Y4-G010-4004-0R00-4002-J", 123456, b"\1\1\0\2\3\0\1\0\1"),
    ],
)
def test_a_code_typed_by_thumb_leads_to_its_game(handheld, name, code, seed, options):
    enter(handheld, name, code)
    if options[0] > 1 or len(options) > 2:
        assert screen(handheld).title == "Against"
        choose(handheld, "3 ")
    session = playing(handheld)
    assert (session.seed, session.options, session.flags) == (seed, options, KNOWN)
    assert list(session.seats).count(0) == 1


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("AJ20-06N5", "not the code of a game"),
        ("0000-0000", "is not here"),
        ("AM00-0012", "another version"),
    ],
)
def test_what_leads_to_no_game_says_why_and_can_be_mended(handheld, code, sentence):
    enter(handheld, "hashi", code)
    assert up(handheld) == "Notice"
    assert sentence in " ".join(screen(handheld).pages[0])
    handheld.press("A")
    assert screen(handheld).signs == code.replace("-", "")
    handheld.press("A")
    assert up(handheld) == "Notice", "a ninth sign is taken"
    handheld.press("A")
    for _ in range(8):
        handheld.press("B")
    assert screen(handheld).signs == ""
    handheld.press("B")
    assert (up(handheld), screen(handheld).title) == ("GameMenu", "Hashi")


def test_one_wrong_sign_is_removed_and_replaced(handheld):
    enter(handheld, "hashi", "AJ20-06N5")
    handheld.press("A")
    handheld.press("B")
    type_code(handheld, "4")
    assert playing(handheld).seed == 213


def test_holding_b_goes_back_at_once(handheld):
    enter(handheld, "hashi", "AJ2")
    handheld.hold("B", 700)
    assert up(handheld) == "GameMenu"
    handheld.press("B")
    assert up(handheld) == "Title"


def test_a_hint_does_not_move_the_cursor(handheld):
    enter(handheld, "hashi", "A")
    at = screen(handheld).at
    handheld.press("DOWN+A")
    assert screen(handheld).at == at


def test_settings_toml_begins_a_code_s_game():
    with Handheld(env={"TOMBOLO_CODE": "aj20 o6n4", "TOMBOLO_GAME": "atoll"}) as h:
        session = playing(h)
        assert (session.game.NAME, session.seed, session.flags) == ("hashi", 213, KNOWN)
        h.press("A")
        h.press("A")
        assert saved(h, "hashi").flags == KNOWN, "it is not saved that the cards are known"


def test_settings_toml_with_a_wrong_code_says_so_and_leads_to_the_title():
    with Handheld(env={"TOMBOLO_CODE": "AJ20-06N5"}) as h:
        assert up(h) == "Notice"
        h.press("A")
        assert up(h) == "Title"


def test_a_chosen_seed_is_known_a_random_one_and_a_lesson_are_not():
    for env, flags in (({"TOMBOLO_SEED": "77"}, KNOWN), ({}, 0)):
        with Handheld(seed=77, env={"TOMBOLO_GAME": "hashi", **env}) as h:
            session = playing(h)
            assert (session.seed, session.flags) == (77, flags)
    with Handheld() as h:
        choose(h, "Hashi")
        choose(h, "A short lesson")
        h.wait(1000)
        assert app(h).playing.session.flags & (KNOWN | PRACTICE) == PRACTICE


def test_random_seeds_fit_into_a_code():
    with Handheld(seed=0xFFFFFFFF, env={"TOMBOLO_GAME": "hashi"}) as h:
        assert playing(h).seed == codes.SEEDS - 1


def test_the_menu_of_a_game_and_its_result_show_the_code():
    with Handheld(seed=77, env={"TOMBOLO_GAME": "hashi"}) as h:
        h.wait(1000)
        h.hold("B", 700)
        assert "Code AJ00-02DB" in [row.text() for row in screen(h).rows]
        choose(h, "Code")
        assert screen(h).pages == [["AJ00-02DB"]]
        h.press("B")
        h.press("B")
        for key, ms in SoloBot(77, 0).presses():
            tap(h, key, ms)
        h.wait(800)
        assert up(h) == "Result"
        h.hold("A", 700)
        points = app(h).playing.session.game.score(0)
        assert read(h.frame()) == [f"TOMBOLO AJ00-02DB {points}"]
        h.press("B")
        assert up(h) == "Result"


def test_a_page_of_the_web_stands_in_the_qr_code_if_there_is_one():
    page = "https://tombolo.example/"
    with Handheld(seed=77, env={"TOMBOLO_GAME": "hashi", "TOMBOLO_PAGE": page}) as h:
        for key, ms in SoloBot(77, 0).presses():
            tap(h, key, ms)
        h.wait(800)
        h.hold("A", 700)
        points = app(h).playing.session.game.score(0)
        assert read(h.frame()) == [f"{page}#AJ00-02DB&points={points}"]


def test_a_long_address_leaves_the_points_out():
    page = "https://tombolo.example/a-long-path/more/"
    with Handheld(seed=77, env={"TOMBOLO_GAME": "hashi", "TOMBOLO_PAGE": page}) as h:
        for key, ms in SoloBot(77, 0).presses():
            tap(h, key, ms)
        h.wait(800)
        h.hold("A", 700)
        assert read(h.frame()) == [page + "#AJ00-02DB"]


@pytest.mark.parametrize(
    ("sent", "is_shown"),
    [
        ("AJ00-02DB=43", True),
        ("AJ0002DB=43", True),
        ("AJ00-02DC=43", False),
        ("AJ00-02DB=4x", False),
        ("AJ00-02DB", False),
        ("=", False),
    ],
)
def test_who_opens_a_link_with_points_sees_both_results_at_the_end(sent, is_shown):
    with Handheld(seed=77, env={"TOMBOLO_GAME": "hashi", "TOMBOLO_POINTS": sent}) as h:
        for key, ms in SoloBot(77, 0).presses():
            tap(h, key, ms)
        h.wait(800)
        assert up(h) == "Result"
        points = app(h).playing.session.game.score(0)
        both = f"You {points}, link 43  ↓ more"
        assert screen(h).foot("{back}") == (both if is_shown else "title")


def test_a_game_with_known_cards_is_no_best_and_says_so():
    env = {"TOMBOLO_GAME": "hashi", "TOMBOLO_SEED": "12345"}
    with Handheld(env=env) as h:
        for key, ms in SoloBot(12345, 0).presses():
            tap(h, key, ms)
        h.wait(800)
        result = h.machine.load("firmware.screens.result")
        assert result.note(app(h).playing.session) == "known cards"
        assert screen(h).best == -1


@pytest.mark.parametrize(
    ("code", "env"),
    [
        ("AJ20-06N4", {"TOMBOLO_CODE": "AJ20-06N4"}),
        ("AJ20-06N4", {"TOMBOLO_GAME": "hashi", "TOMBOLO_SIDE": "B", "TOMBOLO_SEED": "213"}),
        ("GTE0-0E86", {"TOMBOLO_CODE": "GTE0-0E86"}),
        ("GTE0-0E86", {"TOMBOLO_GAME": "atoll", "TOMBOLO_SEED": "456"}),
    ],
)
def test_the_code_of_a_running_game_goes_on_with_it(code, env):
    with Handheld(env={"TOMBOLO_CODE": code}, start_ms=1500) as h:
        if up(h) == "Menu":  # who plays against the person
            choose(h, "3 ")
        begun = playing(h)
        assert codes.encode(begun.game, begun.seed, begun.options) == code
        for _ in range(3):
            h.press("A")
        h.wait(500)
        seats, moves = begun.seats, list(begun.moves)
        nvm = bytes(h.machine.nvm)
    assert moves
    with Handheld(nvm=nvm, env=env, start_ms=1500) as h:
        assert up(h) == "Play"
        found = playing(h)
        assert (found.seats, list(found.moves)[: len(moves)]) == (seats, moves)
    other = {**env, "TOMBOLO_CODE": "AJ20-06P2"} if "TOMBOLO_CODE" in env else env
    with Handheld(nvm=nvm, env={**other, "TOMBOLO_SEED": "214"}, start_ms=1500) as h:
        assert up(h) in ("Question", "Menu", "Play"), up(h)
        assert not (up(h) == "Play" and list(playing(h).moves)), "another game goes on"
