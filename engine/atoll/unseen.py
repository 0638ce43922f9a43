"""Atoll's determinize: deals what a seat cannot see. Loaded only for players that use it."""

from array import array

from engine import rng
from engine.atoll import cards
from engine.atoll.cards import AWARDS, CARDS, REQUESTS
from engine.atoll.island import ENTRY
from engine.atoll.state import (
    AT_AWARDS,
    AT_CHOICE,
    AT_DECK,
    AT_ISLANDS,
    AT_PLAYERS,
    AT_REQUESTS,
    AT_SEAT,
    AT_STAGE,
    CARD,
    ISLAND_BYTES,
    MAX_LEGAL,
    NONE,
)
from engine.game import HIDDEN

# Where a card may go, in either orientation, in one piece of memory: laid down as this is loaded.
_places = array("H", bytes(MAX_LEGAL))


def deal(game, player, r):
    """Implement Game.determinize: random unseen cards, random choices of the seats before."""
    s = game.state
    game.observe(player, s)
    _deal(game, r, AT_REQUESTS, REQUESTS)
    _deal(game, r, AT_AWARDS, AWARDS)
    _deal(game, r, AT_DECK, CARDS)
    p = s[AT_SEAT]
    if p != NONE:
        if p != player:
            s[AT_STAGE] = CARD
        for q in range(s[AT_PLAYERS]):
            if q != player:
                _choose(game, q, q < p, r)
    for i in range(4):
        s[i] = r[i]


def _deal(game, r, start, n):
    """Fill the hidden cards of a deck of n cards at state[start:] with a random deal."""
    s = game.state
    unseen = bytearray(n)
    for i in range(start, start + n):
        if s[i] < NONE:
            unseen[s[i]] = 1
    if start == AT_DECK:
        for p in range(s[AT_PLAYERS]):
            at = AT_ISLANDS + p * ISLAND_BYTES
            for i in range(at, at + game.laid(p) * ENTRY, ENTRY):
                unseen[s[i]] = 1
    k = 0
    for card in range(n):
        if not unseen[card]:
            unseen[k] = card
            k += 1
    rng.shuffle(r, unseen, 0, k)
    for i in range(start, start + n):
        if s[i] == HIDDEN:
            k -= 1
            s[i] = unseen[k]


def _choose(game, p, has_chosen, r):
    """Give seat p a random card and placement as its choice if it has chosen, else none."""
    s = game.state
    at = AT_CHOICE + p * 4
    for i in range(at, at + 4):
        s[i] = NONE
    if has_chosen:
        s[at] = rng.below(r, game.hand_size(p))
        card = game.chosen(p)
        n = game.placements(p, True, _places)
        if cards.first(card) == cards.second(card):
            move = _places[rng.below(r, n)]
        else:  # each place twice, its first tile left or right, up or down
            k = rng.below(r, 2 * n)
            move = _places[k >> 1] + (k & 1)
        s[at + 2] = move & 255
        s[at + 3] = move >> 8
