"""A handheld made of virtual devices: what CircuitPython's modules see on the board.

machine = Machine(profile.load("pico"), seed=7, env={"TOMBOLO_GAME": "hashi"})
machine.clock.world = ...   # called in the firmware's sleeps; raises Stop to end
machine.boot()              # runs firmware/code.py
machine.chip.frame()        # what the panel shows
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from time import struct_time
from types import ModuleType
from typing import Any

from boards.install.profile import KEYS, ProfileError, pins
from host_sim.devices import blinka, bus, displaybus
from host_sim.devices.bus import Wire
from host_sim.devices.clock import READ_COST, Clock, Stop
from host_sim.devices.cpu import Cpu
from host_sim.devices.foreign import DriveImporter
from host_sim.devices.imports import Importer
from host_sim.devices.modules import Reload, supervisor_runtime, virtual_modules
from host_sim.devices.nvm import DEFAULT_SIZE, SIZES, Nvm, port_of
from host_sim.devices.panel import GLASSES, ChipError, Panel
from host_sim.devices.pins import Pin, board_module, default_buses, make_pins
from host_sim.devices.sh1106 import SH1106
from host_sim.devices.ssd1306 import SSD1306
from host_sim.devices.watchdog import Bitten, WatchDogTimer
from host_sim.program import trouble
from host_sim.program.drive import BOOT as DRIVE_BOOT
from host_sim.program.drive import Drive

ROOT = Path(__file__).resolve().parent.parent
BOOT = "firmware/boot.py"
CODE = "firmware/code.py"
FIRST_ADDRESS = -1  # of those that the profile names
AUTORELOAD_DELAY = 750_000  # µs after the last write, as CircuitPython waits
CHIPS: dict[str, type[Panel]] = {"SSD1306": SSD1306, "SH1106": SH1106}


def _reload() -> None:
    raise Reload


def nvm_size(profile: Any) -> int:
    """Return how many bytes of nvm a board has."""
    return SIZES.get(getattr(profile, "MCU", "RP2040"), DEFAULT_SIZE)


def check_pins(profile: Any) -> None:
    """Raise ProfileError if a board's profile names a pin that the board does not have."""
    known = make_pins(profile)
    for what, pin in pins(profile):
        if pin not in known:
            raise ProfileError(
                f"boards/{profile.name}.py: {what} is on {pin}, which is no pin of"
                f" {profile.BOARD_ID}"
            )


