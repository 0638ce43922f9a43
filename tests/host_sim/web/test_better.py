"""A review in the page becomes better while it is up."""

from __future__ import annotations

import itertools
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from engine import catalog
from engine.ai import finish, judgement
from engine.ai.rollout import Tally
from engine.hashi.ai import measured, rollout
from firmware import counts
from firmware.screens.after import sums
from firmware.storage.log import Store
from firmware.storage.saves import Saves
from host_sim import script
from host_sim.web.handheld.better import Better
from tests.firmware import golden_screens, reviewing
from tests.host_sim.web import vm


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a deal take no time: what it comes to depends on the turns and the deal alone."""

    def played(seen: Any, seat: int, pair: Any, number: int) -> Any:
        yield
        n = sum(pair[0]) * 37 + number * 101
        yield
        return [0, 150 + n % 200]

    monkeypatch.setattr(rollout, "played", played)


@pytest.fixture
def screen() -> Any:
    """Return the screen of a review, every other turn of which is said to have cost much."""
    session = reviewing.ended("easy")
    moves = list(session.moves)
    ends = [0, *(n + 1 for n, move in enumerate(moves) if move == session.game.CONFIRM)]
    rows = []
    for n, (a, b) in enumerate(itertools.pairwise(ends)):
        better = moves[a : b - 1] if n % 2 else ()
        rows.append((a, b, 0, 900 if n % 2 else 0, 400, 5000, better))
    play = reviewing.playing(session)
    play.review = rows, [[1, (), 2]], (), judgement.marks(rows, False)
    return Verdict(play)


class Verdict(SimpleNamespace):
    def __init__(self, play: Any) -> None:
        rows = play.review[0]
        super().__init__(play=play, is_fresh=False, count=len(rows), costly=[*range(len(rows))])


def ended(better: Better, screen: Any) -> list[float]:
    """Go on until there is nothing to do; return how far it was at each step."""
    shares = []
    while (share := better.go_on(screen)) >= 0:
        shares.append(share)
    return shares


def test_each_turn_that_is_shown_is_played_on_until_that_is_enough(screen: Any) -> None:
    play = screen.play
    rows, turns, _, marks = play.review
    places = [n for n, row in enumerate(rows) if row[6]]
    assert len(places) > 1
    before = list(rows)
    cost = sums.parts(rows, False)[1]
    shares = ended(Better(), screen)
    assert shares == sorted(shares), "the bar never goes back"
    assert 0 <= shares[0] < 0.1
    assert shares[-1] < 1
    for n, row in enumerate(rows):
        if n not in places:
            assert row == before[n]
            continue
        tally = Tally(False, measured.SYSTEMATIC)
        first, end = row[:2]
        seen = position(play, first)
        pair = list(play.session.moves[first : end - 1]), list(row[6])
        while not tally.is_over():
            tally.add(finish(rollout.played(seen, 0, pair, tally.deals)))
        assert row[3:5] == tally.found()
        assert row[4] < 400
    looked = {one[0]: one for one in play.closer}
    assert sorted(looked) == places
    for n in places:
        assert looked[n][1:3] == [900, 400], "what the review said"
        closer = Tally(False, measured.SYSTEMATIC, looked[n][1:3], looked[n][3:])
        assert closer.is_over(), "a closer look does not count the same deals once more"
    assert screen.is_fresh, "it is drawn again"
    assert sums.parts(rows, False)[1] != cost, "the sum follows"
    assert marks == judgement.marks(rows, False)
    assert screen.costly == [n for n, mark in enumerate(marks) if mark > 3]
    lost, error = rows[places[0]][3:5]
    assert turns[0][2] == judgement.certainty(lost, error, False)
    assert len(play.grades) == len(rows) - 1


def position(play: Any, number: int) -> Any:
    game = type(play.session.game)()
    game.reset(play.session.seed, play.session.options)
    for move in play.session.moves[:number]:
        game.apply(move)
    seen = type(game)()
    game.observe(0, seen.state)
    return seen


def test_the_statistics_have_what_was_found_as_soon_as_the_review_is_left(screen: Any) -> None:
    play = screen.play
    saves = Saves(Store(bytearray(b"\xff" * 4096)), {})
    saves.begin(catalog.key("hashi"))
    play.app.store = saves.store
    counts.finish(saves, play.info, play.session)
    counts.reviewed(play)
    before = counts.load(play.app.store, "hashi").reviews
    better = Better()
    many = len(play.closer)
    while len(play.closer) == many:
        better.go_on(screen)
    assert counts.load(play.app.store, "hashi").reviews == before, "not at each figure"
    assert better.go_on(SimpleNamespace()) == -1, "another screen is up"
    found = counts.load(play.app.store, "hashi").reviews
    assert len(found) == len(before)
    assert found != before
    ended(better, screen)
    assert better.go_on(screen) == -1
    all_of_it = counts.load(play.app.store, "hashi").reviews
    counts.reviewed(play, True)
    assert counts.load(play.app.store, "hashi").reviews == all_of_it != found


def test_what_others_may_have_used_is_begun_again_and_comes_to_the_same(screen: Any) -> None:
    play = screen.play
    rows = list(play.review[0])
    ended(Better(), screen)
    once = list(play.review[0])
    play.review = rows, *play.review[1:]
    better = Better()
    steps = 0
    while better.go_on(screen) >= 0:
        steps += 1
        if steps % 7 == 0:
            assert better.go_on(SimpleNamespace()) == -1, "another screen is up"
    assert rows == once


def test_a_figure_that_is_certain_already_stays(screen: Any) -> None:
    rows, turns, *_ = screen.play.review
    n = turns[0][0]
    rows[n] = (*rows[n][:3], 123, 1, *rows[n][5:])
    ended(Better(), screen)
    assert rows[n][3:5] == (123, 1)


def test_without_tables_and_of_a_guest_nothing_is_done(
    screen: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(*_: Any) -> Any:
        yield from ()

    with monkeypatch.context() as patch:
        patch.setattr(rollout, "played", none)
        assert ended(Better(), screen)[1:] == []
    screen.play.info = SimpleNamespace(NAME="nobody")
    assert ended(Better(), screen) == []


@vm.needs_node
def test_in_the_page_it_goes_on_while_the_review_is_up(page: Path) -> None:
    path = golden_screens.FOLDER / "hashi_review.txt"
    text = path.read_text(encoding="utf-8")
    settings = {"TOMBOLO_LANGUAGE": "en", "TOMBOLO_GAME": "hashi", "TOMBOLO_SIDE": "A"}
    played = vm.play(script.read(text[: text.index("snap sum")]), 2, settings)
    title = ["better", "", 2], ["snap", "title", 0]
    review = ["snap", "sum", 0], ["better", "", 4000], ["wait", "", 200], ["snap", "after", 0]
    played["steps"] = [*title, *played["steps"], *review]
    (found,) = vm.run(page, [played])
    assert found["error"] == ""
    title, before, after = found["snaps"][0], found["snaps"][-2], found["snaps"][-1]
    assert set(title["shares"]) == {-1}
    shares = after["shares"][2:]
    assert 0 <= shares[0] < max(shares) < 1
    assert shares == sorted(shares)
    assert "turns cost" in before["text"].replace("\n", " ")
