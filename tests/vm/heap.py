"""How much heap the whole program takes: it runs on the MicroPython VM, stubs for its hardware.

host_sim/lab/bench/heap.py puts SEED and LANGUAGE above this text, and parts for each game below it.
Printed: `name: bytes` lines. The stubs stand for modules that are in the chip's flash, so they are
made before measuring begins; of them, only what a Bitmap holds on the chip's heap is counted here.
Garbage is collected only between the parts, so each part begins with a look at what the last one
has left.
"""

import builtins
import gc
import os as _os
import sys


class _Device:
    """A piece of hardware: it can be called, and asked for more of the same."""

    def __init__(self, *args, **options):
        self.brightness = 1.0

    def __call__(self, *args, **options):
        return self

    def __getattr__(self, name):
        return self


class Bitmap:
    """A displayio.Bitmap: rows of whole 32-bit words, one bit a dot, as on the chip."""

    def __init__(self, width, height, colors):
        self.width = width
        self.height = height
        self.rows = bytearray((width + 31) // 32 * 4 * height)

    def fill(self, value):
        pass

    def dirty(self, *box):
        pass

    def __getitem__(self, at):
        return 0

    def __setitem__(self, at, value):
        pass


_view = memoryview


def _view_of(thing):
    """Return what memoryview does on the chip, where a Bitmap is a buffer of its rows."""
    return _view(thing.rows if isinstance(thing, Bitmap) else thing)


builtins.memoryview = _view_of


class Palette:
    def __init__(self, count):
        pass

    def __setitem__(self, at, value):
        pass


class AnalogIn:
    value = 22300  # a third of 3.37 V: the sentence about a low battery is said, the sign drawn

    def __init__(self, pin):
        pass


class Event:
    key_number = 0
    pressed = False
    timestamp = 0


class Keys:
    """The buttons: they give the events that lie in `_waiting`."""

    _waiting = []  # noqa: RUF012

    def __init__(self, pins, **options):
        self.events = self

    def __len__(self):
        return len(self._waiting)

    def get_into(self, event):
        if not self._waiting:
            return False
        event.key_number, event.pressed = self._waiting.pop(0)
        return True


class I2C(_Device):
    def scan(self):
        return (60,)


class BusDisplay(_Device):
    def refresh(self, **options):
        pass


_clock = [0]


def ticks_ms():
    _clock[0] += 10
    return _clock[0]


def _nothing(*args, **options):
    pass


class _Again(Exception):
    """The program asked for a restart."""


def _reload():
    raise _Again


def getenv(name, default=None):
    found = {"TOMBOLO_BOARD": "pico", "TOMBOLO_LANGUAGE": LANGUAGE}  # noqa: F821
    return found.get(name, default)


def urandom(n):
    return bytes([SEED + 7 * i & 255 for i in range(n)])  # noqa: F821


def _module(name, **names):
    sys.modules[name] = type(name, (), names)


_device = _Device()
_pins = {}
for _number in (4, 5, 10, 11, 12, 13, 14, 15):  # those of boards/pico.py
    _pins["GP" + str(_number)] = _number
_module("board", board_id="raspberry_pi_pico", LED=_device, VOLTAGE_MONITOR=_device, **_pins)
_module("analogio", AnalogIn=AnalogIn)
_module("busio", I2C=I2C, SPI=_device)
_module("displayio", Bitmap=Bitmap, Palette=Palette, Group=_device, TileGrid=_device)
sys.modules["displayio"].release_displays = _nothing
_module("bitmaptools", blit=_nothing, fill_region=_nothing, draw_line=_nothing)
_module("keypad", Keys=Keys, Event=Event)
_module("microcontroller", nvm=bytearray(b"\xff" * 4096), cpu=_device, reset=_nothing)
_module("supervisor", ticks_ms=ticks_ms, runtime=_device, reload=_reload)
_module("i2cdisplaybus", I2CDisplayBus=_device)
_module("fourwire", FourWire=_device)
_module("busdisplay", BusDisplay=BusDisplay)
_module("digitalio", DigitalInOut=_device, Direction=_device, Pull=_device)
_module("storage", remount=_nothing)
_module("traceback", print_exception=_nothing)
_module("time", sleep=_nothing, localtime=lambda: (2000,) * 9)
_module("os", getenv=getenv, urandom=urandom, listdir=_os.listdir)
sys.path.append("/lib")

_most = {}
_start = 0


def _bury(n, *words):
    """Write over the stack: the collector takes what frames have left there for pointers."""
    return _bury(n - 1, n, n, n, n, n, n) if n else 0


def _end():
    """End a part: collect its garbage."""
    _bury(30)
    gc.collect()


def _note(what):
    """Enter what the last part has left on the heap, for the game that is loaded."""
    loaded = sys.modules["firmware.registry"].loaded  # keys may have led to another one
    what = loaded + ": " + what if loaded else what
    _most[what] = max(gc.mem_alloc() - _start, _most.get(what, 0))


def _begin(name, choices):
    """Begin a new game of the largest kind, from the title."""
    app.playing = None
    app.go(app.title())
    info = registry.read(name)
    for n in range(len(choices)):
        info.choices[n] = choices[n]
    app.go(app.start(info))
    _wait()


def _wait():
    """Let the game, or the question before it, come up, but nobody think."""
    for _ in range(4):
        if not hasattr(app.screen, "session"):
            app.step(10)


def _yes():
    """Answer whether older games may go, which is said on several pages if they are several."""
    for _ in range(4):
        if not hasattr(app.screen, "session"):
            app.go(app.screen.key(6))
            _wait()


def _go_ahead(reveals):
    """Play at random until so much has been revealed and a person has to move."""
    session = app.playing.session
    game = session.game
    out = game.moves_buffer()
    while game.player() >= 0 and (reveals > 0 or session.seats[game.player()]):
        if session.play(out[rng.below(_r, game.legal(out))]):
            reveals -= 1
    app.playing.view.changed()


def _ask():
    """Ask for a hint."""
    app.go(app.playing)
    app.playing.view.let_go()
    app.go(app.playing.ask_hint())


def _look_at_hint():
    """Let the search for a hint, or its answer, go one step further; return True if it did."""
    if app.screen is app.playing:
        return False
    _note("a hint")
    app.step(10)
    if hasattr(app.screen, "rung"):
        app.go(app.screen.key(7))
    return True


def _press():
    """Press a key, sometimes for long, and go on until it has been taken."""
    _note("playing" if hasattr(app.screen, "session") else "menus")
    key = rng.below(_r, 6)
    Keys._waiting.append((key, True))
    steps = 60 if key > 3 and rng.below(_r, 12) == 0 else 3
    try:
        for n in range(steps + 3):
            if n == steps:
                Keys._waiting.append((key, False))
            app.step(10)
    except _Again:  # memory would be as at the start, so this game goes on instead
        app.go(app.playing or app.title())


_end()
# --- 1 times
_start = gc.mem_alloc()
from firmware.app import App  # noqa: E402
from firmware.hardware.device import Device  # noqa: E402
from firmware.recovery import crash  # noqa: E402, F401

app = App(Device())
_end()
# --- 1 times
_note("title")
from engine import rng  # noqa: E402
from firmware import registry  # noqa: E402

_r = bytearray(4)
rng.seed(_r, SEED)  # noqa: F821
_end()
