"""`python -m host_sim tournament`: counts, intervals, the same result whatever the processes."""

from __future__ import annotations

import errno
import io
import json
import os
import re
import shlex
import subprocess
import sys
import types
from concurrent.futures import CancelledError, Future
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import ai
from engine.session import Session
from host_sim.games import replayed
from host_sim.lab.tournament import match
from host_sim.lab.tournament import run as tournament
from host_sim.lab.tournament.elo import elo, ratings
from host_sim.lab.tournament.log import Log
from host_sim.lab.tournament.match import Plan, Result, play
from host_sim.lab.tournament.tally import Tally, mean_interval, report, wilson
from tests.host_sim.lab import cluster

ROOT = Path(__file__).resolve().parents[3]


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


def test_seats_take_turns(monkeypatch):
    names = []

    def seats(plan: Plan, seed: int, order: tuple[str, ...]) -> Session:
        names.append(order)
        return real(plan, seed, order)

    real = match._run
    monkeypatch.setattr(match, "_run", seats)
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
    tally = Tally(("random", "random"))
    tally.add(Result((2, 2), ("random", "random"), 0.1))
    assert (tally.wins, tally.ties) == ({"random": 0}, 1)


@pytest.mark.parametrize(
    "bad",
    [
        "--game chess --policies random,random",
        "--policies random,random",
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
        "--game arabana --policies random,random --round-robin",
        "--game arabana --policies random,random --log Makefile",
    ],
)
def test_bad_input_is_one_sentence_and_exit_2(bad, capsys):
    assert tournament.main(bad.split()) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert len(shown.err.strip().splitlines()) == 1


class Broken:
    """Plays the first move it may, and in its third turn one that it may not."""

    def __init__(self, game) -> None:
        self.out = game.moves_buffer()
        self.turn = 0

    def think(self, seen, seat):
        self.turn += 1
        seen.legal(self.out)
        yield 9999 if self.turn == 3 else self.out[0]


def test_who_breaks_down_loses_that_game_and_no_other(monkeypatch, capsys):
    real = ai.make
    monkeypatch.setattr(
        ai, "make", lambda name, game, r: Broken(game) if name == "x" else real(name, game, r)
    )
    command = "--game arabana --policies x,random,greedy --round-robin --games 2 --jobs 1 --json"
    assert tournament.main(command.split()) == 1
    shown = capsys.readouterr()
    first, second, third = json.loads(shown.out)["pairs"]
    assert first["wins"] == {"x": 0, "random": 2}
    assert first["failed"] == second["failed"] == {"x": 2}
    assert third["failed"] == {}
    assert third["games"] == 2
    said, told = shown.err.strip().split("; the game until then: ")
    assert said == "x broke down: ValueError: move 9999 is not allowed now"
    session = replayed(bytes.fromhex(told))
    assert session.game.player() == 0


def test_every_policy_that_breaks_down_says_why(monkeypatch, capsys):
    real = ai.make
    monkeypatch.setattr(
        ai, "make", lambda name, game, r: Broken(game) if name in "xy" else real(name, game, r)
    )
    command = "--game arabana --policies x,random,y --round-robin --games 1 --jobs 1"
    assert tournament.main(command.split()) == 1
    said = capsys.readouterr().err.splitlines()
    assert [line.split(";")[0] for line in said] == [
        "x broke down: ValueError: move 9999 is not allowed now",
        "y broke down: ValueError: move 9999 is not allowed now",
    ]


def test_two_against_two_compare_the_best_of_each_side(capsys):
    tally = Tally(("hard", "easy", "hard", "easy"))
    tally.add(Result((3, 5, 9, 1), ("hard",), 0.1))
    tally.add(Result((3, 5, 1, 4), ("easy",), 0.1))
    assert tally.margins == [4, -2]
    tournament._print(Plan("atoll", tally.policies, 1), tally)
    assert "mean margin of hard's best seat over the best other: +1.00" in capsys.readouterr().out


def test_a_game_for_two_says_so_plainly(capsys):
    assert tournament.main("--game arabana --policies random,random,random".split()) == 2
    assert capsys.readouterr().err.endswith("arabana is for 2 players, not 3\n")


