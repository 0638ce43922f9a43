"""What the firmware can import: CircuitPython's modules as virtual devices, and the program itself.

Each machine has its own table of modules, so each boot imports the firmware again, two machines can
run side by side, and the desktop's own modules (such as time and os) stay as they are. What the
board lacks, the firmware cannot import here either.
"""

from __future__ import annotations

import builtins
import errno
import importlib
import os
import random
import secrets
import sys
import time as real_time
from collections.abc import Callable
from pathlib import Path
from types import CodeType, ModuleType, SimpleNamespace
from typing import Any, Protocol

from host_sim.devices import bitmaptools, blinka, bus, displaybus, keypad, pins, pwmio, watchdog
from host_sim.devices.bitmap import Bitmap, Palette, TileGrid
from host_sim.devices.clock import Clock
from host_sim.devices.cpu import Cpu
from host_sim.devices.nvm import Nvm

PROGRAM = ("firmware", "engine", "boards")  # folders of the drive that hold the program
PLAIN = (  # modules of CPython whose CircuitPython namesakes do the same
    *("array", "binascii", "builtins", "collections", "errno", "hashlib", "io", "json", "math"),
    *("random", "re", "struct", "traceback", "zlib"),
)
LIBRARY = "adafruit_displayio_"  # files in the drive's lib; the rest is built in on the board
DRIVERS = (LIBRARY, "busdisplay", "vectorio", "terminalio", "fontio")

_code: dict[tuple[str, int], CodeType] = {}
_texts: dict[str, CodeType] = {}  # copies of a drive have the same files


class Reload(BaseException):
    """The firmware asked to be started again (supervisor.reload, microcontroller.reset)."""


class Devices(Protocol):
    """The devices of a machine that its modules show."""

    root: Path
    seed: int | None
    env: dict[str, str]
    once: dict[str, str]
    clock: Clock
    pins: dict[str, pins.Pin]
    nvm: Nvm
    wire: bus.Wire
    displays: blinka.Displays
    board: ModuleType
    next_program: str | None
    runtime: ModuleType
    watchdog: watchdog.WatchDogTimer
    cpu: Cpu
    localtime: Callable[[], real_time.struct_time] | None


class Importer:
    """`import` as the firmware sees it. collect: called when a file has been imported."""

    def __init__(
        self,
        root: Path,
        virtual: dict[str, ModuleType],
        print_to: Callable[..., None],
        collect: Callable[[], None],
    ) -> None:
        self._root = str(root)
        self._collect = collect
        self._modules = dict(virtual)
        self._modules["sys"] = _sys_module(self._modules)
        self.main: dict[str, Any] = {}  # the names of the program that runs
        self.imported: list[str] = []  # every import of one of the program's files, in order
        self.opened: list[str] = []  # the paths of the files that it has opened, in order
        self.builtins = dict(vars(builtins))
        self.builtins["__import__"] = self._import
        self.builtins["print"] = print_to
        self.builtins["open"] = self._open

    def run(self, path: Path) -> None:
        """Run a file as the main program."""
        self.main = {"__name__": "__main__", "__file__": str(path), "__builtins__": self.builtins}
        exec(_compiled(str(path), os.stat(path)), self.main)

    def _open(self, path: str, mode: str = "r", **options: Any) -> Any:
        if set(mode) & set("wax+"):
            raise OSError(errno.EROFS, "Read-only filesystem")  # as while a computer may write it
        self.opened.append(path.strip("/"))
        return open(f"{self._root}/{path.strip('/')}", mode, **options)

    def load(self, name: str) -> ModuleType:
        """Import a module of the program and return it, as the firmware would see it."""
        module = self._find(name)
        if module is None:
            raise ImportError(f"no module named '{name}'")
        return module

    def _import(
        self,
        name: str,
        scope: dict[str, Any] | None = None,
        local: Any = None,
        wanted: tuple[str, ...] | None = (),
        level: int = 0,
    ) -> Any:
        if level:
            package = (scope or {})["__package__"].split(".")
            base = package[: len(package) - level + 1]
            name = ".".join([*base, name] if name else base)
        module = self._find(name)
        if module is None:
            if name.startswith(DRIVERS) or name.split(".")[0] in PLAIN:
                found = builtins.__import__(name, None, None, wanted or (), 0)
                if name.startswith(LIBRARY) and name not in self._modules:
                    self._modules[name] = found
                    self._collect()
                return found
            raise ImportError(f"no module named '{name}'")
        for one in wanted or ():
            part = f"{name}.{one}"
            if one == "*" or hasattr(module, one) or self._find(part):
                continue
            if part in sys.modules:  # there CPython would find the desktop's own
                raise ImportError(f"can't import name {one}")
        return module if wanted else self._modules[name.split(".")[0]]

    def _find(self, name: str) -> ModuleType | None:
        if name in self._modules:
            return self._modules[name]
        head, _, tail = name.rpartition(".")
        if name.split(".")[0] not in PROGRAM:
            return None
        parent = self._find(head) if head else None
        if head and parent is None:
            return None
        path = f"{self._root}/{name.replace('.', '/')}"
        file = path + ".py"
        found = _stat(file)
        is_package = found is None
        if is_package:
            if not os.path.isdir(path):
                return None
            file = path + "/__init__.py"
            found = _stat(file)
        module = ModuleType(name)
        module.__dict__.update(
            __file__=file, __package__=name if is_package else head, __builtins__=self.builtins
        )
        if is_package:
            module.__path__ = [path]
        self._modules[name] = module
        try:
            if found:
                self.imported.append(name)
                exec(_compiled(file, found), module.__dict__)
        except BaseException:
            del self._modules[name]
            raise
        self._collect()
        if parent is not None:
            setattr(parent, tail, module)
        return module


