"""What the sentences of engine/atoll/ai/contrast.py say, by the rules of Atoll alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.atoll import awards, cards
from engine.atoll.ai import contrast
from engine.atoll.cards import ANY, NO_CELL, OCEAN, WATER
from engine.atoll.rules import Atoll
from engine.atoll.state import NONE, SLOTS
from tests.positions.islands import fulfils


def lacking(island: Any, request: int) -> list[list[int]]:
    """Return the terrains that an Island lacks of a Request, for each position with the fewest."""
    left, top, right, bottom = island.bounds()
    rows = [[cards.cell(request, 3 * y + x) for x in range(3)] for y in range(3)]
    found: list[list[int]] = []
    for _ in range(4):
        rows = [list(row) for row in zip(*rows[::-1], strict=True)]
        for y in range(top - 3, bottom + 2):
            for x in range(left - 3, right + 2):
                lacks = []
                for at in range(9):
                    t = rows[at // 3][at % 3]
                    terrain = island.terrain(x + at % 3, y + at // 3)
                    if t not in (ANY, NO_CELL, WATER if terrain == OCEAN else terrain):
                        lacks.append(t)
                found.append(lacks)
    least = min(len(lacks) for lacks in found)
    return [lacks for lacks in found if len(lacks) == least]


def island_after(seen: Atoll, seat: int, turn: Sequence[int]) -> Any:
    """Return the Island after a turn: scratch."""
    taken = turn[1] - 1 if len(turn) > 2 and turn[1] else NONE
    return seen.preview(seat, seen.hand(seat, turn[0]), taken, turn[-1])


def holds(
    reason: Sequence[int], seen: Atoll, seat: int, turn: Sequence[int], other: Sequence[int]
) -> bool:
    """Return True if a reason is true of a turn; "yours" in it means the other turn.

    What is said of a number of things is true if there are at least so many.
    """
    code, *about = reason
    shown = [seen.request(k) for k in range(SLOTS)]
    done = [r for r in shown if r != NONE and fulfils(island_after(seen, seat, turn), r)]
    if code == contrast._CLAIMS:
        request = shown[about[0]]
        return request in done and cards.points(request) == about[1]
    if code == contrast._CLAIMS_MORE:
        points = sum(cards.points(request) for request in done)
        return len(done) >= about[0] > 1 and points >= about[1]
    if code in (contrast._LACKS_ONE, contrast._LACKS):
        lacks = lacking(island_after(seen, seat, turn), shown[about[0]])
        if code == contrast._LACKS:
            return len(lacks[0]) <= about[1]
        return len(lacks[0]) < 1 or [about[1]] in lacks
    award = about[0]
    if seen.award_winner(award) != NONE:
        return False
    few = cards.is_fewest(award)
    sign = -1 if few else 1
    mine = sign * awards.value(seen.island(seat), award)
    count = sign * awards.value(island_after(seen, seat, turn), award)
    yours = sign * awards.value(island_after(seen, seat, other), award)
    values = [seen.award_value(p, award) for p in range(seen.players()) if p != seat]
    best = sign * (min(values) if few else max(values))
    if code == contrast._LEADS:
        return mine <= best < count and about[2] == abs(best) and count >= sign * about[1]
    if code == contrast._TIES:
        return mine < best == count and about[1] == abs(count)
    if code == contrast._MORE:
        return about[1:] == [abs(count), abs(yours)] and count > yours
    return False
