"""The luck of computer players: a turn's own, and never that by which the cards were dealt."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from engine import catalog, rng
from engine.session import Session
from firmware.screens.play import Play, seed_luck
from host_sim.drive import Handheld
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
            seed_luck(luck, session, player)
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


@pytest.mark.parametrize("is_thinking", [False, True])
def test_a_thought_that_is_interrupted_gives_its_luck_back(is_thinking):
    play: Any = SimpleNamespace(
        thinker=iter(()) if is_thinking else None,
        policy=None,
        _luck=bytearray(b"used"),
        _luck_before=b"then",
    )
    Play.forget_players(play)
    assert play.thinker is None
    assert play._luck == (b"then" if is_thinking else b"used")
