"""What a screen draws, as a list of the calls that its canvas gets."""

from __future__ import annotations

from typing import Any

from firmware.graphics.canvas import width


class Dots(bytearray):
    """A bitmap that records which dots are set one by one; its size is zero."""

    width = 0
    height = 0

    def __init__(self, strokes: list[Any]) -> None:
        super().__init__(1024)
        self.strokes = strokes

    def __setitem__(self, at: Any, value: Any) -> None:
        self.strokes.append(("dot", [*at, value]))

    def fill(self, value: int) -> None:
        self.strokes.append(("dots", [value]))


class Ink:
    """A canvas that records what is drawn."""

    def __init__(self) -> None:
        self.strokes: list[Any] = []
        self._dots = Dots(self.strokes)

    @property
    def bitmap(self) -> Dots:
        return self._dots

    @bitmap.setter
    def bitmap(self, bitmap: Any) -> None:
        """Draw onto the same dots whatever the bitmap."""

    def text(self, x: int, y: int, words: str) -> int:
        self.strokes.append(("text", [x, y, words]))
        return x + width(words)

    def __getattr__(self, name: str) -> Any:
        return lambda *args: self.strokes.append(
            (name, [arg for arg in args if isinstance(arg, int | str | bytes)])
        )


def strokes(screen: Any) -> list[Any]:
    screen.is_fresh = True
    ink = Ink()
    screen.draw(ink)
    return ink.strokes


def texts(screen: Any) -> list[str]:
    return [arg for _, args in strokes(screen) for arg in args if isinstance(arg, str)]
