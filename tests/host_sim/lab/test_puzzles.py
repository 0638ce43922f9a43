"""Puzzles: what makes one, how they are kept, packed and spread."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

from firmware.screens.puzzles import file as kept
from host_sim.lab.puzzles import frame, position, results
from host_sim.lab.puzzles.results import POINTS, Cost

WHY = (0, 3, 1, 2)


def puzzle(group: int = 0, grade: int = 0, stage: int = 0, idea: int = 3) -> frame.Puzzle:
    return frame.Puzzle(
        grade,
        group,
        stage,
        40,
        b"position",
        ((513, 0, 0), (7, 24, 1)),
        15,
        ((0, idea, 1, 2), (0, 9, 4)),
        (3, 9, 12),
        20,
        1.4,
        0.1,
    )


class Kept(list[frame.Puzzle]):
    """A search that finds these, one a seed from 1 on."""

    seed = 1
    groups = (0, 1)

    def look(self, seed: int) -> Iterator[frame.Puzzle]:
        yield from self[seed - 1 : seed]


def test_the_handheld_reads_what_was_packed(tmp_path, monkeypatch):
    path = tmp_path / "puzzles.bin"
    monkeypatch.setattr(kept, "_open", lambda name: path.open("rb"))
    second = puzzle(grade=2)._replace(position=b"another one", results=((513, 0, 0),))
    path.write_bytes(frame.packed([puzzle(), second]))
    assert kept.is_whole("hashi")
    assert kept.grades("hashi") == b"\0\2"
    assert kept.load("hashi", None, 1)[1] == b"another one"
    known, data = kept.load("hashi", None, 0)
    assert data == b"position"
    assert kept.reason(known) == (0, 3, 1, 2)
    monkeypatch.setattr(kept, "checksum", lambda data, start, stop: int.from_bytes(data, "little"))
    assert kept.cost(known, b"\1\2") == (0, True, (0, 3, 1, 2))
    assert kept.cost(known, b"\7\0") == (24, True, (0, 9, 4))
    assert kept.cost(known, b"\7\1") == (15, False, ())


def test_what_was_found_is_read_again_but_for_a_line_cut_off(tmp_path):
    path = tmp_path / "puzzles.txt"
    assert frame.read(path, 1) == ([], 1)
    one = puzzle(0, 1)
    row = json.dumps([8, *frame.row(one)])
    path.write_text(f"{row}\n[9]\n{row[:40]}")
    assert frame.read(path) == ([one], 10)


def test_a_group_is_spread_over_stages_and_ideas():
    same = [puzzle(stage=stage, idea=idea) for stage, idea in ((0, 3), (0, 3), (1, 3), (2, 5))]
    assert frame.spread(same, 2) == [same[0], same[3]]
    assert frame.spread(same, 3) == [same[0], same[3], same[2]]
    assert len(frame.spread(same, 9)) == 4


def test_the_easiest_come_first_and_the_sides_take_turns():
    found = [puzzle(side, grade) for grade in (2, 0, 1) for side in (1, 1, 0, 0)]
    order = frame.ordered(found, 2)
    assert [one.grade for one in order] == [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]
    assert [one.group for one in order] == [0, 1] * 6
    assert len(frame.ordered(found, 1)) == 6


def test_a_search_ends_with_enough_of_each_group_and_grade_and_goes_on_from_its_log(tmp_path):
    path = tmp_path / "log.txt"
    search = Kept(puzzle(group, grade) for grade in (0, 0, 1, 2) for group in (0, 1))
    frame.find(search, path, 1)
    assert frame.read(path) == (list(search), 9)
    search += list(search)
    frame.find(search, path, 2)
    assert len(frame.read(path)[0]) == 16


@pytest.mark.parametrize(
    ("solved", "grade"),
    [((6, 9, 12), 0), ((7, 9, 12), None), ((9, 6, 12), 1), ((0, 12, 6), 2), ((12, 12, 0), 2)],
)
def test_who_solves_it_makes_the_grade(solved, grade):
    assert frame.grade(solved) == grade


def outs_of(worths: dict[int, float], seed: int, noise: float = 1) -> results.Outs:
    """Return play-outs of results that are worth so much; the cards bring all the same, and more
    or less to each.
    """
    luck = random.Random(seed)

    def outs(which: list[int], count: int) -> results.Rows:
        cards = [luck.gauss(30, 5) for _ in range(count)]
        return [[worths[k] + card + luck.gauss(0, noise) for card in cards] for k in which]

    return outs


def looked(worths: dict[int, float], seed: int) -> dict[int, Cost]:
    """Return the costs that both looks find, {} if it is no puzzle."""
    found = results.first_look(outs_of(worths, seed), list(worths), POINTS)
    return results.second_look(outs_of(worths, seed + 1), found, POINTS) if found else {}


@pytest.mark.parametrize("seed", range(0, 40, 2))
def test_results_apart_from_all_others_make_a_puzzle(seed):
    worths = {k: -2.0 - k / 9 for k in range(30)} | {4: 0.0, 11: -0.05}
    costs = looked(worths, seed)
    assert set(results.solving(costs, POINTS)) == {4, 11}
    assert all(costs[k].lost >= POINTS.gap for k in costs if k not in (4, 11))


@pytest.mark.parametrize("seed", range(0, 40, 2))
@pytest.mark.parametrize(
    "worths",
    [
        {0: 0.0, 1: -0.5, **dict.fromkeys(range(2, 20), -3.0)},  # one in the gap
        {0: 0.0, 1: 0.0, 2: 0.0, 3: 0.0, **dict.fromkeys(range(4, 20), -3.0)},  # too many
        {k: -k / 4 for k in range(20)},
    ],
)
def test_what_has_no_gap_or_too_many_answers_is_no_puzzle(worths, seed):
    assert not looked(worths, seed)


class Made(position.Position):
    """A position of forty results, of which number 5 is the best one; all levels play `usual`."""

    scale = POINTS
    idle = 0
    usual = 7
    lucky = 7
    same = 0  # whose end number 30 has as well, if any

    def __init__(self, seed: int = 1) -> None:
        worths = dict.fromkeys(range(40), -5.0) | {5: 0.0, 7: -2.5}
        self.ends = [bytes([self.same if k == 30 and self.same else k]) for k in range(40)]
        self.likely = list(range(20))
        self._outs = outs_of(worths, seed)

    def outs(self, which: list[int], count: int) -> results.Rows:
        return self._outs(which, count)

    def choice(self, level: str, k: int) -> int:
        return self.lucky if level == "random" else self.usual

    def reason(self, best: int, other: int | None = None) -> tuple[int, ...]:
        return (0, 9, other) if other else WHY

    def packed(self, best: int) -> bytes:
        return bytes([best])


def test_a_puzzle_has_the_usual_turns_one_by_one_and_a_bound_for_the_rest():
    one = position.puzzle(Made())
    assert one
    rows = {row[0]: row for row in one.results}
    assert rows[results.key(b"\5")] == (results.key(b"\5"), 0, 0)
    _, cost, why = rows[results.key(b"\7")]
    assert 20 <= cost <= 30
    assert one.reasons[why] == (0, 9, 7)
    assert one.reasons[0] == WHY
    assert 10 <= one.rest <= 30
    assert (one.grade, one.solved, one.lucky, one.ends) == (2, (0, 0, 0), 0, 40)
    assert len(one.results) <= 1 + POINTS.listed


def test_what_luck_solves_or_doing_nothing_or_easy_is_no_puzzle(monkeypatch):
    for name, value in (("lucky", 5), ("idle", 5), ("usual", 5)):
        with monkeypatch.context() as patch:
            patch.setattr(Made, name, value)
            assert position.puzzle(Made()) is None, name


def test_two_results_of_one_checksum_are_no_puzzle(monkeypatch):
    monkeypatch.setattr(Made, "same", 5)
    assert position.puzzle(Made()) is None
