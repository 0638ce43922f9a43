"""The pages of a review: what they say, and what they show of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from engine import catalog
from engine.ai import judgement
from engine.hashi.rules import CONFIRM, Hashi
from engine.session import Session
from firmware import words as chosen
from firmware.games.hashi.words import en_hints as hashi_words
from firmware.hardware.keys import DOWN, LEFT, RIGHT, UP, A, B
from firmware.screens.after import overview, sums, verdict
from firmware.words import en_sums as words
from firmware.words.language import LANGUAGES
from tests.firmware import reviewing
from tests.firmware.ink import strokes, texts
from tests.firmware.reviewing import COSTS, playing, press


@pytest.fixture(scope="module")
def greedy() -> Session:
    return reviewing.ended()


def pages(
    session: Session,
    changed: dict[int, tuple[int, int]],
    strength: tuple[int, ...] = (2,),
    luck: int = 0,
) -> verdict.Verdict:
    """Return the pages of a review; changed: what turns lost, and the error, in hundredths."""
    play = playing(session)
    moves = list(session.moves)
    rows, first = [], 0
    for n in range(18):
        end = moves.index(CONFIRM, first) + 1
        lost, error = changed.get(n, (0, 40))
        better = bytes((36, 80)) if lost else b""
        rows.append((first, end, luck if n == 1 else 0, lost, error, 5000 - 50 * n, better))
        first = end
    turns = [
        [n, (0, 3, 1) if lost > 0 else (), judgement.certainty(lost, error, False)]
        for n, (lost, error) in changed.items()
    ]
    play.review = rows, turns, strength
    play.grades = b""
    return verdict.Verdict(play)


def said(found: verdict.Verdict) -> str:
    return " ".join(texts(found))


def test_the_first_page_says_what_was_luck_and_what_was_play(greedy):
    found = said(pages(greedy, {3: (450, 40)}, luck=120))
    assert COSTS in found
    assert "You played like a gull, level 3 of 5." in found
    less = said(pages(greedy, {3: (450, 40)}, luck=-120))
    assert "The cards brought 1.2 points less than usual" in less


def test_where_the_error_is_wide_the_sentence_says_between_whom(greedy):
    assert "You played between crab and gull, 2–3 of 5." in said(pages(greedy, {}, (1, 2)))


@pytest.mark.parametrize("name", [name for name, _ in LANGUAGES])
@pytest.mark.parametrize("strength", [(0,), (1, 2), (2, 3), (3,), (3, 4)])
def test_the_first_page_has_room_for_its_sentences_below_the_title(
    greedy, monkeypatch, name, strength
):
    monkeypatch.setattr(chosen, "chosen", name)
    monkeypatch.setattr(overview, "words", chosen.strings("sums"))
    for luck in (1290, -1290):
        shown = strokes(pages(greedy, {3: (10900, 40)}, strength, luck))
        rows = [args[1] for kind, args in shown if kind == "text" and len(args[2]) > 4]
        assert len(rows) <= 7
        assert min(rows) >= 0


def test_where_several_play_luck_and_cost_are_means_a_turn():
    rows = [(n, n + 1, -90 if n else 0, 40, 1, 0, b"") for n in range(40)]
    rows.append((40, 40, -90, 0, 1, 0, b""))
    assert sums.summed(sums.parts(rows, True), True) == (
        "On average a turn, cards and opponents took 9.0% of a win; your turns cost 4.0% each."
    )


def test_the_curve_has_a_point_for_each_turn_between_the_most_and_the_fewest_points(greedy):
    found = pages(greedy, {3: (450, 40)})
    found = press(found, RIGHT)
    found = press(found, RIGHT)
    shown = strokes(found)
    assert {"50", "42", "3/4"} <= set(texts(found))
    points = [args for name, args in shown if name == "fill" and args[2] == args[3]]
    assert len(points) == 18
    assert [args[2] for args in points].index(5) == 3, "a turn that stands out is larger"
    assert all(x >= 0 and x + w <= 128 and y >= 9 and y + h <= 56 for x, y, w, h in points)


def test_a_game_without_mistakes_is_told_so(greedy):
    found = pages(greedy, {})
    found = press(found, LEFT)
    assert words.NO_MISTAKE[0] in said(found)
    assert found.key(A) is found
    assert words.NO_MISTAKE[0] in said(found)
    found = press(found, RIGHT)
    assert found.page == 0


def test_a_turn_that_cost_shows_yours_the_better_one_how_much_and_why(greedy):
    found = pages(greedy, {3: (214, 70)})
    found = press(found, LEFT)
    assert "Your turn cost about 2.1 points." in said(found)
    assert "Ⓐ retry  ↓ better  ←→" in said(found)
    first, end = found.rows[3][:2]
    after = [args for name, args in strokes(found) if name in ("sprite", "dots")]
    for key, text in (
        (DOWN, hashi_words.SKIP_BOTH),
        (DOWN, "Your turn cost about 2.1 points, give or take 0.7."),
        (DOWN, "It finishes an island: 2 points."),
    ):
        found = press(found, key)
        assert text in said(found)
    found = press(found, UP)
    assert "give or take" in said(found)
    found = press(found, DOWN)
    found = press(found, A)
    assert [args for name, args in strokes(found) if name in ("sprite", "dots")] == after
    assert found.played == list(greedy.moves[first : end - 1])


@pytest.mark.parametrize(
    ("lost", "error", "text", "mark"),
    [
        (130, 90, "Your turn probably cost about 1.3 points.", 5),
        (130, 140, "What your turn cost is hard to say.", 3),
    ],
)
def test_a_turn_is_shown_as_sure_as_it_is_and_can_be_a_puzzle_where_it_likely_cost_something(
    greedy, lost, error, text, mark
):
    found = pages(greedy, {3: (lost, error)})
    assert found._can_keep() is False
    found = press(found, LEFT)
    assert text in said(found)
    assert found._can_keep() == (mark == 5)
    found = press(press(found, RIGHT), RIGHT)
    found = press(found, RIGHT)
    points = [args for name, args in strokes(found) if name == "fill" and args[2] == args[3]]
    assert points[3][2] == mark, "a mark of the curve"


def test_the_board_of_a_turn_is_as_it_was_then(greedy):
    found = pages(greedy, {9: (300, 40)})
    found = press(found, LEFT)
    game, seen = catalog.make("hashi"), Hashi()
    game.reset(greedy.seed, greedy.options)
    for move in greedy.moves[: found.rows[9][1] - 1]:
        game.apply(move)
    game.observe(0, seen.state)
    texts(found)
    shown: Any = found.ladder
    assert bytes(shown.view.seen.state) == bytes(seen.state)


def test_a_turn_better_than_the_masters_is_shown_with_what_it_is_worth_more(greedy):
    found = pages(greedy, {5: (-160, 60)})
    found = press(found, LEFT)
    assert "Your turn was better by about 1.6 points." in said(found)
    assert "Yours  Ⓐ master  ←→" in said(found)
    found = press(found, A)
    found = press(found, A)
    assert "Your turn was better by about 1.6 points, give or take 0.6." in said(found)
    found = press(found, DOWN)
    assert "Yours  Ⓐ master  ←→" in said(found), "no reasons for the turn that is not as good"


def test_each_page_begins_with_the_persons_turn_and_b_leads_to_the_result(greedy):
    found = pages(greedy, {3: (214, 70), 8: (150, 40)})
    found = press(found, LEFT)
    found = press(found, DOWN)
    found = press(found, LEFT)
    assert "about 2.1 points" in said(found)
    assert found.key(B) == "the result"
