"""CircuitPython's modules on MicroPython in a browser, as far as the firmware uses them.

The page (page/machine.js) is the module `page`: it has the time, shows the picture, keeps nvm,
plays tones. Mistakes that a board would refuse are not refused here: the simulator of the desktop
does that.
"""

import builtins
import io
import os
import sys

import page
from framebuf import MONO_HLSB, FrameBuffer
from uctypes import addressof

_LONGEST_MS = 60000  # a program that sleeps for longer than that has nothing left to do


class Restart(BaseException):
    """The program asked to be started again."""


class Ended(BaseException):
    """The program does nothing but sleep any more."""


def _module(name, **names):
    sys.modules[name] = type(name, (), names)


# --- displayio and bitmaptools: a bitmap has the bits of its rows, as on a board ---

_view = memoryview


class Bitmap:
    """A bitmap of one bit a dot; `rows` are its bytes, the left dot in the highest bit."""

    def __init__(self, width, height, colors):
        self.width = width
        self.height = height
        stride = (width + 31) // 32 * 32  # dots of a row with its padding
        self.rows = bytearray(stride // 8 * height)
        self.dots = FrameBuffer(self.rows, width, height, MONO_HLSB, stride)
        self.fill = self.dots.fill

    def __getitem__(self, at):
        return self.dots.pixel(*at)

    def __setitem__(self, at, value):
        self.dots.pixel(*at, value)

    def dirty(self, x1, y1, x2, y2):
        pass  # a refresh shows the whole bitmap


def view(thing):
    """Return a memoryview; on a board a bitmap can be seen as its rows."""
    return _view(thing.rows if isinstance(thing, Bitmap) else thing)


builtins.memoryview = view


def fill_region(bitmap, x1, y1, x2, y2, value):
    bitmap.dots.rect(x1, y1, x2 - x1, y2 - y1, value, True)


def blit(bitmap, source, x, y, x1=0, y1=0, x2=None, y2=None, skip_source_index=None):
    part = Bitmap(
        (source.width if x2 is None else x2) - x1, (source.height if y2 is None else y2) - y1, 2
    )
    part.dots.blit(source.dots, -x1, -y1)
    bitmap.dots.blit(part.dots, x, y, -1 if skip_source_index is None else skip_source_index)


def draw_line(bitmap, x1, y1, x2, y2, value):
    """Draw the dots that a board draws: along the longer axis, ascending."""
    is_steep = abs(y2 - y1) > abs(x2 - x1)
    if is_steep:
        x1, y1, x2, y2 = y1, x1, y2, x2
    if x1 > x2:
        x1, y1, x2, y2 = x2, y2, x1, y1
    height = abs(y2 - y1)
    step = 1 if y1 < y2 else -1
    error = (x2 - x1) // 2
    for x in range(x1, x2 + 1):
        bitmap.dots.pixel(*((y1, x) if is_steep else (x, y1)), value)
        error -= height
        if error < 0:
            y1 += step
            error += x2 - x1


class Palette:
    def __init__(self, count):
        pass

    def __setitem__(self, at, value):
        pass


class TileGrid:
    def __init__(self, bitmap, **options):
        self.bitmap = bitmap


class Display:
    """board.DISPLAY. refresh() shows the picture on the page."""

    auto_refresh = False
    rotation = 0
    root_group = None

    def __init__(self):
        self.bus = self
        self._brightness = 0
        self._is_on = False

    def refresh(self):
        page.show(addressof(self.root_group[0].bitmap.rows), self.rotation)

    @property
    def brightness(self):
        return self._brightness

    @brightness.setter
    def brightness(self, value):
        self._brightness = value
        self._light()

    def send(self, command, data):
        """Switch the display on or off: the firmware sends no other command."""
        self._is_on = command == 0xAF
        self._light()

    def _light(self):
        page.light(self._brightness if self._is_on else 0)


_module("displayio", Bitmap=Bitmap, Palette=Palette, TileGrid=TileGrid, Group=list)
_module("bitmaptools", fill_region=fill_region, blit=blit, draw_line=draw_line)


# --- pins: the buttons and the speaker ---


class Event:
    key_number = 0
    pressed = False
    timestamp = 0


class Keys:
    """The buttons, and their own queue of events."""

    waiting = []  # noqa: RUF012

    def __init__(self, pins, **options):
        self.events = self
        self.waiting.clear()

    def __len__(self):
        return len(self.waiting)

    def get_into(self, event):
        if not self.waiting:
            return False
        event.key_number, event.pressed, event.timestamp = self.waiting.pop(0)
        return True


class DigitalInOut:
    value = True  # no button is down at the start

    def __init__(self, pin):
        pass

    def switch_to_input(self, pull):
        pass

    def deinit(self):
        pass


class PWMOut:
    frequency = 0

    def __init__(self, pin, variable_frequency):
        pass

    def _play(self, duty_cycle):
        page.play(self.frequency if duty_cycle else 0)

    duty_cycle = property(None, _play)


_keys = {name: name for name in ("UP", "DOWN", "LEFT", "RIGHT", "A", "B", "SPEAKER")}
_module("board", board_id="browser", DISPLAY=Display(), **_keys)
_module("keypad", Keys=Keys, Event=Event)
_module("digitalio", DigitalInOut=DigitalInOut, Pull=type("Pull", (), {"UP": 1}))
_module("pwmio", PWMOut=PWMOut)
_module("busio")


# --- the chip, its time and its files ---


class Nvm:
    """The bytes that survive; the page keeps them as soon as one is written."""

    def __init__(self, size):
        self.bytes = bytearray(b"\xff" * size)
        self.address = addressof(self.bytes)

    def __len__(self):
        return len(self.bytes)

    def __getitem__(self, at):
        return self.bytes[at]

    def __setitem__(self, at, value):
        self.bytes[at] = value
        page.keep(self.address)


class Console:
    connected = False


_asleep = [0]


def sleep(seconds):
    """Let the page wait before the program goes on, for it cannot wait here."""
    _asleep[0] += int(seconds * 1000)
    if _asleep[0] > _LONGEST_MS:
        raise Ended


def localtime():
    """Return the browser's year, and in its place the day of the year."""
    now = page.day()
    return (now // 1000, 0, 0, 0, 0, 0, 0, now % 1000, -1)


def slept():
    """Return the ms that the program has slept since the last call."""
    ms = _asleep[0]
    _asleep[0] = 0
    return ms


def reload():
    raise Restart


def urandom(n):
    return bytes([page.random() for _ in range(n)])


def format_exception(error):
    text = io.StringIO()
    sys.print_exception(error, text)
    return [text.getvalue()]


WATCHDOG = 1
nvm = Nvm(4096)
cpu = type("cpu", (), {"reset_reason": None})
runtime = type("runtime", (), {"autoreload": True})
next_program = [None]


def set_next_code_file(name):
    next_program[0] = name


_module(
    "microcontroller",
    nvm=nvm,
    cpu=cpu,
    watchdog=None,
    ResetReason=type("ResetReason", (), {"WATCHDOG": WATCHDOG}),
)
_module(
    "supervisor",
    ticks_ms=page.now,
    reload=reload,
    runtime=runtime,
    set_next_code_file=set_next_code_file,
)
_module("usb_cdc", console=Console)
_module("traceback", format_exception=format_exception)
_module("time", sleep=sleep, localtime=localtime)
_module("os", getenv=page.setting, urandom=urandom, listdir=os.listdir)
