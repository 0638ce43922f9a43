"""How much heap the whole program takes: it runs on the MicroPython VM, stubs for its hardware.

GAME, SEED and WEIGH stand above this text when it is run; PRESSES is put in. Printed: `name: bytes`
lines. The stubs stand for modules that lie in the chip's flash, so they are made before measuring
begins; of them, only what a Bitmap holds on the chip's heap is counted here. Garbage is collected
between the parts only, so each part but the first begins by looking at what the last has left.
"""

import builtins
import gc
import sys


class Part:
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


class Palette:
    def __init__(self, count):
        pass

    def __setitem__(self, at, value):
        pass


class Event:
    key_number = 0
    pressed = False


class Keys:
    """The buttons: they give the events that lie in `waiting`."""

    waiting = []  # noqa: RUF012

    def __init__(self, pins, **options):
        self.events = self

    def get_into(self, event):
        if not self.waiting:
            return False
        event.key_number, event.pressed = self.waiting.pop(0)
        return True


class BusDisplay(Part):
    def refresh(self, **options):
        pass


clock = [0]


def ticks_ms():
    clock[0] += 10
    return clock[0]


def nothing(*args, **options):
    pass


def getenv(name, default=None):
    return {"TOMBOLO_BOARD": "pico", "TOMBOLO_GAME": GAME}.get(name, default)  # noqa: F821


def urandom(n):
    return bytes([SEED + 7 * i & 255 for i in range(n)])  # noqa: F821


def module(name, **names):
    sys.modules[name] = type(name, (), names)


part = Part()
pins = {}
for number in range(29):
    pins["GP" + str(number)] = number
module("board", board_id="raspberry_pi_pico", LED=part, **pins)
module("busio", I2C=part, SPI=part)
module("displayio", Bitmap=Bitmap, Palette=Palette, Group=part, TileGrid=part)
sys.modules["displayio"].release_displays = nothing
module("bitmaptools", blit=nothing, fill_region=nothing, draw_line=nothing)
module("keypad", Keys=Keys, Event=Event)
module("microcontroller", nvm=bytearray(b"\xff" * 4096), cpu=part, reset=nothing)
module("supervisor", ticks_ms=ticks_ms, runtime=part, reload=nothing)
module("i2cdisplaybus", I2CDisplayBus=part)
module("fourwire", FourWire=part)
module("busdisplay", BusDisplay=BusDisplay)
module("digitalio", DigitalInOut=part, Direction=part, Pull=part)
module("storage", remount=nothing)
module("traceback", print_exception=nothing)
module("time", sleep=nothing)
module("os", getenv=getenv, urandom=urandom, listdir=nothing)
sys.path.append("/lib")

sizes = {}  # module -> bytes that importing it took, without those it imported itself
inside = []  # bytes taken by the imports inside those under way
builtin_import = builtins.__import__


def weighing_import(name, *more):
    """Import, and note what that took; garbage of the import included."""
    inside.append(0)
    before = gc.mem_alloc()
    found = builtin_import(name, *more)
    took = gc.mem_alloc() - before
    own = took - inside.pop()
    if inside:
        inside[-1] += took
    wanted = more[2] if len(more) > 2 else None
    if isinstance(wanted, tuple) and name in PACKAGES:
        name += "." + wanted[0]
    sizes[name] = sizes.get(name, 0) + own
    return found


PACKAGES = ("engine", "firmware", "firmware.screens", "firmware.views", "firmware.words")
if WEIGH:  # noqa: F821
    builtins.__import__ = weighing_import

start = 0
most = 0
screens = {}


def told(what):
    """Print what the part before left on the heap, and ask for a collection after this one."""
    print(what + ": " + str(gc.mem_alloc() - start))
    gc.collect()


gc.collect()
# --- 1 times
start = gc.mem_alloc()
from engine import catalog, session  # noqa: E402, F401

gc.collect()
# --- 1 times
told("engine")
game = catalog.make(GAME)  # noqa: F821
game.reset(1)
gc.collect()
# --- 1 times
told("engine and game")
game = None
from firmware import crash  # noqa: E402, F401
from firmware.app import App  # noqa: E402
from firmware.device import Device, profile  # noqa: E402

gc.collect()
# --- 1 times
told("all but the game's screens")
app = App(Device(profile()))
gc.collect()
# --- 1 times
told("in the game")
from engine import rng  # noqa: E402

r = bytearray(4)
rng.seed(r, SEED)  # noqa: F821
# --- PRESSES times
now = gc.mem_alloc() - start
most = max(most, now)
name = type(app.screen).__name__
screens[name] = max(now, screens.get(name, 0))
key = rng.below(r, 6)
Keys.waiting.append((key, True))
for _ in range(60 if key > 3 and rng.below(r, 12) == 0 else 3):
    app.step(10)
Keys.waiting.append((key, False))
for _ in range(3):
    app.step(10)
gc.collect()
# --- 1 times
print("at most: " + str(most))
for name in sorted(screens):
    print("screen " + name + ": " + str(screens[name]))
for name in sorted(sizes):
    print("module " + name + ": " + str(sizes[name]))
