"""What Atoll's `hard` learns from: turns of its games, and log odds that fit what came of them."""

from __future__ import annotations

import math
import sys
from pathlib import Path

import pytest

from engine.atoll.ai import learned
from engine.atoll.state import HAND
from host_sim.lab.train import atoll
from host_sim.lab.train.atoll import Lesson, fit
from tests.long import long


def test_log_odds_are_found_again() -> None:
    counts = {}
    for lead in range(-6, 7):
        p = 1 / (1 + math.exp(1.2 - 0.5 * lead))
        counts[lead] = [round(100000 * p), 100000]
    assert fit(counts) == pytest.approx((-1.2, 0.5), abs=0.01)


def test_what_never_failed_makes_no_slope_without_end() -> None:
    bias, slope = fit({-1: [0, 50], 0: [0, 50], 1: [50, 50]})
    assert bias < 0 < slope < 10


def test_cases_come_from_the_same_round() -> None:
    around = [list(atoll.around(left)) for left in range(atoll.LAST)]
    assert around[0] == [0]
    assert around[HAND - 1] == [HAND - 2, HAND - 1]
    assert around[HAND] == [HAND]
    assert around[HAND + 4] == [HAND + 3, HAND + 4, HAND + 5]


def test_a_game_teaches_tables_that_can_be_read() -> None:
    lesson = Lesson()
    lesson.add(1)
    at_the_end = [n for (left, _, _), n in lesson.awards.items() if left == 0]
    assert sum(n for _, n in at_the_end) % atoll.PLAYERS == 0
    assert 0 < sum(true for true, _ in at_the_end) <= 8
    assert all(true <= n for true, n in lesson.requests.values())
    found: dict[str, bytes] = {}
    exec(atoll.text(lesson), found)
    for name in ("WORTH", "BIAS", "SLOPE", "CURVE"):
        assert len(found[name]) == len(getattr(learned, name)), name
    assert found["CURVE"] == learned.CURVE


def test_a_request_is_worth_more_the_less_it_lacks() -> None:
    for left in range(atoll.LAST):
        one, two, three = learned.WORTH[3 * left : 3 * left + 3]
        assert 64 > one >= two >= three, left
        assert left < 1 or one


@long
def test_two_processes_teach_what_one_does(tmp_path: Path, capsys: pytest.CaptureFixture) -> None:
    for jobs in ("1", "2"):
        words = ["--game", "atoll", "--games", "2", "--jobs", jobs, "--out", str(tmp_path / jobs)]
        assert atoll.main(words[2:]) == 0
    assert "learned from 2 games of four" in capsys.readouterr().out
    assert (tmp_path / "1/learned.py").read_text() == (tmp_path / "2/learned.py").read_text()


def test_the_games_are_counted_in_a_bar(monkeypatch, capsys) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(atoll, "one", lambda seed: Lesson())
    atoll.taught(5, 3, 1)
    assert "[" + 30 * "#" + "] 3/3, 0:00:00 left" in capsys.readouterr().err


def test_a_stop_and_a_place_that_is_none_are_sentences(monkeypatch, capsys, tmp_path) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    (tmp_path / "file").write_text("")
    assert atoll.main(["--games", "1", "--jobs", "1", "--out", str(tmp_path / "file")]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    monkeypatch.setattr(atoll, "one", stop)
    assert atoll.main(["--games", "1", "--jobs", "1", "--out", str(tmp_path)]) == 130
    assert capsys.readouterr().err == "\nstopped: nothing is written\n"
    assert atoll.main(["--jobs", "0"]) == 2
