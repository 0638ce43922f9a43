"""Arabana-Ikibiti: what is under the cursor, on the panel, on the map or among the aims."""

from engine.arabana import moves as numbers
from engine.arabana.board import NOBODY
from engine.arabana.map import ISLANDS, NAMES, PLACES
from engine.arabana.state import LOST
from engine.game import HIDDEN
from firmware.games.arabana.board import islands_of, target_of
from firmware.games.arabana.panel import DONE, FREE, SAIL, SLOT, STACK

_PANEL, _ISLANDS, _AIMS, _NOWHERE = range(4)  # where the cursor is, as in view.py


def told(view, words):
    seen = view.seen
    is_turn = seen.player() == view.seat and seen.stage() != LOST
    if not is_turn or view.focus == _NOWHERE:
        return ()
    if view.focus == _AIMS:
        aims = view.aims
        return (_target(view, words, aims.targets[aims.at], aims.at + 1, len(aims.targets)),)
    if view.focus == _ISLANDS:
        return (_island(view, words, view.island),)
    return (_cell(view, words),)


def hinted(seen, seat, moves, words):
    parts = []
    for move in moves:
        target = target_of(move)
        if target != HIDDEN:
            if not parts:
                parts.append(_names(islands_of(target)))
            form = words.LAY_BRIDGE if target < PLACES else words.LAY_SHIP
            parts.append(form.format(islands=_names(islands_of(target))))
            cards = numbers.cards_of(move)
            if cards:
                parts[-1] = words.WITH_CARDS.format(what=parts[-1], cards=_names(cards))
            continue
        if move < numbers.DRAW:
            said = words.LAY_OFF.format(card=NAMES[move - numbers.DISCARD])
        elif move < numbers.DRAW_STACK:
            said = words.DRAW.format(card=NAMES[seen.face_up(move - numbers.DRAW)])
        else:
            said = words.PASS if move == numbers.PASS else words.DRAW_STACK
        parts += [words.YOUR_HAND if move < numbers.DRAW else words.CARDS] * (not parts) + [said]
    return parts


def _names(islands):
    return ", ".join([NAMES[i] for i in islands])


def _cell(view, words):
    """Return what a cell of the panel holds."""
    seen = view.seen
    kind = view.panel.cells[view.at]
    if kind < ISLANDS:
        return words.IN_HAND.format(n=view.at + 1, of=len(seen.hand(view.seat)), card=NAMES[kind])
    if SLOT <= kind < STACK:
        n = kind - SLOT
        return words.OPEN_CARD.format(n=n + 1, card=NAMES[seen.face_up(n)])
    if kind == STACK:
        return words.STACK.format(n=seen.stack_count())
    return {FREE: words.FREE, SAIL: words.SAIL, DONE: words.DONE}.get(kind, words.EMPTY)


def _island(view, words, i):
    """Return an island with the places that both have filled there, and whose it is."""
    seen = view.seen
    own, other = seen.islands(view.seat), seen.islands(1 - view.seat)
    holder = 0 if own >> i & 1 else 1 if other >> i & 1 else 2
    return words.MAP_ISLAND.format(
        n=i + 1,
        of=ISLANDS,
        island=NAMES[i],
        own=seen.filled(view.seat, i),
        other=seen.filled(1 - view.seat, i),
        wins=seen.majority(i),
        held=words.HELD[holder],
    )


def _target(view, words, target, n, of):
    """Return the place or the sea that is aimed at, number n of so many, and what lies there."""
    seen = view.seen
    is_place = target < PLACES
    owner = seen.owner(target) if is_place else seen.ship_owner(target - PLACES)
    whose = 2 if owner == NOBODY else int(owner != view.seat)
    names = _names(islands_of(target))
    form, lies = (words.PLACE, words.BRIDGE_OF) if is_place else (words.SEA, words.SHIP_OF)
    return form.format(n=n, of=of, islands=names, lies=lies[whose])
