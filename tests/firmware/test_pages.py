"""Pages of help: topics wrapped, turned page by page, none of their words lost."""

from __future__ import annotations

import pytest

from host_sim.drive import Handheld

TEXT = " ".join(f"word{n}" for n in range(60))


@pytest.fixture
def opened():
    """Yield a handheld that shows three topics, the second with a drawing and long."""
    with Handheld() as handheld:
        app = handheld.machine.main["app"]
        drawn = []
        topics = (("One", "Short."), ("Two", TEXT), ("Three", "Short, too."))
        module = handheld.machine.load("firmware.screens.pages")
        pages = module.Pages(topics, {1: (2, lambda c: drawn.append(app.screen.top))}, app.screen)
        pages.drawn = drawn
        app.go(pages)
        handheld.wait(50)
        yield handheld, pages


def shown(pages):
    return pages.lines[pages.top : pages.top + 5]


def test_a_topic_goes_on_where_one_page_cannot_hold_it_and_back_leads_the_same_way(opened):
    handheld, pages = opened
    seen = [(pages.at, pages.top)]
    told = []
    while True:
        handheld.press("RIGHT")
        if (pages.at, pages.top) == seen[-1]:
            break
        seen.append((pages.at, pages.top))
        if pages.at == 1:
            told += shown(pages)
    assert [at for at, _ in seen] == [0, *[1] * (len(seen) - 2), 2]
    assert len(seen) > 4
    assert " ".join(told).split() == TEXT.split()
    assert told[:2] == ["", ""]  # where the drawing is
    back = [(pages.at, pages.top)]
    for _ in seen[1:]:
        handheld.press("LEFT")
        back.append((pages.at, pages.top))
    assert back == seen[::-1]
    handheld.press("LEFT")
    assert (pages.at, pages.top) == (0, 0)


def test_the_drawing_stands_on_the_first_page_of_its_topic_alone(opened):
    handheld, pages = opened
    for _ in range(9):
        handheld.press("RIGHT")
    assert pages.drawn == [0]
    assert pages.at == 2
