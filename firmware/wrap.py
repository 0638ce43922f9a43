"""Sentences broken into lines of some width: for notices, and for what a crash says."""

from firmware.canvas import width


def wrapped(sentence, widest):
    """Return a sentence as lines at most so many dots wide; a longer word is broken."""
    lines = [""]
    for word in sentence.split():
        longer = lines[-1] + " " + word if lines[-1] else word
        if width(longer) <= widest:
            lines[-1] = longer
            continue
        if lines[-1]:
            lines.append("")
        for char in word:
            if width(lines[-1] + char) > widest:
                lines.append("")
            lines[-1] += char
    return lines
