"""What the firmware does not use of bitmaptools; what is not here is Blinka's own."""

from __future__ import annotations

import math
import struct
from collections.abc import Sequence
from importlib import import_module
from itertools import pairwise
from types import ModuleType
from typing import Any

from host_sim.devices import bitmaptools as tools
from host_sim.devices.bitmap import Bitmap

_FLOAT = struct.Struct("f")
_BLINKAS = ["readinto", "boundary_fill", "alphablend", "dither"]
_BLINKAS += ["BlendMode", "DitherAlgorithm"]


def draw_circle(dest_bitmap: Bitmap, x: int, y: int, radius: int, value: int) -> None:
    """Draw a circle, clipped at the bitmap's edges.

    As on the board its last column and row are not marked as changed.
    """
    tools._check_value(dest_bitmap, value)
    tools._within("x", x, 0, dest_bitmap.width)
    tools._within("y", y, 0, dest_bitmap.height)
    tools._within("radius", radius, 0, 32767)
    left, right = max(x - radius, 0), min(x + radius, dest_bitmap.width)
    top, bottom = max(y - radius, 0), min(y + radius, dest_bitmap.height)
    if left < right and top < bottom:
        dest_bitmap.mark(left, top, right, bottom)
    near, far, error = 0, radius, 3 - 2 * radius
    while near <= far:
        for a, b in ((near, far), (far, near)):
            for right_of, below in ((a, b), (-a, b), (a, -b), (-a, -b)):
                dest_bitmap._write_pixel(x + right_of, y + below, value)
        if error <= 0:
            error += 4 * near + 6
        else:
            error += 4 * (near - far) + 10
            far -= 1
        near += 1


def draw_polygon(
    dest_bitmap: Bitmap, xs: Sequence[int], ys: Sequence[int], value: int, close: bool = True
) -> None:
    """Draw lines from point to point, and back to the first one."""
    if len(xs) != len(ys):
        raise ValueError("Length of xs and ys must be equal")
    points = list(zip(xs, ys, strict=True))
    if close:
        points.append(points[0])
    for (x1, y1), (x2, y2) in pairwise(points):
        tools.draw_line(dest_bitmap, x1, y1, x2, y2, value)


def arrayblit(
    bitmap: Bitmap,
    data: Any,
    x1: int = 0,
    y1: int = 0,
    x2: int | None = None,
    y2: int | None = None,
    skip_index: int | None = None,
) -> None:
    """Write values row by row into a rectangle of the bitmap."""
    x1, y1, x2, y2 = tools._rectangle(bitmap, x1, y1, x2, y2)
    if len(data) < (x2 - x1) * (y2 - y1):
        raise IndexError("index out of range")
    values = iter(data)
    for y in range(y1, y2):
        for x in range(x1, x2):
            value = next(values) & bitmap._bitmask
            if value != skip_index:
                bitmap._write_pixel(x, y, value)
    if x1 < x2 and y1 < y2:
        bitmap.mark(x1, y1, x2, y2)


def rotozoom(
    dest_bitmap: Bitmap,
    source_bitmap: Bitmap,
    *,
    ox: int | None = None,
    oy: int | None = None,
    dest_clip0: tuple[int, int] = (0, 0),
    dest_clip1: tuple[int, int] | None = None,
    px: int | None = None,
    py: int | None = None,
    source_clip0: tuple[int, int] = (0, 0),
    source_clip1: tuple[int, int] | None = None,
    angle: float = 0.0,
    scale: float = 1.0,
    skip_index: int | None = None,
) -> None:
    """Draw the source turned and scaled about (px, py), which comes to (ox, oy).

    All is computed with the board's single precision, which decides some of the pixels.
    """
    wide, high = source_bitmap.width, source_bitmap.height
    ox = dest_bitmap.width // 2 if ox is None else ox
    oy = dest_bitmap.height // 2 if oy is None else oy
    px = wide // 2 if px is None else px
    py = high // 2 if py is None else py
    right, bottom = dest_clip1 or (dest_bitmap.width, dest_bitmap.height)
    (u1, v1), (u2, v2) = source_clip0, source_clip1 or (wide, high)
    sin, cos = _single(math.sin(angle)), _single(math.cos(angle))
    corners = [(0, 0), (wide, 0), (wide, high), (0, high)]
    xs = [int((cos * (x - px) - sin * (y - py)) * scale + ox) for x, y in corners]
    ys = [int((sin * (x - px) + cos * (y - py)) * scale + oy) for x, y in corners]
    left, right = max(min(xs), dest_clip0[0]), min(max(xs), right - 1)
    top, bottom = max(min(ys), dest_clip0[1]), min(max(ys), bottom - 1)
    if left > right or top > bottom:
        return
    dest_bitmap.mark(left, top, right + 1, bottom + 1)
    along, across = _single(cos / scale), _single(sin / scale)
    row_u = _single(px - _single(_single(ox * along) + _single(oy * across)))
    row_v = _single(py - _single(_single(ox * -across) + _single(oy * along)))
    row_u = _single(row_u + _single(top * across))
    row_v = _single(row_v + _single(top * along))
    for y in range(top, bottom + 1):
        u = _single(row_u + _single(left * along))
        v = _single(row_v + _single(left * -across))
        for x in range(left, right + 1):
            if u1 <= u < u2 and v1 <= v < v2:
                value = source_bitmap._get_pixel(int(u), int(v))
                if value != skip_index:
                    dest_bitmap._write_pixel(x, y, value)
            u, v = _single(u + along), _single(v - across)
        row_u, row_v = _single(row_u + across), _single(row_v + along)


def _single(number: float) -> float:
    return float(_FLOAT.unpack(_FLOAT.pack(number))[0])


class Tools(ModuleType):
    """`bitmaptools`. Blinka's part of it is imported when it is first used."""

    def __getattr__(self, name: str) -> Any:
        if name not in _BLINKAS:
            raise AttributeError(f"'module' object has no attribute '{name}'")
        return getattr(import_module("bitmaptools"), name)


def bitmaptools_module() -> ModuleType:
    """Return `bitmaptools`."""
    module = Tools("bitmaptools")
    module.__dict__.update(
        fill_region=tools.fill_region,
        blit=tools.blit,
        draw_line=tools.draw_line,
        draw_circle=draw_circle,
        draw_polygon=draw_polygon,
        arrayblit=arrayblit,
        rotozoom=rotozoom,
    )
    return module
