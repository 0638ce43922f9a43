"""Programs of somebody else's: found, run on any board, and refused as a board would."""

import subprocess
import sys
import tarfile
from pathlib import Path

import pytest
from PIL import Image, ImageSequence

from host_sim.__main__ import main as command
from host_sim.drive import Handheld
from host_sim.frontends import png
from host_sim.program import libraries
from host_sim.program.board import board_of
from host_sim.program.drive import DriveError, find

ROOT = Path(__file__).resolve().parents[3]
PROGRAMS = ROOT / "tests/programs"
OPEN = """
import board, busio, displayio
from adafruit_displayio_ssd1306 import SSD1306
from i2cdisplaybus import I2CDisplayBus
i2c = busio.I2C(board.GP5, board.GP4)
"""
SQUARE = """
square = displayio.Bitmap(10, 10, 1)
white = displayio.Palette(1)
white[0] = 0xFFFFFF
group = displayio.Group()
group.append(displayio.TileGrid(square, pixel_shader=white))
display.root_group = group
"""
SHOWN = OPEN + "display = SSD1306(I2CDisplayBus(i2c, device_address=0x3C), width=128, height=64)"
FOREVER = "\nwhile True:\n    pass\n"


def drive(folder, text, **files):
    folder.mkdir(exist_ok=True)
    (folder / "code.py").write_text(text)
    for name, content in files.items():
        path = folder / name.replace("__", "/").replace("_DOT_", ".")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)
    return folder


def said(folder, text, board="pico", ms=500, **files):
    """Return what a program prints within ms."""
    with Handheld(board, drive=drive(folder, text, **files), start_ms=ms) as handheld:
        return handheld.machine.console


def lit(frame):
    return sum(byte.bit_count() for byte in frame)


def test_a_display_refreshes_itself_while_a_loop_does_nothing(tmp_path):
    with Handheld(drive=drive(tmp_path, SHOWN + SQUARE + FOREVER), start_ms=1500) as handheld:
        assert lit(handheld.frame()) == 100
        assert not handheld.is_over


def test_it_does_not_where_the_program_has_switched_that_off(tmp_path):
    text = SHOWN + "\ndisplay.auto_refresh = False" + SQUARE + FOREVER
    with Handheld(drive=drive(tmp_path, text), start_ms=1500) as handheld:
        assert lit(handheld.frame()) == 0


def test_a_program_that_ends_is_over_and_its_picture_stays(tmp_path):
    text = SHOWN + SQUARE + "display.refresh()\n"
    with Handheld(drive=drive(tmp_path, text), start_ms=1500) as handheld:
        assert handheld.is_over
        assert lit(handheld.frame()) == 100


@pytest.mark.parametrize("address", ["0x3C", "0x3D"])
def test_on_a_bare_board_the_display_is_where_the_program_opens_it(tmp_path, address):
    text = SHOWN.replace("0x3C", address) + SQUARE + FOREVER
    with Handheld("raspberry_pi_pico", drive=drive(tmp_path, text), start_ms=1500) as handheld:
        assert lit(handheld.frame()) == 100


def test_a_bare_board_has_the_chip_whose_driver_is_imported_and_the_rows_that_are_opened(tmp_path):
    text = SHOWN.replace("height=64", "height=ROWS") + FOREVER
    found = find(drive(tmp_path, "ROWS = 32\n" + text))
    assert board_of("raspberry_pi_pico", found).SIZE == "128x32"
    assert board_of("raspberry_pi_pico", found).CHIP == "SSD1306"
    found = find(drive(tmp_path, "from adafruit_displayio_sh1106 import SH1106\n"))
    assert board_of("raspberry_pi_pico", found).CHIP == "SH1106"
    assert board_of("pico", found, chip="SSD1306", size="128x32").SIZE == "128x32"


def test_a_display_of_32_rows_has_a_picture_of_32_rows(tmp_path):
    text = SHOWN.replace("height=64", "height=32") + SQUARE + "group.y = 22" + FOREVER
    with Handheld("raspberry_pi_pico", drive=drive(tmp_path, text), start_ms=1500) as handheld:
        frame = handheld.frame()
        handheld.picture(tmp_path / "low.png")
    assert len(frame) == 512
    assert lit(frame[-160:]) == 100
    assert Image.open(tmp_path / "low.png").size == (512, 128)
    assert png.pixels_of(tmp_path / "low.png") == frame


def test_spi_displays_are_found_too(tmp_path):
    text = (
        "import board, busio, displayio, fourwire\n"
        "from adafruit_displayio_sh1106 import SH1106\n"
        "spi = busio.SPI(board.GP2, board.GP3)\n"
        "bus = fourwire.FourWire(spi, command=board.GP6, chip_select=board.GP7)\n"
        "display = SH1106(bus, width=128, height=64, colstart=2)\n"
    )
    board = "raspberry_pi_pico"
    with Handheld(board, drive=drive(tmp_path, text + SQUARE + FOREVER), start_ms=1500) as handheld:
        assert lit(handheld.frame()) == 100


