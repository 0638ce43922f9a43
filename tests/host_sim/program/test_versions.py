"""Programs for CircuitPython 8 and 9: refused with what replaces a name, or run as they were."""

import pytest

from host_sim.__main__ import main as command
from host_sim.devices import names, versions
from host_sim.drive import Handheld
from host_sim.program import lacks
from host_sim.program.drive import find

OLD = """
import board, busio, displayio
from adafruit_displayio_ssd1306 import SSD1306
i2c = busio.I2C(board.GP5, board.GP4)
display = SSD1306(displayio.I2CDisplay(i2c, device_address=0x3C), width=128, height=64)
square = displayio.Bitmap(10, 10, 1)
white = displayio.Palette(1)
white[0] = 0xFFFFFF
group = displayio.Group()
group.append(displayio.TileGrid(square, pixel_shader=white))
display.show(group)
while True:
    pass
"""
NEW = OLD.replace("displayio.I2CDisplay", "i2cdisplaybus.I2CDisplayBus").replace(
    "busio, displayio", "busio, displayio, i2cdisplaybus"
)


def lit(frame):
    return sum(byte.bit_count() for byte in frame)


def drive(folder, text, version=versions.NEWEST):
    (folder / "code.py").write_text(text)
    return find(folder, folder / "none", version)


def raised(folder, text, version=versions.NEWEST):
    with pytest.raises((AttributeError, ImportError)) as caught:
        Handheld("pico", drive=drive(folder, text, version), start_ms=500)
    return str(caught.value)


def test_on_version_8_both_names_work_as_they_did(tmp_path):
    with Handheld("pico", drive=drive(tmp_path, OLD, 8), start_ms=1500) as handheld:
        assert lit(handheld.frame()) == 100
        assert handheld.machine.load("sys").implementation.version == (8, 2, 10, "")


def test_spi_and_a_display_made_by_hand_work_on_version_9(tmp_path):
    text = (
        "import board, busio, displayio\n"
        "spi = busio.SPI(board.GP2, board.GP3)\n"
        "bus = displayio.FourWire(spi, command=board.GP6, chip_select=board.GP7)\n"
        "print(displayio.Display.__name__)\n"
    )
    with Handheld("raspberry_pi_pico", drive=drive(tmp_path, text, 9), start_ms=500) as handheld:
        assert handheld.machine.console == ["BusDisplay"]


@pytest.mark.parametrize(
    ("text", "version", "why"),
    [
        (
            OLD,
            10,
            "'module' object has no attribute 'I2CDisplay': since CircuitPython 10 it is"
            " i2cdisplaybus.I2CDisplayBus; --circuitpython 9 runs it as it is",
        ),
        (NEW, 9, ".show(x) removed. Use .root_group = x, or --circuitpython 8 to run it as it is"),
        ("import i2cdisplaybus", 8, "i2cdisplaybus came with CircuitPython 9"),
        ("from displayio import FourWire", 10, "since CircuitPython 10 it is fourwire.FourWire"),
        ("import gamepad", 10, "since CircuitPython 7 it is keypad"),
        ("import busio\nbusio.OneWire", 10, "since CircuitPython 8 it is onewireio.OneWire"),
        ("import synthio", 10, "CircuitPython for raspberry_pi_pico has it, the simulator does"),
        ("import busio\nbusio.CAN", 10, "CircuitPython has no busio.CAN"),
        ("import keypad\nkeypad.ShiftRegisterKeys", 10, "has keypad.ShiftRegisterKeys, the sim"),
        ("import board\nboard.DISPLAY", 10, "raspberry_pi_pico has no such pin or bus"),
        ("from random import shuffle", 10, "can't import name shuffle: CircuitPython has no"),
    ],
)
def test_what_is_not_there_says_who_has_it_and_what_replaces_it(tmp_path, text, version, why):
    assert why in raised(tmp_path, text, version)


def test_the_command_takes_the_version_and_names_line_and_remedy(tmp_path, capsys):
    (tmp_path / "code.py").write_text(OLD)
    options = ["program", str(tmp_path), "--ms", "500"]
    assert command(options) == 1
    said = capsys.readouterr().err
    assert "code.py:5: displayio.I2CDisplay is missing: since CircuitPython 10" in said
    assert '  File "code.py", line 5, in <module>\n' in said
    assert command([*options, "--circuitpython", "8"]) == 0
    assert capsys.readouterr().err == ""


def test_a_program_is_read_before_it_runs():
    text = (
        "import random, json, re\n"
        "name = 'a'\n"
        "print(name.zfill(3), name[::-1])\n"
        "random.shuffle([1])\n"
        "json.dumps(1, indent=2)\n"
        "try:\n    name.title()\nexcept AttributeError:\n    pass\n"
        "def label(text):\n    return text.title\n"
        "match name:\n    case 'a': pass\n"
    )
    assert lacks.problems(text) == [
        (3, "a slice with a step raises but for lists: use a loop"),
        (3, 'str.zfill is missing: use "%03d" % n'),
        (4, "random.shuffle is missing: use a loop that swaps by random.randint()"),
        (5, "json has no indent"),
        (12, "CircuitPython has no match: use if and elif"),
    ]
    assert lacks.problems("import displayio\ndisplayio.I2CDisplay\n", 9) == []
    assert lacks.problems("this is no Python") == []


def test_the_table_is_of_the_version_that_the_devices_are_compared_with():
    head = names.FILE.read_text(encoding="utf-8").splitlines()[0]
    assert ".".join(map(str, versions.VERSIONS[versions.NEWEST])) in head
    assert {"shuffle", "sample"}.isdisjoint(names.table()["random"])
    assert "center" in names.table()["str"]
