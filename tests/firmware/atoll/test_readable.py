"""What stands on Atoll's board: Requests at every stage, the whole Island, its coast, terrains."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from engine.atoll import cards
from engine.atoll.cards import ANY, NO_CELL, OCEAN
from engine.atoll.state import CARD, NONE, PLACE, SLOTS, SURE
from firmware.games.atoll import board
from firmware.graphics import font
from firmware.graphics import font_dots as art_dots
from firmware.graphics.canvas import HINT
from host_sim.bots.atoll import Bot
from host_sim.drive import Handheld
from tests.firmware.menus import screen

BRIGHTER = 1.15  # times, from one terrain to the next
FIRST_PLAIN = 8  # card that is not double water
BESIDE = 65  # the column where the Requests begin


@pytest.fixture
def middle() -> Iterator[Handheld]:
    """A game in its middle, played by a bot; the hand is on the screen."""
    with Handheld(seed=13, env={"TOMBOLO_GAME": "atoll"}) as handheld:
        bot = Bot(handheld)
        view = screen(handheld).view
        while view.ended < 5 or view.story:
            bot._step(view)
        handheld.wait(1000)
        while view.seen.hand(view.seat, view.slot) < FIRST_PLAIN:
            handheld.press("RIGHT")
        yield handheld


def is_lit(frame: bytes, x: int, y: int) -> bool:
    """Return True if a dot of a frame is lit."""
    return bool(frame[y * 16 + x // 8] & 128 >> x % 8)


def boxes(frame: bytes, view: Any, k: int) -> list[bool]:
    """Return True for each cell of Request k, except "?", that has a whole box around it."""
    is_small = view.seen.stage() == CARD
    pitch = 7 if is_small else 8
    wanted = [cards.cell(view.panel.which[k], at) for at in range(9)]
    cells = [at for at in range(9) if wanted[at] != NO_CELL]
    left = BESIDE + k % 2 * 32 + (2 - max(at % 3 for at in cells)) * pitch // 2
    top = k // 2 * (21 if is_small else 28) + (2 - max(at // 3 for at in cells)) * pitch // 2
    found = []
    for at in cells:
        x = left + at % 3 * pitch
        y = top + at // 3 * pitch
        edge = [(x + n, y + m) for n in range(pitch + 1) for m in (0, pitch)]
        edge += [(x + m, y + n) for n in range(pitch + 1) for m in (0, pitch)]
        if wanted[at] != ANY:
            found.append(all(is_lit(frame, *dot) for dot in edge))
    return found


def test_requests_stand_beside_the_island_at_every_stage_with_what_is_missing(middle):
    view = screen(middle).view
    stages = []
    all_missing = set()
    for key in ("UP", "A", "RIGHT", "DOWN", "LEFT", "A"):
        middle.press(key)
        stages.append(view.seen.stage())
        all_missing.add(bytes(view.panel.missing))
        for k in range(SLOTS):
            assert view.panel.which[k] != NONE
            boxed = boxes(middle.frame(), view, k)
            missing = view.panel.missing[k]
            for n, is_boxed in enumerate(boxed):
                # Boxes on all four sides close one around a tile that is missing.
                assert is_boxed or missing >> n & 1, (key, k, n)
            assert not all(boxed) or not missing, (key, k)
    assert {CARD, PLACE, SURE} <= set(stages)
    assert len(all_missing) > 1  # it follows the card


def test_the_last_line_shows_what_lies_under_the_card(middle):
    view = screen(middle).view
    middle.press("A")
    lines = {}
    for key in ("RIGHT", "DOWN", "RIGHT", "LEFT", "LEFT", "UP", "UP", "LEFT", "DOWN", "DOWN") * 2:
        middle.press(key)
        line = middle.frame()[HINT * 16 :]
        assert lines.setdefault(bytes(view.under), line) == line
    assert len(lines) > 4
    assert len(set(lines.values())) == len(lines)


def test_the_whole_island_or_the_card_is_in_view_while_a_card_is_chosen():
    is_whole = 0
    with Handheld(seed=21, env={"TOMBOLO_GAME": "atoll"}) as handheld:
        play = screen(handheld)
        bot = Bot(handheld, "easy")
        while screen(handheld) is play:
            view = play.view
            bot._step(view)
            if screen(handheld) is not play or view.story or view.seen.stage() != CARD:
                continue
            window = view.board
            left, top, right, bottom = view.seen.island(view.seat).bounds()
            if view.ended and right - left < board.COLUMNS and bottom - top < board.ROWS:
                is_whole += 1
                assert window.x <= left, view.ended
                assert right < window.x + board.COLUMNS
                assert window.y <= top
                assert bottom < window.y + board.ROWS
            assert 0 <= (view.place >> 2 & 127) - window.x < board.COLUMNS
            assert 0 <= (view.place >> 9) - window.y < board.ROWS
    assert is_whole > 5


def test_a_line_runs_along_the_coast_and_nowhere_else(middle):
    view = screen(middle).view
    frame = middle.frame()
    window = view.board
    island = view.seen.island(view.seat)
    across, down, left, top = window._card[:4]
    card = {(left + x, top + y) for x in range(-1, across + 1) for y in range(-1, down + 1)}
    checked = 0
    for x in range(1, board.COLUMNS):
        for y in range(board.ROWS):
            at = window.x + x, window.y + y
            if at in card:
                continue
            is_coast = (island.terrain(*at) < OCEAN) != (island.terrain(at[0] - 1, at[1]) < OCEAN)
            assert is_lit(frame, 8 * x, 8 * y + 4) == is_coast, (x, y)
            checked += is_coast
    assert checked


def test_t2_terrains_are_a_ladder_of_brightness():
    at = 0
    lit = []
    for n in range(font.ATOLL_WATER + 5):
        rows = font.SIZES[2 * n + 1] * ((font.SIZES[2 * n] + 7) // 8)
        lit.append(sum(bin(byte).count("1") for byte in art_dots.ROWS[at : at + rows]))
        at += rows
    ladder = lit[font.ATOLL_WATER :]
    assert len(ladder) == 5
    for darker, lighter in pairwise(ladder):
        assert lighter >= BRIGHTER * darker, ladder