def test_the_display_of_a_board_that_has_one_refreshes_itself(tmp_path):
    text = "import board, displayio, supervisor\ndisplay = supervisor.runtime.display\n"
    text += "print(display is board.DISPLAY)\n" + SQUARE + FOREVER
    with Handheld("macropad", drive=drive(tmp_path, text), start_ms=500) as handheld:
        assert handheld.machine.console == ["True"]
        assert lit(handheld.frame()) == 100


def test_no_drive_and_no_board_are_told(tmp_path):
    with pytest.raises(DriveError, match=r"has no code.py and no main.py"):
        find(tmp_path)
    with pytest.raises(DriveError, match="is not there"):
        find(tmp_path / "none.py")
    found = find(drive(tmp_path, ""))
    with pytest.raises(DriveError, match="'abacus' is no board"):
        board_of("abacus", found)
    with pytest.raises(
        DriveError, match="the key A is on D99, which is no pin of raspberry_pi_pico"
    ):
        board_of("pico", found, keys={"A": "D99"})


def test_boot_runs_first_then_code_which_finds_lib_settings_and_data(tmp_path):
    text = (
        "import os, helper\nfrom parts import one\n"
        "print(helper.NAME, one.two.VALUE, os.getenv('TEXT'), os.getenv('NUMBER'))\n"
        "print(open('/data.txt').read(), os.getenv('TOMBOLO_LANGUAGE'))\n"
    )
    found = said(
        tmp_path,
        text,
        boot_DOT_py="print('boot')",
        lib__helper_DOT_py="NAME = 'help'",
        parts____init___DOT_py="",
        parts__one_DOT_py="from . import two",
        parts__two_DOT_py="VALUE = 2",
        data_DOT_txt="data",
        settings_DOT_toml='TEXT = "a \\"b\\""  # said\nNUMBER = 41\n[later]\nTEXT = "no"\n',
    )
    assert found == ["boot", 'help 2 a "b" 41', "data None"]


def test_modules_of_a_package_may_import_each_other(tmp_path):
    package = tmp_path / "lib/asyncio"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("from . import one")
    (package / "one.py").write_text("NAME = 'one'\nfrom . import two")
    (package / "two.py").write_text("from . import one\n")
    found = said(tmp_path, "import asyncio\nprint(asyncio.one.two.one.NAME)\n")
    assert found == ["one"]


@pytest.mark.parametrize(
    ("name", "board", "why"),
    [
        ("wifi", "pico", "neither CircuitPython for raspberry_pi_pico nor the drive has it"),
        ("synthio", "pico", "CircuitPython for raspberry_pi_pico has it, the simulator does not"),
        ("numpy", "pico", "neither CircuitPython for raspberry_pi_pico nor the drive has it"),
        ("threading", "pico", "neither CircuitPython for raspberry_pi_pico nor the drive has it"),
        ("snake", "pico", "lib/snake.mpy is compiled for a board; put snake.py beside it"),
    ],
)
def test_an_import_that_fails_says_who_would_have_the_module(tmp_path, name, board, why):
    text = f"try:\n    import {name}\nexcept ImportError as error:\n    print(error)\n"
    assert said(tmp_path, text, board, lib__snake_DOT_mpy="C") == [
        f"no module named '{name}': {why}"
    ]


def test_keys_are_named_by_their_pins_and_pull_them_where_the_program_waits_for_them(tmp_path):
    text = (
        "import board, digitalio, time\n"
        "low = digitalio.DigitalInOut(board.GP2)\nlow.pull = digitalio.Pull.UP\n"
        "high = digitalio.DigitalInOut(board.GP3)\nhigh.pull = digitalio.Pull.DOWN\n"
        "while True:\n    print(low.value, high.value)\n    time.sleep(1)\n"
    )
    with Handheld(drive=drive(tmp_path, text), start_ms=500) as handheld:
        handheld.hold("GP2", 1000)
        handheld.hold("GP3", 1000)
        assert handheld.machine.console == ["True False", "False False", "True True"]
        with pytest.raises(ValueError, match="there is no key 'GP99'"):
            handheld.press("GP99")


def test_a_traceback_has_the_lines_of_the_program_alone(tmp_path, capsys):
    drive(tmp_path, "import part\n\npart.fail()\n", part_DOT_py="def fail():\n    print(1 / 0)\n")
    assert command(["program", str(tmp_path), "--ms", "500"]) == 1
    assert capsys.readouterr().err == (
        "Traceback (most recent call last):\n"
        '  File "code.py", line 3, in <module>\n'
        '  File "part.py", line 2, in fail\n'
        "ZeroDivisionError: division by zero\n"
    )


