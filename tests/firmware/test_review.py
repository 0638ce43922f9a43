"""The review of a game that is over: how it is made, and what leads to it."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

from engine import ai
from engine.hashi.rules import CONFIRM
from engine.session import Session
from firmware import counts
from firmware.games.hashi.words import en as board_words
from firmware.hardware.keys import DOWN, RIGHT, A, B
from firmware.screens import review
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
from tests.firmware.reviewing import ended, kept, look, playing


@pytest.fixture(autouse=True)
def kept_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    """The modules of this process are those of all tests: none is unloaded."""
    monkeypatch.setattr(review.memory, "release", lambda names=None: None)


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
    assert review_words.TURN[0].format(n=1, of=18) in texts(found)
    widths = [wide(found)]
    found.is_fresh = False
    then = found
    while then is found:
        then = found.tick(10)
        if then is found and found.is_stale:
            found.is_stale = False
            widths.append(wide(found))
            found.is_fresh = False
    assert widths == sorted(set(widths))
    assert (widths[0], widths[-1], len(widths)) == (0, 100, 19)
    assert type(then).__name__ == "Verdict"
    rows, turns, strength = play.review
    assert len(rows) == moves.count(CONFIRM) == 18
    assert turns
    assert all(why for n, why in turns if rows[n][3] > 0)
    assert 1 <= len(strength) <= 2
    assert found.thinker is None
    assert (bytes(greedy.game.state), list(greedy.moves)) == (state, moves)


def test_b_leaves_a_review_that_is_not_complete_and_coming_back_goes_on(greedy):
    play = playing(greedy)
    found = review.Review(play)
    found.is_fresh = False
    while len(found.rows) < 3:
        found.tick(10)
    assert found.key(A) is found
    assert found.key(B) == "the result"
    assert found.thinker is None
    assert play.review is None
    back = review.begin(play)
    assert review_words.TURN[0].format(n=4, of=18) in texts(back)
    look(back)
    whole = playing(greedy)
    look(review.Review(whole))
    assert play.review == whole.review


@pytest.mark.parametrize("fault", ["room", "tables"])
def test_where_there_is_no_room_or_no_master_a_sentence_says_so(greedy, monkeypatch, fault):
    def no_room(policy, seen, seat):
        yield ai.PENDING
        raise MemoryError

    if fault == "room":
        monkeypatch.setattr("engine.hashi.ai.master.Master.find", no_room)
    else:
        monkeypatch.setattr("engine.hashi.ai.learned.PATHS", ("missing", "missing"))
    found = review.Review(playing(greedy))
    assert look(found) is found
    said = review_words.NO_ROOM if fault == "room" else review_words.MISSING
    assert said in " ".join(texts(found))
    assert found.key(B) == "the result"


def test_where_room_runs_out_between_two_turns_the_review_begins_again_behind_them(
    greedy, monkeypatch
):
    whole = playing(greedy)
    look(review.Review(whole))
    master = importlib.import_module("engine.hashi.ai.master").Master  # it may have come again
    find = master.find
    calls = []

    def short(policy, seen, seat):
        calls.append(1)
        if len(calls) % 3 == 0:
            raise MemoryError
        yield from find(policy, seen, seat)

    monkeypatch.setattr(master, "find", short)
    play = playing(greedy)
    assert type(look(review.Review(play))).__name__ == "Verdict"
    assert len(calls) > 17
    assert play.review == whole.review


def test_where_room_runs_out_once_before_the_first_turn_the_review_begins_again(
    greedy, monkeypatch
):
    master = importlib.import_module("engine.hashi.ai.master").Master  # it may have come again
    find = master.find
    calls = []

    def short_once(policy, seen, seat):
        calls.append(1)
        if len(calls) == 1:
            raise MemoryError
        yield from find(policy, seen, seat)

    monkeypatch.setattr(master, "find", short_once)
    assert type(look(review.Review(playing(greedy)))).__name__ == "Verdict"
    assert len(calls) > 17


def test_where_there_is_no_room_for_reasons_the_review_goes_without_them(greedy, monkeypatch):
    def no_room(policy, seen, seat, moves):
        yield ai.PENDING
        raise MemoryError

    play = playing(greedy)
    look(review.Review(play))
    whole = [[n, ()] for n, _ in play.review[1]]
    monkeypatch.setattr("engine.hashi.ai.explain.reason", no_room)
    play = playing(greedy)
    found = look(review.Review(play))
    assert type(found).__name__ == "Verdict"
    assert [list(turn) for turn in play.review[1]] == whole
    found.key(RIGHT)
    found.key(RIGHT)
    assert not found._can_keep(), "a puzzle says why"
    for _ in range(4):
        found.key(DOWN)
        assert texts(found)


# By the buttons.


def reviews(handheld: Handheld, name: str) -> list[tuple[int, int, int]]:
    """Return what statistics keep of the reviews of a game."""
    found: list[tuple[int, int, int]] = counts.load(Store(bytearray(handheld.nvm)), name).reviews
    return found


def test_the_result_leads_to_the_review_and_once_made_it_stays():
    with Handheld(nvm=kept(), seed=5) as handheld:
        choose(handheld, TITLES["hashi"])
        choose(handheld, "The last result")
        handheld.wait(1000)
        handheld.press("DOWN")
        choose(handheld, board_words.REVIEW)
        assert up(handheld) == "Review"
        handheld.wait(500)
        handheld.press("B")
        assert up(handheld) == "Result"
        for _ in range(2):
            handheld.wait(1000)
            handheld.press("DOWN")
            choose(handheld, board_words.REVIEW)
            found = known(handheld, "Verdict")
            assert len(found.rows) == 18
            modules = handheld.machine.load("firmware.memory").sys.modules
            assert not [name for name in modules if name.startswith("engine.hashi.ai.ma")]
            handheld.press("RIGHT")
            handheld.press("B")
            assert up(handheld) == "Result"
        assert screen(handheld).play.review
        assert len(reviews(handheld, "hashi")) == 1, "counted once"


@pytest.mark.parametrize("name", sorted(ENDED))
def test_where_one_person_has_played_computer_players_down_reviews_their_turns(name):
    with Handheld(nvm=over(*ENDED[name]), seed=5) as handheld:
        choose(handheld, TITLES[name])
        choose(handheld, "The last result")
        handheld.wait(1000)
        handheld.press("DOWN")
        assert up(handheld) == "Review"
        while not screen(handheld).rows:
            handheld.wait(100)
        handheld.press("B")
        assert up(handheld) == "Result"
        handheld.wait(1000)
        handheld.press("DOWN")
        assert screen(handheld).rows, "what was found is kept"
        for _ in range(30):
            if up(handheld) == "Review":
                handheld.wait(30000)
        found = screen(handheld)
        handheld.press("UP")  # wakes the display
        assert type(found).__name__ == "Verdict"
        assert found.rows[-1][0] == found.rows[-1][1], "the end"
        assert found.strength == [], "no level has been measured"
        assert found.turns
        assert all(why for _, why in found.turns)
        for _ in range(3):
            handheld.press("RIGHT")
        for _ in range(4):
            handheld.press("DOWN")
        again_and_back(handheld)
        handheld.press("B")
        assert up(handheld) == "Result"
        assert [kind for kind, _, _ in reviews(handheld, name)] == [counts.OTHERS]


def again_and_back(handheld: Handheld) -> None:
    """Go to the turn once more, do not play it, and come back."""
    handheld.press("A")
    assert up(handheld) == "Again"
    handheld.press("DOWN+A")
    assert screen(handheld).view.words == review_words.AGAIN_NO_HINT
    handheld.hold("B", 700)
    assert up(handheld) == "Verdict"
    assert screen(handheld).page == 3


@pytest.mark.parametrize("name", sorted(ENDED))
def test_where_several_people_sat_at_one_handheld_nothing_is_reviewed(name):
    with Handheld(nvm=over(*ENDED[name], people=2), seed=5) as handheld:
        choose(handheld, TITLES[name])
        choose(handheld, "The last result")
        handheld.wait(1000)
        assert "review" not in said_by(handheld)
        handheld.press("DOWN")
        assert up(handheld) != "Review"


def said_by(handheld: Handheld) -> str:
    return " ".join(texts(screen(handheld)))


def test_where_the_drive_has_no_room_for_reviews_a_sentence_says_so(tmp_path):
    root = guests.drive(tmp_path, ())
    (root / "firmware/screens").unlink()
    (root / "firmware/screens").mkdir()
    for path in (ROOT / "firmware/screens").glob("*.py"):
        if path.stem != "review":
            (root / "firmware/screens" / path.name).symlink_to(path)
    with Handheld(nvm=over(*ENDED["arabana"]), seed=5, root=root) as handheld:
        choose(handheld, TITLES["arabana"])
        choose(handheld, "The last result")
        handheld.wait(1000)
        handheld.press("DOWN")
        assert "no room on this board" in said_by(handheld)
        handheld.press("A")
        assert up(handheld) == "Result"
