"""`onecard`: a simple player of Atoll that its levels are measured against; in no bundle.

It tries 200 random turns, and looks no further ahead. A Request fulfilled at once counts fully, any
other one the less, the more tiles it lacks. An Award counts by the lead over the best other seat; a
step of this lead counts more, the fewer cards are left. `onecard` never takes up a card (T11).
"""

from __future__ import annotations

import math
from collections.abc import Generator, Iterator
from typing import Any

from engine import rng
from engine.atoll import awards, cards, match
from engine.atoll.state import CARD, CONFIRM, HAND, NONE, PLACE, SLOTS, SURE, TAKE

TRIES = 200


class Onecard:
    """The policy. A turn is planned at its first stage."""

    def __init__(self, game: Any, r: bytearray) -> None:
        self.r = r
        self.slot = 0
        self.place = 0

    def think(self, seen: Any, seat: int) -> Generator[None, None, int]:
        """Return the move; a generator."""
        stage = seen.stage()
        if stage == CARD:
            yield from self._plan(seen, seat)
        return {CARD: self.slot, TAKE: 0, PLACE: self.place, SURE: CONFIRM}[stage]

    def _plan(self, seen: Any, seat: int) -> Iterator[None]:
        rivals = _rivals(seen, seat)
        step = 1 / math.sqrt(HAND - seen.turn())
        turns = list(_turns(seen, seat))
        best = -1.0
        for k in range(min(TRIES, len(turns))):
            other = k + rng.below(self.r, len(turns) - k)
            turns[k], turns[other] = turns[other], turns[k]
            slot, place = turns[k]
            island = seen.preview(seat, seen.hand(seat, slot), NONE, place)
            value = sum(_worth(island, seen.request(at)) for at in range(SLOTS))
            for award, rival in rivals.items():
                value += 10 / (1 + math.exp(1 - step * (_count(island, award) - rival)))
            if value > best:
                best = value
                self.slot = slot
                self.place = place
            yield


def _turns(seen: Any, seat: int) -> Iterator[tuple[int, int]]:
    """Yield slot and placement of all turns that take up no card, of equal cards only one's."""
    out = seen.moves_buffer()
    kinds = set()
    for slot in range(seen.hand_size(seat)):
        card = seen.hand(seat, slot)
        alike = cards.first(card) == cards.second(card)
        if card >> 3 not in kinds:
            kinds.add(card >> 3)
            for place in out[: seen.placements(seat, alike, out)]:
                yield slot, place


def _rivals(seen: Any, seat: int) -> dict[int, int]:
    """Return the best of the others' counts for each Award to be won."""
    shown = [seen.award(i) for i in range(seen.awards_shown())]
    others = [p for p in range(seen.players()) if p != seat]
    return {
        award: max(_count(seen.island(p), award) for p in others)
        for award in shown
        if seen.award_winner(award) == NONE
    }


def _count(island: Any, award: int) -> int:
    n = awards.value(island, award)
    return -n if cards.is_fewest(award) else n


def _worth(island: Any, request: int) -> float:
    """Return what a Request is worth on an Island, in points; NONE is worth nothing."""
    if request == NONE:
        return 0
    lack = match.missing(island, request).bit_count()
    return cards.points(request) * (0.6 * 0.5**lack if lack else 1)
