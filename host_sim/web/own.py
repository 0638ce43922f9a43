"""A page with one game of somebody's own: that game is the first, and name and icon are its own."""

from __future__ import annotations

import ast
import json
from html import escape
from typing import Any

from PIL import Image

from boards.install.pack import NEEDED, Pack
from firmware.graphics import pictures

FIRST = "/first.py"  # of handheld/, which says which game is the first on the title
_WIDE, _HIGH = 8, 7  # dots of the largest sign
_GUEST = 3  # the sign of a game without one
_PLACES = (  # what index.html says of Tombolo, and what it says of a game
    ("<title>Tombolo</title>", "<title>{title}</title>"),
    ('content="Tombolo"', 'content="{title}"'),
    ('class="unseen">Tombolo<', 'class="unseen">{title}<'),
    ("Tombolo: three island games on a handheld", "{title}: a game on Tombolo, a handheld"),
    ("Three island games on a handheld", "A game on Tombolo, a handheld"),
    ('<a id="today"', '<a hidden id="today"'),  # it is a game of Hashi
    ("The display of the handheld: a game of Hashi", "The sign of {title}"),
)


class Own:
    """What the page takes from a plain pack. Nothing of the pack is run for that."""

    def __init__(self, pack: Pack):
        said = _constants(pack.files[NEEDED[1].format(name=pack.name) + ".py"].decode())
        title, sign = said.get("TITLE"), said.get("SIGN")
        self.name = pack.name
        self.title = title if isinstance(title, str) else pack.name
        self.dots = _dots(sign if isinstance(sign, int | str) else _GUEST)

    def first(self, source: bytes) -> bytes:
        """Return handheld/first.py with this game as the first."""
        return source.replace(b'NAME = ""', f"NAME = {self.name!r}".encode())

    def index(self, page: bytes) -> bytes:
        """Return index.html with the name of this game."""
        text = page.decode()
        for ours, theirs in _PLACES:
            text = text.replace(ours, theirs.format(title=escape(self.title)))
        return text.encode()

    def manifest(self, manifest: bytes) -> bytes:
        """Return the manifest with the name of this game."""
        said = json.loads(manifest)
        said |= {"name": self.title, "short_name": self.title}
        said["description"] = f"{self.title}: a game on Tombolo, a handheld"
        return json.dumps(said, indent=2, ensure_ascii=False).encode()


def _constants(source: str) -> dict[str, Any]:
    """Return the values of a module that stand in it as they are."""
    found = {}
    for line in ast.parse(source).body:
        if isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Name):
            try:
                found[line.targets[0].id] = ast.literal_eval(line.value)
            except ValueError:
                continue
    return found


class _Canvas:
    """As much of a canvas as a sign is drawn on."""

    def __init__(self) -> None:
        self.bitmap: dict[tuple[int, int], int] = {}

    def fill(self, x: int, y: int, _width: int, _height: int) -> None:
        self.bitmap[x, y] = 1


def _dots(sign: int | str) -> Image.Image:
    """Return a sign as the title draws it, lit dots white, without what is dark around it."""
    canvas = _Canvas()
    pictures.sign(canvas, sign, 0, 0)
    dots = Image.new("L", (_WIDE, _HIGH))
    for x, y in canvas.bitmap:
        dots.putpixel((x, y), 255)
    return dots.crop(dots.getbbox())
