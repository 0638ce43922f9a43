"""The profiles in boards/: their form, their pins, and the pages that are made from them."""

import ast
import re
import xml.etree.ElementTree as ElementTree
from types import SimpleNamespace

import pytest

from boards.install import bundle, buttons, drawing, headers, imports, profile, stubs, table
from boards.install.commands import main
from boards.install.words import TEXTS

BOARDS = profile.names()
GOOD = {
    "NAME": "Board",
    "BOARD_ID": "raspberry_pi_pico",
    "MCU": "RP2040",
    "DRIVE": (0x100000, 0x200000),
    "CHIP": "SSD1306",
    "ROTATION": 0,
    "BUS": "I2C",
    "SDA": "GP4",
    "SCL": "GP5",
    "ADDRESSES": (0x3C, 0x3D),
    "FREQUENCY": 400000,
    "KEYS": ("GP10", "GP11", "GP12", "GP13", "GP14", "GP15"),
    "LED": "LED",
    "BATTERY": ("VOLTAGE_MONITOR", 3),
    "SPEAKER": ("GP18", None),
}
SPI = dict(
    GOOD, BUS="SPI", SCK="GP2", MOSI="GP3", CS="GP5", DC="GP6", RESET="GP7", FREQUENCY=8_000_000
)
for gone in ("SDA", "SCL", "ADDRESSES"):
    del SPI[gone]


def made(**fields):
    """Return a profile as load() does, of GOOD with these fields changed."""
    return SimpleNamespace(name="x", **{**GOOD, **fields})


def test_the_boards_asked_for_are_there():
    asked = "pico pico_w pico2 feather_rp2040 feather_m4 feather_esp32s3 feather_nrf52840"
    assert set(f"{asked} qtpy_rp2040 xiao_rp2040 macropad oled_bonnet".split()) <= set(BOARDS)


@pytest.mark.parametrize("name", BOARDS)
def test_every_profile_fits_its_board(name):
    board = profile.load(name)
    build = stubs.check(board)
    assert (build is None) == (board.MCU == "BCM")
    assert table.report(board)


@pytest.mark.parametrize("name", [n for n in BOARDS if n != "oled_bonnet"])
def test_every_module_that_the_firmware_imports_is_in_the_boards_build(name):
    board = profile.load(name)
    sources = {path: file.read_text() for path, file in bundle.sources(board).items()}
    bundle._check_imports(board, sources)
    del sources["firmware/memory.py"]
    with pytest.raises(bundle.BundleError, match=r"imports firmware\.memory"):
        bundle._check_imports(board, sources)


def test_an_import_that_the_board_lacks_is_found():
    sources = {"code.py": "def f():\n    import enum\n", "firmware/a.py": "from engine import b\n"}
    found = imports.unresolved(sources, {"gc"})
    assert found == [("code.py", 2, "enum"), ("firmware/a.py", 1, "engine")]


def test_an_import_that_may_fail_is_no_fault():
    source = "try:\n    from typing import Any\nexcept ImportError:\n    import gc\nimport os\n"
    assert [module for module, _, _ in imports.imported(source)] == ["gc", "os"]


def test_profiles_hold_data_only():
    for name in BOARDS:
        tree = ast.parse((profile.FOLDER / f"{name}.py").read_text())
        kinds = {type(node) for node in tree.body}
        assert kinds <= {ast.Expr, ast.Assign, ast.ImportFrom}, name
        for node in ast.walk(tree):
            assert not isinstance(node, (ast.Call, ast.Attribute, ast.Import)), name
            if isinstance(node, ast.ImportFrom):  # what is as on another board
                assert node.module in {f"boards.{other}" for other in BOARDS}, name


