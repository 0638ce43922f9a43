"""CircuitPython's modules as virtual devices, for one machine. imports.py has the import itself."""

from __future__ import annotations

import calendar
import errno
import importlib
import os
import random
import secrets
import time as real_time
from collections import namedtuple
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, Protocol

from host_sim.devices import blinka, bus, displaybus, keypad, pins, pwmio, watchdog
from host_sim.devices.bitmap import Bitmap, Palette, TileGrid
from host_sim.devices.clock import Clock
from host_sim.devices.cpu import Cpu, Reason
from host_sim.devices.deep import DeepBitmap
from host_sim.devices.font import font_modules
from host_sim.devices.lights import light_modules
from host_sim.devices.moretools import bitmaptools_module
from host_sim.devices.nvm import Nvm
from host_sim.devices.ondisk import on_disk
from host_sim.devices.rotaryio import Counter, Edge, IncrementalEncoder
from host_sim.devices.sound import sound_modules
from host_sim.devices.usb import usb_modules
from host_sim.devices.versions import NEWEST, VERSIONS
from host_sim.program.drive import Drive


class Reload(BaseException):
    """The firmware asked to be started again (supervisor.reload, microcontroller.reset)."""


class Devices(Protocol):
    """The devices of a machine that its modules show."""

    root: Path
    drive: Drive | None
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
    is_booting: bool
    runtime: ModuleType
    watchdog: watchdog.WatchDogTimer
    cpu: Cpu
    localtime: Callable[[], real_time.struct_time] | None


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
        _module("rotaryio", IncrementalEncoder=IncrementalEncoder),
        _module("countio", Counter=Counter, Edge=Edge),
        bitmaptools_module(),
        *font_modules(),
        _module("nvm", ByteArray=Nvm),
        _displayio(machine),
        _microcontroller(machine),
        _supervisor(machine),
        _storage(machine),
        *usb_modules(machine),
        *light_modules(machine.clock),
        *sound_modules(machine.clock),
        _sdcardio(),
        _rtc(machine),
        _time(machine),
        _os(machine),
        _gc(machine),
        _select(machine),
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


Bitmap.deep = DeepBitmap


def _displayio(machine: Devices) -> ModuleType:
    return _module(
        "displayio",
        Bitmap=Bitmap,
        ColorConverter=blinka.displayio.ColorConverter,
        Colorspace=blinka.displayio.Colorspace,
        OnDiskBitmap=on_disk(machine.root),
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
        cpus=(machine.cpu,) * (2 if machine.cpu.mcu.startswith("RP2") else 1),
        ResetReason=_reasons("microcontroller.ResetReason", *_RESET),
        RunMode=_reasons("microcontroller.RunMode", "NORMAL", "SAFE_MODE", "UF2", "BOOTLOADER"),
        reset=reset,
        on_next_reset=lambda _: None,
        delay_us=machine.clock.advance,
        disable_interrupts=lambda: None,
        enable_interrupts=lambda: None,
        Pin=pins.Pin,
        Processor=Cpu,
        pin=_module("microcontroller.pin", **chip),
    )


_RESET = (
    *("POWER_ON", "BROWNOUT", "SOFTWARE", "DEEP_SLEEP_ALARM", "RESET_PIN", "WATCHDOG"),
    *("UNKNOWN", "RESCUE_DEBUG"),
)
_RUN = ("STARTUP", "AUTO_RELOAD", "SUPERVISOR_RELOAD", "REPL_RELOAD")


def _reasons(of: str, *names: str) -> SimpleNamespace:
    return SimpleNamespace(**{name: Reason(of, name) for name in names})


def supervisor_runtime() -> ModuleType:
    """Return supervisor.runtime as at power-on; what a program sets stays for the next."""
    return _module(
        "supervisor.runtime",
        usb_connected=False,
        serial_connected=False,
        serial_bytes_available=0,
        autoreload=True,
        run_reason=Reason("supervisor.RunReason", "STARTUP"),
        safe_mode_reason=Reason("supervisor.SafeModeReason", "NONE"),
        rgb_status_brightness=255,
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
        get_previous_traceback=lambda: None,
        reset_terminal=lambda *_: None,
        RunReason=_reasons("supervisor.RunReason", *_RUN),
    )


