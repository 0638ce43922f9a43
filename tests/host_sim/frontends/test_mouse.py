"""The mouse on the panel in the window, on SDL's dummy driver: whole games by it alone."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pytest

pygame = pytest.importorskip("pygame")

from boards.install.profile import load  # noqa: E402
from engine.game import OVER  # noqa: E402
from host_sim.devices.clock import Stop  # noqa: E402
from host_sim.drive import Handheld  # noqa: E402
from host_sim.frontends import mouse, window  # noqa: E402
from host_sim.frontends.live import Live  # noqa: E402
from tests.firmware.kept import with_settings  # noqa: E402
from tests.host_sim.pointing import players  # noqa: E402
from tests.host_sim.pointing.finger import Finger  # noqa: E402
from tests.long import long  # noqa: E402

SCALE = 3
REST_PUMPS = 40  # from a notch of the wheel to what it has done
PATIENCE_US = 60_000_000  # until a picture is there
GAMES = {
    "hashi": ({"GAME": "hashi", "SIDE": "B"}, False),
    "arabana": ({"GAME": "arabana"}, True),
    "atoll": ({"GAME": "atoll"}, True),
    "null": ({"GAME": "null"}, False),
}


class Hand:
    """Repeats in a window what a finger did on a handheld, each thing at the same picture."""

    def __init__(self, live, front, taps):
        self.live = live
        self.front = front
        self.taps = taps
        self.done = 0
        self.since = 0
        self.events = []

    def pump(self, live):
        now = live.machine.clock.now
        if self.events:
            while self.events and now - self.since >= self.events[0][0]:
                pygame.event.post(self.events.pop(0)[1])
        elif self.done == len(self.taps):
            if live.machine.main["app"].playing.session.game.player() == OVER:
                raise Stop
        elif not self.front.mouse.is_busy():
            frame, what, where = self.taps[self.done]
            if live.frame() == frame:
                self.events = list(self.act(what, where))
                self.done += 1
                self.since = now
            assert now - self.since < PATIENCE_US, (self.done, what, where)
        self.front.pump(live)

    def act(self, what, where):
        """Yield events, each with the time since the picture when it comes, in µs."""
        if what == "turn":
            yield 0, pygame.event.Event(pygame.MOUSEWHEEL, y=-where[0], x=0)
            return
        yield 0, pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=self.at(*where[:2]))
        if what == "drag":
            yield 0, pygame.event.Event(pygame.MOUSEMOTION, pos=self.at(*where[2:]))
        us = 2 * mouse.LONG_US if what == "hold" else 0
        yield us, pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=self.at(*where[-2:]))

    def at(self, x, y):
        left, top, scale = self.front.place()
        return left + x * scale + scale // 2, top + y * scale + scale // 2


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=long if GAMES[name][1] else ()) for name in GAMES]
)
def test_a_whole_game_is_played_by_the_mouse_alone(name):
    settings, drags = GAMES[name]
    env = {"TOMBOLO_" + key: value for key, value in settings.items()}
    nvm = with_settings(pace=0, calm=1)  # nothing passes by itself, nor blinks
    with Handheld(seed=7, env=env, nvm=nvm) as handheld:
        finger = Finger(handheld)
        session = players.play(finger, drags=drags)
        moves = list(session.moves)
    live = Live(load("pico"), 7, env, None)
    live.machine.nvm[:] = nvm
    front = window.Window(live, SCALE)
    hand = Hand(live, front, finger.taps)
    assert live.run(hand) == ""
    assert list(live.machine.main["app"].playing.session.moves) == moves
    front.close()


class Wheel:
    """Sends notches of a wheel to a window; rows: the title's marked row after each."""

    def __init__(self, front, notches):
        self.front = front
        self.notches = list(notches)
        self.rows = []
        self.pumps = -1  # since the last one, -1 before the first

    def pump(self, live):
        app = live.machine.main.get("app")
        self.pumps += self.pumps >= 0
        is_done = not self.front.mouse.is_busy() and self.pumps not in range(REST_PUMPS)
        if app and app.screen and is_done:
            if self.pumps > 0:
                self.rows.append(app.screen.at)
            if not self.notches:
                raise Stop
            event = pygame.event.Event(pygame.MOUSEWHEEL, x=0, **self.notches.pop(0))
            pygame.event.post(event)
            self.pumps = 0
        self.front.pump(live)


def test_each_notch_of_the_wheel_is_a_row():
    """As SDL sends them: whole notches; of a touchpad's fractions it makes some."""
    live = Live(load("pico"), 7, {"TOMBOLO_LANGUAGE": "en"}, None)
    front = window.Window(live, SCALE)
    whole = [{"y": -1, "precise_y": -1.0}] * 2 + [{"y": 1, "precise_y": 1.0}]
    fractions = [{"y": y, "precise_y": 0.25} for y in (0, 0, 0, 1)]
    wheel = Wheel(front, [*whole, {"y": -2, "precise_y": -2.0}, *fractions])
    assert live.run(wheel) == ""
    assert wheel.rows == [1, 2, 1, 3, 3, 3, 3, 2]
    front.close()
