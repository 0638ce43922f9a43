"""A turn of a reviewed game, played again: what the keys do, and the verdict by its value."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from engine.ai import judgement
from firmware.words import en_review as words
from host_sim.drive import Handheld
from tests.firmware.golden_screens import ENDED
from tests.firmware.hints import known
from tests.firmware.kept import over
from tests.firmware.menus import TITLES, app, choose, screen, up
from tests.firmware.shortage import short

GAMES = {**ENDED, "hashi": ("hashi", b"\1\0", "random", 5)}
MINUTES = 16  # of the clock, at most, that a review takes here
SURE = {"hashi": 81, "arabana": 345, "atoll": 0}  # their CONFIRM
FOUND: dict[str, Any] = {}  # what the review of each game has found: it is made once


@pytest.fixture(params=sorted(GAMES))
def reviewed(request: pytest.FixtureRequest) -> Iterator[Handheld]:
    """Yield a handheld with the first turn of a game's review on the screen."""
    name = request.param
    with Handheld(nvm=over(*GAMES[name]), seed=5) as handheld:
        choose(handheld, TITLES[name])
        choose(handheld, "The last result")
        handheld.wait(1000)
        play = screen(handheld).play
        play.review, play.grades = deepcopy(FOUND.get(name, (None, None)))
        handheld.press("DOWN")
        choose(handheld, "Review")
        for _ in range(MINUTES):
            if up(handheld) == "Review":
                handheld.wait(60000)
        handheld.press("UP")  # wakes the display
        assert up(handheld) == "Overview"
        FOUND[name] = deepcopy((play.review, play.grades))
        handheld.press("A", 2)
        assert up(handheld) == "Verdict"
        yield handheld


def played(handheld: Handheld, moves: list[int]) -> Any:
    """Play a turn and confirm it; return the verdict on it."""
    play = screen(handheld)
    play.play_all(moves)
    app(handheld).go(play.play(SURE[play.info.NAME]))
    handheld.wait(100)
    assert up(handheld) == "Judging"
    for _ in range(MINUTES):
        if up(handheld) == "Judging":
            handheld.wait(10000)
    return known(handheld, "Judged")


def test_the_verdict_goes_by_value_and_one_may_try_until_one_leaves(reviewed: Handheld) -> None:
    nvm = reviewed.nvm
    pages = screen(reviewed)
    first, end, _, lost, error, _, better = pages.row()
    own = list(pages.play.session.moves[first : end - 1])
    whole = list(pages.play.session.moves)
    cost = reviewed.machine.load("firmware.screens.after.amounts").cost
    is_chance = pages.is_chance
    sure = judgement.certainty(lost, error, is_chance)
    reviewed.hold("A", 700)
    play = screen(reviewed)
    state = bytes(play.session.game.state)
    assert list(play.session.moves) == whole[:first]
    lacks = cost(lost, error, sure, is_chance)
    as_good = cost(0, 1, judgement.EVEN, is_chance)
    for moves, said in ((own, lacks), (list(better), as_good), (own, lacks)):
        verdict = played(reviewed, moves)
        assert verdict.said == said
        is_worse = said == lacks and not judgement.is_as_good(lost, error, is_chance)
        assert bool(verdict.why) == is_worse
        frame = reviewed.frame()
        reviewed.press("DOWN")
        assert verdict.is_why == bool(verdict.why) == (reviewed.frame() != frame)
        reviewed.press("A")
        assert up(reviewed) == "Again"
        assert bytes(play.session.game.state) == state
        assert play.view.words == words.AGAIN
    played(reviewed, own)
    reviewed.press("B")
    assert up(reviewed) == "Verdict"
    assert (screen(reviewed).at, screen(reviewed).stage) == (pages.at, 1)
    assert list(screen(reviewed).play.session.moves) == whole
    assert reviewed.nvm == nvm


