"""The code or the record of a game in whatever people paste: a sentence, a link, a copied result.

Its twin for the browser is host_sim/web/page/pasted.js; both are tested with
tests/host_sim/pasted.json.
"""

from __future__ import annotations

import re
from urllib.parse import unquote

from engine import codes
from host_sim import sent

_DASHES = re.compile("[-\u00ad\u2010-\u2015\u2212\ufe58\ufe63\uff0d]+")
_RECORD = re.compile(sent.SIGN + r"([\w-]{20,})", re.ASCII)
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
    """Return the digits of a record in a text (sent.py), "" if there is none."""
    found = _RECORD.search(_UNSEEN.sub("", unquote(text)))
    return found[1] if found else ""


def find(text: str) -> str:
    """Return the code in a text as codes are written: one whose check is right, or else what looks
    most like one. Return "" if nothing does.
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
