"""How much heap the whole program takes: it runs on the MicroPython VM, stubs for its hardware.

GAME, SEED, CHOICES, AHEAD, WEIGH and BEFORE, modules to have been in memory before, stand above
this text when it is run; PRESSES and STEPS (of a hint, 1 for none) are put in. Printed: `name:
bytes` lines. The stubs stand for modules that lie in the chip's flash, so they are made before
measuring begins; of them, only what a Bitmap holds on the chip's heap is counted here. Garbage is
collected between the parts only, so each part but the first begins by looking at what the last has
left. Names of this file alone are private, so that they can be made short: the VM's table of names
is on the heap, and theirs would not be on the chip.
"""

import builtins
import gc
import sys


class _Part:
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


class I2C(_Part):
    def scan(self):
        return (60,)


class BusDisplay(_Part):
    def refresh(self, **options):
        pass


_clock = [0]


def ticks_ms():
    _clock[0] += 10
    return _clock[0]


def _nothing(*args, **options):
    pass


class _Again(Exception):
    """The program asked for a restart, with nothing in memory."""


def _reload():
    raise _Again


def getenv(name, default=None):
    found = {"TOMBOLO_BOARD": "pico", "TOMBOLO_GAME": GAME}  # noqa: F821
    found["TOMBOLO_LANGUAGE"] = LANGUAGE  # noqa: F821
    return found.get(name, default)


def listdir(path):
    return ["pico.mpy", LANGUAGE]  # noqa: F821


def urandom(n):
    return bytes([SEED + 7 * i & 255 for i in range(n)])  # noqa: F821


def _module(name, **names):
    sys.modules[name] = type(name, (), names)


_part = _Part()
_pins = {}
for _number in (4, 5, 10, 11, 12, 13, 14, 15):  # those of boards/pico.py
    _pins["GP" + str(_number)] = _number
_module("board", board_id="raspberry_pi_pico", LED=_part, VOLTAGE_MONITOR=_part, **_pins)
_module("analogio", AnalogIn=AnalogIn)
_module("busio", I2C=I2C, SPI=_part)
_module("displayio", Bitmap=Bitmap, Palette=Palette, Group=_part, TileGrid=_part)
sys.modules["displayio"].release_displays = _nothing
_module("bitmaptools", blit=_nothing, fill_region=_nothing, draw_line=_nothing)
_module("keypad", Keys=Keys, Event=Event)
_module("microcontroller", nvm=bytearray(b"\xff" * 4096), cpu=_part, reset=_nothing)
_module("supervisor", ticks_ms=ticks_ms, runtime=_part, reload=_reload)
_module("i2cdisplaybus", I2CDisplayBus=_part)
_module("fourwire", FourWire=_part)
_module("busdisplay", BusDisplay=BusDisplay)
_module("digitalio", DigitalInOut=_part, Direction=_part, Pull=_part)
_module("storage", remount=_nothing)
_module("traceback", print_exception=_nothing)
_module("time", sleep=_nothing)
_module("os", getenv=getenv, urandom=urandom, listdir=listdir)
sys.path.append("/lib")

_sizes = {}  # module -> bytes that importing it took, without those it imported itself
_inside = []  # bytes taken by the imports inside those under way
_import = builtins.__import__


def _weighing_import(name, *more):
    """Import, and note what that took; garbage of the import included."""
    _inside.append(0)
    before = gc.mem_alloc()
    found = _import(name, *more)
    took = gc.mem_alloc() - before
    own = took - _inside.pop()
    if _inside:
        _inside[-1] += took
    wanted = more[2] if len(more) > 2 else None
    if isinstance(wanted, tuple) and name in _PACKAGES:
        name += "." + wanted[0]
    _sizes[name] = _sizes.get(name, 0) + own
    return found


_PACKAGES = ("engine", "firmware", "firmware.screens", "firmware.games.registry")
if WEIGH:  # noqa: F821
    builtins.__import__ = _weighing_import

_start = 0
_most = {}


def _told(what):
    """Print what the part before left on the heap, and ask for a collection after this one."""
    print(what + ": " + str(gc.mem_alloc() - _start))
    gc.collect()


def _bury(n, *words):
    """Write over the stack: the collector takes what frames have left there for pointers."""
    return _bury(n - 1, n, n, n, n, n, n) if n else 0


gc.collect()
# --- 1 times
# The VM's memory begins at 0x38000, and numbers as low as that stand in code and tables: taken for
# pointers, they would keep garbage of up to 10 KB, now here, now there. Higher up few do.
_gap = bytearray(700_000)
_start = gc.mem_alloc()
from engine import catalog, session  # noqa: E402, F401

_bury(30)
gc.collect()
# --- 1 times
_told("engine")
game = catalog.make(GAME)  # noqa: F821
game.reset(1)
_bury(30)
gc.collect()
# --- 1 times
_told("engine and game")
game = catalog = None
from firmware.app import App  # noqa: E402
from firmware.hardware.device import Device, profile  # noqa: E402
from firmware.recovery import crash  # noqa: E402, F401

_bury(30)
gc.collect()
# --- 1 times
_told("all but the game's screens")
from firmware import memory  # noqa: E402
from firmware.games import registry  # noqa: E402

memory.drop(("engine.catalog",))  # which the program reads for the moment

for _name in BEFORE:  # noqa: F821
    if _name not in sys.modules:
        memory.briefly(__import__, _name)

_choices = registry.load(GAME).choices  # noqa: F821
for _i in range(len(CHOICES)):  # noqa: F821
    _choices[_i] = CHOICES[_i]  # noqa: F821
app = App(Device(profile()))
_bury(30)
gc.collect()
# --- 1 times
_told("in the game")
from engine import rng  # noqa: E402

_r = bytearray(4)
rng.seed(_r, SEED)  # noqa: F821


def _go_ahead(reveals):
    """Play moves of all seats at random until so much has been revealed."""
    play = app.screen
    out = play.session.game.moves_buffer()
    while reveals and play.session.game.player() >= 0:
        n = play.session.game.legal(out)
        if play.session.play(out[rng.below(_r, n)]):
            reveals -= 1
    play.view.changed()


_go_ahead(AHEAD)  # noqa: F821
if STEPS > 1:  # noqa: F821
    app.screen.view.let_go()
    app.go(app.screen.hint())
_bury(30)
gc.collect()
# --- STEPS times
_now = gc.mem_alloc() - _start
if hasattr(app.screen, "moves"):  # somebody thinks, or the ladder is there
    _most["a hint, at most"] = max(_now, _most.get("a hint, at most", 0))
    app.step(10)
    if hasattr(app.screen, "rung"):
        app.go(app.screen.key(7))
_bury(30)
gc.collect()
# --- PRESSES times
_now = gc.mem_alloc() - _start
if app:
    _where = "playing, at most" if hasattr(app.screen, "session") else "menus, at most"
    _most[_where] = max(_now, _most.get(_where, 0))
_key = rng.below(_r, 6)
Keys._waiting.append((_key, True))
_steps = 60 if _key > 3 and rng.below(_r, 12) == 0 else 3
try:
    for _n in range(_steps + 3):
        if _n == _steps:
            Keys._waiting.append((_key, False))
        if app:
            app.step(10)
except _Again:  # another game was chosen: it would find memory as it was, and this walk ends
    app = None
_bury(30)
gc.collect()
# --- 1 times
for _name in sorted(_most):
    print(_name + ": " + str(_most[_name]))
for _name in sorted(_sizes):
    print("module " + _name + ": " + str(_sizes[_name]))
