"""What the review of a game of Atoll says and draws (see the package)."""

from __future__ import annotations

from typing import Any

from engine.atoll import cards
from engine.atoll.island import MIDDLE
from engine.atoll.state import NONE, SLOTS
from engine.session import Session
from firmware.games.atoll import hints
from firmware.words import strings
from host_sim.review import shared, words
from host_sim.review.shared import (
    SCALE as SCALE,
)
from host_sim.review.shared import (
    UNIT as UNIT,
)
from host_sim.review.shared import (
    beyond as beyond,
)
from host_sim.review.shared import (
    came as came,
)
from host_sim.review.shared import (
    candidates as candidates,
)
from host_sim.review.shared import (
    player as player,
)
from host_sim.review.shared import (
    refusal as refusal,
)
from host_sim.review.shared import (
    setting as setting,
)

_CELL, _EDGE = 20, 16  # of the drawing
_LEAST = 300  # its width at least, so that small Islands are not drawn larger
_BEYOND = 2  # cells beyond the Island that a card can reach
_SMALL = 12  # a cell of a Request
_ANY = "?"
_KINDS = ("water", "sand", "meadow", "forest", "rock")
_SIGNS = "~.+*^"  # of the terrains, in text and beside their colours

Tiles = dict[tuple[int, int], int]  # (column, row) -> terrain


def notation() -> str:
    """Return how a turn is written."""
    return str(words.of().ATOLL_NOTATION)


def came_words(came: tuple[int, ...]) -> str:
    """Return the round in words; the engine counts from 0."""
    return shared.came_words((came[0] + 1,))


def _tiles(placement: int, card: int) -> dict[tuple[int, int], int]:
    """Return the two tiles of a card that lies there."""
    x, y, turned = placement >> 2 & 127, placement >> 9, placement & 3
    two = [(x, y), (x, y + 1) if turned & 2 else (x + 1, y)]
    terrains = [cards.first(card), cards.second(card)]
    return dict(zip(two, reversed(terrains) if turned & 1 else terrains, strict=True))


def _played(seen: Any, moves: list[int]) -> tuple[int, int, int]:
    """Return the card of the hand, the one that it takes up or NONE, and the placement."""
    seat = seen.player()
    taken = moves[1] - 1 if len(moves) > 2 and moves[1] else NONE
    return seen.hand(seat, moves[0]), taken, moves[-1]


def _after(seen: Any, moves: list[int]) -> tuple[list[tuple[int, int]], Tiles, Tiles]:
    """Return the cards on the Island after a turn, (placement, card), its tiles, the new ones."""
    seat = seen.player()
    laid = [(seen.placed(seat, n), seen.card(seat, n)) for n in range(seen.laid(seat))]
    new: Tiles = {}
    if moves:
        card, taken, placement = _played(seen, moves)
        if taken != NONE:
            where, moved = laid[taken]
            laid[taken] = where, card
            new.update(_tiles(where, card))
            card = moved
        laid.append((placement, card))
        new.update(_tiles(placement, card))
    tiles: Tiles = {}
    for where, card in laid:
        tiles.update(_tiles(where, card))
    return laid, tiles, new


def _bounds(seen: Any) -> tuple[int, int, int, int]:
    """Return the first column and row that are drawn, and how many: all that a turn can reach."""
    _, tiles, _ = _after(seen, [])
    found = tiles or {(MIDDLE, MIDDLE): 0}
    columns, rows = ([place[k] for place in found] for k in range(2))
    left, top = (min(places) - _BEYOND for places in (columns, rows))
    return left, top, max(columns) + _BEYOND - left + 1, max(rows) + _BEYOND - top + 1


def turn(seen: Any, moves: list[int]) -> str:
    """Return a turn in a few words: the card, its two cells on the drawing, what it swaps."""
    terrains = strings("atoll").TERRAINS
    card, taken, placement = _played(seen, moves)
    left, top, _, _ = _bounds(seen)
    said = ""
    if taken != NONE:
        card = seen.card(seen.player(), taken)
        name = f"{terrains[cards.first(card)]}/{terrains[cards.second(card)]}"
        said = words.of().ATOLL_SWAPS.format(taken=name) + " "
    found = _tiles(placement, card)
    if placement & 1:
        found = dict(reversed(found.items()))
    names = "/".join(str(terrains[terrain]) for terrain in found.values())
    places = "–".join(f"{chr(65 + x - left)}{y - top + 1}" for x, y in found)
    return f"{said}{names} {places}"


def why(found: tuple[int, ...], _: Session) -> str:
    """Return a reason of contrast.py in a sentence, "" for ()."""
    return hints.reason(found[1:]) if found else ""