def test_b_takes_back_what_has_been_played_and_then_leaves(reviewed: Handheld) -> None:
    pages = screen(reviewed)
    better = list(pages.row()[6])
    reviewed.hold("A", 700)
    screen(reviewed).play_all(better[:1])
    reviewed.press("B")
    assert up(reviewed) == "Again"
    assert len(screen(reviewed).session.moves) == screen(reviewed).begun
    reviewed.press("B")
    assert up(reviewed) == "Verdict"


def test_b_ends_the_comparison_and_the_turn_is_as_it_was(reviewed: Handheld) -> None:
    pages = screen(reviewed)
    better = list(pages.row()[6])
    reviewed.hold("A", 700)
    play = screen(reviewed)
    play.play_all(better)
    app(reviewed).go(play.play(SURE[play.info.NAME]))
    reviewed.wait(20)
    assert up(reviewed) == "Judging"
    reviewed.press("B")
    assert screen(reviewed) is play
    assert list(play.session.moves[play.begun :]) == better


def test_there_are_no_hints_and_no_menu(reviewed: Handheld) -> None:
    reviewed.hold("A", 700)
    reviewed.press("DOWN+A")
    assert up(reviewed) == "Again"
    assert screen(reviewed).view.words == words.AGAIN_NO_HINT
    reviewed.hold("B", 700)
    assert up(reviewed) == "Verdict"


def test_a_board_with_too_little_memory_says_so(reviewed: Handheld) -> None:
    pages = screen(reviewed)
    better = list(pages.row()[6])
    reviewed.hold("A", 700)
    play = screen(reviewed)
    play.play_all(better)
    name = play.info.NAME
    short(reviewed, f"engine.{name}.ai.review", "compare")
    app(reviewed).go(play.play(SURE[name]))
    reviewed.wait(2000)
    assert screen(reviewed) is play
    assert "No room" in play.view.words
    assert list(play.session.moves[play.begun :]) == better


def test_a_comparison_whose_room_runs_out_once_is_made_all_the_same(reviewed: Handheld) -> None:
    pages = screen(reviewed)
    better = list(pages.row()[6])
    reviewed.hold("A", 700)
    name = pages.play.info.NAME
    short(reviewed, f"engine.{name}.ai.review", "compare", lambda n: n == 0)
    cost = reviewed.machine.load("firmware.screens.after.amounts").cost
    assert played(reviewed, better).said == cost(0, 1, judgement.EVEN, pages.is_chance)


def full(handheld: Handheld, monkeypatch: pytest.MonkeyPatch, times: int) -> None:
    """Let memory run out so many times where a view is made."""
    registry = handheld.machine.load("firmware.registry")
    usual = registry.view
    left = [times]

    def view(*args: Any) -> Any:
        left[0] -= 1
        if left[0] >= 0:
            raise MemoryError
        return usual(*args)

    monkeypatch.setattr(registry, "view", view)


def test_a_page_whose_room_runs_out_once_is_shown_all_the_same(
    reviewed: Handheld, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = screen(reviewed).at
    full(reviewed, monkeypatch, 1)
    reviewed.press("LEFT")
    reviewed.wait(500)
    assert up(reviewed) == "Verdict"
    assert screen(reviewed).at == at - 1
    assert screen(reviewed).ladder


@pytest.mark.parametrize("key", ["LEFT", "A", "B"])
def test_without_room_for_a_page_or_a_turn_a_sentence_says_so_and_leads_to_the_result(
    reviewed: Handheld, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    if key == "B":
        reviewed.hold("A", 700)
    full(reviewed, monkeypatch, 9)
    reviewed.hold(key, 700 if key == "A" else 60)
    reviewed.wait(500)
    assert up(reviewed) == "Notice"
    assert screen(reviewed).sentences == (words.NO_ROOM,)
    while up(reviewed) == "Notice":
        reviewed.press("B")
    assert up(reviewed) == "Menu"
    reviewed.press("B")
    assert up(reviewed) == "Result"
    assert screen(reviewed).play.review, "it stays"
