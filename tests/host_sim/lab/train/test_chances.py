"""The command that fits chances and checks them."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

np = pytest.importorskip("numpy", reason="make test-long installs what training needs")

from engine import catalog  # noqa: E402
from host_sim.lab.train import chances, fit, positions  # noqa: E402
from host_sim.lab.train.positions import Played, played  # noqa: E402


@pytest.fixture(params=["arabana", "atoll"])
def some(request, monkeypatch) -> tuple[str, list[Played]]:
    """A game, and a few games of it that `easy` played on; the shipped tables come back after."""
    module = importlib.import_module(f"engine.{request.param}.ai.chance")
    for key in ("ODDS", "POINTS", "LEADS"):
        if hasattr(module, key):
            monkeypatch.setattr(module, key, getattr(module, key))
    monkeypatch.setattr(positions, "TOP", "easy")
    return request.param, [played(request.param, seed) for seed in range(4)]


def test_the_engine_s_whole_numbers_agree_with_the_floats_of_the_fit(some) -> None:
    name, games = some
    module = importlib.import_module(f"engine.{name}.ai.chance")
    shown = chances.samples(name, games)
    for key, table in chances.fitted(name, shown).items():
        setattr(module, key, table)
    design = shown.design(module.ROWS)
    knots = range(module.ROWS // module.KNOTS * module.KNOTS)
    joined = [row for row in knots if row % module.KNOTS < module.KNOTS - 1]
    held = fit.penalty(shown, module.ROWS, joined)
    said = fit.chances(shown, design, fit.odds(shown, design, held))
    strength = design @ fit.points(shown, design, held)
    game = catalog.make(name)
    n = 0
    for one in games:
        for state in one.states:
            game.state[:] = state
            for p in range(game.players()):
                per_mille, lead = module.chance(game, p)
                assert per_mille == pytest.approx(1000 * said[n, p], abs=12), (one.seed, p)
                if name == "arabana":
                    assert lead == pytest.approx(10 * (strength[n, p] - strength[n, 1 - p]), abs=6)
            n += 1


def test_what_decides_is_found() -> None:
    """Seats that win by counts alone, with known weights, give these weights."""
    luck = np.random.default_rng(1)
    n, seats = 6000, 3
    counts = luck.normal(size=(n, seats, 2))
    there = np.where(np.arange(seats) < 3, 1, 0)
    strength = counts @ np.array([1.0, -0.5])
    power = np.exp(strength) / np.exp(strength).sum(1, keepdims=True)
    won = (luck.random((n, 1)) < power.cumsum(1)).argmax(1)
    shares = np.eye(seats)[won] * there
    score = 10 * strength
    leads = score - np.array([[np.delete(row, p).max() for p in range(3)] for row in score])
    row, part = np.zeros(n, int), luck.integers(2, size=n) / 2
    shown = fit.Samples(counts, row, part, np.full(n, 3), shares, leads)
    design = shown.design(2)
    held = fit.penalty(shown, 2, [0])
    found = fit.odds(shown, design, held).reshape(2, 2)
    assert found == pytest.approx(np.array([[1.0, -0.5]] * 2), abs=0.2)
    assert fit.points(shown, design, held).reshape(2, 2)[0] == pytest.approx([10, -5], abs=0.5)
    assert fit.leads(shown, score, 2, [0])[:3] == pytest.approx([1, 0, 0], abs=0.05)


def test_the_tables_written_are_those_read(some, tmp_path: Path) -> None:
    name, games = some
    tables = chances.fitted(name, chances.samples(name, games))
    found: dict[str, object] = {}
    exec(chances.text(name, tables), found)
    assert {key: found[key] for key in tables} == tables


def test_bins_say_what_was_said_and_what_came() -> None:
    found = {"all": [(50, 0.0, 5, 0.0), (90, 1.0, -5, 1.0), (1000, 0.5, 30, 2.0)]}
    found["some"] = found["all"][:2]
    lines = chances.report(found)
    assert lines[2] == "| 0 to 10 | 2 | 7.0 | 50.0 | +43.0 (2) |"
    assert lines[3] == "| 10 to 20 | 0 |  |  |  |"
    assert lines[11] == "| 90 to 100 | 1 | 100.0 | 50.0 |  |"
    assert lines[12].startswith("| lead said less real, error of one | | | +0.0 +- 1.1 | -0.5 +-")


def test_the_command_fits_writes_and_checks(some, tmp_path: Path, capsys) -> None:
    name, _ = some
    words = ["--game", name, "--games", "2", "--held", "2", "--jobs", "1", "--out", str(tmp_path)]
    assert chances.main(words) == 0
    out = capsys.readouterr().out
    assert "checked by" in out
    assert "seeds 9000000 to 9000001" in out
    assert (tmp_path / f"{name}_chance.py").read_text().count("= array(") == 2 + (name == "atoll")
    assert chances.main([*words[:2], "--games", "0"]) == 2
    (tmp_path / "file").write_text("")
    assert chances.main([*words[:-1], str(tmp_path / "file")]) == 2
    assert capsys.readouterr().err.count("\n") == 2
