"""What all thumbs need: the keys by name, a press long or short, the shortest way on a screen."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from host_sim.drive import Handheld

KEYS = ("UP", "DOWN", "LEFT", "RIGHT")  # by their numbers (firmware/hardware/keys.py)
LONG_MS = 700


def tap(handheld: Handheld, key: str, ms: int = 0) -> None:
    """Hold a key for ms, or press it shortly."""
    if ms:
        handheld.hold(key, ms)
    else:
        handheld.press(key)


def way(start: int, goal: int, step: Callable[[int, int], int]) -> list[str]:
    """Return the fewest keys from start to goal; step(at, key number) is where a key leads, or < 0.

    Raises ValueError if there is no way.
    """
    ways: dict[int, list[str]] = {start: []}
    queue = deque([start])
    while queue:
        at = queue.popleft()
        if at == goal:
            return ways[at]
        for k, key in enumerate(KEYS):
            to = step(at, k)
            if to >= 0 and to not in ways:
                ways[to] = [*ways[at], key]
                queue.append(to)
    raise ValueError(f"no way from {start} to {goal}")
