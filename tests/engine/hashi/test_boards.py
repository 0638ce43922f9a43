"""H1, H2: both sides of Hashi's sheet."""

from __future__ import annotations

import pytest

from engine.hashi.boards import (
    APART,
    COLUMNS,
    CROSSED,
    ISLANDS,
    MAX_LINES,
    NONE,
    ROWS,
    SAME,
    board,
)
from tests.positions.hashi import SIDES, chart
from tests.referees.hashi import Chart

pytestmark = pytest.mark.parametrize("side", SIDES, ids="AB")


def crossings(on: Chart) -> list[tuple[int, int]]:
    """Return the pairs of lines that cross."""
    return [
        (k, m) for k, one in enumerate(on.lines) for m in range(k) if on.crosses(one, on.lines[m])
    ]


def test_h1_the_referee_finds_no_fault_with_a_sheet(side):
    """H2 too: straight lines between neighbours, two at each island, enough that cross."""
    tables = board(side)
    assert tables.side == side
    assert tables.lines <= MAX_LINES
    chart(side).check("AB"[side])


def test_h2_the_islands_lie_on_the_lattice_with_room_between_them(side):
    at = chart(side).at
    assert len(set(at)) == ISLANDS
    assert all(0 <= x < COLUMNS and 0 <= y < ROWS for x, y in at)
    assert at == sorted(at, key=lambda place: (place[1], place[0])), "in reading order"
    for x, y in at:
        assert (x + 1, y) not in at, "a line needs room to be seen"
        assert (x, y + 1) not in at, "a line needs room to be seen"


def test_h2_the_whole_lattice_is_used(side):
    at = chart(side).at
    assert {y for _, y in at} == set(range(ROWS))
    assert {0, COLUMNS - 1} < {x for x, _ in at}
    assert len({x for x, _ in at}) >= COLUMNS - 1
    widest = max(
        min(max(abs(x - c), abs(y - r)) for x, y in at) for c in range(COLUMNS) for r in range(ROWS)
    )
    assert widest <= 2, "no great empty sea"


def test_flags_have_room_at_the_upper_right(side):
    tables = board(side)
    at = chart(side).at
    assert any(tables.flag)
    for i, (x, y) in enumerate(at):
        if tables.flag[i] != NONE:
            assert x < COLUMNS - 1, f"the flag of island {i} would leave the screen"
            assert (x + 1, y - 1) not in at, f"the flag of island {i} would touch another"


def test_h2_no_two_nearest_neighbours_are_left_unjoined(side):
    on = chart(side)
    assert len(on.lines) > 20
    for i in range(ISLANDS):
        for j in range(i + 1, ISLANDS):
            in_row_or_column = sum(a == b for a, b in zip(on.at[i], on.at[j], strict=True)) == 1
            if in_row_or_column and not on.inside((i, j)) & set(on.at):
                assert (i, j) in on.lines


def test_h2_all_islands_hang_together(side):
    lines = chart(side).lines
    for i in range(ISLANDS):
        assert list(board(side).at[i]) == [k for k, line in enumerate(lines) if i in line]
    reached = {0}
    for _ in range(ISLANDS):
        reached |= {j for line in lines if reached & set(line) for j in line}
    assert len(reached) == ISLANDS


def test_h2_each_table_says_which_lines_cross(side):
    tables = board(side)
    lines = chart(side).lines
    crossed = crossings(chart(side))
    for k in range(tables.lines):
        mine = {m for pair in crossed if k in pair for m in pair if m != k}
        assert set(tables.crossing[k]) == mine
        for m in range(tables.lines):
            ends = set(lines[k]) & set(lines[m])
            expected = SAME if k == m else ends.pop() if ends else CROSSED if m in mine else APART
            assert tables.meet[k * MAX_LINES + m] == expected, (k, m)


def test_h2_six_islands_can_have_three_lines_at_once(side):
    """A 5 and a 6 need three lines: six islands have them in one set without crossings."""
    tables = board(side)
    best = 0
    crossed = crossings(chart(side))
    sets = [frozenset(range(tables.lines))]
    while sets:
        kept = sets.pop()
        cross = next((pair for pair in crossed if kept >= set(pair)), None)
        if cross:
            sets += [kept - {cross[0]}, kept - {cross[1]}]
        else:
            best = max(best, sum(len(kept & set(tables.at[i])) >= 3 for i in range(ISLANDS)))
    assert best >= 6


def test_the_sides_are_different_and_built_once(side):
    assert board(side) is board(side)
    assert chart(0).at != chart(1).at
