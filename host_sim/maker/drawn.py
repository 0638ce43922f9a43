"""Finds what is drawn outside the display, into the last line of a game, or over another text.

A Canvas does not draw what lies outside; so a person would miss it, and nobody would report it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

from boards.install.ending import relative
from firmware.graphics.canvas import HEIGHT, LAST_LINE, LINE, WIDTH, width
from host_sim.maker import place_of, place_of_text, told

_LETTER = 7  # rows of a letter without what hangs below its line
_MUCH = 2  # columns and rows that texts have in common which lie over one another


class Box(NamedTuple):
    """The edges of what was drawn: the columns x to right - 1, the rows y to low - 1."""

    x: int
    y: int
    right: int
    low: int


class _Text(NamedTuple):
    """What is seen of a text; place: the line of the game that has drawn it, "" if none did."""

    box: Box
    words: str
    place: str


class Watch:
    """Looks at each call of a machine's canvas; `problems` has a sentence for each mistake.

    root, name: where the game's files lie, and what it is called. The last line does not belong to
    its view.
    """

    def __init__(self, canvas: Any, root: Path, name: str) -> None:
        self.problems: dict[str, None] = {}  # in the order in which they were met
        self._root = root
        self._name = name
        self._texts: list[_Text] = []
        self._ground: tuple[Any, list[_Text]] = None, []  # what cells are drawn over, its texts
        self._within = 0  # calls of a canvas that other calls of it make
        self._in_last_line = False
        self._canvas = canvas
        kind = type(canvas)
        tools = kind.text.__globals__["bitmaptools"]
        tools.blit = self._wrapped(tools.blit, self._blit)
        for method, look in (
            ("text", self._text),
            ("big", self._big),
            ("fill", self._fill),
            ("line", self._line),
            ("clear", self._clear),
            ("paste", self._paste),
        ):
            setattr(kind, method, self._wrapped(getattr(kind, method), look))
        kind.last_line = self._last(kind.last_line)

    def _wrapped(self, method: Callable[..., Any], look: Callable[..., None]) -> Callable[..., Any]:
        def call(drawn_on: Any, *given: Any, **named: Any) -> Any:
            is_ours = drawn_on is self._canvas or drawn_on is self._canvas.bitmap
            if is_ours and not self._within:
                look(*given, **named)
            self._within += 1
            try:
                return method(drawn_on, *given, **named)
            finally:
                self._within -= 1

        return call

    def _last(self, method: Callable[..., Any]) -> Callable[..., Any]:
        def call(canvas: Any, words: str) -> None:
            self._in_last_line = True
            try:
                method(canvas, words)
            finally:
                self._in_last_line = False

        return call

    def _text(self, x: int, y: int, words: str) -> None:
        self._written(Box(x, y, x + width(words), y + _LETTER), words)

    def _big(self, x: int, y: int, words: str) -> None:
        self._written(Box(x, y, x + 2 * width(words), y + 2 * _LETTER), words)

    def _written(self, box: Box, words: str) -> None:
        if not words.strip():
            return
        what = f"the text {told(words)}"
        if not self._look(box, what, words):
            return
        for other in self._texts:
            both = _common(box, other.box)
            wide, high = both.right - both.x, both.low - both.y
            if wide >= _MUCH and high >= _MUCH and words != other.words:
                over = f"lies over {told(other.words)}, {wide} columns of it"
                self._say(f"{what} at {box.x}, {box.y} {over}", words, other.place)
        self._texts.append(_Text(box, words, place_of(sys._getframe(2), self._name)))

    def _fill(self, x: int, y: int, w: int, h: int, value: int = 1) -> None:
        box = Box(x, y, x + w, y + h)
        if not value:
            self._forget(box)
        elif w > 0 and h > 0:
            self._look(box, f"what is filled, {w}x{h} dots,")

    def _line(self, x1: int, y1: int, x2: int, y2: int, value: int = 1) -> None:
        box = Box(min(x1, x2), min(y1, y2), max(x1, x2) + 1, max(y1, y2) + 1)
        if value:
            self._look(box, f"the line from {x1}, {y1} to {x2}, {y2}")

    def _clear(self, y1: int = 0, y2: int = HEIGHT) -> None:
        self._forget(Box(0, y1, WIDTH, y2))

    def _paste(self, rows: Any) -> None:
        self._forget(Box(0, 0, WIDTH, len(rows) * 8 // WIDTH))

    def _blit(self, source: Any, x: int, y: int, **part: Any) -> None:
        """Know again what a Grid copies back of the ground that it has kept."""
        if part.get("skip_source_index") is not None or "y2" not in part:
            return
        if self._ground[0] is not source:
            self._ground = source, self._texts  # only the ground has been drawn until now
        left, top = part.get("x1", 0), part.get("y1", 0)
        box = Box(x, y, x + part["x2"] - left, y + part["y2"] - top)
        self._forget(box)
        if (x, y) == (left, top):
            for text in self._ground[1]:
                both = _common(text.box, box)
                if both.x < both.right and both.y < both.low:
                    self._texts.append(text._replace(box=both))

    def _forget(self, box: Box) -> None:
        """Forget what is no longer seen of texts, since this box is dark."""
        self._texts = [
            text._replace(box=rest) for text in self._texts for rest in _without(text.box, box)
        ]

    def _look(self, box: Box, what: str, words: str = "") -> bool:
        """Return True if a box lies where it may; say it if it does not.

        words: of a text, which may not be cut; of a shape only what nobody sees at all is told.
        """
        at = f"{what} at {box.x}, {box.y}"
        is_seen = box.right > 0 and box.x < WIDTH and box.low > 0 and box.y < HEIGHT
        may_be_cut = not words and is_seen
        if (box.x < 0 or box.y < 0) and not may_be_cut:
            side = "left of" if box.x < 0 else "above"
            self._say(f"{at} begins {side} the display", words)
        elif box.right > WIDTH and not may_be_cut:
            self._say(f"{at} ends at column {box.right}, and the display has {WIDTH}", words)
        elif box.low > HEIGHT and not may_be_cut:
            self._say(f"{at} ends at row {box.low}, and the display has {HEIGHT}", words)
        elif box.low > LAST_LINE and not self._in_last_line and self._is_of_view():
            self._say(f"{at} reaches into the last line, which begins at row {LAST_LINE}", words)
        else:
            return True
        return False

    def _is_of_view(self) -> bool:
        """Return True if the view of a game draws."""
        frame: FrameType | None = sys._getframe(3)
        while frame:
            file = relative(frame.f_code.co_filename)
            if file in ("firmware/guest/picture.py", f"firmware/games/{self._name}/view.py"):
                return True
            frame = frame.f_back
        return False

    def _say(self, what: str, words: str, other: str = "") -> None:
        place = place_of(sys._getframe(3), self._name) or other
        place = place or place_of_text(self._root, self._name, words)
        self.problems.setdefault(place + what, None)


def _common(one: Box, other: Box) -> Box:
    """Return what is in both boxes; it has no dots where they lie apart."""
    return Box(*map(max, one[:2], other[:2]), *map(min, one[2:], other[2:]))


def _without(box: Box, hole: Box) -> list[Box]:
    """Return boxes of what is in a box and not in a hole."""
    hole = _common(box, hole)
    if hole.x >= hole.right or hole.y >= hole.low:
        return [box]
    parts = (
        box._replace(low=hole.y),
        box._replace(y=hole.low),
        Box(box.x, hole.y, hole.x, hole.low),
        Box(hole.right, hole.y, box.right, hole.low),
    )
    return [part for part in parts if part.x < part.right and part.y < part.low]


assert LINE > _LETTER, "texts in lines of their own do not lie over one another"