def test_elo_leaves_out_who_cannot_be_compared():
    plans = [Plan("arabana", pair, 1) for pair in (("a", "b"), ("c", "d"))]
    win = Result((2, 1), ("a",), 0.1)
    assert set(elo([(plans[0], [win]), (plans[1], [])])) == {"a", "b"}
    # Neither of these met one of the others.
    assert elo([(plans[0], [win]), (plans[1], [Result((2, 1), ("c",), 0.1)])]) == {}


def test_a_stopped_tournament_goes_on_from_its_log(tmp_path, monkeypatch, capsys):
    command = "--game arabana --policies random,greedy,yardstick --round-robin --jobs 1 --seed 5"
    log = tmp_path / "games"
    arguments = [*command.split(), "--log", str(log), "--json", "--games"]
    assert tournament.main([*arguments, "3"]) == 0
    whole = json.loads(capsys.readouterr().out)
    lines = log.read_text().splitlines(True)
    assert len(lines) == 9
    log.write_text("".join(lines[:4]) + lines[4][:50])  # the power went while it wrote
    played = []

    def counted(plan, index):
        played.append(index)
        return play(plan, index)

    monkeypatch.setattr("host_sim.lab.tournament.spread.play", counted)
    assert tournament.main([*arguments, "3"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert len(played) == 5
    assert len(log.read_text().splitlines()) == 9
    for table in whole["pairs"] + again["pairs"]:
        del table["seconds_a_game"]
    assert whole == again


def test_every_line_of_a_log_replays_its_game(tmp_path):
    path = tmp_path / "games"
    with Log(path) as log:
        tournament.run([Plan("arabana", ("greedy", "random"), 8)], 3, 1, log=log)
    lines = path.read_text().splitlines()
    assert len(lines) == 3
    for line in lines:
        told = json.loads(line)
        game = replayed(bytes.fromhex(told["records"][0])).game
        order = [0, 1] if told["index"] % 2 == 0 else [1, 0]
        assert [game.score(seat) for seat in order] == told["scores"]


@pytest.mark.parametrize("text", [b"my only line", b'{"a": 1}', b"\xf0\n"])
def test_a_file_that_is_no_log_stays_as_it_is(tmp_path, text):
    path = tmp_path / "notes.txt"
    path.write_bytes(text)
    with pytest.raises(ValueError, match=r"notes\.txt, line 1: this is no game of a tournament"):
        Log(path)
    assert path.read_bytes() == text


@pytest.mark.parametrize(
    "wrong",
    [
        *({"scores": ["1", "2"]}, {"scores": [1]}, {"scores": 5}, {"winners": [1]}),
        *({"winners": ["nobody"]}, {"winners": 7}, {"seconds": "long"}, {"seconds": -1}),
        *({"seconds": True}, {"records": []}, {"records": [5]}, {"failed": 3}, {"error": None}),
        *({"policies": "greedy"}, {"policies": [1, 2]}, {"seed": "8"}, {"index": 0.5}),
    ],
)
def test_a_log_with_values_of_another_type_is_one_sentence(tmp_path, wrong, capsys):
    path = tmp_path / "games"
    with Log(path) as log:
        plan = Plan("arabana", ("greedy", "random"), 8)
        log.add(plan, 0, Result((1, 2), ("random",), 0.5, (b"1",)))
    path.write_text(json.dumps({**json.loads(path.read_text()), **wrong}) + "\n")
    command = f"--game arabana --policies greedy,random --seed 8 --games 1 --jobs 1 --log {path}"
    assert tournament.main(command.split()) == 2
    assert capsys.readouterr().err == (
        f"host_sim tournament: {path}, line 1: this is no game of a tournament\n"
    )


def test_a_log_on_a_full_disk_is_named_and_the_table_shown(tmp_path, monkeypatch, capsys):
    path = tmp_path / "games"

    class Full(io.StringIO):
        name = str(path)

        def write(self, line: str) -> int:
            if self.tell():
                raise OSError(errno.ENOSPC, "No space left on device")
            return super().write(line)

        def close(self) -> None:
            raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "open", lambda *_, **__: Full())
    command = f"--game null --policies greedy,random --games 9 --jobs 1 --log {path}"
    assert tournament.main(command.split()) == 1
    shown = capsys.readouterr()
    assert shown.err == (
        f"\n{path}: No space left on device: make room and run this again;"
        " stopped after 2 of 9 games\n"
    )
    assert shown.out.startswith("null: 2 games from seed 1")


def test_who_meets_only_itself_has_no_share_of_wins(capsys):
    assert tournament.main("--game null --policies random,random --games 4 --jobs 1".split()) == 0
    head, told, seconds = capsys.readouterr().out.splitlines()
    assert head.startswith("null: 4 games from seed 1, ")
    assert re.fullmatch(r"  random       against itself; mean scores -?\d\.\d\d, -?\d\.\d\d", told)
    assert seconds.endswith("seconds a game")


class Gone(types.ModuleType):
    """A Dask whose scheduler dies after three games."""

    def __init__(self, error: Exception) -> None:
        super().__init__("distributed")
        self.error = error
        self.left = 3

    def Client(self, address: str, timeout: int) -> Gone:  # noqa: N802  (as Dask calls it)
        return self

    def __enter__(self) -> None: ...

    def __exit__(self, *error: object) -> None:
        raise TimeoutError("the scheduler does not answer")

    def run_on_scheduler(self, *what: object) -> None: ...

    run = run_on_scheduler

    def nthreads(self) -> dict[str, int]:
        return {}

    def get_executor(self, pure: bool) -> Gone:
        return self

    def submit(self, work, *row):
        future = Future()
        self.left -= 1
        if self.left >= 0:
            future.set_result(work(*row))
        elif isinstance(self.error, CancelledError):
            future.cancel()
            future.set_running_or_notify_cancel()
        else:
            future.set_exception(self.error)
        return future


@pytest.mark.parametrize("kind", [CancelledError, OSError, "KilledWorker"])
def test_a_scheduler_that_dies_leaves_the_table_of_what_was_played(kind, monkeypatch, capsys):
    if isinstance(kind, str):
        kind = type(kind, (Exception,), {"__module__": "distributed.scheduler"})
    monkeypatch.setitem(sys.modules, "distributed", Gone(kind("lost")))
    command = "--game null --policies greedy,random --games 9 --dask tcp://here:1"
    assert tournament.main(command.split()) == 1
    shown = capsys.readouterr()
    assert shown.err == (
        "\nthe Dask cluster at tcp://here:1 is gone: it was ended from outside, or memory ran out;"
        " stopped after 3 of 9 games\n"
    )
    assert shown.out.startswith("null: 3 games from seed 1")


def test_other_games_of_a_log_are_let_be(tmp_path):
    path = tmp_path / "games"
    plan = Plan("arabana", ("greedy", "random"), 8)
    with Log(path) as log:
        log.add(plan, 0, Result((1, 2), ("random",), 0.5, (b"12",)))
    with Log(path) as log:
        assert log.find(plan, 0) == Result((1, 2), ("random",), 0.5, (b"12",))
        assert log.find(plan, 1) is None
        assert log.find(Plan("arabana", ("greedy", "random"), 9), 0) is None
        assert log.find(Plan("arabana", ("random", "greedy"), 8), 0) is None


def test_two_workers_of_a_dask_cluster_come_to_the_same_result():
    distributed = pytest.importorskip("distributed")
    plans = [Plan("arabana", ("easy", "random"), 9), Plan("null", ("greedy", "random"), 9)]
    alone, _ = tournament.run(plans, 5, 1)
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None
    ) as local:
        spread, status = tournament.run(plans, 5, 1, local.scheduler_address)
    assert status == 0
    for (_, here), (_, there) in zip(alone, spread, strict=True):
        assert [one.records for one in here] == [one.records for one in there]
        assert [one.scores for one in here] == [one.scores for one in there]


