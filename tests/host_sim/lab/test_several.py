"""Positions of Arabana-Ikibiti and Atoll as the search for puzzles sees them, and what it found."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from engine import catalog
from host_sim.lab.puzzles import several
from host_sim.lab.puzzles.frame import LEVELS
from tests.firmware.test_puzzles import GAMES


def late(name: str) -> Any:
    """Return a late position of a game."""
    seed = several.Search.seed + (3 if name == "atoll" else 1)
    begun = [
        (session, len(session.moves), bytes(seen.state), seat)
        for session, seen, seat in several.positions(name, seed)
    ]
    kind = import_module(f"host_sim.lab.puzzles.{name}").Position
    for session, number, state, seat in reversed(begun):
        seen = catalog.make(name)
        seen.state[:] = state
        at = kind(session, number, seen, seat, 5)
        if len(at.likely) > 2:
            return at
    raise AssertionError


@pytest.fixture(scope="module", params=GAMES)
def at(request: Any) -> Any:
    return late(request.param)


def test_every_result_is_there_once_and_its_turn_leads_to_it(at):
    assert len(set(at.ends)) == len(at.ends) == len(at.turns)
    for k in range(0, len(at.ends), max(1, len(at.ends) // 50)):
        game = at.copy()
        for move in at.turns[k]:
            assert game.is_legal(move)
            game.apply(move)
        assert several.module(at.name, "explain").is_over(game)
        assert at.end(at.turns[k]) == at.ends[k]
    for level in ("random", *LEVELS):
        assert 0 <= at.choice(level, 1) < len(at.ends)


def test_the_best_of_a_level_that_looks_far_are_played_on_first(at):
    assert at.choice("hard", 0) in at.likely
    assert len(set(at.likely)) == len(at.likely)


def test_all_results_meet_the_same_cards_and_each_call_has_new_ones(at):
    which = at.likely[:2]
    first = at.outs([which[0], *which], 3)
    assert first[0] == first[1]
    assert all(0 <= x <= 100 for row in first for x in row)
    before = bytes(at.seen.state)
    at.outs(which, 1)
    assert bytes(at.seen.state) == before


def test_a_puzzle_s_record_stands_as_the_turn_begins(at):
    data = at.packed(at.likely[0])
    begun = int.from_bytes(data[:2], "little")
    from engine import record

    session = record.decode(data[2:], catalog.make(at.name))
    assert list(session.moves[begun:]) == at.turns[at.likely[0]]
    session.undo(len(session.moves) - begun)
    seen = catalog.make(at.name)
    session.game.observe(at.seat, seen.state)
    assert bytes(seen.state) == bytes(at.seen.state)
