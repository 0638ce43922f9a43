"""What Arabana-Ikibiti's screens show: nothing hidden, words on their lines, a clear map."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine import rng
from engine.arabana import moves
from engine.arabana.map import ENDS, INITIALS, PLACES, SEA_ISLANDS, SEAS
from engine.arabana.rules import Arabana
from engine.arabana.state import BRIDGE
from engine.game import HIDDEN
from engine.record import encode
from engine.session import Session
from firmware.games.arabana import aims, board, sheets
from firmware.graphics.canvas import width
from tests.firmware.arabana.buttons import (
    SEA_OPTIONS,
    random_moves,
    random_session,
    start,
    view_of,
)
from tests.firmware.ink import strokes
from tests.firmware.menus import screen

# What a view may show.


def all_strokes(view):
    board.Map._owners = b""  # the places are drawn, too
    return strokes(view)


@pytest.mark.parametrize("options", [b"", SEA_OPTIONS])
def test_nothing_that_is_hidden_reaches_the_screen(options):
    session = random_session(5, options)
    luck = bytearray(4)
    rng.seed(luck, 99)
    for n, _ in enumerate(random_moves(session, random.Random(5))):
        if n % 5:
            continue
        for seat in (0, 1):
            other = Session(Arabana(), 1, options, session.seats)
            other.game.state[:] = session.game.state
            other.game.determinize(seat, luck)
            other.moves = session.moves
            views = [view_of(one, seat) for one in (session, other)]
            assert all_strokes(views[0]) == all_strokes(views[1]), encode(session).hex()
            for sheet in (sheets.Cards, sheets.Score):
                pictures = [strokes(sheet(None, view)) for view in views]
                assert pictures[0] == pictures[1], encode(session).hex()
    assert n > 100


def test_a_card_laid_off_by_the_opponent_is_told_without_its_island():
    told = set()
    for seed in range(4):
        session = random_session(seed)
        for move in random_moves(session, random.Random(seed)):
            if moves.DISCARD <= move < moves.DRAW:
                view = view_of(session, 1 - session.game.player())
                view.expect(move)
                session.game.apply(move)
                view.changed()
                told.add((view.prompt(), view._target, view._falling))
                session.game.state[:] = session._marked
                for past in session.moves[session.mark :]:
                    session.game.apply(past)
    assert len(told) == 1, told


@pytest.mark.parametrize("options", [b"", SEA_OPTIONS])
def test_every_line_of_whole_games_holds(options):
    """Hints of every cell, island and aim, promises of every move, stories of those made."""
    for seed in (1, 2):
        session = random_session(seed, options)
        views = [view_of(session, seat) for seat in (0, 1)]
        teller = 0
        for n, move in enumerate(random_moves(session, random.Random(seed))):
            mover = session.game.player()
            lines = []
            if n:
                views[teller].changed()  # tells the move before
                lines.append(views[teller].prompt())
            views[mover].changed()
            lines.append(views[mover].prompt())
            if n % 3 == 0:
                lines += hints(views[mover])
            for line in lines:
                assert width(line) <= 128, (line, encode(session).hex())
            teller = 1 - mover
            views[teller].changed()
            views[teller].expect(move)
        assert n > 100, seed


def hints(view: Any) -> list[str]:
    """Return the last line wherever the cursor can be."""
    lines = []
    for at in range(len(view.panel.cells)):
        kind = view.panel.cells[at]
        if kind == 255:
            continue
        view.at = at
        lines.append(view.prompt())
        if kind < 16 and view.seen.choice() == HIDDEN:
            view.press(kind, 0)
            lines.append(view.prompt())
            aims = view.aims
            for aim in range(len(aims.targets)):
                aims.go_to(aim)
                for _ in range(len(aims.ways)):
                    aims.next_cards()
                    lines.append(view.prompt())
            view.let_go()
    for i in range(12):
        view.isle, view.focus = i, 1
        lines.append(view.prompt())
    view.changed()
    return lines


# The map.


def test_no_two_lines_of_the_map_cross_and_none_touches_an_island():
    x, y = board.X, board.Y

    def side(a: int, b: int, c: int) -> int:
        return (x[b] - x[a]) * (y[c] - y[a]) - (y[b] - y[a]) * (x[c] - x[a])

    for k in range(PLACES):
        a, b = ENDS[2 * k], ENDS[2 * k + 1]
        for j in range(k):
            c, d = ENDS[2 * j], ENDS[2 * j + 1]
            if len({a, b, c, d}) == 4:
                crosses = side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0
                assert not crosses, (k, j)
        for i in range(12):
            if i not in (a, b):
                along = (x[i] - x[a]) * (x[b] - x[a]) + (y[i] - y[a]) * (y[b] - y[a])
                length = (x[b] - x[a]) ** 2 + (y[b] - y[a]) ** 2
                if 0 < along < length:
                    assert side(a, b, i) ** 2 > 49 * length, (INITIALS[i], k)


def test_places_and_islands_stand_clear_of_each_other():
    spots = [board.target_xy(t) for t in range(PLACES)]
    for k in range(PLACES):
        for j in range(k):
            assert max(abs(spots[k][0] - spots[j][0]), abs(spots[k][1] - spots[j][1])) >= 7
    for i in range(12):
        assert 5 <= board.X[i] <= board.WIDTH - 6
        assert 5 <= board.Y[i] <= board.HEIGHT - 6


def test_a_sign_touches_no_islands_but_those_at_its_target():
    for t in range(board.SEA + SEAS):
        x, y = board.target_xy(t)
        reach = 6 + (2 if t < board.SEA else 5)  # an island with its dark edge, a cross, a ship
        touched = [i for i in range(12) if max(abs(x - board.X[i]), abs(y - board.Y[i])) <= reach]
        assert set(touched) <= set(board.islands_of(t)), t


def test_bridges_that_meet_at_an_island_do_not_melt():
    """With all 27 built by one seat, each is a patch of lit dots of its own."""
    with start(7, BEGINS=1) as handheld:
        play = screen(handheld)
        play.session.game.state[BRIDGE : BRIDGE + PLACES] = b"\x01" * PLACES
        play.view.changed()
        handheld.press("DOWN")
        frame = handheld.frame()
    map_dots = [(x, y) for x in range(board.WIDTH) for y in range(board.HEIGHT)]
    lit = {(x, y) for x, y in map_dots if frame[16 * y + x // 8] >> (7 - x % 8) & 1}
    for x, y in zip(board.X, board.Y, strict=True):  # the initials
        lit -= {(x + i, y + j) for i in range(-4, 5) for j in range(-5, 6)}
    patches = 0
    while lit:
        patches += 1
        queue = [lit.pop()]
        while queue:
            x, y = queue.pop()
            near = {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)} & lit
            lit -= near
            queue += near
    assert patches == PLACES


def furthest(count: int, step: Any) -> int:
    """Return the most presses between two of the points; fails if one cannot be reached."""
    most = 0
    for first in range(count):
        reached = {first: 0}
        queue = [first]
        while queue:
            at = queue.pop(0)
            for k in range(4):
                to = step(at, k)
                if to >= 0 and to not in reached:
                    reached[to] = reached[at] + 1
                    queue.append(to)
        assert len(reached) == count, first
        most = max(most, max(reached.values()))
    return most


def test_every_island_and_aim_can_be_reached():
    assert furthest(12, lambda at, k: aims.neighbor(board.X, board.Y, at, k)) <= 4
    r = random.Random(1)
    for n in range(1500):
        near = list(range(PLACES))
        if n % 4:
            i = n % 12
            near = [k for k in near if i in ENDS[2 * k : 2 * k + 2]]
            near += [PLACES + e for e in range(SEAS) if i in SEA_ISLANDS[3 * e : 3 * e + 3]]
        part = r.random()
        targets = [t for t in near if r.random() < part]
        if targets:
            xs = [board.target_xy(t)[0] for t in targets]
            ys = [board.target_xy(t)[1] for t in targets]
            table = aims.step_table(xs, ys)
            furthest(len(xs), lambda at, k, table=table: table[4 * at + k])
