"""Arabana-Ikibiti's turns: one's own, taken back and left; the opponent's, told; two people's."""

from __future__ import annotations

import random

import pytest

from engine.arabana import moves
from engine.arabana.rules import Arabana
from engine.arabana.state import LAST
from engine.game import HIDDEN
from engine.record import encode
from engine.rewind import undo_reveal
from engine.session import Session
from firmware.games.arabana.words import en as words
from host_sim.bots import KEYS, wait_for_turn
from host_sim.bots.arabana import press_move
from tests.firmware.arabana.buttons import PEOPLE, random_moves, random_session, start, view_of
from tests.firmware.menus import screen, up


@pytest.mark.parametrize("skip", [False, True])
def test_the_opponents_turn_is_told_move_by_move_and_can_be_skipped_and_replayed(skip):
    with start(7, BEGINS=2) as handheld:
        play = screen(handheld)
        began = handheld.now_ms
        lines: list[str] = []
        while play.session.game.player() != play.seat:
            if play.view.words and play.view.words not in lines[-1:]:
                lines.append(play.view.words)
            if skip and play._pause > 0:
                handheld.press("UP")
            else:
                handheld.wait(30)
        took = handheld.now_ms - began
        plays = [m for m in play.session.moves if m != moves.CONFIRM]
        assert len(lines) == len(plays) >= 2
        assert (took < 600 * len(plays)) if skip else (took > 900 * len(plays))
        handheld.hold("B", 700)
        menu = screen(handheld)
        rows = [row.text() for row in menu.rows]
        handheld.press("DOWN", rows.index("Rival’s last turn"))
        handheld.press("A")
        again = []
        while up(handheld) == "Replay":
            again.append(screen(handheld).view.words)
            handheld.press("A")
        assert again == lines
        assert screen(handheld) is menu
        handheld.press("B")
        assert screen(handheld) is play


def test_keys_pressed_while_the_opponent_thinks_do_nothing():
    with start(7, BEGINS=2) as handheld:
        play = screen(handheld)
        r = random.Random(2)
        while play.session.game.player() != play.seat:
            before = len(play.session.moves)
            handheld.press(r.choice(("A", "B", *KEYS)))
            assert len(play.session.moves) >= before
        twin = Session(Arabana(), 7, play.session.options, play.session.seats)
        for move in play.session.moves:
            twin.play(move)
        assert twin.game.state == play.session.game.state


def test_a_turn_can_be_taken_back_until_the_draw_is_confirmed():
    with start(7, BEGINS=1) as handheld:
        play = screen(handheld)
        session = play.session
        at_first = bytes(session.game.state)
        r = random.Random(4)
        out = session.game.moves_buffer()
        while True:
            n = play.view.seen.legal(out)
            if out[0] == moves.CONFIRM:
                break
            press_move(handheld, play.view, r.choice(out[:n]))
        count = len(session.moves)
        handheld.press("B", count)
        assert bytes(session.game.state) == at_first
        handheld.press("B")  # one more does no harm
        assert bytes(session.game.state) == at_first
        assert not session.moves


def test_a_full_hand_asks_for_a_card_to_lay_off_and_says_so():
    with start(7, BEGINS=1, EXTRA=2) as handheld:
        play = screen(handheld)
        view = play.view
        assert len(view.seen.hand(0)) == 5
        handheld.press("DOWN", 2)
        handheld.press("A")
        assert view.is_laying
        assert not play.session.moves
        handheld.press("A")
        assert [m for m in play.session.moves if moves.DISCARD <= m < moves.DRAW]
        assert view.panel.cells[view.at] >= 16  # and the cursor is where cards are drawn
        handheld.press("A", 2)
        assert moves.CONFIRM in play.session.moves


def test_an_opponent_that_peeks_finds_the_unseen_hidden():
    peeked = []

    class Peek:
        def think(self, seen, seat):
            peeked.append((seen.hand(1 - seat), bytes(seen.state[:4])))
            out = seen.moves_buffer()
            yield out[seen.legal(out) - 1]

    with start(7, BEGINS=1) as handheld:
        vars(handheld.machine.load("engine.ai"))["make"] = lambda name, game, r: Peek()
        play = screen(handheld)
        game = play.session.game
        out = play.view.seen.moves_buffer()
        while game.player() == play.seat:
            press_move(handheld, play.view, out[play.view.seen.legal(out) - 1])
        handheld.wait(1000)
        assert peeked[0] == (bytes([HIDDEN] * 4), bytes([HIDDEN] * 4))


def test_a_cover_hides_the_hands_between_two_people():
    covers = set()
    for seed in (7, 8):
        with start(seed, OPPONENT=PEOPLE, BEGINS=1) as handheld:
            assert up(handheld) == "Cover"
            handheld.press("A")
            play = screen(handheld)
            assert play.seat == 0
            out = play.view.seen.moves_buffer()
            while play.session.game.player() == 0:
                n = play.view.seen.legal(out)
                press_move(handheld, play.view, out[n - 1])
            covers.add(handheld.frame())
            assert up(handheld) == "Cover"
            handheld.press("A")
            assert up(handheld) == "Replay"  # tells the turn before
            handheld.press("B")
            play = screen(handheld)
            assert play.view.seat == 1
            assert HIDDEN in play.view.seen.hand(0)
            assert HIDDEN not in play.view.seen.hand(1)
    assert len(covers) == 1


def test_a13_the_last_plays_are_announced_once_and_to_whoever_looks():
    for seed in range(4):
        session = random_session(seed)
        views = [view_of(session, seat) for seat in (0, 1)]
        announced = [[], []]  # how many moves had been played, by who looks
        began = []
        stage = session.game.stage()
        for _ in random_moves(session, random.Random(seed)):
            pass
        played = list(session.moves)
        session.restart()
        for move in played:
            if not session.play(move):
                continue
            if session.game.stage() == LAST and stage != LAST:
                began.append(len(session.moves))
            stage = session.game.stage()
            for view, told in zip(views, announced, strict=True):
                view.changed()
                if view.news() == words.LAST_PLAYS:
                    told.append(len(session.moves))
        assert len(began) == 1, encode(session).hex()
        assert announced == [began, began], encode(session).hex()


def test_a_scoring_and_the_last_plays_are_told_again_after_they_were_taken_back():
    again = set()
    for seed in range(4):
        session = random_session(seed)
        view = view_of(session, 0)
        for move in random_moves(session, random.Random(seed)):
            view.changed()
            if move != moves.CONFIRM or session.game.player() != 0:
                view.news()
                continue
            told = []
            for _ in range(2):
                session.play(move)
                view.changed()
                told.append(view.news())
                undo_reveal(session, 0)
                view.changed()
            assert told[0] == told[1], encode(session).hex()
            again.add(told[0])
    assert {sentences[0][:8] for sentences in again if sentences} == {
        "Round 1 ",
        "Round 2 ",
        "All card",
    }


def test_there_is_nothing_to_take_back_where_only_the_opponent_has_moved():
    with start(7) as handheld:
        play = screen(handheld)
        wait_for_turn(handheld)
        assert set(play.session.movers) == {1}
        handheld.hold("B", 700)
        assert "Take back the turn" not in [row.text() for row in screen(handheld).rows]
