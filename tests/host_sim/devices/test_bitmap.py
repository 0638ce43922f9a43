"""Bitmaps, tile grids and bitmaptools: strict and quick, and the display gets the same bytes."""

import random

import pytest

from host_sim.devices import bitmaptools
from host_sim.devices.bitmap import Bitmap, TileGrid
from host_sim.devices.blinka import SSD1306, Area, ColorspaceStruct, TransformStruct, displayio
from host_sim.machine import Machine
from tests.host_sim.test_program import PROFILE
from tests.opcodes import Counter

MONO = {"depth": 1, "grayscale": True, "grayscale_bit": 7, "pixels_in_byte_share_row": False}


def dots(bitmap):
    """The pixels of a bitmap that are not 0."""
    return {(x, y) for x in range(bitmap.width) for y in range(bitmap.height) if bitmap[x, y]}


def dirty(bitmap):
    """The dirty area of a bitmap, which is clean afterwards."""
    area = bitmap._dirty_area
    found = (area.x1, area.y1, area.x2, area.y2) if not area.empty() else None
    bitmap._finish_refresh()
    return found


@pytest.fixture
def bitmap():
    made = Bitmap(40, 20, 2)
    dirty(made)
    return made


# Bitmap


def test_pixels_keep_their_values():
    bitmap = Bitmap(19, 3, 2)
    luck = random.Random(1)
    wanted = {(x, y): luck.randrange(2) for x in range(19) for y in range(3)}
    for place, value in wanted.items():
        bitmap[place] = value
    assert {place: bitmap[place] for place in wanted} == wanted
    assert bitmap[19 * 2 + 5] == wanted[5, 2]
    bitmap.fill(1)
    assert all(bitmap[place] == 1 for place in wanted)


def test_a_bitmap_is_a_buffer_of_rows_most_significant_bit_left():
    bitmap = Bitmap(128, 64, 2)
    bitmap[0, 0] = 1
    bitmap[127, 63] = 1
    view = memoryview(bitmap)
    assert len(view) == 1024
    assert (view[0], view[1023]) == (0x80, 0x01)
    view[:] = b"\xff" * 1024
    assert bitmap[64, 32] == 1


def test_the_dirty_area_is_one_box_around_all_changes(bitmap):
    bitmap[3, 4] = 1
    bitmap[30, 10] = 1
    assert dirty(bitmap) == (3, 4, 31, 11)
    bitmap[30, 10] = 1
    bitmap[3, 4] = 1
    assert dirty(bitmap) == (3, 4, 31, 11)
    bitmap.fill(0)
    assert dirty(bitmap) == (0, 0, 40, 20)


# TileGrid


