"""What is said of a reviewed game: what is clear, whose strength it shows, what stands out."""

from __future__ import annotations

import pytest

from engine.ai import judgement
from engine.hashi.ai.measured import LOST

TURNS = 18


def rows(lost: list[int], error: int = 0) -> list[tuple]:
    """Return rows of a review whose turns lost so much, in hundredths, with this error each."""
    return [(0, 0, 0, n, error, 0, b"\x01" if n else b"") for n in lost]


def strength(side: int, lost: float, turns: int = TURNS) -> tuple[int, ...]:
    return judgement.strength(LOST[side], lost, turns, TURNS)


@pytest.mark.parametrize("side", [0, 1])
def test_weaker_levels_lose_more(side):
    lost = [row[0] for row in LOST[side]]
    assert lost == sorted(lost, reverse=True)
    assert len(lost) == 5


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("level", range(5))
def test_who_loses_as_much_a_turn_as_a_level_is_called_by_its_name(side, level):
    assert strength(side, LOST[side][level][0]) == (level,)


def test_in_the_middle_of_two_levels_it_is_between_them_and_the_more_so_the_fewer_the_turns():
    (third, _), (fourth, _) = LOST[0][2:4]
    middle = (third + fourth) / 2
    assert strength(0, middle + 1) == strength(0, middle - 1) == (2, 3)
    assert strength(0, middle + 5) == (2,)
    assert strength(0, middle + 5, 8) == (2, 3)


def test_the_two_weakest_levels_are_two_as_well():
    (weakest, _), (second, _) = LOST[0][:2]
    assert strength(0, (weakest + second) / 2) == (0, 1)


def test_where_nothing_was_measured_nothing_of_a_level_is_said():
    assert judgement.strength((), 50, TURNS, TURNS) == ()


def test_nobody_is_below_the_weakest_or_above_the_strongest():
    assert strength(0, 300) == (0,)
    assert strength(0, -40) == (4,)


@pytest.mark.parametrize("turns", range(10))
def test_nothing_of_a_level_is_said_after_fewer_than_eight_turns(turns):
    assert (strength(0, 50, turns) == ()) == (turns < 8)


def test_the_three_turns_that_cost_most_come_the_dearest_first():
    found = judgement.dearest(rows([120, 0, 400, 150, 300], 10), False)
    assert found == [(n, judgement.CLEAR) for n in (2, 4, 3)]


@pytest.mark.parametrize(
    ("lost", "error", "is_chance", "sure"),
    [
        (200, 100, False, judgement.CLEAR),
        (199, 100, False, judgement.LIKELY),  # less than twice its error
        (99, 10, False, judgement.LIKELY),  # less than a point
        (99, 100, False, judgement.HARD),
        (49, 10, False, judgement.HARD),
        (30, 10, False, judgement.EVEN),  # at most half a point
        (30, 20, False, judgement.HARD),
        (1, 49, False, judgement.HARD),
        (0, 100, False, judgement.EVEN),
        (-400, 10, False, judgement.CLEAR),
        (-150, 100, False, judgement.LIKELY),
        (20, 10, True, judgement.CLEAR),
        (20, 20, True, judgement.LIKELY),
        (20, 21, True, judgement.HARD),
    ],
)
def test_what_a_turn_cost_is_clear_likely_hard_to_say_or_nothing(
    lost: int, error: int, is_chance: bool, sure: int
) -> None:
    assert judgement.certainty(lost, error, is_chance) == sure
    if lost > 0:
        named = judgement.dearest(rows([lost], error), is_chance)
        assert named == ([(0, sure)] if lost >= judgement.SMALL[is_chance] else [])


def test_a_turn_better_than_the_best_found_is_none_of_the_dearest():
    assert judgement.dearest(rows([-400], 10), False) == []


def test_turns_clearly_better_than_the_best_found_come_the_best_first():
    assert judgement.better(rows([300, -99, -100, -250], 10), False) == [3, 2]
    assert judgement.better(rows([-199], 100), False) == []


def test_a_row_of_a_table_is_for_all_numbers_up_to_the_next_row():
    table = bytes((0, 1, 2, 3, 5, 4, 6, 7, 9, 8, 9, 10))
    found = [judgement.row_of(table, n) for n in (0, 4, 5, 8, 9, 200)]
    first, second, third = (1, 2, 3), (4, 6, 7), (8, 9, 10)
    assert found == [first, first, second, second, third, third]


