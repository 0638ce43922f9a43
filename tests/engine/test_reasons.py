"""The reasons for the hard levels' turns are the same on CPython and MicroPython."""

from __future__ import annotations

import pytest

from tests.engine.test_conformance import on_vm
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
def test_reasons_are_alike_on_both_vms(name: str, options: bytes) -> None:
    game = (name, options, 3, TURNS)
    run = on_vm(f"from tests.reasons import reasons\nprint(reasons(*{game!r}))")
    found = reasons(*game)
    assert len(found) == TURNS
    if run:
        assert run.result().strip() == str(found)
