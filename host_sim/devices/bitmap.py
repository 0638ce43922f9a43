"""displayio's Bitmap and TileGrid as on the board: strict about ranges, and fast.

Blinka's accept pixels, values and tiles out of range; these refuse them as the board does. The
pixels are a bytearray as in the board's memory (rows padded to 32 bits, most significant bit left),
so `memoryview(bitmap)` works here too. The display gets the same bytes as from Blinka's own loops
(tests compare them).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from host_sim.devices.blinka import Area, palette_table
from host_sim.devices.blinka import displayio as blinka

_get, _set = bytearray.__getitem__, bytearray.__setitem__


class Bitmap(blinka.Bitmap, bytearray):
    """Pixels of one bit, as the panel's are. Also a writable buffer of rows."""

    deep: type[Bitmap]  # the class of bitmaps with more bits a pixel (deep.py)

    def __new__(cls, _width: int, _height: int, value_count: int) -> Bitmap:
        return bytearray.__new__(cls.deep if value_count > 2 else cls)

    def __init__(self, width: int, height: int, value_count: int) -> None:
        if not 1 <= width <= 32767 or not 1 <= height <= 32767:
            raise ValueError("width and height must be 1-32767")
        if not 1 <= value_count <= 65536:
            raise ValueError("value_count must be 1-65536")
        self._allocate(width, height, 1)

    def _allocate(self, width: int, height: int, bits: int) -> None:
        self._row = (width * bits + 31) // 32 * 4  # bytes
        bytearray.__init__(self, self._row * height)
        self._bmp_width = width
        self._bmp_height = height
        self._bits_per_value = bits  # Blinka's tile grids read both
        self._bitmask = (1 << bits) - 1
        self._read_only = False
        self._dirty_area = Area(0, 0, width, height)

    __hash__ = object.__hash__  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        return self is other

    def __len__(self) -> int:
        raise TypeError("object of type 'Bitmap' has no len()")

    def __bool__(self) -> bool:
        return True

    def __repr__(self) -> str:
        return "<Bitmap>"

    def _check_value(self, value: int) -> None:
        if not 0 <= value <= self._bitmask:
            raise ValueError("pixel value requires too many bits")

    def _point(self, index: Any) -> tuple[int, int]:
        if isinstance(index, int):
            x, y = index % self._bmp_width, index // self._bmp_width
        elif isinstance(index, (tuple, list)):
            x, y = index
        elif isinstance(index, slice):
            raise NotImplementedError("Slices not supported")
        else:
            raise TypeError("unsupported index type")
        if not (0 <= x < self._bmp_width and 0 <= y < self._bmp_height):
            raise IndexError("pixel coordinates out of bounds")
        return x, y

    def __getitem__(self, index: Any) -> int:  # type: ignore[override]
        x, y = self._point(index)
        return self._get_pixel(x, y)

    def __setitem__(self, index: Any, value: int) -> None:  # type: ignore[override]
        x, y = index if type(index) is tuple else self._point(index)
        if not (0 <= x < self._bmp_width and 0 <= y < self._bmp_height):
            raise IndexError("pixel coordinates out of bounds")
        self._check_value(value)
        self._write_pixel(x, y, value)
        dirty = self._dirty_area
        if self._read_only or not (dirty.x1 <= x < dirty.x2 and dirty.y1 <= y < dirty.y2):
            self.mark(x, y, x + 1, y + 1)

    def _get_pixel(self, x: int, y: int) -> int:
        if not (0 <= x < self._bmp_width and 0 <= y < self._bmp_height):
            return 0
        byte = bytearray.__getitem__(self, y * self._row + (x >> 3))
        return byte >> (7 - (x & 7)) & 1

    def _write_pixel(self, x: int, y: int, value: int) -> None:
        if not (0 <= x < self._bmp_width and 0 <= y < self._bmp_height):
            return
        at = y * self._row + (x >> 3)
        bit = 128 >> (x & 7)
        byte = _get(self, at)
        _set(self, at, byte | bit if value else byte & ~bit)

    def cut(self, x1: int, y1: int, x2: int, y2: int) -> list[int]:
        """Return the rows of a rectangle as integers, the leftmost pixel in the highest bit."""
        size, left = self._row, x1 >> 3
        width = (x2 + 7 >> 3) - left  # bytes
        shift, ones = -x2 & 7, (1 << x2 - x1) - 1
        view = memoryview(self)
        return [
            int.from_bytes(view[at : at + width], "big") >> shift & ones
            for at in range(y1 * size + left, y2 * size, size)
        ]

    def rows(self, y1: int, y2: int) -> int:
        """Return rows y1 to y2 - 1 as one integer, the first pixel in the highest bit."""
        return int.from_bytes(memoryview(self)[y1 * self._row : y2 * self._row], "big")

    def set_rows(self, y1: int, y2: int, number: int) -> None:
        """Set rows y1 to y2 - 1 from an integer as rows() returns it."""
        view = memoryview(self)[y1 * self._row : y2 * self._row]
        view[:] = number.to_bytes(len(view), "big")

    def placed(self, x2: int, rows: Sequence[int]) -> int:
        """Return rows of cut() as whole rows of this bitmap, their last pixel at x2 - 1."""
        size = self._row
        placed = b"".join([number.to_bytes(size, "big") for number in rows])
        return int.from_bytes(placed, "big") << size * 8 - x2

    def box(self, x1: int, x2: int, height: int) -> int:
        """Return so many whole rows in which the pixels x1 to x2 - 1 are set."""
        return _box(self._row, x1, x2, height)

    def fill(self, value: int) -> None:
        self._check_value(value)
        pattern = b"\xff" if value else b"\x00"
        bytearray.__setitem__(self, slice(0, None), pattern * (self._row * self._bmp_height))
        self.mark(0, 0, self._bmp_width, self._bmp_height)

    def deinit(self) -> None:
        self._read_only = True

    def mark(self, x1: int, y1: int, x2: int, y2: int) -> None:
        """Add a rectangle, not empty and within the bitmap, to what the next refresh sends."""
        if self._read_only:
            raise RuntimeError("Read-only")
        dirty = self._dirty_area
        if dirty.x1 == dirty.x2 or dirty.y1 == dirty.y2:
            dirty.x1, dirty.y1, dirty.x2, dirty.y2 = x1, y1, x2, y2
            return
        if x1 < dirty.x1:
            dirty.x1 = x1
        if y1 < dirty.y1:
            dirty.y1 = y1
        if x2 > dirty.x2:
            dirty.x2 = x2
        if y2 > dirty.y2:
            dirty.y2 = y2


