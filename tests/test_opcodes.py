"""Opcodes are counted exactly."""

from __future__ import annotations

import gc
from collections.abc import Generator

import pytest

from tests import opcodes


def steps(n: int) -> int:
    total = 0
    for i in range(n):
        total += i
    return total


def counting() -> Generator[int, None, int]:
    yield from (steps(n) for n in (0, 100, 3))
    return 7


def test_opcodes_grow_by_the_same_number_each_time_round() -> None:
    opcodes.count(steps, 1)  # newer Pythons miss the first call of a function
    counts = [opcodes.count(steps, n) for n in (1, 2, 3, 103)]
    each = counts[1] - counts[0]
    assert each > 3
    assert counts[2] - counts[1] == each
    assert counts[3] - counts[2] == 100 * each


@pytest.mark.skipif(not opcodes.IS_CALIBRATED, reason="the numbers are CPython 3.11's")
def test_opcodes_are_those_of_cpython_3_11() -> None:
    assert opcodes.count(steps, 1) - opcodes.count(steps, 0) == 7
    assert opcodes.chip_ms(1_000_000) == 600


def test_stretches_between_yields_are_told_apart() -> None:
    counted, found = opcodes.stretches(counting())
    assert found == 7
    assert counted[1] > 10 * counted[0]
    assert len(counted) == 4  # the end is a step of its own


def test_what_garbage_collection_calls_back_is_not_counted() -> None:
    def called_back(phase: str, info: dict[str, int]) -> None:
        steps(1000)

    before = gc.get_threshold()
    gc.callbacks.append(called_back)
    gc.set_threshold(1)
    try:
        few = opcodes.count(lambda: [[n] for n in range(100)])
    finally:
        gc.set_threshold(*before)
        gc.callbacks.remove(called_back)
    assert few < 1000


def test_the_counter_leaves_out_what_lies_elsewhere() -> None:
    counter = opcodes.Counter("/nowhere")
    with counter:
        steps(10)
    assert counter.count == 0
