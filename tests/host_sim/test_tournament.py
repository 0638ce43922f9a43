"""`python -m host_sim tournament`: counts, intervals, the same result whatever the processes."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game import Game
from host_sim.tournament import run as tournament
from host_sim.tournament.intervals import mean_interval, wilson
from host_sim.tournament.run import Plan, Result, Tally, play, report

ROOT = Path(__file__).parent.parent.parent


def run(arguments: str) -> dict:
    done = subprocess.run(
        [sys.executable, "-m", "host_sim", "tournament", *arguments.split()],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""  # no progress bar where nobody looks
    return json.loads(done.stdout)


def test_json_has_what_machines_need():
    found = run("--game arabana --policies yardstick,random --games 6 --seed 3 --json")
    assert found["game"] == "arabana"
    assert found["games"] == 6
    assert found["policies"] == ["yardstick", "random"]
    assert set(found["wins"]) == {"yardstick", "random"}
    assert sum(found["wins"].values()) + found["ties"] == 6
    low, high = found["win_interval"]["yardstick"]
    assert 0 <= low <= found["wins"]["yardstick"] / 6 <= high <= 1
    assert found["mean_margin"] > 0
    assert found["seconds_a_game"] > 0


def test_the_same_result_whatever_the_number_of_processes():
    command = "--game arabana --policies easy,random --games 7 --seed 9 --json"
    alone, shared = run(command), run(command + " --jobs 3")
    del alone["seconds_a_game"], shared["seconds_a_game"]
    assert alone == shared


def test_seats_take_turns(monkeypatch):
    names = []

    def seats(plan: Plan, seed: int, order: tuple[str, ...]) -> Game:
        names.append(order)
        return real(plan, seed, order)

    real = tournament._run
    monkeypatch.setattr(tournament, "_run", seats)
    for index in range(2):
        play(Plan("null", ("random", "greedy"), 1), index)
    assert names == [("random", "greedy"), ("greedy", "random")]


def test_options_of_the_game_are_those_of_its_traces():
    found = run("--game arabana --policies random,random --games 2 --seafarer --json")
    assert found["games"] == 2


def test_solo_games_compare_scores():
    plan = Plan("null", ("random", "greedy"), 1)
    assert plan.solo is False
    tally = Tally(("a", "b"))
    tally.add(Result((5, 3), ("a",), 0.1))
    tally.add(Result((4, 4), ("a", "b"), 0.1))
    found = report(Plan("hashi", ("a", "b"), 1, solo=True), tally)
    assert found["wins"] == {"a": 1, "b": 0}
    assert found["ties"] == 1
    assert found["mean_scores"] == [4.5, 3.5]


def test_hashi_alone_compares_mean_scores():
    found = run("--game hashi --policies random,random --players 1 --games 2 --json")
    assert found["solo"] is True
    assert found["mean_scores"][0] == found["mean_scores"][1]


def test_a_name_on_several_seats_counts_as_one():
    tally = Tally(("hard", "easy", "easy"))
    tally.add(Result((3, 5, 5), ("easy", "easy"), 0.1))
    tally.add(Result((5, 5, 1), ("easy", "hard"), 0.1))
    tally.add(Result((9, 5, 1), ("hard",), 0.1))
    assert tally.wins == {"hard": 1, "easy": 1}
    assert tally.ties == 1
    assert tally.margins == [-2, 0, 4]


def test_ties_between_two_of_one_name():
    tally = Tally(("random", "random"))
    tally.add(Result((2, 2), ("random", "random"), 0.1))
    assert (tally.wins, tally.ties) == ({"random": 0}, 1)


@pytest.mark.parametrize(
    "bad",
    [
        "--game chess --policies random,random",
        "--policies random,random",
        "--game arabana",
        "--game arabana --policies random,nobody",
        "--game arabana --policies random,random,random",
        "--game arabana --policies random",
        "--game arabana --policies random,random --games 0",
        "--game arabana --policies random,random --games many",
        "--game arabana --policies random,random --jobs -1",
        "--game arabana --policies random,random --seed 4294967296",
        "--game arabana --policies random,random --free-bridges 3:1",
        "--game arabana --policies random,random --nonsense",
        "--game arabana --policies random,random --players 1",
    ],
)
def test_bad_input_is_one_sentence_and_exit_2(bad, capsys):
    assert tournament.main(bad.split()) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert len(shown.err.strip().splitlines()) == 1


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is sent as a POSIX signal")
@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_prints_what_is_done(jobs):
    command = f"--game arabana --policies random,random --games 100000 --json --jobs {jobs}"
    master, slave = os.openpty()  # so that it shows how far it is
    process = subprocess.Popen(
        [sys.executable, "-m", "host_sim", "tournament", *command.split()],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=slave,
        text=True,
    )
    os.close(slave)
    shown = ""
    with contextlib.suppress(OSError):  # the end of what was a terminal
        while piece := os.read(master, 4096).decode():
            is_first = "] 1/" not in shown
            shown += piece
            if is_first and "] 1/" in shown:
                process.send_signal(signal.SIGINT)
    out, _ = process.communicate()
    os.close(master)
    assert process.returncode == 130, shown
    assert "Traceback" not in shown
    found = json.loads(out)
    assert 0 < found["games"] < 100000
    assert sum(found["wins"].values()) + found["ties"] == found["games"]


def test_wilson_by_a_known_value():
    low, high = wilson(75, 100)
    assert (round(low, 3), round(high, 3)) == (0.657, 0.825)
    assert wilson(0, 0) == (0.0, 1.0)


@given(st.integers(1, 2000).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_wilson_holds_the_share(case):
    won, games = case
    low, high = wilson(won, games)
    assert 0 <= low <= won / games + 1e-9
    assert won / games - 1e-9 <= high <= 1


def test_mean_interval():
    assert mean_interval([3]) == (3.0, 3.0)
    low, high = mean_interval([0, 2, 4, 6])
    assert low < 3 < high
