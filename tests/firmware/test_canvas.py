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
    """Return the 64 rows as numbers of 128 bits, the leftmost dot in the highest."""
    return bitmap.cut(0, 0, 128, 64)


def dots_in(x, y, w, h):
    """Return the same rows with the dots of a box alone, as far as they are on the display."""
    left, right = max(0, x), max(0, x, min(128, x + w))
    row = (1 << 128 - left) - (1 << 128 - right) if right > left else 0
    return [row if y <= j < y + h else 0 for j in range(64)]


def swapped(rows, others):
    return [row ^ other for row, other in zip(rows, others, strict=True)]


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
    assert dots_of(bitmap) == swapped(before, dots_in(*box))
    area = bitmap._dirty_area
    assert (area.x1, area.y1, area.x2, area.y2) == (x, y, x + w, y + h)


OUTSIDE = [(-3, 5, 10, 10), (120, 60, 20, 20), (5, -9, 9, 12), (-9, -9, 9, 9), (130, 3, 4, 4)]


@pytest.mark.parametrize("box", [*OUTSIDE, (3, 70, 9, 9), (-5, -5, 140, 80), (3, -20, 9, 9)])
def test_what_is_outside_the_bitmap_is_left_out_of_fills_frames_and_inversions(canvas, box):
    x, y, w, h = box
    inside = dots_in(*box)
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
        everywhere = dots_in(0, 0, 128, 64)[0]
        for j, row in enumerate(dots_of(canvas.bitmap)):
            moved = whole[j - y + 30] if 30 <= j - y + 30 < 37 else 0
            assert row == (moved << 40 - x if x <= 40 else moved >> x - 40) & everywhere


def test_letters_outside_are_left_out_and_those_inside_stand_where_they_would(canvas):
    canvas.text(10, 8, "lay")
    alone = dots_of(canvas.bitmap)
    for words, room in (("wide ", 10), ("very very long ", 10)):
        canvas.clear()
        canvas.text(room - width(words) - 1, 8, words + "lay")
        right = dots_in(10, 0, 118, 1)[0]
        assert [row & right for row in dots_of(canvas.bitmap)] == [row & right for row in alone]
    for x, y in ((-200, 8), (300, 8), (10, -9), (10, 64)):
        canvas.clear()
        canvas.text(x, y, "lay")
        canvas.center(y, "lay " * 30)
        assert y == 8 or not any(dots_of(canvas.bitmap))


def test_a_hint_leaves_nothing_of_the_one_before(canvas):
    canvas.last_line("A long line of words")
    canvas.last_line("short")
    alone = dots_of(canvas.bitmap)
    canvas.clear()
    canvas.last_line("short")
    assert dots_of(canvas.bitmap) == alone


@pytest.mark.parametrize(("y1", "y2", "by"), [(11, 56, 9), (28, 56, -9), (19, 55, 27), (0, 9, -9)])
def test_rows_that_scroll_keep_their_dots_and_dark_ones_come_in(canvas, y1, y2, by):
    before = mixed(canvas.bitmap)
    canvas.bitmap._dirty_area.x1, canvas.bitmap._dirty_area.x2 = 0, 0  # as after a refresh
    canvas.scroll(y1, y2, by)
    for y, row in enumerate(dots_of(canvas.bitmap)):
        if not y1 <= y < y2:
            assert row == before[y]
        else:
            assert row == (before[y + by] if y1 <= y + by < y2 else 0)
    area = canvas.bitmap._dirty_area
    assert (area.x1, area.y1, area.x2, area.y2) == (0, y1, 128, y2)


AROUND = [-300, -129, -65, -64, -9, -8, -1, 0, 1, 5, 60, 63, 64, 120, 127, 128, 129, 300]


def mixed(bitmap, seed=1):
    """Light half of the dots; return them all."""
    bitmap.set_rows(0, 64, random.Random(seed).getrandbits(64 * 128))
    return dots_of(bitmap)


@pytest.mark.parametrize("way", ["swap", "invert"])
def test_an_inversion_is_clipped_at_every_edge(canvas, way):
    """A frame above the display would swap other dots, one below it would stop the program."""
    r = random.Random(way)
    boxes = [(x, y, 12, 7) for x in AROUND for y in AROUND]
    boxes += [(-5, -5, 300, 300), (3, 3, 0, 5), (3, 3, 5, 0), (0, 0, -4, 3), (0, 5, 3, -4)]
    before = mixed(canvas.bitmap)
    for x, y, w, h in r.sample(boxes, 90):
        getattr(canvas, way)(x, y, w, h)
        assert dots_of(canvas.bitmap) == swapped(before, dots_in(x, y, w, h)), (x, y, w, h)
        getattr(canvas, way)(x, y, w, h)
        assert dots_of(canvas.bitmap) == before


# How each function that draws is called for a place, and the size of what it draws there.
DRAWN = {
    "fill": (lambda c, x, y: c.fill(x, y, 9, 6), 9, 6),
    "frame": (lambda c, x, y: c.frame(x, y, 9, 6), 9, 6),
    "line": (lambda c, x, y: c.line(x, y, x + 8, y + 5), 9, 6),
    "invert": (lambda c, x, y: c.invert(x, y, 9, 6), 9, 6),
    "swap": (lambda c, x, y: c.swap(x, y, 9, 6), 9, 6),
    "sprite": (lambda c, x, y: c.sprite(0, x, y), 32, 32),
    "text": (lambda c, x, y: c.text(x, y, "W"), 8, 8),
    "big": (lambda c, x, y: c.big(x, y, "W"), 16, 16),
    "dots": (lambda c, x, y: c.dots(x, y, 65, 0), 8, 8),
    "right": (lambda c, x, y: c.right(x + 8, y, "W"), 9, 8),
    "row": (lambda c, x, y: c.row(y, "", "W", 128 - x - 8), 9, 8),
}


@pytest.mark.parametrize("name", DRAWN)
def test_what_is_off_the_display_is_clipped_or_refused_and_nothing_else_changes(canvas, name):
    draw, w, h = DRAWN[name]
    before = mixed(canvas.bitmap, 2)
    for x in AROUND:
        for y in AROUND[::2]:
            try:
                draw(canvas, x, y)
            except ValueError:  # as bitmaptools refuses it on the board
                assert not (0 <= x <= 128 - w and 0 <= y <= 64 - h)
            after = dots_of(canvas.bitmap)
            inside = dots_in(x - 1, y, w + 1, h)
            changed = swapped(before, after)
            assert changed == [row & dots for row, dots in zip(changed, inside, strict=True)], (
                x,
                y,
            )
            before = after


def test_every_function_that_draws_is_tried(canvas):
    shown = {
        "animate",
        "center",
        "clear",
        "last_line",
        "paste",
        "rule",
        "scroll",
        "show",
        "title",
    }  # have no place
    public = {name for name in dir(canvas) if name[0] != "_" and callable(getattr(canvas, name))}
    assert public - shown == set(DRAWN)
