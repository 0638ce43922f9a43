"""Puzzles as they are kept and packed, and how they are spread."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from engine import ai
from engine.hashi.rules import CONFIRM, Hashi
from firmware.games.hashi.puzzle import Solving
from firmware.screens.puzzles import file as kept
from host_sim.lab.puzzles import frame, store

FITS, FINISHES = 10, 3  # reasons, see explain.py


class Kept(list[store.Puzzle]):
    """A search for puzzles of Hashi that finds these, one a seed from 1 on."""

    seed = 1
    groups: tuple[tuple[int, int], ...] = ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2), (1, 2))
    row = staticmethod(store.row)
    read = staticmethod(store.read)
    pack = staticmethod(store.pack)

    def look(self, seed: int, wanted: frame.Wanted) -> Iterator[store.Puzzle]:
        for one in self[seed - 1 : seed]:
            if wanted(one.group, one.stage, one.idea):
                yield one


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
    monkeypatch.setattr(kept, "_open", lambda name: path.open("rb"))
    first, second = puzzle(1 - side, 0), puzzle(side, 2, r)
    log = tmp_path / "log.txt"
    log.write_text("".join(f"{json.dumps([1, *store.row(one)])}\n" for one in (second, first)))
    path.write_bytes(frame.packed(log, Kept(), 2)[1])
    assert kept.grades("hashi") == b"\0\2"
    told = Solving.__new__(Solving)
    session, answer, why = told.read("hashi", kept.load("hashi", None, 1))
    game, wanted = session.game, Hashi()
    wanted.state[:] = second.state
    assert bytes(game.state[4:10]) == second.state[4:10]
    assert bytes(game.state[28:]) == second.state[28:]  # points, choices, boards
    assert [game.is_played(card) for card in range(18)] == [wanted.is_played(k) for k in range(18)]
    assert game.card() == wanted.card()
    assert sorted(answer) == sorted(second.moves)
    assert told.limit == second.limit
    assert why[1:] == second.reason


def test_what_was_found_is_read_again_but_for_a_line_cut_off(tmp_path):
    path = tmp_path / "puzzles.txt"
    assert frame.read(path, Kept()) == ([], Kept.seed)
    one = puzzle(0, 1)
    row = json.dumps([Kept.seed + 7, *store.row(one)])
    path.write_text(f"{row}\n{row[:40]}")
    assert frame.read(path, Kept()) == ([one], Kept.seed + 8)


def test_a_group_is_spread_over_stages_and_ideas():
    early, middle, late = 0, 1, 2
    same = [puzzle(0, 0, r, (FITS, r)) for r in (2, 4)]
    assert frame.wanted(same[:1], 10, early, FITS)
    assert not frame.wanted(same, 10, early, FITS), "a third early one of the same idea"
    assert frame.wanted(same, 10, middle, FITS)
    assert frame.wanted(same, 3, late, FINISHES)
    assert not frame.wanted(same, 3, early, FINISHES), "a third early one"
    assert not frame.wanted(same[:1], 3, late, FITS), "the same idea again"
    assert not frame.wanted(same[:1], 1, late, FINISHES), "there are enough"


def test_the_easiest_come_first_and_the_sides_take_turns():
    found = [puzzle(side, grade) for grade in (2, 0, 1) for side in (1, 1, 0, 0)]
    order = frame.ordered(found, 2, Kept.groups)
    assert [one.grade for one in order] == [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]
    assert [one.side for one in order] == [0, 1] * 6
    few = frame.ordered(found[1:2] + found[3:4] * 3, 2, Kept.groups)
    assert [one.side for one in few] == [0, 1, 0]


def test_a_search_ends_with_enough_of_each_group_and_goes_on_from_its_log(tmp_path):
    path = tmp_path / "log.txt"
    few = [puzzle(0, grade, r, (idea,)) for grade in (0, 1) for r, idea in ((2, 1), (8, 3))]
    search = Kept([few[0], few[0], few[1], few[2]])
    search.groups = ((0, 0), (0, 1))
    frame.find(search, path, 1)
    assert frame.read(path, search) == ([few[0], few[2]], 5)
    search += few
    frame.find(search, path, 2)
    assert {(one.group, one.idea) for one in frame.read(path, search)[0]} == {
        (one.group, one.idea) for one in few
    }