def _sys_module(modules: dict[str, ModuleType]) -> ModuleType:
    """Return the firmware's sys, whose modules are the firmware's own."""
    module = ModuleType("sys")
    module.__dict__.update({name: value for name, value in vars(sys).items() if name[0] != "_"})
    module.__dict__["modules"] = modules
    return module


def _stat(path: str) -> os.stat_result | None:
    try:
        return os.stat(path)
    except (FileNotFoundError, NotADirectoryError):
        return None


def _compiled(path: str, found: os.stat_result) -> CodeType:
    key = (path, found.st_mtime_ns)
    if key not in _code:
        text = Path(path).read_text(encoding="utf-8")
        if text not in _texts:
            _texts[text] = compile(text, path, "exec")
        _code[key] = _named(_texts[text], path)
    return _code[key]


def _named(code: CodeType, path: str) -> CodeType:
    """Return code as compiled from the file at this path."""
    if code.co_filename == path:
        return code
    consts = [_named(one, path) if isinstance(one, CodeType) else one for one in code.co_consts]
    return code.replace(co_filename=path, co_consts=tuple(consts))


def virtual_modules(machine: Devices) -> dict[str, ModuleType]:
    """Return CircuitPython's modules by name, on this machine's devices."""
    modules = [
        machine.board,
        _module(
            "digitalio",
            DigitalInOut=pins.DigitalInOut,
            Direction=pins.Direction,
            Pull=pins.Pull,
            DriveMode=pins.DriveMode,
        ),
        _module("analogio", AnalogIn=pins.AnalogIn),
        pwmio.pwmio_module(machine.clock, machine.cpu),
        bus.busio_module(machine.wire),
        _module("i2cdisplaybus", I2CDisplayBus=displaybus.I2CDisplayBus),
        _module("fourwire", FourWire=displaybus.FourWire),
        keypad.keypad_module(machine.clock),
        _module(
            "bitmaptools",
            fill_region=bitmaptools.fill_region,
            blit=bitmaptools.blit,
            draw_line=bitmaptools.draw_line,
        ),
        _displayio(machine),
        _microcontroller(machine),
        _supervisor(machine),
        _storage(),
        _usb_cdc(),
        _time(machine),
        _os(machine),
        _gc(machine),
        _module("micropython", const=lambda value: value),
        _module(
            "watchdog",
            WatchDogMode=watchdog.WatchDogMode,
            WatchDogTimer=watchdog.WatchDogTimer,
            WatchDogTimeout=TimeoutError,
        ),
    ]
    return {module.__name__: module for module in modules}


def _module(name: str, **names: Any) -> ModuleType:
    module = ModuleType(name)
    module.__dict__.update(names)
    return module


def _displayio(machine: Devices) -> ModuleType:
    return _module(
        "displayio",
        Bitmap=Bitmap,
        Group=blinka.displayio.Group,
        Palette=Palette,
        TileGrid=TileGrid,
        release_displays=machine.displays.release,
        CIRCUITPYTHON_TERMINAL=None,
    )


