"""The reasons for turns are the same on CPython and MicroPython, and rarely missing."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from tests import reasons as reasons_of
from tests.engine import contrasts, silence
from tests.long import long
from tests.reasons import reasons

TURNS = 6


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("arabana", b"\x00\x00\x00\x00\x00\x00\x00\x00\x02"),
        ("arabana", b"\x01\x01\x00\x02\x03\x00\x01\x00\x01"),
        ("atoll", b"\x03\x01\x04"),
    ],
)
def test_reasons_are_alike_on_both_vms(name: str, options: bytes, on_vm: Any) -> None:
    game = (name, options, 3, TURNS)
    run = on_vm(name, f"from tests.reasons import reasons\nprint(reasons(*{game!r}))")
    found = reasons(*game)
    assert len(found) == TURNS
    if run:
        assert run.result().strip() == str(found)


@pytest.mark.parametrize("name", contrasts.OPTIONS)
def test_what_a_better_turn_has_is_alike_on_both_vms(name: str, on_vm: Any) -> None:
    game = (name, contrasts.OPTIONS[name][-1], 3, TURNS)
    run = on_vm(name, f"from tests.reasons import contrasts\nprint(contrasts(*{game!r}))")
    found = reasons_of.contrasts(*game)
    assert len(found) == TURNS
    if run:
        assert run.result().strip() == str(found)


@pytest.mark.parametrize("pairs", [40, pytest.param(700, marks=long)])
@pytest.mark.parametrize("name", contrasts.OPTIONS)
def test_what_is_said_of_a_better_turn_is_true_of_it_and_not_of_the_other(
    name: str, pairs: int
) -> None:
    """By the rules. `python -m tests.engine.contrasts` takes other games each time."""
    found = [(pair, contrasts.said(pair)) for pair in islice(contrasts.games(name, 11), pairs)]
    told = [(pair, reason) for pair, reason in found if not contrasts.is_silent(pair, reason)]
    assert 3 * len(told) > 2 * pairs
    for pair, reason in told:
        assert not contrasts.fault(pair, reason), (pair.seed, reason, pair.better, pair.other)


@pytest.mark.parametrize(
    ("seeds", "most"), [(range(3), 10), pytest.param(range(8), 20, marks=long)]
)
@pytest.mark.parametrize("name", silence.OPTIONS)
def test_at_most_one_hint_in_twenty_says_nothing_of_its_turn(
    name: str, seeds: range, most: int
) -> None:
    """Of few positions, one in ten. `python -m tests.engine.silence` takes more."""
    found = [reason for seed in seeds for *_, reason in silence.reasons(name, seed, 5)]
    assert len(found) > 4 * len(seeds)
    assert most * sum(silence.is_silent(name, reason) for reason in found) <= len(found)
