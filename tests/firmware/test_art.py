"""The drawings: packed from art.txt, legible, and every word on every screen can be drawn."""

from pathlib import Path

import pytest

from firmware.graphics import font
from firmware.graphics import font_dots as art_dots
from host_sim import artist

FIRMWARE = Path(__file__).parent.parent.parent / "firmware"


def test_art_is_what_the_drawings_say():
    sources = artist.sources()
    assert set(sources) == {"art.py", "art_dots.py", "scene_dots.py", "rank_dots.py"}
    for name, source in sources.items():
        assert (FIRMWARE / name).read_text(encoding="utf-8") == source


def test_pictures_of_two_sizes_are_refused():
    with pytest.raises(artist.DrawingError, match="one size"):
        artist.pack_pictures("x", "sprite A\n########\n\nsprite B\n########\n########\n")


def test_a_crooked_drawing_is_refused_by_its_line():
    with pytest.raises(artist.DrawingError, match=r"^line 3: due are 2 cells, as wide as above$"):
        artist.pack("font AB\n## #\n## ##\n")


def test_a_font_with_holes_is_refused():
    with pytest.raises(artist.DrawingError, match="lacks"):
        artist.pack("font A\n#\n")


def test_the_font_has_the_letters_of_three_languages():
    for char in "ÄÖÜäöüßÀÂÇÉÈÊËÎÏÔÙÛŒàâçéèêëîïôùûœæ’«»…–\xa0\u202f":
        assert char in artist.signs(font.EXTRA)


def glyphs():
    """Return the number and the columns of each glyph, all that there are."""
    found = []
    start = 0
    for n, width in enumerate(font.WIDTHS):
        if n > 31 and n != 127:  # what has no sign is drawn as "?"
            found.append((n, art_dots.COLUMNS[start : start + width]))
            start += width
    assert start == len(art_dots.COLUMNS)
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
