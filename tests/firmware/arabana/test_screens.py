"""Arabana-Ikibiti through the buttons: whole games, options, stories, taking back, results.

Rerun one: python -m pytest tests/firmware/arabana/test_screens.py -k NAME
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.arabana import moves
from engine.arabana.map import INITIALS, NAMES, PLACES
from engine.arabana.rules import Arabana
from engine.arabana.state import DONE, FALLEN, LAST, POINTS, ROUND, STAGE
from engine.game import HIDDEN, OVER
from engine.record import encode
from engine.session import PRACTICE, Session
from firmware.canvas import width
from firmware.views.arabana import story
from firmware.words.en import arabana as words
from host_sim.drive import Handheld
from host_sim.players.arabana import press_move
from host_sim.players.ways import KEYS
from tests.firmware.arabana.buttons import (
    PEOPLE,
    SEA_OPTIONS,
    Ink,
    play_on,
    play_screen,
    random_moves,
    random_session,
    start,
    strokes,
)
from tests.firmware.kept import saved

# Whole games.


@pytest.mark.parametrize(
    ("seed", "choices"), [(7, {}), (8, {"SEAFARER": 1, "FREE": 2, "LIMIT": 1})]
)
def test_a_whole_game_by_the_buttons_ends_as_the_engine_says(seed, choices):
    with start(seed, **choices) as handheld:
        session = play_screen(handheld).session
        screen = play_on(handheld, random.Random(seed))
        assert type(screen).__name__ == "Result"
        assert session.game.player() == OVER
        twin = Session(Arabana(), session.seed, session.options, session.seats)
        for move in session.moves:
            twin.play(move)
        assert twin.game.state == session.game.state
        assert not saved(handheld, Arabana.ID)


def test_a_game_against_the_easy_level_is_played_to_its_result():
    with start(3, "easy") as handheld:
        screen = play_on(handheld, random.Random(3))
        assert type(screen).__name__ == "Result"


# New game.


@pytest.mark.parametrize(
    ("choices", "options", "seats"),
    [
        ({}, "000000000000000002", b"\x00\x01"),
        ({"OPPONENT": 1}, "000000000000000002", b"\x00\x02"),
        ({"OPPONENT": 2, "BEGINS": 1}, "000000000000000000", b"\x00\x03"),
        ({"OPPONENT": PEOPLE, "BEGINS": 2}, "000000000000000001", b"\x00\x00"),
        ({"READING": 1}, "010000000000000002", b"\x00\x01"),
        ({"SEAFARER": 1}, "000100000000000002", b"\x00\x01"),
        ({"FREE": 3, "EXTRA": 2, "LIMIT": 1}, "000003000200010002", b"\x00\x01"),
        ({"WEAKER": 1, "FREE": 2, "EXTRA": 3, "LIMIT": 1}, "000000020003000102", b"\x00\x01"),
    ],
)
def test_every_option_of_a_new_game_reaches_the_engine(choices, options, seats):
    with start(**choices) as handheld:
        screen = play_screen(handheld)
        screen = screen.play if type(screen).__name__ == "Cover" else screen
        session = screen.session
        assert session.options.hex() == options
        assert session.seats == seats


def test_new_game_rows_hold_on_a_line():
    from firmware.views.arabana import kit

    for label, values in kit.options():
        for value in values:
            assert width(label + "  ←" + value + "→") <= 108, (label, value)


# The opponent's turn.


def told_hints(handheld: Handheld, skip: bool) -> list[str]:
    """Return the lines shown during the opponent's turn; the person's turn has just ended."""
    screen = play_screen(handheld)
    lines = []
    while screen.session.game.player() != screen.seat:
        if screen.view.words and screen.view.words not in lines[-1:]:
            lines.append(screen.view.words)
        if skip and screen._pause > 0:
            handheld.press("UP")
        else:
            handheld.wait(30)
    return lines


@pytest.mark.parametrize("skip", [False, True])
def test_the_opponents_turn_is_told_move_by_move_and_can_be_skipped_and_replayed(skip):
    with start(7, BEGINS=2) as handheld:
        screen = play_screen(handheld)
        began = handheld.now_ms
        lines = told_hints(handheld, skip)
        took = handheld.now_ms - began
        plays = [m for m in screen.session.moves if m != moves.CONFIRM]
        assert len(lines) == len(plays) >= 2
        assert (took < 600 * len(plays)) if skip else (took > 900 * len(plays))
        handheld.hold("B", 700)
        menu = play_screen(handheld)
        rows = [row.text() for row in menu.rows]
        handheld.press("DOWN", rows.index("Last turn again"))
        handheld.press("A")
        again = []
        while type(play_screen(handheld)).__name__ == "Replay":
            again.append(play_screen(handheld).view.words)
            handheld.press("A")
        assert again == lines
        assert play_screen(handheld) is menu
        handheld.press("B")
        assert play_screen(handheld) is screen


def test_keys_pressed_while_the_opponent_thinks_do_nothing():
    with start(7, BEGINS=2) as handheld:
        screen = play_screen(handheld)
        r = random.Random(2)
        while screen.session.game.player() != screen.seat:
            before = len(screen.session.moves)
            handheld.press(r.choice(("A", "B", *KEYS)))
            assert len(screen.session.moves) >= before
        twin = Session(Arabana(), 7, screen.session.options, screen.session.seats)
        for move in screen.session.moves:
            twin.play(move)
        assert twin.game.state == screen.session.game.state


# Taking back, leaving, two people.


def test_a_turn_can_be_taken_back_until_the_draw_is_confirmed():
    with start(7, BEGINS=1) as handheld:
        screen = play_screen(handheld)
        session = screen.session
        at_first = bytes(session.game.state)
        r = random.Random(4)
        out = session.game.moves_buffer()
        while True:
            n = screen.view.seen.legal(out)
            if out[0] == moves.CONFIRM:
                break
            press_move(handheld, screen.view, r.choice(out[:n]))
        count = len(session.moves)
        handheld.press("B", count)
        assert bytes(session.game.state) == at_first
        handheld.press("B")  # one more does no harm
        assert bytes(session.game.state) == at_first
        assert not session.moves


def test_what_an_aim_promises_is_what_happens():
    from firmware.views.arabana import view as arabana

    session = random_session(9, SEA_OPTIONS)
    for n, move in enumerate(random_moves(session, random.Random(9))):
        if move >= moves.DISCARD or n % 2:
            continue
        view = arabana.View(session, session.game.player())
        kind = 12 if moves.FREE_BRIDGE <= move < moves.SWAP else 13
        if moves.cards_of(move):
            kind = moves.cards_of(move)[0]
        view.at = view.panel.find(kind)
        view._press(kind, 0)
        view.aims.go_to(view.aims.targets.index(story.aim_of(move)))
        while view.aims.ways[0] != move:
            view.key(6)
        before = Arabana()
        before.state[:] = session.game.state
        after = Arabana()
        after.state[:] = session.game.state
        after.apply(move)
        won, lost, fallen = after.changes(before)
        line = view.hint()
        record = encode(session).hex()
        assert bool(won) == ("wins" in line), (line, record)
        for i in range(12):
            if won >> i & 1:
                clause = line.split("wins ")[1].split(",")[0]
                assert clause == NAMES[i] or INITIALS[i] in clause.split("+"), (line, record)
        if lost & ~won and not won:
            assert "frees" in line or "loses" in line, (line, record)
        # The map shows it all: islands as they would be, what falls as it stands, and blinking.
        seat = session.game.player()
        assert view.aims.islands == (after.islands(seat), after.islands(1 - seat)), record
        assert [t for t in view.aims.fell if t < PLACES] == [
            k for k in range(PLACES) if fallen >> k & 1
        ], record


def test_leaving_keeps_the_turn_and_continue_brings_it_back():
    with start(7, BEGINS=1) as handheld:
        screen = play_on(handheld, random.Random(7), lambda s: s.session.game.stack_count() < 10)
        handheld.press("A")  # takes a card
        handheld.press("A")  # plays it
        record = encode(screen.session)
        handheld.hold("B", 700)
        handheld.press("UP")  # the last row: leave
        handheld.press("A")
        assert encode(saved(handheld, Arabana.ID)) == record
        nvm = handheld.nvm
    with Handheld(seed=1, nvm=nvm) as handheld:
        handheld.press("A")
        assert encode(play_screen(handheld).session) == record


def test_an_opponent_that_peeks_finds_the_unseen_hidden():
    peeked = []

    class Peek:
        def think(self, seen, seat):
            peeked.append((seen.hand(1 - seat), bytes(seen.state[:4])))
            out = seen.moves_buffer()
            yield out[seen.legal(out) - 1]

    with start(7, BEGINS=1) as handheld:
        vars(handheld.machine.load("engine.ai"))["make"] = lambda name, game, r: Peek()
        screen = play_screen(handheld)
        game = screen.session.game
        out = screen.view.seen.moves_buffer()
        while game.player() == screen.seat:
            press_move(handheld, screen.view, out[screen.view.seen.legal(out) - 1])
        handheld.wait(1000)
        assert peeked[0] == (bytes([HIDDEN] * 4), bytes([HIDDEN] * 4))


def test_a_cover_hides_the_hands_between_two_people():
    covers = set()
    for seed in (7, 8):
        with start(seed, OPPONENT=PEOPLE, BEGINS=1) as handheld:
            assert type(play_screen(handheld)).__name__ == "Cover"
            handheld.press("A")
            screen = play_screen(handheld)
            assert screen.seat == 0
            out = screen.view.seen.moves_buffer()
            while screen.session.game.player() == 0:
                n = screen.view.seen.legal(out)
                press_move(handheld, screen.view, out[n - 1])
            covers.add(handheld.frame())
            assert type(play_screen(handheld)).__name__ == "Cover"
            handheld.press("A")
            assert type(play_screen(handheld)).__name__ == "Replay"  # tells the turn before
            handheld.press("B")
            screen = play_screen(handheld)
            assert screen.view.seat == 1
            assert HIDDEN in screen.view.seen.hand(0)
            assert HIDDEN not in screen.view.seen.hand(1)
    assert len(covers) == 1


def test_a_full_hand_asks_for_a_card_to_lay_off_and_says_so():
    with start(7, BEGINS=1, EXTRA=2) as handheld:
        screen = play_screen(handheld)
        view = screen.view
        assert len(view.seen.hand(0)) == 5
        handheld.press("DOWN", 2)
        handheld.press("A")
        assert view.is_laying
        assert not screen.session.moves
        handheld.press("A")
        assert [m for m in screen.session.moves if moves.DISCARD <= m < moves.DRAW]
        assert view.panel.cells[view.at] >= 16  # and the cursor is where cards are drawn
        handheld.press("A", 2)
        assert moves.CONFIRM in screen.session.moves


def texts(screen: Any) -> list[str]:
    return [args[2] for name, args in strokes(screen) if name in ("text", "right")]


def test_a15_the_result_shows_three_scorings_and_tournament_points():
    from firmware.views.arabana import sheets

    session = random_session(2)
    for _ in random_moves(session, random.Random(2)):
        pass
    game = session.game
    play = type("", (), {"session": session})()
    session.seats = b"\x00\x02"
    shown = texts(sheets.Result(play, game, 0))
    for number in (1, 2, 3):
        assert f"{game.points(0, number)} : {game.points(1, number)}" in shown
    assert f"{game.tournament(0)} : {game.tournament(1)}" in shown
    assert f"{game.score(0)} : {game.score(1)}" in shown
    assert {"Seed 2", "medium"} <= set(shown)
    session.flags = PRACTICE
    assert "Practice" in texts(sheets.Result(play, game, 0))


def test_a13_the_last_plays_are_announced_once_and_to_whoever_looks():
    from firmware.views.arabana import view as arabana

    for seed in range(4):
        session = random_session(seed)
        views = [arabana.View(session, seat) for seat in (0, 1)]
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


def test_a14_a_premature_end_is_told_in_its_round():
    from firmware.views.arabana import sheets

    session = random_session(2)
    s = session.game.state
    s[ROUND], s[STAGE], s[FALLEN], s[POINTS] = 2, DONE, 2, 3  # seat 0 noted 3, seat 1 has fallen
    play = type("", (), {"session": session})()
    shown = texts(sheets.Result(play, session.game, 1))
    assert shown[shown.index("No bridge left") + 1] == "24 : 0"
    assert "27 : 0" in shown
    assert "5 : 0" in shown
    assert "Number 1 wins" in shown


# Bytes on the bus.


def test_cursor_moves_and_screens_hand_over_few_bytes():
    worst_move = worst_text = worst = 0
    with start(11, SEAFARER=1, LIMIT=1, EXTRA=3) as handheld:
        app = handheld.machine.main["app"]
        r = random.Random(11)
        for goal in (12, 6, 2):
            screen = play_on(handheld, r, lambda s, g=goal: s.session.game.stack_count() < g)
            if type(screen).__name__ != "Play":
                break
            view = screen.view
            for n in range(60):
                key = r.choice(KEYS) if n % 10 else r.choice("AB")
                if view.focus == 2 and key == "A":
                    key = "B"
                hint, focus, moved = handheld.frame()[896:], view.focus, len(screen.session.moves)
                handheld.bytes_on_bus()
                handheld.press(key)
                count = handheld.bytes_on_bus()
                worst = max(worst, count)
                if key in KEYS and moved == len(screen.session.moves):
                    is_same = handheld.frame()[896:] == hint
                    if is_same:
                        worst_move = max(worst_move, count)
                    worst_text = max(worst_text, count)
                assert focus in (0, 1, 2)
            if view.focus:
                handheld.press("B")
        handheld.hold("B", 700)
        for _ in range(3):
            handheld.press("DOWN")
            handheld.bytes_on_bus()
            handheld.press("A")
            worst = max(worst, handheld.bytes_on_bus())
            handheld.press("B")
        assert app.screen
    assert worst_move <= 160, worst_move
    assert worst_text <= 300, worst_text
    assert worst <= 1200, worst


# What a move would do, as a picture.


def aim_that_fells(handheld: Handheld) -> Any:
    """Play until a card in hand can fell a bridge; aim so, return the view."""
    found = []

    def finds(screen: Any) -> bool:
        view = screen.view
        out = view.seen.moves_buffer()
        n = view.seen.legal(out)
        spare = Arabana()
        for move in out[:n]:
            if move < moves.FREE_BRIDGE:
                spare.state[:] = view.seen.state
                spare.apply(move)
                if spare.changes(view.seen)[2]:
                    found[:] = [move]
                    return True
        return False

    view = play_on(handheld, random.Random(1), finds).view
    view.key(0)
    view.at = view.panel.find(moves.cards_of(found[0])[0])
    view._press(view.panel.cells[view.at], 0)
    view.aims.go_to(view.aims.targets.index(story.aim_of(found[0])))
    return view


def test_what_would_fall_blinks_and_little_is_sent_for_it():
    with start(7, BEGINS=1) as handheld:
        view = aim_that_fells(handheld)
        assert view.aims.fell
        handheld.wait(600)  # the aim was set without a key: drawn when it would blink
        shown = []
        sent = []
        for _ in range(60):
            handheld.wait(40)
            sent.append(handheld.bytes_on_bus())
            shown.append(handheld.frame())
        assert len(set(shown)) == 2, "there, and gone"
        turns = [n for n in range(1, 60) if shown[n] != shown[n - 1]]
        assert all(360 <= 40 * (turns[n] - turns[n - 1]) <= 480 for n in range(1, len(turns)))
        assert all(sent[n] <= 300 for n in turns[1:]), sent
        before = len(view.session.moves)
        view.let_go()
        handheld.wait(900)
        still = handheld.frame()
        handheld.wait(900)
        assert handheld.frame() == still
        assert len(view.session.moves) == before


def test_the_islands_held_are_in_the_panel():
    for session in played(3):
        from firmware.views.arabana import view as arabana

        for seat in (0, 1):
            game = session.game
            panel = arabana.View(session, seat).panel
            assert panel.islands == f"{game.controls(seat)}:{game.controls(1 - seat)}"
            assert any(panel.islands in map(str, args) for _, args in strokes_of(panel))


def played(seed: int) -> Any:
    """Yield a session of a random game at every tenth move."""
    session = random_session(seed)
    for n, _ in enumerate(random_moves(session, random.Random(seed))):
        if n % 10 == 0:
            yield session


def strokes_of(panel: Any) -> list[Any]:
    ink = Ink()
    panel.draw(ink, b"", True)
    return ink.strokes


def test_what_is_pasted_makes_the_picture_that_is_drawn_at_once():
    """Aims, moves and stories change parts of the map: together they are the whole."""
    with start(8, SEAFARER=1, BEGINS=1) as handheld:
        r = random.Random(8)
        for goal in (13, 9, 5):
            view = play_on(handheld, r, lambda s, g=goal: s.session.game.stack_count() < g).view
            for key in ("UP", "UP", "A", *r.choices(KEYS, k=3), "B", "UP", "RIGHT", "A", "DOWN"):
                handheld.press(key)
                seen = {picture(handheld) for _ in range(20 if view.aims.fell else 1)}
                handheld.hold("B", 600)
                handheld.press("B")
                assert picture(handheld) in seen, (goal, key)
            while view.focus:
                handheld.press("B")


def picture(handheld: Handheld) -> bytes:
    """Return all above the last line, a little later."""
    handheld.wait(50)
    return bytes(handheld.frame()[:896])
