"""Whole traces of Hashi, checked by a referee that knows the rules alone.

Every failure names the command that shows the game again.
"""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from pathlib import Path

import pytest

from host_sim.lab.trace import run
from tests.referees.hashi import Referee, judge
from tests.referees.traces import judged, told

ROOT = Path(__file__).resolve().parents[4]
DECISIONS = ("start", "number", "bridge")


@pytest.mark.parametrize("side", "AB")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_games_follow_the_rules(players, side):
    games = 8 if players == 1 else 4
    arguments = f"--game hashi --seed 100 --games {games} --players {players} --side {side} --legal"
    assert len(judged(arguments, judge)) == games


@pytest.mark.parametrize("side", "AB")
def test_games_of_good_players_follow_the_rules_and_race_for_the_points(side):
    """Greedy players award themselves every category, in the same round and later (H14)."""
    entered = set()
    for arguments in (
        f"--game hashi --seed 7 --games 6 --side {side} --policy greedy --legal",
        f"--game hashi --seed 40 --games 2 --players 4 --side {side} --policy greedy --legal",
        f"--game hashi --seed 9 --games 2 --players 2 --side {side} --policy greedy,random --legal",
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


def test_the_referee_catches_whatever_is_wrong():
    """Change one thing in a sound trace at a time: none may pass."""
    (lines,) = told("--game hashi --seed 7 --players 2 --policy greedy --legal")
    judge(lines)
    referee = None
    caught = 0
    for n, line in enumerate(lines):
        for change in changes(line):
            refuses(referee, [{**line, **change}, *lines[n + 1 :]], f"{line} with {change}")
            caught += 1
        if referee is None:
            referee = Referee(line)
            continue
        refuses(referee, lines[n + 1 :], f"without {line}")
        refuses(referee, [line, *lines[n:]], f"twice {line}")
        referee.take(line)
    assert caught > 150


def refuses(referee: Referee | None, lines: list[dict], what: str) -> None:
    """Assert that a referee, at the point it has reached, refuses a game that goes on so."""
    try:
        if referee is None:
            judge(lines)
            pytest.fail("passed: " + what)
        referee = copy.deepcopy(referee)
        for line in lines:
            referee.take(line)
        assert referee.over
    except AssertionError:
        return
    pytest.fail("passed: " + what)


def changes(line: dict) -> list[dict]:
    """Return changes to a line, each of which makes it wrong."""
    kind = line["type"]
    found: list[dict] = []
    if kind == "setup":
        deck = line["deck"]
        islands = line["islands"]
        found += [
            {"deck": [deck[0], *deck[:-1]]},
            {"deck": deck[:-1]},
            {"removed": deck[0]},
            {"players": 3},
            {"lines": [*line["lines"][1:], [0, 17]]},
            {"lines": [*line["lines"], line["lines"][0]]},
            {"islands": islands[:-1]},
            {"islands": [{**islands[0], "flag": "blue"}, *islands[1:]]},
            {"side": "B"},
            {"options": {"side": "A"}},
        ]
    elif kind == "card":
        found += [{"round": line["round"] + 1}, {"number": 7 - line["number"]}]
        found += [{"bridges": line["bridges"] % 3 + 1}]
    elif kind == "points":
        found += [{"points": line["points"] - 1}, {"player": 1 - line["player"]}]
        found += [{"category": "six" if line["category"] == "red" else "red"}]
    elif kind == "end":
        found += [{"finished": [n + 1 for n in line["finished"]]}, {"rank": "Island god"}]
        found += [{"scores": [n + 1 for n in line["scores"]]}, {"winners": []}]
    if kind in DECISIONS:
        found += [{"player": 1 - line["player"]}, {"legal": line["legal"][1:]}]
        found += [{"legal": [*line["legal"], line["legal"][0]]}]
    if kind == "start":
        found += [{"number": 5}, {"number": 2}]
    elif kind == "number":
        allowed = line["legal"]
        found += [{"island": i} for i in range(18) if i not in allowed][:2]
    elif kind == "bridge":
        allowed = line["legal"]
        found += [{"islands": pair} for pair in ([0, 17], [1, 16]) if pair not in allowed]
        if None not in allowed:
            found.append({"islands": None})
    return found


def test_every_field_of_a_trace_is_told_by_its_name():
    ((setup, *events),) = told("--game hashi --seed 5 --side B")
    assert list(setup)[:5] == ["type", "game", "version", "seed", "options"]
    assert set(setup) == {
        *("type", "game", "version", "seed", "options", "players", "side", "islands"),
        *("lines", "deck", "removed"),
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
