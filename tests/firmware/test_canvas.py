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
        yield machine.load("firmware.graphics.canvas").Canvas(bitmap_of(machine), lambda: None)


def bitmap_of(machine):
    return machine.load("displayio").Bitmap(128, 64, 2)


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
    canvas.invert(*box)
    assert dots_of(bitmap) == swapped(before, dots_in(*box))


OUTSIDE = [(-3, 5, 10, 10), (120, 60, 20, 20), (5, -9, 9, 12), (-9, -9, 9, 9), (130, 3, 4, 4)]


@pytest.mark.parametrize("box", [*OUTSIDE, (3, 70, 9, 9), (-5, -5, 140, 80), (3, -20, 9, 9)])
def test_what_is_outside_the_bitmap_is_left_out_of_fills_frames_and_inversions(canvas, box):
    x, y, w, h = box
    inside = dots_in(*box)
    for draw in (canvas.fill, canvas.invert):
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


class Glass:
    """What a display shows that gets only what is marked as changed."""

    def __init__(self, machine):
        self.bitmap = bitmap_of(machine)
        self.dots = dots_of(self.bitmap)
        self.boxes = []
        self.canvas = machine.load("firmware.graphics.canvas").Canvas(self.bitmap, self.refresh)
        self.canvas.show()

    def refresh(self):
        area = self.bitmap._dirty_area
        self.boxes.append((area.x1, area.y1, area.x2, area.y2))
        sent = dots_in(area.x1, area.y1, area.x2 - area.x1, area.y2 - area.y1)
        rows = zip(self.dots, dots_of(self.bitmap), sent, strict=True)
        self.dots = [old & ~there | new & there for old, new, there in rows]
        area.x1 = area.x2 = area.y1 = area.y2 = 0

    def sent(self):
        """Return the boxes of one show()."""
        self.boxes.clear()
        self.canvas.show()
        return self.boxes


@pytest.fixture
def glass():
    with Machine(profile.load("pico")) as machine:
        yield Glass(machine)


def test_what_is_shown_is_what_is_drawn_whatever_changes(glass):
    r = random.Random(8)
    for _ in range(300):
        for _ in range(r.choice((0, 1, 3, 20))):
            x, y = r.randrange(128), r.randrange(64)
            size = r.choice(((1, 1), (7, 9), (30, 3), (120, 60)))
            glass.canvas.fill(x, y, *size, r.randrange(2))
        boxes = glass.sent()
        assert glass.dots == dots_of(glass.canvas.bitmap)
        assert sum((x2 - x1) * (y2 - y1) // 8 for x1, y1, x2, y2 in boxes) <= 1024 + 128


def test_only_columns_of_pages_with_a_change_are_sent(glass):
    glass.canvas.fill(9, 18, 3, 2)
    assert glass.sent() == [(9, 16, 12, 24)]
    glass.canvas.clear()
    glass.canvas.fill(9, 18, 1, 2)
    assert glass.sent() == [(10, 16, 12, 24)]


def test_changes_that_are_near_are_sent_together_and_far_ones_apart(glass):
    glass.canvas.fill(7, 7, 2, 2)  # where four pages meet
    glass.canvas.fill(14, 9, 1, 1)
    glass.canvas.fill(100, 40, 5, 5)
    assert sorted(glass.sent()) == [(7, 0, 15, 16), (100, 40, 105, 48)]


@pytest.mark.parametrize("gap", [1, 8, 15, 16, 17, 40])
def test_two_tall_changes_side_by_side_take_at_most_what_each_takes_alone(glass, gap):
    glass.canvas.fill(0, 17, 18, 18)
    glass.canvas.fill(18 + gap, 17, 18, 18)
    boxes = glass.sent()
    assert len(boxes) <= 2
    assert all(box[3] - box[1] == 24 for box in boxes)


def test_a_display_is_refreshed_though_nothing_has_changed(glass):
    """It may have been turned, and has to be set up again."""
    glass.canvas.fill(3, 3, 9, 9)
    glass.sent()
    glass.canvas.clear()
    glass.canvas.fill(3, 3, 9, 9)
    assert glass.sent() == [(0, 0, 0, 0)]


def test_rows_are_cleared_and_no_others(canvas):
    before = mixed(canvas.bitmap)
    canvas.clear(11, 56)
    for y, row in enumerate(dots_of(canvas.bitmap)):
        assert row == (0 if 11 <= y < 56 else before[y])


AROUND = [-300, -129, -65, -64, -9, -8, -1, 0, 1, 5, 60, 63, 64, 120, 127, 128, 129, 300]


def mixed(bitmap, seed=1):
    """Light half of the dots; return them all."""
    bitmap.set_rows(0, 64, random.Random(seed).getrandbits(64 * 128))
    return dots_of(bitmap)


def test_an_inversion_is_clipped_at_every_edge(canvas):
    """A frame above the display would swap other dots, one below it would stop the program."""
    r = random.Random(3)
    boxes = [(x, y, 12, 7) for x in AROUND for y in AROUND]
    boxes += [(-5, -5, 300, 300), (3, 3, 0, 5), (3, 3, 5, 0), (0, 0, -4, 3), (0, 5, 3, -4)]
    before = mixed(canvas.bitmap)
    for x, y, w, h in r.sample(boxes, 90):
        canvas.invert(x, y, w, h)
        assert dots_of(canvas.bitmap) == swapped(before, dots_in(x, y, w, h)), (x, y, w, h)
        canvas.invert(x, y, w, h)
        assert dots_of(canvas.bitmap) == before


# How each function that draws is called for a place, and the size of what it draws there.
DRAWN = {
    "fill": (lambda c, x, y: c.fill(x, y, 9, 6), 9, 6),
    "frame": (lambda c, x, y: c.frame(x, y, 9, 6), 9, 6),
    "line": (lambda c, x, y: c.line(x, y, x + 8, y + 5), 9, 6),
    "invert": (lambda c, x, y: c.invert(x, y, 9, 6), 9, 6),
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
    placeless = {"animate", "center", "clear", "last_line", "paste", "rule"}
    placeless |= {"show", "title"}
    public = {name for name in dir(canvas) if name[0] != "_" and callable(getattr(canvas, name))}
    assert public - placeless == set(DRAWN)
