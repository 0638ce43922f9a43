"""Hints in Arabana-Ikibiti by the buttons: the turn of the highest level, shown and played."""

from __future__ import annotations

import random
import re

import pytest

from engine.arabana.ai import explain
from engine.arabana.moves import CONFIRM, DISCARD
from engine.arabana.rules import Arabana
from firmware.games.arabana import hints
from firmware.games.arabana.words import de, en, fr
from firmware.words import en as common
from host_sim.bots import wait_for_turn
from tests.firmware.arabana.buttons import play_on, random_session, start, view_of
from tests.firmware.hints import WHAT, WHERE, WHY, ask, turn_of
from tests.firmware.menus import screen


def is_over(game):
    out = game.moves_buffer()
    return game.legal(out) == 1 and out[0] == CONFIRM


@pytest.mark.parametrize("seafarer", [0, 1])
def test_turns_played_by_hints_alone_are_those_of_hard(seafarer):
    with start(seed=5, SEAFARER=seafarer) as handheld:
        for _ in range(4):
            wait_for_turn(handheld)
            play = screen(handheld)
            before = list(play.session.moves)
            turn = turn_of("hard", play, is_over)
            hint = ask(handheld, WHAT)
            assert hint.moves == turn
            handheld.press("A")
            assert screen(handheld) is play
            assert list(play.session.moves) == before + turn
            assert play.view.is_final()
            handheld.press("A")
        assert play.session.hints() == 4


def test_what_is_shown_is_the_position_behind_the_turn_and_nothing_is_played():
    with start(seed=5) as handheld:
        wait_for_turn(handheld)
        play = screen(handheld)
        before = list(play.session.moves)
        hint = ask(handheld, WHAT)
        game = Arabana()
        game.state[:] = play.session.game.state
        for move in hint.moves:
            game.apply(move)
        assert [play.view.seen.owner(k) for k in range(27)] == [game.owner(k) for k in range(27)]
        assert any(move < DISCARD for move in hint.moves)
        shown = handheld.frame()
        handheld.wait(500)
        assert handheld.frame() != shown
        assert list(play.session.moves) == before


@pytest.mark.parametrize("rung", [WHERE, WHAT, WHY])
def test_b_leaves_all_as_it_was_a_card_taken_included(rung):
    with start(seed=5) as handheld:
        wait_for_turn(handheld)
        play = screen(handheld)
        handheld.press("A")  # a card of the hand is taken
        frame = handheld.frame()
        kept = play.view.cursor_state(), bytes(play.view.seen.state)
        ask(handheld, rung)
        handheld.press("B")
        assert screen(handheld) is play
        assert (play.view.cursor_state(), bytes(play.view.seen.state)) == kept
        assert handheld.frame() == frame


def test_there_is_no_hint_where_a_turn_only_waits_to_be_confirmed():
    with start(seed=5) as handheld:
        wait_for_turn(handheld)
        play = play_on(handheld, random.Random(1), lambda screen: screen.view.is_final())
        handheld.press("DOWN+A")
        assert screen(handheld) is play
        assert play.view.words == "No hint now"
        assert play.session.hints() == 0


def test_a_reason_names_its_islands():
    sentence = hints.Ladder(view_of(random_session(2), 0)).sentence
    assert sentence(()) == common.NOTHING
    assert sentence((explain._BEATS,)) == str(en.REASONS["beats"]).format(name="Player 2")
    for n, text in ((1, "a bridge"), (2, "2 bridges")):
        told = sentence((explain._WINS_FELLS, 3, n))
        assert told == f"Wins Danidad, and Player 2 loses {text} there."
        assert sentence((explain._FELLS, n)) == f"Player 2 loses {text}."
    found = (explain._WINS_FREES, 0, 1)
    assert sentence(found) == "Wins Arabana, and Player 2 loses Barilub."


@pytest.mark.parametrize(
    ("words", "pronouns"),
    [(en, "they their theirs"), (fr, "son sa ses lui"), (de, "Gegner Gegners")],
)
def test_hints_call_the_opponent_by_its_name(words, pronouns):
    texts = [*words.SWAPS, *words.TAKES_AWAY]
    for reason in words.REASONS.values():
        texts += [reason] if isinstance(reason, str) else reason
    assert len(texts) > 20
    for text in texts:
        if "{name}" not in text:
            assert not set(pronouns.split()) & set(re.findall(r"\w+", text)), text
    for key in ("wins_fells", "wins_frees", "defends", "takes_over", "bars", "ahead", "fells"):
        assert "{name}" in str(words.REASONS[key]), key
