"""What flash says of the settings.toml on a drive before it promises a title."""

import pytest

from boards.install import commands as command
from boards.install.settings import problems, with_page
from tests.boards.drives import files_of, put

MORE = {"TOMBOLO_BOARD": ["mine", "pico"], "TOMBOLO_LANGUAGE": ["de", "en"]}


def said(text, more=MORE):
    return problems(text if isinstance(text, bytes) else text.encode(), more)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "# TOMBOLO_CHIP = nothing\n",
        'TOMBOLO_CHIP = "SH1106"  # of 1.3 inch\r\nTOMBOLO_HAND="left"\n',
        '  TOMBOLO_CLOCK = 125\nTOMBOLO_SEED = "7"\n\n',
        'TOMBOLO_LANGUAGE = "de"\nTOMBOLO_BOARD = "mine"',
        'TOMBOLO_PAGE = "https://tombolo.example/#\\"x\\""\nTOMBOLO_CODE = "AJ20-06N4"\n',
        'CIRCUITPY_WIFI_SSID = "x"\nMINE = what I like\nno sense at all\n',
        "[mine]\nx = 1\n",
    ],
)
def test_what_the_board_takes_is_left_alone(text):
    assert said(text) == []


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "TOMBOLO_CHIP = 'SH1106'",
            'TOMBOLO_CHIP needs straight quotes: write TOMBOLO_CHIP = "SH1106"',
        ),
        (
            "TOMBOLO_CHIP = “SH1106”  # mine",
            'TOMBOLO_CHIP needs straight quotes: write TOMBOLO_CHIP = "SH1106"',
        ),
        (
            'TOMBOLO_CHIP = "SH1106”',
            'TOMBOLO_CHIP needs straight quotes: write TOMBOLO_CHIP = "SH1106"',
        ),
        (
            'TOMBOLO_CHIP = "SH1106" or so',
            'TOMBOLO_CHIP cannot be SH1106" or so: it can be SSD1306 or SH1106',
        ),
        ('TOMBOLO_CHIP = "SH1107"', "TOMBOLO_CHIP cannot be SH1107: it can be SSD1306 or SH1106"),
        ("TOMBOLO_CHIP = ", "TOMBOLO_CHIP has no value"),
        ('TOMBOLO_CHIP = ""', "TOMBOLO_CHIP has no value"),
        ("TOMBOLO_CHIP", "TOMBOLO_CHIP has no ="),
        ('TOMBOLO_CHPI = "SH1106"', "TOMBOLO_CHPI is no setting of Tombolo; TOMBOLO_CHIP is"),
        ('tombolo_chip = "SH1106"', "tombolo_chip is no setting of Tombolo; TOMBOLO_CHIP is"),
        ('TOMBOLO_XYZ = "1"', "TOMBOLO_XYZ is no setting of Tombolo"),
        ("TOMBOLO_CLOCK = fast", "TOMBOLO_CLOCK cannot be fast: it can be a number"),
        ('TOMBOLO_SEED = "seven"', "TOMBOLO_SEED cannot be seven: it can be a number"),
        ('TOMBOLO_LANGUAGE = "fr"', "TOMBOLO_LANGUAGE cannot be fr: it can be de or en"),
        ('TOMBOLO_BOARD = "pico3"', "TOMBOLO_BOARD cannot be pico3: it can be mine or pico"),
    ],
)
def test_what_the_board_would_not_take_is_said_with_its_line(text, sentence):
    assert said(f"\n{text}\n") == [f"line 2: {sentence}"]


def test_a_setting_that_stands_there_twice_counts_once():
    text = 'TOMBOLO_HAND = "left"\nTOMBOLO_HAND = "right"\n'
    assert said(text) == ["line 2: TOMBOLO_HAND stands there twice: the first counts"]


def test_behind_a_table_nothing_is_read():
    text = '[tombolo]\nTOMBOLO_HAND = "both"\n'
    assert said(text) == ["line 1: from [tombolo] on the board reads nothing"]


def test_a_file_that_an_editor_has_saved_otherwise_is_named():
    text = 'TOMBOLO_HAND = "both"\n'
    mark, hand = said("\ufeff" + text)
    assert mark.startswith("line 1 is not read: save the file as UTF-8 without")
    assert "cannot be both" in hand
    assert said(text.encode("utf-16")) == ["cannot be read: save it as UTF-8"]
    assert said(b"\xff\xfe") == ["cannot be read: save it as UTF-8"]


