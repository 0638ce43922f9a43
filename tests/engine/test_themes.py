"""Themes of turns that cost (engine/ai/themes.py): what is named is beyond chance."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.ai import themes
from firmware.words import language

ROOT = Path(__file__).parents[2]
GAMES = ("hashi", "arabana", "atoll")
PERSONS = 300
TURNS = 60


def table(name: str) -> Any:
    return importlib.import_module(f"engine.{name}.ai.themes")


def turns(luck: Random, shares: bytes, weak: int = -1, n: int = TURNS) -> bytes:
    """Return turns of themes dealt by their shares; every other one is of the theme `weak`."""
    out = []
    for _ in range(n):
        theme = luck.choices(range(len(shares)), shares)[0]
        if weak >= 0 and luck.randrange(2):
            theme = weak
        out.append(theme << 5 | min(31, 2 + int(luck.expovariate(1 / 8))))
    return bytes(out)


@pytest.mark.parametrize("name", GAMES)
def test_every_reason_has_a_theme_or_none_and_every_theme_a_reason(name):
    own = table(name)
    assert sum(own.SHARES) == 256
    assert len(own.SHARES) <= 8
    assert min(own.SHARES) > 0
    assert set(own.THEMES) - {themes.NONE} == set(range(len(own.SHARES)))
    codes = set()
    for leaf in ("contrast", "explain"):
        text = (ROOT / f"engine/{name}/ai/{leaf}.py").read_text(encoding="utf-8")
        codes |= {int(n) for n in re.findall(r"^_[A-Z_]+ = const\((\d+)\)  # ", text, re.MULTILINE)}
    reasons = {code for code in codes if code < len(own.THEMES)}
    assert len(reasons) > len(own.SHARES), "reasons are found by their comments"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("chosen", [name for name, _ in language.LANGUAGES])
def test_every_theme_has_a_name_of_its_own(name, chosen):
    words = importlib.import_module(f"firmware.games.{name}.words.{chosen}_themes").THEMES
    assert len(set(words)) == len(words) == len(table(name).SHARES)


def test_a_turn_is_a_byte():
    own = table("hashi")
    assert themes.packed(own, (0, 20, 4), 100) == 0 << 5 | 4
    assert themes.packed(own, (0, 20), 100) == 0 << 5 | 4, "a reason without numbers of its own"
    assert themes.packed(own, (0, 24, 8, 6), 112) == 6 << 5 | 4
    assert themes.packed(own, (0, 24, 8, 6), 113) == 6 << 5 | 5
    assert themes.packed(own, (0, 2, 8), 3000) == 2 << 5 | 31
    assert themes.packed(own, (0, 2, 8), 1) == 2 << 5 | 1, "0 would be no turn"
    for without in ((), (0,), (0, 25), (0, 99)):
        assert themes.packed(own, without, 100) == 0


def test_sums_are_what_each_theme_cost():
    found = bytes((0 << 5 | 4, 2 << 5 | 31, 0 << 5 | 6))
    assert themes.sums(bytes(3), found) == [10, 0, 31]
    assert themes.sums(bytes(3), b"") == [0, 0, 0]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("n", [9, TURNS])
def test_of_persons_without_a_usual_mistake_at_most_one_of_twenty_is_told_of_one(name, n):
    luck = Random(f"{name} {n}")
    shares = table(name).SHARES
    told = sum(bool(themes.named(shares, turns(luck, shares, n=n))) for _ in range(PERSONS))
    # 5 % of 300 are 15; that more than 25 come by chance has a probability of 1 in 200.
    assert told <= 25, f"{told} of {PERSONS}"
    assert told, "the test can name"


@pytest.mark.parametrize("name", GAMES)
def test_a_usual_mistake_is_named(name):
    luck = Random(name)
    shares = table(name).SHARES
    for weak in range(len(shares)):
        found = [themes.named(shares, turns(luck, shares, weak))[:1] for _ in range(40)]
        assert found.count([weak]) >= 30, f"theme {weak}: {found.count([weak])} of 40"
        others = [one for one in found if one and one != [weak]]
        assert len(others) <= 4


def test_two_mistakes_are_named_the_dearest_first():
    shares = bytes([32] * 8)
    found = bytes([5 << 5 | 9] * 20 + [2 << 5 | 12] * 20 + [k << 5 | 5 for k in range(8)])
    assert themes.named(shares, found) == [2, 5]


def test_nothing_is_named_of_nothing():
    assert themes.named(bytes([128, 128]), b"") == []
    assert themes.named(bytes([32] * 8), bytes((3 << 5 | 31,))) == []


def test_the_same_turns_are_judged_alike():
    shares = table("hashi").SHARES
    luck = Random(7)
    for _ in range(20):
        found = turns(luck, shares, 3)
        assert themes.named(shares, found) == themes.named(shares, found)


def test_what_becomes_less_or_more_is_beyond_chance():
    assert themes.trend([20] * 10 + [5] * 10) == (200, 50, 1)
    assert themes.trend([5] * 10 + [20] * 10) == (50, 200, -1)
    assert themes.trend([8] * 20) == (80, 80, 0)
    assert themes.trend([]) == (0, 0, 0)
    luck = Random(3)
    told = [themes.trend([luck.randrange(30) for _ in range(20)])[2] for _ in range(PERSONS)]
    assert told.count(1) <= 42, "10 % are 30; more have a probability of 1 in 100"
    assert told.count(-1) <= 42
    # An odd game out is one of now.
    assert themes.trend([3, 4, 5]) == (30, 45, 0)
    assert themes.trend([7]) == (0, 70, 0)
    assert themes.trend([9, 9, 9, 0, 0, 0, 1]) == (90, 2, 1)
    # Of 100 orders, the games' own among them, ten come to as much.
    assert themes.trend([4, 1, 5, 8, 8, 10, 5, 6]) == (45, 72, -1)
    assert themes.trend([4, 11, 7, 5, 2, 0, 4, 6]) == (67, 30, 1)
    # Means are rounded down.
    assert themes.trend([3, 4, 4, 4, 5, 5]) == (36, 46, 0)


def test_how_far_a_theme_is_above_its_share_is_a_whole_number_that_all_vms_agree_on():
    for share in range(1, 256):
        root = themes._root(share * (256 - share))
        assert root**2 <= share * (256 - share) < (root + 1) ** 2
    found = [themes._above(cost, 30, 64, 110) for cost in (7, 8, 9)]
    assert found == [-75, 74, 223]
    assert all(isinstance(n, int) for n in found), "a float of the handheld is shorter"


# Of 60 persons with a mistake that is hardly one those who are told of it, and which theme.
TOLD = {
    "hashi": {17: 6, 29: 5, 31: 1, 37: 5, 39: 5, 41: 4, 44: 6, 47: 6},
    "arabana": {37: 2, 43: 1, 48: 1, 50: 2, 55: 1},
    "atoll": {4: 1, 11: 1, 18: 1, 20: 1, 32: 1, 33: 1, 39: 1, 42: 1, 44: 2, 54: 0},
}


@pytest.mark.parametrize("name", GAMES)
def test_what_is_named_hangs_on_every_step_that_a_turn_cost(name: str) -> None:
    luck = Random(name)
    shares = table(name).SHARES
    found = {}
    for n in range(60):
        weak = luck.randrange(len(shares))
        own = turns(luck, shares, weak, 5) + turns(luck, shares, n=9 + n % 4)
        for theme in themes.named(shares, own):
            found[n] = theme
    assert found == TOLD[name]
