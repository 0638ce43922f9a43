"""Firmware on the machine: it starts again each time and sees only what the board has."""

import sys
import threading
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from boards.install.profile import names as boards
from host_sim.devices.clock import WORK
from host_sim.drive import Handheld
from host_sim.frontends.live import Live
from host_sim.machine import Machine

PROFILE = SimpleNamespace(
    NAME="a test's board",
    BOARD_ID="raspberry_pi_pico",
    MCU="RP2040",
    CHIP="SSD1306",
    ROTATION=0,
    BUS="I2C",
    SDA="GP4",
    SCL="GP5",
    ADDRESSES=(0x3C, 0x3D),
    FREQUENCY=400_000,
    KEYS=("GP10", "GP11", "GP12", "GP13", "GP14", "GP15"),
    LED="LED",
)

# A dot that the arrows move by one pixel; A inverts it; it counts its starts in nvm.
DOT = """
import board, busio, displayio, i2cdisplaybus, keypad, microcontroller, time
from adafruit_displayio_ssd1306 import SSD1306

displayio.release_displays()
i2c = busio.I2C(board.GP5, board.GP4, frequency=400_000)
bus = i2cdisplaybus.I2CDisplayBus(i2c, device_address=0x3C)
display = SSD1306(bus, width=128, height=64, auto_refresh=False)
bitmap = displayio.Bitmap(128, 64, 2)
palette = displayio.Palette(2)
palette[1] = 0xFFFFFF
group = displayio.Group()
group.append(displayio.TileGrid(bitmap, pixel_shader=palette))
display.root_group = group
pins = [getattr(board, "GP%d" % number) for number in range(10, 16)]
keys = keypad.Keys(pins, value_when_pressed=False)
microcontroller.nvm[0] = (microcontroller.nvm[0] + 1) & 255
x, y = 64, 32
bitmap[x, y] = 1
while True:
    event = keys.events.get()
    if event and event.pressed:
        k = event.key_number
        bitmap[x, y] = 0
        x += (k == 3) - (k == 2)
        y += (k == 1) - (k == 0)
        bitmap[x, y] = 1
    display.refresh()
    time.sleep(0.01)
"""


def sitting() -> Live:
    """Return a machine in which no program runs; time passes only when the test sleeps."""
    live = Live(PROFILE, 1, {}, None)
    live.machine.clock.realtime = False
    return live


def test_the_clock_of_a_handheld_that_is_played_is_the_desktop_s() -> None:
    live = sitting()
    live.machine.start()
    try:
        for _ in range(2):  # midnight may come in between
            before = time.localtime()
            said = live.machine.load("time").localtime()
            if before[:3] == time.localtime()[:3]:
                break
    finally:
        live.machine.stop()
        live.close()
    assert said[:3] == before[:3]
    assert Machine(PROFILE).localtime is None


def program(folder: Path, text: str) -> Path:
    path = folder / "code.py"
    path.write_text(text, encoding="utf-8")
    return path


def dot(folder: Path, **options) -> Handheld:
    return Handheld(PROFILE, program=program(folder, DOT), **options)


def run(folder: Path, text: str, **options) -> Machine:
    machine = Machine(PROFILE, **options)
    assert machine.boot(program(folder, text)) is False
    return machine


