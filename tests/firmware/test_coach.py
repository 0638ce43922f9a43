"""A coach: it says of each turn what the review will say, lets keys go first, takes turns back."""

from __future__ import annotations

import importlib
from types import SimpleNamespace
from typing import Any

import pytest

from engine import ai, catalog
from engine.ai import judgement
from engine.atoll.state import SURE
from engine.session import PRACTICE
from firmware.screens.after import coached as why_it_said
from host_sim.bots import wait_for_turn
from host_sim.drive import Handheld
from host_sim.games import whole
from tests.firmware.hints import known
from tests.firmware.menus import TITLES, app, choose, mark, screen, up
from tests.firmware.shortage import short

GAMES = ("hashi", "arabana", "atoll")
ENDS: dict[str, Any] = {  # whether a move ends the turn
    "hashi": lambda game, move: move == game.CONFIRM,
    "arabana": lambda game, move: move == game.CONFIRM,
    "atoll": lambda game, _: game.stage() == SURE,
}
WAIT_S = 60  # of the clock, for a word


def coached(name: str, language: str = "en") -> Handheld:
    """Start a game with a coach."""
    handheld = Handheld(
        seed=5, env={"TOMBOLO_GAME": name, "TOMBOLO_LANGUAGE": language}, start_ms=2500
    )
    app(handheld).settings.set("coach", 1)
    return handheld


def turn(handheld: Handheld, level: str = "easy") -> Any:
    """Play the person's turn as a level does; return the play screen."""
    wait_for_turn(handheld)
    play = screen(handheld)
    game = play.session.game
    seen = type(game)()
    player = ai.make(level, game, bytearray(b"luck"))
    is_end = ENDS[play.info.NAME]
    move = ai.choose(player, game, seen)
    while not is_end(game, move):
        play.play_all([move])
        move = ai.choose(player, game, seen)
    app(handheld).go(play.play(move))
    return play


def word(handheld: Handheld, play: Any) -> str:
    """Wait for the word on the turn that was confirmed; return it."""
    for _ in range(WAIT_S):
        if screen(handheld) is play and not play.turn:
            break
        if up(handheld) == "Notice" or getattr(play.view, "recap", None):
            handheld.press("A")
        handheld.wait(1000)
    assert screen(handheld) is play
    return str(play.view.words)


@pytest.mark.parametrize("name", GAMES)
def test_the_word_is_what_the_review_says(name: str) -> None:
    with coached(name) as handheld:
        found = []
        for _ in range(3):
            play = turn(handheld)
            said = word(handheld, play)
            assert said == play.told[5]
            found.append(play.told)
        session, seat = play.session, play.seat
        review = importlib.import_module(f"engine.{name}.ai.review")
        moves = list(session.moves)
        rows: list[Any] = []
        while len(rows) < len(found):
            game = catalog.make(name)
            game.reset(session.seed, session.options)
            rows.append(whole(review.turn, game, moves, seat, rows[-1] if rows else ()))
        amounts = handheld.machine.load("firmware.screens.after.amounts")
        words = handheld.machine.load("firmware.words.en_coach")
        is_chance = session.game.players() > 1
        for row, (first, end, lost, error, better, said) in zip(rows, found, strict=True):
            assert (first, end) == row[:2]
            assert (lost, error, better) == (row[3], row[4], list(row[6]))
            sure = judgement.certainty(lost, error, is_chance)
            text = amounts.cost(lost, 0, sure, is_chance)
            if sure == judgement.EVEN:
                assert said == words.EVEN[is_chance]
            else:
                n = amounts.amount(lost, is_chance)
                assert (n in text) == (n in said) == (sure != judgement.HARD)
        assert session.flags & PRACTICE


def costly(handheld: Handheld) -> Any:
    """Play turns until one has probably cost something; return the play screen."""
    for n in range(8):
        play = turn(handheld, "random" if n else "easy")
        word(handheld, play)
        is_chance = play.session.game.players() > 1
        lost, error, better = play.told[2:5]
        if lost > 0 and better and judgement.is_likely(lost, error, is_chance):
            return play
    raise AssertionError("no turn cost anything")


def reason(handheld: Handheld, ladder: Any, play: Any) -> str:
    """Return why the better turn is better, as a review would say it."""
    first, end, _, _, better, _ = play.told
    session = play.session
    game = catalog.make(play.info.NAME)
    game.reset(session.seed, session.options)
    for move in session.moves[:first]:
        game.apply(move)
    seen = type(game)()
    game.observe(play.seat, seen.state)
    contrast = importlib.import_module(f"engine.{play.info.NAME}.ai.contrast")
    own = list(session.moves[first : end - 1])
    found = ai.finish(contrast.reason(seen, play.seat, list(better), own))
    counted = handheld.machine.load("firmware.screens.ladder").counted
    assert len(found) > 1
    return str(counted(ladder.sentence(found[1:]), found))


