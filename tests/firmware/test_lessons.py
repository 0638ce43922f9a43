"""The lessons: each step is legal and leads on, a wrong press costs nothing, B takes back."""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any

import pytest

from engine import catalog
from engine.session import LESSON, PERSON, PRACTICE, Session
from firmware.screens.notice import Notice
from firmware.words import en_menus as words
from firmware.words import en_records as records
from host_sim.drive import Handheld
from tests.firmware.hashi.buttons import begin
from tests.firmware.kept import kept
from tests.firmware.menus import TITLES, app, choose, leave, up
from tests.positions import legal

# What to press at each sentence.
WALKS = {name: import_module(f"tests.firmware.{name}.buttons").LESSON for name in TITLES}


def next_sentence(handheld: Handheld) -> str:
    """Wait for the next sentence, skipping recaps; return it."""
    for _ in range(60):
        if up(handheld) in ("Notice", "Question"):
            return " ".join(line for page in app(handheld).screen.pages for line in page)
        if app(handheld).screen.view.recap:
            handheld.press("B")
        handheld.wait(200)
    raise AssertionError(f"no sentence: {up(handheld)}")


def refusal(handheld: Handheld) -> str:
    """Return what the box that answers a wrong press says to press."""
    return next_sentence(handheld)


def leave_sentence(handheld: Handheld) -> None:
    while up(handheld) == "Notice":
        handheld.press("A")


def press(handheld: Handheld, keys: str) -> None:
    for key in keys.split():
        handheld.hold(key.rstrip("."), 700 if key.endswith("...") else 60)


def begin_lesson(handheld: Handheld, name: str) -> Any:
    """Go from the title of a device that has never been played into a lesson."""
    choose(handheld, TITLES[name])
    handheld.press("A")
    while up(handheld) != "Lesson":
        handheld.press("A")
    return app(handheld).playing


def play_lesson(handheld: Handheld, name: str, steps: int = 99) -> Any:
    """Play the lesson that has begun, or so many of its sentences."""
    playing = app(handheld).playing
    for keys in WALKS[name][:steps]:
        next_sentence(handheld)
        leave_sentence(handheld)
        press(handheld, keys)
    return playing


@pytest.mark.parametrize("name", TITLES)
def test_each_step_is_legal_and_says_what_to_do(name):
    deal = import_module(f"firmware.games.{name}.help")
    help_words = import_module(f"firmware.games.{name}.words.en_help")
    info = import_module(f"firmware.games.{name}.info")
    info.choices[: len(deal.CHOICES)] = deal.CHOICES
    new = import_module(f"firmware.games.{name}.new")
    options, seats = new.start_options(info.choices), new.seats(info.choices)
    session = Session(catalog.make(name), deal.SEED, options, seats)
    assert len(help_words.STEPS) == len(deal.STEPS)
    for moves, text in zip(deal.STEPS, help_words.STEPS, strict=True):
        sentence = text.replace("|", "\n")
        is_person = session.seats[session.game.player()] == PERSON
        assert is_person or not sentence
        assert sentence or not is_person or session.game.stage() == 3, "only Atoll confirms alone"
        assert len(Notice(sentence.split("|"), None).pages) == 1
        if "|" in sentence:
            assert len(Notice((sentence.split("|")[-1],), None).pages) == 1
        for move in moves:
            session.play(move)
    assert 3 <= sum(bool(sentence) for sentence in help_words.STEPS) <= 12
    assert session.game.player() >= 0


def keys_said(what: str) -> str:
    """Return the keys that a text names, in its order, as WALKS has them."""
    names = {"←": "LEFT", "→": "RIGHT", "↑": "UP", "↓": "DOWN", "Ⓐ": "A", "Ⓑ": "B"}
    found = re.findall(r"((?:Hold|Maintiens|Halte) )?([←→↑↓ⒶⒷ])", what)
    return " ".join(names[sign] + ("..." if held else "") for held, sign in found)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("name", TITLES)
def test_what_to_press_is_each_key_from_where_the_cursor_stands(name, language):
    """So the answer to a wrong press repeats the whole way. WALKS are played below."""
    texts = import_module(f"firmware.games.{name}.words.{language}_help").STEPS
    assert all(len(Notice(text.split("|"), None).pages) == 1 for text in texts if text)
    said = [keys_said(text.split("|")[-1]) for text in texts if text]
    assert said == list(WALKS[name])


