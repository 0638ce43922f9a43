"""The bench measures what it says: opcodes counted exactly, sizes within what was promised."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from engine import catalog
from firmware.games import registry
from host_sim.drive import Handheld
from host_sim.environment import is_ci
from host_sim.lab.bench import burn, heap, log, opcodes, presses, report, vm, work
from host_sim.lab.bench.tables import Table, figure

STATE = {"hashi": 256, "arabana": 128, "atoll": 1100}  # bytes that a game may take at most


def steps(n: int) -> int:
    total = 0
    for i in range(n):
        total += i
    return total


def counting() -> Iterator[int]:
    yield from (steps(n) for n in (0, 100, 3))


def test_opcodes_grow_by_the_same_number_each_time_round() -> None:
    opcodes.count(steps, 1)  # newer Pythons miss the first call of a function
    counts = [opcodes.count(steps, n) for n in (1, 2, 3, 103)]
    each = counts[1] - counts[0]
    assert each > 3
    assert counts[2] - counts[1] == each
    assert counts[3] - counts[2] == 100 * each


@pytest.mark.skipif(not opcodes.IS_CALIBRATED, reason="the numbers are CPython 3.11's")
def test_opcodes_are_those_of_cpython_3_11() -> None:
    assert opcodes.count(steps, 1) - opcodes.count(steps, 0) == 7
    assert opcodes.chip_ms(1_000_000) == 600


def test_stretches_between_yields_are_told_apart() -> None:
    counted, last = opcodes.stretches(counting())
    assert last == steps(3)
    assert counted[1] > 10 * counted[0]
    assert len(counted) == 4  # the end is a step of its own


def test_the_counter_leaves_out_what_lies_elsewhere() -> None:
    counter = opcodes.Counter("/nowhere")
    with counter:
        steps(10)
    assert counter.count == 0


@pytest.mark.parametrize("name", [name for name in report.games() if name in STATE])
def test_the_state_of_each_game_is_as_small_as_promised(name: str) -> None:
    assert len(catalog.make(name).state) <= STATE[name]


@cache
def measured(name: str, walk: heap.Walk) -> dict[str, int]:
    problem = vm.missing()
    if problem and not is_ci():
        pytest.skip(problem)
    return heap.measure(name, walks=[walk])


@pytest.mark.parametrize("name", [row[0] for row in registry.NAMES])
def test_the_whole_program_leaves_half_of_the_heap_free(name: str) -> None:
    """Engine, game, firmware, driver and bitmap on the 32-bit VM, where a late game takes most."""
    late = measured(name, heap.WALKS[-1])
    assert 15_000 < late["engine and game"] < late["in the game"]
    assert late["at most"] == max(late.values())
    assert late["at most"] <= heap.LIMIT, late


@pytest.mark.parametrize("name", [row[0] for row in registry.NAMES])
def test_so_does_a_hint_late_at_a_large_table(name: str) -> None:
    assert heap.DISPLAY < measured(name, heap.ASKED[-1])[heap.HINT] <= heap.LIMIT


def test_a_late_game_takes_more_of_the_heap_than_an_early_one() -> None:
    early, late = (measured("hashi", walk) for walk in (heap.Walk(5, presses=120), heap.WALKS[-1]))
    assert early["in the game"] < late["in the game"]


def test_light_is_counted_dot_by_dot() -> None:
    one, two = bytearray(1024), bytearray(1024)
    one[0] = 0x80  # the first dot of the first row
    two[0], two[1023] = 0xC0, 0x01
    found = burn.lit(Counter({bytes(one): 300, bytes(two): 50, bytes(1024): 9000}))
    assert (found[0], found[1], found[8191]) == (350, 50, 50)
    assert sum(found) == 450


def test_the_log_of_every_game_has_its_bytes() -> None:
    rows = {what: value for what, value, _ in log.measure(2).rows}
    assert 140 < rows["Hashi alone: a whole game"] < rows["Hashi with three: a whole game"] < 400
    assert len([what for what in rows if what.endswith("a whole game")]) == 6


def test_the_evening_begins_with_the_menus_that_it_says() -> None:
    with Handheld(seed=burn.SEED) as handheld:
        for keys, kind in burn.TOUR:
            for key in keys.split():
                handheld.press(key)
                handheld.wait(500)
            assert type(handheld.machine.main["app"].screen).__name__ == kind


def test_turns_are_measured_from_the_first_to_the_last() -> None:
    found = work.turns_of("null", "random", 2)
    assert len(found.turns) == 2
    assert found.candidates == 2
    assert 0 < found.stretch <= max(found.turns)


def test_the_small_tournament_is_of_every_game_with_computer_players(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(report, "GAMES", 1)
    told = report.tournament_table().text()
    assert len(report.games()) > 3
    for name in report.games():
        assert (f"{name}: " in told) == bool(catalog.make(name).POLICIES)


def test_every_figure_has_a_unit_and_is_readable() -> None:
    table = Table("Sizes", [("a", 12345, "bytes"), ("b", 0.5, "s")], ["measured so"])
    assert table.text().splitlines() == [
        "Sizes",
        "  a  12,345 bytes",
        "  b    0.50 s",
        "  (measured so)",
    ]
    assert figure(123.4) == "123"


def test_bench_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert report.main(["state", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    rows = told["tables"][0]["rows"]
    assert {"what": "null", "value": 14, "unit": "bytes"} in rows
    assert all(row["unit"] for row in rows)


def test_bench_says_so_where_node_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", "")
    assert report.main(["heap", "state"]) == 0
    told = capsys.readouterr().out
    assert "Node.js is missing" in told
    assert "14 bytes" in told


def test_an_unknown_table_is_refused_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        report.main(["weight"])
    assert ended.value.code == 2
    assert "there is no table 'weight'" in capsys.readouterr().err


def test_a_turn_takes_few_presses() -> None:
    rows = presses.measure((1,)).rows
    assert len(rows) == 4
    for what, mean, unit in rows:
        assert 4 < mean < 8, (what, mean, unit)
