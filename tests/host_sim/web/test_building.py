"""The page of a build: the same in every language, with all that it leads to."""

import re

import pytest

from boards.case import page, parts
from boards.case import words as english
from boards.install import profile
from firmware.words.language import LANGUAGES
from host_sim.web import boards, build
from host_sim.web.boards import building
from tests.host_sim.web.test_boards_words import fields

NAMES = [language for language, _ in LANGUAGES]
CASE = "tombolo-0.1.0-case-pico-1.3.zip"


@pytest.fixture(scope="module")
def pages():
    found = boards.pages({CASE: b"not looked into"})
    return {name: found[boards.page_name(name, "build")].decode() for name in NAMES}


@pytest.mark.parametrize("language", NAMES)
def test_every_text_is_there_in_every_language(language):
    texts = building.texts(language)
    assert list(texts) == list(english.TEXTS)
    for name, text in texts.items():
        assert fields(text) == fields(english.TEXTS[name]), name
        for mark in (r"`[^`]*`", r"\]\(\w+\)", r"\||\bSW\b"):
            assert re.findall(mark, text) == re.findall(mark, english.TEXTS[name]), name
        is_long = len(text.split()) > 2
        assert language == "en" or not is_long or text != english.TEXTS[name], name


def test_every_text_is_used():
    source = (page.PAGE.parent / "case/page.py").read_text(encoding="utf-8")
    source += (page.PAGE.parent / "case/plan_svg.py").read_text(encoding="utf-8")
    source += (build.HERE / "boards/__init__.py").read_text(encoding="utf-8")
    source += (build.HERE / "boards/building.py").read_text(encoding="utf-8")
    for name in english.TEXTS:
        stem = re.sub(r"^(STEP|PART)_|_(HOW|TEST)$", "", name)
        assert re.search(rf"[\"']{name}[\"']|\"{stem}\"", source), name


def test_the_pages_have_the_same_structure(pages):
    def tags(text):
        found = re.findall(r'</?\w+|id="[^"]*"|src="[^"]*"', text.partition("<main")[2])
        return [re.sub(r"\.\w\w\.svg", ".svg", one) for one in found]

    for text in pages.values():
        assert tags(text) == tags(pages["en"])
        assert not re.search(r"\{\w+\}|\$\w|\]\(|`|\*\*", text)


@pytest.mark.parametrize("language", NAMES)
def test_its_links_and_pictures_are_there(pages, language):
    text = pages[language]
    assert f'<html lang="{language}">' in text
    ids = set(re.findall(r' id="(\w+)"', text))
    known = {*boards.pages(), "boards.css", "licences.txt", f"files/{CASE}"}
    for link in re.findall(r'href="([^"]*)"', text):
        assert link in known or link.removeprefix("#") in ids, link
    assert f'href="{boards.page_name(language)}"' in text
    shown = set(re.findall(r'src="([^"]*)"', text))
    assert shown <= set(building.pictures())
    assert {f"build-{name}.png" for name in page.pictures()} <= shown


def test_no_picture_is_left_over():
    assert {path.stem for path in page.PICTURES.iterdir()} == set(page.pictures())


@pytest.mark.parametrize("language", NAMES)
def test_the_boards_lead_to_it_and_show_their_plans(language):
    text = boards.pages()[boards.page_name(language)].decode()
    assert f'href="{boards.page_name(language, "build")}"' in text
    plans = re.findall(r'src="(plan-[\w.]+\.svg)"', text)
    assert sorted(plans) == sorted(
        building.plan_name(board, language) for board in parts.CONTROLLERS
    )


def test_it_says_that_nobody_has_printed_it(pages):
    assert "Nobody here has printed this case yet." in pages["en"]
    assert "encore imprimé ce boîtier" in pages["fr"]
    assert "noch niemand dieses Gehäuse gedruckt" in pages["de"]
    for text in pages.values():
        for board in parts.CONTROLLERS:
            assert profile.load(board).NAME in text


def test_a_case_is_known_by_its_name():
    assert building.is_case(CASE)
    assert not building.is_case("tombolo-0.1.0-pico.zip")
    assert "files/" not in boards.pages()[boards.page_name("en", "build")].decode()
