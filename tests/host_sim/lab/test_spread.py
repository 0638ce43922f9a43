"""Where games are played: processes that stop, die or never answer, and Ctrl-C."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest

from engine import ai
from host_sim.lab.tournament import run as tournament
from host_sim.lab.tournament.spread import answers
from tests.host_sim.lab.test_tournament import Broken, run

ROOT = Path(__file__).resolve().parents[3]


def test_the_same_result_whatever_the_number_of_processes():
    command = "--game arabana --policies easy,random --games 7 --seed 9 --json"
    alone, shared = run(command + " --jobs 1"), run(command + " --jobs 3")
    del alone["seconds_a_game"], shared["seconds_a_game"]
    assert alone == shared


class Silent(Broken):
    """Never answers: it computes, or it waits."""

    def think(self, seen, seat):
        while seat == 0:
            pass
        time.sleep(1000)
        yield 0


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="there are no such timers")
def test_a_player_that_never_answers_loses_and_hangs_nobody(monkeypatch, capsys):
    real = ai.make
    monkeypatch.setattr(
        ai, "make", lambda name, game, r: Silent(game) if name == "x" else real(name, game, r)
    )
    timer = signal.getitimer(signal.ITIMER_REAL)[0]
    command = "--game arabana --policies x,random --games 2 --jobs 1 --patience 1 --json"
    assert tournament.main(command.split()) == 1
    assert bool(signal.getitimer(signal.ITIMER_REAL)[0]) == bool(timer)
    shown = capsys.readouterr()
    assert json.loads(shown.out)["wins"] == {"x": 0, "random": 2}
    assert shown.err.startswith("x broke down: NoAnswer: none within 1 s; ")


@pytest.mark.parametrize("how", [[], ["--json"]])
def test_ctrl_c_before_the_first_game_ended_is_one_sentence(how, monkeypatch, capsys):
    def stop(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("host_sim.lab.tournament.spread.play", stop)
    assert tournament.main(["--game", "arabana", "--games", "2", "--jobs", "1", *how]) == 130
    shown = capsys.readouterr()
    assert shown.err == "\nstopped after 0 of 20 games\n"
    assert [json.loads(line)["elo"] for line in shown.out.splitlines()] == ([{}] if how else [])


def started(*arguments: str) -> tuple[subprocess.Popen, list[psutil.Process]]:
    """Start a long tournament of two processes; return it and its workers, when they play."""
    command = "--game hashi --policies hard,hard --games 10000 --jobs 2".split()
    process = subprocess.Popen(
        [sys.executable, "-m", "host_sim", "tournament", *command, *arguments],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    workers: list[psutil.Process] = []
    while len(workers) < 2:
        assert process.poll() is None, process.communicate()
        time.sleep(0.3)
        below = psutil.Process(process.pid).children()
        workers = [one for one in below if "spawn_main" in " ".join(one.cmdline())]
    return process, workers


@pytest.mark.skipif(os.name == "nt", reason="kills as POSIX does")
def test_the_workers_end_with_a_parent_that_is_killed(tmp_path):
    log = tmp_path / "games"
    process, workers = started("--log", str(log))
    while not log.exists() or not log.read_text():  # they play
        time.sleep(0.1)
    process.kill()
    process.communicate()
    assert psutil.wait_procs(workers, timeout=300)[1] == []


@pytest.mark.skipif(os.name == "nt", reason="kills as POSIX does")
def test_a_worker_that_dies_is_one_sentence():
    process, workers = started()
    workers[0].kill()
    out, said = process.communicate(timeout=600)
    assert process.returncode == 1
    assert said.startswith("\na worker process died: it was ended from outside, or memory ran out;")
    assert said.count("\n") == 2
    assert "Traceback" not in out
    assert psutil.wait_procs(workers, timeout=300)[1] == []


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is sent as a POSIX signal")
def test_workers_that_load_say_nothing_at_ctrl_c():
    process, workers = started()
    for one in (*workers, psutil.Process(process.pid)):
        one.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=600)
    assert process.returncode == 130
    assert re.fullmatch(r"\nstopped after \d+ of 10000 games\n", said)


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is sent as a POSIX signal")
@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_prints_what_is_done(jobs):
    command = f"--game arabana --policies random,random --games 10000 --json --jobs {jobs}"
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
    some = re.compile(r"\] [1-9]\d*/")  # the bar need not have stopped at one game
    with contextlib.suppress(OSError):  # the end of what was a terminal
        while piece := os.read(master, 4096).decode():
            is_first = not some.search(shown)
            shown += piece
            if is_first and some.search(shown):
                process.send_signal(signal.SIGINT)
    out, _ = process.communicate()
    os.close(master)
    assert process.returncode == 130, shown
    assert "Traceback" not in shown
    found = json.loads(out)
    assert 0 < found["games"] < 10000
    assert sum(found["wins"].values()) + found["ties"] == found["games"]


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is sent as a POSIX signal")
def test_ctrl_c_does_not_break_into_an_executor_s_call():
    """There it could leave a lock taken that the end waits for."""
    handed = []

    class Interrupted(ThreadPoolExecutor):
        def submit(self, work, /, *row, **words):
            os.kill(os.getpid(), signal.SIGINT)
            handed.append(row)
            return super().submit(work, *row, **words)

    with ThreadPoolExecutor(2) as executor:
        assert answers(executor, pow, [(2, 3), (3, 2)]) == [8, 9]
    with Interrupted(1) as executor, pytest.raises(KeyboardInterrupt):
        answers(executor, pow, [(2, 3), (3, 2)])
    assert handed == [(2, 3), (3, 2)]
