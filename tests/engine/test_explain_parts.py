"""Parts of explanations that hardly any game decides, each in a position made up for it."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from engine.arabana.ai import explain as arabana
from engine.arabana.map import ISLANDS as ISLES
from engine.atoll.ai import explain as atoll
from engine.atoll.cards import FIRST, OCEAN, SECOND, WATER
from engine.atoll.island import place
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


@pytest.mark.parametrize("turn", range(4))
def test_the_tiles_of_a_card_lie_as_it_is_turned(turn):
    """An Island on a grid 8 wide; what a tile is worth there is 100 its terrain, plus the cell."""
    card = next(c for c in range(64) if FIRST[c >> 3] != SECOND[c >> 3])
    at = place(3, 2, turn)
    island = SimpleNamespace(at=lambda x, y: 8 * y + x, ax=1, ay=8, top=bytearray([OCEAN] * 64))
    pot = {t: [100 * t + i for i in range(64)] for t in range(16)}
    level = SimpleNamespace(island=island, reach=SimpleNamespace(pot=pot, skip=0))
    one, two = 8 * 2 + 3, 8 * 2 + 3 + (8 if turn & 2 else 1)
    tiles = FIRST[card >> 3], SECOND[card >> 3]
    if turn & 1:
        tiles = tiles[::-1]
    weights = [i * i for i in range(64)]  # so that the cells do not cancel out
    for t in pot:
        pot[t] = [(t + 1) * weights[i] for i in range(64)]
    wanted = (tiles[0] + 1) * weights[one] + (tiles[1] + 1) * weights[two]
    wanted -= (WATER + 1) * (weights[one] + weights[two])
    assert atoll._nearer(level, card, at) == wanted
