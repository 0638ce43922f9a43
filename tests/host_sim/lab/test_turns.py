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
from engine.hashi.state import BOARDS, CATEGORIES, DECK, POINTS  # noqa: E402
from host_sim.lab.puzzles import hashi, results, turns  # noqa: E402
from host_sim.lab.puzzles import position as puzzles  # noqa: E402
from host_sim.lab.train.calibrate import Judge  # noqa: E402

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


def position(side, k=LATE):
    """Return a position of a side as a round begins."""
    state = next(one for one in turns.states(side, SEED) if round_of(one) == k)
    return hashi.Position(Judge(side), state, SEED)


def round_of(state):
    game = Hashi()
    game.state[:] = state
    return game.round()


@SIDES
def test_the_best_result_of_a_puzzle_is_better_than_each_that_is_listed(side):
    judge = Judge(side)
    for seed in range(SEED, SEED + 60):
        for state in turns.states(side, seed):
            at = hashi.Position(judge, state, seed)
            found = puzzles.puzzle(at) if round_of(state) >= LATE else None
            if found:
                check(at, found)
                return
    raise AssertionError("no puzzle in these games")


def check(at, puzzle):
    """Compare what a puzzle says with play-outs by the engine's own master."""
    keys = {results.key(data): k for k, data in enumerate(at.ends)}
    (best, cost, _), *others = puzzle.results
    assert not cost
    for key, cost, _ in others[:4]:
        more = []
        for k in range(DECKS):
            deck = to_come(at.state, k)
            ends = [end(after(at.state, at.turns.moves[keys[n]], deck)) for n in (best, key)]
            more.append(ends[0] - ends[1])
        error = max(0.1, statistics.stdev(more) / DECKS**0.5)
        assert abs(statistics.fmean(more) - cost / 10) < 4 * error, (cost, more)


@SIDES
def test_every_board_that_a_round_can_come_to_is_there_once(side):
    at = position(side)
    assert len(set(at.ends)) == len(at.ends)
    assert at.ends[at.idle][18:] == at.state[BOARDS + 18 : BOARDS + 42]
    for k in range(200):
        assert 0 <= at.choice("random", k) < len(at.ends)
    before = bytes(at.game.state)
    assert before == at.state


@SIDES
def test_play_outs_of_a_turn_are_those_of_the_engine_s_master(side):
    at = position(side)
    which = [at.choice(level, 1) for level in ("random", "medium")]
    outs = at.turns.outs(which, 2, np.random.default_rng(3))
    left = [card for card in range(18) if card not in at.state[DECK : DECK + LATE]]
    decks = np.random.default_rng(3).permuted(np.tile(np.array(left), (2, 1)), axis=1)
    held = sum(at.state[POINTS : POINTS + CATEGORIES])
    for k, row in zip(which, outs, strict=True):
        ends = [end(after(at.state, at.turns.moves[k], deck.tolist())) for deck in decks]
        assert [points - held for points in ends] == list(row)
