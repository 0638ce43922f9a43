"""The page of the boards in every language: the same structure, each text once, none missing."""

import importlib
import re
from string import Formatter

import pytest

from boards.install import profile, table
from boards.install.words import TEXTS
from firmware.words.language import LANGUAGES
from host_sim.web import boards, build
from tests.host_sim.web.test_boards import Page, small

NAMES = [language for language, _ in LANGUAGES]
WORDS = {name: importlib.import_module(f"host_sim.web.boards.words.{name}") for name in NAMES}
EN = WORDS["en"]
SCRIPTS = ("boards.js", "console.js", "drive.js")
# Words that are the same in German and English.
SAME = {"BOARDS", "DISPLAY", "LICENCES", "PIEZO", "DRIVE", "BOOT_DRIVE", "LOADER_ESP32S3"}


@pytest.fixture(scope="module")
def pages():
    files = {**small("pico"), **small("feather_m4")}
    return {name: boards.pages(files)[boards.page_name(name)].decode() for name in NAMES}


def fields(text):
    return sorted(name for _, name, _, _ in Formatter().parse(text) if name)


@pytest.mark.parametrize("kind", ["TEXTS", "SAID"])
@pytest.mark.parametrize("language", NAMES)
def test_every_text_is_there_in_every_language(language, kind):
    texts, english = getattr(WORDS[language], kind), getattr(EN, kind)
    assert list(texts) == list(english)
    for name, text in texts.items():
        assert text, name
        assert fields(text) == fields(english[name]), name
        assert re.findall(r"<[^>]*>", text) == re.findall(r"<[^>]*>", english[name]), name
        assert text != english[name] or language == "en" or name in SAME, name


def test_texts_of_the_wiring_are_those_of_the_instructions():
    assert set(TEXTS) < set(EN.TEXTS)


def test_every_text_is_used():
    source = "".join(path.read_text() for path in (build.HERE / "boards").glob("templates/*.html"))
    source += "".join((build.HERE / "boards/__init__.py").read_text())
    for name in set(EN.TEXTS) - set(TEXTS):
        assert re.search(rf"\b{name}\b", source) or name.startswith("LOADER_"), name


def test_the_scripts_say_what_is_there():
    source = "".join((build.HERE / "page" / name).read_text() for name in SCRIPTS)
    said = set(re.findall(r'(?:say\(|DriveError\(|advice: |\? |: )"([A-Z_]{4,})"', source))
    assert said == set(EN.SAID)


def test_a_board_with_words_in_its_name_has_one_in_every_language():
    worded = {name for name in profile.names() if " with " in profile.load(name).NAME}
    for language in set(NAMES) - {"en"}:
        assert set(WORDS[language].NAMES) == worded


@pytest.mark.parametrize("language", NAMES)
def test_a_page_is_in_its_language_and_leads_to_the_others(pages, language):
    text = pages[language]
    assert f'<html lang="{language}">' in text
    links = re.findall(
        r'<a href="(boards[.\w]*)" hreflang="(\w+)" lang="\w+"( aria-current)?', text
    )
    assert [(name, other) for name, other, _ in links] == [
        (boards.page_name(name), name) for name in NAMES
    ]
    assert [other for _, other, here in links if here] == [language]
    assert not re.search(r"\{\w+\}|\$\w", re.sub(r"<script.*?</script>", "", text))
    if language != "en":
        assert not re.search(
            r"\b(the|your|and|with|press|hold)\b", re.sub(r"<[^>]*>", " ", text), re.I
        )


def test_the_pages_have_the_same_structure(pages):
    def tags(text):
        return re.findall(r"</?\w+", text)

    def kept(page):
        return (
            page.ids,
            page.buttons,
            [link for link in page.links if not link.startswith(("./", "build."))],
        )

    english = Page(pages["en"])
    for text in pages.values():
        assert tags(text) == tags(pages["en"])
        assert kept(Page(text)) == kept(english)


@pytest.mark.parametrize("language", NAMES)
def test_the_tables_are_those_of_the_profiles(pages, language):
    rows = Page(pages[language]).rows
    for name in profile.names():
        wires = table.wires(profile.load(name), WORDS[language].TEXTS)
        assert rows[name] == [list(row) for _, row in wires]


def test_the_game_leads_to_the_page_in_its_own_language():
    words = (build.HERE / "page/words.js").read_text(encoding="utf-8")
    assert re.findall(r'BOARDS: "(.*)"', words) == [boards.page_name(name) for name in NAMES]
    assert not re.search(r"englisch|anglais", words)
