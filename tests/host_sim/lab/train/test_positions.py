"""Positions to fit and check chances by: games of mixed levels that `hard` plays on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from engine import catalog
from engine.game import OVER
from host_sim.games import LEVELS
from host_sim.lab.train import positions
from host_sim.lab.train.positions import LATER, Played, played


@pytest.fixture
def quick(monkeypatch):
    """Let `easy` play on."""
    monkeypatch.setattr(positions, "TOP", "easy")


@pytest.mark.parametrize("name", ["arabana", "atoll"])
def test_a_game_has_positions_between_turns_and_how_it_ended(name: str, quick: None) -> None:
    game = catalog.make(name)
    for seed in range(2):
        one = played(name, seed)
        assert set(one.levels) <= set(LEVELS)
        assert len(one.levels) == len(one.shares) == len(one.leads)
        assert len(one.states) <= 1 + LATER
        assert sum(one.shares) == pytest.approx(1)
        assert [lead >= 0 for lead in one.leads] == [won > 0 for won in one.shares]
        for state in one.states:
            game.state[:] = state
            assert game.player() != OVER
            game.check()


def test_options_vary() -> None:
    import random

    for name in ("arabana", "atoll"):
        game = catalog.make(name)
        found = {positions.options_of(name, random.Random(seed)) for seed in range(200)}
        assert len(found) > 3
        for options in found:
            game.reset(1, options)


def test_games_of_a_file_are_not_played_again(tmp_path: Path, monkeypatch) -> None:
    asked = []

    def one(name: str, seed: int) -> Played:
        asked.append(seed)
        options = b"\x03\x02\x04"
        return Played(
            seed, options, LEVELS[:3], 0.1, (bytes(9), b"\x07"), (0, 0.5, 0.5), (-1, 0, 0)
        )

    monkeypatch.setattr(positions, "played", one)
    path = tmp_path / "new" / "games.jsonl"
    first = list(positions.games(path, "atoll", 5, 3, 1))
    again = list(positions.games(path, "atoll", 4, 5, 1))
    assert again[1:4] == first == list(positions.read(path))[:3]
    assert asked == [5, 6, 7, 4, 8]
    text = path.read_text()
    path.write_text(text[:-1])  # the power went as the last one was written
    assert [found.seed for found in positions.read(path)] == [5, 6, 7, 4]
    assert list(positions.games(path, "atoll", 5, 4, 1)) == [*first, replace(first[0], seed=8)]
    assert [found.seed for found in positions.read(path)] == [5, 6, 7, 4, 8]
    assert not list(positions.read(tmp_path / "none"))
