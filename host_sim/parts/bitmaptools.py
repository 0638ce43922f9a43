"""bitmaptools as the board has it: the same pixels, the same dirty area, the same refusals.

Blinka's version draws some lines one pixel off (another algorithm), clips rectangles that the board
refuses, and goes pixel by pixel. The rest of the module is not here: the firmware does not use it.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType
from typing import Any

from host_sim.parts.bitmap import Bitmap
from host_sim.parts.blinka import Area


def _within(name: str, value: int, low: int, high: int) -> int:
    if not isinstance(value, int):
        raise TypeError(f"{name} must be of type int, not {type(value).__name__}")
    if not low <= value <= high:
        raise ValueError(f"{name} must be {low}-{high}")
    return value


def _rectangle(
    bitmap: Bitmap, x1: int, y1: int, x2: int | None, y2: int | None
) -> tuple[int, int, int, int]:
    x1 = _within("x1", x1, 0, bitmap.width)
    x2 = bitmap.width if x2 is None else _within("x2", x2, x1, bitmap.width)
    y1 = _within("y1", y1, 0, bitmap.height)
    y2 = bitmap.height if y2 is None else _within("y2", y2, y1, bitmap.height)
    return x1, y1, x2, y2


def _check_value(bitmap: Bitmap, value: int) -> None:
    if not 0 <= value <= bitmap._bitmask:
        raise ValueError("out of range of target")


def _mark(bitmap: Bitmap, x1: int, y1: int, x2: int, y2: int) -> None:
    area = Area()
    if Area(x1, y1, x2, y2).compute_overlap(Area(0, 0, bitmap.width, bitmap.height), area):
        bitmap._set_dirty_area(area)


def fill_region(dest_bitmap: Bitmap, x1: int, y1: int, x2: int, y2: int, value: int) -> None:
    """Fill x1 to x2 - 1, y1 to y2 - 1. The rectangle must lie in the bitmap."""
    _check_value(dest_bitmap, value)
    x1, y1, x2, y2 = _rectangle(dest_bitmap, x1, y1, x2, y2)
    _fill(dest_bitmap, x1, y1, x2, y2, value)
    _mark(dest_bitmap, x1, y1, x2, y2)


def _fill(bitmap: Bitmap, x1: int, y1: int, x2: int, y2: int, value: int) -> None:
    if x1 >= x2 or y1 >= y2:
        return
    bits = bitmap._bits_per_value
    if bits == 16:
        for y in range(y1, y2):
            for x in range(x1, x2):
                bitmap._write_pixel(x, y, value)
        return
    shift, ones = bitmap.span(x1, x2)
    pixels = (ones // bitmap._bitmask) * value << shift
    keep = ~(ones << shift)
    for y in range(y1, y2):
        bitmap.set_row_number(y, bitmap.row_number(y) & keep | pixels)


def blit(
    dest_bitmap: Bitmap,
    source_bitmap: Bitmap,
    x: int,
    y: int,
    *,
    x1: int = 0,
    y1: int = 0,
    x2: int | None = None,
    y2: int | None = None,
    skip_source_index: int | None = None,
    skip_dest_index: int | None = None,
) -> None:
    """Copy a rectangle of the source to (x, y); what falls off right and bottom is left out."""
    _within("x", x, 0, dest_bitmap.width)
    _within("y", y, 0, dest_bitmap.height)
    x1, y1, x2, y2 = _rectangle(source_bitmap, x1, y1, x2, y2)
    if dest_bitmap._bits_per_value < source_bitmap._bits_per_value:
        raise ValueError("source palette too large")
    x2 = min(x2, x1 + dest_bitmap.width - x)
    y2 = min(y2, y1 + dest_bitmap.height - y)
    if x1 >= x2 or y1 >= y2:
        return
    _mark(dest_bitmap, x, y, x + x2 - x1, y + y2 - y1)
    if (
        dest_bitmap._bits_per_value == source_bitmap._bits_per_value == 1
        and source_bitmap is not dest_bitmap
    ):
        _blit_rows(
            dest_bitmap, source_bitmap, x, y, (x1, y1, x2, y2), skip_source_index, skip_dest_index
        )
        return
    pixels = [[source_bitmap._get_pixel(sx, sy) for sx in range(x1, x2)] for sy in range(y1, y2)]
    for dy, row in enumerate(pixels):
        for dx, value in enumerate(row):
            if value == skip_source_index:
                continue
            under = dest_bitmap._get_pixel(x + dx, y + dy)
            if skip_dest_index is not None and under == skip_dest_index:
                continue
            dest_bitmap._write_pixel(x + dx, y + dy, value)


def _blit_rows(
    dest: Bitmap,
    source: Bitmap,
    x: int,
    y: int,
    rectangle: tuple[int, int, int, int],
    skip_source: int | None,
    skip_dest: int | None,
) -> None:
    x1, y1, x2, y2 = rectangle
    source_shift, ones = source.span(x1, x2)
    shift, _ = dest.span(x, x + x2 - x1)
    for row in range(y2 - y1):
        pixels = source.row_number(y1 + row) >> source_shift & ones
        old = dest.row_number(y + row)
        under = old >> shift & ones
        write = ones
        if skip_source is not None:
            write &= pixels if skip_source == 0 else ~pixels if skip_source == 1 else ones
        if skip_dest is not None:
            write &= under if skip_dest == 0 else ~under if skip_dest == 1 else ones
        merged = under & ~write | pixels & write
        dest.set_row_number(y + row, old & ~(ones << shift) | (merged & ones) << shift)


def arrayblit(
    bitmap: Bitmap,
    data: Any,
    x1: int = 0,
    y1: int = 0,
    x2: int | None = None,
    y2: int | None = None,
    skip_index: int | None = None,
) -> None:
    """Copy values from a buffer, row by row, into a rectangle of the bitmap."""
    x1, y1, x2, y2 = _rectangle(bitmap, x1, y1, x2, y2)
    values = memoryview(data)
    if len(values) < (x2 - x1) * (y2 - y1):
        raise IndexError("index out of range")
    for i in range((x2 - x1) * (y2 - y1)):
        if values[i] != skip_index:
            row, column = divmod(i, x2 - x1)
            bitmap._write_pixel(x1 + column, y1 + row, values[i] & bitmap._bitmask)
    _mark(bitmap, x1, y1, x2, y2)


def _line(x0: int, y0: int, x1: int, y1: int) -> Iterator[tuple[int, int]]:
    """Give the pixels of a slanted line in the board's order: along the longer axis, ascending."""
    steep = abs(y1 - y0) > abs(x1 - x0)
    if steep:
        x0, y0, x1, y1 = y0, x0, y1, x1
    if x0 > x1:
        x0, y0, x1, y1 = x1, y1, x0, y0
    dx = x1 - x0
    dy = abs(y1 - y0)
    error = dx // 2
    step = 1 if y0 < y1 else -1
    for x in range(x0, x1 + 1):
        yield (y0, x) if steep else (x, y0)
        error -= dy
        if error < 0:
            y0 += step
            error += dx


