"""The firmware's device on every kind of display: where it looks, and what if none answers."""

import re
import sys
import time
from types import SimpleNamespace

import pytest

from boards.install import profile
from host_sim import pi
from host_sim.devices.cpu import Cpu
from host_sim.devices.ssd1306 import SSD1306
from host_sim.drive import Handheld

TITLE_MS = 700
PINS = "adafruit_blinka.microcontroller.generic_linux.raspberry_pi_pin"


def changed(name="pico", **fields):
    """Return a board's profile with these fields changed, and those gone that are None here."""
    kept = {**vars(profile.load(name)), **fields}
    gone = [key for key, value in fields.items() if value is None]
    return SimpleNamespace(**{key: value for key, value in kept.items() if key not in gone})


def title(board="pico", **machine):
    with Handheld(board, seed=7, start_ms=TITLE_MS, **machine) as h:
        return h.frame()


@pytest.fixture(scope="module")
def usual():
    frame = title()
    assert any(frame)
    return frame


@pytest.fixture
def start(tmp_path):
    """Return the path of a program that plays profile.py's part for changed profiles."""
    path = tmp_path / "program.py"
    path.write_text(
        "from firmware.app import App\nfrom firmware.hardware.device import Device\n"
        "import board\ndevice = Device(board.profile)\napp = App(device)\n"
        "while True:\n    app.step(device.elapsed())\n    device.rest(10)\n"
    )

    def frame_of(board, ms=TITLE_MS, env=None, **options):
        with Handheld(board, seed=7, start_ms=0, env=env, program=path, **options) as h:
            vars(h.machine.board)["profile"] = board
            h.wait(ms)
            return h.frame()

    return frame_of


@pytest.mark.parametrize(
    ("settings", "mhz"),
    [(None, 200), ("133", 133), ("270", 200), ("0", 125), ("199", 125), ("fast", 125)],
)
def test_an_rp2040_runs_as_fast_as_it_may_unless_settings_toml_says_less(settings, mhz):
    with Handheld("pico", env={"TOMBOLO_CLOCK": settings}) as h:
        assert h.machine.cpu.frequency == mhz * 1_000_000


@pytest.mark.parametrize("name", ["pico2", "feather_m4", "feather_esp32s3", "feather_nrf52840"])
def test_other_chips_keep_the_speed_they_start_with(name):
    with Handheld(name, env={"TOMBOLO_CLOCK": "48"}) as h:
        cpu = h.machine.cpu
        assert cpu.frequency == Cpu(cpu.mcu, "POWER_ON").frequency


@pytest.mark.parametrize("address", [0x3C, 0x3D])
def test_the_display_is_found_at_both_addresses(address, usual):
    assert title(address=address) == usual


@pytest.mark.parametrize("name", ["pico", "qtpy_rp2040"])
def test_a_missing_display_is_told_and_blinked_until_it_answers(name, usual):
    board = profile.load(name)
    with Handheld(name, seed=7, address=None, start_ms=100) as h:
        sentence = "No display: No pull up found on SDA or SCL; check your wiring."
        assert h.machine.console == [f"{sentence} Check SDA {board.SDA} and SCL {board.SCL}"]
        seen = set()
        if board.LED:
            led = h.machine.pins[board.LED]
            for _ in range(20):
                h.wait(100)
                seen.add(led.out)
            assert {True, False} <= seen
        h.wait(3000)
        assert len(h.machine.console) >= 2
        assert not any(h.frame())
        h.machine.wire.devices[0x3D] = h.machine.chip
        h.wait(2500 + TITLE_MS)
        assert h.frame() == usual
        if board.LED:
            assert not led.user


def test_a_wire_with_something_else_on_it_is_told_too():
    with Handheld("pico", address=0x20, start_ms=100) as h:
        sentence = "No display: nothing answers at 0x3c or 0x3d. Check SDA GP4 and SCL GP5"
        assert h.machine.console == [sentence]


@pytest.mark.parametrize("chip", ["SH1106", "sh1106"])
def test_settings_say_that_the_display_has_another_chip(usual, chip):
    assert title(changed(CHIP="SH1106"), env={"TOMBOLO_CHIP": chip}) == usual


@pytest.mark.parametrize("chip", ["SSD1306", "SH1106"])
def test_a_display_on_spi_shows_the_same(start, usual, chip):
    pins = {"SCK": "GP2", "MOSI": "GP3", "CS": "GP5", "DC": "GP6", "RESET": "GP7"}
    gone = {"SDA": None, "SCL": None, "ADDRESSES": None}
    assert start(changed(BUS="SPI", CHIP=chip, FREQUENCY=8_000_000, **gone, **pins)) == usual


def turned(frame):
    return bytes(int(f"{byte:08b}"[::-1], 2) for byte in reversed(frame))


@pytest.mark.parametrize("chip", ["SSD1306", "SH1106"])
def test_a_display_built_in_upside_down_is_turned(start, usual, chip):
    assert start(changed(ROTATION=180, CHIP=chip)) == turned(usual)


