"""Control in Arabana-Ikibiti, recomputed from scratch after every move of many games."""

from __future__ import annotations

import random

import pytest

from engine.arabana.ai.plan import Planner
from engine.arabana.map import INITIALS, PLACES, SEAS, name_place, name_sea
from engine.arabana.moves import DISCARD, SHIP
from engine.arabana.rules import Arabana
from engine.game import OVER
from tests.long import blocks
from tests.positions import legal
from tests.referees.arabana import Board

GAMES = 2000
USUAL = 80  # of them outside the long set
BLOCK = 80


def controlled(game: Arabana) -> list[int]:
    """Return the islands that each seat controls, as the referee counts them (A3, A8, A17)."""
    board = Board(designer=False)
    board.bridges = {name_place(k): game.owner(k) for k in range(PLACES) if game.owner(k) < 2}
    board.ships = {name_sea(e): game.ship_owner(e) for e in range(SEAS) if game.ship_owner(e) < 2}
    return [sum(1 << INITIALS.index(i) for i in board.controls(p)) for p in range(2)]


@pytest.mark.parametrize("first", blocks(GAMES, BLOCK, USUAL))
def test_a8_control_from_scratch_agrees_after_every_move(first):
    game = Arabana()
    out = game.moves_buffer()
    checked = 0
    for seed in range(first, first + BLOCK):
        options = bytes([seed & 1, seed % 5 == 0, 0, 0, 0, 0, 0, 0, 2])
        game.reset(seed, options)
        chance = random.Random(seed).random
        while game.player() != OVER:
            move = out[int(chance() * game.legal(out))]
            game.apply(move)
            if move < DISCARD:
                where = f"seed {seed}, options {options.hex()}, move {move}"
                held = [game.islands(0), game.islands(1)]
                assert held == controlled(game), where
                assert not held[0] & held[1], where
                checked += 1
    assert checked > 10 * BLOCK


@pytest.mark.parametrize("first", blocks(40, 10, 10))
def test_what_a_plan_foresees_is_what_happens(first):
    """The planner's nodes agree with the game: boards, hands, values and moves."""
    game = Arabana()
    spare = Arabana()
    checked = 0
    for seed in range(first, first + 10):
        game.reset(seed, bytes([seed & 1, 0, seed % 3, 0, 0, 0, 0, 0, 2]))
        chance = random.Random(seed).random
        planner = Planner((30, 10, 3, 2))
        while game.player() != OVER:
            moves = legal(game)
            p = game.player()
            if game.stage() in (1, 2) and game.did() < 2 and game.choice() == 255:
                node = planner.read(game, p)
                found: list[tuple] = []
                planner.expand(node, found)
                if game.free_bridges(p):
                    planner.expand(node, found, 1)
                assert sorted(end[9] for end in found) == [m for m in moves if m < SHIP]
                for end in found:
                    spare.state[:] = game.state
                    spare.apply(end[9])
                    real = planner.read(spare, p)
                    assert real[1:8] == end[1:8], f"seed {seed}, move {end[9]}"
                    checked += 1
                    if abs(node[0]) < 4000 and abs(end[0]) < 4000:
                        assert real[0] == end[0], f"seed {seed}, move {end[9]}"
            game.apply(moves[int(chance() * len(moves))])
    assert checked > 250
