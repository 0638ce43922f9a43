"""Hashi: the island under the cursor, then the card in play."""

from engine.hashi.boards import ISLANDS, NONE, RED
from engine.hashi.rules import BRIDGE, SKIP_BRIDGES, SKIP_NUMBER
from engine.hashi.state import BRIDGES
from firmware.games.hashi import lines
from firmware.hardware.keys import DOWN, LEFT, RIGHT, UP
from told import count

_FIRST = 3  # the least number to begin with; on further moves the next one


def told(view, words):
    seen = view.seen
    if not seen.round():
        return (_island(view, words),)
    card = words.CARD.format(
        n=seen.card_number(), bridges=count(words.BRIDGES, seen.card_bridges())
    )
    if seen.phase() == BRIDGES:
        return _island(view, words), card, count(words.LEFT_TO_DRAW, seen.left())
    return _island(view, words), card


def hinted(seen, seat, moves, words):
    tables = seen.board
    parts = []
    places = []
    for move in moves:
        if move < SKIP_NUMBER:
            places.append(move % ISLANDS)
            number = seen.card_number() if seen.round() else _FIRST + move // ISLANDS
            parts.append(words.NUMBER.format(n=number))
        elif BRIDGE <= move < SKIP_BRIDGES:
            ends = tables.one[move - BRIDGE], tables.two[move - BRIDGE]
            places += ends
            parts.append(words.BRIDGE_TO.format(a=ends[0] + 1, b=ends[1] + 1))
    return [words.ISLAND.format(n=n + 1, of=ISLANDS) for n in places[:1]] + parts


def _island(view, words):
    """Return number, bridges and flag of an island, and where arrows draw if it is held."""
    seen = view.seen
    p = view.seat
    i = view.cursor
    tables = seen.board
    number = seen.number_at(p, i)
    parts = [words.ISLAND.format(n=i + 1, of=ISLANDS)]
    parts.append(words.NUMBER.format(n=number) if number else words.NO_NUMBER)
    ways = []
    for k in (UP, DOWN, LEFT, RIGHT):
        line = lines.line_from(tables, i, k)
        drawn = seen.drawn(p, line) if line >= 0 else 0
        if drawn:
            ways.append((words.ONCE, words.TWICE)[drawn - 1].format(way=words.WAYS[k]))
    bridges = count(words.BRIDGES, seen.degree(p, i))
    parts.append(bridges + (" (" + ", ".join(ways) + ")" if ways else ""))
    if tables.flag[i] != NONE:
        parts.append(words.PENNANT if tables.flag[i] == RED else words.SQUARE)
    if seen.is_finished(p, i):
        parts.append(words.FINISHED)
    keys = lines.open_keys(view.board, i) if view.is_held else ()
    if keys:
        parts.append(words.DRAWS.format(ways=", ".join([words.WAYS[k] for k in keys])))
    return ", ".join(parts)
