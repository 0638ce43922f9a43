"""Asking for a hint leaves the game as it was, whether one is waited for or not."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import pytest

from engine import catalog
from engine.game import OVER
from engine.session import Session
from firmware.words import en
from host_sim.bots import wait_for_turn
from host_sim.drive import Handheld
from tests.firmware.hashi.buttons import PERSON, confirm_start, new_game
from tests.firmware.hints import ask, known
from tests.firmware.ink import strokes
from tests.firmware.kept import ended, saved
from tests.firmware.menus import TITLES, screen, up
from tests.firmware.shortage import short


def ready(handheld: Handheld, name: str) -> Any:
    """Go to where there is something to decide; return the play screen."""
    if name == "hashi":
        confirm_start(handheld)
    elif name == "arabana":
        wait_for_turn(handheld)
    return screen(handheld)


def asked(handheld: Handheld) -> None:
    handheld.press("DOWN+A")
    for _ in range(100):
        if screen(handheld).thinker:
            break
        handheld.wait(10)
    assert up(handheld) == "HintSearch"
    assert screen(handheld).thinker


@pytest.mark.parametrize("name", TITLES)
@pytest.mark.parametrize("is_cancelled", [False, True])
def test_b_leaves_all_as_it_was(name, is_cancelled):
    with Handheld(seed=5, env={"TOMBOLO_GAME": name}) as handheld:
        play = ready(handheld, name)
        view = play.view
        before = bytes(view.seen.state), list(view.plan), view.cursor_state()
        frame = handheld.frame()
        asked(handheld)
        if not is_cancelled:
            known(handheld)
        handheld.press("B")
        assert screen(handheld) is play
        view = play.view  # one that gives room was unloaded, and is another now
        assert play.session.hints() == (not is_cancelled)
        assert (bytes(view.seen.state), list(view.plan), view.cursor_state()) == before
        assert handheld.frame() == frame


LACKS = ("engine.{}.ai.explain", "reason"), ("firmware.games.{}.hints", "Ladder.__init__")


@pytest.mark.parametrize("name", TITLES)
@pytest.mark.parametrize("lacks", LACKS, ids=["player", "ladder"])
def test_where_there_is_no_room_a_sentence_says_so_and_the_game_goes_on(name, lacks):
    module, function = lacks
    with Handheld(seed=5, env={"TOMBOLO_GAME": name}) as handheld:
        play = ready(handheld, name)
        before = bytes(play.view.seen.state), list(play.view.plan), play.view.cursor_state()
        nvm = handheld.nvm
        short(handheld, module.format(name), function)
        handheld.press("DOWN+A")
        assert known(handheld, "Play") is play
        view = play.view
        assert view.words == en.FULL
        assert (bytes(view.seen.state), list(view.plan), view.cursor_state()) == before
        assert play.session.hints() == 0
        assert handheld.nvm == nvm


@pytest.mark.parametrize("name", TITLES)
@pytest.mark.parametrize("lacks", LACKS, ids=["player", "ladder"])
def test_where_room_runs_out_once_the_hint_comes_all_the_same(name, lacks):
    def found(fails: bool) -> tuple[list[int], bytes, int]:
        module, function = lacks
        with Handheld(seed=5, env={"TOMBOLO_GAME": name}) as handheld:
            play = ready(handheld, name)
            calls = short(handheld, module.format(name), function, lambda n: fails and not n)
            hint = ask(handheld)
            assert len(calls) == 1 + fails
            handheld.wait(1000)  # nothing moves any more
            return hint.moves, handheld.frame(), play.session.hints()

    assert found(True) == found(False)


def test_a_game_is_saved_during_a_search_and_what_is_planned_stays():
    with Handheld(seed=5, env={"TOMBOLO_GAME": "atoll"}) as handheld:
        play = screen(handheld)
        handheld.press("RIGHT")
        handheld.press("A")
        plan = list(play.view.plan)
        assert plan
        asked(handheld)
        assert play.save()
        assert list(saved(handheld, "atoll").moves) == list(play.session.moves)
        assert play.view.plan == plan


@pytest.mark.parametrize("name", TITLES)
def test_after_a_notice_the_board_is_shown_and_the_search_goes_on(name):
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


def test_between_people_no_recap_is_shown_again_for_a_hint():
    with Handheld(seed=3) as handheld:
        play = new_game(handheld, PERSON)
        for _ in range(20):  # both write a start, and the first sits down to the first card
            if up(handheld) == "Play" and play.view.recap:
                break
            confirm_start(handheld)
            handheld.wait(60)
        assert play.view.recap
        while play.view.recap:
            handheld.press("A")
        asked(handheld)
        handheld.press("B")
        assert screen(handheld) is play
        assert not play.view.recap


@pytest.mark.parametrize("name", TITLES)
def test_every_reason_has_a_sentence_by_the_name_that_the_engine_gives_it(name):
    hints = import_module(f"firmware.games.{name}.hints")
    reasons = hints.REASONS
    modules = [import_module(f"engine.{name}.ai.{leaf}") for leaf in ("explain", "contrast")]
    codes = [
        {
            getattr(module, "_" + reason.upper())
            for module in modules
            if hasattr(module, "_" + reason.upper())
        }
        for reason in reasons
    ]
    missing = [reason for reason, found in zip(reasons, codes, strict=True) if not found]
    assert not missing or name == "hashi"  # some of its codes are of features
    assert len(missing) < len(reasons) - 2
    assert all(found <= {code} for code, found in enumerate(codes))
    assert set(reasons) == set(hints.words.REASONS)
    assert max(modules[1]._LATER, getattr(modules[1], "_ROOM", 0)) == len(reasons) - 1


@pytest.mark.parametrize(
    ("name", "options", "box"),
    [("arabana", b"", [66, 12, 16, 16]), ("atoll", b"\3\1\4", [4, 32, 16, 16])],
)
def test_the_result_tells_how_many_hints_there_were_by_another_picture(name, options, box):
    session = Session(catalog.make(name), 5, options, b"\0\0\0")
    game = session.game
    out = game.moves_buffer()
    luck = Random(5)
    while game.player() != OVER:
        game.apply(luck.choice(out[: game.legal(out)]))
    kind = import_module(f"firmware.games.{name}.result").Result
    result = kind(ended(session), game, 0)
    for n in range(3):
        drawn = strokes(result)
        assert (("invert", box) in drawn) == (n > 0)
        shown = {arg for _, args in drawn for arg in args if isinstance(arg, str)}
        assert shown & {"1 hint", "2 hints"} == {("", "1 hint", "2 hints")[n]} - {""}
        session.count_hint()


def test_a_hint_of_each_person_counts_in_a_round():
    with Handheld(seed=3) as handheld:
        play = new_game(handheld, PERSON)
        for _ in range(2):
            handheld.press("A")  # the cover
            confirm_start(handheld)
        for n in (1, 2):
            handheld.press("A")
            if play.view.recap:
                handheld.press("B")
            for _ in range(2):  # the second in the same turn does not count
                ask(handheld)
                handheld.press("B")
                assert play.session.hints() == n
            handheld.hold("A", 700)  # no number, no bridges
            handheld.hold("A", 700)
            handheld.press("A")
            handheld.wait(300)
