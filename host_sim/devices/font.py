"""fontio and terminalio: the font that is built into CircuitPython, all glyphs in one bitmap.

It is Terminus, six by twelve, from the file that Blinka brings. Each build has the letters of its
language besides ASCII; here there is ASCII alone.
"""

from __future__ import annotations

import importlib.util
from collections import namedtuple
from functools import lru_cache
from pathlib import Path
from types import ModuleType

from host_sim.devices.bitmap import Bitmap

WIDTH, HEIGHT = 6, 12
FIRST, LAST = 0x20, 0x7E
Glyph = namedtuple("Glyph", "bitmap tile_index width height dx dy shift_x shift_y")


class BuiltinFont:
    """The font. bitmap: its glyphs side by side, the first is a space."""

    def __init__(self) -> None:
        self.bitmap = Bitmap((LAST - FIRST + 1) * WIDTH, HEIGHT, 2)
        for place, rows in enumerate(_rows()):
            for y, row in enumerate(rows):
                for x in range(WIDTH):
                    self.bitmap._write_pixel(place * WIDTH + x, y, row >> (7 - x) & 1)
        self.bitmap._read_only = True

    def get_bounding_box(self) -> tuple[int, int]:
        """Return the size of every glyph."""
        return WIDTH, HEIGHT

    def get_glyph(self, codepoint: int) -> Glyph | None:
        """Return where a glyph is in the bitmap, None if the font lacks it."""
        if not FIRST <= codepoint <= LAST:
            return None
        return Glyph(self.bitmap, codepoint - FIRST, WIDTH, HEIGHT, 0, 0, WIDTH, 0)


def _rows() -> list[list[int]]:
    """Return the rows of each glyph from FIRST to LAST."""
    spec = importlib.util.find_spec("displayio")
    assert spec is not None
    assert spec.origin is not None
    text = Path(spec.origin).with_name("resources").joinpath("ter-u12n.bdf").read_text("utf-8")
    glyphs: dict[int, list[int]] = {}
    for part in text.split("STARTCHAR ")[1:]:
        head, _, rest = part.partition("BITMAP\n")
        code = int(head.split("ENCODING ")[1].split()[0])
        glyphs[code] = [int(row, 16) for row in rest.split("ENDCHAR")[0].split()]
    return [glyphs[code] for code in range(FIRST, LAST + 1)]


_font = lru_cache(BuiltinFont)  # read when a program first asks for it


class _Terminalio(ModuleType):
    FONT = property(lambda self: _font())


def font_modules() -> list[ModuleType]:
    """Return `fontio` and `terminalio`."""
    fontio = ModuleType("fontio")
    fontio.__dict__.update(BuiltinFont=BuiltinFont, Glyph=Glyph, FontProtocol=object)
    return [fontio, _Terminalio("terminalio")]
