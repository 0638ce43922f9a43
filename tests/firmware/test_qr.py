"""QR codes: a reader that knows nothing of us reads every one off the simulator's picture."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import zxingcpp
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import ImageOps

from firmware.graphics import qr
from host_sim.drive import Handheld
from host_sim.frontends import png
from host_sim.lab.bench import vm
from tests.firmware.menus import app, screen
from tests.long import is_ci
from tests.opcodes import CHIP_US, IS_CALIBRATED, count

CODES = (Path(__file__).parent / "codes.txt").read_text().strip().split("\n\n")
LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"
URL = "https://tombolo.example/#4K7Q9XD2"
texts = st.text(st.sampled_from(LETTERS), min_size=1, max_size=77)
addresses = st.text(st.characters(codec="ascii", min_codepoint=33), max_size=45).map(
    "https://".__add__
)


class Display:
    """As much of a canvas as a code needs."""

    def __init__(self):
        self.rows = [bytearray(128) for _ in range(64)]

    def fill(self, x, y, w, h, value=1):
        assert 0 <= x <= x + w <= 128
        assert 0 <= y <= y + h <= 64
        for row in self.rows[y : y + h]:
            row[x : x + w] = bytes([value]) * w

    def frame(self):
        bits = "".join(str(dot) for row in self.rows for dot in row)
        return int(bits, 2).to_bytes(1024, "big")


def read(frame, scale=4):
    """Return the texts of the codes in a picture, on something dark as on the handheld."""
    picture = ImageOps.expand(png.image(frame, scale=scale).convert("L"), 8 * scale, 8)
    return [found.text for found in zxingcpp.read_barcodes(picture)]


@pytest.fixture(scope="module")
def handheld():
    with Handheld(start_ms=1500) as h:
        yield h


@pytest.mark.parametrize("golden", CODES, ids=lambda golden: golden.split("\n")[0])
def test_a_code_is_what_another_encoder_makes_with_the_same_mask(golden):
    """codes.txt was written by the package qrcode 8.2, with its mask_pattern 0."""
    text, *rows = golden.split("\n")
    size, modules = qr.encode(text)
    drawn = ["".join(".#"[dot] for dot in modules[y * size : (y + 1) * size]) for y in range(size)]
    assert drawn == rows


@pytest.mark.skipif(bool(vm.missing()) and not is_ci(), reason="needs the MicroPython VM")
def test_the_other_vm_makes_the_same_codes():
    made = ["A" * 20, "A" * 47, "x" * 53, "é" * 10]
    code = f"from firmware.graphics import qr\nfor t in {made}:\n    print(list(qr.encode(t)[1]))"
    lines = vm.Run(code, (*vm.ENGINE, "firmware", "firmware/graphics")).result().split("\n")
    assert [json.loads(line) for line in lines if line] == [list(qr.encode(t)[1]) for t in made]


@given(st.one_of(texts, addresses))
@settings(max_examples=150, deadline=None)
def test_every_text_is_read_back(text):
    display = Display()
    qr.draw(display, text)
    assert read(display.frame()) == [text]


@pytest.mark.parametrize("scale", [2, 3, 4, 6])
@pytest.mark.parametrize("text", ["TOMBOLO 4K7Q-9XD2 87", "TOMBOLO " * 5, URL, "A" * 77, "x" * 53])
def test_a_phone_reads_it_off_the_display(handheld, text, scale):
    code = handheld.machine.load("firmware.screens.qr").Code(text, ("4K7Q-9XD2",), None)
    app(handheld).go(code)
    handheld.wait(300)
    assert read(handheld.frame(), scale) == [text]


@pytest.mark.parametrize("length", [20, 21, 25, 26, 38, 39, 47, 48, 61, 62, 77])
def test_the_smallest_version_is_taken_and_level_m_where_it_fits(length):
    size, modules = qr.encode("A" * length)
    versions = {21: (20, 25), 25: (38, 47), 29: (61, 77)}  # side -> most letters at levels M, L
    assert size == min(side for side, most in versions.items() if length <= most[1])
    is_m = not modules[8 * size + 1]  # the format begins with 11 at level L, with 10 at level M
    assert is_m == (length <= versions[size][0])


@pytest.mark.parametrize("text", ["A" * 78, "a" * 54])
def test_a_text_that_is_too_long_is_refused(text):
    with pytest.raises(ValueError, match="too long"):
        qr.encode(text)


@pytest.mark.parametrize(("text", "side", "quiet"), [("A", 58, 4), ("A" * 26, 62, 3), (URL, 62, 1)])
def test_around_the_code_is_as_much_light_as_fits(text, side, quiet):
    display = Display()
    assert qr.draw(display, text) == side
    lit = [(x, y) for y, row in enumerate(display.rows) for x in range(128) if row[x]]
    assert (min(lit), max(lit)) == ((0, (64 - side) // 2), (side - 1, (64 + side) // 2 - 1))
    dark = [x for row in display.rows for x in range(side) if row[side // 2] and not row[x]]
    assert min(dark) == 2 * quiet


def test_any_language_has_room_beside_it_and_b_leads_back(handheld):
    before = screen(handheld)
    for text in ("A", URL):
        load = handheld.machine.load("firmware.screens.qr").Code
        app(handheld).go(load(text, ("Hashi B", "4K7Q-9XD2", "87 points"), before))
        handheld.wait(300)
        assert screen(handheld).text == text
        handheld.press("B")
        assert screen(handheld) is before


@pytest.mark.skipif(not IS_CALIBRATED, reason="opcodes are those of CPython 3.11")
@pytest.mark.parametrize("text", ["TOMBOLO 4K7Q-9XD2 87", "A" * 47, "A" * 61, "x" * 53])
def test_the_chip_draws_it_in_half_a_second(text):
    assert count(qr.draw, Display(), text) * CHIP_US < 500_000
