"""The display with the bitmap that it shows."""

from engine.const import const

_CONTRAST = const(b"\x02\x0f\x3f\x7f\xbf\xff")  # dimmed, then 1 to 5; 3 is the data sheet's 0x7F


class Panel:
    """A display and what it shows: whoever has drawn on `bitmap` calls show()."""

    def __init__(self, display, bitmap):
        self.display = display
        self.bitmap = bitmap
        self.sleep()  # the chance or the words that its memory holds are not for showing
        self.show()
        self.wake()

    def show(self):
        """Send what has changed in the bitmap to the display."""
        self.display.refresh()

    def brightness(self, level):
        """Set the brightness, 1 to 5, or 0: dimmed."""
        self.display.brightness = _CONTRAST[level] / 255

    def sleep(self):
        """Switch the display off; it keeps its picture, and may be drawn on."""
        self.display.bus.send(0xAE, b"")  # as the drivers' sleep() does; board.DISPLAY has none

    def wake(self):
        """Switch the display on."""
        self.display.bus.send(0xAF, b"")
