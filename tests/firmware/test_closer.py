"""A closer look at a turn of a review: played on deal by deal, as long as the person likes."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest

from engine.ai import judgement
from engine.hashi.ai import rollout
from engine.session import Session
from firmware import counts
from firmware.hardware.keys import DOWN, HOLD_B, A, B
from firmware.screens.after import closer, overview, turn_menu, verdict
from firmware.words import en_review as words
from firmware.words import en_verdict as verdict_words
from host_sim.drive import Handheld
from tests.firmware import reviewing
from tests.firmware.hints import known
from tests.firmware.ink import texts
from tests.firmware.menus import choose, screen, up
from tests.firmware.reviewing import press, step
from tests.firmware.shortage import short
from tests.firmware.test_review import MASTER, to_review
from tests.firmware.test_verdict import pages

WORSE = (150, 90, 130, 110)  # of the person's turn, in one deal after the other


@pytest.fixture(scope="module")
def greedy() -> Session:
    return reviewing.ended()


@pytest.fixture
def deals(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Play turns on without a player; return the numbers of the deals that were asked for."""
    asked: list[int] = []

    def played(seen: Any, seat: int, turns: Any, number: int) -> Generator[None, None, list[int]]:
        asked.append(number)
        assert seen.round() == 3
        assert [list(turn) for turn in turns][1] == [36, 80]
        yield
        worse = WORSE[number % len(WORSE)]
        return [5000 - worse, 5000]

    monkeypatch.setattr(rollout, "quick", played)
    return asked


def looking(session: Session, lost: int, error: int) -> Any:
    """Return the closer look at the only turn of a review."""
    return press(menu(session, lost, error), A)


def menu(session: Session, lost: int, error: int) -> Any:
    """Return the menu of that turn, on its row that looks closer, if there is one."""
    found = press(press(press(pages(session, {3: (lost, error)}), A), A), HOLD_B)
    labels = [row.label for row in found.rows]
    if verdict_words.CLOSER in labels:
        found.go_to(labels.index(verdict_words.CLOSER))
    return found


def said(found: Any) -> str:
    return " ".join(texts(found))


def deal(found: Any) -> Any:
    """Let one deal be played; return the screen that follows."""
    before = found
    while found is before:
        found = step(found)
    return found


def test_the_error_shrinks_with_each_deal_and_the_review_has_the_better_figure(greedy, deals):
    found = looking(greedy, 130, 140)
    play = found.play
    assert type(found) is closer.Closer
    assert words.CLOSER in said(found)
    assert "your turn cost 1.3 points, give or take 1.4. Deals tried: 0" in said(found)
    turn = play.review[1][0]
    errors = []
    for n in range(1, 8):
        found = deal(found)
        assert f"Deals tried: {n}" in said(found)
        row = play.review[0][3]
        errors.append(row[4])
        assert turn[2] == judgement.certainty(row[3], row[4], False)
    assert errors[:5] == [140] * 5, "fewer deals say less than the review did"
    assert errors[5:] == sorted(errors[5:], reverse=True)
    assert errors[6] < 50
    assert turn[2] == judgement.CLEAR
    assert play.grades == judgement.grades(play.review[0], False)
    assert play.grades[2] == 1
    found = press(found, B)
    assert type(found) is verdict.Verdict
    assert "Cost about 1.2 points." in said(found)
    assert "your turns cost 1.2 points" in said(overview.Overview(play, 0))
    assert deals == list(range(7))


def test_the_statistics_follow_as_one_leaves(greedy, deals, monkeypatch):
    counted = []
    monkeypatch.setattr(counts, "reviewed", lambda play, is_again: counted.append(is_again))
    found = looking(greedy, 130, 140)
    turn = found.play.review[1][0]
    turn[1] = None  # nobody has asked why
    for _ in range(6):
        found = deal(found)
    assert counted == []
    assert type(press(found, B)) is verdict.Verdict
    assert counted == [True]
    assert turn[1] is None, "one may still ask"


def test_one_may_leave_at_any_time_and_goes_on_where_one_was(greedy, deals):
    found = deal(deal(looking(greedy, 130, 140)))
    page = press(found, B)
    assert "Hard to say" in said(page), "two deals change nothing"
    again = press(page, HOLD_B)
    again.go_to(len(again.rows) - 2)
    found = press(again, A)
    assert "Deals tried: 2" in said(found)
    deal(found)
    assert deals == [0, 1, 2]


