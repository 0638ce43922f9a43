"""A crash of a compiled bundle is told with the names and lines of the sources."""

import io
import re

import pytest

from boards.install import __main__, bundle, profile
from boards.install.readable import readable

PICO = profile.load("pico")


@pytest.fixture(scope="module")
def small():
    texts = {name: path.read_text("utf-8") for name, path in bundle.sources(PICO).items()}
    return bundle.shrunk(texts)


def short_name(small, path, line):
    return re.findall(r"def (\w+)", small[path].splitlines()[line - 1])[0]


def line_of(path, text):
    lines = (bundle.ROOT / path).read_text("utf-8").splitlines()
    return next(n for n, line in enumerate(lines, 1) if line.strip().startswith(text))


def test_a_frame_gets_path_line_and_name(small):
    line = line_of("engine/atoll_awards.py", "def quartets(")
    name = short_name(small, "engine/atoll_awards.py", line)
    assert name != "quartets"
    told = readable(f'  File "engine.atoll_awards", line 1, in {name}\n', PICO)
    assert told == f'  File "engine/atoll_awards.py", line {line}, in quartets\n'


def test_a_method_is_told_with_its_class_and_several_of_one_name_each(small):
    line = line_of("firmware/app.py", "def _draw(")
    name = short_name(small, "firmware/app.py", line)
    assert name != "_draw"
    told = readable(f'File "firmware.app", line 1, in {name}\n', PICO)
    assert told == f'File "firmware/app.py", line {line}, in App._draw\n'
    both = readable('File "firmware.screens.menu", line 1, in __init__\n', PICO)
    assert both.endswith(" in Row.__init__ or Menu.__init__\n")


def test_the_code_on_the_screen_is_found_in_every_module_of_that_name(small):
    name = short_name(small, "firmware/app.py", line_of("firmware/app.py", "def _draw("))
    assert readable(f"app {name}", PICO).startswith(f"app {name}: firmware/app.py:")


def test_what_is_not_known_stays():
    text = 'Traceback:\n  File "code.py", line 16, in <module>\nValueError: no\nnothing _zz\n'
    assert readable(text, PICO) == text


def test_the_command_reads_its_input(monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", io.StringIO('File "firmware.app", line 1, in key\n'))
    assert __main__.main(["traceback"]) == 0
    assert capsys.readouterr().out == 'File "firmware.app", line 1, in key\n'
