"""Packs the drawings of firmware/graphics into the modules that the firmware loads (`make art`).

font.txt becomes font.py and font_dots.py; scene.txt and ranks.txt become picture_dots.py. A glyph
is packed as one byte a column, bit 0 on top; a sprite or picture as its rows, each as few whole
bytes as possible, the most significant bit on the left.
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

GRAPHICS = Path(__file__).parent.parent / "firmware/graphics"
FONT = '''"""The sizes of the glyphs and the sprites.

`make art` packs them from font.txt: change that.
"""

# Codes 0 to 127 are ASCII, "?" where it has no glyph; then EXTRA, four bytes of UTF-8 each with
# the spaces behind it. Widths and sizes are hexadecimal digits.
'''
FONT_DOTS = '''"""The dots of the glyphs and the sprites, needed only once, by unpack.py.

`make art` packs them from font.txt: change that.
"""

'''
PICTURE_DOTS = '''"""The rows of the pictures that pictures.py draws.

`make art` packs them from scene.txt and ranks.txt: change those.
"""

'''
PICTURES = (("scene", "SCENES"), ("ranks", "RANKS"))  # of scene.txt the rows SCENES, and so on
SPACES = {  # and the no-break spaces; the narrow one is French, before ? and !
    " ": bytes(2),
    "\xa0": bytes(2),
    "\u202f": bytes(1),
}

LONGEST = 93  # characters of a literal
_ROW = 22  # characters of EXTRA in a line

Packed = TypeVar("Packed")


class DrawingError(ValueError):
    """A drawing that cannot be packed; the text names the line."""


def blocks(text: str) -> Iterator[tuple[str, str, list[list[str]]]]:
    """Yield (kind, names, cells) of every block; cells are lists of rows."""
    lines = text.splitlines()
    at = 0
    while at < len(lines):
        kind, _, names = lines[at].partition(" ")
        at += 1
        if kind not in ("font", "sprite"):
            continue
        first = at
        rows = []
        while at < len(lines) and lines[at].strip():
            rows.append(lines[at].split(" "))
            at += 1
        count = len(names) if kind == "font" else len(names.split())
        for n, row in enumerate(rows):
            widths = [len(cell) for cell in row]
            if len(row) != count or widths != [len(cell) for cell in rows[0]]:
                raise DrawingError(f"line {first + n + 1} needs {count} cells, as wide as above")
        yield kind, names, [[row[c] for row in rows] for c in range(count)]


def columns(rows: list[str]) -> bytes:
    """Return a glyph's columns, bit 0 the top row."""
    return bytes(
        sum(1 << y for y, row in enumerate(rows) if row[x] == "#") for x in range(len(rows[0]))
    )


def packed_rows(rows: list[str]) -> bytes:
    """Return a sprite's rows, most significant bit left, whole bytes a row."""
    size = (len(rows[0]) + 7) // 8
    return b"".join(
        int(row.replace("#", "1").replace(".", "0").ljust(size * 8, "0"), 2).to_bytes(size, "big")
        for row in rows
    )


def signs(extra: bytes) -> str:
    """Return the characters of font.EXTRA."""
    return extra.decode().replace(" ", "")


def literal(data: bytes) -> str:
    """Return data as lines of a bytes literal."""
    lines = [""]
    for byte in data:
        is_plain = 32 <= byte < 127 and chr(byte) not in '"\\'
        one = chr(byte) if is_plain else f"\\x{byte:02x}"
        if len(lines[-1] + one) > LONGEST:
            lines.append("")
        lines[-1] += one
    return "(\n" + "".join(f'    b"{line}"\n' for line in lines) + ")"


def spread(chars: list[str]) -> str:
    """Return characters as lines of a string, with spaces that make each four bytes of UTF-8."""
    out = ""
    for start in range(0, len(chars), _ROW):
        row = "".join(char + " " * (4 - len(char.encode())) for char in chars[start : start + _ROW])
        out += f'    "{row}"\n'.replace("\xa0", "\\xa0").replace("\u202f", "\\u202f")
    return out


def pack(text: str) -> tuple[str, str]:
    """Return the sources of font.py and font_dots.py for the drawings in text."""
    glyphs = dict(SPACES)
    sprites: dict[str, list[str]] = {}
    for kind, names, cells in blocks(text):
        if kind == "font":
            glyphs.update({char: columns(cell) for char, cell in zip(names, cells, strict=True)})
        else:
            sprites.update(zip(names.split(), cells, strict=True))
    missing = [chr(n) for n in range(32, 127) if chr(n) not in glyphs]
    if missing:
        raise DrawingError(f"the font lacks {''.join(missing)!r}")
    extra = sorted(char for char in glyphs if ord(char) > 126)
    order = [chr(n) for n in range(32, 127)] + extra
    by_code = [chr(n) if chr(n) in glyphs else "?" for n in range(128)] + extra
    out = FONT
    out += f"EXTRA = (\n{spread(extra)}).encode()\n"
    widths = "".join(f"{len(glyphs[char]):x}" for char in by_code)
    lines = [f'    "{widths[at : at + LONGEST]}"\n' for at in range(0, len(widths), LONGEST)]
    out += f"_WIDTHS = (\n{''.join(lines)})\nWIDTHS = bytes([int(w, 16) for w in _WIDTHS])\n"
    out += "\n# The numbers of the sprites, and the width and height of each.\n"
    for n, name in enumerate(sprites):
        if name.isupper():
            out += f"{name} = {n}\n"
    sizes = bytes(n for rows in sprites.values() for n in (len(rows[0]), len(rows)))
    out += f'_SIZES = "{"".join(f"{n:x}" for n in sizes)}"\n'
    out += "SIZES = bytes([int(n, 16) for n in _SIZES])\n"
    dots = FONT_DOTS + "# Each glyph's columns from left to right, bit 0 on top.\n"
    dots += f"COLUMNS = {literal(b''.join(glyphs[char] for char in order))}\n\n"
    dots += "# Each sprite's rows, most significant bit left.\n"
    dots += f"ROWS = {literal(b''.join(packed_rows(rows) for rows in sprites.values()))}\n"
    return out, dots


def pack_pictures(text: str) -> str:
    """Return the rows of all pictures of a file as a bytes literal."""
    drawn = [cell for _, _, cells in blocks(text) for cell in cells]
    size = (len(drawn[0][0]), len(drawn[0]))
    if any((len(rows[0]), len(rows)) != size for rows in drawn) or size[0] % 8:
        raise DrawingError("pictures have one size, whole bytes wide")
    return literal(b"".join(packed_rows(rows) for rows in drawn))


def sources() -> dict[str, str]:
    """Return the packed modules, by the names of their files. Raises DrawingError."""
    out = {}
    out["font.py"], out["font_dots.py"] = _packed("font", pack)
    tables = [f"{table} = {_packed(name, pack_pictures)}\n" for name, table in PICTURES]
    out["picture_dots.py"] = PICTURE_DOTS + "\n".join(tables)
    return out


def _packed(name: str, packer: Callable[[str], Packed]) -> Packed:
    """Return what packer makes of a file of drawings. Raises DrawingError, which names it."""
    try:
        return packer((GRAPHICS / f"{name}.txt").read_text(encoding="utf-8"))
    except DrawingError as error:
        raise DrawingError(f"firmware/graphics/{name}.txt, {error}") from error


def main() -> int:
    """Write the packed modules; return 0, or 2 and print why if a drawing cannot be packed."""
    try:
        packed = sources()
    except DrawingError as error:
        print(error, file=sys.stderr)
        return 2
    for name, source in packed.items():
        (GRAPHICS / name).write_text(source, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
