"""Whole games in each language, played by bots: every word fits, and the font has its letters."""

from __future__ import annotations

from typing import Any

import pytest

from firmware.graphics import font
from firmware.words.language import LANGUAGES
from host_sim.artist import signs
from host_sim.bots import demo
from host_sim.drive import Handheld
from tests.firmware.menus import screen, settings
from tests.long import long

# German has the longest words; test_words.py measures every text of every language by itself.
NAMES = [pytest.param(name, marks=() if name == "de" else long) for name, _ in LANGUAGES]
DRAWN = {chr(n) for n in range(32, 127)} | set(signs(font.EXTRA))
SEED = 7
OPTIONS = {"hashi": {}, "table": {"TOMBOLO_OPPONENTS": "easy"}, "arabana": {}, "atoll": {}}


def watch(handheld: Handheld) -> list[str]:
    """Return a list that grows by each line of words that is cut or has an unknown letter."""
    module = handheld.machine.load("firmware.graphics.canvas")
    draw = module.Canvas.text
    cut: list[str] = []

    def text(self: Any, x: int, y: int, words: str) -> int:
        if x + module.width(words) > module.WIDTH or x < 0 or not set(words) <= DRAWN:
            cut.append(f"{words!r} at {x}, {y}")
        return int(draw(self, x, y, words))

    module.Canvas.text = text
    return cut


def look_around(handheld: Handheld) -> None:
    """Open the menu of a game, and what each of its rows but the last two leads to."""
    play = screen(handheld)
    handheld.hold("B", 700)
    rows = len(screen(handheld).rows)
    assert rows > 4
    handheld.press("B")
    for n in range(1, rows - 1):
        handheld.hold("B", 700)
        handheld.press("DOWN", n)
        handheld.press("A")
        for key in ("DOWN", "RIGHT"):
            handheld.press(key)
        for _ in range(8):
            if screen(handheld) is play:
                break
            handheld.press("B")
        assert screen(handheld) is play


@pytest.mark.parametrize("game", OPTIONS)
@pytest.mark.parametrize("name", NAMES)
def test_every_word_of_a_game_fits(name, game):
    kind = "hashi" if game == "table" else game
    env = {"TOMBOLO_LANGUAGE": name, "TOMBOLO_GAME": kind, **OPTIONS[game]}
    with Handheld(seed=SEED, env=env) as handheld:
        cut = watch(handheld)
        demo.run(handheld, kind)
        handheld.wait(2000)
        for key in ("RIGHT", "DOWN", "RIGHT"):
            handheld.press(key)
        assert not cut, "\n".join(dict.fromkeys(cut))


@pytest.mark.parametrize("game", ["hashi", "arabana", "atoll"])
@pytest.mark.parametrize("name", NAMES)
def test_every_word_of_menus_and_sheets_fits(name, game):
    env = {"TOMBOLO_LANGUAGE": name, "TOMBOLO_GAME": game}
    with Handheld(seed=SEED, env=env, start_ms=3000) as handheld:
        cut = watch(handheld)
        handheld.wait(8000)
        look_around(handheld)
        assert not cut, "\n".join(dict.fromkeys(cut))


@pytest.mark.parametrize("name", NAMES)
def test_every_word_of_pages_lessons_and_options_fits(name):
    with Handheld(seed=SEED, env={"TOMBOLO_LANGUAGE": name}) as handheld:
        cut = watch(handheld)
        title = screen(handheld)
        settings(handheld)
        for n in range(2):
            handheld.press("DOWN", n)
            handheld.press("A")
            for _ in range(7):
                handheld.press("RIGHT")
                handheld.press("DOWN")
            handheld.press("B")
        handheld.press("B")
        assert screen(handheld) is title
        for _ in range(3):
            handheld.press("DOWN")
            handheld.press("A")
            menu = screen(handheld)
            for n in range(len(menu.rows)):
                while menu.at != n:
                    handheld.press("DOWN")
                if n == 0:
                    continue  # the lesson
                handheld.press("A")
                is_help = n == len(menu.rows) - 1
                for _ in range(1 if is_help else 4):
                    handheld.press("DOWN")
                if is_help:
                    handheld.press("A")
                    handheld.press("RIGHT", 50)
                while screen(handheld) is not menu:
                    handheld.press("B")
            handheld.press("B")
        assert not cut, "\n".join(dict.fromkeys(cut))
