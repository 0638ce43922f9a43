"""The art unpacked into bitmaps to draw from, once at the start; then this module is dropped."""

from array import array

import displayio

from engine.const import const
from firmware.graphics import font as art
from firmware.graphics import font_dots as art_dots

_SHEET_ROWS = const(11)  # the tallest sprite


def font(height):
    """Return a bitmap of the characters side by side, and where each begins."""
    at = array("H", [0] * len(art.WIDTHS))
    bitmap = displayio.Bitmap(len(art_dots.COLUMNS), height, 2)
    x = 0
    for n in range(32, len(at)):
        if n != 127:
            at[n] = x
            x += art.WIDTHS[n]
    for n in bytes(range(32)) + b"\x7f":  # no sign
        at[n] = at[63]  # "?"
    for x in range(len(art_dots.COLUMNS)):
        column = art_dots.COLUMNS[x]
        y = 0
        while column:
            if column & 1:
                bitmap[x, y] = 1
            column >>= 1
            y += 1
    return bitmap, at


def sprites():
    """Return a bitmap of the sprites side by side, and where each begins."""
    sizes = art.SIZES
    begins = array("H", [0] * (len(sizes) // 2))
    width = 0
    for n in range(len(begins)):
        begins[n] = width
        width += sizes[2 * n]
    sheet = displayio.Bitmap(width, _SHEET_ROWS, 2)
    at = 0
    for n in range(len(begins)):
        w = sizes[2 * n]
        for y in range(sizes[2 * n + 1]):
            for x in range(w):
                if art_dots.ROWS[at + (x >> 3)] & 128 >> (x & 7):
                    sheet[begins[n] + x, y] = 1
            at += (w + 7) >> 3
    return sheet, begins