@pytest.mark.parametrize("name", ["pico", "macropad"])
def test_left_hands_turn_picture_and_directions(name, usual):
    """In a new game's choices, LEFT takes the one before and RIGHT the next, for both hands."""
    assert title(name, env={"TOMBOLO_HAND": "left"}) == turned(usual)
    other = {"UP": "DOWN", "DOWN": "UP", "LEFT": "RIGHT", "RIGHT": "LEFT", "A": "A", "B": "B"}
    with Handheld(name, seed=7) as right, Handheld(name, 7, {"TOMBOLO_HAND": "left"}) as left:
        for key in "DOWN A DOWN A RIGHT RIGHT RIGHT DOWN LEFT RIGHT RIGHT UP B".split():
            right.press(key)
            left.press(other[key])
            assert left.frame() == turned(right.frame())


def test_time_goes_on_when_the_ticks_begin_again(tmp_path):
    path = tmp_path / "program.py"
    path.write_text(
        "from firmware.hardware.device import Device\ndevice = Device()\n"
        "device.elapsed()\n"
        "while True:\n    device.rest(1000)\n    print(device.elapsed())\n"
    )
    with Handheld(seed=7, start_ms=0, program=path, first_tick=(1 << 29) - 2500) as h:
        h.wait(6000)
        assert h.machine.clock.ticks_ms < 6000  # they have begun again
        assert len(h.machine.console) >= 4
        assert all(1000 <= int(line) <= 1001 for line in h.machine.console), h.machine.console


class Bus:
    """An I2C bus with the model of the display's chip on it."""

    def __init__(self, address=0x3C):
        self.chip = SSD1306()
        self.address = address
        self.last = b""

    def scan(self):
        return [self.address] if self.address else []

    def writeto(self, address, buffer):
        assert address == self.address
        self.last = bytes(buffer)
        self.chip.write(self.last)


class Pin:
    def __init__(self):
        self.is_down = False

    def value(self):
        return 0 if self.is_down else 1


class Script(pi.Buttons):
    """Buttons that are pressed at their times, and a look at the display before each."""

    def __init__(self, pins, bus, steps):
        super().__init__(pins)
        self.pins = pins
        self.bus = bus
        self.steps = list(steps)
        self.frames = []

    def pump(self, live):
        if self.steps and live.machine.clock.now >= self.steps[0][0] * 1000:
            _, key, is_down = self.steps.pop(0)
            self.frames.append(self.bus.chip.frame())
            if key is None:
                raise KeyboardInterrupt
            self.pins[key].is_down = is_down
        super().pump(live)


def test_the_firmware_runs_on_a_raspberry_pis_own_bus_and_pins(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    bus, pins = Bus(0x3D), {key: Pin() for key in profile.KEYS}
    steps = [(900, "DOWN", True), (1000, "DOWN", False), (1300, None, False)]
    face = Script(pins, bus, steps)
    monkeypatch.setattr(pi, "_open_bus", lambda: bus)
    monkeypatch.setattr(pi, "_open_pins", lambda board: pins)
    monkeypatch.setattr(pi, "Buttons", lambda pins: face)
    assert pi.main([]) == 0
    shown = title(localtime=time.localtime)  # a Pi knows the date: the title has today's row
    assert face.frames[0] == shown
    assert face.frames[2] != shown
    assert bus.last == b"\x80\xae"  # switched off at the end


def test_a_pi_without_a_display_or_bus_says_so():
    board = profile.load("oled_bonnet")
    with pytest.raises(pi.RunError, match="no display answers at 0x3c or 0x3d"):
        pi.play(board, Bus(None), {})
    with pytest.raises(pi.RunError, match="make flash BOARD=pico"):
        pi.run(profile.load("pico"))


def test_the_command_for_the_library_of_the_pins_can_be_pasted(monkeypatch):
    monkeypatch.setitem(sys.modules, PINS, None)
    monkeypatch.setattr(pi.sys, "executable", "/my tools/python")
    line = "'/my tools/python' -m pip install 'gpiod>=2.2.2,<3'"
    with pytest.raises(pi.RunError, match=re.escape(f"run `{line}` and try again")):
        pi._open_pins(profile.load("oled_bonnet"))


def seeds(setting):
    """Return the seeds of two new games in a row, and if they are chosen, with TOMBOLO_SEED so."""
    with Handheld(seed=5, env={"TOMBOLO_SEED": setting}) as h:
        device = h.machine.main["device"]
        return device.seed(), device.seed()


@pytest.mark.parametrize(
    ("setting", "seed"), [("7", 7), (" 4294967295", 4294967295), ("-1", 4294967295)]
)
def test_a_setting_fixes_the_seed_of_every_new_game(setting, seed):
    assert seeds(setting) == ((seed, True), (seed, True))


@pytest.mark.parametrize("setting", [None, "", "seven", "7.5"])
def test_without_a_number_in_the_setting_a_new_game_is_left_to_chance(setting):
    first, second = seeds(setting)
    assert first == (5, False) != second
