"""Texts broken into lines of some width: for pages, for notices, and for what a crash says."""

from engine.const import const
from firmware.graphics.canvas import width

_SOFT = const("\xad")  # a soft hyphen: where a word may be broken
_GAP = const(4)  # dots of a space and beside it


def wrapped(text, room):
    """Return a text as lines at most so many dots wide; a line feed in it begins a new one.

    Lines end at spaces, or at a soft hyphen, which then is one. What fits no line even so is broken
    anywhere.
    """
    lines = []
    for paragraph in text.split("\n"):
        line = []  # its words, joined at its end: each string that is made takes the chip a while
        used = 0  # dots of it
        for word in paragraph.split(" "):
            parts = word.split(_SOFT) if _SOFT in word else [word] if word else ()
            while parts:
                gap = _GAP if used else 0
                piece, dots, parts = _fitting(parts, room - used - gap)
                if not piece and not used:
                    piece, parts = _cut(parts, room)
                if piece:
                    line.append(piece)
                    used += gap + dots
                if parts:
                    lines.append(" ".join(line))
                    line = []
                    used = 0
        lines.append(" ".join(line))
    return lines


def _fitting(parts, room):
    """Return as much of a word as holds on so many dots, its own, and the parts left of it."""
    for n in range(len(parts), 0, -1):
        piece = "".join(parts[:n]) if n > 1 else parts[0]
        if n < len(parts):
            piece += "-"
        dots = width(piece)
        if dots <= room:
            return piece, dots, parts[n:]
    return "", 0, parts


def _cut(parts, room):
    """Return the letters that hold, of a word whose first part does not, and what is left."""
    part = parts[0]
    n = 1
    while n < len(part) and width(part[: n + 1]) <= room:
        n += 1
    return part[:n], [part[n:]] * (n < len(part)) + parts[1:]
