"""The bench measures what it says: sizes are within what is promised."""

from __future__ import annotations

import dataclasses
import json

import pytest

from host_sim.lab.bench import heap, log, presses, report, start, vm
from host_sim.lab.bench.tables import Table, figure
from tests.long import is_ci, long


@pytest.mark.parametrize("tour", [heap.TOURS[0], pytest.param(heap.TOURS[1], marks=long)])
def test_a_tour_through_all_games_leaves_the_room_that_is_promised(tour: heap.Tour) -> None:
    problem = vm.missing()
    if problem and not is_ci():
        pytest.skip(problem)
    found = heap.measure(dataclasses.replace(tour, presses=100))
    for game in tour.games:
        begun, playing, hint = (found[f"{game}: {what}"] for what in ("begun", "playing", "a hint"))
        assert found["title"] < min(begun, playing, hint)
    assert heap.free(found) >= heap.FREE, found


def test_the_log_of_every_game_has_its_bytes() -> None:
    rows = {what: value for what, value, _ in log.measure(2).rows}
    assert 140 < rows["Hashi alone: a whole game"] < rows["Hashi with three: a whole game"] < 450
    assert len([what for what in rows if what.endswith("a whole game")]) == 7


def test_every_figure_has_a_unit_and_is_readable() -> None:
    table = Table("Sizes", [("a", 12345, "bytes"), ("b", 0.5, "s")], ["measured so"])
    assert table.text().splitlines() == [
        "Sizes",
        "  a  12,345 bytes",
        "  b    0.50 s",
        "  (measured so)",
    ]
    assert figure(123.4) == "123"


@pytest.fixture
def one_table(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("Fingers", [("of a hand", 5, "fingers")])
    monkeypatch.setitem(report.TABLES, "fingers", lambda: table)


@pytest.mark.usefixtures("one_table")
def test_bench_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert report.main(["fingers", "--json"]) == 0
    out = json.loads(capsys.readouterr().out)
    rows = out["tables"][0]["rows"]
    assert {"what": "of a hand", "value": 5, "unit": "fingers"} in rows
    assert all(row["unit"] for row in rows)


@pytest.mark.usefixtures("one_table")
def test_bench_says_so_where_node_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", "")
    assert report.main(["heap", "fingers"]) == 0
    out = capsys.readouterr().out
    assert "Node.js is missing" in out
    assert "5 fingers" in out


def test_what_the_title_needs_is_a_part_of_the_drive() -> None:
    rows = {what: value for what, value, _ in start.measure().rows}
    for kind in ("compiled", "plain sources"):
        assert 10_000 < rows[f"read until the title, {kind}"] < rows[f"on the drive, {kind}"]
    assert rows["read until the title, compiled"] < rows["read until the title, plain sources"]


def test_an_unknown_table_is_refused_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        report.main(["weight"])
    assert ended.value.code == 2
    assert "there is no table 'weight'" in capsys.readouterr().err


@long  # the tests of each game count them, too
def test_a_turn_takes_few_presses() -> None:
    rows = presses.measure((1,)).rows
    assert len(rows) == 5
    for what, mean, unit in rows:
        assert 4 < mean < 8, (what, mean, unit)
