"""What is picked as a puzzle is one, by play-outs of the engine's own players with other cards."""

from __future__ import annotations

import random
import statistics

import pytest

np = pytest.importorskip("numpy", reason="make test-long installs what training needs")
pytest.importorskip("numba")

from engine import ai  # noqa: E402
from engine.game import OVER  # noqa: E402
from engine.hashi.rules import CONFIRM, Hashi  # noqa: E402
from engine.hashi.state import CATEGORIES, DECK, POINTS  # noqa: E402
from host_sim.games import LEVELS  # noqa: E402
from host_sim.lab.puzzles import find, store  # noqa: E402

SEED = 9_990_000
LATE = 12  # play-outs by the engine's players from earlier rounds take long
DECKS = 12  # of each of them
SIDES = pytest.mark.parametrize("side", [0, 1])


def after(state, moves, deck):
    """Return a game with a turn played in a position, and the cards of a deck to come."""
    game = Hashi()
    game.state[:] = state
    r = game.round()
    game.state[DECK + r : DECK + 18] = bytes(deck)
    for move in (*moves, CONFIRM):
        game.apply(move)
    return game


def end(game):
    """Return the points in the end if the engine's master plays on."""
    master, seen = ai.make("master", game, bytearray(4)), Hashi()
    while game.player() != OVER:
        game.apply(ai.choose(master, game, seen))
    return game.score(0)


def to_come(state, seed):
    """Return cards that may come after a position, in a random order."""
    left = [card for card in range(18) if card not in state[DECK : DECK + 18]]
    random.Random(seed).shuffle(left)
    return left


def first(side, seeds=range(SEED, SEED + 60)):
    """Return the first puzzle of a side in rounds from LATE on of some games."""
    finder = find.Finder(side)
    for seed in seeds:
        for state in find.states(side, seed):
            late = store.round_of(state) >= LATE
            puzzle = late and finder.puzzle(state, seed, lambda *about: True)
            if puzzle:
                return puzzle
    raise AssertionError("no puzzle in these games")


@SIDES
def test_the_best_turn_of_what_is_picked_is_better_than_each_that_levels_choose(side):
    puzzle = first(side)
    assert 0 <= puzzle.grade < 3
    assert puzzle.wrong
    assert puzzle.moves not in puzzle.wrong
    for gap, error in (puzzle.gaps[:2], puzzle.gaps[2:]):
        assert gap >= max(find.GAP, find.SURE * error)
    for moves in puzzle.wrong:
        more = []
        for k in range(DECKS):
            deck = to_come(puzzle.state, k)
            best = end(after(puzzle.state, puzzle.moves, deck))
            more.append(best - end(after(puzzle.state, moves, deck)))
        error = statistics.stdev(more) / DECKS**0.5
        assert statistics.fmean(more) > 0.5, (puzzle.moves, moves, more)
        assert statistics.fmean(more) + 2 * error >= find.GAP, (puzzle.moves, moves, more)


@SIDES
def test_play_outs_of_a_turn_are_those_of_the_engine_s_master(side):
    state = next(one for one in find.states(side, SEED) if store.round_of(one) == LATE)
    game = Hashi()
    game.state[:] = state
    turns = find.Turns(find.Finder(side).judge, game)
    which = [turns.add(find.turn(level, state, 1)) for level in ("random", "greedy")]
    outs = turns.outs(which, 2, np.random.default_rng(3))
    decks = np.random.default_rng(3).permuted(np.tile(np.array(turns.left), (2, 1)), axis=1)
    held = sum(state[POINTS : POINTS + CATEGORIES])
    for k, row in zip(which, outs, strict=True):
        ends = [end(after(state, turns.moves[k], deck.tolist())) for deck in decks]
        assert [points - held for points in ends] == list(row)


@SIDES
def test_where_the_levels_agree_there_is_no_puzzle(side, monkeypatch):
    state = next(find.states(side, SEED))
    best = find.turn("hard", state, 1)
    monkeypatch.setattr(find, "turn", lambda name, state, seed: best)
    assert find.Finder(side).puzzle(state, SEED, lambda *about: True) is None


def test_the_grade_says_which_levels_find_it():
    assert LEVELS[2:] == ("medium", "keen", "hard")
    missed, mostly, found = [1, 1, 1], [0, 0, 1], [0, 0, 0]  # 1 is the wrong turn
    assert find._grade([missed, missed, mostly, found, [0]], [1]) == 0
    assert find._grade([found, found, [0, 1, 1], found, [0]], [1]) == 1
    assert find._grade([found, found, found, found, [1]], [1]) == 2