def _storage(machine: Devices) -> ModuleType:
    def remount(path: str, readonly: bool = False, **_: Any) -> None:
        raise RuntimeError("Cannot remount path when visible via USB.")

    def only_in_boot() -> None:
        """Take it: the desktop shows no drive of the board's."""
        if not machine.is_booting:
            raise RuntimeError("Cannot change USB devices now")

    drive = _module("storage.drive", readonly=True, label="CIRCUITPY")
    return _module(
        "storage",
        remount=remount,
        getmount=lambda _: drive,
        disable_usb_drive=only_in_boot,
        enable_usb_drive=only_in_boot,
    )


def _sdcardio() -> ModuleType:
    """Return sdcardio of a slot without a card."""

    class SDCard:
        def __init__(self, *_: Any, **__: Any) -> None:
            raise OSError("no SD card")

    return _module("sdcardio", SDCard=SDCard)


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
        if machine.localtime:
            return calendar.timegm(machine.localtime())
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
        mktime=calendar.timegm,
        struct_time=real_time.struct_time,
    )


def _rtc(machine: Devices) -> ModuleType:
    """Return rtc, whose clock is the one that time reads."""

    class RTC:
        calibration = 0

        @property
        def datetime(self) -> real_time.struct_time:
            now: real_time.struct_time = _time(machine).localtime()
            return now

        @datetime.setter
        def datetime(self, when: Any) -> None:
            start, since = calendar.timegm(when), machine.clock.now

            def localtime() -> real_time.struct_time:
                return real_time.gmtime(start + (machine.clock.now - since) // 1_000_000)

            machine.localtime = localtime

    return _module("rtc", RTC=RTC, set_time_source=lambda _: None)


_Uname = namedtuple("_Uname", "sysname nodename release version machine")


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
        found = machine.drive.file(path) if machine.drive else machine.root / path.strip("/")
        if not found.exists():
            raise OSError(errno.ENOENT, f"No such file/directory: {path}")
        return found

    def listdir(path: str = "/") -> list[str]:
        return sorted(entry.name for entry in place(path).iterdir())

    def stat(path: str) -> tuple[int, ...]:
        found = place(path).stat()
        return (found.st_mode & 0xF000, 0, 0, 0, 0, 0, found.st_size, 0, 0, 0)

    def uname() -> _Uname:
        chip = machine.cpu.mcu.lower()
        release = ".".join(map(str, VERSIONS[NEWEST]))
        text = f"{machine.board.board_id} with {chip}"
        return _Uname(chip, chip, release, release, text)

    def refuse(*_: str) -> None:
        raise OSError(errno.EROFS, "Read-only filesystem")  # as while a computer may write it

    return _module(
        "os",
        urandom=urandom,
        getenv=getenv,
        listdir=listdir,
        stat=stat,
        sep="/",
        getcwd=lambda: "/",
        statvfs=lambda _: (512, 512, 2000, 1000, 1000, 0, 0, 0, 0, 255),
        sync=lambda: None,
        uname=uname,
        **dict.fromkeys(("chdir", "mkdir", "remove", "rename", "rmdir", "unlink"), refuse),
    )


def _select(machine: Devices) -> ModuleType:
    """Return `select`, with nothing to wait for but the time, as the scheduler of asyncio does."""

    class Poll:
        def register(self, *_: Any) -> None:
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))

        unregister = register

        def ipoll(self, timeout: int = -1, *_: Any) -> tuple[()]:
            machine.clock.sleep(1000 * max(timeout, 0))
            return ()

        poll = ipoll

    return _module("select", poll=Poll, POLLIN=1, POLLOUT=4, POLLERR=8, POLLHUP=16)


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
