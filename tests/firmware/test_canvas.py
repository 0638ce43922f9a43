"""Drawing on the bitmap: what is done by bytes is what would be done dot by dot."""

import random

import pytest

from boards.install import profile
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


def test_a_hint_leaves_nothing_of_the_one_before(canvas):
    canvas.hint("A long line of words")
    canvas.hint("short")
    alone = dots_of(canvas.bitmap)
    canvas.clear()
    canvas.hint("short")
    assert dots_of(canvas.bitmap) == alone
