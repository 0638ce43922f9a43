"""Arabana-Ikibiti through the buttons: options, whole games, results."""

from __future__ import annotations

import random

import pytest

from engine import catalog, codes
from engine.arabana import moves
from engine.arabana.rules import Arabana
from engine.arabana.state import DONE, FALLEN, POINTS, ROUND, STAGE, TURN
from engine.game import OVER
from engine.session import PRACTICE, Session
from firmware import counts
from firmware.games.arabana import new, recap, result, sheets
from firmware.games.arabana.words.en import NOTED
from firmware.graphics import font
from firmware.graphics.canvas import width
from firmware.storage.log import Store
from firmware.storage.saves import Saves
from host_sim.drive import Handheld
from host_sim.options import info
from tests.firmware.arabana.buttons import (
    EXTRA,
    LIMIT,
    PEOPLE,
    play_on,
    random_moves,
    random_session,
    start,
    view_of,
)
from tests.firmware.ink import Ink, texts
from tests.firmware.kept import ended, saved
from tests.firmware.menus import choose, mark, screen, up


@pytest.mark.parametrize(
    ("seed", "choices"), [(7, {}), (8, {"SEAFARER": 1, "FREE": 2, "LIMIT": 1})]
)
def test_a_whole_game_by_the_buttons_ends_as_the_engine_says(seed, choices):
    with start(seed, **choices) as handheld:
        session = screen(handheld).session
        play = play_on(handheld, random.Random(seed))
        assert type(play).__name__ == "Result"
        assert session.game.player() == OVER
        twin = Session(Arabana(), session.seed, session.options, session.seats)
        for move in session.moves:
            twin.play(move)
        assert twin.game.state == session.game.state
        assert not saved(handheld, "arabana")


@pytest.mark.parametrize(
    ("choices", "options", "seats"),
    [
        ({}, "000000000000000002", b"\x00\x01"),
        ({"OPPONENT": 1}, "000000000000000002", b"\x00\x04"),
        ({"OPPONENT": 4, "BEGINS": 1}, "000000000000000000", b"\x00\x03"),
        ({"OPPONENT": PEOPLE, "BEGINS": 2}, "000000000000000001", b"\x00\x00"),
        ({"READING": 1}, "010000000000000002", b"\x00\x01"),
        ({"SEAFARER": 1}, "000100000000000002", b"\x00\x01"),
        ({"FREE": 3, "EXTRA": 2, "LIMIT": 1}, "000003000200010002", b"\x00\x01"),
        ({"WEAKER": 1, "FREE": 2, "EXTRA": 3, "LIMIT": 1}, "000000020003000102", b"\x00\x01"),
    ],
)
def test_every_option_of_a_new_game_reaches_the_engine(choices, options, seats):
    with start(**choices) as handheld:
        play = screen(handheld)
        play = play.play if type(play).__name__ == "Cover" else play
        session = play.session
        assert session.options.hex() == options
        assert session.seats == seats


@pytest.mark.parametrize(
    ("before", "row", "after"),
    [
        ((3, 0), EXTRA, (3, 1)),  # a hand of six needs the higher limit
        ((3, 0), LIMIT, (2, 0)),
        ((3, 1), EXTRA, (3, 1)),
        ((2, 0), EXTRA, (2, 0)),
    ],
)
def test_a16_extra_cards_and_the_hand_limit_agree(before, row, after):
    choices = bytearray((*bytes(EXTRA), *before))
    new.fit(choices, row)
    assert tuple(choices[EXTRA:]) == after


def test_a16_three_extra_cards_are_dealt_and_the_row_of_the_limit_shows_it():
    handheld = Handheld(seed=7)
    with handheld:
        choose(handheld, "Arabana-Ikibiti")
        choose(handheld, "New game")
        mark(handheld, "Extra cards")
        handheld.press("RIGHT", 3)
        rows = [row.text() for row in screen(handheld).rows]
        assert rows[EXTRA:] == ["Extra cards  ←3→", "Hand limit  ←6→"]
        handheld.press("A")
        assert screen(handheld).session.options.hex() == "000000000300010002"


def last_line(handheld: Handheld) -> str:
    return screen(handheld).last_line


def test_strict_says_beside_it_who_has_the_better_chances():
    """Of 500 games of `hard` with itself by the designer's rule, who begins wins 288, loses 192."""
    handheld = Handheld(seed=7)
    with handheld:
        choose(handheld, "Arabana-Ikibiti")
        choose(handheld, "New game")
        usual = last_line(handheld)
        said = []
        for name in ("Bridge rule", "First", "Rival"):
            mark(handheld, name)
            if name == "Bridge rule":
                assert last_line(handheld) == usual
                handheld.press("RIGHT")
            said.append(last_line(handheld))
        assert said == ["The first player wins 60%"] * 2 + [usual]


