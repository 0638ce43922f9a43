"""The computer player `master` of Hashi, and its learned tables."""

from __future__ import annotations

from array import array

import pytest

from engine import ai, rng
from engine.hashi.ai import learned
from engine.hashi.ai.values import SIZE, Values
from engine.hashi.boards import board
from engine.hashi.rules import BRIDGE, CONFIRM, Hashi
from engine.hashi.state import BOARDS, BRIDGES, SETTLE
from tests.engine.hashi.sides import scores
from tests.long import long
from tests.positions import legal


@long
def test_master_plays_better_than_hard():
    """The same twelve games."""
    for side in (0, 1):
        lead = sum(scores("master", side, 0, 12)) - sum(scores("hard", side, 0, 12))
        assert lead > 6, side


@pytest.mark.parametrize("side", [0, 1])
def test_the_tables_that_are_shipped_are_sound(side):
    known = learned.head(side)
    values = Values(board(side))
    table = values.blank()
    assert learned.entries(known) == sum([len(part) for part in table])
    for r in range(1, 17):
        assert learned.read(side, known, r, table)
        assert learned.unit(known, r) > 0


def most(game):
    """Return the most points that the last card can bring, by the rules only."""
    best = 0
    todo = [bytes(game.state)]
    known = set()
    while todo:
        state = todo.pop()
        game.state[:] = state
        if game.phase() == SETTLE:
            if bytes(game.state[BOARDS:]) not in known:
                known.add(bytes(game.state[BOARDS:]))
                game.apply(CONFIRM)
                best = max(best, game.score(0))
            continue
        for move in legal(game):
            game.state[:] = state
            game.apply(move)
            todo.append(bytes(game.state))
    return best


@pytest.mark.parametrize("seed", range(4))
def test_the_last_card_is_played_exactly(seed):
    """After sixteen rounds by keen, no other play of the last card brings more."""
    game, seen = Hashi(), Hashi()
    game.reset(seed, b"\x01\x01")
    keen = ai.make("keen", game, bytearray(b"luck"))
    while game.round() < 17:
        game.apply(ai.choose(keen, game, seen))
    start = bytes(game.state)
    best = most(game)
    game.state[:] = start
    master = ai.make("master", game, bytearray(4))
    while game.player() >= 0:
        game.apply(ai.choose(master, game, seen))
    assert game.score(0) == best


def test_attempt_returns_the_value_of_the_changed_board():
    """On boards of random games: attempt() equals the value computed from scratch."""
    luck = bytearray(b"luck")
    for side in (0, 1):
        values = Values(board(side))
        table = [
            array("b", [rng.below(luck, 255) - 127 for _ in range(size)]) for size in values.sizes
        ]
        values.set(5, table, 40, b"\x01\x05\x09\x10\x11", [9, 7, 8])
        game = Hashi()
        out = game.moves_buffer()
        tried = 0
        for seed in range(3):
            game.reset(seed, bytes([1, side]))
            while game.player() >= 0:
                n = game.legal(out)
                before = bytes(game.state[BOARDS : BOARDS + SIZE])
                for move in list(out[:n]):
                    if game.phase() == BRIDGES and BRIDGE <= move < BRIDGE + 24:
                        what, number = move - BRIDGE, 0
                    elif game.round() and move < 18:
                        what, number = 24 + move, game.card_number()
                    else:
                        continue
                    values.load(before, 0)
                    found = values.attempt(what, number)
                    made = bytearray(before)
                    values.change(made, what, number)
                    values.load(made, 0)
                    assert found == values.value(), (side, seed, game.round(), move)
                    tried += 1
                game.apply(out[rng.below(luck, n)])
        assert tried > 500


def play(policy, seed):
    """Return the moves of a solo game on A."""
    game, seen = Hashi(), Hashi()
    game.reset(seed, b"\x01\x00")
    player = ai.make(policy, game, bytearray(4))
    moves = []
    while game.player() >= 0:
        moves.append(ai.choose(player, game, seen))
        game.apply(moves[-1])
    return moves, player


@pytest.mark.parametrize(
    "damage", ["missing", "empty", "head", "cut in the head", "cut", "another form"]
)
def test_without_sound_tables_hard_plays(damage, tmp_path, monkeypatch):
    with open(learned.PATHS[0], "rb") as file:
        data = bytearray(file.read())
    if damage == "empty":
        data = bytearray()
    elif damage == "head":
        data[learned.OF_ROUNDS + 2] ^= 4
    elif damage == "cut in the head":
        del data[100:]
    elif damage == "cut":
        del data[learned.HEAD + 5 :]
    elif damage == "another form":
        data[0] ^= 32
    path = tmp_path / "a.bin"
    if damage != "missing":
        path.write_bytes(data)
    monkeypatch.setattr("engine.hashi.ai.learned.PATHS", (str(path), ""))
    moves, player = play("master", 5)
    assert moves[1:] == play("hard", 5)[0][1:] or damage == "cut"
    assert not player.known


def test_a_table_damaged_later_in_the_file_leaves_the_rest_to_hard(tmp_path, monkeypatch):
    with open(learned.PATHS[0], "rb") as file:
        data = bytearray(file.read())
    size = learned.entries(data)
    data[learned.HEAD + 9 * size + 77] ^= 1  # of round 10
    path = tmp_path / "a.bin"
    path.write_bytes(data)
    sound, _ = play("master", 5)
    monkeypatch.setattr("engine.hashi.ai.learned.PATHS", (str(path), ""))
    moves, player = play("master", 5)
    assert not player.known
    assert moves != sound
    assert moves[:20] == sound[:20]


def test_h4_master_begins_with_what_it_likes_best_and_leaves_others_what_it_likes_least():
    known = learned.head(0)
    game, seen = Hashi(), Hashi()
    for options, at in ((b"\x01\x00", learned.BEST), (b"\x02\x00", learned.WORST)):
        game.reset(1, options)
        move = ai.choose(ai.make("master", game, bytearray(4)), game, seen)
        assert move == known[at]
