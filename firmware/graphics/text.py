"""Text broken into lines of a given width."""

from engine.const import const
from firmware.graphics.canvas import width

_SOFT_HYPHEN = const("\xad")  # where a word may be broken


def wrapped(text, room):
    """Return a text as lines at most `room` columns wide; a line feed in it begins a new line.

    Lines break at spaces, or at a soft hyphen, which then becomes a hyphen. A part of a word that
    is wider than a line is broken anywhere.
    """
    lines = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            parts = word.split(_SOFT_HYPHEN) if word else ()
            while parts:
                start = line + " " if line else ""
                n = len(parts)
                while n and width(start + _beginning(parts, n)) > room:
                    n -= 1
                if n:
                    line = start + _beginning(parts, n)
                    parts = parts[n:]
                elif not line:  # the part alone is wider than a line
                    n = len(parts[0])
                    while n > 1 and width(parts[0][:n]) > room:
                        n -= 1
                    line = parts[0][:n]
                    parts = parts[1:] if line == parts[0] else [parts[0][n:]] + parts[1:]
                if parts:
                    lines.append(line)
                    line = ""
        lines.append(line)
    return lines


def joined(parts, between, room):
    """Return parts as lines at most `room` columns wide, as many on one as fit.

    between: the text between two parts; at the end of a line its spaces are left out.
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


def _beginning(parts, n):
    """Return the first n parts of a word, with a hyphen if it goes on."""
    return "".join(parts[:n]) + "-" * (n < len(parts))
