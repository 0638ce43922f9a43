"""What a move would do, shown before it is made: promised, blinking, and in few bytes."""

from __future__ import annotations

import random
from typing import Any

from engine.arabana import moves
from engine.arabana.map import INITIALS, NAMES, PLACES
from engine.arabana.rules import Arabana
from engine.record import encode
from firmware.games.arabana.board import aim_of
from host_sim.bots import KEYS
from host_sim.drive import Handheld
from tests.firmware.arabana.buttons import (
    SEA_OPTIONS,
    play_on,
    random_moves,
    random_session,
    start,
    view_of,
)


def test_what_an_aim_promises_is_what_happens():
    session = random_session(9, SEA_OPTIONS)
    checked = 0
    for n, move in enumerate(random_moves(session, random.Random(9))):
        if move >= moves.DISCARD or n % 2:
            continue
        view = view_of(session, session.game.player())
        kind = 12 if moves.FREE_BRIDGE <= move < moves.SWAP else 13
        if moves.cards_of(move):
            kind = moves.cards_of(move)[0]
        view.at = view.panel.find(kind)
        view.press(kind, 0)
        view.aims.go_to(view.aims.targets.index(aim_of(move)))
        while view.aims.ways[0] != move:
            view.key(6)
        before = Arabana()
        before.state[:] = session.game.state
        after = Arabana()
        after.state[:] = session.game.state
        after.apply(move)
        had, has = before.all_islands(), after.all_islands()
        p = before.player()
        won = has[p] & ~had[p]
        lost = had[0] & ~has[0] | had[1] & ~has[1]
        line = view.prompt()
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
        assert [t for t in view.aims.falling if t < PLACES] == after.fallen(before), record
        checked += 1
    assert checked == 31


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
                if spare.fallen(view.seen):
                    found[:] = [move]
                    return True
        return False

    view = play_on(handheld, random.Random(1), finds).view
    view.key(0)
    view.at = view.panel.find(moves.cards_of(found[0])[0])
    view.press(view.panel.cells[view.at], 0)
    view.aims.go_to(view.aims.targets.index(aim_of(found[0])))
    return view


def test_what_would_fall_blinks_and_little_is_sent_for_it():
    with start(7, BEGINS=1) as handheld:
        view = aim_that_fells(handheld)
        assert view.aims.falling
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


def test_what_an_opponent_fells_blinks_only_while_that_is_shown():
    """Not while it thinks on: what takes no time is not drawn until it has moved."""
    with start(7, BEGINS=1) as handheld:
        play = handheld.machine.main["app"].screen
        view = aim_that_fells(handheld)
        fell = view.aims.falling
        view.let_go()
        view._falling = fell
        play._pause = 1
        assert view.tick(500, play._pause > 0)
        play._pause = 0
        assert not view.tick(500, play._pause > 0)


def test_what_is_pasted_makes_the_picture_that_is_drawn_at_once():
    """Aims, moves and stories change parts of the map: together they are the whole."""
    with start(8, SEAFARER=1, BEGINS=1) as handheld:
        r = random.Random(8)
        for goal in (13, 9, 5):
            view = play_on(handheld, r, lambda s, g=goal: s.session.game.stack_count() < g).view
            for key in ("UP", "UP", "A", *r.choices(KEYS, k=3), "B", "UP", "RIGHT", "A", "DOWN"):
                handheld.press(key)
                seen = {picture(handheld) for _ in range(20 if view.aims.falling else 1)}
                handheld.hold("B", 600)
                handheld.press("B")
                assert picture(handheld) in seen, (goal, key)
            while view.focus:
                handheld.press("B")


def picture(handheld: Handheld) -> bytes:
    """Return all above the last line, a little later."""
    handheld.wait(50)
    return bytes(handheld.frame()[:896])


def test_cursor_moves_and_screens_hand_over_few_bytes():
    worst_move = worst_text = worst_fall = worst = 0
    with start(11, SEAFARER=1, LIMIT=1, EXTRA=3) as handheld:
        r = random.Random(11)
        for goal in (12, 6, 2):
            play = play_on(handheld, r, lambda s, g=goal: s.session.game.stack_count() < g)
            if type(play).__name__ != "Play":
                break
            view = play.view
            for n in range(60):
                key = r.choice(KEYS) if n % 10 else r.choice("AB")
                if view.focus == 2 and key == "A":
                    key = "B"
                hint, moved = handheld.frame()[896:], len(play.session.moves)
                falls = len(view.aims.falling)
                handheld.bytes_on_bus()
                handheld.press(key)
                count = handheld.bytes_on_bus()
                worst = max(worst, count)
                if key in KEYS and moved == len(play.session.moves):
                    if handheld.frame()[896:] == hint:
                        worst_move = max(worst_move, count)
                    if falls or view.aims.falling:
                        worst_fall = max(worst_fall, count)
                    else:
                        worst_text = max(worst_text, count)
            if view.focus:
                handheld.press("B")
        handheld.hold("B", 700)
        for _ in range(3):
            handheld.press("DOWN")
            handheld.bytes_on_bus()
            handheld.press("A")
            worst = max(worst, handheld.bytes_on_bus())
            handheld.press("B")
    assert worst_move <= 160, worst_move
    assert worst_text <= 300, worst_text
    assert worst_fall <= 300, worst_fall
    assert worst <= 1200, worst
