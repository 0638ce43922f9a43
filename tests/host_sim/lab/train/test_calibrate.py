"""What calibrate says of Hashi's values is what the engine's master says, and plays."""

from __future__ import annotations

import pytest

np = pytest.importorskip("numpy", reason="make test-long installs what training needs")
pytest.importorskip("numba")

from engine import ai  # noqa: E402
from engine.hashi.ai import worth  # noqa: E402
from engine.hashi.ai.review import turn  # noqa: E402
from engine.hashi.rules import BRIDGE, CONFIRM, SKIP_BRIDGES, SKIP_NUMBER, Hashi  # noqa: E402
from engine.hashi.state import BOARDS, CATEGORIES, DECK, POINTS  # noqa: E402
from host_sim.lab.train import boards, calibrate  # noqa: E402
from host_sim.lab.train.board import ROUNDS, SIZE  # noqa: E402

SEED = 9_999_000
SIDES = pytest.mark.parametrize("side", [0, 1])


def moves(before, after, number):
    """Return the moves of a round that lead from a board to the next, without CONFIRM."""
    found = [SKIP_NUMBER] if number else []
    for i in range(18):
        if (before[i] ^ after[i]) & 15:
            found[0] = i
    drawn = []
    for line in range(24):
        if after[18 + line] < 3:
            drawn += [BRIDGE + line] * int(after[18 + line] - before[18 + line])
    return found + (drawn or [SKIP_BRIDGES])


def begun(side, begun, row, r):
    """Return a game in which the boards of a row were made, up to the end of round r."""
    game = Hashi()
    game.reset(0, bytes([1, side]))
    game.state[DECK : DECK + 18] = bytes(begun.decks[row])
    first = begun.boards[row, 0]
    at = int(np.flatnonzero(first)[0])
    game.apply(at + 18 * (int(first[at]) == 4))
    game.apply(CONFIRM)
    for k in range(1, r + 1):
        for move in moves(begun.boards[row, k - 1], begun.boards[row, k], True):
            game.apply(move)
        game.apply(CONFIRM)
    return game


@SIDES
def test_boards_are_those_of_the_levels_games(side):
    found = boards.made(side, ("easy", "random"), SEED, 2)
    assert len(found.boards) == 4
    assert list(found.decks[0]) == list(found.decks[2]) != list(found.decks[1])
    for row in range(4):
        game = begun(side, found, row, ROUNDS - 1)
        assert list(game.state[BOARDS : BOARDS + SIZE]) == list(found.boards[row, ROUNDS - 1])
        held = sum(1 << k for k in range(CATEGORIES) if game.state[POINTS + k])
        assert held == found.entered[row, ROUNDS - 1]


@SIDES
def test_a_board_is_played_on_as_the_engine_s_master_does(side):
    judge = calibrate.Judge(side)
    found = boards.made(side, ("easy",), SEED, 1)
    r = 11
    _, real = judge.boards(found, r, 2)
    decks = judge.decks(found, r, 2)[0]
    assert list(decks[0]) != list(decks[1])
    for deck, points in zip(decks, real[0], strict=True):
        assert played_on(begun(side, found, 0, r), deck) == points


def played_on(game, deck):
    """Return the points that the engine's master still wins with the cards of a deck."""
    held = sum(game.state[POINTS : POINTS + CATEGORIES])
    game.state[DECK : DECK + 18] = bytes(deck)
    game.begin(game.state, 0)  # with the new card
    master, seen = ai.make("master", game, bytearray(4)), Hashi()
    while game.player() >= 0:
        game.apply(ai.choose(master, game, seen))
    return game.score(0) - held


@SIDES
def test_turns_are_compared_as_a_hint_compares_them(side, monkeypatch):
    judge = calibrate.Judge(side)
    found = boards.made(side, ("easy",), SEED, 3)
    r = 13
    said, real = judge.turns(found, r, 1)
    decks = judge.decks(found, r, 1)
    tried = 0
    for row in range(3):
        game, seen = begun(side, found, row, r - 1), Hashi()
        master = ai.make("master", game, bytearray(4))
        game.observe(0, seen.state)
        before = bytes(seen.state)
        best = []
        copy = Hashi()
        copy.state[:] = game.state
        while copy.round() == r:
            best.append(ai.choose(master, copy, seen))
            copy.apply(best[-1])
        mine = moves(found.boards[row, r - 1], found.boards[row, r], True)
        seen.state[:] = before
        monkeypatch.setattr(worth, "real", lambda found, side, r: found)
        told = ai.finish(worth.compare_turns(master, seen, 0, (mine, best[:-1])))
        if not real[row].any() and not said[row]:
            continue
        tried += 1
        assert told / 100 == pytest.approx(said[row], abs=0.03)
        ends = []
        for played in (mine, best[:-1]):
            copy.state[:] = game.state
            held = sum(copy.state[POINTS : POINTS + CATEGORIES])
            for move in [*played, CONFIRM]:
                copy.apply(move)
            entered = sum(copy.state[POINTS : POINTS + CATEGORIES]) - held
            ends.append(entered + played_on(copy, decks[row, 0]))
        assert ends[1] - ends[0] == real[row, 0]
    assert tried


@SIDES
def test_a_game_is_reviewed_as_on_the_handheld(side):
    judge = calibrate.Judge(side)
    found = boards.made(side, ("medium",), SEED, 1)
    rows = judge.reviews(found)[0]
    game = begun(side, found, 0, 0)
    start = int(np.flatnonzero(found.boards[0, 0])[0])
    played = [start + 18 * (int(found.boards[0, 0, start]) == 4), CONFIRM]
    for r in range(1, ROUNDS):
        played += [*moves(found.boards[0, r - 1], found.boards[0, r], True), CONFIRM]
    told = []
    for _ in range(ROUNDS):
        game.reset(0, bytes([1, side]))
        game.state[DECK : DECK + 18] = bytes(found.decks[0])
        told.append(ai.finish(turn(game, played, 0, told[-1] if told else ())))
    assert len(told) == ROUNDS
    for r, (_, _, luck, lost, _, after, _) in enumerate(told):
        assert after / 100 == pytest.approx(rows[r, 3], abs=0.03)
        assert luck / 100 == pytest.approx(rows[r, 0], abs=0.03)
        more = worth.real(round(100 * rows[r, 1]), side, r)[0]
        assert lost == pytest.approx(more, abs=4) or lost < 0
