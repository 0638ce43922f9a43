"""bitmaptools as on the board: the same pixels, the same dirty area, the same errors.

Blinka's version draws some lines one pixel off (another algorithm), clips rectangles that the board
refuses, and goes pixel by pixel. Functions that the firmware does not use are in moretools.py.
"""

from __future__ import annotations

from collections.abc import Iterator

from host_sim.devices.bitmap import Bitmap


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


def fill_region(dest_bitmap: Bitmap, x1: int, y1: int, x2: int, y2: int, value: int) -> None:
    """Fill x1 to x2 - 1, y1 to y2 - 1. The rectangle must lie in the bitmap."""
    _check_value(dest_bitmap, value)
    x1, y1, x2, y2 = _rectangle(dest_bitmap, x1, y1, x2, y2)
    _fill(dest_bitmap, x1, y1, x2, y2, value)


def _fill(bitmap: Bitmap, x1: int, y1: int, x2: int, y2: int, value: int) -> None:
    if x1 >= x2 or y1 >= y2:
        return
    if bitmap._bits_per_value == 1:
        where = bitmap.box(x1, x2, y2 - y1)
        pixels = bitmap.rows(y1, y2)
        bitmap.set_rows(y1, y2, pixels | where if value else pixels & ~where)
    else:
        for y in range(y1, y2):
            for x in range(x1, x2):
                bitmap._write_pixel(x, y, value)
    bitmap.mark(x1, y1, x2, y2)


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
    """Copy a rectangle of the source to (x, y), clipped at the right and the bottom."""
    _within("x", x, 0, dest_bitmap.width)
    _within("y", y, 0, dest_bitmap.height)
    x1, y1, x2, y2 = _rectangle(source_bitmap, x1, y1, x2, y2)
    x2 = min(x2, x1 + dest_bitmap.width - x)
    y2 = min(y2, y1 + dest_bitmap.height - y)
    if x1 >= x2 or y1 >= y2:
        return
    dest_bitmap.mark(x, y, x + x2 - x1, y + y2 - y1)
    is_plain = dest_bitmap._bits_per_value == source_bitmap._bits_per_value == 1
    (_blit_rows if is_plain else _blit_pixels)(
        dest_bitmap, source_bitmap, x, y, (x1, y1, x2, y2), skip_source_index, skip_dest_index
    )


def _blit_pixels(
    dest: Bitmap,
    source: Bitmap,
    x: int,
    y: int,
    rectangle: tuple[int, int, int, int],
    skip_source: int | None,
    skip_dest: int | None,
) -> None:
    if dest._bits_per_value < source._bits_per_value:
        raise ValueError("source palette too large")
    x1, y1, x2, y2 = rectangle
    for down in range(y2 - y1):
        for right in range(x2 - x1):
            value = source._get_pixel(x1 + right, y1 + down)
            under = dest._get_pixel(x + right, y + down)
            if value != skip_source and under != skip_dest:
                dest._write_pixel(x + right, y + down, value)


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
    right, bottom = x + x2 - x1, y + y2 - y1
    write = dest.box(x, right, y2 - y1)
    pixels = dest.placed(right, source.cut(x1, y1, x2, y2))
    under = dest.rows(y, bottom)
    if skip_source in (0, 1):
        write &= ~pixels if skip_source else pixels
    if skip_dest in (0, 1):
        write &= ~under if skip_dest else under
    dest.set_rows(y, bottom, under & ~write | pixels & write)


def _line(x0: int, y0: int, x1: int, y1: int) -> Iterator[tuple[int, int]]:
    """Yield the pixels of a slanted line in the board's order: along the longer axis, ascending."""
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
    """Draw a line, both ends included, clipped at the bitmap's edges."""
    _check_value(dest_bitmap, value)
    left, right = max(min(x1, x2), 0), min(max(x1, x2) + 1, dest_bitmap.width)
    top, bottom = max(min(y1, y2), 0), min(max(y1, y2) + 1, dest_bitmap.height)
    if x1 == x2 or y1 == y2:
        _fill(dest_bitmap, left, top, right, bottom, value)
    elif left < right and top < bottom:
        dest_bitmap.mark(left, top, right, bottom)
        for x, y in _line(x1, y1, x2, y2):
            dest_bitmap._write_pixel(x, y, value)
