"""Atoll: the card of the hand, or where the card carried lies; then what the Requests want."""

from engine.atoll import cards
from engine.atoll.cards import NO_CELL, first, second
from engine.atoll.state import CARD, NONE, SLOTS, SURE, TAKE
from firmware.words import strings

_SIDE = 3  # cells of a Request, across and down


def told(view, words):
    names = _terrains(words)
    sentences = [_place(view, words, names)]
    sentences += _requests(view, words, names)
    return sentences


def hinted(seen, seat, moves, words):
    names = _terrains(words)
    left, top, _, _ = seen.island(seat).bounds()
    place = moves[-1]
    column, row = (place >> 2 & 127) - left + 1, (place >> 9) - top + 1
    parts = [words.CELL.format(column=column, row=row)]
    if len(moves) > 2 and moves[1]:
        taken = _tiles(words, names, seen.card(seat, moves[1] - 1), seen.placed(seat, moves[1] - 1))
        parts.append(words.TAKES_UP.format(card=taken))
    for move in moves[:-1]:
        seen.apply(move)
    parts.append(_tiles(words, names, seen.placing(seat), place))
    return parts


def _terrains(words):
    names = list(strings("atoll").TERRAINS)
    names += words.OCEAN, words.ANY
    return names


def _place(view, words, names):
    seen = view.seen
    p = view.seat
    stage = seen.stage()
    if stage == TAKE:
        if view.taking == NONE:
            return words.TAKES_NONE
        return _lying(view, words, names, seen.card(p, view.taking), seen.placed(p, view.taking))
    place = view.carried_place() if stage < SURE else seen.chosen_place(p)
    if stage == CARD:
        tiles = _tiles(words, names, view.carried(), place)
        return words.HAND_CARD.format(n=view.slot + 1, of=seen.hand_size(p), card=tiles)
    return _lying(view, words, names, view.carried(), place, view.under)


def _lying(view, words, names, card, place, under=None):
    """Return where a card lies on the Island, counted from its upper left, and on what."""
    left, top, _, _ = view.seen.island(view.seat).bounds()
    column = (place >> 2 & 127) - left + 1
    row = (place >> 9) - top + 1
    return words.LIES.format(column=column, row=row, card=_tiles(words, names, card, place, under))


def _tiles(words, names, card, place, under=None):
    """Return both tiles of a card as it is turned, the upper or left one first."""
    tiles = [first(card), second(card)]
    if place & 1:
        tiles.reverse()
    ends = words.DOWNWARDS if place & 2 else words.ACROSS
    parts = []
    for n in range(2):
        form = words.TILE if under is None else words.TILE_ON
        on = "" if under is None else names[under[n]]
        parts.append(form.format(end=ends[n], tile=names[tiles[n]], on=on))
    return ", ".join(parts)


def _requests(view, words, names):
    """Return a sentence for each Request revealed, and how many tiles each lacks."""
    places = strings("atoll").REQUESTS
    out = []
    missing = []
    for slot in range(SLOTS):
        which = view.seen.request(slot)
        if which == NONE:
            continue
        rows = []
        for row in range(_SIDE):
            wants = [cards.cell(which, _SIDE * row + column) for column in range(_SIDE)]
            while wants and wants[-1] == NO_CELL:
                wants.pop()
            if wants:
                rows.append(", ".join([words.GAP if t == NO_CELL else names[t] for t in wants]))
        out.append(
            words.REQUEST.format(place=places[slot], n=cards.points(which), rows="; ".join(rows))
        )
        bits = view.panel.missing[slot]
        n = 0
        while bits:
            n += bits & 1
            bits >>= 1
        missing.append(str(n))
    if missing:
        out.append(words.LACK.format(counts=", ".join(missing)))
    return out
