"""The review of a game that is over: how it is made, and what leads to it."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import pytest

from engine.hashi.rules import CONFIRM
from engine.session import Session
from firmware import counts
from firmware.hardware.keys import A, B
from firmware.screens.after import review
from firmware.storage.log import Store
from firmware.words import en_review as review_words
from host_sim.drive import Handheld
from host_sim.machine import ROOT
from tests import guests
from tests.firmware.golden_screens import ENDED
from tests.firmware.hints import known
from tests.firmware.ink import strokes, texts
from tests.firmware.kept import over
from tests.firmware.menus import TITLES, choose, screen, up
from tests.firmware.reviewing import ended, kept, look, playing, step
from tests.firmware.shortage import short

MASTER = "engine.hashi.ai.master"


@pytest.fixture(scope="module")
def greedy() -> Session:
    return ended()


def wide(found: Any) -> int:
    """Return how wide the bar is filled."""
    return [args for name, args in strokes(found) if name == "fill"][-1][2]


def test_every_turn_is_reviewed_the_bar_grows_and_nothing_changes(greedy):
    play = playing(greedy)
    state, moves = bytes(greedy.game.state), list(greedy.moves)
    found = review.Review(play)
    assert found.tick(10).thinker is None, "the picture comes first"
    assert review_words.DONE.format(n=0) in texts(found)
    widths = [wide(found)]
    while found.is_busy:
        before, found = found, step(found)
        if found is not before and found.is_busy:
            widths.append(wide(found))
    assert widths == sorted(widths)
    assert (widths[0], widths[-1], len(set(widths))) == (0, 100, 19)
    assert type(found).__name__ == "Overview"
    rows, turns, strength, marks = play.review
    assert len(marks) == 18
    assert len(rows) == moves.count(CONFIRM) == 18
    assert turns
    assert all(why for n, why, _ in turns if rows[n][3] > 0)
    assert 1 <= len(strength) <= 2
    assert (bytes(greedy.game.state), list(greedy.moves)) == (state, moves)


def test_b_leaves_a_review_that_is_not_complete_and_coming_back_goes_on(greedy):
    play = playing(greedy)
    found = review.Review(play)
    while len(found.rows) < 3:
        found = step(found)
    assert found.key(A) is found
    assert found.key(B) == "the result"
    assert play.review is None
    back = review.Review(play)
    assert review_words.DONE.format(n=16) in texts(back)
    look(back)
    whole = playing(greedy)
    look(review.Review(whole))
    assert play.review == whole.review


def test_where_there_is_no_master_a_sentence_says_so(greedy, monkeypatch):
    monkeypatch.setattr("engine.hashi.ai.learned.PATHS", ("missing", "missing"))
    found = look(review.Review(playing(greedy)))
    assert review_words.MISSING in " ".join(texts(found))
    assert found.key(B) == "the result"


# By the buttons.


def reviews(handheld: Handheld, name: str) -> list[tuple[int, int, int]]:
    """Return what statistics keep of the reviews of a game."""
    found: list[tuple[int, int, int]] = counts.load(Store(bytearray(handheld.nvm)), name).reviews
    return found


def to_review(handheld: Handheld) -> None:
    """Go to the review of the last result of Hashi."""
    if up(handheld) == "Title":
        choose(handheld, TITLES["hashi"])
        choose(handheld, "The last result")
    handheld.wait(1000)
    handheld.press("DOWN")
    choose(handheld, "Review")


def test_the_result_leads_to_the_review_and_once_made_it_stays():
    with Handheld(nvm=kept(), seed=5) as handheld:
        to_review(handheld)
        assert up(handheld) == "Review"
        handheld.wait(500)
        handheld.press("B", 2)
        assert up(handheld) == "Result"
        for _ in range(2):
            to_review(handheld)
            found = known(handheld, "Overview")
            assert len(found.rows) == 18
            modules = handheld.machine.load("firmware.memory").sys.modules
            assert not [name for name in modules if name.startswith("engine.hashi.ai.ma")]
            handheld.press("RIGHT")
            handheld.press("B", 2)
            assert up(handheld) == "Result"
        assert screen(handheld).play.review
        assert len(reviews(handheld, "hashi")) == 1, "counted once"


def test_a_page_unloads_what_the_page_before_has_loaded():
    with Handheld(nvm=kept(), seed=5) as handheld:
        to_review(handheld)
        known(handheld, "Overview")
        modules = handheld.machine.load("firmware.memory").sys.modules
        shown = []
        for _ in range(3):
            shown.append("firmware.graphics.qr" in modules)
            handheld.press("RIGHT")
        assert shown == [False, True, False]
        handheld.press("A")
        ladder = weakref.ref(type(screen(handheld).ladder))
        handheld.press("B", 2)
        assert up(handheld) == "Overview"
        gc.collect()
        assert not ladder()


# Where room runs out.


def test_where_there_is_no_room_for_the_master_a_sentence_says_so_and_what_was_found_stays():
    with Handheld(nvm=kept(), seed=5) as handheld:
        to_review(handheld)
        short(handheld, MASTER, "Master.find", lambda n: n > 4)
        assert known(handheld, "Notice").sentences == (review_words.NO_ROOM,)
        assert handheld.nvm == kept()
        handheld.press("A")
        assert up(handheld) == "Menu"
        handheld.press("B")
        found = screen(handheld).play.reviewed[0]
        assert len(found) > 2
        first = list(found)
        to_review(handheld)
        assert screen(handheld).rows[: len(first)] == first, "it goes on behind them"


@pytest.mark.parametrize("fails", [lambda n: n % 3 == 2, lambda n: n == 0], ids=["often", "once"])
def test_where_room_runs_out_between_two_turns_the_review_goes_on_behind_them(greedy, fails):
    whole = playing(greedy)
    look(review.Review(whole))
    with Handheld(nvm=kept(), seed=5) as handheld:
        to_review(handheld)
        calls = short(handheld, MASTER, "Master.find", fails)
        assert known(handheld, "Overview").play.review == whole.review
        assert len(calls) > 17


def test_where_there_is_no_room_for_reasons_the_review_goes_without_them(greedy):
    whole = playing(greedy)
    look(review.Review(whole))
    with Handheld(nvm=kept(), seed=5) as handheld:
        to_review(handheld)
        short(handheld, "engine.hashi.ai.contrast", "reason")
        found = known(handheld, "Overview")
        assert found.play.review[1] == [[n, (), sure] for n, _, sure in whole.review[1]]
        assert found.rows == whole.review[0]
        handheld.press("A")
        assert screen(handheld).entry()[1] == ()
        for _ in range(4):
            handheld.press("A")
            assert up(handheld) == "Verdict"
        assert len(reviews(handheld, "hashi")) == 1


@pytest.mark.parametrize("name", sorted(ENDED))
def test_where_one_person_has_played_computer_players_their_turns_are_reviewed(name):
    with Handheld(nvm=over(*ENDED[name]), seed=5) as handheld:
        choose(handheld, TITLES[name])
        choose(handheld, "The last result")
        handheld.wait(1000)
        handheld.press("DOWN")
        choose(handheld, "Review")
        assert up(handheld) == "Review"
        while not screen(handheld).rows:
            handheld.wait(100)
        handheld.press("B")
        assert up(handheld) == "Menu"
        handheld.wait(1000)
        choose(handheld, "Review")
        assert screen(handheld).rows, "what was found is kept"
        for _ in range(30):
            if up(handheld) == "Review":
                handheld.wait(30000)
        found = screen(handheld)
        handheld.press("UP")  # wakes the display
        assert type(found).__name__ == "Overview"
        assert found.rows[-1][0] == found.rows[-1][1], "the end"
        assert found.strength == [], "no level has been measured"
        turns = found.play.review[1]
        assert len(turns) == 3
        assert all(why for _, why, _ in turns)
        handheld.press("A")
        handheld.press("A")
        again_and_back(handheld)
        why_on_any_turn(handheld, turns)
        handheld.press("B", 4)
        assert up(handheld) == "Result"
        assert [kind for kind, *_ in reviews(handheld, name)] == [counts.OTHERS]


def again_and_back(handheld: Handheld) -> None:
    """Go to the turn once more, do not play it, and come back."""
    page = screen(handheld).at
    handheld.hold("A", 700)
    assert up(handheld) == "Again"
    handheld.press("DOWN+A")
    assert screen(handheld).view.words == review_words.AGAIN_NO_HINT
    handheld.hold("B", 700)
    assert up(handheld) == "Verdict"
    assert (screen(handheld).at, screen(handheld).stage) == (page, 1)


def why_on_any_turn(handheld: Handheld, turns: list[Any]) -> None:
    """Ask why on a turn that is not among the dearest: that is looked for, and stays."""
    found = screen(handheld)
    dearest = [n for n, _, _ in turns]
    handheld.press("LEFT", found.at)
    while found.at in dearest or found.stages() < 3:
        handheld.press("RIGHT")
        assert found.at < found.count - 1
    at = found.at
    handheld.press("A")
    assert found.entry()[1] is None
    handheld.press("A")
    for _ in range(40):
        if up(handheld) == "Review":
            handheld.wait(500)
    found = known(handheld, "Verdict")
    assert (found.at, found.stage) == (at, 3)
    assert found.entry()[1]
    assert len(turns) == 4
    handheld.press("A")
    handheld.press("A")
    handheld.press("A")
    assert up(handheld) == "Verdict", "it is known now"
    assert screen(handheld).stage == 3


@pytest.mark.parametrize("name", sorted(ENDED))
def test_where_several_people_sat_at_one_handheld_nothing_is_reviewed(name):
    with Handheld(nvm=over(*ENDED[name], people=2), seed=5) as handheld:
        choose(handheld, TITLES[name])
        choose(handheld, "The last result")
        handheld.wait(1000)
        handheld.press("DOWN")
        assert next(row.text() for row in screen(handheld).rows) == "Replay"


def said_by(handheld: Handheld) -> str:
    return " ".join(texts(screen(handheld)))


def test_where_the_drive_has_no_room_for_reviews_a_sentence_says_so(tmp_path):
    root = guests.drive(tmp_path, ())
    screens = root / "firmware/screens"
    screens.unlink()
    (screens / "after").mkdir(parents=True)
    for path in [
        *(ROOT / "firmware/screens").iterdir(),
        *(ROOT / "firmware/screens/after").glob("*.py"),
    ]:
        if path.stem not in ("after", "review"):
            place = screens / path.relative_to(ROOT / "firmware/screens")
            place.symlink_to(path)
    with Handheld(nvm=over(*ENDED["arabana"]), seed=5, root=root) as handheld:
        choose(handheld, TITLES["arabana"])
        choose(handheld, "The last result")
        handheld.wait(1000)
        handheld.press("DOWN")
        choose(handheld, "Review")
        assert "no room for reviews" in said_by(handheld)
        handheld.press("A")
        assert up(handheld) == "Menu"