@pytest.mark.parametrize("name", GAMES)
def test_down_and_a_say_why_b_leads_back_and_a_takes_the_turn_back(name: str) -> None:
    with coached(name) as handheld:
        play = costly(handheld)
        first, end, lost, error, better, _ = play.told
        moves, hints = list(play.session.moves), play.session.hints()
        frame = handheld.frame()
        handheld.press("DOWN+A")
        why = known(handheld, "Coached")
        assert why.moves == moves[first : end - 1]
        assert why.better == better
        is_chance = play.session.game.players() > 1
        amounts = handheld.machine.load("firmware.screens.after.amounts")
        sure = judgement.certainty(lost, error, is_chance)
        assert why.cost == amounts.cost(lost, 0, sure, is_chance)
        assert why.why == reason(handheld, why.ladder, play)
        pictures = []
        for _ in range(3):
            pictures.append(handheld.frame())
            handheld.press("DOWN")
        assert handheld.frame() == pictures[0]
        assert len(set(pictures)) == 3
        handheld.press("B")
        assert screen(handheld) is play
        assert handheld.frame() == frame
        assert (list(play.session.moves), play.session.hints()) == (moves, hints)
        handheld.press("DOWN+A")
        known(handheld, "Coached")
        handheld.press("A")
        assert screen(handheld) is play
        game = catalog.make(name)
        game.reset(play.session.seed, play.session.options)
        for move in moves[:first]:
            game.apply(move)
        assert bytes(play.session.game.state) == bytes(game.state)
        assert list(play.session.moves) == moves[:first]
        assert game.player() == play.seat
        assert play.session.flags & PRACTICE
        handheld.wait(5000)
        assert play.told == ()
        word(handheld, turn(handheld))


@pytest.mark.parametrize("name", GAMES)
def test_the_menu_leads_to_the_word_and_back(name: str) -> None:
    with coached(name) as handheld:
        play = turn(handheld)
        word(handheld, play)
        handheld.press("LEFT")
        assert play.view.words != play.told[5]
        handheld.hold("B", 700)
        mark(handheld, "The coach")
        frame = handheld.frame()
        handheld.press("A")
        known(handheld, "Coached")
        handheld.press("B")
        assert up(handheld) == "Menu"
        assert handheld.frame() == frame


@pytest.mark.parametrize("name", GAMES)
def test_while_it_thinks_a_key_does_what_it_does_without_it(name: str) -> None:
    pictures = []
    for is_on in (True, False):
        with coached(name) as handheld:
            app(handheld).settings.coach = int(is_on)
            play = turn(handheld)
            wait_for_turn(handheld)
            for _ in range(400):
                if up(handheld) == "Coach":
                    break
                handheld.wait(10)
            assert is_on == (up(handheld) == "Coach")
            handheld.press("RIGHT")
            assert screen(handheld) is play
            pictures.append(handheld.frame())
            handheld.hold("B", 700)
            assert up(handheld) == "Menu"
            handheld.press("B")
            if is_on:
                word(handheld, play)
    assert pictures[0] == pictures[1]


def test_without_it_nothing_is_said_and_the_game_counts() -> None:
    with coached("hashi") as handheld:
        app(handheld).settings.coach = 0
        play = turn(handheld)
        handheld.wait(20_000)
        assert (play.told, play.turn, play.session.flags) == ((), (), 0)
        handheld.press("DOWN+A")
        known(handheld)


@pytest.mark.parametrize("name", GAMES)
def test_where_it_has_no_room_it_says_so_and_the_game_goes_on(name: str) -> None:
    with coached(name) as handheld:
        play = turn(handheld)
        moves = list(play.session.moves)
        calls = short(handheld, f"engine.{name}.ai.review", "judge")
        said = word(handheld, play)
        assert said == handheld.machine.load("firmware.words.en_coach").FULL
        assert calls
        assert list(play.session.moves)[: len(moves)] == moves
        assert not play.session.flags
        assert not play.told


def test_a_table_of_hashi_and_a_lesson_have_none() -> None:
    env = {"TOMBOLO_GAME": "hashi", "TOMBOLO_OPPONENTS": "easy"}
    with Handheld(seed=5, env=env, start_ms=2500) as handheld:
        app(handheld).settings.set("coach", 1)
        wait_for_turn(handheld)
        assert not screen(handheld).can_coach()
        handheld.hold("B", 700)
        assert not [row for row in screen(handheld).rows if "Coach" in row.text()]
    with Handheld(seed=5) as handheld:
        app(handheld).settings.set("coach", 1)
        choose(handheld, TITLES["arabana"])
        choose(handheld, "A short lesson")
        handheld.wait(2000)
        assert not app(handheld).playing.can_coach()


def test_the_turn_is_told_as_done_and_the_better_one_as_what_to_do(monkeypatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(why_it_said, "say", lambda c, text, spot: said.append(text))
    ladder = SimpleNamespace(
        show_made=lambda c, moves, foot: None,
        spot=lambda moves: None,
        did=lambda moves: f"You skipped {moves}.",
        said=lambda moves: f"Skip {moves}.",
    )
    shown = object.__new__(why_it_said.Coached)
    vars(shown).update(ladder=ladder, moves=1, better=2, cost="It cost 3.", why="Why.", last=2)
    for stage in range(3):
        shown.stage = stage
        shown.fill(None)
    assert said == ["You skipped 1.\nIt cost 3.", "Skip 2.", "Why."]