def lit(frame: bytes) -> list[tuple[int, int]]:
    return [(i % 128, i // 128) for i in range(8192) if frame[i >> 3] & 0x80 >> (i & 7)]


def test_keys_move_what_the_panel_shows(tmp_path):
    with dot(tmp_path) as handheld:
        assert lit(handheld.frame()) == [(64, 32)]
        handheld.press("RIGHT")
        handheld.press("DOWN", 3)
        handheld.press("LEFT")
        handheld.press("UP")
        assert lit(handheld.frame()) == [(64, 34)]
        assert handheld.machine.chip.is_complete


def test_nothing_of_the_desktop_is_changed(tmp_path):
    before = dict(sys.modules)
    threads = threading.active_count()
    with dot(tmp_path) as handheld:
        handheld.press("A")
        assert sys.modules["time"] is time
    assert threading.active_count() == threads
    changed = {name for name in before if sys.modules.get(name) is not before[name]}
    assert not changed


def test_bytes_on_the_bus_are_counted_between_calls(tmp_path):
    with dot(tmp_path) as handheld:
        handheld.bytes_on_bus()
        handheld.wait(50)
        assert handheld.bytes_on_bus() == 0
        handheld.press("RIGHT")
        # 21 c0 c1, 22 p0 p1 as pairs with 80, then 40 and the two columns
        assert handheld.bytes_on_bus() == 6 + 6 + 1 + 2


def test_the_world_can_stop_a_firmware_that_catches_everything(tmp_path):
    text = "import time\nwhile True:\n    try: time.sleep(1)\n    except Exception: pass"
    handheld = Handheld(PROFILE, program=program(tmp_path, text))
    handheld.close()
    assert not handheld._thread.is_alive()


def test_a_loop_that_waits_for_the_clock_ends(tmp_path):
    text = """
import supervisor, time
start = supervisor.ticks_ms()
while supervisor.ticks_ms() - start < 50: pass
start = time.monotonic_ns()
while time.monotonic_ns() - start < 50_000_000: pass
print(supervisor.ticks_ms())
"""
    late = 4 * WORK // 1000  # each look without a sleep counts as work
    assert 100 <= int(run(tmp_path, text).console[0]) <= 100 + late


def test_reload_starts_the_program_anew(tmp_path):
    text = """
import microcontroller, supervisor
microcontroller.nvm[0] = microcontroller.nvm[0] - 1
if microcontroller.nvm[0] > 250: supervisor.reload()
print(microcontroller.nvm[0])
"""
    assert run(tmp_path, text).console == ["250"]


@pytest.mark.parametrize("name", ["enum", "typing", "dataclasses", "itertools", "threading"])
def test_what_the_board_lacks_cannot_be_imported(tmp_path, name):
    text = f"try:\n    import {name}\nexcept ImportError as error:\n    print(error)"
    assert run(tmp_path, text).console == [f"no module named '{name}'"]


def test_a_file_that_is_missing_is_not_taken_from_the_desktops_own_modules(tmp_path):
    import firmware.hardware.version

    assert "firmware.hardware.version" in sys.modules
    (tmp_path / "firmware/hardware").mkdir(parents=True)
    text = "try: from firmware.hardware import version\nexcept ImportError as e: print(e)"
    machine = run(tmp_path, text, root=tmp_path)
    assert machine.console == ["can't import name version"]
    assert firmware.hardware.version.OLDEST


def test_the_first_urandom_is_the_seed_and_later_ones_follow_from_it(tmp_path):
    text = "import os\nfor _ in range(3): print(list(os.urandom(4)))"
    first = run(tmp_path, text, seed=0x01020304).console
    assert first[0] == "[4, 3, 2, 1]"
    assert first[1] != first[0]
    assert run(tmp_path, text, seed=0x01020304).console == first
    assert run(tmp_path, text, seed=None).console != run(tmp_path, text, seed=None).console


def test_getenv_reads_the_machines_settings(tmp_path):
    text = "import os\nprint(os.getenv('TOMBOLO_SIDE'), os.getenv('HOME'), os.getenv('X', 'y'))"
    assert run(tmp_path, text, env={"TOMBOLO_SIDE": "B"}).console == ["B None y"]


def test_the_drive_is_the_project_and_not_writable(tmp_path):
    text = """
import os
print("pico.py" in os.listdir("/boards"))
try: open("/crash.txt", "w")
except OSError as error: print(error.errno)
"""
    assert run(tmp_path, text).console == ["True", "30"]


def test_modules_of_the_program_are_fresh_each_boot():
    machine = Machine(PROFILE)
    with machine:
        one = machine.load("engine.rng")
    with machine:
        assert machine.load("engine.rng") is not one
        assert machine.load("engine.rng") is machine.load("engine").rng


@pytest.mark.parametrize("name", boards())
def test_the_real_firmware_shows_the_same_on_every_board(name):
    with Handheld("pico", seed=3) as pico, Handheld(name, seed=3) as other:
        assert other.frame() == pico.frame() != bytes(1024)
        for handheld in (pico, other):
            handheld.press("DOWN")
        assert other.frame() == pico.frame()
