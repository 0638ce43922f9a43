"""Parts of explanations that hardly any game decides, each in a position made up for it."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from engine.arabana.ai import explain as arabana
from engine.arabana.map import ISLANDS as ISLES
from engine.hashi.ai import explain as hashi
from engine.hashi.boards import ISLANDS, MAX_LINES


class Values:
    """What End reads of a board of Hashi whose red islands are 0 and 1 and whose blue one is 2."""

    red, blue = (0, 1), (2,)
    done = 0

    def __init__(self, entered: int, lacking: int) -> None:
        self.entered = entered
        self.room = bytes([1] * ISLANDS)
        self.code = bytes([6 + lacking] + [7] * (ISLANDS - 1))  # island 0 lacks so many bridges

    def load(self, board: bytearray, entered: int) -> None:
        pass

    def value(self) -> int:
        return 0


@pytest.mark.parametrize(
    ("entered", "lacking", "red", "blue"),
    [(0, 1, 2, 1), (1, 1, 0, 1), (2, 1, 2, 0), (0, 2, 0, 1), (1, 2, 0, 1)],
)
def test_a_flag_counts_while_its_colour_is_open_and_no_island_of_it_is_lost(
    entered, lacking, red, blue
):
    board = bytearray([1] * ISLANDS + [0] * MAX_LINES)
    end = hashi.End(Values(entered, lacking), board, entered, [0, 0, 0], 0)
    assert tuple(end.marks[4:6]) == (red, blue)


def arabana_position(filled: int, needed: int, supply: int) -> SimpleNamespace:
    """Return what an effect is found from: one island with so many bridges of so many, a supply."""
    return SimpleNamespace(
        islands=lambda p: 0,
        filled=lambda p, i: filled if not i else 0,
        majority=lambda i: needed if not i else 5,
        supply=lambda p: supply,
    )


@pytest.mark.parametrize(
    ("filled", "supply", "wanted"),
    [
        (2, 7, (arabana._LACKS, 0, 1)),
        (3, 7, (arabana._FIRM, 0)),  # it lacks none
        (4, 7, (arabana._FIRM, 0)),
        (1, 7, ()),
        (1, 6, ()),  # the opponent has a bridge less in the supply: none was removed
        (1, 8, (arabana._FELLS, 1)),
    ],
)
def test_what_plays_do_that_win_nothing(filled, supply, wanted):
    assert ISLES > 1
    seen, after = arabana_position(1, 3, 7), arabana_position(filled, 3, supply)
    assert arabana._effect(seen, after, 0) == wanted