def test_a_script_presses_keys_writes_pictures_and_a_gif(tmp_path, capsys):
    out, gif = tmp_path / "out", tmp_path / "keys.gif"
    program, script = PROGRAMS / "keys", PROGRAMS / "keys/keys.txt"
    options = ["--script", str(script), "--out", str(out), "--gif", str(gif)]
    assert command(["program", str(program), *options]) == 0
    assert sorted(path.stem for path in out.glob("*.png")) == ["both", "pressed", "start"]
    assert len(list(ImageSequence.Iterator(Image.open(gif)))) > 3
    assert "start " in capsys.readouterr().out
    script = drive(tmp_path, "", keys_DOT_txt="press GP77\n") / "keys.txt"
    assert command(["program", str(tmp_path), "--script", str(script), "--out", str(out)]) == 2
    assert "keys.txt:1: there is no key 'GP77'; it is one of UP," in capsys.readouterr().err


def test_libraries_that_are_missing_are_named_and_installed_by_pip_in_a_folder(
    tmp_path, monkeypatch, capsys
):
    text = "from adafruit_display_text import label\nimport adafruit_ticks, board, asyncio\n"
    folder = drive(tmp_path, text, lib__adafruit_ticks_DOT_py="")
    monkeypatch.setattr("host_sim.program.drive.INSTALLED", tmp_path / "installed")
    found = find(folder, tmp_path / "installed")
    assert libraries.missing(found) == ["adafruit_display_text", "asyncio"]
    assert command(["program", str(folder), "--ms", "100"]) == 1
    heard = capsys.readouterr().err
    assert "--install gets adafruit-circuitpython-display-text, adafruit-circuitpython-" in heard
    called = []

    def run(argv, **_):
        called.append(argv)
        return subprocess.CompletedProcess(argv, 1, "", "no network\n")

    monkeypatch.setattr(subprocess, "run", run)
    with pytest.raises(libraries.InstallError, match="cannot be installed: no network"):
        libraries.install(["adafruit_display_text"], tmp_path / "installed")
    assert called[0][:4] == [sys.executable, "-m", "pip", "install"]
    assert called[0][-2:] == [str(tmp_path / "installed"), "adafruit-circuitpython-display-text"]
    assert libraries.project_of("requests") is None


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("try:\n    import adafruit_extra\nexcept ImportError:\n    pass", ["adafruit_extra"]),
        (
            "try:\n    import framebuf\nexcept ImportError:\n    import adafruit_extra",
            ["adafruit_extra"],
        ),
        ("try:\n    import typing\n    import adafruit_extra\nexcept ImportError:\n    pass", []),
        ("try:\n    import json\nexcept ImportError:\n    import adafruit_extra", []),
        ("if TYPE_CHECKING:\n    import adafruit_extra", []),
        ("def later():\n    import adafruit_extra", ["adafruit_extra"]),
        ("import helper", ["neopixel"]),
        ("from package import part", ["asyncio", "neopixel"]),
        ("import wifi, numpy", []),
    ],
)
def test_only_what_code_py_reaches_is_asked_for_as_a_board_would_reach_it(tmp_path, text, wanted):
    folder = drive(
        tmp_path,
        text,
        lib__helper_DOT_py="import neopixel",
        package__part_DOT_py="from . import other\nimport asyncio",
        package__other_DOT_py="import neopixel",
        package__never_DOT_py="import adafruit_never",
        neighbour_DOT_py="import adafruit_neighbour",
    )
    assert libraries.missing(find(folder, tmp_path)) == wanted


def test_the_font_that_a_library_opens_comes_with_it_and_is_found(tmp_path, monkeypatch):
    installed = tmp_path / "installed"
    installed.mkdir()
    (installed / "adafruit_framebuf.py").write_text("def text():\n    return open('font5x8.bin')\n")
    monkeypatch.setattr("host_sim.program.drive.INSTALLED", installed)
    text = "import adafruit_framebuf\nprint(adafruit_framebuf.text().read())\n"
    found = find(drive(tmp_path / "drive", text), installed)
    assert libraries.missing(found) == ["font5x8.bin"]
    assert libraries.projects(["font5x8.bin"]) == ["adafruit-circuitpython-framebuf"]
    archive = tmp_path / "framebuf.tar.gz"

    def run(argv, **_):
        place = Path(argv[argv.index("--dest") + 1])
        (tmp_path / "examples").mkdir()
        (tmp_path / "examples/font5x8.bin").write_text("a font")
        with tarfile.open(place / archive.name, "w:gz") as made:
            made.add(tmp_path / "examples", "framebuf-1/examples")
        return subprocess.CompletedProcess(argv, 0, "", "")

    monkeypatch.setattr(subprocess, "run", run)
    libraries.install(["font5x8.bin"], installed)
    assert libraries.missing(found) == []
    assert said(tmp_path / "drive", text) == ["a font"]


def test_every_program_of_ours_runs():
    for folder in sorted(PROGRAMS.iterdir()):
        with Handheld(drive=folder, start_ms=1500) as handheld:
            assert not handheld.is_over, folder.name