def _microcontroller(machine: Devices) -> ModuleType:
    def reset() -> None:
        raise Reload

    chip = {pin.name: pin for pin in machine.pins.values()}
    return _module(
        "microcontroller",
        nvm=machine.nvm,
        watchdog=machine.watchdog,
        cpu=machine.cpu,
        ResetReason=SimpleNamespace(POWER_ON="POWER_ON", WATCHDOG="WATCHDOG"),
        reset=reset,
        Pin=pins.Pin,
        pin=_module("microcontroller.pin", **chip),
    )


def supervisor_runtime() -> ModuleType:
    """Return supervisor.runtime as at power-on; what a program sets stays for the next."""
    return _module(
        "supervisor.runtime",
        usb_connected=False,
        autoreload=True,
        run_reason=None,
    )


def _supervisor(machine: Devices) -> ModuleType:
    def ticks_ms() -> int:
        machine.clock.read()
        return machine.clock.ticks_ms

    def reload() -> None:
        raise Reload

    def set_next_code_file(filename: str | None, **_: Any) -> None:
        machine.next_program = filename.strip("/") if filename else None

    return _module(
        "supervisor",
        ticks_ms=ticks_ms,
        reload=reload,
        runtime=machine.runtime,
        set_next_code_file=set_next_code_file,
    )


def _usb_cdc() -> ModuleType:
    """Return usb_cdc with a closed console; set `connected` to open it."""
    return _module("usb_cdc", console=_module("usb_cdc.Serial", connected=False), data=None)


def _storage() -> ModuleType:
    def remount(path: str, readonly: bool = False, **_: Any) -> None:
        raise RuntimeError("Cannot remount path when visible via USB.")

    drive = _module("storage.drive", readonly=True, label="CIRCUITPY")
    return _module("storage", remount=remount, getmount=lambda _: drive)


def _time(machine: Devices) -> ModuleType:
    clock = machine.clock

    def sleep(seconds: float) -> None:
        if seconds <= -0.001:
            raise ValueError("seconds must be >= 0")
        clock.sleep(int(seconds * 1_000_000))

    def monotonic() -> float:
        return clock.read() / 1_000_000

    def monotonic_ns() -> int:
        return clock.read() * 1000

    def time() -> int:
        return 946_684_800 + clock.read() // 1_000_000  # a board without a set clock starts in 2000

    def localtime(seconds: float | None = None) -> real_time.struct_time:
        if seconds is None and machine.localtime:
            return machine.localtime()
        return real_time.gmtime(time() if seconds is None else seconds)

    return _module(
        "time",
        sleep=sleep,
        monotonic=monotonic,
        monotonic_ns=monotonic_ns,
        time=time,
        localtime=localtime,
        struct_time=real_time.struct_time,
    )


def _os(machine: Devices) -> ModuleType:
    luck = random.Random(machine.seed)
    fresh = [True]

    def urandom(size: int) -> bytes:
        if machine.seed is None:
            return secrets.token_bytes(size)
        if size == 4 and fresh[0]:
            fresh[0] = False
            return machine.seed.to_bytes(4, "little")
        return luck.randbytes(size)

    def getenv(key: str, default: Any = None) -> Any:
        if not isinstance(key, str):
            raise TypeError("can't convert to str")
        return machine.once.pop(key, None) or machine.env.get(key, default)

    def place(path: str) -> Path:
        return machine.root / path.strip("/")

    def listdir(path: str = "/") -> list[str]:
        return sorted(entry.name for entry in place(path).iterdir())

    def stat(path: str) -> tuple[int, ...]:
        found = place(path).stat()
        return (found.st_mode & 0xF000, 0, 0, 0, 0, 0, found.st_size, 0, 0, 0)

    return _module(
        "os",
        urandom=urandom,
        getenv=getenv,
        listdir=listdir,
        stat=stat,
        sep="/",
        getcwd=lambda: "/",
    )


def _gc(machine: Devices) -> ModuleType:
    real = importlib.import_module("gc")
    return _module(
        "gc",
        collect=machine.wire.collect,
        mem_free=lambda: 166_300,
        mem_alloc=lambda: 0,
        enable=real.enable,
        disable=lambda: None,
    )
