"""How much room there is for a text: of a line, of several, of a row of a menu."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from firmware.graphics.canvas import width

Values = tuple[str, ...]


@dataclass(frozen=True)
class Place:
    """room: dots of a line; lines: how many there are, 0 where the text is wrapped and turns pages.

    fill: what may stand in a text's own places; "module.NAME" stands for those texts. beside: other
    texts on the same line, two spaces between. foot: the line is that of the keys, where "Ⓐ " may
    become "Ⓐ…". flat: no letter may hang below the line.
    """

    room: int
    lines: int = 1
    fill: Mapping[str, Values] = field(default_factory=dict)
    beside: tuple[Values, ...] = ()
    foot: bool = False
    flat: bool = False


def line(room: int, *beside: Values, **fill: str | Values) -> Place:
    """Return a line of so many dots; each of `beside` stands on it, too, two spaces between."""
    return Place(room, 1, _values(fill), beside)


def flat(room: int, *beside: Values, **fill: str | Values) -> Place:
    """Return a line below which there is no room."""
    return Place(room, 1, _values(fill), beside, flat=True)


def hint(*beside: Values, **fill: str | Values) -> Place:
    """Return the last line of the display, which other texts may share."""
    return Place(128, 1, _values(fill), beside)


def confirm(*beside: Values, **fill: str | Values) -> Place:
    """Return the last line where A may have to be held."""
    return Place(128, 1, _values(fill), beside, True)


def wraps(room: int, lines: int = 0, **fill: str | Values) -> Place:
    """Return lines of so many dots, 0 for as many as it takes."""
    return Place(room, lines, _values(fill))


def row(*values: str, room: int = 111, **fill: str | Values) -> Place:
    """Return the row of a menu, beside an arrow; values: what may be chosen there, behind it."""
    if values:
        return Place(room - width("←→") - 1, 1, _values(fill), (values,))
    return Place(room, 1, _values(fill))


def _values(fill: Mapping[str, str | Values]) -> dict[str, Values]:
    return {name: (value,) if isinstance(value, str) else value for name, value in fill.items()}