def test_by_turns_who_did_not_begin_the_last_game_begins():
    store = Store(bytearray(b"\xff" * 4096))
    saves = Saves(store, {catalog.key("arabana"): 300})
    asked = new.start_options(bytes((0, 3, 1)) + bytes(6))
    drawn = bytes((1, 0, 0, 0, 0, 0, 0, 0, 2))
    assert new.settle(drawn, store) == drawn
    assert new.settle(asked, store) == drawn  # there is no last game
    for seed in range(1, 5):
        before = new.settle(asked, store)
        session = Session(catalog.make("arabana"), seed, before, b"\0\3")
        for _ in random_moves(session, random.Random(seed)):
            pass
        saves.begin(catalog.key("arabana"))
        counts.finish(saves, info("arabana"), session)
        after = new.settle(asked, store)
        assert after == drawn[:8] + bytes((1 - session.movers[0],)), seed


def test_by_turns_can_be_chosen_and_begins_a_game():
    with start(BEGINS=3) as handheld:
        assert screen(handheld).session.options[8] == 2
    with start(BEGINS=3, SERIES=1) as handheld:
        assert screen(handheld).session.options[8] == 2


def test_new_game_rows_hold_on_a_line():
    assert len(new.options()) == 9
    for label, values in new.options():
        for value in values:
            assert width(label + "  ←" + value + "→") <= 108, (label, value)


def test_a15_the_result_shows_three_scorings_and_tournament_points():
    session = random_session(2)
    for _ in random_moves(session, random.Random(2)):
        pass
    game = session.game
    play = ended(session)
    session.seats = b"\x00\x03"
    code = codes.encode(game, session.seed, session.options)
    shown = texts(result.Result(play, game, 0))
    for number in (1, 2, 3):
        assert f"{game.points(0, number)} : {game.points(1, number)}" in shown
    assert f"{game.tournament(0)} : {game.tournament(1)}" in shown
    assert f"{game.score(0)} : {game.score(1)}" in shown
    won = game.winners()
    title = "A tie" if len(won) > 1 else ("You win!", "Orca wins")[won[0]]
    assert shown[0] == title
    assert {"Code " + code, "You : 🐳"} <= set(shown)
    assert texts(result.Result(play, game, 1))[0] != title or len(won) > 1
    session.count_hint()
    shown = texts(result.Result(play, game, 0))
    assert shown[0] == title
    assert "1 hint" in shown
    session.flags = PRACTICE
    assert "Practice" in texts(result.Result(play, game, 0))


def test_a14_a_premature_end_is_told_in_its_round():
    session = random_session(2)
    s = session.game.state
    s[ROUND], s[STAGE], s[FALLEN], s[POINTS] = 2, DONE, 2, 3  # seat 0 noted 3, seat 1 has fallen
    play = ended(session)
    shown = texts(result.Result(play, session.game, 1))
    assert shown[shown.index("No bridge left") + 1] == "24 : 0"
    assert "27 : 0" in shown
    assert "5 : 0" in shown
    assert shown[0] == "Player 1 wins"
    assert "P1 : P2" in shown


def test_the_result_shows_the_map_as_the_game_ended():
    with start(7, BEGINS=1) as handheld:
        result = play_on(handheld, random.Random(7))
        handheld.wait(700)  # a result takes no key at first
        shown = handheld.frame()
        handheld.press("LEFT")
        assert type(screen(handheld)).__name__ == "Map"
        assert handheld.frame() != shown
        view = view_of(result.play.session, 0)
        handheld.press("A")
        assert up(handheld) == "Result"
        assert handheld.frame() == shown
        assert view.seen.player() == OVER


def test_the_opponent_keeps_its_name_everywhere():
    session = random_session(2)
    session.seats = bytes((catalog.NUMBERS[2], 0))
    view = view_of(session, 1)
    session.game.state[TURN] = 0
    view.changed()
    assert view.prompt() == "Gull is thinking"
    view.expect(moves.DRAW)
    view.changed()
    assert view.prompt().startswith("🐦  Takes ")
    assert "Gull:" in texts(sheets.Cards(None, view))
    assert "You : Gull" in texts(sheets.Score(None, view))
    assert recap.scored(session.game, 1, 1, view.rival)[0] == "Round 1 is over."
    assert NOTED[2].format(name=view.rival, n=3) == "Gull scores 3."


def test_the_panel_shows_whose_turn_it_is_apart_from_the_stack():
    session = random_session(2)
    panel = view_of(session, 1 - session.game.player()).panel
    count = str(session.game.stack_count())
    for seat in (0, 1):
        panel.seat = seat
        ink = Ink()
        panel.draw(ink, b"")
        shown = [args for name, args in ink.strokes if name in ("text", "sprite", "right")]
        assert any(count in args for args in shown)
        assert [font.ARABANA_STACK, 112, 48] in shown
        is_turn = seat == session.game.player()
        assert any(args[0] == font.ATOLL_YOU for args in shown) == is_turn
        assert any(panel.sign in args for args in shown) != is_turn


def test_the_islands_held_are_in_the_panel():
    session = random_session(3)
    for n, _ in enumerate(random_moves(session, random.Random(3))):
        for seat in (0, 1) if n % 10 == 0 else ():
            game = session.game
            panel = view_of(session, seat).panel
            assert panel.islands == f"{game.controls(seat)}:{game.controls(1 - seat)}"
            ink = Ink()
            panel.draw(ink, b"")
            assert any(panel.islands in map(str, args) for _, args in ink.strokes)
    assert session.game.player() < 0  # the game was played to its end
