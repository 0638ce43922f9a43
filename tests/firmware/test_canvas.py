"""Drawing on the bitmap: what is done by bytes is what would be done dot by dot."""

import random

import pytest

from boards.install import profile
from firmware.graphics import font
from firmware.graphics.canvas import width
from host_sim.machine import Machine

BOXES = [(0, 0, 128, 64), (7, 3, 1, 1), (8, 3, 8, 1), (5, 0, 13, 13), (120, 60, 8, 4)]


@pytest.fixture
def canvas():
    with Machine(profile.load("pico")) as machine:
        bitmap = machine.load("displayio").Bitmap(128, 64, 2)
        yield machine.load("firmware.graphics.canvas").Canvas(bitmap, lambda: None)


def dots_of(bitmap):
    return [[bitmap[x, y] for x in range(128)] for y in range(64)]


@pytest.mark.parametrize("box", [*BOXES, *range(20)])
def test_an_inversion_swaps_every_dot_of_its_box_and_no_other(canvas, box):
    r = random.Random(str(box))
    if isinstance(box, int):
        x, y = r.randrange(128), r.randrange(64)
        box = x, y, r.randrange(1, 129 - x), r.randrange(1, 65 - y)
    bitmap = canvas.bitmap
    for _ in range(400):
        bitmap[r.randrange(128), r.randrange(64)] = 1
    before = dots_of(bitmap)
    x, y, w, h = box
    bitmap._dirty_area.x1, bitmap._dirty_area.x2 = 0, 0  # as after a refresh
    canvas.invert(*box)
    inside = [[x <= i < x + w and y <= j < y + h for i in range(128)] for j in range(64)]
    for j, row in enumerate(dots_of(bitmap)):
        assert row == [dot ^ swaps for dot, swaps in zip(before[j], inside[j], strict=True)]
    area = bitmap._dirty_area
    assert (area.x1, area.y1, area.x2, area.y2) == (x, y, x + w, y + h)


OUTSIDE = [(-3, 5, 10, 10), (120, 60, 20, 20), (5, -9, 9, 12), (-9, -9, 9, 9), (130, 3, 4, 4)]


@pytest.mark.parametrize("box", [*OUTSIDE, (3, 70, 9, 9), (-5, -5, 140, 80), (3, -20, 9, 9)])
def test_what_is_outside_the_bitmap_is_left_out_of_fills_frames_and_inversions(canvas, box):
    x, y, w, h = box
    inside = [[x <= i < x + w and y <= j < y + h for i in range(128)] for j in range(64)]
    for draw in (canvas.fill, canvas.invert, canvas.swap):
        canvas.clear()
        draw(*box)
        assert dots_of(canvas.bitmap) == inside
    canvas.clear()
    canvas.frame(*box)
    canvas.fill(x + 1, y + 1, w - 2, h - 2)
    assert dots_of(canvas.bitmap) == inside


def test_a_sprite_that_reaches_over_an_edge_is_cut_there(canvas):
    canvas.sprite(font.ATOLL_WATER + 4, 40, 30)
    whole = dots_of(canvas.bitmap)
    for x, y in ((-3, 5), (5, -3), (125, 61), (-20, 5), (5, -20), (128, 5), (5, 64), (-2, 62)):
        canvas.clear()
        canvas.sprite(font.ATOLL_WATER + 4, x, y)
        for j, row in enumerate(dots_of(canvas.bitmap)):
            for i, dot in enumerate(row):
                at = i - x + 40, j - y + 30
                near = 40 <= at[0] < 47 and 30 <= at[1] < 37
                assert dot == (whole[at[1]][at[0]] if near else 0)


def test_letters_outside_are_left_out_and_those_inside_stand_where_they_would(canvas):
    canvas.text(10, 8, "lay")
    alone = dots_of(canvas.bitmap)
    for words, room in (("wide ", 10), ("very very long ", 10)):
        canvas.clear()
        canvas.text(room - width(words) - 1, 8, words + "lay")
        assert [row[10:] for row in dots_of(canvas.bitmap)] == [row[10:] for row in alone]
    for x, y in ((-200, 8), (300, 8), (10, -9), (10, 64)):
        canvas.clear()
        canvas.text(x, y, "lay")
        canvas.center(y, "lay " * 30)
        assert y == 8 or not any(any(row) for row in dots_of(canvas.bitmap))


def test_a_hint_leaves_nothing_of_the_one_before(canvas):
    canvas.hint("A long line of words")
    canvas.hint("short")
    alone = dots_of(canvas.bitmap)
    canvas.clear()
    canvas.hint("short")
    assert dots_of(canvas.bitmap) == alone
