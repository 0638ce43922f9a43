"""Whole traces of Atoll before a referee that knows only the rule book."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from host_sim.lab.trace import run
from tests.long import long
from tests.referees.atoll import Foul, judge
from tests.referees.traces import judged, told


@pytest.mark.parametrize("seed", [11, pytest.param(12, marks=long)])
@pytest.mark.parametrize(
    "arguments",
    [
        "--players 3 --legal",
        "--players 4 --legal",
        "--players 5",
        "--players 6 --legal",
        "--players 4 --rounds 1 --awards 20 --legal",
        "--players 6 --awards 10",
        "--players 4 --policy yardstick",
        "--players 4 --policy easy,medium,hard,yardstick",
    ],
)
def test_t1_to_t15_the_referee_finds_no_foul(arguments: str, seed: int) -> None:
    assert len(judged(f"--game atoll --seed {seed} {arguments}", judge)) == 1


def test_options_that_do_not_fit_get_one_sentence(capsys: pytest.CaptureFixture) -> None:
    for args in (("--awards", "11"), ("--awards", "0"), ("--players", "7")):
        assert run.main(["--game", "atoll", "--seed", "1", *args]) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_the_referee_sees_what_is_wrong() -> None:
    arguments = "--game atoll --seed 2 --players 3 --policy yardstick"
    (good,) = told(arguments)
    (legal,) = told(arguments + " --rounds 1 --legal")
    for lines in (good, legal):
        judge(lines)

    def spoil(kind: str, change: Any, last: bool = False, game: Any = good) -> None:
        lines = copy.deepcopy(game)
        kinds = [line["type"] for line in lines]
        at = len(kinds) - 1 - kinds[::-1].index(kind) if last else kinds.index(kind)
        change(lines, at)
        with pytest.raises(Foul):
            judge(lines)

    spoil("claim", lambda lines, at: lines[at].update(player=9))
    spoil("claim", lambda lines, at: lines.pop(at))
    spoil("award", lambda lines, at: lines[at].update(values=[1, 2, 3, 4]))
    spoil("deal", lambda lines, at: lines[at].update(awards=[]))
    spoil("end", lambda lines, at: lines[at].update(scores=[0, 0, 0, 0]))
    spoil("place", lambda lines, at: lines[at].update(card=0), last=True)
    spoil("place", lambda lines, at: lines[at].update(cells=[[60, 0], [61, 0]]), last=True)
    spoil("place", lambda lines, at: lines[at]["legal"].pop(), True, legal)
    spoil("place", lambda lines, at: lines[at]["legal"].append(lines[at]["legal"][0]), True, legal)
