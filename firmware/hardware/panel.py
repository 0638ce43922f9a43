"""The display and the bitmap that it shows. recovery/fault.py uses it without a Device."""

from engine.const import const

_CONTRAST = const(b"\x02\x0f\x3f\x7f\xbf\xff")  # dimmed, then 1 to 5; 3 is the data sheet's 0x7F
_DISPLAY_OFF = const(0xAE)  # commands of the SSD1306 and the SH1106
_DISPLAY_ON = const(0xAF)


class Panel:
    """A display and its bitmap. Call show() after drawing on the bitmap."""

    def __init__(self, display, bitmap):
        self.display = display
        self.bitmap = bitmap
        self.sleep()  # its memory may hold noise or CircuitPython's own text
        self.show()
        self.wake()

    def show(self):
        """Send what has changed in the bitmap to the display."""
        self.display.refresh()

    def brightness(self, level):
        """Set the brightness, 1 to 5, or 0 for dimmed."""
        self.display.brightness = _CONTRAST[level] / 255

    def sleep(self):
        """Switch the display off; it keeps its picture and can be drawn on."""
        self.display.bus.send(_DISPLAY_OFF, b"")  # board.DISPLAY has no sleep() as the drivers have

    def wake(self):
        """Switch the display on."""
        self.display.bus.send(_DISPLAY_ON, b"")