def test_each_turn_goes_on_with_its_own_deals(greedy, monkeypatch):
    asked = []

    def played(seen: Any, seat: int, turns: Any, number: int) -> Generator[None, None, list[int]]:
        asked.append((seen.round(), number))
        yield
        return [5000 - WORSE[number % len(WORSE)], 5000]

    monkeypatch.setattr(rollout, "quick", played)
    play = pages(greedy, {3: (130, 140), 5: (240, 150)}).play
    first, second = play.review[1]
    for turn, many in ((first, 7), (second, 6), (first, 1)):
        found = closer.Closer(play, 3, turn)
        for _ in range(many):
            found = deal(found)
    assert asked == [*((3, n) for n in range(7)), *((5, n) for n in range(6)), (3, 7)]
    assert play.review[0][3][3] == pytest.approx(120, abs=5)
    assert 120 < play.review[0][5][3] < 240, "what the review said counts as well"
    assert play.review[0][5][4] < 75


def test_when_it_is_enough_it_goes_back_by_itself(greedy, deals):
    found = looking(greedy, 130, 140)
    while type(found) is closer.Closer:
        found = deal(found)
    assert type(found) is verdict.Verdict
    assert len(deals) == 16
    assert "Cost about 1.2 points" in said(found)


def test_a_turn_that_turns_out_to_cost_nothing_is_said_to_be_as_good(greedy, deals, monkeypatch):
    monkeypatch.setattr("tests.firmware.test_closer.WORSE", (-10, 20))
    found = looking(greedy, 130, 140)
    while type(found) is closer.Closer:
        found = deal(found)
    assert "As good as the best known." in said(found)
    assert found.play.grades == bytes(17)
    assert not turn_menu.can_keep(found)
    rows = [row.label for row in turn_menu.menu(found).rows]
    assert verdict_words.CLOSER in rows, "one may go on"
    for _ in range(4):
        found = press(found, DOWN)
        assert said(found)


def test_the_dearest_turns_are_chosen_again_with_what_was_found(greedy, deals, monkeypatch):
    monkeypatch.setattr("tests.firmware.test_closer.WORSE", (-10, 20))
    walk = press(pages(greedy, {n: (135 - 2 * n, 200) for n in (3, 5, 7, 9)}), A)
    assert walk.costly == [3, 5, 7]
    walk.at = 3
    play = walk.play
    found: Any = closer.Closer(play, walk.on_page(), walk.noted())
    while type(found) is closer.Closer:
        found = deal(found)
    assert found.at == 3, "one sees what became of it"
    assert found.costly == [5, 7, 9], "it turned out to be cheap: the next dearest comes up"
    lost, error = play.review[0][3][3:5]
    assert judgement.certainty(lost, error, False) == judgement.EVEN
    assert press(found, DOWN).at == 5
    again = closer.Closer(play, walk.on_page(), walk.noted())
    assert (again.tally.deals, play.review[0][3][3:5]) == (len(deals), (lost, error))


def test_where_turns_cannot_be_played_on_there_is_no_such_key(greedy, monkeypatch):
    monkeypatch.setattr(turn_menu.registry, "lies", lambda folder, leaf: leaf != "rollout")
    assert verdict_words.CLOSER not in [row.label for row in menu(greedy, 214, 70).rows]


def look_closer(handheld: Handheld) -> int:
    """Look closer at the turn that cost most; return which one that is."""
    to_review(handheld)
    known(handheld, "Overview")
    handheld.press("A", 2)
    at: int = screen(handheld).at
    handheld.hold("B", 700)
    choose(handheld, verdict_words.CLOSER)
    assert up(handheld) == "Closer"
    return at


def test_where_room_runs_out_a_sentence_says_so_and_leads_back_to_the_page():
    with Handheld(nvm=reviewing.kept(), seed=5) as handheld:
        at = look_closer(handheld)
        short(handheld, MASTER, "Master.find")
        known(handheld, "Notice")
        assert screen(handheld).sentences == (words.FULL,)
        handheld.press("A")
        assert up(handheld) == "Verdict"
        assert (screen(handheld).at, screen(handheld).stage) == (at, 1)


def test_a_real_turn_is_played_on_by_the_master_and_no_player_stays_in_memory():
    with Handheld(nvm=reviewing.kept(), seed=5) as handheld:
        look_closer(handheld)
        for _ in range(200):
            if up(handheld) != "Closer" or screen(handheld).tally.deals > 4:
                break
            handheld.wait(2000)
        play = screen(handheld).play
        assert play.closer[0][3] > 4
        handheld.press("B")
        assert up(handheld) == "Verdict"
        modules = handheld.machine.load("firmware.memory").sys.modules
        assert not [name for name in modules if name.startswith("engine.hashi.ai")]