@pytest.mark.parametrize("name", TITLES)
def test_a_new_user_finds_the_lesson_plays_it_and_goes_on_with_a_turn_of_their_own(name):
    with Handheld(seed=9, start_ms=1500) as h:
        playing = begin_lesson(h, name)
        words_of = h.machine.load(f"firmware.games.{name}.words.en_help")
        sentences = [text for text in words_of.STEPS if text]
        assert len(sentences) == len(WALKS[name])
        for sentence, keys in zip(sentences, WALKS[name], strict=True):
            assert next_sentence(h) == sentence.replace("|", " ")
            leave_sentence(h)
            assert app(h).screen is playing
            press(h, keys)
        assert next_sentence(h).endswith(records.PLAY_ON)
        assert playing.opponent.policy is None, "nobody thinks before the lesson is over"
        while up(h) == "Question":
            h.press("A")
        assert up(h) == "Play"
        session = app(h).playing.session
        assert session.flags == PRACTICE
        while session.seats[session.game.player()] != PERSON:
            h.press("B")
        moves = len(session.moves)
        app(h).playing.session.play(legal(session.game)[0])
        assert len(session.moves) == moves + 1


@pytest.mark.parametrize("name", TITLES)
def test_what_is_not_awaited_is_answered_by_the_sentence_and_not_played(name):
    with Handheld(seed=9, start_ms=1500) as h:
        playing = begin_lesson(h, name)
        for keys in WALKS[name]:
            sentence = next_sentence(h)
            leave_sentence(h)
            before = list(playing.session.moves)
            for move in legal(playing.session.game):
                if move not in playing.awaited:
                    app(h).go(playing.play_all((move,)))
                    assert sentence.endswith(refusal(h))
                    leave_sentence(h)
                    assert app(h).screen is playing
                    break
            assert list(playing.session.moves) == before
            press(h, keys)
            next_sentence(h)
        assert not playing.awaited


def test_a_wrong_island_a_wrong_card_a_wrong_place_cost_nothing():
    for name, keys in (("hashi", "LEFT A"), ("arabana", "A"), ("atoll", "A")):
        with Handheld(seed=9, start_ms=1500) as h:
            playing = begin_lesson(h, name)
            sentence = next_sentence(h)
            leave_sentence(h)
            before = len(playing.session.moves)
            press(h, keys)
            assert sentence.endswith(refusal(h))
            leave_sentence(h)
            assert len(playing.session.moves) == before
            press(h, "RIGHT" if name == "hashi" else "")
            press(h, WALKS[name][0])
            assert len(playing.session.moves) == before + 1 or name == "atoll"
            assert next_sentence(h) != sentence


@pytest.mark.parametrize("key", ["A", "DOWN+A"])
def test_a_key_right_behind_the_last_step_leads_to_the_end(key):
    with Handheld(seed=9, start_ms=1500) as h:
        begin_lesson(h, "hashi")
        play_lesson(h, "hashi")
        assert up(h) == "Lesson"
        h.press(key)
        assert up(h) == "Question"
        assert next_sentence(h).endswith(records.PLAY_ON)


@pytest.mark.parametrize("name", TITLES)
def test_b_takes_back_and_the_step_is_played_again(name):
    with Handheld(seed=9, start_ms=1500) as h:
        playing = begin_lesson(h, name)
        play_lesson(h, name, 1)
        h.wait(100)
        moves = list(playing.session.moves)
        next_sentence(h)
        leave_sentence(h)
        h.press("B")
        assert list(playing.session.moves) == moves[:-1]
        assert app(h).screen is playing
        back = {"hashi": "A", "arabana": WALKS[name][0], "atoll": "RIGHT A"}[name]
        press(h, back)
        assert list(playing.session.moves) == moves
        press(h, WALKS[name][1])
        assert len(playing.session.moves) > len(moves)


def test_a_hint_asked_for_in_the_menu_of_a_lesson_is_its_sentence_on_the_board():
    with Handheld() as handheld:
        begin_lesson(handheld, "hashi")
        sentence = next_sentence(handheld)
        leave_sentence(handheld)
        handheld.hold("B", 700)
        choose(handheld, "Hint")
        assert up(handheld) == "Lesson", "over the menu it would cut a row"
        assert next_sentence(handheld) == sentence


