"""What is drawn change by change is what is drawn at once: in any game, after any key."""

import random

import pytest

from firmware.hardware import keys as keys_of
from host_sim.drive import Handheld
from tests.firmware import menus

KEYS = ("A", "A", "A", "LEFT", "RIGHT", "UP", "DOWN", "skip", "B")
STEPS = 120
GAMES = (("hashi", ""), ("hashi", "medium"), ("arabana", ""), ("atoll", ""))


@pytest.mark.parametrize(("game", "opponents"), GAMES)
def test_redrawing_all_of_a_game_changes_no_dot(game, opponents):
    chance = random.Random(5)
    env = {"TOMBOLO_GAME": game, "TOMBOLO_OPPONENTS": opponents or None}
    with Handheld(seed=5, start_ms=1500, env=env) as handheld:
        app = handheld.machine.main["app"]
        app.settings.calm = 1  # nothing blinks
        app.apply_settings()
        compared = 0
        for step in range(STEPS):
            key = chance.choice(KEYS)
            if key == "skip":
                handheld.hold("A", 600)
            else:
                handheld.press(key)
            if not hasattr(app.screen, "session") or app.screen.is_busy:
                continue
            drawn = handheld.frame()
            app.screen.is_fresh = True
            app._draw()
            assert handheld.frame() == drawn, f"step {step}, {key}"
            compared += 1
        assert compared > 80


@pytest.mark.parametrize("game", ["options", "hashi", "title"])
def test_redrawing_all_of_a_long_menu_changes_no_dot(game):
    chance = random.Random(5)
    env = {"TOMBOLO_GAME": "hashi" if game != "options" else None}
    with Handheld(seed=5, start_ms=0, env=env) as handheld:
        handheld.machine.set_battery(3.6)
        handheld.wait(1500)
        app = handheld.machine.main["app"]
        if game == "hashi":
            handheld.hold("B", 600)  # its menu
        elif game == "title":
            handheld.press("A")
            menus.leave(handheld)
        else:
            menus.choose(handheld, "Atoll")
            handheld.press("DOWN")
            handheld.press("A")
        handheld.wait(500)
        menu = app.screen
        assert len(menu.rows) > menu.fit
        tops = set()
        for step in range(STEPS):
            keys = chance.choices((keys_of.UP, keys_of.DOWN, keys_of.DOWN), k=1 + step % 3)
            if game == "options":
                keys[0] = chance.choice((keys[0], keys_of.LEFT))
            for key in keys:  # so many before it is drawn
                menu.key(key)
            app._draw()
            drawn = handheld.frame()
            tops.add(menu.first)
            menu.is_fresh = True
            app._draw()
            assert handheld.frame() == drawn, f"step {step}, {keys}"
        assert len(tops) > (1 if game == "title" else 2)
