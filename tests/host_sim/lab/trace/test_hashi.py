"""Whole traces of Hashi, checked by a referee that knows the rules alone."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from host_sim.lab.trace import run
from tests.long import blocks
from tests.referees.hashi import judge
from tests.referees.traces import judged, told

PARTS = 5  # of the lines of a trace
ROOT = Path(__file__).resolve().parents[4]


@pytest.mark.parametrize("side", "AB")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_games_follow_the_rules(players, side):
    games = 5 - players
    arguments = f"--game hashi --seed 100 --games {games} --players {players} --side {side} --legal"
    assert len(judged(arguments, judge)) == games


@pytest.mark.parametrize("side", "AB")
def test_games_of_good_players_follow_the_rules_and_race_for_the_points(side):
    """Good players award themselves every category, in the same round and later (H14)."""
    entered = set()
    for arguments in (
        f"--game hashi --seed 7 --games 6 --side {side} --policy keen --legal",
        f"--game hashi --seed 40 --games 2 --players 4 --side {side} --policy keen --legal",
        f"--game hashi --seed 9 --games 2 --players 2 --side {side} --policy keen,random --legal",
    ):
        for referee in judged(arguments, judge):
            for points in referee.points:
                entered |= set(points.items())
    assert {category for category, _ in entered} == {"red", "blue", "six"}


def test_the_referee_is_none_of_the_project():
    text = (ROOT / "tests" / "referees" / "hashi.py").read_text(encoding="utf-8")
    imported = [line for line in text.splitlines() if line.startswith(("import ", "from "))]
    assert [line.split()[1] for line in imported] == [
        *("__future__", "json", "collections", "typing")
    ]


@pytest.mark.parametrize("part", blocks(PARTS, 1, 1))
def test_the_referee_catches_whatever_is_wrong(part):
    (lines,) = told("--game hashi --seed 7 --players 2 --policy keen --legal")
    judge(lines)
    first = {line["type"]: n for n, line in reversed(list(enumerate(lines)))}
    deck, islands, pairs = (lines[0][name] for name in ("deck", "islands", "lines"))
    start, card, number, bridge = (first[kind] for kind in ("start", "card", "number", "bridge"))
    points, end = first["points"], first["end"]
    changes = [
        *((0, field) for field in ({"deck": deck[:-1]}, {"removed": deck[0]}, {"players": 3})),
        (0, {"deck": [deck[0], *deck[:-1]]}),
        *((0, {"lines": found}) for found in ([*pairs[1:], [0, 17]], [*pairs, pairs[0]])),
        (0, {"islands": islands[:-1]}),
        (0, {"islands": [{**islands[0], "flag": "blue"}, *islands[1:]]}),
        *((0, field) for field in ({"side": "B"}, {"options": {"side": "A"}})),
        *((start, {"number": n}) for n in (2, 5)),
        (card, {"round": lines[card]["round"] + 1}),
        (card, {"number": 7 - lines[card]["number"]}),
        (card, {"bridges": lines[card]["bridges"] % 3 + 1}),
        *((n, {"player": 1 - lines[n]["player"]}) for n in (start, number, bridge, points)),
        *((n, {"legal": lines[n]["legal"][1:]}) for n in (start, number, bridge)),
        *((n, {"legal": lines[n]["legal"] * 2}) for n in (start, number, bridge)),
        (number, {"island": next(i for i in range(18) if i not in lines[number]["legal"])}),
        (
            bridge,
            {"islands": next(p for p in ([0, 17], [1, 16]) if p not in lines[bridge]["legal"])},
        ),
        (points, {"points": lines[points]["points"] - 1}),
        (points, {"category": "six" if lines[points]["category"] == "red" else "red"}),
        *((end, {name: [n + 1 for n in lines[end][name]]}) for name in ("finished", "scores")),
        *((end, field) for field in ({"rank": "Island god"}, {"winners": []})),
    ]
    for n, change in changes:
        refuses([*lines[:n], {**lines[n], **change}, *lines[n + 1 :]], f"{lines[n]} with {change}")
    for n in range(1 + part, len(lines), PARTS):
        refuses(lines[:n] + lines[n + 1 :], f"without {lines[n]}")
        refuses(lines[:n] + lines[n:][:1] + lines[n:], f"twice {lines[n]}")


def refuses(lines: list[dict], what: str) -> None:
    try:
        judge(lines)
    except AssertionError:
        return
    pytest.fail("passed: " + what)


def test_every_field_of_a_trace_is_told_by_its_name():
    ((setup, *events),) = told("--game hashi --seed 5 --side B")
    assert list(setup)[:6] == ["type", "game", "version", "seed", "code", "options"]
    assert set(setup) == {
        *("type", "game", "version", "seed", "code", "options", "players", "side"),
        *("islands", "lines", "deck", "removed"),
    }
    assert setup["options"] == {"side": "B"}
    assert not any("legal" in event for event in events)
    ((setup, *_),) = told("--game hashi --seed 5 --side A")
    assert setup["options"] == {}


def test_skipping_is_an_event_once_and_confirming_is_none():
    ((_, *events),) = told("--game hashi --seed 5 --legal")
    for kind, field in (("number", "island"), ("bridge", "islands")):
        decisions = [event for event in events if event["type"] == kind]
        assert any(event[field] is None for event in decisions)
        assert any(event[field] is not None for event in decisions)
    only = [event for event in events if event.get("legal") == [None]]
    assert all(event["type"] in ("number", "bridge") for event in only)
    assert sum(event["type"] == "number" for event in events) == 17


def test_several_games_have_the_seeds_one_after_the_other():
    several = told("--game hashi --seed 20 --games 3 --players 2")
    assert [lines[0]["seed"] for lines in several] == [20, 21, 22]
    assert several[1] == told("--game hashi --seed 21 --players 2")[0]


def test_same_arguments_same_lines_and_nothing_but_json():
    arguments = "--game hashi --seed 3 --games 2 --players 2 --policy greedy,random --legal"
    command = [sys.executable, "-m", "host_sim", "trace", *arguments.split()]
    once = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True)
    assert [json.loads(line) for line in once.stdout.splitlines()] == [
        line for lines in told(arguments) for line in lines
    ]
    assert once.stderr == ""


def test_the_largest_seed_is_told():
    assert judged("--game hashi --seed 4294967295", judge)


@pytest.mark.parametrize(
    "bad",
    [
        "--game chess --seed 1",
        "--seed 1",
        "--game hashi",
        "--game hashi --seed x",
        "--game hashi --seed -1",
        "--game hashi --seed " + "9" * 5000,
        "--game hashi --seed 4294967296",
        "--game hashi --seed 4294967295 --games 2",
        "--game hashi --seed 1 --games 0",
        "--game hashi --seed 1 --players 0",
        "--game hashi --seed 1 --players 5",
        "--game hashi --seed 1 --side C",
        "--game hashi --seed 1 --policy nobody",
        "--game hashi --seed 1 --policy random,random",
        "--game hashi --seed 1 --players 3 --policy random,random",
        "--game hashi --seed 1 --seafarer",
        "--game hashi --seed 1 --variant designer",
        "--game hashi --seed 1 --rounds 1",
        "--game hashi --seed 1 more",
    ],
)
def test_bad_arguments_are_one_sentence_and_status_2(bad, capsys):
    assert run.main(bad.split()) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.strip().splitlines()) == 1
    assert told.err.startswith("trace: ")
    assert len(told.err) < 200