@pytest.mark.parametrize("colours", [(0, 0xFFFFFF), (0xFFFFFF, 0), (0, 0), (0xFFFFFF, 0xFFFFFF)])
def test_refreshed_areas_are_the_same_bytes_as_blinkas(colours):
    luck = random.Random(7)
    palette = displayio.Palette(2)
    palette[0], palette[1] = colours
    ours, theirs = Bitmap(100, 64, 2), displayio.Bitmap(100, 64, 2)
    for _ in range(2000):
        x, y = luck.randrange(100), luck.randrange(64)
        ours[x, y] = theirs[x, y] = 1
    grids = [
        TileGrid(ours, pixel_shader=palette, x=11, y=0),
        displayio.TileGrid(theirs, pixel_shader=palette, x=11, y=0),
    ]
    for grid in grids:
        grid._update_transform(TransformStruct())
    for _ in range(40):
        x1, y1 = luck.randrange(0, 100), luck.randrange(0, 8) * 8
        area = Area(x1, y1, luck.randrange(x1 + 1, 129), luck.randrange(y1 // 8 + 1, 9) * 8)
        seen = []
        for grid in grids:
            buffer = memoryview(bytearray((area.size() + 31) // 32 * 4)).cast("I")
            mask = memoryview(bytearray((area.size() // 32 + 1) * 4)).cast("I")
            covered = grid._fill_area(ColorspaceStruct(**MONO), area, mask, buffer)
            seen.append((bytes(buffer), covered))
        assert seen[0] == seen[1], (area.x1, area.y1, area.x2, area.y2)


def test_a_full_refresh_is_quick_enough_for_play():
    """By rows, not pixel by pixel, which would take twenty times the work."""
    with Machine(PROFILE) as machine:
        board, busio = machine.board, machine.load("busio")
        wire = busio.I2C(board.GP5, board.GP4, frequency=400_000)
        bus = machine.load("i2cdisplaybus").I2CDisplayBus(wire, device_address=0x3C)
        display = SSD1306(bus, width=128, height=64, auto_refresh=False)
        bitmap = Bitmap(128, 64, 2)
        group = displayio.Group()
        palette = displayio.Palette(2)
        palette[1] = 0xFFFFFF
        group.append(TileGrid(bitmap, pixel_shader=palette))
        display.root_group = group
        bitmap.fill(1)
        with Counter() as work:
            display.refresh()
        assert machine.frame() == b"\xff" * 1024
        assert work.count < 500_000, f"a full refresh takes {work.count} opcodes"


# bitmaptools


def test_fill_region_fills_up_to_its_corner(bitmap):
    bitmaptools.fill_region(bitmap, 2, 3, 10, 5, 1)
    assert dots(bitmap) == {(x, y) for x in range(2, 10) for y in range(3, 5)}
    assert dirty(bitmap) == (2, 3, 10, 5)
    bitmaptools.fill_region(bitmap, 0, 0, 40, 20, 0)
    assert dots(bitmap) == set()


def test_lines_have_both_ends_in_either_direction(bitmap):
    for ends in ((3, 2, 3, 9), (3, 9, 3, 2), (2, 4, 30, 4), (30, 4, 2, 4)):
        bitmap.fill(0)
        bitmaptools.draw_line(bitmap, *ends, 1)
        assert {ends[:2], ends[2:]} <= dots(bitmap)
        assert len(dots(bitmap)) == max(abs(ends[2] - ends[0]), abs(ends[3] - ends[1])) + 1


def test_a_slanted_line_steps_as_the_board_does(bitmap):
    bitmaptools.draw_line(bitmap, 0, 0, 6, 2, 1)
    # error 3: 1, -1 -> step, 5-..: the board starts with half the length, rounded down
    assert sorted(dots(bitmap)) == [(0, 0), (1, 0), (2, 1), (3, 1), (4, 1), (5, 2), (6, 2)]
    assert dirty(bitmap) == (0, 0, 7, 3)
    bitmap.fill(0)
    bitmaptools.draw_line(bitmap, 6, 2, 0, 0, 1)
    assert (2, 1) in dots(bitmap)
    bitmap.fill(0)
    bitmaptools.draw_line(bitmap, 2, 6, 0, 0, 1)
    assert sorted(dots(bitmap)) == [(0, 0), (0, 1), (1, 2), (1, 3), (1, 4), (2, 5), (2, 6)]


def test_lines_are_clipped_not_refused(bitmap):
    bitmaptools.draw_line(bitmap, -5, 3, 60, 3, 1)
    assert len(dots(bitmap)) == 40
    bitmaptools.draw_line(bitmap, 5, -30, 5, -3, 1)
    assert len(dots(bitmap)) == 40
    bitmaptools.draw_line(bitmap, -10, -10, 50, 50, 1)
    assert (7, 7) in dots(bitmap)


def slow_blit(dest, source, x, y, x1, y1, x2, y2, skip_source, skip_dest):
    """Blit pixel by pixel, as the rules of blit say."""
    for sy in range(y1, y2):
        for sx in range(x1, x2):
            dx, dy = x + sx - x1, y + sy - y1
            if dx < dest.width and dy < dest.height:
                value = source[sx, sy]
                if value != skip_source and dest[dx, dy] != skip_dest:
                    dest[dx, dy] = value


@pytest.mark.parametrize("seed", range(30))
def test_blit_is_the_same_as_pixel_by_pixel(seed):
    luck = random.Random(seed)
    source = Bitmap(luck.randrange(1, 40), luck.randrange(1, 20), 2)
    quick, slow = Bitmap(45, 23, 2), Bitmap(45, 23, 2)
    for bitmap in (source, quick):
        for _ in range(300):
            place = luck.randrange(bitmap.width), luck.randrange(bitmap.height)
            bitmap[place] = luck.randrange(2)
    memoryview(slow)[:] = memoryview(quick)
    for _ in range(10):
        x1 = luck.randrange(source.width + 1)
        y1 = luck.randrange(source.height + 1)
        box = (x1, y1, luck.randint(x1, source.width), luck.randint(y1, source.height))
        x, y = luck.randrange(46), luck.randrange(24)
        skips = luck.choice((None, 0, 1)), luck.choice((None, None, 0, 1))
        slow_blit(slow, source, x, y, *box, *skips)
        names = ("x1", "y1", "x2", "y2", "skip_source_index", "skip_dest_index")
        options: dict = dict(zip(names, (*box, *skips), strict=True))
        bitmaptools.blit(quick, source, x, y, **options)
        assert bytes(memoryview(quick)) == bytes(memoryview(slow)), (seed, box, x, y, skips)


def test_blit_within_one_bitmap_reads_before_it_writes(bitmap):
    bitmaptools.fill_region(bitmap, 0, 0, 5, 1, 1)
    bitmap[1, 0] = 0
    bitmaptools.blit(bitmap, bitmap, 1, 0, x1=0, y1=0, x2=5, y2=1)
    assert dots(bitmap) == {(0, 0), (1, 0), (3, 0), (4, 0), (5, 0)}


def test_blit_off_the_edge_is_cut(bitmap):
    source = Bitmap(8, 8, 2)
    source.fill(1)
    bitmaptools.blit(bitmap, source, 36, 15)
    assert dots(bitmap) == {(x, y) for x in range(36, 40) for y in range(15, 20)}
    assert dirty(bitmap) == (36, 15, 40, 20)