def svg(seen: Any, moves: list[int]) -> str:
    """Return the seat's Island after the moves, as SVG: what is new stands out."""
    laid, tiles, new = _after(seen, moves)
    left, top, columns, rows = _bounds(seen)
    wide, high = (2 * _EDGE + _CELL * n for n in (columns, rows))
    label = words.escaped(turn(seen, moves))
    full, high = max(wide + 8 * _SMALL, _LEAST), max(high, 8 * _SMALL)
    out = [f'<svg class="board" viewBox="0 0 {full} {high}" role="img" aria-label="{label}">']

    def at(x: int, y: int) -> tuple[int, int]:
        return _EDGE + _CELL * (x - left), _EDGE + _CELL * (y - top)

    for n in range(columns):
        out.append(f'<text class="edge" x="{_EDGE + _CELL * n + 10}" y="11">{chr(65 + n)}</text>')
    for n in range(rows):
        out.append(f'<text class="edge" x="7" y="{_EDGE + _CELL * n + 13}">{n + 1}</text>')
    for (x, y), terrain in tiles.items():
        right, down = at(x, y)
        size = f'width="{_CELL}" height="{_CELL}"'
        out.append(f'<rect class="{_KINDS[terrain]}" x="{right}" y="{down}" {size}/>')
        out.append(f'<text class="tile" x="{right + 10}" y="{down + 14}">{_SIGNS[terrain]}</text>')
    out += _requests(seen, wide)
    shown = sorted(laid, key=lambda one: _is_new(one, new))  # their frames are drawn last
    for where, card in shown:
        (x, y), (right, down) = sorted(_tiles(where, card))
        kind = "card new" if _is_new((where, card), new) else "card"
        left_at, top_at = at(x, y)
        size = f'width="{_CELL * (right - x + 1)}" height="{_CELL * (down - y + 1)}"'
        out.append(f'<rect class="{kind}" x="{left_at}" y="{top_at}" {size}/>')
    return "\n".join(out) + "\n</svg>\n"


def _is_new(one: tuple[int, int], new: Tiles) -> bool:
    return all(tile in new for tile in _tiles(*one))


def _wanted(seen: Any, slot: int) -> Tiles:
    """Return what the Request in a slot wants, by (column, row) of 3 x 3; {} of an empty slot."""
    request = seen.request(slot)
    found = {} if request == NONE else {at: cards.cell(request, at) for at in range(9)}
    return {(at % 3, at // 3): cell for at, cell in found.items() if cell != cards.NO_CELL}


def _sign(cell: int) -> str:
    return _ANY if cell == cards.ANY else _SIGNS[cell]


def _requests(seen: Any, left: int) -> list[str]:
    """Return the open Requests as SVG, beside the Island, as they lie on the handheld."""
    out = []
    for slot in range(SLOTS):
        for (x, y), cell in _wanted(seen, slot).items():
            right = left + _SMALL * (1 + 4 * (slot % 2) + x)
            down = _SMALL * (4 * (slot // 2) + y + 1)
            kind = "any" if cell == cards.ANY else _KINDS[cell]
            size = f'width="{_SMALL}" height="{_SMALL}"'
            out.append(f'<rect class="{kind}" x="{right}" y="{down}" {size}/>')
            out.append(f'<text class="tile" x="{right + 6}" y="{down + 10}">{_sign(cell)}</text>')
    return out


def _request_lines(seen: Any) -> list[str]:
    """Return the same in lines of text."""
    lines = []
    for upper in (0, 2):
        for y in range(3):
            signs = []
            for slot in (upper, upper + 1):
                wanted = _wanted(seen, slot)
                signs += [_sign(wanted[x, y]) if (x, y) in wanted else " " for x in range(3)]
                signs.append("    ")
            lines.append("   " + " ".join(signs))
        lines.append("")
    return lines[:-1]


def text(seen: Any) -> str:
    """Return the seat's Island and the open Requests in lines of text, a sign a tile."""
    _, tiles, _ = _after(seen, [])
    terrains = strings("atoll").TERRAINS
    left, top, columns, rows = _bounds(seen)
    if not tiles:
        columns = rows = 0
    lines = ["   " + " ".join(chr(65 + n) for n in range(columns))]
    for y in range(rows):
        signs = [tiles.get((left + x, top + y)) for x in range(columns)]
        lines.append(f"{y + 1:2} " + " ".join(" " if n is None else _SIGNS[n] for n in signs))
    key = "  ".join(f"{sign} {name}" for sign, name in zip(_SIGNS, terrains, strict=True))
    return "\n".join(line.rstrip() for line in [*lines, "", *_request_lines(seen), key])