def test_a_cluster_that_is_not_there_is_one_sentence(capsys):
    command = "--game null --policies random,random --games 1 --dask not-an-address"
    assert tournament.main(command.split()) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


@pytest.mark.parametrize("lost", ["scheduler", "workers", ""])
def test_a_cluster_plays_or_says_in_a_sentence_where_the_project_is_missing(lost, tmp_path, capsys):
    pytest.importorskip("distributed")
    folders = [tmp_path if lost == part else ROOT for part in ("scheduler", "workers")]
    with cluster.started(tmp_path / "scheduler.json", *folders) as address:
        command = f"--game null --policies random,random --games 1 --dask {address}"
        status = tournament.main(command.split())
    said = capsys.readouterr().err
    if lost:
        assert status == 2
        assert len(said.strip().splitlines()) == 1
        assert f"the cluster's {lost} cannot import host_sim.lab.tournament.match" in said
        assert "PYTHONPATH=." in said
    else:
        assert (status, said) == (0, "")


@pytest.mark.skipif(os.name == "nt", reason="a closed pipe is told otherwise")
def test_who_reads_no_further_gets_no_traceback():
    command = (
        f"{shlex.quote(sys.executable)} -m host_sim tournament --game null --policies random,random"
    )
    done = subprocess.run(
        ["bash", "-c", f"{command} --games 2 --jobs 1 | true"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""


def test_a_table_of_four_seats_two_and_two():
    args = "--game atoll --policies hard,medium,easy --round-robin --players 4"
    plans = tournament._plans(tournament._parser("atoll").parse_args(args.split()))
    assert [plan.policies for plan in plans] == [
        ("hard", "medium") * 2,
        ("hard", "easy") * 2,
        ("medium", "easy") * 2,
    ]


def test_without_policies_all_levels_meet():
    plans = tournament._plans(tournament._parser("hashi").parse_args(["--game", "hashi"]))
    assert {name for plan in plans for name in plan.policies} >= {"easy", "medium", "hard"}
    assert {len(plan.policies) for plan in plans} == {2}


def test_a_game_without_levels_is_played_by_the_players_for_any_game():
    plans = tournament._plans(tournament._parser("null").parse_args(["--game", "null"]))
    assert {name for plan in plans for name in plan.policies} == {"random", "greedy", "search"}


def test_a_guests_own_players_meet_as_its_levels_name_them(monkeypatch, tmp_path):
    rules = tmp_path / "engine/null/rules.py"
    monkeypatch.setattr(tournament.inspect, "getfile", lambda kind: str(rules))
    game = tournament.catalog.make("null")
    assert tournament._levels(game) == ("random", "greedy", "search")
    info = tmp_path / "firmware/games/null/info.py"
    info.parent.mkdir(parents=True)
    info.write_text('TITLE = "Null"\nLEVELS = ("random", "shrewd", "random")\n')
    assert tournament._levels(game) == ("random", "shrewd")


def test_the_time_left_is_told(monkeypatch, capsys):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    monkeypatch.setattr("time.monotonic", iter(range(0, 1000, 100)).__next__)
    progress = tournament.Progress(14, 10)
    progress.step()
    assert "] 11/14, 0:05:00 left" in capsys.readouterr().err


def test_elo_of_two_by_a_known_value():
    found = ratings(["a", "b"], {("a", "b"): 749.5, ("b", "a"): 249.5})  # and a shared one
    assert round(found["a"][0] - found["b"][0], 1) == 190.8  # 400 log10(3)
    assert round(found["a"][1], 1) == round(found["b"][1], 1) == 12.4


def test_elo_takes_the_whole_table():
    won = {("a", "b"): 75.0, ("b", "a"): 25.0, ("b", "c"): 75.0, ("c", "b"): 25.0}
    found = ratings(["a", "b", "c"], won)
    assert found["a"][0] == pytest.approx(-found["c"][0])
    assert found["a"][0] - found["b"][0] == pytest.approx(found["b"][0] - found["c"][0])
    assert found["b"][1] < found["a"][1]
    assert ratings(["a"], {}) == {"a": (0.0, pytest.approx(0.0))}


def test_elo_counts_a_shared_win_as_half():
    plan = Plan("arabana", ("a", "b"), 1)
    tie, win = Result((1, 1), ("a", "b"), 0.1), Result((2, 1), ("a",), 0.1)
    found = elo([(plan, [tie] * 50 + [win] * 50)])
    same = ratings(["a", "b"], {("a", "b"): 75, ("b", "a"): 25})
    assert found["a"] == pytest.approx(same["a"])


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
