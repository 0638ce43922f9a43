"""The games of this checkout by their rules, and their records; it needs no handheld."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine import catalog, record
from engine.ai import finish
from engine.crc import checksum
from engine.session import Session

ROOT = Path(__file__).resolve().parents[1]  # of the checkout
LEVELS = catalog.LEVELS


def games() -> list[str]:
    """Return the names of all games that have rules, sorted."""
    return sorted(path.parent.name for path in (ROOT / "engine").glob("*/rules.py"))


def whole(find: Callable[..., Any], *given: Any) -> Any:
    """Return what turn() or compare() of a game's ai/review.py find, both halves of it."""
    found = finish(find(*given))
    while isinstance(found, list):
        found = finish(find(*given, found))
    return found


def replayed(data: bytes, added: bytes = b"") -> Session:
    """Return the Session of a record of any game (engine/record.py). Raises ValueError."""
    for name in games():
        if catalog.key_of(data) == catalog.key(name):
            return record.decode(data, catalog.make(name), added)
    raise ValueError("the saved game is of an unknown game")


def joined(data: bytes) -> Session:
    """Return the Session of a record that has later moves behind it, as in games.sqlite.

    Raises ValueError.
    """
    if data[:2] != catalog.MAGIC:
        raise ValueError("this is not a saved game")
    stops = []  # where a record may end
    crc = checksum(data, 0, 0)
    for end in range(1, len(data) - 1):
        crc = checksum(data, end - 1, end, crc)
        if crc == int.from_bytes(data[end : end + 2], "little"):
            stops.append(end + 2)
    why: ValueError | None = None
    for stop in reversed(stops):
        try:
            return replayed(data[:stop], data[stop:])
        except ValueError as error:
            why = error
    if why:
        raise why
    return replayed(data)
