"""The picture above the rules of a game: a position of it on the display, in each language."""

from __future__ import annotations

import functools
import io

from engine import catalog
from firmware.words.language import LANGUAGES
from host_sim import sent
from host_sim.drive import Handheld
from host_sim.frontends import png
from host_sim.options import house

_SCALE = 4  # pixels of a dot
_SETTLED_MS = 1500  # until nothing moves any more
# The games as "Copy link with moves" of the page gives them, and the keys pressed then. A game
# whose VERSION is raised needs another one.
_RECORDS = {
    "hashi": (
        "VGIEqnQBBwAAAAAAAgEAAQArAABRJChRDyk8UQ49UQQuLlEFNjY8UQs6UQMsMFEBOClRED5RAj0sUREvL1H2xQ"
    ),
    "arabana": (
        "VGIEtl0CAwAAAAAACQAAAAAAAAAAAgIDADcAJScjxSsINTBxK3UUayR1Dm0rdQBzGmsvcXETcTIMcSxzIHELbxhz5oI"
    ),
    "atoll": (
        "VGIEw5gBAwAAAAAAAwQCBAQDAwMAeQABhYQBCHEFcQNxBrAFBXEEx38FawXQBQVxAKAFANABBrgJAMd1Bqd9"
        "AeADAAS4FwBxBKdhBMgJAMgBANgXA6dhBNADALd9ALgZAK9tA-gPAqABAOgRAo9vAt9zAQCoIwHICQCnYQDY"
        "BQAAqA0A0AEABnGu_A"
    ),
}
_KEYS = {"atoll": ("A",)}  # the card of the hand is laid out


def name(game: str, language: str) -> str:
    """Return the name of the picture of a game in a language."""
    return f"rules-{game}.png" if language == LANGUAGES[0][0] else f"rules-{game}.{language}.png"


def pictures() -> dict[str, bytes]:
    """Return all pictures as PNGs: name -> content."""
    found: dict[str, bytes] = {}
    for language, _ in LANGUAGES:
        found |= {name(game, language): data for game, data in _drawn(language).items()}
    return found


@functools.cache
def _drawn(language: str) -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    with Handheld(env={"TOMBOLO_LANGUAGE": language}) as handheld:
        load, app = handheld.machine.load, handheld.machine.main["app"]
        for game in house():
            app.saves.begin(catalog.key(game))
            seen = load("engine.catalog").make(game)
            session = load("engine.record").decode(sent.read(_RECORDS[game]), seen)
            app.go(app.to_board(load("firmware.registry").read(game), session))
            handheld.wait(_SETTLED_MS)
            for key in _KEYS.get(game, ()):
                handheld.press(key)
            handheld.wait(_SETTLED_MS)
            out = io.BytesIO()
            png.image(handheld.frame(), _SCALE).save(out, "PNG", optimize=True)
            found[game] = out.getvalue()
    return found
