"""Pages of help: a drawing and words on each, turned with the arrows."""

from __future__ import annotations

from importlib import import_module

import pytest

from firmware.graphics.text import wrapped
from host_sim.drive import Handheld
from tests.firmware.menus import TITLES

LINES = 3  # of words below a drawing


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("game", list(TITLES))
def test_each_topic_has_a_drawing_that_holds_and_its_words_below(game, language):
    with Handheld(env={"TOMBOLO_LANGUAGE": language}, start_ms=1000) as handheld:
        app = handheld.machine.main["app"]
        before = app.screen
        pages = handheld.machine.load("firmware.screens.pages").Pages(game, before, None)
        app.go(pages)
        frames = []
        assert [n for n, part in pages.pages if part == 1] == list(range(len(pages.help.PAGES)))
        for at in range(len(pages.pages)):
            assert pages.at == at
            handheld.wait(50)
            frames.append(handheld.frame())
            drawn = frames[-1][16 * 10 : 16 * 28]
            assert sum(byte.bit_count() for byte in drawn) > 30, at
            handheld.press("RIGHT")
        assert pages.at == 0  # behind the last comes the first, and the other way round
        for frame in frames[::-1]:
            handheld.press("LEFT")
            assert handheld.frame() == frame
        for topic in (1, 2, 1, 0, len(pages.help.PAGES) - 1):  # up and down lead to topics
            handheld.press("DOWN" if topic in (1, 2) and pages.pages[pages.at][0] < topic else "UP")
            assert pages.pages[pages.at] == (topic, 1)
        handheld.press("B")
        assert app.screen is before


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("game", list(TITLES))
def test_the_words_of_a_page_fit_below_the_drawing(game, language):
    topics = import_module(f"firmware.games.{game}.words.{language}_help").TOPICS
    assert topics
    for key, topic in topics.items():
        title, *texts = topic.split("|")
        assert title, key
        assert texts, key
        for text in texts:
            assert len(wrapped(text, 124)) <= LINES, (key, text)


@pytest.mark.parametrize(
    ("game", "keys", "title"),
    [
        ("hashi", "", "The start"),
        ("hashi", "A A...", "Numbers"),
        ("hashi", "A A... A", "Bridges"),
        ("arabana", "", "A turn"),
        ("atoll", "", "A turn"),
        ("atoll", "A", "Laying"),
    ],
)
def test_a_running_games_help_opens_at_what_is_to_be_done(game, keys, title):
    with Handheld(env={"TOMBOLO_GAME": game}, seed=2, start_ms=3000) as handheld:
        app = handheld.machine.main["app"]
        for key in keys.split():
            handheld.hold(key.rstrip("."), 700 if key.endswith("...") else 60)
        play = app.screen
        handheld.hold("B", 700)
        while not app.screen.rows[app.screen.at].text().startswith("How to"):
            handheld.press("DOWN")
        handheld.press("A")
        pages = app.screen
        topic, part = pages.pages[pages.at]
        key, _ = pages.help.PAGES[topic]
        assert part == 1
        assert pages.help.words.TOPICS[key].startswith(f"{title}|")
        handheld.press("B", 2)
        assert app.screen is play
