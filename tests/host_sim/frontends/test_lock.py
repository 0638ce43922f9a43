"""Two plays of one save: the second says so and saves nothing, or takes it over when asked."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import pytest

from host_sim.devices.clock import Stop
from host_sim.frontends import keep, live, lock
from host_sim.frontends.live import IN_USE, LOST, Live
from host_sim.frontends.lock import Lock
from tests.host_sim.test_program import DOT, PROFILE

ROOT = Path(__file__).resolve().parents[3]
HOLD = """
import pathlib, sys
from host_sim.frontends.lock import Lock
mine = Lock(pathlib.Path(sys.argv[1]))
print(mine.take(), flush=True)
sys.stdin.read()
"""


@pytest.fixture
def save(tmp_path):
    return tmp_path / "pico.nvm"


@pytest.fixture
def play(tmp_path, save):
    """Make a Live of the same save, and close it at the end."""
    made = []

    def make(**options):
        program = tmp_path / "dot.py"
        program.write_text(DOT)
        made.append(Live(PROFILE, 1, {}, save, program, **options))
        return made[-1]

    yield make
    for one in made:
        one.close()


class Frontend:
    """Does something at each turn; leaves when that returns True, or after too long."""

    def __init__(self, what):
        self.what = what

    def pump(self, live):
        assert live.machine.clock.now < 30_000_000
        if live.machine.nvm.writes and self.what(live):
            raise Stop


def leave(_):
    return True


def test_the_second_play_says_so_and_leaves_the_save_as_it_is(play, save):
    first = play()
    keep.save_nvm(save, b"\x07" + b"\xff" * 4095)
    second = play()
    assert second.unsaved == second.notice == IN_USE + live.ASK
    assert second.machine.nvm[0] == 7  # it plays on a copy
    assert second.run(Frontend(leave)) == ""
    assert keep.load_nvm(save)[0][0] == 7
    assert first.unsaved == first.notice == ""
    assert first.run(Frontend(leave)) == ""
    assert keep.load_nvm(save)[0][0] != 7


def test_a_damaged_save_of_another_play_stays_where_it_is(play, save):
    play()
    save.write_bytes(b"spoilt")
    second = play()
    assert second.run(Frontend(leave)) == ""
    assert second.notice == IN_USE + live.ASK
    assert save.read_bytes() == b"spoilt"


def test_when_the_first_is_left_the_next_one_saves(play):
    assert play().run(Frontend(leave)) == ""
    assert play().unsaved == ""


def test_asked_to_the_second_takes_over_with_all_that_was_played(play, save):
    first = play()
    later = []
    thread = threading.Thread(target=lambda: later.append(play(takes_over=True)))

    def wait(now):
        if not thread.ident:
            now.machine.nvm[5] = 42
            thread.start()
        return now.unsaved

    assert first.run(Frontend(wait)) == ""
    thread.join()
    (second,) = later
    assert first.notice == first.unsaved == LOST
    assert first.history is None
    assert second.unsaved == second.notice == ""
    assert second.machine.nvm[5] == 42
    first.machine.nvm[5] = 1
    first.save(is_last=True)
    assert keep.load_nvm(save)[0][5] == 42
    assert second.run(Frontend(leave)) == ""


def test_a_play_that_does_not_let_go_keeps_the_save(play, monkeypatch):
    monkeypatch.setattr(lock, "WAIT", 0.1)
    first = play()
    second = play(takes_over=True)
    assert second.unsaved == IN_USE + live.DEAF
    assert first.run(Frontend(leave)) == ""
    assert first.notice == ""  # nobody waits for it any more


@pytest.mark.parametrize("is_killed", [True, False])
def test_a_play_that_was_killed_locks_nobody_out(save, is_killed):
    other = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(save)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert other.stdout
    assert other.stdout.readline() == "True\n"
    mine = Lock(save)
    assert not mine.take()
    if is_killed:
        other.kill()
    other.communicate()
    assert mine.take()
    mine.let_go()


def test_what_a_crash_has_left_beside_the_save_means_nothing(save):
    save.with_name("pico.nvm.lock").write_text("1 another-host 2020-01-01")
    mine = Lock(save)
    assert mine.take()
    assert not mine.is_wanted()
    mine.let_go()


def test_where_there_are_no_locks_everybody_plays(save, monkeypatch):
    def none(*_):
        raise OSError(45, "not supported")

    monkeypatch.setattr(lock.os, "open", none)
    mine, other = Lock(save), Lock(save)
    assert mine.take()
    assert other.take()
    assert not mine.is_wanted()
    mine.let_go()


@pytest.mark.skipif(sys.platform == "win32", reason="flock is POSIX's")
def test_a_file_system_without_locks_is_played_on(save, monkeypatch):
    def none(*_):
        raise OSError(37, "no locks available")

    monkeypatch.setattr(lock.fcntl, "flock", none)
    assert Lock(save).take()
