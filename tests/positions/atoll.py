"""Positions of Atoll for tests: new games, random play, and given Islands, hands and Requests."""

from __future__ import annotations

import random

from engine import catalog
from engine.atoll.island import ENTRY
from engine.atoll.rules import Atoll
from engine.atoll.state import (
    AT_DECK,
    AT_ISLANDS,
    AT_REQUESTS,
    AT_SLOT,
    CARD,
    CONFIRM,
    ISLAND_BYTES,
)
from engine.game import OVER


def new(seed: int = 1, players: int = 4, rounds: int = 2, awards: int = 4) -> Atoll:
    """Return a fresh game."""
    game = catalog.make("atoll")
    game.reset(seed, bytes((players, rounds, awards)))
    return game


def play(game: Atoll, r: random.Random, moves: int = 10000) -> list[int]:
    """Play random moves; return them."""
    out = game.moves_buffer()
    played = []
    while game.player() != OVER and len(played) < moves:
        played.append(out[r.randrange(game.legal(out))])
        game.apply(played[-1])
    return played


def play_turn(game: Atoll, r: random.Random) -> None:
    """Play one random turn of all seats."""
    laid = game.laid(0)
    while game.player() != OVER and game.laid(0) == laid:
        play(game, r, 1)


def give(game: Atoll, p: int, entries: list[tuple[int, int]]) -> None:
    """Write (card, placement) entries as seat p's Island; cards may then occur twice."""
    at = AT_ISLANDS + p * ISLAND_BYTES
    for card, placement in entries:
        game.state[at : at + ENTRY] = bytes((card, placement & 255, placement >> 8))
        at += ENTRY


def hold(game: Atoll, p: int, slot: int, card: int) -> None:
    """Swap cards so that seat p holds the card in a slot."""
    s = game.state
    mine = game.hand_at(p) + slot
    other = bytes(s[AT_DECK : AT_DECK + 120]).index(card) + AT_DECK
    s[mine], s[other] = s[other], s[mine]


def reveal(game: Atoll, slots: list[int]) -> None:
    """Swap Requests so that these are the ones revealed."""
    s = game.state
    for k, request in enumerate(slots):
        at = bytes(s[AT_REQUESTS : AT_REQUESTS + 60]).index(request) + AT_REQUESTS
        s[at], s[AT_REQUESTS + k] = s[AT_REQUESTS + k], s[at]
        s[AT_SLOT + k] = request


def choose(game: Atoll, slot: int, placement: int, take: int | None = None) -> None:
    """Play the moves of one seat's turn."""
    assert game.stage() == CARD
    for move in (slot, take, placement, CONFIRM):
        if move is not None:
            assert game.is_legal(move), move
            game.apply(move)


def kinds(game: Atoll) -> list[tuple[int, ...]]:
    """Return the rows of the news."""
    return [tuple(game.news[at : at + 4]) for at in range(0, len(game.news), 4)]