WRONG = [
    ("BATTERY", None, "is missing"),
    ("BATTERY", "A3", "a pin and how many times"),
    ("BATTERY", ("A3",), "a pin and how many times"),
    ("BATTERY", ("A3", 0), "a pin and how many times"),
    ("SPEAKER", None, "is missing"),
    ("SPEAKER", "GP18", "a pin and what switches its amplifier"),
    ("SPEAKER", ("GP18",), "a pin and what switches its amplifier"),
    ("SPEAKER", ("GP18", 1), "a pin and what switches its amplifier"),
    ("NAME", None, "NAME is missing"),
    ("NAME", "", "NAME is ''"),
    ("BOARD_ID", 7, "BOARD_ID is 7"),
    ("MCU", "Z80", "MCU is 'Z80'; it must be 'RP2040' or"),
    ("DRIVE", (0x100000,), "DRIVE is (1048576,)"),
    ("DRIVE", (0x100001, 0x200000), "two multiples of 4096"),
    ("DRIVE", (0x200000, 0x100000), "in this order"),
    ("DRIVE", (0x100000, 0x100000), "in this order"),
    ("DRIVE", (0x7F000, 0x200000), "within 16 MB"),
    ("DRIVE", (0x100000, 0x1001000), "within 16 MB"),
    ("CHIP", "ST7735", "CHIP is 'ST7735'"),
    ("ROTATION", 90, "ROTATION is 90"),
    ("ROTATION", False, "ROTATION is False"),
    ("BUS", "UART", "BUS is 'UART'"),
    ("SDA", None, "SDA is missing"),
    ("ADDRESSES", (0x3C, 0x90), "0x08 to 0x77"),
    ("ADDRESSES", (), "0x08 to 0x77"),
    ("FREQUENCY", 10, "FREQUENCY is 10"),
    ("KEYS", ("GP1", "GP2"), "KEYS names 2 pins; Tombolo is played with six"),
    ("KEYS", (1, 2, 3, 4, 5, 6), "six names of pins"),
    ("KEYS", ("GP4", "GP11", "GP12", "GP13", "GP14", "GP15"), "gives GP4 to UP"),
    ("KEYS", ("GP10", "GP10", "GP12", "GP13", "GP14", "GP15"), "gives GP10 to DOWN"),
    ("LED", None, "LED is missing"),
    ("CS", "GP9", "CS is no field of a board with BUS 'I2C'"),
]


@pytest.mark.parametrize(("field", "value", "says"), WRONG, ids=lambda v: str(v)[:24])
def test_a_wrong_field_gives_one_sentence(field, value, says):
    fields = {**GOOD, field: value}
    if value is None:
        del fields[field]
    with pytest.raises(profile.ProfileError) as caught:
        profile.check("x", fields)
    sentence = str(caught.value)
    assert sentence.startswith("boards/x.py: ")
    assert field in sentence
    assert says in sentence
    assert "\n" not in sentence


def test_good_fields_pass():
    profile.check("x", GOOD)
    profile.check("x", SPI)
    profile.check("x", {**GOOD, "DRIVE": (0x80000, 0x81000)})
    profile.check("x", {**GOOD, "DRIVE": (0xFFF000, 0x1000000)})
    profile.check("x", {**SPI, "RESET": None})
    profile.check("x", {**GOOD, "LED": None})
    profile.check("x", {**GOOD, "BATTERY": None})
    profile.check("x", {**GOOD, "SPEAKER": None})
    profile.check("x", {**GOOD, "SPEAKER": ("GP18", "GP19")})
    stubs.check(made())


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"BOARD_ID": "raspberry_pie"}, "BOARD_ID 'raspberry_pie' is none that CircuitPython has"),
        ({"SDA": "GP77"}, "SDA is 'GP77', which raspberry_pi_pico does not have"),
        ({"LED": "GP25", "SDA": "LED"}, "LED and SDA are both the pin GPIO25"),
        ({"BATTERY": ("A9", 2)}, "BATTERY is 'A9', which raspberry_pi_pico does not have"),
        ({"LED": "A3"}, "BATTERY and LED are both the pin GPIO29"),
        ({"SPEAKER": ("GP14", None)}, "SPEAKER and A are both the pin GPIO14"),
        ({"SPEAKER": ("GP18", "GP19X")}, "SPEAKER is 'GP19X', which raspberry_pi_pico does not"),
        ({"BUS": "BOARD"}, "raspberry_pi_pico has no board.DISPLAY"),
        ({"MCU": "BCM", "SDA": "GP4"}, "SDA is 'GP4', which a Raspberry Pi does not have"),
    ],
)
def test_what_the_board_does_not_have_gives_one_sentence(fields, says):
    with pytest.raises(profile.ProfileError, match=re.escape(says)):
        stubs.check(made(**fields))


def test_a_file_that_is_no_python_and_a_board_that_is_not_there(tmp_path):
    (tmp_path / "odd.py").write_text("NAME = (\n")
    with pytest.raises(profile.ProfileError, match=r"boards/odd\.py does not read as Python"):
        profile.load("odd", tmp_path)
    for name in ("nope", "__init__"):
        with pytest.raises(profile.ProfileError, match=f"there is no board '{name}'; there are "):
            profile.load(name)


