"""What the review of a game of Arabana-Ikibiti says and draws (see the package)."""

from __future__ import annotations

from typing import Any

from engine.arabana import moves as numbers
from engine.arabana.board import NOBODY
from engine.arabana.map import ENDS, INITIALS, ISLANDS, NO, PLACES, SEAS, name_place, name_sea
from engine.arabana.state import NO_CARD
from engine.game import HIDDEN
from engine.session import Session
from firmware import counts
from firmware.games.arabana import hints
from firmware.games.arabana.board import SEA_X, SEA_Y, X, Y
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
    came_words as came_words,
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
from host_sim.review.turns import seat_of

_STEP, _EDGE, _RADIUS = 3.2, 14, 9  # of the drawing, of which the handheld's map is the measure
_SEATS = ("first", "second")


def notation() -> str:
    """Return how a turn is written."""
    return str(words.of().ARABANA_NOTATION)


def turn(seen: Any, moves: list[int]) -> str:
    """Return a turn in a few words: bridges and ships with their cards, what is laid off, drawn."""
    own = words.of()
    parts = []
    laid_off = ""
    for move in moves:
        cards = "".join(INITIALS[card] for card in numbers.cards_of(move))
        if move < numbers.SHIP:
            place = "–".join(name_place(numbers.place_of(move)))
            parts.append(f"{place} ({cards})" if cards else place)
        elif move < numbers.MOVE_SHIP:
            parts.append(f"{name_sea(numbers.sea_of(move))} ({cards})")
        elif move < numbers.DISCARD:
            parts.append(" → ".join(name_sea(sea) for sea in numbers.course(move) if sea != NO))
        elif move < numbers.DRAW:
            laid_off += cards
        elif move < numbers.DRAW_STACK:
            card = seen.face_up(move - numbers.DRAW)
            known = INITIALS[card] if card not in (NO_CARD, HIDDEN) else "?"
            parts.append(own.ARABANA_DRAWS.format(card=known))
        else:
            parts.append(own.ARABANA_PASSES if move == numbers.PASS else own.ARABANA_STACK)
    if laid_off:
        parts.insert(-1 if len(parts) else 0, own.ARABANA_LAYS_OFF.format(cards=laid_off))
    return ", ".join(parts)


def why(found: tuple[int, ...], session: Session) -> str:
    """Return a reason of contrast.py in a sentence, "" for ()."""
    other = session.seats[1 - seat_of(session)]
    rival = counts.name(other) if other else strings().PLAYER.format(n=2)
    return hints.reason(found[1:], rival) if found else ""


def svg(seen: Any, moves: list[int]) -> str:
    """Return the map after the moves, as SVG: what is new stands out."""
    game = shared.after(seen, moves)
    at = [(_EDGE + _STEP * X[i], _EDGE + _STEP * Y[i]) for i in range(ISLANDS)]
    wide, high = (2 * _EDGE + _STEP * max(line) for line in (X, Y))
    label = words.escaped(turn(seen, moves))
    out = [f'<svg class="board" viewBox="0 0 {wide:g} {high:g}" role="img" aria-label="{label}">']
    for place in range(PLACES):
        (x, y), (right, down) = at[ENDS[2 * place]], at[ENDS[2 * place + 1]]
        ends = f"M{x:g} {y:g}L{right:g} {down:g}"
        owner = game.owner(place)
        out.append(f'<path class="{"line" if owner == NOBODY else _SEATS[owner]}" d="{ends}"/>')
        if owner != seen.owner(place):
            x, y = (x + right) / 2, (y + down) / 2
            out.append(f'<circle class="new" cx="{x:g}" cy="{y:g}" r="5" fill-opacity="0"/>')
    for sea in range(SEAS):
        owner = game.ship_owner(sea)
        if owner != NOBODY:
            x, y = _EDGE + _STEP * SEA_X[sea], _EDGE + _STEP * SEA_Y[sea]
            kind = "new " if owner != seen.ship_owner(sea) else ""
            out.append(
                f'<path class="{kind}{_SEATS[owner]}" d="M{x - 6:g} {y:g}h12l-3 5h-6zv-7l6 6"/>'
            )
    for i in range(ISLANDS):
        held = [seat for seat in range(2) if game.islands(seat) >> i & 1]
        kind = _SEATS[held[0]] if held else "island"
        x, y = at[i]
        out.append(f'<circle class="{kind}" cx="{x:g}" cy="{y:g}" r="{_RADIUS}"/>')
        out.append(f'<text x="{x:g}" y="{y + 4:g}">{INITIALS[i]}</text>')
    return "\n".join(out) + "\n</svg>\n"


def text(seen: Any) -> str:
    """Return whose bridges, ships and islands there are, in two lines of text."""
    lines = []
    for seat in range(2):
        parts = [name_place(place) for place in range(PLACES) if seen.owner(place) == seat]
        parts += [name_sea(sea) for sea in range(SEAS) if seen.ship_owner(sea) == seat]
        held = [INITIALS[i] for i in range(ISLANDS) if seen.islands(seat) >> i & 1]
        lines.append(f"{seat + 1}: {' '.join(parts) or '-'}  [{''.join(held)}]")
    return "\n".join(lines)
