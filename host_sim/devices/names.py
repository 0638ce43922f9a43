"""The names that CircuitPython has, as the chip says them (tests/chip/names.py)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("names.txt")


@cache
def table() -> dict[str, frozenset[str]]:
    """Return a module, a type or `module.Class` -> the names that it has, without dunders."""
    found = {}
    for line in FILE.read_text(encoding="utf-8").splitlines():
        name, colon, has = line.partition(":")
        if colon and not line.startswith("#"):
            found[name] = frozenset(has.split())
    return found
