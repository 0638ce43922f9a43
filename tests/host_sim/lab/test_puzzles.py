"""Puzzles as they are kept and packed, and how they are spread."""

from __future__ import annotations

import json

import pytest

from engine import ai
from engine.hashi.rules import CONFIRM, Hashi
from engine.session import Session
from firmware.games.hashi import puzzle as kept
from host_sim.lab.puzzles import store

FITS, FINISHES = 10, 3  # reasons, see explain.py


def position(side: int, r: int) -> tuple[bytes, tuple[int, ...]]:
    """Return an observation as round r begins in a game of greedy's, and greedy's turn in it."""
    game, seen = Hashi(), Hashi()
    game.reset(side + 2 * r, bytes([1, side]))
    greedy = ai.make("greedy", game, bytearray(4))
    state, moves = b"", []
    while game.round() <= r:
        if not moves and game.round() == r:
            game.observe(0, seen.state)
            state = bytes(seen.state)
        move = ai.choose(greedy, game, seen)
        if game.round() == r and move != CONFIRM:
            moves.append(move)
        game.apply(move)
    return state, tuple(moves)


def puzzle(
    side: int, grade: int, r: int = 5, why: tuple[int, ...] = (FITS, 2, 4, 3, 5)
) -> store.Puzzle:
    state, moves = position(side, r)
    return store.Puzzle(side, grade, state, moves, 8, why, (2.0, 0.3, 1.9, 0.4), ())


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("r", [1, 4, 9, 13, 16])
def test_the_handheld_reads_what_was_packed(side, r, tmp_path, monkeypatch):
    path = tmp_path / "puzzles.bin"
    monkeypatch.setattr(kept, "PATH", str(path))
    first, second = puzzle(1 - side, 0), puzzle(side, 2, r)
    path.write_bytes(store.pack(first) + store.pack(second))
    assert kept.grades() == b"\0\2"
    game, wanted = kept.Puzzle(), Hashi()
    game.reset(1, kept.load(None, 1))
    wanted.state[:] = second.state
    assert bytes(game.state[4:10]) == second.state[4:10]
    assert bytes(game.state[28:]) == second.state[28:]  # points, choices, boards
    assert [game.is_played(card) for card in range(18)] == [wanted.is_played(k) for k in range(18)]
    assert game.card() == wanted.card()

    class Told(kept.Solving):
        def sit(self, seat: int) -> None:
            self.seat = seat

    told = Told(None, None, Session(kept.Puzzle(), 1, kept.load(None, 1), b"\0"))
    assert sorted(told.answer) == sorted(second.moves)
    assert told.limit == second.limit
    assert told.why == second.reason


def test_what_was_found_is_read_again_but_for_a_line_cut_off(tmp_path):
    path = tmp_path / "puzzles.txt"
    assert store.read(path) == ([], store.SEED)
    one = puzzle(0, 1)
    row = json.dumps([store.SEED + 7, *one[:2], one.state.hex(), *one[3:]])
    path.write_text(f"{row}\n{row[:40]}")
    assert store.read(path) == ([one], store.SEED + 8)


def test_a_grade_of_a_side_is_spread_over_stages_and_reasons():
    same = [puzzle(0, 0, r, (FITS, r)) for r in (2, 4)]
    assert store.wanted(same[:1], 10, 3, (FITS, 3))
    assert not store.wanted(same, 10, 3, (FITS, 3)), "a third early one of the same idea"
    assert store.wanted(same, 10, 9, (FITS, 3))
    assert store.wanted(same, 3, 9, (FINISHES, 1))
    assert not store.wanted(same, 3, 3, (FINISHES, 1)), "a third early one"
    assert not store.wanted(same[:1], 3, 9, (FITS, 1)), "the same idea again"
    assert not store.wanted([], 3, 9, (store.SMALL,)), "an idea that says nothing"
    assert not store.wanted(same[:1], 1, 9, (FINISHES, 1)), "there are enough"


def test_the_easiest_come_first_and_the_sides_take_turns():
    found = [puzzle(side, grade) for grade in (2, 0, 1) for side in (1, 1, 0, 0)]
    order = store.ordered(found, 2)
    assert [one.grade for one in order] == [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]
    assert [one.side for one in order] == [0, 1] * 6
    assert [one.side for one in store.ordered(found[1:2] + found[3:4] * 3, 2)] == [0, 1, 0]
