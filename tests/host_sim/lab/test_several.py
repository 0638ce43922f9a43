"""The search for puzzles of Arabana-Ikibiti and Atoll, and what its puzzles are worth."""

from __future__ import annotations

import json
from statistics import fmean, stdev

import pytest

from firmware.screens.puzzles import file as kept
from host_sim.lab.puzzles import frame, several
from host_sim.lab.puzzles.several import Puzzle
from tests.firmware.test_puzzles import COUNT, GAMES, position, read, wrong_turn
from tests.long import long

OUTS = 60  # play-outs of a turn
SEED = 9_100_000  # of their cards, which no search has seen


@pytest.fixture(scope="module")
def one() -> Puzzle:
    """Return a puzzle, without its long search: an early turn of Arabana-Ikibiti."""
    for session, seen, seat in several.positions("arabana", several.Search.seed + 1):
        if len(session.moves) > 20 and seen.choice() == 255:
            best = several.turn("hard", seen, seat, len(session.moves))
            moves = [*session.moves, *best]
            data = several._record(session, seat, moves)
            begun = len(session.moves)
            break
    return Puzzle(1, begun, data, (0, 3, 1, 7), 0, 0.3, 0.1, ((1, 2), (3,)))


def test_the_handheld_reads_what_was_packed(one, tmp_path, monkeypatch):
    found = tmp_path / "puzzles.txt"
    again = one._replace(grade=0)
    lines = [[7, *one[:2], one.record.hex(), *one[3:]], [8], [9, *again[:2], one.record.hex()]]
    lines[2] += again[3:]
    found.write_text("\n".join(json.dumps(line) for line in lines) + "\n[10, 0, 4")
    search = several.Search("arabana")
    assert frame.read(found, search) == ([one, again], 10)
    count, data = frame.packed(found, search, 10)
    path = tmp_path / "puzzles.bin"
    path.write_bytes(data)
    monkeypatch.setattr(kept, "_open", lambda name: path.open("rb"))
    assert count == 2
    assert kept.grades("arabana") == b"\0\1"
    for n in range(2):
        session, answer, why = read("arabana", n)
        assert (len(session.moves), why) == (one.begun, one.reason)
        assert session.seats[session.game.player()] == 0
        for move in answer:
            session.play(move)
        assert session.game.is_legal(session.game.CONFIRM)
    assert frame.packed(found, search, 0)[0] == 0


def test_how_many_of_the_levels_tries_miss_it_makes_the_grade():
    right, once, twice = [False] * 3, [True, False, False], [True, True, False]
    assert several._grade("atoll", [twice, right, right, right]) == 0
    assert several._grade("atoll", [twice, once, right, right]) == 1
    assert several._grade("atoll", [twice, once, right, once]) == 2
    assert several._grade("arabana", [twice, once, once, right]) == 0
    assert several._grade("arabana", [twice, twice, twice, once]) == 1
    assert several._grade("arabana", [twice] * 4) == 2


@pytest.mark.parametrize("name", GAMES)
def test_a_turn_that_hard_has_not_found_makes_no_puzzle(name, monkeypatch):
    """Where the review says that a level's turn is clearly better, no answer is known."""
    monkeypatch.setattr(several, "lost", lambda *args: (-400, 10))
    for session, seen, seat in several.positions(name, several.Search.seed):
        if len(session.moves) > 40:
            found = several.puzzle(session, len(session.moves), seen, seat, lambda *args: True)
            assert found is None
            break


@long
@pytest.mark.parametrize("name", GAMES)
def test_the_best_turns_win_more_often_than_wrong_ones_with_other_cards(name):
    apart = []
    for n in range(0, COUNT[name], 2):
        seen, _, best = position(name, n)
        outs = several.won(seen, seen.player(), [best, wrong_turn(name, n)], OUTS, SEED + 1000 * n)
        more = [a - b for a, b in zip(*outs, strict=True)]
        error = max(stdev(more), 0.2) / OUTS**0.5
        assert fmean(more) > -2 * error, f"puzzle {n}"
        apart.append(fmean(more))
    assert fmean(apart) > 0.1
