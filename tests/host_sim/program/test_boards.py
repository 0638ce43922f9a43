"""What a program finds on its board: its display's chip, one bus for it, boot.py, libraries."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from host_sim.__main__ import main as command
from host_sim.drive import Handheld
from host_sim.program.board import board_of
from host_sim.program.drive import find

SH1106 = """
import board, busio, displayio
from i2cdisplaybus import I2CDisplayBus
from adafruit_displayio_sh1106 import SH1106
i2c = busio.I2C(board.GP5, board.GP4)
display = SH1106(I2CDisplayBus(i2c, device_address=0x3C), width=128, height=64, colstart=2)
square = displayio.Bitmap(10, 10, 1)
white = displayio.Palette(1)
white[0] = 0xFFFFFF
group = displayio.Group()
group.append(displayio.TileGrid(square, pixel_shader=white))
display.root_group = group
while True:
    pass
"""


def drive(folder, text, **files):
    (folder / "code.py").write_text(text)
    for name, content in files.items():
        (folder / f"{name}.py").write_text(content)
    return find(folder, folder / "none")


def printed(folder, text, board="pico", **files):
    with Handheld(board, drive=drive(folder, text, **files), start_ms=3000) as handheld:
        return handheld.machine.console


@pytest.mark.parametrize("board", ["pico", "raspberry_pi_pico"])
def test_the_driver_that_a_program_imports_chooses_the_chip(tmp_path, board):
    with Handheld(board, drive=drive(tmp_path, SH1106), start_ms=1500) as handheld:
        assert sum(byte.bit_count() for byte in handheld.frame()) == 100


def test_a_neighbour_s_driver_and_a_board_s_own_display_do_not_count(tmp_path):
    found = drive(tmp_path, "import adafruit_displayio_ssd1306", other=SH1106)
    assert board_of("pico", found).CHIP == "SSD1306"
    assert board_of("macropad", found).CHIP == "SH1106"


def test_another_chip_than_the_display_has_is_told_with_what_names_it(tmp_path, capsys):
    drive(tmp_path, SH1106)
    assert command(["program", str(tmp_path), "--ms", "500", "--chip", "SSD1306"]) == 1
    said = capsys.readouterr().err
    assert "ChipError: " in said
    assert said.endswith("than the display has: --chip names the right one.\n")


def test_a_mistake_in_boot_py_ends_boot_py_alone(tmp_path):
    assert printed(tmp_path, "print('code')", boot="print('boot')\nprint(1 / 0)\n") == [
        "boot",
        'Traceback (most recent call last):\n  File "boot.py", line 2, in <module>\n'
        "ZeroDivisionError: division by zero",
        "code",
    ]


def test_usb_devices_are_chosen_in_boot_py_alone(tmp_path):
    text = "import usb_hid, storage\nusb_hid.disable()\nstorage.disable_usb_drive()\nprint('done')"
    refused = f"try:\n    {text.splitlines()[0]}; usb_hid.disable()\n"
    refused += "except RuntimeError as error:\n    print(error)"
    assert printed(tmp_path, refused, boot=text) == ["done", "Cannot change USB devices now"]


def test_sys_exit_ends_a_program_without_a_word(tmp_path):
    assert printed(tmp_path, "import sys\nprint(1)\nsys.exit()\nprint(2)") == ["1"]


def test_there_is_one_display_on_one_bus(tmp_path):
    text = (
        "import board, busio\n"
        "first = busio.I2C(board.GP5, board.GP4)\n"
        "first.try_lock()\nprint(first.scan(), first.probe(0x3C))\n"
        "try:\n    busio.I2C(board.GP1, board.GP0)\n"
        "except RuntimeError as error:\n    print(error)\n"
    )
    assert printed(tmp_path, text, "raspberry_pi_pico") == [
        "[60] True",
        "No pull up found on SDA or SCL; check your wiring (the one display is on GP5 and GP4)",
    ]


@pytest.mark.parametrize("board", ["adafruit_qualia_s3_rgb666", "cytron_edu_pico_w"])
def test_a_bus_whose_pins_the_board_does_not_name_opens(tmp_path, board):
    text = "import board\nprint(hasattr(board, 'I2C'))\nprint(board.STEMMA_I2C().try_lock())"
    assert printed(tmp_path, text, board) == ["True", "True"]


def test_sounds_last_as_long_as_they_would(tmp_path):
    text = (
        "import array, audiocore, audiopwmio, board, time\n"
        "out = audiopwmio.PWMAudioOut(board.GP2)\n"
        "out.play(audiocore.RawSample(array.array('H', [0] * 8000), sample_rate=8000))\n"
        "time.sleep(0.9)\nprint(out.playing)\nout.pause()\ntime.sleep(2)\nprint(out.paused)\n"
        "out.resume()\ntime.sleep(0.05)\nprint(out.playing)\ntime.sleep(0.06)\nprint(out.playing)\n"
    )
    with Handheld("pico", drive=drive(tmp_path, text), start_ms=4000) as handheld:
        assert handheld.machine.console == ["True", "True", "True", "False"]


def test_edges_of_a_pin_are_counted(tmp_path):
    text = (
        "import board, countio, digitalio, time\n"
        "counter = countio.Counter(board.GP2, pull=digitalio.Pull.UP)\n"
        "while True:\n    time.sleep(1)\n    print(counter.count)\n"
    )
    with Handheld("pico", drive=drive(tmp_path, text), start_ms=100) as handheld:
        handheld.press("GP2", 3)
        handheld.wait(1000)
        assert handheld.machine.console[0] == "3"


def test_a_library_with_compiled_parts_is_the_one_that_can_be_read(tmp_path):
    package = tmp_path / "lib/adafruit_display_text"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "label.mpy").write_bytes(b"C")
    read = tmp_path / "installed/adafruit_display_text"
    read.mkdir(parents=True)
    (read / "__init__.py").write_text("")
    (read / "label.py").write_text("NAME = 'read'")
    (tmp_path / "code.py").write_text("from adafruit_display_text import label\nprint(label.NAME)")
    with Handheld("pico", drive=find(tmp_path, tmp_path / "installed"), start_ms=300) as handheld:
        assert handheld.machine.console == ["read"]


def test_a_package_may_import_its_parts_when_they_are_asked_for(tmp_path):
    package = tmp_path / "lib/lazy"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(
        "def __getattr__(name):\n"
        "    return getattr(__import__('part', None, None, True, 1), name)\n"
    )
    (package / "part.py").write_text("VALUE = 7")
    assert printed(tmp_path, "import lazy\nprint(lazy.VALUE)") == ["7"]


def test_nothing_is_said_of_the_computer_that_it_runs_on(tmp_path):
    drive(tmp_path, "print(1)")
    code = f"from host_sim.program.drive import find\nfind({str(tmp_path)!r})"
    root = Path(__file__).resolve().parents[3]
    environment = {name: value for name, value in os.environ.items() if "BLINKA" not in name}
    told = subprocess.run(
        [sys.executable, "-c", code], cwd=root, env=environment, capture_output=True, text=True
    )
    assert (told.returncode, told.stdout, told.stderr) == (0, "", "")