@lru_cache(maxsize=4096)
def _box(size: int, x1: int, x2: int, height: int) -> int:
    row = (1 << size * 8 - x1) - (1 << size * 8 - x2)
    return int.from_bytes(row.to_bytes(size, "big") * height, "big")


class Palette(blinka.Palette):
    """Colors by number; numbers and colors out of range are refused."""

    def __init__(self, color_count: int, *, dither: bool = False) -> None:
        if not 1 <= color_count <= 32767:
            raise ValueError("color_count must be 1-32767")
        super().__init__(color_count, dither=dither)

    def __setitem__(self, index: int, value: Any) -> None:
        if isinstance(value, int):
            if not 0 <= value <= 0xFFFFFF:
                raise TypeError("color must be between 0x000000 and 0xffffff")
        elif isinstance(value, (tuple, list, bytes, bytearray)):
            if len(value) not in (3, 4):
                raise ValueError("color buffer must be 3 bytes (RGB) or 4 bytes (RGB + pad byte)")
            value = bytes(value)
        self._set_color(index, self._color_to_int(value))

    def __getitem__(self, index: int) -> int:
        return int(self._colors[index].rgb888)


class TileGrid(blinka.TileGrid):
    """A grid of tiles; tiles that the bitmap does not have are refused.

    A grid that shows a whole bitmap, not turned, on a monochrome display of pages (eight rows a
    byte) is copied by rows instead of pixel by pixel.
    """

    def __init__(self, bitmap: Any, **options: Any) -> None:
        if not isinstance(bitmap, (blinka.Bitmap, blinka.OnDiskBitmap)):
            raise TypeError("unsupported bitmap type")
        if not isinstance(options.get("pixel_shader"), (blinka.Palette, blinka.ColorConverter)):
            raise TypeError("unsupported pixel_shader type")
        super().__init__(bitmap, **options)
        if options.get("default_tile", 0) >= self._tiles_in_bitmap:
            raise ValueError("Tile index out of bounds")

    def __getitem__(self, index: Any) -> int:
        self._check_place(index)
        return int(super().__getitem__(index))

    def __setitem__(self, index: Any, value: int) -> None:
        self._check_place(index)
        if not 0 <= value <= 255:
            raise ValueError("tile must be 0-255")
        if value >= self._tiles_in_bitmap:
            raise ValueError("Tile index out of bounds")
        super().__setitem__(index, value)

    def _check_place(self, index: Any) -> None:
        if isinstance(index, slice):
            raise NotImplementedError("Slices not supported")
        if isinstance(index, int):
            x, y = index % self.width, index // self.width
        else:
            x, y = index
        if not (0 <= x < self.width and 0 <= y < self.height):
            raise IndexError("Tile index out of bounds")

    def _prepare_full_refresh(self) -> None:
        """Mark everything as sent after the first refresh, which sends all, as on the board.

        Blinka keeps the changes for the next refresh, because of its background thread, which does
        not run here.
        """
        super()._prepare_full_refresh()
        self._needs_refresh = False

    def _is_plain(self, colorspace: Any, area: Area) -> bool:
        at = self._absolute_transform
        return (
            type(self._bitmap) is Bitmap
            and colorspace.depth == 1
            and not colorspace.pixels_in_byte_share_row
            and not colorspace.reverse_pixels_in_byte
            and len(self._tiles) == 1
            and self._tiles_in_bitmap == 1
            and isinstance(self._pixel_shader, blinka.Palette)
            and not self._pixel_shader.dither
            and not (self._flip_x or self._flip_y or self._transpose_xy)
            and not (self._hidden_tilegrid or self._hidden_by_parent)
            and (at.dx, at.dy, at.scale, at.transpose_xy) == (1, 1, 1, False)
            and self._current_area.x1 <= area.x1
            and self._current_area.y1 <= area.y1
            and area.x2 <= self._current_area.x2
            and area.y2 <= self._current_area.y2
            and area.height() % 8 == 0
        )

    def _fill_area(self, colorspace: Any, area: Area, mask: Any, buffer: Any) -> bool:
        if not self._is_plain(colorspace, area) or any(mask):
            return bool(super()._fill_area(colorspace, area, mask, buffer))
        colors, opaque = palette_table(self._pixel_shader, colorspace, 2)
        if not (opaque[0] and opaque[1]):
            return bool(super()._fill_area(colorspace, area, mask, buffer))
        bitmap = self._bitmap
        left = area.x1 - self._current_area.x1
        top = area.y1 - self._current_area.y1
        width = area.width()
        ones = (1 << width) - 1
        rows = bitmap.cut(left, top, left + width, top + area.height())
        if bool(colors[0]) == bool(colors[1]):
            rows = [ones if colors[0] else 0] * len(rows)
        elif colors[0]:
            rows = [number ^ ones for number in rows]
        out = memoryview(buffer).cast("B")
        for page in range(len(rows) // 8):
            out[page * width : (page + 1) * width] = _page(rows[page * 8 : page * 8 + 8], width)
        return True


def _page(rows: list[int], width: int) -> bytes:
    """Return eight rows as a byte for each column, the top row in the lowest bit."""
    # The binary digits of a row are its pixels: one byte each.
    columns = 0
    for place, row in enumerate(rows):
        digits = int.from_bytes(f"{row:0{width}b}".encode(), "big")
        columns |= (digits & _ONES[width]) << place
    return columns.to_bytes(width, "big")


class _Ones(dict):
    def __missing__(self, width: int) -> int:
        self[width] = int.from_bytes(b"\x01" * width, "big")
        return int(self[width])


_ONES = _Ones()
