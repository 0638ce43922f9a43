"""Pages of help: topics wrapped, turned page by page, none of their words lost."""

from __future__ import annotations

import pytest

from host_sim.drive import Handheld
from tests.firmware.menus import TITLES

TEXT = " ".join(f"word{n}" for n in range(60))


@pytest.fixture
def opened():
    """Yield a handheld that shows three topics with drawings, the second a long one."""
    with Handheld() as handheld:
        app = handheld.machine.main["app"]
        drawn = []
        topics = ["One|Short.", f"Two|{TEXT}", "Three|Short, too."]
        module = handheld.machine.load("firmware.screens.pages")

        def drawing(c, at):
            drawn.append((at, app.screen.top))

        pages = module.Pages(topics, drawing, app.screen, 0)
        pages.drawn = drawn
        app.go(pages)
        handheld.wait(50)
        yield handheld, pages


def test_a_topic_goes_on_where_one_page_cannot_hold_it_and_back_leads_the_same_way(opened):
    handheld, pages = opened
    seen = [(pages.at, pages.top)]
    told = []
    while True:
        handheld.press("RIGHT")
        if (pages.at, pages.top) == seen[0]:
            break  # behind the last page comes the first
        seen.append((pages.at, pages.top))
        if pages.at == 1:
            told += pages.lines[pages.top : pages.top + 5]
    assert [at for at, _ in seen] == [0, *[1] * (len(seen) - 2), 2]
    assert len(seen) > 4
    assert " ".join(told).split() == TEXT.split()
    assert told[:2] == ["", ""]  # where the drawing is
    back = []
    for _ in seen:
        handheld.press("LEFT")
        back.append((pages.at, pages.top))
    assert back == seen[::-1]


def test_the_drawing_stands_on_the_first_page_of_its_topic_alone(opened):
    handheld, pages = opened
    while pages.at < 2:
        handheld.press("RIGHT")
    assert pages.drawn[-2:] == [(1, 0), (2, 0)]
    assert pages.at == 2


@pytest.mark.parametrize("game", list(TITLES))
def test_each_topic_has_a_drawing_that_holds_and_one_page_of_words(game):
    with Handheld(start_ms=1000) as handheld:
        app = handheld.machine.main["app"]
        module = handheld.machine.load("firmware.screens.pages")
        pages = module.help_pages(game, app.screen, None)
        app.go(pages)
        for at, topic in enumerate(pages.topics):
            assert (pages.at, pages.top) == (at, 0)
            assert len(pages.lines) <= 5, topic
            handheld.wait(50)
            drawn = handheld.frame()[16 * 10 : 16 * 28]
            assert sum(byte.bit_count() for byte in drawn) > 30, topic
            handheld.press("RIGHT")


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
        assert app.screen.title == title
        handheld.press("B", 2)
        assert app.screen is play
