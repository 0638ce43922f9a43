"""Life and death as on the chip: what the program no longer holds, and what outlives it."""

import pytest

from host_sim.devices.bus import Fatal
from host_sim.drive import Handheld
from host_sim.machine import Machine
from tests.host_sim.test_program import PROFILE

HEAD = """
import board, busio, displayio, gc, time
from i2cdisplaybus import I2CDisplayBus

displayio.release_displays()

def wire():
    return busio.I2C(board.GP5, board.GP4, frequency=400_000)
"""
DRIVER = "from adafruit_displayio_ssd1306 import SSD1306\n"
SCREEN = "screen = SSD1306(bus, width=128, height=64, auto_refresh=False)\nprint('there')\n"


@pytest.fixture
def run(tmp_path):
    """Return what runs a program of these lines on a machine, and returns the machine."""

    def run_lines(text, machine=None):
        path = tmp_path / "program.py"
        path.write_text(HEAD + text)
        machine = machine or Machine(PROFILE)
        machine.boot(path)
        return machine

    return run_lines


# The hang: a display bus alone does not keep its wire.


LOST = {
    "the only holder": "bus = I2CDisplayBus(wire(), device_address=0x3C)\n",
    "a local name": (
        "def make():\n    i2c = wire()\n    return I2CDisplayBus(i2c, device_address=0x3C)\n"
        "bus = make()\n"
    ),
    "an exception": (
        "def make():\n    global bus\n    i2c = wire()\n"
        "    bus = I2CDisplayBus(i2c, device_address=0x3C)\n    raise OSError\n"
        "try:\n    make()\nexcept OSError as error:\n    kept = error\n"
    ),
    "a ring": (
        "def make():\n    ring = [wire()]\n    ring.append(ring)\n"
        "    return I2CDisplayBus(ring[0], device_address=0x3C)\nbus = make()\n"
    ),
    "SPI": (
        "from fourwire import FourWire\nbus = FourWire(busio.SPI(board.GP2, MOSI=board.GP3))\n"
    ),
}


@pytest.mark.parametrize("way", LOST)
def test_a_wire_that_nothing_living_holds_is_lost_to_the_next_import(run, way):
    pins = "SPI on GP2 and GP3" if way == "SPI" else "I2C on GP5 and GP4"
    with pytest.raises(Fatal, match=f"the busio.{pins} is lost.*for ever"):
        run(LOST[way] + DRIVER + SCREEN)


@pytest.mark.parametrize(
    "order",
    [
        "i2c = wire()\nbus = I2CDisplayBus(i2c, device_address=0x3C)\n",
        "def make():\n    i2c = wire()\n    yield I2CDisplayBus(i2c, device_address=0x3C)\n"
        "rests = make()\nbus = next(rests)\n",
        "def make():\n    i2c = wire()\n    return i2c, I2CDisplayBus(i2c, device_address=0x3C)\n"
        "i2c, bus = make()\n",
    ],
    ids=["a name", "a generator that rests", "handed on"],
)
def test_a_wire_that_something_living_holds_stays(run, order):
    assert run(order + DRIVER + SCREEN).console == ["there"]


def test_once_there_is_a_display_it_keeps_bus_and_wire(run):
    text = DRIVER + (
        "def make():\n    i2c = wire()\n    bus = I2CDisplayBus(i2c, device_address=0x3C)\n"
        "    return SSD1306(bus, width=128, height=64, auto_refresh=False)\n"
        "screen = make()\ngc.collect()\nscreen.brightness = 0.2\nprint(screen.refresh())\n"
    )
    machine = run(text)
    assert machine.console == ["True"]
    assert machine.chip.contrast == 51


# Pins: what is finalised, when, and what is not.

AGAIN = "try:\n    {}\n    print('free')\nexcept ValueError as error:\n    print(error)\n"
I2C_AGAIN = AGAIN.format("wire().deinit()")


@pytest.mark.parametrize("collects", ["gc.collect()", "import adafruit_displayio_ssd1306"])
def test_the_pins_of_a_lost_wire_are_free_after_the_next_collection(run, collects):
    assert run(f"wire()\n{I2C_AGAIN}{collects}\n{I2C_AGAIN}").console == ["GP5 in use", "free"]


