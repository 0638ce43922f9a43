"""What stands on Atoll's board: Requests at every stage, the whole Island, its coast, terrains."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from engine.atoll.cards import OCEAN
from engine.atoll.state import CARD, NONE, PLACE, SURE
from firmware.games.atoll import board
from firmware.graphics import font
from firmware.graphics import font_dots as art_dots
from firmware.graphics.canvas import LAST_LINE, WIDTH, width
from host_sim.bots.atoll import Bot
from host_sim.drive import Handheld
from tests.firmware.ink import Ink
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
        while view.ended < 5 or view.recap:
            bot._step(view)
        handheld.wait(1000)
        while view.seen.hand(view.seat, view.slot) < FIRST_PLAIN:
            handheld.press("RIGHT")
        yield handheld


def test_requests_are_revealed_at_every_stage_and_what_is_missing_follows_the_card(middle):
    view = screen(middle).view
    stages = set()
    seen = set()
    for key in ("UP", "A", "RIGHT", "DOWN", "LEFT", "LEFT", "UP", "UP", "A"):
        middle.press(key)
        stages.add(view.seen.stage())
        seen.add(bytes(view.panel.missing))
        assert NONE not in view.panel.which
    assert stages >= {CARD, PLACE, SURE}
    assert len(seen) > 1


def test_the_last_line_shows_what_lies_under_the_card(middle):
    view = screen(middle).view
    middle.press("A")
    lines = {}
    for key in ("RIGHT", "DOWN", "RIGHT", "LEFT", "LEFT", "UP", "UP", "LEFT", "DOWN", "DOWN") * 2:
        middle.press(key)
        line = middle.frame()[LAST_LINE * 16 :]
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
            if screen(handheld) is not play or view.recap or view.seen.stage() != CARD:
                continue
            window = view.board
            left, top, right, bottom = view.seen.island(view.seat).bounds()
            smallest = board._PITCHES[-1]
            columns, rows = (board.PANEL - 1) // smallest, (board.HAND - 1) // smallest
            if view.ended and right - left < columns - 4 and bottom - top < rows - 4:
                is_whole += 1
                assert window.x <= left, view.ended
                assert right < window.x + window.columns
                assert window.y <= top
                assert bottom < window.y + window.rows
            assert 0 <= (view.place >> 2 & 127) - window.x < window.columns
            assert 0 <= (view.place >> 9) - window.y < window.rows
    assert is_whole > 15


def test_the_coast_below_the_island_is_drawn_while_a_card_is_chosen_and_carried():
    drawn = set()
    with Handheld(seed=1, env={"TOMBOLO_GAME": "atoll"}) as handheld:
        play = screen(handheld)
        bot = Bot(handheld, "easy")
        while screen(handheld) is play:
            view = play.view
            bot._step(view)
            stage = view.seen.stage()
            if screen(handheld) is not play or view.recap or stage not in (CARD, PLACE):
                continue
            window = view.board
            island = view.seen.island(view.seat)
            left, top, right, bottom = island.bounds()
            carried = view.place >> 2 & 127, view.place >> 9
            y = (bottom + 1 - window.y) * window.pitch
            end = board.HAND if stage == CARD else LAST_LINE
            if not view.ended or top < window.y or y >= end or carried[1] >= bottom - 1:
                continue
            frame = handheld.frame()
            for x in range(max(left, window.x), min(right + 1, window.x + window.columns)):
                if island.terrain(x, bottom) < OCEAN and abs(x - carried[0]) > 1:
                    at = (x - window.x) * window.pitch + 1
                    assert frame[y * 16 + at // 8] & 128 >> at % 8, (view.ended, stage, x)
                    drawn.add((stage, end - y == 1))
    assert drawn >= {(CARD, True), (CARD, False), (PLACE, False)}


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


def test_tiles_of_one_terrain_side_by_side_show_where_one_ends():
    at = 0
    for n in range(font.ATOLL_WATER + 3):  # water, sand, meadow; a tree and a block show it anyhow
        wide, high = font.SIZES[2 * n], font.SIZES[2 * n + 1]
        rows = art_dots.ROWS[at : at + high * ((wide + 7) // 8)]
        at += len(rows)
        if n >= font.ATOLL_WATER:
            assert not any(row & 1 << 8 - wide for row in rows), "dark beside the next tile"
            assert rows[-1] == 0, "dark above the next tile"


@pytest.mark.parametrize("is_small", [False, True])
def test_requests_have_dark_lines_between_them_and_their_points_stand_apart(is_small):
    end = board.HAND if is_small else LAST_LINE
    boxes = [board.request_box(k, is_small) for k in range(4)]
    assert all(x + w <= WIDTH and y + h <= end - 1 for x, y, w, h in boxes)
    assert boxes[2][1] - (boxes[0][1] + boxes[0][3]) >= 2
    x, _, _, h = boxes[0]
    digit = x + h - 1 + 4  # as wide as it is high
    assert digit + width("6") + 2 <= boxes[1][0]


def rows_of(sprite: int) -> list[str]:
    """Return the rows of a sprite, a sign for each dot."""
    at = 0
    for n in range(sprite):
        at += font.SIZES[2 * n + 1] * ((font.SIZES[2 * n] + 7) // 8)
    wide, high = font.SIZES[2 * sprite], font.SIZES[2 * sprite + 1]
    return [f"{row:08b}"[:wide].replace("0", " ") for row in art_dots.ROWS[at : at + high]]


def test_meadow_has_two_blades_and_sand_grains_at_both_scales_at_which_requests_stand():
    for scale in (font.ATOLL_WATER, font.ATOLL_SMALL_WATER):
        sand = [row for row in rows_of(scale + 1) if row.strip()]
        meadow = [row for row in rows_of(scale + 2) if row.strip()]
        assert len(set(meadow)) == 1
        assert len(meadow[0].split()) == 2
        assert len(set(sand)) == 2, "grains lie between those of the row above"
        assert all("11" not in row and len(row.split()) >= 2 for row in sand)


@pytest.mark.parametrize("pitch", [6, 7, 8])
def test_a_request_draws_a_terrain_alike_whether_it_is_there_or_missing(pitch):
    for which in range(60):
        drawn = []
        for missing in (board.ALL, 0):
            ink = Ink()
            board.request(ink, which, 0, 0, missing, pitch)
            drawn.append([args for name, args in ink.strokes if name == "sprite"])
        assert drawn[0] == drawn[1]
