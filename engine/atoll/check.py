"""The invariants of a state of Atoll. The handheld never loads this module."""

from engine.atoll.cards import AWARDS, CARDS, REQUESTS
from engine.atoll.island import MIDDLE, touches
from engine.atoll.state import (
    AT_AWARDS,
    AT_DECK,
    AT_DRAWN,
    AT_ISLANDS,
    AT_OWNER,
    AT_PLAYERS,
    AT_REQUESTS,
    AT_ROUND,
    AT_ROUNDS,
    AT_SEAT,
    AT_SLOT,
    AT_TURN,
    HAND,
    ISLAND_BYTES,
    NONE,
    SLOTS,
)


def check(game):
    """Assert every invariant of game.state; the message names it."""
    s = game.state
    is_over = s[AT_SEAT] == NONE
    assert 3 <= s[AT_PLAYERS] <= 6, "3 to 6 players"
    assert s[AT_ROUND] < s[AT_ROUNDS] <= 2, "a round too many"
    assert s[AT_TURN] < HAND or is_over, "a round that does not end"
    assert is_over or s[AT_SEAT] < s[AT_PLAYERS], "no such seat"
    _check_cards(game)
    _check_requests(s)
    assert sorted(s[AT_AWARDS : AT_AWARDS + AWARDS]) == list(range(AWARDS)), "Awards"


def _check_cards(game):
    """Assert that each card is in exactly one place, and that every Island is connected."""
    s = game.state
    held = bytearray(CARDS)
    for i in range(AT_DECK, AT_DECK + CARDS):
        if s[i] != NONE:
            held[s[i]] += 1
    for p in range(s[AT_PLAYERS]):
        at = AT_ISLANDS + p * ISLAND_BYTES
        for k in range(game.laid(p)):
            held[game.card(p, k)] += 1
            place = game.placed(p, k)
            if k == 0:
                assert place >> 2 & 127 == place >> 9 == MIDDLE, "the first card lies in the middle"
            else:
                assert touches(s, at, k, place), "a card away from its Island (T6)"
    assert held == b"\x01" * CARDS, "each Island card once"


def _check_requests(s):
    """Assert that each revealed Request is in exactly one place."""
    assert sorted(s[AT_REQUESTS : AT_REQUESTS + REQUESTS]) == list(range(REQUESTS)), "Requests"
    for i in range(REQUESTS):
        request = s[AT_REQUESTS + i]
        lies = 0
        for k in range(SLOTS):
            if s[AT_SLOT + k] == request:
                lies += 1
        owner = s[AT_OWNER + request]
        if owner != NONE:
            assert owner < s[AT_PLAYERS], "a Request of no seat"
            lies += 1
        assert lies == (1 if i < s[AT_DRAWN] else 0), "each revealed Request in one place"
