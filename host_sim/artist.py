"""Pack firmware/graphics/font.txt, the drawings, into firmware/graphics/font.py and art_dots.py, what the chip loads.

And scene.txt and ranks.txt, larger pictures of one size each, into scene_dots.py and rank_dots.py.

Run by `make art`. Each glyph becomes one byte a column, bit 0 the top row; each sprite becomes its
rows, one after the other, 32 bits a row at most, written as the fewest whole bytes.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

FIRMWARE = Path(__file__).parent.parent / "firmware"
HEAD = '''"""The font and the sprites, packed from art.txt by `make art`: change that, not this."""

# Glyphs: characters in order, and the width of each. The dots are in art_dots.py.
'''

DOTS = '''"""The dots of the font and the sprites, unpacked once at the start.

Packed from art.txt by `make art`: change that, not this.
"""

'''


PICTURES = '''"""Pictures, {wide}x{high} dots, packed from {name}.txt by `make art`: change that.

What draws them is here, too: the chip takes 20 ms for each file that a screen needs.
"""

ROWS = {rows}


def draw(c, at, w, h, x, y):
    """Draw the lit dots of 8 * w x h, the first of them in byte `at`, upper left at x, y."""
    bitmap = c.bitmap
    for row in range(h):
        for column in range(w):
            bits = ROWS[at + {stride} * row + column]
            to = x + 8 * column + 7
            while bits:
                if bits & 1:
                    bitmap[to, y + row] = 1
                bits >>= 1
                to -= 1
'''
SPACES = {  # one no line ends at, and a thin one, as French has it before ? and !
    " ": bytes(2),
    "\xa0": bytes(2),
    "\u202f": bytes(1),
}


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
                raise DrawingError(f"line {first + n + 1}: due are {count} cells, as wide as above")
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
    """Return the characters of art.EXTRA."""
    return extra.replace(b"\0", b"").decode()


def literal(data: bytes) -> str:
    """Return data as lines of a bytes literal."""
    lines = [data[i : i + 22] for i in range(0, len(data), 22)]
    body = "\n".join('    b"' + "".join(f"\\x{byte:02x}" for byte in line) + '"' for line in lines)
    return "(\n" + body + "\n)"


def pack(text: str) -> tuple[str, str]:
    """Return the sources of art.py and of art_dots.py for the drawings in text."""
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
    out = HEAD
    out += '# 0 to 127 are ASCII, "?" for what has no sign; then EXTRA, four bytes of UTF-8 each.\n'
    out += f"EXTRA = {literal(b''.join(char.encode().ljust(4, bytes(1)) for char in extra))}\n"
    out += f"WIDTHS = {literal(bytes(len(glyphs[char]) for char in by_code))}\n"
    out += "\n# Sprites: width and height of each.\n"
    for n, name in enumerate(sprites):
        if name.isupper():
            out += f"{name} = {n}\n"
    sizes = bytes(n for rows in sprites.values() for n in (len(rows[0]), len(rows)))
    out += f"SIZES = {literal(sizes)}\n"
    dots = DOTS + "# Each glyph's columns from left to right, bit 0 on top.\n"
    dots += f"COLUMNS = {literal(b''.join(glyphs[char] for char in order))}\n\n"
    dots += "# Each sprite's rows, most significant bit left.\n"
    dots += f"ROWS = {literal(b''.join(packed_rows(rows) for rows in sprites.values()))}\n"
    return out, dots


def pack_pictures(name: str, text: str) -> str:
    """Return the source of the pictures of a file of this name: their rows, and what draws them."""
    drawn = [cell for _, _, cells in blocks(text) for cell in cells]
    wide, high = len(drawn[0][0]), len(drawn[0])
    if any((len(rows[0]), len(rows)) != (wide, high) for rows in drawn) or wide % 8:
        raise DrawingError("pictures have one size, whole bytes wide")
    rows = literal(b"".join(packed_rows(rows) for rows in drawn))
    return PICTURES.format(wide=wide, high=high, name=name, rows=rows, stride=wide // 8)


def sources() -> dict[str, str]:
    """Return what is packed, by the names of its files. Raises DrawingError."""
    out = {}
    for name in ("art", "scene", "ranks"):
        text = (FIRMWARE / f"{name}.txt").read_text(encoding="utf-8")
        try:
            if name == "art":
                out["art.py"], out["art_dots.py"] = pack(text)
            else:
                out[f"{name.rstrip('s')}_dots.py"] = pack_pictures(name, text)
        except DrawingError as error:
            raise DrawingError(f"firmware/{name}.txt, {error}") from error
    return out


def main() -> int:
    """Write what is packed; return 0, or 2 with a sentence when a drawing is off."""
    try:
        packed = sources()
    except DrawingError as error:
        print(error, file=sys.stderr)
        return 2
    for name, source in packed.items():
        (FIRMWARE / name).write_text(source, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
