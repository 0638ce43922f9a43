"""What is drawn change by change is what is drawn at once: in any game, after any key."""

import random

import pytest

from host_sim.drive import Handheld

KEYS = ("A", "A", "A", "LEFT", "RIGHT", "UP", "DOWN", "skip", "B")
STEPS = 120
GAMES = (("hashi", ""), ("hashi", "medium"), ("arabana", ""), ("atoll", ""))


@pytest.mark.parametrize(("game", "opponents"), GAMES)
def test_drawing_all_of_a_game_anew_changes_no_dot(game, opponents):
    chance = random.Random(5)
    env = {"TOMBOLO_GAME": game, "TOMBOLO_OPPONENTS": opponents or None}
    with Handheld(seed=5, start_ms=1500, env=env) as handheld:
        app = handheld.machine.main["app"]
        app.calm = 1  # nothing blinks
        app.apply()
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
