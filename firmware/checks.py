"""Checks what a guest says of itself: its name, and each value of its info.py.

Loaded only where there are guests. `make pack` and the desktop check packs by the same rules.
"""

from firmware.storage.saves import MOST

# Modules and folders of ours, on the handheld and the desktop, that a game would hide or be
# mistaken for.
_TAKEN = (
    "ai app boot catalog checks coach code codes common const counts crc demo game games"
    " graphics guest hardware memory menus past plain puzzle record records recovery registry"
    " review rewind rng run safemode screens session storage sums tests themes verdict ways words"
)
_MOST_LEVELS = 5
_LONGEST = 40  # characters of a title
_SHOWN = 24  # characters of a wrong value


def is_taken(name):
    """Return True if no game may be called so, because a module of ours is."""
    return name in _TAKEN.split()


def is_title(value):
    return isinstance(value, str) and 0 < len(value) <= _LONGEST


def is_picture(value, most_wide, most_high):
    """Return True for a picture as text: rows of # and . of one length, and not too many."""
    if not isinstance(value, str):
        return False
    rows = value.strip("\n").split("\n")
    for row in rows:
        if len(row) != len(rows[0]) or row.replace("#", "").replace(".", ""):
            return False
    return 0 < len(rows[0]) <= most_wide and len(rows) <= most_high


def _is_number(value, least, most):
    return isinstance(value, int) and least <= value <= most


def _are_numbered(value):
    if not isinstance(value, tuple) or not value:
        return False
    for pair in value:
        if not isinstance(pair, tuple) or len(pair) != 2:
            return False
        if not (_is_number(pair[0], 0, 255) and _is_number(pair[1], 0, 30)):
            return False
    return True


def _are_levels(value):
    if not isinstance(value, tuple) or not 0 < len(value) <= _MOST_LEVELS:
        return False
    return not [name for name in value if not isinstance(name, str)]


# registry.py says what each of them is; of a newer CONTRACT the rest may be anything.
_TESTS = (
    ("TITLE", is_title),
    ("CONTRACT", lambda value: _is_number(value, 1, 65535)),
    ("TIER", lambda value: value in ("guest", "template")),
    ("VERSION", lambda value: _is_number(value, 0, 255)),
    ("NUMBERED", _are_numbered),
    ("LEVELS", _are_levels),
    ("SEAT", lambda value: _is_number(value, -1, 0)),
    ("choices", lambda value: isinstance(value, bytearray)),
    ("number_setting", lambda value: _is_number(value, 0, 255)),
    ("progress", callable),
    ("where", callable),
    ("RECORD", lambda value: _is_number(value, 1, MOST)),
    ("room", lambda value: value is None or callable(value)),
    ("SIGN", lambda value: _is_number(value, 0, 3) or is_picture(value, 8, 7)),
    ("SCENE", lambda value: _is_number(value, 0, 3)),
)


def wrong(info, contract, is_pack):
    """Return the first value of a guest's info.py that will not do, as in "SIGN = 6 (info.py)".

    info: as registry.filled() returns it. contract: of this program. Returns "" if all will do.
    """
    for name, is_right in _TESTS:
        if not is_right(getattr(info, name, None)):
            return _said(info, name)
        if name == "CONTRACT" and info.CONTRACT > contract:
            return ""
        if name == "TIER" and is_pack and info.TIER != "guest":
            return _said(info, name)
    return ""


def unfit(info, game):
    """Return the first value that does not go with the rules, those of a new Game; "" if all do."""
    if info.VERSION != game.VERSION:
        return _said(info, "VERSION")
    fewest, most = game.PLAYERS
    for players, place in info.NUMBERED:
        if not fewest <= (players or fewest) <= most or place >= len(game.usual()):
            return _said(info, "NUMBERED")
    from engine import ai

    known = ai.names(game)
    for name in info.LEVELS:
        if name not in known:
            return _said(info, "LEVELS")
    return ""


def misworded(info, words):
    """Return which of the words of a guest will not do, "" if none; words: their module."""
    if not _are_texts(getattr(words, "TOPICS", ("|",)), "|"):
        return "TOPICS (words)"
    options = getattr(words, "OPTIONS", ())
    if not isinstance(options, tuple):
        return "OPTIONS (words)"
    for row in options:
        is_row = isinstance(row, tuple) and len(row) == 2 and isinstance(row[0], str)
        if not is_row or not ((isinstance(row[1], str) and row[1]) or _are_texts(row[1], "")):
            return "OPTIONS (words)"
    names = getattr(words, "NUMBERED", None)
    needed = len(info.NUMBERED)
    if names is None:
        return "NUMBERED (words)" if needed > 1 else ""
    return "" if _are_texts(names, "") and len(names) >= needed else "NUMBERED (words)"


def _are_texts(value, sign):
    """Return True for a tuple of texts, at least one, each with this sign once; "" for none."""
    if not isinstance(value, tuple) or not value:
        return False
    for text in value:
        if not isinstance(text, str) or (sign and text.count(sign) != 1):
            return False
    return True


def astray(info, session):
    """Return what says wrongly how far a game is, "" if nothing does."""
    progress = info.progress(session)
    if not _is_number(progress, 0, 65535):
        return _said(info, "progress")
    return "" if isinstance(info.where(progress), str) else _said(info, "where")


def _said(info, name):
    """Return the name of a value with the value, of a function alone."""
    value = getattr(info, name, None)
    if callable(value):
        return name + "() (info.py)"
    text = repr(value)
    if len(text) > _SHOWN:
        text = text[:_SHOWN] + "…"
    return name + " = " + text + " (info.py)"