def test_the_command_says_it_before_it_promises_a_title(place, new, capsys, monkeypatch):
    monkeypatch.setattr(command.bundle, "make", lambda board, plain, language: new)
    put(place, {"settings.toml": 'TOMBOLO_CHIP = “SH1107”\nTOMBOLO_GAME = "hashy"\n'.encode()})
    assert command.main(["flash", "--drive", str(place), "--dry-run"]) == 0
    dry = capsys.readouterr().out
    assert command.main(["flash", "--drive", str(place)]) == 0
    out = capsys.readouterr().out
    chip = f"Careful: {place / 'settings.toml'}, line 1: TOMBOLO_CHIP cannot be SH1107: it can be"
    for text in (dry, out):
        assert chip in text
    assert out.index(chip) < out.index("Now eject the drive")
    assert "settings.toml" in files_of(place)
    put(place, {"settings.toml": b""})
    assert command.main(["flash", "--drive", str(place)]) == 0
    assert "Careful" not in capsys.readouterr().out


def test_games_boards_and_languages_are_those_of_the_drive(place, capsys):
    settings = 'TOMBOLO_GAME = "{}"\nTOMBOLO_BOARD = "{}"\nTOMBOLO_LANGUAGE = "fr"\n'
    put(place, {"firmware/games/kalah/info.mpy": b"C", "boards/mine.py": b"#"})
    for name, board, is_there in (("kalah", "mine", True), ("atoll", "pico", True), ("x", "y", 0)):
        put(place, {"settings.toml": settings.format(name, board).encode()})
        assert command.main(["flash", "--drive", str(place), "--dry-run"]) == 0
        assert ("Careful" not in capsys.readouterr().out) == is_there


PAGE = "https://tombolo.example/"
LINE = b'TOMBOLO_PAGE = "https://tombolo.example/"'


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (b"", LINE + b"\n"),
        (b'MINE = "x"', b'MINE = "x"\n' + LINE + b"\n"),
        (b'MINE = "x"\r\n', b'MINE = "x"\r\n' + LINE + b"\r\n"),
        (b"TOMBOLO_PAGE='old'\nMINE = 1\n", LINE + b"\nMINE = 1\n"),
        (b"MINE = 1\n[mine]\nx = 1\n", b"MINE = 1\n" + LINE + b"\n[mine]\nx = 1\n"),
    ],
)
def test_a_page_takes_the_place_of_another_or_stands_where_the_board_reads(before, after):
    assert with_page(before, PAGE) == after
    assert with_page(after, PAGE) == after
    assert not [one for one in said(after) if "TOMBOLO_PAGE" in one]


def test_a_flash_writes_the_page_and_leaves_the_other_lines(place, new, capsys, monkeypatch):
    monkeypatch.setattr(command.bundle, "make", lambda board, plain, language: new)
    mine = b'TOMBOLO_HAND = "left"\n'
    put(place, {"settings.toml": mine})
    flash = ["flash", "--drive", str(place), "--page", PAGE]
    assert command.main([*flash, "--dry-run"]) == 0
    assert files_of(place) == {"settings.toml": mine}
    assert f"settings.toml: QR codes of results would lead to {PAGE}" in capsys.readouterr().out
    assert command.main(flash) == 0
    assert files_of(place) == {**new.files, "settings.toml": mine + LINE + b"\n"}
    assert f"settings.toml: QR codes of results lead to {PAGE}" in capsys.readouterr().out
    assert command.main(flash[:-2]) == 0
    assert files_of(place)["settings.toml"] == mine + LINE + b"\n"


@pytest.mark.parametrize(
    ("page", "sentence"),
    [
        ("tombolo.example", "is no address of a page"),
        ('https://tombolo.example/"', "is no address of a page"),
        ("https://tombolo.example/#x", "is no address of a page"),
        ("https://tombolo.example/a-rather-long-path/x", "has 44 characters"),
    ],
)
def test_a_page_that_no_qr_code_can_lead_to_is_refused(page, sentence, place, capsys):
    assert command.main(["flash", "--drive", str(place), "--page", page]) == 1
    assert sentence in capsys.readouterr().err
    assert files_of(place) == {}
