"""The rules as pages: all of the help, in each language, found by search engines."""

from __future__ import annotations

import importlib
import io
import re
from html import unescape

import pytest
from PIL import Image

from firmware.words.language import LANGUAGES
from host_sim.drive import Handheld
from host_sim.options import house
from host_sim.web import build, rules
from host_sim.web.rules import pictures
from tests.firmware.menus import choose
from tests.host_sim.web import vm

PAGES = {
    (game, language): rules.page_name(game, language)
    for game in house()
    for language, _ in LANGUAGES
}
each = pytest.mark.parametrize(("game", "language"), PAGES)


def text(game: str, language: str, address: str = "") -> str:
    return rules.pages(address)[PAGES[game, language]].decode()


def plain(html: str) -> str:
    """Return the words of a page, with the signs that are drawn."""
    drawn = re.sub(r'<svg[^>]*aria-label="(.)".*?</svg>', r"\1", html)
    return unescape(re.sub(r"<[^>]*>", "", drawn))


@each
def test_a_page_has_all_the_help_of_its_game(game: str, language: str) -> None:
    topics = importlib.import_module(f"firmware.games.{game}.words.{language}_help").TOPICS
    shown = importlib.import_module(f"firmware.games.{game}.help").PAGES
    page = text(game, language)
    sections = page.split("<section ")[1:]
    for section, (key, drawing) in zip(sections, shown, strict=True):
        assert section.startswith(f'id="{key}"')
        title, *words = topics[key].split("|")
        assert f"\n{title}\n" in plain(section)
        assert " ".join(words) in plain(section)
        assert ("</h2>\n<svg" in section) == bool(drawing)
    assert not re.search("[Ⓐ-Ⓩ⚐⚑⧗⊷]", re.sub('aria-label="."', "", page)), "fonts may lack it"


@each
def test_it_says_what_it_is_and_names_the_others(game: str, language: str) -> None:
    page = text(game, language)
    assert f'<html lang="{language}">' in page
    titles = {re.findall("<title>(.*)</title>", text(*one))[0] for one in PAGES}
    assert len(titles) == len(PAGES)
    described = re.search('name="description" content="([^"]*)"', page)
    assert described
    assert 80 < len(described[1]) < 320
    for (other, one), name in PAGES.items():
        assert (f'hreflang="{one}" href="{name}"' in page) == (game == other)
        assert (f'<a href="{name}"' in page) == (game == other or language == one)
    whole = text(game, language, "https://isle.example/")
    assert f'hreflang="de" href="https://isle.example/rules-{game}.de.html"' in whole


def test_a_drawing_is_what_the_handheld_shows() -> None:
    with Handheld() as handheld:
        choose(handheld, "Hashi")
        choose(handheld, "How to play")
        choose(handheld, "The pages")
        handheld.wait(500)
        rows = handheld.frame()
    first = rules.topics("hashi", "en")[0].drawing
    inked = sum(sum(row) for row in first)
    assert inked == sum(byte.bit_count() for byte in rows[9 * 16 : 28 * 16])
    assert all(any(row) for row in (first[0], first[-1]))


@vm.needs_node
def test_the_page_leads_to_them_in_its_language() -> None:
    files = build.files()
    assert b'href="rules-hashi.html"' in files["index.html"]
    for language, _ in LANGUAGES:
        assert f'RULES_PAGE: "{rules.page_name("hashi", language)}"' in files["main.js"].decode()
    for name in PAGES.values():
        assert name in files
        for link in re.findall(r'(?:src|href)="([^"#]+\.\w+)"', files[name].decode()):
            assert link in files, link


@each
def test_the_picture_above_the_rules_speaks_their_language(game: str, language: str) -> None:
    pages = rules.pages()
    (name,) = re.findall(r'<img src="([^"]*)"', pages[PAGES[game, language]].decode())
    names = {pictures.name(game, one) for one, _ in LANGUAGES}
    assert name == pictures.name(game, language)
    assert len({pages[one] for one in names}) == len(LANGUAGES)
    drawn = [Image.open(io.BytesIO(pages[one])).convert("L") for one in sorted(names)]
    boards = {one.crop((0, 0, 320, 220)).tobytes() for one in drawn}
    assert len(boards) == 1, "another position in another language"