def test_a_share_of_a_difference_is_real_and_its_error_grows_with_it():
    assert judgement.real(100, 12, 40, 3) == (75, 58)
    assert judgement.real(-100, 12, 40, 3) == (-75, 58)
    assert judgement.real(0, 12, 40, 3) == (0, 40)
    assert [judgement.real(1, share, 5, 0) for share in (7, 8, 16)] == [(0, 5), (1, 5), (1, 5)]


def test_a_difference_within_its_error_is_not_clear():
    for lost, error, is_chance, is_clear in (
        (20, 10, True, True),
        (19, 1, True, False),
        (-200, 100, True, True),
        (200, 101, True, False),
        (99, 1, False, False),
        (100, 50, False, True),
    ):
        assert judgement.is_clear(lost, error, is_chance) == is_clear
        is_worse = lost > 0 and judgement.is_likely(lost, error, is_chance)
        assert judgement.is_as_good(lost, error, is_chance) == (not is_worse)


def test_a_turn_is_as_good_unless_it_is_likely_that_it_is_worse():
    for lost, error, is_good in ((49, 10, True), (50, 50, False), (60, 61, True), (-400, 10, True)):
        assert judgement.is_as_good(lost, error, False) == is_good
    assert not judgement.is_as_good(20, 20, True)


def test_an_error_is_less_where_little_is_open():
    mean, even = judgement.lost(460, 540, 12, 40, 2)
    assert (mean, even) == (60, 51)
    assert judgement.lost(70, -10, 12, 40, 2)[0] == -60
    assert judgement.lost(0, 60, 12, 40, 2)[1] < even / 2


def test_the_error_is_one_where_nothing_is_open():
    assert judgement.lost(0, 0, 16, 1000, 0) == (0, 1)
    assert judgement.lost(1000, 1000, 16, 1000, 0) == (0, 1)
    assert judgement.lost(250, 250, 16, 1000, 0) == (0, 751)
    assert judgement.lost(0, 1, 16, 1000, 0) == (1, 1)


def test_no_chance_leaves_0_to_1000():
    assert judgement.lost(990, 1000, 32, 40, 2)[0] == 10
    assert judgement.lost(5, 0, 32, 40, 2)[0] == -5


def test_the_dearest_turns_are_named_with_how_sure_they_are_those_hard_to_say_last() -> None:
    mixed = rows([120, 0, 400, 150, -300, 49], 10) + rows([900, 60], 1000) + rows([130], 100)
    assert judgement.dearest(mixed, False) == [(2, 2), (3, 2), (8, 1)]
    assert judgement.dearest(mixed[4:], False) == [(4, 1), (2, 0), (3, 0)]
    assert judgement.dearest(rows([300], 160) + rows([200], 10), False) == [(0, 1), (1, 2)]
    assert judgement.dearest(rows([19, 20], 20), True) == [(1, 1)]


def test_a_mark_is_how_sure_it_is_and_four_more_if_the_turn_cost_something_or_is_dearest():
    clear, likely, even = judgement.CLEAR, judgement.LIKELY, judgement.EVEN
    found = judgement.marks(rows([400, 300, 250, 200, 60, 49, 30, 0, -400], 10), False)
    assert list(found) == [4 + clear] * 4 + [4 + likely, judgement.HARD, even, even, clear]
    unsure = rows([60], 100)
    assert list(judgement.marks(unsure, False)) == [4 + judgement.HARD]
    assert judgement.marks(rows([400, 300, 250], 10) + unsure, False)[3] == judgement.HARD


def graded(lost: list[int], is_chance: bool) -> list[int]:
    """Return the grades of turns of one move each; a row behind the last move is not one."""
    found = [(n, n + 1, 0, lost[n], 10, 0, []) for n in range(len(lost))]
    return list(judgement.grades([*found, (len(lost), len(lost), 0, 500, 10, 0, [])], is_chance))


def test_a_grade_is_nothing_or_how_dear_a_turn_was():
    assert graded([-500, 0, 19, 20, 99, 100, 199, 200], True) == [0, 0, 0, 1, 1, 2, 2, 3]
    # The start of a solo game has none.
    assert graded([400, -500, 49, 50, 149, 150, 299, 300], False) == [0, 0, 1, 1, 2, 2, 3]
