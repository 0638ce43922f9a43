"""Whole traces of Arabana-Ikibiti, checked by a referee that knows the rules alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from host_sim.lab.trace import run
from tests.long import long
from tests.referees.arabana import ISLANDS, PLACES, SEAS, judge
from tests.referees.traces import judged, told

ROOT = Path(__file__).resolve().parents[4]

VARIANTS = (
    "",
    "--variant designer",
    "--seafarer",
    "--seafarer --variant designer",
    "--free-bridges 0:3",
    "--free-bridges 1:2 --seafarer",
    "--extra-cards 0:2",
    "--extra-cards 1:3 --extra-limit 1",
    "--extra-limit 0 --seafarer --variant designer --free-bridges 1:1",
)


@pytest.mark.parametrize("seed", [1000, pytest.param(1001, marks=long)])
@pytest.mark.parametrize("variant", VARIANTS)
def test_random_games_follow_the_rules(variant, seed):
    assert len(judged(f"--game arabana --seed {seed} --legal {variant}", judge)) == 1


@pytest.mark.parametrize("variant", VARIANTS[:6])
def test_games_of_good_players_follow_the_rules(variant):
    judged(f"--game arabana --seed 7 --legal --policy medium,yardstick {variant}", judge)


def test_random_play_reaches_every_kind_of_event():
    kinds = set()
    for lines in told("--game arabana --seed 1 --games 12 --seafarer --free-bridges 0:2"):
        kinds |= {line["type"] for line in lines}
    assert kinds == {
        *("setup", "free_bridge", "play", "swap", "ship", "move_ship", "discard", "draw"),
        *("pass", "scoring", "end"),
    }


def test_the_referee_is_none_of_the_engine():
    text = (ROOT / "tests" / "referees" / "arabana.py").read_text()
    assert "import engine" not in text
    assert "from engine" not in text
    assert (len(ISLANDS), len(PLACES), len(SEAS)) == (12, 27, 16)


def test_the_referee_catches_what_is_wrong():
    (lines,) = told("--game arabana --seed 5 --legal")
    judge(lines)
    scoring = next(n for n, line in enumerate(lines) if line["type"] == "scoring")
    draw = next(n for n, line in enumerate(lines) if line["type"] == "draw")
    changes = (
        (draw, {"controls": [9, 9]}),
        (draw, {"player": 1 - lines[draw]["player"]}),
        (draw, {"legal": lines[draw]["legal"][:-1]}),
        (scoring, {"points": [12, 12]}),
        (scoring, {"stack": lines[scoring]["stack"][1:]}),
        (len(lines) - 1, {"points": [99, 0]}),
        (len(lines) - 1, {"premature": not lines[-1]["premature"]}),
    )
    for n, change in changes:
        with pytest.raises(AssertionError):
            judge([*lines[:n], {**lines[n], **change}, *lines[n + 1 :]])


def test_options_not_at_their_default_are_in_the_setup_line():
    ((setup, *_),) = told("--game arabana --seed 1")
    assert setup["options"] == {}
    many = "--variant designer --seafarer --free-bridges 1:2 --extra-cards 0:1 --extra-limit 0"
    ((setup, *_),) = told(f"--game arabana --seed 1 {many}")
    assert setup["options"] == {
        "variant": "designer",
        "seafarer": True,
        "free_bridges": [1, 2],
        "extra_cards": [0, 1],
        "extra_limit": 0,
    }


@pytest.mark.parametrize(
    "bad",
    [
        *("--free-bridges 2:1", "--free-bridges 0:4", "--extra-cards x", "--extra-limit 3"),
        *("--variant other", "--players 3", "--policy nobody"),
    ],
)
def test_bad_options_are_one_sentence(bad, capsys):
    assert run.main(f"--game arabana --seed 1 {bad}".split()) == 2
    error = capsys.readouterr().err
    assert len(error.strip().splitlines()) == 1