@pytest.mark.parametrize("name", TITLES)
def test_a_lesson_is_left_and_gone_on_with_even_after_the_power_was_off(name):
    steps = 4
    with Handheld(seed=9, start_ms=1500) as h:
        playing = begin_lesson(h, name)
        play_lesson(h, name, steps)
        sentence = next_sentence(h)
        at = playing.at
        leave_sentence(h)
        leave(h)
        choose(h, "Continue")
        assert next_sentence(h) == sentence
        nvm = h.nvm
    with Handheld(seed=10, start_ms=1500, nvm=nvm) as h:
        choose(h, TITLES[name])
        assert next(row.text() for row in app(h).screen.rows) == "Continue: the lesson"
        choose(h, "How to play")
        choose(h, "A short lesson")
        assert up(h) == "Lesson"
        assert next_sentence(h) == sentence
        leave_sentence(h)
        assert app(h).playing.at == at


def test_the_menu_offers_the_lesson_first_until_the_game_has_been_begun():
    with Handheld(seed=9, start_ms=1500) as h:
        choose(h, "Hashi")
        assert next(row.text() for row in app(h).screen.rows) == "A short lesson"
        choose(h, "New game")
        begin(h)
        leave(h)
        choose(h, "Hashi")
        assert "A short lesson" not in [row.text() for row in app(h).screen.rows]
        h.press("B")
        choose(h, "Arabana")
        assert next(row.text() for row in app(h).screen.rows) == "A short lesson"


def test_a_lesson_takes_no_games_place_until_it_is_played_on():
    with Handheld(seed=9, start_ms=1500) as h:
        choose(h, "Hashi")
        choose(h, "New game")
        begin(h)
        h.hold("A", 700)
        h.hold("A", 700)
        h.press("A")
        leave(h)
        (game,) = kept(h, "hashi")
        choose(h, "Hashi")
        choose(h, "How to play")
        choose(h, "A short lesson")
        assert up(h) == "Lesson"
        play_lesson(h, "hashi")
        assert next_sentence(h).endswith(records.PLAY_INSTEAD)
        h.press("A")
        if up(h) == "Question" and app(h).screen.is_last():
            h.press("B")  # no
        assert up(h) == "Title"
        lesson_kept, other = kept(h, "hashi")
        assert lesson_kept.flags == LESSON | PRACTICE
        assert list(other.moves) == list(game.moves)
        choose(h, "Hashi")
        h.wait(1000)  # the rows say how far the games are
        choose(h, words.CONTINUE_AT[0].format(where=words.IN_LESSON))
        next_sentence(h)
        while up(h) == "Question":
            h.press("A")
        assert up(h) == "Play"
        h.hold("A", 700)
        h.hold("A", 700)
        h.press("A")
        (only,) = kept(h, "hashi")
        assert only.flags == PRACTICE
        assert len(only.moves) > len(lesson_kept.moves)


def test_a_card_taken_where_a_draw_is_awaited_is_no_harm():
    with Handheld() as handheld:
        begin_lesson(handheld, "arabana")
        play_lesson(handheld, "arabana", 1)
        next_sentence(handheld)
        leave_sentence(handheld)
        press(handheld, "A")
        assert up(handheld) == "Notice"
        press(handheld, "A UP DOWN B")
        assert up(handheld) == "Lesson"


@pytest.mark.parametrize("gap", [10, 60, 200])
@pytest.mark.parametrize("name", TITLES)
def test_keys_tapped_before_a_sentence_is_told_cost_nothing(name, gap):
    """A card of Atoll chosen while opponents still moved had its frame far off the screen."""
    with Handheld(seed=9, start_ms=1500) as h:
        playing = begin_lesson(h, name)
        for key in ("A", "DOWN", "A", "RIGHT", "A", "A", "UP", "A", "B", "A") * 2:
            h.machine.set_key(key, True)
            h.wait(60)
            h.machine.set_key(key, False)
            h.wait(gap)
        h.wait(2000)
        while up(h) != "Lesson":
            h.press("B")
        assert app(h).playing is playing
