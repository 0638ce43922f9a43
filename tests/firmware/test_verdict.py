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
from firmware.graphics.canvas import WIDTH, width
from firmware.hardware.keys import DOWN, HOLD_A, HOLD_B, LEFT, RIGHT, UP, A, B
from firmware.screens.after import overview, sums, turn_menu, verdict
from firmware.words import en as common
from firmware.words import en_sums as words
from firmware.words import en_verdict as verdict_words
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
) -> Any:
    """Return the first page of a review; changed: what turns lost, and the error, in hundredths."""
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
    play.review = rows, turns, strength, judgement.marks(rows, False)
    play.grades = b""
    return overview.Overview(play, 0)


def said(found: Any) -> str:
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


def test_where_several_play_luck_and_cost_are_means_a_turn_between_two_chances():
    rows = [(n, n + 1, 25 if n else 0, 40, 1, 460 if n else 560, b"") for n in range(40)]
    rows.append((40, 40, 25, 0, 1, 0, b""))
    assert sums.summed(sums.parts(rows, True), True) == (
        "Your chance of winning went from 60% to 0%: on average +2.5% per turn by cards "
        "and rivals, -4.0% by your turns."
    )
    start, turns = 600, 40
    assert start + turns * (25 - 40) == 0, "what is said adds up"


def curve(session: Session, changed: dict[int, tuple[int, int]]) -> Any:
    """Return the curve, its cursor on the first turn."""
    return press(press(pages(session, changed), RIGHT), RIGHT)


def board(session: Session, changed: dict[int, tuple[int, int]]) -> Any:
    """Return the board of the turn that cost most."""
    return press(press(pages(session, changed), A), A)


def marks(found: Any) -> list[Any]:
    """Return x, y, w, h of the points of the curve."""
    shown = [args for name, args in strokes(found) if name == "fill"]
    return [args for args in shown if args[2] == args[3] > 1]


def test_the_curve_has_a_point_for_each_turn_between_the_most_and_the_fewest_points(greedy):
    found = curve(greedy, {3: (450, 40)})
    assert {"50", "42", "3/20"} <= set(texts(found))
    points = marks(found)
    assert len(points) == 18
    assert [args[2] for args in points].index(5) == 3, "a turn that stands out is larger"
    assert all(x >= 0 and x + w <= 128 and y >= 9 and y + h <= 39 for x, y, w, h in points)


def test_the_cursor_goes_through_all_turns_and_to_the_pages_before_them(greedy):
    found = curve(greedy, {3: (450, 40)})
    assert common.START in said(found), "the start has no number"
    assert "As good as the best known." in said(found)
    cards = []
    for n in range(1, 18):
        found = press(found, RIGHT)
        cards += [text for text in texts(found) if text.startswith(f"Card {n}: a ")]
        assert f"{3 + n}/20" in texts(found)
    assert len(cards) == 17, "each turn is named"
    assert press(found, RIGHT).page == 0, "behind the last one the first page"
    assert press(press(pages(greedy, {}), LEFT), LEFT).at == 16
    assert press(press(press(pages(greedy, {}), LEFT), RIGHT), LEFT).at == 17
    assert press(curve(greedy, {}), LEFT).page == 1


def test_up_and_down_go_to_the_turns_that_cost_something(greedy):
    changed = {3: (450, 40), 8: (130, 90), 11: (-300, 40), 12: (130, 140), 15: (40, 40)}
    found = curve(greedy, changed)
    seen = []
    for _ in range(4):
        found = press(found, DOWN)
        seen.append(found.at)
    assert seen == [3, 8, 12, 3], "of those that are hard to say only the dearest three"
    assert press(found, UP).at == 12
    found = press(press(press(found, LEFT), UP), UP)
    assert found.at == 3
    assert found.stage == verdict.CURVE


def test_presses_are_few(greedy):
    """The next mistake, its better turn, why, and try it again: one press each."""
    found = board(greedy, {3: (450, 40), 8: (300, 40)})
    assert (found.at, found.stage) == (3, 1)
    found = press(found, DOWN)
    assert found.at == 8
    assert "Cost about 3.0 points." in said(found)
    found = press(found, A)
    assert hashi_words.SKIP_BOTH in said(found)
    found = press(found, A)
    assert "It finishes an island: 2 points." in said(found)
    found.play.app.again = lambda play, row, *page: ("again", row[0], *page)
    assert found.key(HOLD_A) == ("again", found.rows[8][0], 10, 3), "and back to why"


def test_a_game_without_mistakes_is_told_so(greedy):
    found = pages(greedy, {})
    shown = press(found, A)
    assert words.NO_MISTAKE[0] in " ".join(shown.sentences)
    assert press(shown, A) is found
    shown = press(curve(greedy, {}), DOWN)
    assert words.NO_MISTAKE[0] in " ".join(shown.sentences)


def test_a_turn_that_cost_shows_yours_the_better_one_and_why(greedy):
    found = board(greedy, {3: (214, 70)})
    first, end = found.rows[3][:2]
    assert "Cost about 2.1 points." in said(found)
    assert verdict_words.FOOT_YOURS[1].format(page="6/20") in said(found)
    after = [args for name, args in strokes(found) if name in ("sprite", "dots")]
    for text in (hashi_words.SKIP_BOTH, "It finishes an island: 2 points."):
        found = press(found, A)
        assert text in said(found)
        assert "Card 3: " in said(found), "which turn it is stands there on each stage"
    assert verdict_words.FOOT_WHY.format(page="6/20") in said(found)
    found = press(found, A)
    assert [args for name, args in strokes(found) if name in ("sprite", "dots")] == after
    assert found.play.session.moves[first:end]


