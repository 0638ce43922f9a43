"""A QR code that a phone reads off the display, with a few words beside it."""

from engine.const import const
from firmware.graphics import qr
from firmware.graphics.canvas import LAST_LINE, LINE, WIDTH
from firmware.graphics.text import wrapped
from firmware.screens.notice import Sheet

_GAP = const(4)  # columns between the code and the words


class Code(Sheet):
    """Shows a text as a QR code, and lines of words beside it, 62 columns wide. B leads back.

    graphics/qr.py says which texts are not too long.
    """

    last_line = ""  # the code is higher than what is above the last line

    def __init__(self, text, lines, back):
        Sheet.__init__(self, back)
        self.text = text
        self.lines = lines

    def fill(self, c):
        x = qr.draw(c, self.text) + _GAP
        y = 0
        for line in self.lines:
            for part in wrapped(line, WIDTH - x):
                c.text(x, y, part)
                y += LINE
        c.text(x, LAST_LINE, Sheet.last_line)
