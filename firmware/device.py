"""The hardware: the only file of the program that touches its modules (canvas draws with two)."""

import os
import time

import board
import busio
import displayio
import keypad
import microcontroller
import supervisor
from adafruit_displayio_ssd1306 import SSD1306
from i2cdisplaybus import I2CDisplayBus

import boards

_TICKS_MASK = 0x1FFFFFFF  # supervisor.ticks_ms starts again after 2^29 ms


def profile():
    """Return the profile of this board: TOMBOLO_BOARD's, or the one that names this board's id.

    Raises RuntimeError, one sentence, when the drive holds none.
    """
    name = os.getenv("TOMBOLO_BOARD")
    if name:
        return _load(name)
    folder = boards.__path__
    if not isinstance(folder, str):
        folder = folder[0]
    for entry in sorted(os.listdir(folder)):
        name = entry.split(".")[0]
        if entry.endswith((".py", ".mpy")) and name not in ("__init__", "TEMPLATE"):
            found = _load(name)
            if found.BOARD_ID == board.board_id:
                return found
    raise RuntimeError("There is no profile for the board " + board.board_id + " in boards/.")


def _load(name):
    return __import__("boards." + name, None, None, ("NAME",))


class Device:
    """Display, buttons, memory and clock of one handheld."""

    def __init__(self, profile):
        self.profile = profile
        displayio.release_displays()
        self.display = self._display(profile)
        self.bitmap = displayio.Bitmap(profile.WIDTH, profile.HEIGHT, 2)
        palette = displayio.Palette(2)
        palette[0] = 0x000000
        palette[1] = 0xFFFFFF
        group = displayio.Group()
        group.append(displayio.TileGrid(self.bitmap, pixel_shader=palette))
        self.display.root_group = group
        pins = tuple([getattr(board, name) for name in profile.KEYS])
        self._keys = keypad.Keys(pins, value_when_pressed=False, pull=True)
        self._event = keypad.Event()
        self.nvm = microcontroller.nvm
        self._ticks = supervisor.ticks_ms()

    def _display(self, profile):
        i2c = busio.I2C(
            getattr(board, profile.SCL), getattr(board, profile.SDA), frequency=profile.FREQUENCY
        )
        bus = I2CDisplayBus(i2c, device_address=profile.ADDRESSES[0])
        return SSD1306(bus, width=profile.WIDTH, height=profile.HEIGHT, auto_refresh=False)

    def show(self):
        """Send what has changed in the bitmap to the display."""
        self.display.refresh()

    def brightness(self, level):
        """Set the brightness, 0.0 to 1.0."""
        self.display.brightness = level

    def next_event(self):
        """Return (button number, is pressed) of the next press or release, or None."""
        event = self._event
        if not self._keys.events.get_into(event):
            return None
        return event.key_number, event.pressed

    def elapsed(self):
        """Return the milliseconds since the last call."""
        now = supervisor.ticks_ms()
        ms = now - self._ticks & _TICKS_MASK
        self._ticks = now
        return ms

    def rest(self, ms):
        """Let ms pass."""
        time.sleep(ms / 1000)

    def seed(self):
        """Return 32 bits of chance for a new game."""
        b = os.urandom(4)
        return b[0] | b[1] << 8 | b[2] << 16 | b[3] << 24

    def setting(self, name):
        """Return a setting of settings.toml, or None."""
        return os.getenv(name)