def test_files_that_a_mac_writes_are_no_boards_words_or_modules(tmp_path, monkeypatch):
    for name in ("pico.py", "._pico.py", "._.py", ".hidden/mine.py", "a/b.py", "a/._b.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(b"\0\5\x16\7")
    monkeypatch.setattr(profile, "FOLDER", tmp_path)
    assert profile.names() == ["pico"]
    found = profile.visible(tmp_path, "**/*.py")
    assert [path.relative_to(tmp_path).as_posix() for path in found] == ["a/b.py", "pico.py"]


def test_the_template_is_a_sound_profile(tmp_path):
    text = (profile.FOLDER / "TEMPLATE.py").read_text()
    (tmp_path / "mine.py").write_text(text)
    stubs.check(profile.load("mine", tmp_path))
    spi = re.sub(r'\nBUS = "I2C"\n(.*\n){4}', "\n", text)
    lines = [re.sub(r"^# (?=[A-Z]+ = )", "", line) for line in spi.splitlines()]
    (tmp_path / "spi.py").write_text("\n".join(line for line in lines if '"BOARD"' not in line))
    assert profile.load("spi", tmp_path).BUS == "SPI"
    stubs.check(profile.load("spi", tmp_path))


def test_generated_pages_are_up_to_date():
    assert table.write(check_only=True) == [], "run `make boards` and commit what it writes"


@pytest.mark.parametrize("name", BOARDS)
def test_every_board_has_a_wiring_page_that_readme_links(name):
    page = (table.WIRING / f"{name}.md").read_text()
    assert table.wiring(profile.load(name)) in page
    assert f"](../drawings/{name}.svg)" in page
    assert f"[{name}](wiring/{name}.md)" in table.README.read_text()


def test_a_stale_table_is_found_and_written(tmp_path, monkeypatch):
    page = tmp_path / "boards" / "README.md"
    page.parent.mkdir()
    words = table.README.read_text()
    monkeypatch.setattr(table, "pages", lambda: {page: words})
    monkeypatch.setattr(table, "FOLDER", page.parent)
    assert table.write(check_only=True) == ["boards/README.md"]
    assert not page.exists()
    assert table.write() == ["boards/README.md"]
    assert table.write() == []


@pytest.mark.parametrize("name", BOARDS)
def test_the_drawing_shows_every_key_and_the_display(name):
    board = profile.load(name)
    picture = drawing.draw(board)
    assert picture
    words = [e.text for e in ElementTree.fromstring(picture.svg()).iter() if e.text]
    assert set(profile.KEYS) <= set(words)
    assert board.NAME in words
    assert board.CHIP in words or name in headers.LAYOUTS
    warning = {TEXTS[f"WARNING_{n}"] for n in (1, 2, 3)}
    assert warning <= set(words) or name in headers.LAYOUTS


@pytest.mark.parametrize("name", headers.HEADERS)
def test_the_printed_pins_are_those_of_the_profile(name):
    board = profile.load(name)
    header = headers.HEADERS[name]
    for _, pin in profile.pins(board)[:-1]:
        label = header.names.get(pin, pin)
        assert pin == board.LED or pin in header.plug or label in header.left + header.right, pin


@pytest.mark.parametrize("name", [n for n in BOARDS if n != "oled_bonnet"])
def test_what_is_pressed_is_known_of_every_board(name):
    board = profile.load(name)
    assert buttons.restart(board) != buttons.RESTART
    assert f"| {name} " in table.README.read_text().partition("<!-- buttons")[2]
    is_pico = name.startswith("pico")  # a Pico has no button for a reset
    assert (buttons.restart(board) == "unplug the cable and plug it in again") == is_pico


def test_a_board_whose_buttons_are_not_known_is_told_both_ways():
    assert "plug it in again" in buttons.restart(made())
    assert "BOOTSEL" in buttons.boot(made())
    assert buttons.boot(made(MCU="SAMD51", DRIVE=None)) == "Press RESET twice, half a second apart."


def test_the_picos_places_are_numbered_as_on_the_board():
    header = headers.HEADERS["pico"]
    places = {"GP0": 1, "GP4": 6, "GP5": 7, "GP10": 14, "GP15": 20, "GP16": 21, "3V3(OUT)": 36}
    assert {label: header.number(label) for label in places} == places


def test_boards_and_check_are_commands(capsys):
    assert main(["boards", "--check"]) == 0
    out = capsys.readouterr().out
    assert all(name in out for name in BOARDS)
    assert main(["check", "--board", "macropad"]) == 0
    assert "KEY12" in capsys.readouterr().out
    assert main(["check", "--board", "nope"]) == 1
    assert capsys.readouterr().err.startswith("check: there is no board 'nope'")
