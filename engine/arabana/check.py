"""The invariants of a state of Arabana-Ikibiti. The handheld never loads this module."""

from engine.arabana.cards import maybe, sure
from engine.arabana.control import BRIDGES, STONES, bridges_count, ships, ships_count
from engine.arabana.map import ISLANDS, NEAR, NO, SEA_ISLANDS
from engine.arabana.state import (
    BRIDGE,
    DONE,
    FACE_UP,
    FILLED,
    HAND,
    HELD,
    LIMIT,
    NO_CARD,
    PILE,
    ROUND,
    SEAFARER,
    STACK,
    STACK_N,
    STAGE,
    TURN,
    VARIANT,
)


def check(game):
    """Assert every invariant of game.state; the message names it."""
    s = game.state
    assert s[TURN] < 2, "no such seat"
    assert s[STAGE] <= DONE, "an unknown stage"
    assert 1 <= s[ROUND] <= 3, "an unknown round"
    for p in range(2):
        assert s[HELD + p] <= s[LIMIT + p], "a hand over its limit"
    _check_board(s)
    _check_cards(s)


def _check_board(s):
    """Assert that the counts agree with bridges and ships, and supplies are not exceeded."""
    for p in range(2):
        assert bridges_count(s, p) <= BRIDGES, "more bridges than there are"
        assert ships_count(s, p) <= STONES, "more ships than stones"
    assert not ships(s, 0) & ships(s, 1), "two ships in one sea"
    assert s[VARIANT] & SEAFARER or not ships(s, 0) | ships(s, 1), "ships without the variation"
    for i in range(ISLANDS):
        for p in range(2):
            n = 0
            for j in range(6 * i, 6 * i + 6):
                n += NEAR[j] != NO and s[BRIDGE + NEAR[j]] == p + 1
            for e in range(16):
                if i in SEA_ISLANDS[3 * e : 3 * e + 3]:
                    n += ships(s, p) >> e & 1
            assert s[FILLED + i] >> 4 * p & 15 == n, "a wrong count of filled places"


def _check_cards(s):
    """Assert that there are two cards of every island, and that what is known is true."""
    counts = bytearray(ISLANDS)
    for j in range(STACK, STACK + 19):
        assert (s[j] == NO_CARD) == (j >= STACK + s[STACK_N]), "a gap in the stack"
        if s[j] != NO_CARD:
            counts[s[j]] += 1
    for j in range(FACE_UP, FACE_UP + 3):
        assert s[j] != NO_CARD or not s[STACK_N], "a face-up card not replaced"
        if s[j] != NO_CARD:
            counts[s[j]] += 1
    for p in range(2):
        held = bytearray(ISLANDS)
        last = 0
        for j in range(6):
            card = s[HAND + 6 * p + j]
            assert (card == NO_CARD) == (j >= s[HELD + p]), "a gap in a hand"
            if card != NO_CARD:
                assert card >= last, "a hand out of order"
                last = card
                held[card] += 1
        for i in range(ISLANDS):
            down = s[PILE + i] >> 2 + 2 * p & 3
            assert sure(s, p, i) <= held[i], "a card known to be in a hand is not"
            assert sure(s, p, i) + maybe(s, p, i) <= held[i] + down, "a known card is lost"
            counts[i] += held[i] + down
    for i in range(ISLANDS):
        counts[i] += s[PILE + i] & 3
        assert counts[i] == 2, "two cards of every island"
