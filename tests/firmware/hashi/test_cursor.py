"""Where the arrows lead on both boards of Hashi: as the eye goes."""

from __future__ import annotations

import pytest

from engine.hashi.boards import ISLANDS, Board, board
from firmware.games.hashi.lines import NOWHERE, next_island

KEYS = range(4)  # up, down, left, right: k ^ 1 is the way back
SIDES = (0, 1)

pytestmark = pytest.mark.parametrize("side", SIDES, ids="AB")


def way(tables: Board, i: int, j: int, k: int) -> tuple[int, int]:
    """Return how far island j lies ahead of i by key k, and how far aside."""
    dx, dy = tables.x[j] - tables.x[i], tables.y[j] - tables.y[i]
    ahead, aside = ((-dy, dx), (dy, dx), (-dx, dy), (dx, dy))[k]
    return ahead, abs(aside)


def straight(tables: Board, i: int, k: int) -> int:
    """Return the island straight ahead, by the lattice alone, or NOWHERE."""
    found = [j for j in range(ISLANDS) if way(tables, i, j, k)[1] == 0 < way(tables, i, j, k)[0]]
    return min(found, key=lambda j: way(tables, i, j, k), default=NOWHERE)


def cone(tables: Board, i: int, k: int) -> list[int]:
    """Return the islands in the cone of 45 degrees ahead of island i, nearest first."""
    ways = {j: way(tables, i, j, k) for j in range(ISLANDS)}
    return sorted([j for j in ways if 0 < ways[j][0] >= ways[j][1]], key=lambda j: sum(ways[j]))


def test_no_arrow_leaves_the_row_or_column_while_something_lies_straight_ahead(side):
    tables = board(side)
    seen = 0
    for i in range(ISLANDS):
        for k in KEYS:
            if straight(tables, i, k) != NOWHERE:
                assert next_island(tables, i, k) == straight(tables, i, k), (i, k)
                seen += 1
    assert seen == (46, 44)[side]


def test_every_arrow_leads_on_while_anything_lies_that_way(side):
    tables = board(side)
    for i in range(ISLANDS):
        for k in KEYS:
            there = [j for j in range(ISLANDS) if way(tables, i, j, k)[0] > 0]
            to = next_island(tables, i, k)
            assert to in (cone(tables, i, k) or there or [NOWHERE]), (i, k)


def test_the_way_back_is_the_way_there_wherever_no_line_and_no_nearer_pair_forbids_it(side):
    """Two islands see each other; neither has a line that way; then they go to each other."""
    tables = board(side)

    def free(i: int, k: int) -> list[int]:
        ways = cone(tables, i, k)
        return [j for j in ways if straight(tables, j, k ^ 1) == NOWHERE]

    pairs = 0
    for i in range(ISLANDS):
        for k in KEYS:
            if straight(tables, i, k) != NOWHERE:
                assert next_island(tables, next_island(tables, i, k), k ^ 1) == i
                continue
            for j in free(i, k):
                pairs += 1
                to, back = next_island(tables, i, k), next_island(tables, j, k ^ 1)
                there, here = way(tables, i, j, k), way(tables, j, i, k ^ 1)
                nearer = next_island(tables, to, k ^ 1) == i and sum(way(tables, i, to, k)) <= sum(
                    there
                )
                other = next_island(tables, back, k) == j
                other = other and sum(way(tables, j, back, k ^ 1)) <= sum(here)
                assert (to, back) == (j, i) or nearer or other, (i, j, k)
    assert pairs or not side, "side B has such a pair"


def test_with_no_way_back_an_arrow_leads_to_the_nearest_in_its_cone(side):
    tables = board(side)
    seen = 0
    for i in range(ISLANDS):
        for k in KEYS:
            to = next_island(tables, i, k)
            ways = cone(tables, i, k)
            if ways and straight(tables, i, k) == NOWHERE and next_island(tables, to, k ^ 1) != i:
                assert sum(way(tables, i, to, k)) == sum(way(tables, i, ways[0], k)), (i, k)
                seen += 1
    assert seen == (12, 13)[side]


def test_any_island_is_at_most_six_presses_from_any_other(side):
    tables = board(side)
    for first in range(ISLANDS):
        presses = {first: 0}
        for i in (queue := [first]):
            for j in [next_island(tables, i, k) for k in KEYS]:
                if j != NOWHERE and j not in presses:
                    presses[j] = presses[i] + 1
                    queue.append(j)
        assert len(presses) == ISLANDS, first
        assert max(presses.values()) <= 6, first
