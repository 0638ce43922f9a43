"""Boards of Hashi that the engine's players have made, after every round of whole solo games.

Training and calibration begin games at them: a person's board is not a master's.
"""

from __future__ import annotations

from collections import namedtuple
from typing import Any

import numpy as np

from engine import ai, rng
from engine.hashi.rules import Hashi
from engine.hashi.state import BOARDS, CATEGORIES, DECK, POINTS
from host_sim.lab.train.board import ROUNDS, SIZE

# boards: by game and round, 0 after the start, the board after it. entered: bits of the categories
# entered until then. decks: by game, its 18 cards in order of play. All are arrays of bytes.
Made = namedtuple("Made", "boards entered decks")


def made(side: int, policies: tuple[str, ...], seed: int, games: int) -> Made:
    """Return the boards of so many games of each policy, on the decks of seed, seed + 1, ...

    Game k of each policy has the deck of seed + k; so the same boards come again anywhere.
    """
    count = len(policies) * games
    found = blank(count)
    for row in range(count):
        _play(found, row, side, policies[row // games], (seed + row % games) % (1 << 32))
    return found


def blank(games: int) -> Made:
    """Return room for the boards of so many games."""
    return Made(
        np.zeros((games, ROUNDS, SIZE), np.uint8),
        np.zeros((games, ROUNDS), np.uint8),
        np.zeros((games, 18), np.uint8),
    )


def _play(found: Any, row: int, side: int, name: str, seed: int) -> None:
    """Play a solo game; write its boards into a row of found."""
    game, seen = Hashi(), Hashi()
    game.reset(seed, bytes([1, side]))
    luck = bytearray(4)
    rng.seed(luck, seed)
    policy = ai.make(name, game, luck)
    found.decks[row] = list(game.state[DECK : DECK + 18])
    s = game.state
    while game.player() >= 0:
        r = game.round()
        if game.apply(ai.choose(policy, game, seen)) and r < ROUNDS:
            found.boards[row, r] = list(s[BOARDS : BOARDS + SIZE])
            found.entered[row, r] = sum(1 << k for k in range(CATEGORIES) if s[POINTS + k])
