"""Islands of Atoll for tests: drawn as text or random; and slow queries on them."""

from __future__ import annotations

import random

from engine.atoll import match
from engine.atoll.cards import CARDS, FIRST, OCEAN, SECOND, cells
from engine.atoll.island import ENTRY, MIDDLE, Island, place, placements
from host_sim.lab.trace.atoll import TERRAINS

LETTERS = "wsmfr"


def drawn(text: str, covered: str = "") -> Island:
    """Return the Island of a drawing: one letter per tile (w s m f r), "." for the ocean.

    covered: letters of covered tiles.
    """
    rows = text.split()
    spots = [
        (x, y, LETTERS.index(c))
        for y, row in enumerate(rows)
        for x, c in enumerate(row)
        if c != "."
    ]
    island = Island()
    island.clear(MIDDLE, MIDDLE, MIDDLE + max(map(len, rows)) - 1, MIDDLE + len(rows) - 1)
    for c in covered:
        island.buried[LETTERS.index(c)] += 1
    for x, y, t in spots:
        i = island.at(MIDDLE + x, MIDDLE + y)
        island.top[i] = t
        island.tiles[t] += 1
        island.spots[island.count] = i
        island.count += 1
    return island


def fulfils(island: Island, request: int) -> bool:
    """Return True if an Island laid out in tiles fulfils a Request, by the engine's matcher."""
    left, top, right, bottom = island.bounds()
    found = {}
    for y in range(top, bottom + 1):
        for x in range(left, right + 1):
            if island.terrain(x, y) != OCEAN:
                found[place(x, y, 0) >> 2] = island.terrain(x, y)
    return bool(match.fulfils(found, cells(request)))


def laid_at_random(r: random.Random, cards: int, spread: float) -> bytearray:
    """Return the entries of a random Island. spread: 1 gives long Islands, 0 compact ones."""
    entries = bytearray(60)
    places = [0] * 800
    deck = r.sample(range(CARDS), cards)
    for k, card in enumerate(deck):
        same = FIRST[card >> 3] == SECOND[card >> 3]
        n = placements(entries[: k * ENTRY], same, places)
        # The ends of the list are the upper and the lower end of the Island.
        p = places[r.choice((0, n - 1)) if r.random() < spread else r.randrange(n)]
        entries[k * ENTRY : k * ENTRY + ENTRY] = bytes((card, p & 255, p >> 8))
    return entries


def sideways(entries: bytearray, cards: int) -> bytearray:
    """Return the same Island turned by a quarter, its first card in the middle again."""
    out = bytearray(60)
    first = [cell for cell, _ in _tiles(entries, 0)]
    shift = (MIDDLE - min(-y for _, y in first), MIDDLE - min(x for x, _ in first))
    for k in range(cards):
        (ax, ay), (bx, by) = [(-y + shift[0], x + shift[1]) for (x, y), _ in _tiles(entries, k)]
        turn = (0 if ax < bx else 1) if ay == by else (2 if ay < by else 3)
        p = place(min(ax, bx), min(ay, by), turn)
        out[k * ENTRY : k * ENTRY + ENTRY] = bytes((entries[k * ENTRY], p & 255, p >> 8))
    return out


def _tiles(entries: bytearray, k: int) -> list[tuple[tuple[int, int], int]]:
    card, low, high = entries[k * ENTRY : k * ENTRY + ENTRY]
    p = low | high << 8
    x = p >> 2 & 127
    y = p >> 9
    both = [(x, y), (x, y + 1) if p & 2 else (x + 1, y)]
    if p & 1:
        both.reverse()
    return list(zip(both, (FIRST[card >> 3], SECOND[card >> 3]), strict=True))


def tops(entries: bytearray, cards: int) -> dict[tuple[int, int], str]:
    """Return the terrain names on top by cell, computed without the engine's grid."""
    found = {}
    for k in range(cards):
        for cell, t in _tiles(entries, k):
            found[cell] = TERRAINS[t]
    return found


def covered(entries: bytearray, cards: int) -> list[str]:
    """Return the terrain names of the covered tiles, computed without the engine's grid."""
    found: dict[tuple[int, int], list[str]] = {}
    for k in range(cards):
        for cell, t in _tiles(entries, k):
            found.setdefault(cell, []).append(TERRAINS[t])
    return [t for pile in found.values() for t in pile[:-1]]