class Machine:
    """One handheld. profile: a board's profile, or anything with its fields.

    seed: what the first os.urandom(4) returns, little-endian; None: really random.
    env: what os.getenv (settings.toml) returns; TOMBOLO_LANGUAGE is en unless it is there.
    nvm: its first bytes at power-on; the others are 0xFF.
    address: of the display on I2C; None: it is not connected.
    first_tick: supervisor.ticks_ms() at power-on.
    localtime: what its set clock says; None: nobody has set it since power-on.
    drive: somebody's program and its files, to run instead of the firmware.
    """

    def __init__(
        self,
        profile: Any,
        *,
        seed: int | None = None,
        env: Mapping[str, object] | None = None,
        nvm: bytes = b"",
        realtime: bool = False,
        root: Path = ROOT,
        address: int | None = FIRST_ADDRESS,
        first_tick: int = 0,
        localtime: Callable[[], struct_time] | None = None,
        drive: Drive | None = None,
    ) -> None:
        self.localtime = localtime
        self.drive = drive
        self.profile = profile
        self.seed = seed
        wanted = {**(drive.settings if drive else {"TOMBOLO_LANGUAGE": "en"}), **(env or {})}
        self.env = {key: str(value) for key, value in wanted.items() if value is not None}
        self.once: dict[str, str] = {}  # settings that are gone once they have been read
        self.root = drive.root if drive else root
        self.clock = Clock(realtime, first_tick)
        if drive:
            self.clock.work = READ_COST  # its loops take time themselves
        self.pins = make_pins(profile)
        chip = getattr(profile, "MCU", "RP2040")
        size = nvm_size(profile)
        self.wire = Wire(self.clock, chip)
        self.wire.has_home = bool(drive)
        self.nvm = Nvm(nvm[:size], size, port_of(chip))
        self.watchdog = WatchDogTimer(self.clock, chip)
        self.cpu = Cpu(chip, "POWER_ON")
        self.chip = CHIPS[profile.CHIP](GLASSES[getattr(profile, "SIZE", "128x64")])
        if profile.BUS in ("SPI", "BOARD", "ANY"):
            self.wire.spi = self.chip
        if profile.BUS == "ANY" and not profile.ADDRESSES:
            self.wire.unplaced = self.chip
        elif profile.BUS in ("I2C", "ANY") and address is not None:
            at = profile.ADDRESSES[0] if address == FIRST_ADDRESS else address
            self.wire.devices[at] = self.chip
        self._unplugged: dict[int, Any] = {}
        self.displays = blinka.Displays(*([drive.circuitpython] if drive else []))
        self.console: list[str] = []  # lines that the firmware printed
        self.on_print: Callable[[str], None] | None = None
        self.next_program: str | None = None  # set_next_code_file
        self.board = board_module(profile, self.pins)
        self.runtime = supervisor_runtime()
        self.runtime.__dict__["usb_connected"] = bool(drive)  # as while somebody works on it
        self.is_booting = False
        self._importer: Importer | None = None
        pin_of = getattr(profile, "PIN_OF", None)
        if pin_of is None:
            pin_of = dict(zip(KEYS, profile.KEYS, strict=True))
        self._keys = {name: self.pins[pin] for name, pin in pin_of.items()}

    def key(self, name: str) -> Pin | None:
        """Return the pin of a key, on a drive's machine any pin by its name; None if there is none.

        For a key of a matrix, such as GP2-GP6, it is the pin of its column.
        """
        last = name.split("-")[-1]
        return self._keys.get(name) or (self.pins.get(last) if self.drive else None)

    def set_key(self, name: str, down: bool) -> None:
        """Press or release a key.

        A pressed key connects its pin to ground, or to the level that the program waits for; a key
        of a matrix, such as GP2-GP6, connects the pins of its row and of its column.
        """
        pin = self.key(name)
        if pin is None:
            raise ValueError(f"there is no key {name!r}")
        row, is_of_matrix, _ = name.partition("-")
        if not is_of_matrix:
            pin.level = pin.active if down else None
            return
        other = self.pins[row]
        (pin.joined.add if down else pin.joined.discard)(other)
        if pin.watch is not None:
            pin.watch()

    def set_battery(self, volts: float) -> None:
        """Set the supply's volts; its divider leaves a fraction of them at the pin."""
        pin, times = self.profile.BATTERY
        self.pins[pin].volts = volts / times

    def plug(self, is_plugged: bool) -> None:
        """Disconnect the display from I2C, or connect it again, reset as by its power."""
        if not is_plugged:
            self._unplugged = dict(self.wire.devices)
            self.wire.devices.clear()
            self.chip.reset()
        else:
            self.wire.devices.update(self._unplugged)

    def tone(self) -> int:
        """Return the frequency in Hz that the speaker plays, 0 for none."""
        name, power = getattr(self.profile, "SPEAKER", None) or ("", None)
        pin = self.pins.get(name)
        is_off = power is not None and not self.pins[power].out
        return pin.tones[-1][1] if pin and pin.user and pin.tones and not is_off else 0

    def is_down(self, name: str) -> bool:
        pin = self.key(name)
        return pin is not None and pin.level is pin.active

    def drive_written(self) -> None:
        """Act as if a computer had written to the drive: CircuitPython may start again."""
        if self.runtime.autoreload:
            self.clock.call_at(self.clock.now + AUTORELOAD_DELAY, _reload)

    def frame(self) -> bytes:
        """Return what the panel shows: 1 bit a pixel, rows top to bottom, leftmost bit highest."""
        return self.chip.frame()

    def boot(self, program: str | Path = CODE) -> bool:
        """Run the firmware; return True if the world stopped it, False if it ended by itself.

        An exception of the firmware is raised here. As on the board, firmware/boot.py runs before
        firmware/code.py, a reload runs only the latter again, and the watchdog both.
        """
        boot: str | None = BOOT if program == CODE else None
        if self.drive and program == CODE:
            boot, program = DRIVE_BOOT, self.drive.code
        while True:
            try:
                if boot and (self.root / boot).is_file():
                    self._run_boot(boot)
                while self._run(self.next_program or program):
                    pass
                return False
            except Stop:
                return True
            except Bitten:
                self.displays.release()
                self.next_program = None
                self.cpu = Cpu(self.cpu.mcu, "WATCHDOG")

    def _run_boot(self, boot: str) -> None:
        """Run boot.py. A mistake in that of a drive ends it alone, as on the board."""
        self.is_booting = True
        try:
            self._run(boot)
        except Exception as error:
            if not self.drive or isinstance(error, ChipError):
                raise
            self._print(trouble.of(error, self.drive))
        finally:
            self.is_booting = False

    def _run(self, program: str | Path) -> bool:
        """Run one file; return True if it asks to be started again."""
        self.start()
        try:
            assert self._importer is not None
            self._importer.run(self.root / program)
        except Reload:
            return True
        except SystemExit:
            if not self.drive:
                raise
        finally:
            self.stop()
        return False

    def start(self) -> None:
        """Make new modules, and this machine the thread's machine, until stop()."""
        modules = virtual_modules(self)
        clock = self.clock
        if self.drive:
            names = default_buses(self.profile.BOARD_ID)
            self.board.__dict__.update(bus.default_buses(modules["busio"], self.board, names))
            self._importer = DriveImporter(
                self.drive,
                modules,
                self._print,
                self.wire.collect,
                board_id=self.profile.BOARD_ID,
                mcu=self.cpu.mcu,
                turn=clock.turn,
                seed=self.seed,
            )
        else:
            self._importer = Importer(self.root, modules, self._print, self.wire.collect)
        self.displays.begin_program(clock)
        blinka.enter(
            self.displays,
            lambda seconds: clock.sleep(int(seconds * 1_000_000)),
            lambda: clock.now / 1_000_000,
        )
        if self.profile.BUS == "BOARD" and not hasattr(self.board, "DISPLAY"):
            self.board.DISPLAY = displaybus.open_display(self.profile, self.wire)  # type: ignore
            if self.drive:  # whose program may rely on it
                self.board.DISPLAY.auto_refresh = True
                self.runtime.__dict__["display"] = self.board.DISPLAY

    def stop(self) -> None:
        """End the program: free its pins, but not those of a display, which stays."""
        self.watchdog.end_program()
        kept = self.displays.end_program()
        self.wire.reset()
        for pin in set(self.pins.values()) - kept:
            pin.free()
        blinka.leave()

    def _print(self, *what: object, sep: str = " ", end: str = "\n", **_: object) -> None:
        line = sep.join(map(str, what)) + ("" if end == "\n" else end)
        self.console.append(line)
        if self.on_print is not None:
            self.on_print(line)

    def load(self, name: str) -> ModuleType:
        """Import a module as the firmware sees it, between start and stop."""
        if self._importer is None:
            raise RuntimeError("the machine is not started")
        return self._importer.load(name)

    @property
    def main(self) -> dict[str, Any]:
        """The global names of the running program, such as code.py's app, for tests."""
        return self._importer.main if self._importer else {}

    @property
    def loaded(self) -> list[Path]:
        """The files of the modules that the program has imported, the libraries' too."""
        return self._importer.loaded if self._importer else []

    @property
    def imported(self) -> list[str]:
        """The program's files that were imported since it started, in order, each time."""
        return self._importer.imported if self._importer else []

    @property
    def opened(self) -> list[str]:
        """The paths of the files that the program has opened since it started, in order."""
        return self._importer.opened if self._importer else []

    def __enter__(self) -> Machine:
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()