@pytest.mark.parametrize(
    "part",
    [
        "from digitalio import DigitalInOut\nDigitalInOut(board.GP10)",
        "from keypad import Keys\nKeys((board.GP10,), value_when_pressed=False)",
    ],
    ids=["DigitalInOut", "Keys"],
)
def test_a_lost_pin_and_lost_keys_stay_in_use(run, part):
    pin = "from digitalio import DigitalInOut\n" + AGAIN.format("DigitalInOut(board.GP10)")
    assert run(f"{part}\ngc.collect()\n{pin}").console == ["GP10 in use"]


def test_release_displays_leaves_the_wire_to_the_program(run):
    text = DRIVER + "i2c = wire()\nbus = I2CDisplayBus(i2c, device_address=0x3C)\n" + SCREEN
    text += f"displayio.release_displays()\nprint(i2c.try_lock())\n{I2C_AGAIN}"
    text += f"del i2c\ngc.collect()\n{I2C_AGAIN}"
    assert run(text).console == ["there", "True", "GP5 in use", "free"]


# A display without its bus.


def screen_and(text):
    return DRIVER + f"i2c = wire()\nbus = I2CDisplayBus(i2c, device_address=0x3C)\n{SCREEN}{text}"


@pytest.mark.parametrize("lost", ["i2c.try_lock()", "i2c.deinit()"])
def test_a_refresh_without_the_bus_does_nothing_and_says_nothing(run, lost):
    machine = run(screen_and(lost + "\nprint(screen.refresh())\n"))
    before = machine.wire.bytes_written
    assert machine.console == ["there", "True"]
    with pytest.raises(RuntimeError, match="Brightness not adjustable"):
        run(screen_and(lost + "\nscreen.brightness = 0.5\n"))
    assert run(screen_and(lost)).wire.bytes_written == before


@pytest.mark.parametrize("lost", ["i2c.try_lock()", "i2c.deinit()"])
def test_a_display_on_a_bus_it_never_gets_waits_for_ever(run, lost):
    text = f"i2c = wire()\nbus = I2CDisplayBus(i2c, device_address=0x3C)\n{lost}\n"
    with pytest.raises(Fatal, match=r"is locked or deinitialized.*for ever"):
        run(text + DRIVER + SCREEN)


def test_a_display_that_was_released_is_not_to_be_used(run):
    with pytest.raises(Fatal, match=r"after displayio.release_displays"):
        run(screen_and("displayio.release_displays()\nscreen.refresh()\n"))


# Programs that follow each other.


def test_a_display_outlives_its_program_until_the_next_releases_it(run, tmp_path):
    machine = run(screen_and(""))
    assert [name for name, pin in machine.pins.items() if pin.user] == ["GP4", "GP5"]
    second = tmp_path / "second.py"
    again = "import board, busio, displayio\n{}print(busio.I2C(board.GP5, board.GP4).try_lock())\n"
    second.write_text(again.format(""))
    with pytest.raises(ValueError, match="GP5 in use"):
        machine.boot(second)
    second.write_text(again.format("displayio.release_displays()\n"))
    machine.boot(second)
    assert machine.console == ["there", "True"]
    assert not any(pin.user for pin in machine.pins.values())


def test_a_program_that_does_not_release_the_last_ones_display_is_told(run, tmp_path):
    machine = run(screen_and(""))
    path = tmp_path / "second.py"
    path.write_text(
        "import board, busio\nfrom i2cdisplaybus import I2CDisplayBus\n"
        "I2CDisplayBus(busio.I2C(board.GP27, board.GP26), device_address=0x3C)\n"
    )
    with pytest.raises(RuntimeError, match="Too many display busses"):
        machine.boot(path)


def test_the_boards_own_display_outlives_every_program():
    with Handheld("macropad", start_ms=2000) as handheld:
        machine = handheld.machine
        first = machine.board.DISPLAY
    machine.start()
    assert machine.board.DISPLAY is first
    assert first.auto_refresh
    machine.stop()
