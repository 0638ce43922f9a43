"""Unpacks the font and the sprites into bitmaps to draw from. Needed only once, at the start."""

from array import array

import displayio

from engine.const import const
from firmware.graphics import font, font_dots

_HEIGHT = const(11)  # of the tallest sprite


def glyphs(height):
    """Return a bitmap of this height with all glyphs side by side, and the left column of each."""
    lefts = array("H", [0] * len(font.WIDTHS))
    bitmap = displayio.Bitmap(len(font_dots.COLUMNS), height, 2)
    x = 0
    for n in range(32, len(lefts)):
        if n != 127:
            lefts[n] = x
            x += font.WIDTHS[n]
    for n in bytes(range(32)) + b"\x7f":  # codes without a glyph
        lefts[n] = lefts[63]  # "?"
    for x in range(len(font_dots.COLUMNS)):
        column = font_dots.COLUMNS[x]
        for y in range(height):
            if column >> y & 1:
                bitmap[x, y] = 1
    return bitmap, lefts


def sprites():
    """Return a bitmap with all sprites side by side, and the left column of each."""
    sizes = font.SIZES
    lefts = array("H", [0] * (len(sizes) // 2))
    sheet = displayio.Bitmap(sum([sizes[2 * n] for n in range(len(lefts))]), _HEIGHT, 2)
    left = at = 0
    for n in range(len(lefts)):
        lefts[n] = left
        w = sizes[2 * n]
        for y in range(sizes[2 * n + 1]):
            for x in range(w):
                if font_dots.ROWS[at + (x >> 3)] & 128 >> (x & 7):
                    sheet[left + x, y] = 1
            at += (w + 7) >> 3
        left += w
    return sheet, lefts
