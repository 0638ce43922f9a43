"""The luck of computer players: a turn's own, and never that by which the cards were dealt."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from engine import catalog, rng
from engine.ai import PENDING
from engine.game import OVER
from engine.session import Session
from firmware.screens.opponent import Opponent, seed_luck
from host_sim import options
from host_sim.drive import Handheld
from tests import guests
from tests.firmware.arabana.buttons import play_on

SEEDS = (0, 1, 7, 8, 0x1EA50000, 0xC3E95A16, 0xC3E95A17, 0xFFFFFFFF)


@pytest.mark.parametrize("seed", SEEDS)
def test_no_seat_has_the_luck_of_the_deal(seed):
    dealt = bytearray(4)
    rng.seed(dealt, seed)
    session = Session(catalog.make("atoll"), seed)
    out = session.game.moves_buffer()
    found = set()
    for _ in range(120):
        for player in range(4):
            luck = bytearray(4)
            seed_luck(luck, session, player, len(session.moves))
            assert luck != dealt, (len(session.moves), player)
            found.add(bytes(luck))
        session.game.legal(out)
        session.play(out[0])
    assert len(found) == 4 * 120


def is_due(play: Any) -> bool:
    return bool(play.session.game.player() == play.seat)


@pytest.mark.parametrize("seed", range(3))
def test_an_opponents_answer_is_the_same_again_after_a_power_cut(seed):
    """Also in a duel, where no other computer player has had a turn in between."""
    with Handheld(seed=seed, env={"TOMBOLO_GAME": "arabana"}, start_ms=2500) as handheld:
        session = handheld.machine.main["app"].playing.session
        over = len(session.moves) + 20
        play_on(handheld, Random(seed), lambda s: len(s.session.moves) > over and is_due(s))
        handheld.wait(6000)
        moves = list(session.moves)
        nvm = handheld.nvm
    with Handheld(nvm=nvm, start_ms=2500) as handheld:
        handheld.press("A")
        handheld.wait(6000)
        again = list(handheld.machine.main["app"].playing.session.moves)
    shared = min(len(moves), len(again))
    assert shared > over - 8
    assert again[:shared] == moves[:shared]


GAMES = [*options.house(), *guests.NAMES]
GUEST = SimpleNamespace(LEVELS=("random", "greedy", "search"))  # as registry.filled() has them


def about(name: str) -> Any:
    return GUEST if name in guests.NAMES else options.info(name)


def turns(name: str, level: int, seed: int, interrupt: Callable[[Any], bool]) -> list[int]:
    """Return the moves of two turns of each seat, all played by a level.

    interrupt(opponent): called after every slice; True to forget the player there.
    """
    game = catalog.make(name)
    session = Session(game, seed, seats=bytes([level]) * 8)
    opponent = Opponent(about(name), session)
    device = SimpleNamespace(has_event=lambda: True)  # slices as small as can be
    over = 0
    while game.player() != OVER and over < 2 * game.players():
        seat = game.player()
        move = PENDING
        while move == PENDING:
            move = opponent.think(seat, device)
            if interrupt(opponent):
                opponent.forget()
                if move == PENDING:
                    continue
        over += session.play(move) or game.player() != seat
    return list(session.moves)


@pytest.mark.parametrize("name", GAMES)
def test_a_turn_that_is_interrupted_comes_out_the_same(name):
    """At each of its moves, and in the middle of a thought, once each: by a menu, by the power."""
    levels = len(about(name).LEVELS)
    for level in {1, 2, levels}:
        usual = turns(name, level, 9, lambda _: False)
        assert usual == turns(name, level, 9, lambda opponent: opponent.thinker is None)
        luck = Random(level)
        left = [3]

        def now_and_then(opponent: Any, luck: Random = luck, left: list[int] = left) -> bool:
            left[0] -= luck.random() < 0.05
            return left[0] >= 0 and luck.random() < 0.05

        assert usual == turns(name, level, 9, now_and_then), (name, level)
