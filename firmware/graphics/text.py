"""Text broken into lines of a given width."""

from engine.const import const
from firmware.graphics.canvas import width

_SOFT_HYPHEN = const("\xad")  # where a word may be broken
_GAP = const(4)  # columns of a space and the gaps beside it


def wrapped(text, room):
    """Return a text as lines at most `room` columns wide; a line feed in it begins a new line.

    Lines break at spaces, or at a soft hyphen, which then becomes a hyphen. A part of a word that
    is wider than a line is broken anywhere.
    """
    lines = []
    for paragraph in text.split("\n"):
        line = []  # its words, joined only at its end: the chip is slow at making strings
        used = 0  # columns
        for word in paragraph.split(" "):
            parts = word.split(_SOFT_HYPHEN) if _SOFT_HYPHEN in word else [word] if word else ()
            while parts:
                gap = _GAP if used else 0
                piece, columns, parts = _fitting(parts, room - used - gap)
                if not piece and not used:
                    piece, parts = _cut(parts, room)
                if piece:
                    line.append(piece)
                    used += gap + columns
                if parts:
                    lines.append(" ".join(line))
                    line = []
                    used = 0
        lines.append(" ".join(line))
    return lines


def joined(parts, between, room):
    """Return parts as lines at most `room` columns wide, as many on one as fit.

    between: what stands between two parts; at the end of a line without its spaces.
    """
    lines = parts[:1]
    for part in parts[1:]:
        line = lines[-1] + between + part
        if width(line) <= room:
            lines[-1] = line
        else:
            lines[-1] += between.strip()
            lines.append(part)
    return lines


def _fitting(parts, room):
    """Return as many parts of a word as fit, joined; their width; and the parts that are left."""
    for n in range(len(parts), 0, -1):
        piece = "".join(parts[:n]) + "-" * (n < len(parts))
        columns = width(piece)
        if columns <= room:
            return piece, columns, parts[n:]
    return "", 0, parts


def _cut(parts, room):
    """Return as many letters of the first part as fit, and the parts that are left."""
    part = parts[0]
    n = 1
    while n < len(part) and width(part[: n + 1]) <= room:
        n += 1
    return part[:n], [part[n:]] * (n < len(part)) + parts[1:]
