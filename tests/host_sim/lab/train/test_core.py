"""Games in compiled code are the engine's games, and its players are the engine's players."""

from __future__ import annotations

import pytest

np = pytest.importorskip("numpy", reason="make test-long installs what training needs")
pytest.importorskip("numba")

from engine import ai  # noqa: E402
from engine.hashi.ai import learned, rollout  # noqa: E402
from engine.hashi.rules import (  # noqa: E402
    BRIDGE,
    CONFIRM,
    SKIP_BRIDGES,
    SKIP_NUMBER,
    Hashi,
)
from engine.hashi.state import BOARDS, DECK, POINTS  # noqa: E402
from host_sim.lab.train import learn, store  # noqa: E402
from host_sim.lab.train.board import (  # noqa: E402
    ENTRIES,
    FLAG,
    LINES,
    ROUNDS,
    SIZE,
    change,
    is_open,
    side_table,
)
from host_sim.lab.train.core import (  # noqa: E402
    ENTERED,
    ROW,
    TERMS,
    Round,
    attempt,
    count_cards,
    load,
    worth,
)
from host_sim.lab.train.games import new_path, play  # noqa: E402
from host_sim.lab.train.learn import scratches, stages  # noqa: E402
from host_sim.lab.train.measure import ROOT  # noqa: E402
from host_sim.lab.train.turn import find_ends, finish, scratch  # noqa: E402
from host_sim.review import compiled  # noqa: E402


def entries(board, side, table, r, entered, cards):
    s = side_table(side)
    p, f = scratch(1)[:2]
    p[:SIZE] = list(board)
    now = Round(table, 1.0, cards, np.array([r, entered]))
    return list(p[TERMS : load(p, f, s, now)])


def apply_round(game, before, after, lines):
    """Make in the engine the moves that lead from a board to the next; each must be legal."""
    moves = [i for i in range(18) if (before[i] ^ after[i]) & 15] or [SKIP_NUMBER]
    drawn = []
    for line in range(lines):
        if after[18 + line] < 3:
            drawn += [BRIDGE + line] * int(after[18 + line] - before[18 + line])
    for move in [*moves, *(drawn or [SKIP_BRIDGES]), CONFIRM]:
        assert game.is_legal(move), (game.round(), move)
        game.apply(move)


@pytest.mark.parametrize("side", [0, 1])
def test_the_core_plays_by_the_engine_s_rules(side):
    s = side_table(side)
    lines = int(s[LINES])
    tables = np.random.default_rng(5).normal(0, 1, (17, int(s[ENTRIES])))
    work = scratch(2, 2)
    for seed in range(30):
        game = Hashi()
        game.reset(seed, bytes([1, side]))
        deck = list(game.state[DECK : DECK + 18])
        start = [i for i in range(18) if s[FLAG + i] == 0][seed % 11]
        game.apply(start)
        game.apply(CONFIRM)
        b = np.zeros(SIZE, np.int64)
        b[start] = 3
        now = Round(tables[0], 1.0, np.zeros(7, np.int64), np.zeros(2, np.int64))
        for r in range(1, 18):
            now.now[0] = r
            before = b.copy()
            count_cards(sum(1 << card for card in deck[r:]), now.cards)
            now = Round(tables[r % 17], 1.0, now.cards, now.now)
            if r == 17:
                finish(b, s, deck[16], now.now[1], work)
            else:
                find_ends(b, s, now, deck[r - 1], 5, 2, 8, 2, work)
                b[:] = work[8][0]
            apply_round(game, before, b, lines)
            assert bytes(b.astype(np.uint8)) == bytes(game.state[BOARDS : BOARDS + SIZE])
            work[0][:SIZE] = b
            load(work[0], work[1], s, now)
            now.now[1] = work[0][ENTERED]
            held = sum(1 << k for k in range(3) if game.state[POINTS + k])
            assert held == now.now[1], (seed, r)


@pytest.mark.parametrize("side", [0, 1])
def test_the_core_s_games_are_those_of_the_engine_s_master(side):
    tables, units, _, head = store.load(ROOT / learned.PATHS[side])
    s = side_table(side)
    how, ahead = stages()
    rows = np.zeros((ROUNDS + 1, ROW), np.int64)
    tables = tables.astype(float)
    for seed in range(2):
        deck = learn.decks(side, seed, 1)[0]
        points = play(
            tables, units, s, deck, head[learned.BEST], how, ahead,
            *scratches(how, ahead), rows, np.zeros(18), new_path(),
        )  # fmt: skip
        game, seen = Hashi(), Hashi()
        game.reset(seed, bytes([1, side]))
        player = ai.make("master", game, bytearray(4))
        cards = np.zeros(7, np.int64)
        while game.player() >= 0:
            r = game.round()
            held = sum(1 << k for k in range(3) if game.state[POINTS + k])
            if game.apply(ai.choose(player, game, seen)) and 0 < r < 17:
                count_cards(sum(1 << int(card) for card in deck[r:]), cards)
                board = game.state[BOARDS : BOARDS + SIZE]
                found = entries(board, side, tables[r], r, held, cards)
                assert found == list(rows[r, : rows[r, -1]]), f"seed {seed}, round {r}"
        assert game.score(0) == points, f"seed {seed}"


@pytest.mark.parametrize("side", [0, 1])
def test_a_turn_played_on_in_compiled_code_is_worth_what_the_engine_says(side):
    game, seen = Hashi(), Hashi()
    game.reset(5, bytes([1, side]))
    player = ai.make("easy", game, bytearray(b"luck"))
    play = compiled.Player(side).play
    turn = []
    before = bytes(game.state)
    while game.player() >= 0:
        move = ai.choose(player, game, seen)
        if move == CONFIRM and game.round() % 4 < 2:
            seen.state[:] = before
            other = [18] if not game.round() else [SKIP_NUMBER, SKIP_BRIDGES]
            found = ai.finish(rollout.played(seen, 0, (turn, other), 3))
            assert play(seen, 0, (tuple(turn), tuple(other)), 3) == pytest.approx(found, abs=1)
            assert seen.state == before
        turn = [] if move == CONFIRM else [*turn, move]
        game.apply(move)
        if move == CONFIRM:
            before = bytes(game.state)


def test_what_a_change_is_worth_is_what_the_changed_board_is_worth():
    s = side_table(1)
    table = np.random.default_rng(2).normal(0, 1, int(s[ENTRIES]))
    luck = np.random.default_rng(3)
    now = Round(table, 1.0, np.array([8, 3, 1, 2, 3, 0, 2]), np.array([5, 0]))
    p, f = scratch(1)[:2]
    q, g = scratch(1)[:2]
    lines = int(s[LINES])
    tried = 0
    for _ in range(4):
        b = np.zeros(SIZE, np.int64)
        b[0] = 3
        while True:
            ways = [(line, 0) for line in range(lines) if is_open(b, s, line)]
            ways += [
                (24 + i, n) for i in range(18) for n in range(max(1, b[i] >> 4), 7) if not b[i] & 15
            ]
            if not ways:
                break
            p[:SIZE] = b
            load(p, f, s, now)
            for what, number in ways:
                q[:SIZE] = b
                change(q, s, what, number)
                load(q, g, s, now)
                whole = worth(q, g, s, now)
                assert attempt(p, f, s, now, what, number) == pytest.approx(whole, abs=1e-3)
                tried += 1
            change(b, s, *ways[luck.integers(len(ways))])
    assert tried > 1000
