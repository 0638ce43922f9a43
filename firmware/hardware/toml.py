"""What settings.toml may hold. Loaded only while it is read; `make flash` looks here, too."""

import os

from engine.const import const

CHIPS = ("SSD1306", "SH1106")
# The values of each setting; (): a number, None: anything, or what the drive has (`more` below).
KNOWN = {
    "TOMBOLO_BOARD": None,
    "TOMBOLO_CALM": ("yes", "no"),
    "TOMBOLO_CHIP": CHIPS,
    "TOMBOLO_CLOCK": (),
    "TOMBOLO_CODE": None,
    "TOMBOLO_GAME": None,
    "TOMBOLO_HAND": ("left", "right"),
    "TOMBOLO_LANGUAGE": None,
    "TOMBOLO_OPPONENTS": None,
    "TOMBOLO_PAGE": None,
    "TOMBOLO_POINTS": None,
    "TOMBOLO_SEED": (),
    "TOMBOLO_SIDE": ("A", "B"),
}
_LONGEST = const(30)  # letters of a wrong value that are shown
_AROUND = " \t\r\n\xa0\"'`´‘’‚‛“”„‟«»‹›"  # blanks, and quotes, typed or made by an editor


def setting(name):
    """Return a setting without blanks and quotes around it, "" for none."""
    try:
        return bare(str(os.getenv(name) or ""))
    except ValueError:  # before CircuitPython 10.2, if it is not in straight quotes
        return ""


def bare(value):
    """Return a value without blanks and quotes around it."""
    while value and value[0] in _AROUND:  # strip() of CircuitPython takes bytes of letters apart
        value = value[1:]
    while value and value[-1] in _AROUND:
        value = value[:-1]
    return value


def fits(name, value, more):
    """Return True if a setting may have this value. more: names and values that the drive has."""
    values = more.get(name) or KNOWN[name]
    if values == ():
        try:
            return int(value) >= 0
        except ValueError:
            return False
    return values is None or value.lower() in [one.lower() for one in values]


def wrong(more):
    """Return (name, value) of each setting that is left out because of its value.

    TOMBOLO_SEED is not read: the page in a browser would take its game as begun.
    """
    out = []
    for name in sorted(KNOWN):
        if name != "TOMBOLO_SEED" and (KNOWN[name] is not None or name in more):
            value = setting(name)
            if value and not fits(name, value, more):
                out.append((name, value[:_LONGEST]))
    return out
