"""The drawings: the packed modules are what is drawn, and the font is legible."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from boards.install import profile
from firmware.graphics import font, font_dots
from host_sim import artist
from host_sim.machine import Machine

GRAPHICS = Path(__file__).parent.parent.parent / "firmware/graphics"


def test_the_packed_modules_are_what_is_drawn():
    sources = artist.sources()
    assert set(sources) == {"font.py", "font_dots.py", "picture_dots.py"}
    for name, source in sources.items():
        assert (GRAPHICS / name).read_text(encoding="utf-8") == source


@pytest.mark.parametrize(("name", "draw"), [("scene", "scene"), ("ranks", "picture")])
def test_pictures_and_signs_look_as_in_their_files(name, draw):
    text = (GRAPHICS / f"{name}.txt").read_text(encoding="utf-8")
    files = [cell for _, _, cells in artist.blocks(text) for cell in cells]
    with Machine(profile.load("pico")) as machine:
        pictures = machine.load("firmware.graphics.pictures")
        new_bitmap = machine.load("displayio").Bitmap

        def drawn(draw, n, width, height):
            bitmap = new_bitmap(128, 64, 2)
            draw(SimpleNamespace(bitmap=bitmap), n, 9, 3)
            rows = ["".join(".#"[bitmap[x, y]] for x in range(128)) for y in range(64)]
            assert "".join(rows).count("#") == "".join(row[9 : 9 + width] for row in rows).count(
                "#"
            )
            return [row[9 : 9 + width] for row in rows[3 : 3 + height]]

        for n, rows in enumerate(files):
            assert drawn(getattr(pictures, draw), n, len(rows[0]), 16) == rows
        if name == "scene":
            for n in range(3):
                sign = [row[8 * n : 8 * n + 8] for row in files[-1][:7]]
                assert drawn(pictures.sign, n, 8, 7) == sign


@pytest.mark.parametrize(
    ("pack", "text", "says"),
    [
        (artist.pack_pictures, "sprite A\n########\n\nsprite B\n########\n########\n", "one size"),
        (artist.pack, "font AB\n## #\n## ##\n", "^line 3 needs 2 cells, as wide as above$"),
        (artist.pack, "font A\n#\n", "lacks"),
    ],
)
def test_a_crooked_drawing_is_refused(pack, text, says):
    with pytest.raises(artist.DrawingError, match=says):
        pack(text)


def glyphs():
    found = []
    start = 0
    for n, width in enumerate(font.WIDTHS):
        if n > 31 and n != 127:  # what has no sign is drawn as "?"
            found.append((n, font_dots.COLUMNS[start : start + width]))
            start += width
    assert start == len(font_dots.COLUMNS)
    return found


def test_capitals_and_digits_are_seven_rows_high():
    seen = 0
    for n, columns in glyphs():
        if n < 128 and chr(n).isalnum() and not chr(n).islower():
            lit = 0
            for column in columns:
                lit |= column
            assert lit & 127 == 127, chr(n)
            seen += 1
    assert seen == 36


def test_no_two_characters_look_the_same():
    extra = artist.signs(font.EXTRA)
    seen = {}
    for n, columns in glyphs():
        name = chr(n) if n < 128 else extra[n - 128]
        if name.isspace():
            continue
        assert columns not in seen, (name, seen[columns])
        seen[columns] = name
    assert len(seen) > 94  # ASCII without the space, and more
