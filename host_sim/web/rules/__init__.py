"""The rules of the games as pages: the help of the handheld, in its own words, with its drawings.

There is a page for each game and language. It is drawn by the simulator, so it is always the help
that the handheld shows.
"""

from __future__ import annotations

import functools
import itertools
import unicodedata
from collections.abc import Sequence
from html import escape
from pathlib import Path
from string import Template
from typing import Any, NamedTuple

from firmware.hardware.version import VERSION
from firmware.words.language import LANGUAGES
from host_sim.drive import Handheld
from host_sim.options import house, info
from host_sim.web.rules import pictures
from host_sim.web.rules.words import WORDS

_TEMPLATE = Path(__file__).with_name("rules.html")
_ROWS = (9, 28)  # of the display, between which a page of the help has its drawing
_WIDTH = 128
_LINE = 8  # rows of a line of text
_SCALE = 4  # pixels of a dot


Dots = Sequence[Sequence[int]]


class Topic(NamedTuple):
    """A topic of the help. texts: of its pages. drawing: rows of dots, nothing empty around it.

    signs: the rows of dots of those signs in its texts that many fonts lack.
    """

    key: str
    title: str
    texts: list[str]
    drawing: Dots
    signs: dict[str, Dots]


def page_name(game: str, language: str) -> str:
    """Return the name of the page of a game in a language."""
    is_first = language == LANGUAGES[0][0]
    return f"rules-{game}.html" if is_first else f"rules-{game}.{language}.html"


def pages(address: str = "") -> dict[str, bytes]:
    """Return all pages and their pictures: name -> content. address: where they will be."""
    found = pictures.pictures()
    for game in house():
        for language, _ in LANGUAGES:
            found[page_name(game, language)] = _page(game, language, address).encode()
    return found


def _page(game: str, language: str, address: str) -> str:
    words = WORDS[language]
    title = info(game).TITLE
    alternates = [
        f'<link rel="alternate" hreflang="{one}" href="{escape(address)}{page_name(game, one)}">'
        for one, _ in LANGUAGES
    ]
    games = [
        _link(page_name(one, language), info(one).TITLE, one == game, language) for one in house()
    ]
    languages = [_link(page_name(game, one), name, one == language, one) for one, name in LANGUAGES]
    return Template(_TEMPLATE.read_text(encoding="utf-8")).substitute(
        language=language,
        title=escape(words["TITLE"].format(game=title)),
        about=escape(words[game]),
        alternates="\n".join(alternates),
        games_label=words["GAMES"],
        games="\n".join(games),
        languages_label=words["LANGUAGES"],
        languages="\n".join(languages),
        game=game,
        play=escape(words["PLAY"].format(game=title)),
        shown=pictures.name(game, language),
        picture=escape(words["PICTURE"].format(game=title)),
        how=escape(words["HOW"]),
        topics="\n".join(_section(topic) for topic in topics(game, language)),
        version=VERSION,
        licences=words["LICENCES"],
    )


def _link(name: str, text: str, is_here: bool, language: str) -> str:
    here = ' aria-current="page"' if is_here else ""
    return f'      <a href="{name}" lang="{language}"{here}>{escape(text)}</a>'


def _section(topic: Topic) -> str:
    drawing = _svg(topic.drawing) + "\n" if topic.drawing else ""
    text = "".join(
        _svg(topic.signs[sign], sign) if sign in topic.signs else escape(sign)
        for sign in " ".join(topic.texts)
    )
    return (
        f'<section id="{topic.key}">\n<h2>{escape(topic.title)}</h2>\n{drawing}'
        f"<p>{text}</p>\n</section>"
    )


def _svg(rows: Dots, sign: str = "") -> str:
    """Return rows of dots as a drawing in the colour of the text around it.

    sign: the sign that it replaces in a text; "" for a drawing above the words that explain it.
    """
    wide, high = len(rows[0]), len(rows)
    path = ""
    for y, row in enumerate(rows):
        x = 0
        for dot, run in itertools.groupby(row):
            n = len(list(run))
            path += f"M{x} {y}h{n}" if dot else ""
            x += n
    what = f'class="sign" role="img" aria-label="{sign}"' if sign else 'aria-hidden="true"'
    size = "" if sign else f' width="{_SCALE * wide}" height="{_SCALE * high}"'
    return f'<svg viewBox="0 -.5 {wide} {high}"{size} {what}><path d="{path}"/></svg>'


def topics(game: str, language: str) -> list[Topic]:
    """Return the pages of a game's help, as the handheld shows them in a language."""
    return _topics(language)[game]


@functools.cache
def _topics(language: str) -> dict[str, list[Topic]]:
    found: dict[str, list[Topic]] = {}
    with Handheld(env={"TOMBOLO_LANGUAGE": language}) as handheld:
        machine = handheld.machine
        canvas = machine.main["app"].canvas
        for game in house():
            machine.load("firmware.registry").read(game)
            help_pages = machine.load("firmware.screens.pages").Pages(game, None, None)
            found[game] = []
            for n, (key, drawing) in enumerate(help_pages.help.PAGES):
                help_pages.at = help_pages.pages.index((n, 1))
                help_pages.draw(canvas)
                dots = canvas.bitmap
                rows = [[dots[x, y] for x in range(_WIDTH)] for y in range(*_ROWS)]
                title, *texts = help_pages.help.words.TOPICS[key].split("|")
                used = sorted(filter(_is_sign, {*"".join(texts)}))
                signs = {sign: _sign(canvas, sign) for sign in used}
                drawn = _trimmed(rows) if drawing else ()
                found[game].append(Topic(key, title, texts, drawn, signs))
    return found


def _is_sign(sign: str) -> bool:
    return unicodedata.category(sign) in ("So", "Sm") and not sign.isascii()


def _sign(canvas: Any, sign: str) -> Dots:
    """Return the rows of dots of a sign in a line of text."""
    canvas.clear()
    canvas.text(0, 0, sign)
    dots = canvas.bitmap
    rows = [[dots[x, y] for x in range(_WIDTH)] for y in range(_LINE)]
    last = max(x for row in rows for x, dot in enumerate(row) if dot)
    return [row[: last + 1] for row in rows]


def _trimmed(rows: list[list[int]]) -> list[list[int]]:
    """Return rows of dots without the empty ones, and the empty columns, around them."""
    ys = [y for y, row in enumerate(rows) if any(row)]
    xs = [x for x, column in enumerate(zip(*rows, strict=True)) if any(column)]
    return [row[min(xs) : max(xs) + 1] for row in rows[min(ys) : max(ys) + 1]]
