"""Animations: how they end, that a key cuts them short, and how many bytes they send."""

import random

import pytest

from boards.install.profile import load as load_profile
from host_sim.bots import tap
from host_sim.bots.hashi import SoloBot
from host_sim.drive import Handheld
from host_sim.machine import Machine
from tests.firmware.kept import with_settings
from tests.firmware.menus import screen
from tests.long import long

REST_MS = 300
MOVED_MOST = 1100  # bytes that all the movements after one press take, at most


def started(name, calm, **env):
    nvm = with_settings(pace=0, calm=calm, asks=1)  # so that no card is laid just by waiting
    env = {"TOMBOLO_GAME": name, **env}
    return Handheld(seed=7, env=env, nvm=nvm, start_ms=3000)


def pictures(handheld, key, ms=REST_MS):
    seen = [handheld.frame()]
    handheld.machine.set_key(key, True)
    for at in range(0, ms, 5):
        if at == 60:
            handheld.machine.set_key(key, False)
        handheld.wait(5)
        if handheld.frame() != seen[-1]:
            seen.append(handheld.frame())
    return seen[1:]


def test_an_animation_restores_a_box_in_each_step_until_the_picture_is_the_drawn_one():
    with Machine(load_profile("pico")) as machine:
        bitmap = machine.load("displayio").Bitmap(128, 64, 2)
        canvas = machine.load("firmware.graphics.canvas").Canvas(bitmap, lambda: None)

        def lit():
            return {(x, y) for x in range(128) for y in range(64) if bitmap[x, y]}

        bitmap = canvas.bitmap
        canvas.text(0, 0, "drawn")
        drawn = lit()
        canvas.animate((0, 0, 4, 4), (9, 9, 2, 1))
        canvas.animate((20, 20, 1, 1))
        assert len(lit() ^ drawn) == 16 + 2 + 1
        canvas.animation.tick(29, 0)
        assert len(lit() ^ drawn) == 16 + 2 + 1
        canvas.animation.tick(1, 0)
        assert lit() ^ drawn == {(9, 9), (10, 9)}
        assert canvas.animation.finish()
        assert lit() == drawn
        assert not canvas.animation.finish()
        canvas.animation.tick(1, 200)
        assert lit() ^ drawn == {(x, 63) for x in range(64)}
        canvas.animation.tick(1, 0)
        assert lit() == drawn
        canvas.animation.calm = True
        canvas.animate((0, 0, 4, 4))
        canvas.animation.tick(1, 200)
        assert lit() == drawn


@pytest.mark.parametrize("presses", [50, pytest.param(150, marks=long)])
@pytest.mark.parametrize("name", ["hashi", "arabana", "atoll"])
def test_pictures_at_rest_are_those_of_calm(name, presses):
    luck = random.Random(3)
    with started(name, 0) as moving, started(name, 1) as calm:
        for n in range(presses):
            key = luck.choice(("UP", "DOWN", "LEFT", "RIGHT", "A", "A", "B"))
            for one in (moving, calm):
                one.press(key)
                one.wait(REST_MS)
            assert moving.frame() == calm.frame(), (n, key)


def until_a_bridge(handheld):
    """Play Hashi until the next press draws a bridge; return its key."""
    for key, ms in SoloBot(7, 0).presses():
        view = getattr(screen(handheld), "view", None)
        if view and view.is_held and key in ("UP", "DOWN", "LEFT", "RIGHT"):
            return key
        tap(handheld, key, ms)
    raise AssertionError("no bridge was drawn")


def lit(frame):
    return int.from_bytes(frame, "big").bit_count()


def test_a_bridge_extends():
    with started("hashi", 0) as moving, started("hashi", 1) as calm:
        key = until_a_bridge(moving)
        until_a_bridge(calm)
        grown, at_once = pictures(moving, key), pictures(calm, key)
        assert grown[-1] == at_once[-1]
        assert len(grown) >= len(at_once) + 3
        steps = [lit(frame) for frame in grown[-3:]]
        assert steps == sorted(set(steps))  # longer and longer


def test_a_key_cuts_it_short():
    with started("hashi", 0) as moving, started("hashi", 1) as calm:
        for one in (moving, calm):
            key = until_a_bridge(one)
            one.machine.set_key(key, True)
            one.wait(40)
            one.machine.set_key(key, False)
            one.machine.set_key("B", True)
            one.wait(60)
            assert not screen(one).app.canvas.animation.moving
            one.machine.set_key("B", False)
            one.wait(REST_MS)
        assert moving.frame() == calm.frame()


def test_a_press_of_a_shows_at_once_and_a_bar_grows_while_it_is_held():
    with started("hashi", 0) as h:
        before = h.frame()
        h.machine.set_key("A", True)
        h.wait(50)
        bars = [lit(h.frame()[-16:])]
        assert h.frame() != before
        for _ in range(6):
            h.wait(62)
            bars.append(lit(h.frame()[-16:]))
        assert bars == sorted(bars)
        assert bars[-1] > 3 * bars[0] > 0
        h.machine.set_key("A", False)


def test_calm_moves_nothing_and_blinks_nothing():
    with started("hashi", 1) as h:
        before = h.frame()
        h.bytes_on_bus()
        h.machine.set_key("A", True)
        h.wait(400)
        assert h.frame() == before
        assert h.bytes_on_bus() <= 2  # once a second: whether the display is there


def test_what_moves_takes_few_bytes():
    worst = 0
    with started("hashi", 0) as moving, started("hashi", 1) as calm:
        for key, ms in SoloBot(7, 0).presses():
            counts = []
            for one in (moving, calm):
                one.bytes_on_bus()
                tap(one, key, ms)
                counts.append(one.bytes_on_bus())
            worst = max(worst, counts[0] - counts[1])
            assert moving.frame() == calm.frame(), (key, ms)
    assert 0 < worst <= MOVED_MOST, worst


def test_nobody_thinks_while_something_moves_for_it_would_stand_still():
    with started("arabana", 0) as h:
        play = screen(h)
        think = play._think
        moving = []

        def noted(player):
            moving.append(len(h.machine.main["app"].canvas.animation.moving))
            return think(player)

        play._think = noted
        for n in range(60):
            h.press(("A", "RIGHT", "A", "DOWN")[n % 4])
        assert len(moving) > 20
        assert not any(moving)