def draw_line(dest_bitmap: Bitmap, x1: int, y1: int, x2: int, y2: int, value: int) -> None:
    """Draw a line, both ends included; what lies outside the bitmap is left out."""
    _check_value(dest_bitmap, value)
    left, right = min(x1, x2), max(x1, x2) + 1
    top, bottom = min(y1, y2), max(y1, y2) + 1
    _mark(dest_bitmap, left, top, right, bottom)
    if x1 == x2 or y1 == y2:
        left, top = max(left, 0), max(top, 0)
        right, bottom = min(right, dest_bitmap.width), min(bottom, dest_bitmap.height)
        _fill(dest_bitmap, left, top, right, bottom, value)
        return
    for x, y in _line(x1, y1, x2, y2):
        dest_bitmap._write_pixel(x, y, value)


def draw_polygon(dest_bitmap: Bitmap, xs: Any, ys: Any, value: int, close: bool = True) -> None:
    """Draw lines from point to point, and back to the first if close."""
    if len(xs) != len(ys):
        raise ValueError("Coordinate arrays have different lengths")
    _check_value(dest_bitmap, value)
    for i in range(1, len(xs)):
        draw_line(dest_bitmap, xs[i - 1], ys[i - 1], xs[i], ys[i], value)
    if close and len(xs):
        draw_line(dest_bitmap, xs[-1], ys[-1], xs[0], ys[0], value)


def draw_circle(dest_bitmap: Bitmap, x: int, y: int, radius: int, value: int) -> None:
    """Draw a circle around a centre in the bitmap; what lies outside is left out."""
    _check_value(dest_bitmap, value)
    _within("x", x, 0, dest_bitmap.width)
    _within("y", y, 0, dest_bitmap.height)
    if radius < 0:
        raise ValueError("radius must be >= 0")
    x = min(x, dest_bitmap.width)
    y = min(y, dest_bitmap.height)
    _mark(dest_bitmap, x - radius, y - radius, x + radius + 1, y + radius + 1)
    a, b, d = 0, radius, 3 - 2 * radius
    while a <= b:
        for dx, dy in ((a, b), (b, a)):
            for sx in (-dx, dx):
                for sy in (-dy, dy):
                    dest_bitmap._write_pixel(x + sx, y + sy, value)
        if d <= 0:
            d += 4 * a + 6
        else:
            d += 4 * (a - b) + 10
            b -= 1
        a += 1


def bitmaptools_module() -> ModuleType:
    """Make `bitmaptools`."""
    module = ModuleType("bitmaptools")
    for function in (
        fill_region,
        blit,
        arrayblit,
        draw_line,
        draw_polygon,
        draw_circle,
    ):
        setattr(module, function.__name__, function)
    return module
