"""The view of a game rests while somebody thinks of a hint (screens/thought.py), and comes back."""

from __future__ import annotations

from typing import Any

import pytest

from engine.atoll.rules import Atoll
from firmware.games import registry
from host_sim.bots.arabana import wait_for_turn
from host_sim.drive import Handheld
from tests.firmware.hashi.buttons import PERSON, new_game
from tests.firmware.hints import ask, known
from tests.firmware.kept import saved
from tests.firmware.menus import screen, up
from tests.firmware.test_lent import assert_without_twins

NAMES = [name for name, _ in registry.NAMES]


def ready(handheld: Handheld, name: str) -> Any:
    """Go to where there is something to decide; return the play screen."""
    if name == "hashi":
        handheld.press("A", 2)
    elif name == "arabana":
        wait_for_turn(handheld)
    return screen(handheld)


def asked(handheld: Handheld) -> None:
    """Ask for a hint, and wait until somebody thinks in the room of the view."""
    handheld.press("DOWN+A")
    for _ in range(100):
        if screen(handheld).thinker:
            break
        handheld.wait(10)
    assert up(handheld) == "Thought"
    assert screen(handheld).thinker


def shown(handheld: Handheld, name: str) -> set[str]:
    """Return the modules of a game's view, and its words, that are in memory."""
    modules = handheld.machine.load("firmware.memory").sys.modules
    places = (f"firmware.games.registry.{name}.", f"firmware.words.en.{name}")
    return {found for found in modules if found.startswith(places)}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("is_left", [False, True])
def test_the_view_is_not_in_memory_while_somebody_thinks_and_is_there_again(name, is_left):
    with Handheld(seed=5, env={"TOMBOLO_GAME": name}) as handheld:
        play = ready(handheld, name)
        before = shown(handheld, name)
        kept = bytes(play.view.seen.state), list(play.view.plan), play.view.where()
        frame = handheld.frame()
        asked(handheld)
        assert shown(handheld, name) == {f"firmware.games.registry.{name}.kit"}
        if not is_left:
            known(handheld)
        handheld.press("B")
        assert screen(handheld) is play
        assert (bytes(play.view.seen.state), list(play.view.plan), play.view.where()) == kept
        assert handheld.frame() == frame
        assert shown(handheld, name) == before
        assert_without_twins(handheld, name)


def test_a_game_is_kept_while_its_view_rests_and_what_is_planned_with_it():
    with Handheld(seed=5, env={"TOMBOLO_GAME": "atoll"}) as handheld:
        play = screen(handheld)
        handheld.press("RIGHT")
        handheld.press("A")
        plan = list(play.view.plan)
        assert plan
        asked(handheld)
        assert play.save()
        assert list(saved(handheld, Atoll.ID).moves) == list(play.session.moves)
        assert play.view.plan == plan


@pytest.mark.parametrize("name", NAMES)
def test_after_what_is_said_meanwhile_the_board_is_shown_and_the_thought_begins_anew(name):
    with Handheld(seed=5, env={"TOMBOLO_GAME": name}) as handheld:
        play = ready(handheld, name)
        moves = ask(handheld).moves
        handheld.press("B")
        asked(handheld)
        frame = handheld.frame()
        play.app.go(play.app.notice(("Low",), play.app.screen))
        handheld.wait(100)
        assert up(handheld) == "Notice"
        assert handheld.frame() != frame
        handheld.press("A")
        assert handheld.frame() == frame
        assert known(handheld).moves == moves


def test_between_people_no_story_is_told_again_for_a_hint():
    with Handheld(seed=3) as handheld:
        play = new_game(handheld, PERSON)
        for _ in range(20):  # both write a start, and the first sits down to the first card
            if up(handheld) == "Play" and play.view.story:
                break
            handheld.press("A")
            handheld.wait(60)
        assert play.view.story
        while play.view.story:
            handheld.press("A")
        asked(handheld)
        handheld.press("B")
        assert screen(handheld) is play
        assert not play.view.story
