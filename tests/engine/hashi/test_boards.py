"""H1, H2: both sides of Hashi's sheet."""

from __future__ import annotations

import pytest

from engine.hashi.boards import (
    APART,
    BLUE,
    COLUMNS,
    CROSSED,
    ISLANDS,
    MAX_LINES,
    NONE,
    RED,
    ROWS,
    SAME,
    Board,
    board,
)
from tests.positions.hashi import chart

SIDES = (0, 1)
CROSSINGS = (3, 5)  # minimum on A and B (H2)

pytestmark = pytest.mark.parametrize("side", SIDES, ids="AB")


def places(tables: Board) -> list[tuple[int, int]]:
    return [(tables.x[i], tables.y[i]) for i in range(ISLANDS)]


def pairs(tables: Board) -> list[tuple[int, int]]:
    return [(tables.one[k], tables.two[k]) for k in range(tables.lines)]


def between(tables: Board, line: int) -> set[tuple[int, int]]:
    """Return the grid points that a line passes, without its ends."""
    (x, y), (u, v) = (places(tables)[i] for i in pairs(tables)[line])
    if y == v:
        return {(c, y) for c in range(min(x, u) + 1, max(x, u))}
    return {(x, r) for r in range(min(y, v) + 1, max(y, v))}


def crossings(tables: Board) -> list[tuple[int, int]]:
    """Return the pairs of lines that cross, computed from the grid only."""
    return [
        (k, m)
        for k in range(tables.lines)
        for m in range(k)
        if between(tables, k) & between(tables, m)
    ]


def test_h1_eighteen_islands_four_red_three_blue_eleven_none(side):
    tables = board(side)
    assert len(tables.x) == len(tables.y) == len(tables.flag) == ISLANDS == 18
    assert [list(tables.flag).count(flag) for flag in (RED, BLUE, NONE)] == [4, 3, 11]
    assert tables.side == side


def test_h2_the_islands_lie_on_the_lattice_with_room_between_them(side):
    at = places(board(side))
    assert len(set(at)) == ISLANDS
    assert all(0 <= x < COLUMNS and 0 <= y < ROWS for x, y in at)
    assert at == sorted(at, key=lambda place: (place[1], place[0])), "in reading order"
    for x, y in at:
        assert (x + 1, y) not in at, "a line needs room to be seen"
        assert (x, y + 1) not in at, "a line needs room to be seen"


def test_h2_the_whole_lattice_is_used(side):
    at = places(board(side))
    assert {y for _, y in at} == set(range(ROWS))
    assert {0, COLUMNS - 1} < {x for x, _ in at}
    assert len({x for x, _ in at}) >= COLUMNS - 1
    widest = max(
        min(max(abs(x - c), abs(y - r)) for x, y in at) for c in range(COLUMNS) for r in range(ROWS)
    )
    assert widest <= 2, "no great empty sea"


def test_flags_have_room_at_the_upper_right(side):
    tables = board(side)
    at = places(tables)
    assert any(tables.flag)
    for i, (x, y) in enumerate(at):
        if tables.flag[i] != NONE:
            assert x < COLUMNS - 1, f"the flag of island {i} would leave the screen"
            assert (x + 1, y - 1) not in at, f"the flag of island {i} would touch another"


def test_h2_no_two_nearest_neighbours_are_left_unjoined(side):
    """By the referee, which knows only the rules; it checks the existing lines too."""
    on = chart(side)
    on.check("AB"[side])
    assert len(on.lines) > 20
    for i in range(ISLANDS):
        for j in range(i + 1, ISLANDS):
            in_row_or_column = sum(a == b for a, b in zip(on.at[i], on.at[j], strict=True)) == 1
            if in_row_or_column and not on.inside((i, j)) & set(on.at):
                assert (i, j) in on.lines


def test_h2_every_island_has_two_lines_or_more_and_all_hang_together(side):
    tables = board(side)
    for i in range(ISLANDS):
        assert list(tables.at[i]) == [k for k in range(tables.lines) if i in pairs(tables)[k]]
        assert len(tables.at[i]) >= 2
    reached = {0}
    for _ in range(ISLANDS):
        reached |= {j for pair in pairs(tables) if reached & set(pair) for j in pair}
    assert len(reached) == ISLANDS


def test_h2_enough_lines_cross_and_each_table_says_so(side):
    tables = board(side)
    crossed = crossings(tables)
    assert len(crossed) >= CROSSINGS[side]
    for k in range(tables.lines):
        mine = {m for pair in crossed if k in pair for m in pair if m != k}
        assert set(tables.crossing[k]) == mine
        for m in range(tables.lines):
            ends = set(pairs(tables)[k]) & set(pairs(tables)[m])
            expected = SAME if k == m else ends.pop() if ends else CROSSED if m in mine else APART
            assert tables.meet[k * MAX_LINES + m] == expected, (k, m)


def test_h2_six_islands_can_have_three_lines_at_once(side):
    """A 5 and a 6 need three lines: six islands have them in one set without crossings."""
    tables = board(side)
    best = 0
    crossed = crossings(tables)
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
    assert places(board(0)) != places(board(1))
