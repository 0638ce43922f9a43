"""The computer player `deep` of Hashi, for a desktop."""

from __future__ import annotations

import pytest

from engine import ai
from engine.hashi.ai import learned
from engine.hashi.ai.deep import Deep, orders
from engine.hashi.rules import Hashi
from host_sim.lab.bench import vm
from tests import conform
from tests.long import long

# Smaller numbers, so that it is quick.
FEW = (
    ("STAGES", ((1, (4, 2, 6, 5), (2, 1, 4, 3, 18, 1, 2)),)),
    ("FIRST", (2, 2, 3)),
    ("LAST", (4, 2, 1, 4, 2, 3)),
)


@pytest.fixture
def hasty(monkeypatch):
    for name, numbers in FEW:
        monkeypatch.setattr(Deep, name, numbers)


@pytest.mark.parametrize("n", range(2, 18))
def test_each_card_comes_equally_often_at_each_place(n):
    found = orders(n, 51)
    assert n <= len(found) <= 51
    assert found == orders(n, 51)
    for place in range(n):
        cards = [order[place] for order in found]
        assert {cards.count(k) for k in range(n)} == {len(found) // n}


@pytest.mark.parametrize("rounds", [4, pytest.param(17, marks=long)])
def test_deep_plays_legally_and_sees_nothing_but_its_observation(hasty, rounds):
    game, other, seen = Hashi(), Hashi(), Hashi()
    game.reset(8, b"\x02\x01")
    players = [ai.make("deep", game, bytearray(4)) for _ in range(2)]
    twins = [ai.make("deep", game, bytearray(b"luck")) for _ in range(2)]
    while game.player() >= 0 and game.round() < rounds:
        seat = game.player()
        other.state[:] = game.state
        other.determinize(seat, bytearray(b"else"))
        move = ai.choose(players[seat], game, seen)
        assert game.is_legal(move), f"seed 8, round {game.round()}: {move}"
        assert ai.choose(twins[seat], other, seen) == move
        game.apply(move)
    assert game.round() == rounds


@pytest.mark.parametrize("turns", [6, pytest.param(20, marks=long)])
def test_both_vms_make_deep_s_moves(hasty, turns):
    if vm.missing():
        pytest.skip(vm.missing())
    row = ("hashi", "deep", b"\x01\x00", 3, turns)
    run = vm.Run(
        "from engine.hashi.ai.deep import Deep\nfrom tests import conform\n"
        f"for few in {FEW!r}:\n    setattr(Deep, *few)\nprint(conform.play_policy(*{row!r}))",
        (*vm.ENGINE, "tests"),
    )
    assert int(run.result()) == conform.play_policy(*row)


def test_a_table_damaged_later_in_the_file_leaves_all_to_hard(hasty, tmp_path, monkeypatch):
    with open(learned.PATHS[0], "rb") as file:
        data = bytearray(file.read())
    data[learned.HEAD + 9 * learned.entries(data) + 77] ^= 1  # of round 10
    path = tmp_path / "a.bin"
    path.write_bytes(data)
    monkeypatch.setattr("engine.hashi.ai.learned.PATHS", (str(path), ""))
    game, seen = Hashi(), Hashi()
    game.reset(5, b"\x01\x00")
    deep, hard = [ai.make(name, game, bytearray(4)) for name in ("deep", "hard")]
    alike = 0
    while game.player() >= 0:
        move = ai.choose(deep, game, seen)
        if not deep.known:
            assert move == ai.choose(hard, game, seen)
            alike += 1
        game.apply(move)
    assert alike > 20