@pytest.mark.parametrize(
    ("moves", "text"),
    [
        ([36, 80], "You skipped the number and the bridges."),
        ([36, 54], "You skipped the number."),
        ([3, 80], "You drew no bridges."),
        ([3, 54], ""),
    ],
)
def test_what_the_person_did_is_said_in_the_past(greedy, moves, text):
    found = board(greedy, {3: (214, 70)})
    said(found)
    assert found.ladder.did(moves) == text
    assert found.ladder.said([36, 80]) == hashi_words.SKIP_BOTH, "advice is not"


@pytest.mark.parametrize(
    ("lost", "error", "text", "mark"),
    [
        (130, 90, "Probably cost about 1.3 points.", 5),
        (130, 140, "Hard to say what it cost.", 3),
    ],
)
def test_a_turn_is_shown_as_sure_as_it_is_and_can_be_a_puzzle_where_it_likely_cost_something(
    greedy, lost, error, text, mark
):
    found = board(greedy, {3: (lost, error)})
    assert text in said(found)
    assert turn_menu.can_keep(found) == (mark == 5)
    assert marks(press(found, B))[3][2] == mark, "a mark of the curve"


def test_why_is_looked_for_when_it_is_asked_for(greedy):
    found = board(greedy, {3: (214, 70), 8: (300, 40)})
    found.play.review[1].pop(0)
    found = press(press(found, LEFT), DOWN)
    found = press(found, DOWN) if found.at != 3 else found
    assert found.at == 3
    assert found.entry()[1] is None
    found.play.app.review = lambda play, page, stage: (page, stage)
    found = press(found, A)
    assert found.key(A) == (5, verdict.WHY)
    assert found.play.review[1][-1] == [3, None, judgement.CLEAR]


def test_without_a_reason_there_is_no_such_stage(greedy):
    found = board(greedy, {3: (214, 70)})
    found.play.review[1][0][1] = ()
    assert verdict_words.FOOT_OTHER[0].format(page="6/20") in said(press(found, A))
    assert press(found, A).stage == 1
    assert not turn_menu.can_keep(found), "a puzzle says why"


def test_a_turn_as_good_as_the_best_known_has_no_better_one_and_can_be_tried_again(greedy):
    found = press(curve(greedy, {3: (214, 70)}), A)
    assert verdict_words.FOOT_YOURS[0].format(page="3/20") in said(found)
    assert press(found, A).stage == 1


def test_the_menu_of_a_turn_has_what_can_be_done_with_it(greedy):
    def labels(found: Any) -> list[str]:
        return [row.label for row in press(found, HOLD_B).rows]

    found = board(greedy, {3: (214, 70)})
    assert labels(found) == [
        verdict_words.RETRY,
        verdict_words.KEEP,
        verdict_words.CLOSER,
        "Play on from here",
    ]
    assert press(found, HOLD_B).title.startswith("Card 3: a ")
    assert labels(press(found, LEFT)) == [verdict_words.RETRY, "Play on from here"]


def test_the_board_of_a_turn_is_as_it_was_then(greedy):
    found = board(greedy, {9: (300, 40)})
    game, seen = catalog.make("hashi"), Hashi()
    game.reset(greedy.seed, greedy.options)
    for move in greedy.moves[: found.rows[9][1] - 1]:
        game.apply(move)
    game.observe(0, seen.state)
    texts(found)
    shown: Any = found.ladder
    assert bytes(shown.view.seen.state) == bytes(seen.state)


def test_a_turn_better_than_the_masters_is_shown_with_what_it_is_worth_more(greedy):
    found = curve(greedy, {5: (-160, 60)})
    for _ in range(5):
        found = press(found, RIGHT)
    assert "Better by about 1.6." in said(found)
    found = press(found, A)
    assert "Better by about 1.6 points." in said(found)
    assert verdict_words.FOOT_YOURS[2].format(page="8/20") in said(found)
    found = press(found, A)
    assert verdict_words.FOOT_OTHER[2].format(page="8/20") in said(found)
    found = press(found, A)
    assert found.stage == 1, "no reasons for the turn that is not as good"


def test_another_turn_begins_with_the_persons_and_b_leads_to_the_curve_then_the_first_page(greedy):
    found = board(greedy, {3: (214, 70), 8: (150, 40)})
    found = press(press(found, A), DOWN)
    assert (found.at, found.stage) == (8, 1)
    found = press(found, B)
    assert (found.at, found.stage) == (8, verdict.CURVE)
    found = press(found, B)
    assert found.page == 0
    assert found.key(B) == "the result"


@pytest.mark.parametrize("name", [name for name, _ in LANGUAGES])
@pytest.mark.parametrize("lost", [1090, -1090, 60, 0])
def test_each_line_below_the_curve_fits(greedy, monkeypatch, name, lost):
    monkeypatch.setattr(chosen, "chosen", name)
    monkeypatch.setattr(verdict, "words", chosen.strings("verdict"))
    for error in (40, 90, 900):
        found = press(curve(greedy, {1: (lost, error)}), RIGHT)
        assert max(width(text) for text in texts(found)) <= WIDTH
