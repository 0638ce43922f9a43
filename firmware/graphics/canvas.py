"""Drawing on the 128x64 bitmap: text in our own font, sprites, lines.

Drawing changes only a bitmap that is not on the display; show() compares it with the bitmap that
is, and sends the boxes that differ. So a screen may draw again what has not changed. Pixels outside
the bitmap are not drawn, nor is a letter that begins left of it or above it.
"""

import bitmaptools

from engine.const import const
from firmware.graphics import font
from firmware.graphics.animation import Animation

WIDTH = 128
HEIGHT = 64
_ROW = const(16)  # bytes of the bitmap
_PAGE = const(128)  # bytes of eight rows, of which the display takes whole columns
LINE = 8  # rows from one line of text to the next
LAST_LINE = 56  # the row of the last line, which says what the keys do
_EACH = const(16)  # bytes that a box takes beside its dots
_DARK = bytes(_PAGE)


class Canvas:
    """A bitmap to draw on, show() to send its changes to the display, and an animation.

    shown: the bitmap on the display. refresh: sends the parts of it that are marked as dirty.
    """

    def __init__(self, shown, refresh):
        from firmware.graphics import unpack

        self.bitmap = type(shown)(WIDTH, HEIGHT, 2)
        self._shown = shown
        self._refresh = refresh
        self._last_line = ""
        self.font, self._font_x = unpack.glyphs(LINE)
        self._sheet, self._sprite_x = unpack.sprites()
        self.animation = Animation(self)
        self.animate = self.animation.start

    def show(self):
        """Send what differs from what is on the display, in boxes of whole pages."""
        boxes = self._differing()
        memoryview(self._shown)[:] = memoryview(self.bitmap)
        for n in range(max(len(boxes), 1)):  # a refresh without a box sets up what has been turned
            if boxes:
                self._shown.dirty(*boxes[n])
            self._refresh()

    def _differing(self):
        """Return the boxes that differ: x1, y1, x2, y2 each."""
        boxes = []
        new = memoryview(self.bitmap)
        old = memoryview(self._shown)
        for at in range(0, len(new), _PAGE):
            page = new[at : at + _PAGE]
            before = old[at : at + _PAGE]
            if page != before:
                dots = int.from_bytes(page, "big") ^ int.from_bytes(before, "big")
                dots |= dots >> 512  # eight rows become one
                dots |= dots >> 256
                dots |= dots >> 128
                _add(boxes, at // _ROW, (dots & (1 << WIDTH) - 1).to_bytes(_ROW, "big"))
        joined = []
        for box in boxes:
            _join(joined, box)
        return joined

    def clear(self, y1=0, y2=HEIGHT):
        """Make the rows y1 to y2 - 1 dark."""
        dots = memoryview(self.bitmap)
        for at in range(y1 * _ROW, y2 * _ROW, _PAGE):
            n = min(_PAGE, y2 * _ROW - at)
            dots[at : at + n] = _DARK[:n]
        if y2 > LAST_LINE:
            self._last_line = ""

    def fill(self, x, y, w, h, value=1):
        """Fill w x h dots, the upper left one at x, y, with 1 (lit) or 0 (dark)."""
        x1, x2 = max(x, 0), min(x + w, WIDTH)
        y1, y2 = max(y, 0), min(y + h, HEIGHT)
        if x1 < x2 and y1 < y2:
            bitmaptools.fill_region(self.bitmap, x1, y1, x2, y2, value)

    def frame(self, x, y, w, h, value=1):
        """Draw the outline of w x h dots."""
        self.fill(x, y, w, 1, value)
        self.fill(x, y + h - 1, w, 1, value)
        self.fill(x, y, 1, h, value)
        self.fill(x + w - 1, y, 1, h, value)

    def line(self, x1, y1, x2, y2, value=1):
        """Draw a line, both ends included."""
        bitmaptools.draw_line(self.bitmap, x1, y1, x2, y2, value)

    def invert(self, x, y, w, h):
        """Invert a rectangle. Doing it twice restores the picture.

        It goes byte by byte, eight dots each, because bitmaptools has no xor.
        """
        left = max(x, 0)
        right = min(x + w, WIDTH)
        if left >= right:
            return
        first = left >> 3
        mask = bytearray(b"\xff" * ((right + 7 >> 3) - first))
        mask[0] = 255 >> (left & 7)
        mask[-1] &= 255 << (-right & 7) & 255
        top = max(y, 0) * _ROW
        bottom = min(y + h, HEIGHT) * _ROW
        dots = memoryview(self.bitmap)
        for n in range(len(mask)):
            swap = mask[n]
            for at in range(top + first + n, bottom, _ROW):
                dots[at] ^= swap

    def sprite(self, n, x, y):
        """Draw the lit dots of sprite n of font.py, its upper left at x, y."""
        left = self._sprite_x[n]
        x1 = left + max(-x, 0)
        x2 = left + font.SIZES[2 * n]
        y1 = max(-y, 0)
        y2 = font.SIZES[2 * n + 1]
        if x1 < x2 and y1 < y2 and x < WIDTH and y < HEIGHT:
            x, y = max(x, 0), max(y, 0)
            bitmaptools.blit(
                self.bitmap, self._sheet, x, y, x1=x1, y1=y1, x2=x2, y2=y2, skip_source_index=0
            )

    def paste(self, rows):
        """Copy the bytes of whole rows, from the uppermost on."""
        memoryview(self.bitmap)[: len(rows)] = rows

    def text(self, x, y, words):
        """Draw words, eight rows high, the upper left at x, y; return the x after them."""
        blit = bitmaptools.blit  # looked up once, as what follows: a fifth faster
        bitmap = self.bitmap
        glyphs = self.font
        lefts = self._font_x
        widths = font.WIDTHS
        is_inside = 0 <= y < HEIGHT
        for n in _glyphs(words):
            left = lefts[n]
            w = widths[n]
            if is_inside and 0 <= x < WIDTH:
                blit(bitmap, glyphs, x, y, x1=left, x2=left + w)
            x += w + 1
        return x

    def big(self, x, y, words):
        """Draw words twice as large, 14 rows high; return the x after them."""
        for n in _glyphs(words):
            left = self._font_x[n]
            for i in range(left, left + font.WIDTHS[n]):
                for row in range(LINE):
                    if self.font[i, row]:
                        self.fill(x, y + 2 * row, 2, 2)
                x += 2
            x += 2
        return x

    def dots(self, x, y, code, value):
        """Draw only the dots of a character, given its ASCII code.

        value: 1 lit; 0 dark, on a background that is lit.
        """
        left = self._font_x[code]
        w = font.WIDTHS[code]
        skip = 0 if value else None
        bitmaptools.blit(self.bitmap, self.font, x, y, x1=left, x2=left + w, skip_source_index=skip)
        if not value:
            self.invert(x, y, w, LINE)

    def center(self, y, words):
        """Draw words centred in the line at y."""
        self.text((WIDTH - width(words)) // 2, y, words)

    def right(self, x, y, words):
        """Draw words so that they end before x."""
        self.text(x - width(words), y, words)

    def row(self, y, left, right, margin=1):
        """Draw words at both ends of the line at y, `margin` columns from the edges."""
        self.text(margin, y, left)
        self.right(WIDTH - margin, y, right)

    def title(self, words):
        """Draw words centred in the first line, between rules: the title of a screen."""
        x = (WIDTH - width(words)) // 2
        self.rule(0, x - 3)
        self.rule(self.text(x, 0, words) + 2, WIDTH)

    def rule(self, x, stop):
        """Draw the line beside a title: one row, since hardly any other dots are lit as often."""
        if stop > x:
            self.fill(x, 4, stop - x, 1)

    def last_line(self, words):
        """Draw the last line, which says what the keys do.

        It is centred, so that its signs do not always light the same dots.
        """
        if words != self._last_line:
            self.clear(LAST_LINE)
            self._last_line = words
            self.center(LAST_LINE, words)


def _add(boxes, y, columns):
    """Add what differs in the page at y to boxes. columns: a bit for each."""
    n = 0
    while n < _ROW:
        start = n
        while n < _ROW and columns[n]:
            n += 1
        if start == n:
            n += 1
            continue
        x1 = 8 * start
        x2 = 8 * n
        while not columns[start] & 128 >> (x1 & 7):
            x1 += 1
        while not columns[n - 1] & 1 << (-x2 & 7):
            x2 -= 1
        for box in boxes:  # a tall one is one before it is joined to what stands beside it
            if box[0] == x1 and box[2] == x2 and box[3] == y:
                box[3] = y + LINE
                break
        else:
            boxes.append([x1, y, x2, y + LINE])


def _join(boxes, new):
    """Add a box to the others: to one of them, if both together are no dearer than apart."""
    for box in boxes:
        both = [min(box[0], new[0]), box[1], max(box[2], new[2]), max(box[3], new[3])]
        if _cost(both) <= _cost(box) + _cost(new):
            box[:] = both
            return
    boxes.append(new)


def _cost(box):
    return (box[2] - box[0]) * (box[3] - box[1]) // LINE + _EACH


def width(words):
    """Return how many dots wide words are."""
    widths = font.WIDTHS
    w = 0
    for n in _glyphs(words):
        w += widths[n] + 1
    return max(w - 1, 0)


def _glyphs(words):
    """Return the numbers of the glyphs of words, the glyph "?" for what the font lacks.

    It goes through bytes, because the VM searches all its names for each string that it makes,
    even of one character.
    """
    codes = words.encode()
    if len(codes) == len(words):
        return codes
    out = bytearray()
    at = 0
    stop = len(codes)
    while at < stop:
        n = codes[at]
        if n < 0x80:
            at += 1
        else:
            size = 2 if n < 0xE0 else 3 if n < 0xF0 else 4
            n = font.EXTRA.find(codes[at : at + size])
            n = 128 + (n >> 2) if n >= 0 else 63  # "?"
            at += size
        out.append(n)
    return out
