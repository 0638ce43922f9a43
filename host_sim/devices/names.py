"""The names that CircuitPython has, as the chip says them (tests/chip/names.py writes the table)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("names.txt")


@cache
def table() -> dict[str, frozenset[str]]:
    """Return name of a module, a type or `module.Class` -> the names that it has, without dunders."""
    found = {}
    for line in FILE.read_text(encoding="utf-8").splitlines():
        name, colon, has = line.partition(":")
        if colon and not line.startswith("#"):
            found[name] = frozenset(has.split())
    return found
