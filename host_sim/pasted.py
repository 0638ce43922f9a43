"""The code or the record of a game in whatever people paste: a sentence, a link, a copied result.

Its twin for the browser is host_sim/web/page/pasted.js; both are tested with
tests/host_sim/pasted.json and pasted_records.json. Every command reads codes and records by this.
"""

from __future__ import annotations

import contextlib
import re
from urllib.parse import unquote

from engine import catalog, codes
from firmware.storage.log import Store
from host_sim import saves, sent, typed
from host_sim.games import joined

# What mail puts into a long line, as it is, encoded for letters or quoted in an answer.
_BREAK = "[ \t\r\n\u00a0\u00ad=>]"
_DASHES = re.compile("[-\u00ad\u2010-\u2015\u2212\ufe58\ufe63\uff0d]+")
_DIGITS = "[0-9A-Za-z_-]+"
_RECORD = re.compile(rf"{f'{_BREAK}*'.join(sent.SIGN)}((?:{_BREAK}*{_DIGITS})+)")
_FEWEST = 20  # digits of a record
_PIECES = 200  # of a line that was broken
_UNSEEN = re.compile("[\u200b-\u200f\u2060\ufeff]")  # signs without a width
# Signs in groups, all in one, in groups with blanks: what is written more clearly goes before.
# They may overlap: in "Hashi - AJ20-06N4 - 41" any of the words might be the first of a code.
_FORMS = [
    re.compile(rf"(?<![0-9A-Z])(?=({form})(?![0-9A-Z]))")
    for form in (
        "[0-9A-Z]{4}(?:-[0-9A-Z]{4})+(?:-[0-9A-Z]{1,3})?",
        "[0-9A-Z]{8,}",
        "[0-9A-Z]{4}(?: ?- ?[0-9A-Z]{4})+",
        "[0-9A-Z]{4} [0-9A-Z]{4}",
    )
]


def record(text: str) -> str:
    """Return the digits of a record in a text (sent.py), "" if there is none.

    Its line may have been broken: the digits that form a whole record count; if none do, the first
    digits.
    """
    first = ""
    for found in _RECORD.finditer(_UNSEEN.sub("", unquote(text))):
        pieces = re.findall(_DIGITS, found[1])[:_PIECES]
        for n in range(len(pieces)):
            digits = "".join(pieces[: n + 1])
            for some in (digits, digits.rstrip("_-")):  # behind it: of a text that sets it off
                if sent.is_whole(sent.read(some)):
                    return some
        if not first and len(pieces[0]) >= _FEWEST:
            first = pieces[0]
    return first


def record_in(content: bytes) -> bytes:
    """Return the record that a file holds, in any form (typed.py), or as the link with it.

    In a file of saved games it is the game that was over last. Raises ValueError: what is wrong.
    """
    text = typed.text(content).decode(errors="replace")
    digits = record(text)
    if digits and not sent.is_whole(sent.read(digits)):
        raise ValueError(sent.NOT_WHOLE)
    why = ValueError("this is not a saved game")
    for form in [sent.read(digits)] if digits else typed.forms(content):
        try:
            joined(form)
        except ValueError as error:
            if form.startswith(catalog.MAGIC):
                why = error
        else:
            return form
    with contextlib.suppress(saves.SaveError):
        return _last_of(saves.read(content))
    if _is_sound(find(text)):
        raise ValueError("this is the code of a game, which holds none of its moves")
    raise why


def _last_of(nvm: bytes) -> bytes:
    """Return the record of the game that was over last in saved games. Raises ValueError."""
    store = Store(bytearray(nvm))
    kinds = sorted(store.closed, key=lambda kind: store.found[kind].start)
    if not kinds:
        raise ValueError("no game is over in these saved games")
    return store.load(kinds[-1]) + store.added(kinds[-1])


def find(text: str) -> str:
    """Return the code in a text, written as codes are: one whose check is right, or else the part
    that looks most like a code; "" if there is none.
    """
    plain = _DASHES.sub("-", _UNSEEN.sub("", unquote(text)))
    plain = re.sub(r"\s+", " ", plain).upper()
    found = []
    for part in (plain.partition("#")[2], plain):  # in a link, what it names comes first
        for form in _FORMS:
            found += form.findall(part)
    sound = [code for code in found if _is_sound(code)]
    alike = [code for code in found if "-" in code]
    return re.sub(" ?[- ] ?", "-", (sound + alike + [""])[0])


def _is_sound(code: str) -> bool:
    """Return True if the check of a code is right, whatever game it is of."""
    try:
        codes.name(code, ())
    except codes.CodeError as error:
        return error.kind != "code"
    return True
