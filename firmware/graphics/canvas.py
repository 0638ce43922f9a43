"""Drawing on the one 128x64 bitmap: text in our own font, sprites, lines.

Nothing here reaches the display: show() does, for everything drawn since the last time. A bitmap
keeps one bounding box of what changed, so whoever changes two far places calls show() between.
"""

import bitmaptools

from engine.const import const
from firmware.graphics import font as art

WIDTH = 128
HEIGHT = 64
_ROW = const(16)  # bytes of the bitmap
LINE = 8  # rows from one line of text to the next
_UNKNOWN = const(63)  # the glyph "?"
HINT = 56  # the last line says what the keys do
_WAIT = const(116)  # where three dots begin that say: wait
_UNSAID = const("\n")  # what no hint says


class Canvas:
    """A bitmap to draw on and show(), which sends what has changed to the display."""

    def __init__(self, bitmap, show):
        self.bitmap = bitmap
        self.show = show
        self._hint = ""
        self._hint_x = 0  # its column
        self._hint_end = WIDTH  # the column behind it
        from firmware.graphics import unpack
        from firmware.graphics.animation import Animation

        self.font, self._font_x = unpack.font(LINE)
        self.animation = Animation(self)
        self.animate = self.animation.start
        self._sheet, self._sprite_x = unpack.sprites()

    def clear(self):
        """Make the whole bitmap dark."""
        self.bitmap.fill(0)
        self._hint = ""
        self._hint_x = 0
        self._hint_end = WIDTH

    def fill(self, x, y, w, h, value=1):
        """Fill w x h dots whose upper left is at x, y."""
        bitmaptools.fill_region(self.bitmap, x, y, x + w, y + h, value)

    def frame(self, x, y, w, h):
        """Draw the outline of w x h dots."""
        self.fill(x, y, w, 1)
        self.fill(x, y + h - 1, w, 1)
        self.fill(x, y, 1, h)
        self.fill(x + w - 1, y, 1, h)

    def line(self, x1, y1, x2, y2, value=1):
        """Draw a line, both ends included."""
        bitmaptools.draw_line(self.bitmap, x1, y1, x2, y2, value)

    def invert(self, x, y, w, h):
        """Swap dark and lit of the display's bitmap; twice gives the picture back."""
        self.swap(x, y, w, h)
        self.bitmap.dirty(x, y, x + w, y + h)

    def swap(self, x, y, w, h):
        """Do so, but tell nobody: show() does not send it.

        By bytes of eight dots, since bitmaptools has no xor.
        """
        first = x >> 3
        mask = bytearray(b"\xff" * ((x + w + 7 >> 3) - first))
        mask[0] = 255 >> (x & 7)
        mask[-1] &= 255 << (-(x + w) & 7) & 255
        dots = memoryview(self.bitmap)
        for n in range(len(mask)):
            swap = mask[n]
            for at in range(y * _ROW + first + n, (y + h) * _ROW, _ROW):
                dots[at] ^= swap

    def sprite(self, n, x, y):
        """Draw the lit dots of sprite n of art, its upper left at x, y."""
        left = self._sprite_x[n]
        bitmaptools.blit(
            self.bitmap,
            self._sheet,
            x,
            y,
            x1=left,
            y1=0,
            x2=left + art.SIZES[2 * n],
            y2=art.SIZES[2 * n + 1],
            skip_source_index=0,
        )

    def onto(self, bitmap):
        """Draw onto another bitmap from now on; return the one before."""
        was = self.bitmap
        self.bitmap = bitmap
        return was

    def paste(self, source, x1, y1, x2, y2):
        """Copy a part of another bitmap to the same place."""
        bitmaptools.blit(self.bitmap, source, x1, y1, x1=x1, y1=y1, x2=x2, y2=y2)

    def text(self, x, y, words):
        """Draw words with their upper left at x, y, eight rows high; return the x behind them."""
        return self._text(x, y, _glyphs(words))

    def _text(self, x, y, glyphs):
        bitmap = self.bitmap
        font = self.font
        begins = self._font_x
        widths = art.WIDTHS
        blit = bitmaptools.blit
        for n in glyphs:
            w = widths[n]
            blit(bitmap, font, x, y, x1=begins[n], x2=begins[n] + w)
            x += w + 1
        return x

    def big(self, x, y, words):
        """Draw words twice as large, 14 rows high; return the x behind them."""
        for n in _glyphs(words):
            left = self._font_x[n]
            for i in range(left, left + art.WIDTHS[n]):
                for row in range(LINE):
                    if self.font[i, row]:
                        self.fill(x, y + 2 * row, 2, 2)
                x += 2
            x += 2
        return x

    def dots(self, x, y, code, value):
        """Draw nothing but the dots of an ASCII code, lit (1), or dark (0) where all is lit."""
        left = self._font_x[code]
        w = art.WIDTHS[code]
        skip = 0 if value else None
        bitmaptools.blit(self.bitmap, self.font, x, y, x1=left, x2=left + w, skip_source_index=skip)
        if not value:
            self.invert(x, y, w, LINE)

    def center(self, y, words):
        """Draw words in the middle of the line at y."""
        self.text((WIDTH - width(words)) // 2, y, words)

    def right(self, x, y, words):
        """Draw words so that they end before x."""
        self.text(x - width(words), y, words)

    def title(self, words):
        """Draw words in the middle of the first line: the head of a screen."""
        x = (WIDTH - width(words)) // 2
        self.rule(0, x - 3)
        self.rule(self.text(x, 0, words) + 2, WIDTH)

    def rule(self, x, stop):
        """Draw what sets a head apart: one row, since hardly any dots are lit as often."""
        if stop > x:
            self.fill(x, 4, stop - x, 1)

    def hint(self, words):
        """Draw the last line, which says what the keys do, and return True; nothing if it already
        says so.

        In its middle, so that its signs do not always light the same dots.
        """
        was = self._hint
        if words != was:
            if was:  # not on a whole new screen: what changed above is far from here
                self.show()
            self._hint = words
            glyphs = _glyphs(words)
            w = _width(glyphs)
            x = max(0, (WIDTH - w) // 2)
            end = min(WIDTH, x + w + 1)
            if x == self._hint_x and end == self._hint_end:  # as wide: only what differs is sent
                was = b"" if was == _UNSAID else _glyphs(was)
                first = last = 0
                n = min(len(was), len(glyphs))
                while first < n and was[first] == glyphs[first]:
                    first += 1
                while last < n - first and was[-1 - last] == glyphs[-1 - last]:
                    last += 1
                x += _width(glyphs[:first]) + (first > 0)
                glyphs = glyphs[first : len(glyphs) - last]
                self.fill(x, HINT, _width(glyphs), LINE, 0)
            else:
                bitmap = self.bitmap
                memoryview(bitmap)[HINT * _ROW :] = bytes(_ROW * LINE)
                bitmap.dirty(self._hint_x, HINT, self._hint_end, HEIGHT)
                self._hint_x = x
                self._hint_end = end
            self._text(x, HINT, glyphs)
            return True
        return False

    def wait(self):
        """Show three dots in the lower right at once: what follows takes a while."""
        if self._hint != _UNSAID:
            self.fill(_WAIT, HINT, WIDTH - _WAIT, LINE, 0)
            for x in range(_WAIT + 2, WIDTH, 4):
                self.fill(x, HINT + 4, 2, 2)
            self.show()
            self._hint = _UNSAID
            self._hint_end = WIDTH


def _still(*parts):
    """Stand for Spark.add() where nothing is to move, for a chord where nothing sounds."""


def width(words):
    """Return how many dots wide words are."""
    return _width(_glyphs(words))


def _width(glyphs):
    widths = art.WIDTHS
    w = len(glyphs) - 1
    for n in glyphs:
        w += widths[n]
    return max(w, 0)


def _glyphs(words):
    """Return the numbers of the glyphs of words; "?" for what was typed elsewhere, in settings.

    By bytes: for each string that it makes, be it one character, the VM searches all its names.
    """
    codes = words.encode()
    if len(codes) == len(words):
        return codes
    out = bytearray(len(words))
    i = 0
    more = 0  # bytes of characters that take several, but for the first of each
    for n in codes:
        if n < 0x80:
            out[i] = n
            i += 1
        elif n < 0xC0:
            more += 1
        else:
            size = 2 if n < 0xE0 else 3 if n < 0xF0 else 4
            n = art.EXTRA.find(codes[i + more : i + more + size])
            out[i] = 128 + (n >> 2) if n >= 0 else _UNKNOWN
            i += 1
    return out


def _load(name, *given):
    from firmware.graphics import unpack

    return getattr(unpack, name)(*given)
