"""Whole traces of Arabana-Ikibiti, checked by a referee that knows the rules alone.

Every failure names the command that shows the game again.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import catalog, rng
from engine.arabana.map import INITIALS, name_place, name_sea
from engine.arabana.rules import NOBODY
from host_sim.lab.trace import arabana as traces
from host_sim.lab.trace import run
from tests.referees.arabana import ISLANDS, PLACES, SEAS, Referee, judge
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


@pytest.mark.parametrize("variant", VARIANTS)
def test_random_games_follow_the_rules(variant):
    games = judged(f"--game arabana --seed 1000 --games 2 --legal {variant}", judge)
    assert len(games) == 2


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


def test_engine_and_referee_see_the_same_board_after_every_event():
    """A7 to A9 and A17 to A21: bridges, ships and control, decided by two programs."""
    for seed in range(8):
        game = catalog.make("arabana")
        options = bytes([seed & 1, seed >> 1 & 1, 0, 0, 0, 0, 0, 0, 2])
        game.reset(seed, options)
        traced = traces.Trace(game, seed, False)
        fields = {"variant": ("seed", "designer")[seed & 1], "seafarer": bool(seed & 2)}
        referee = Referee({"type": "setup", "options": fields, **traced.setup()})
        out = game.moves_buffer()
        r = bytearray(4)
        rng.seed(r, seed)
        while game.player() >= 0:
            for event in traced.play(out[rng.below(r, game.legal(out))]):
                referee.take(event)
                _compare(game, referee, f"seed {seed}, options {options.hex()}: {event}")


def _compare(game, referee, where):
    board = referee.board
    for k in range(27):
        owner = game.owner(k)
        assert board.bridges.get(name_place(k), NOBODY) == owner, where
    for e in range(16):
        assert board.ships.get(name_sea(e), NOBODY) == game.ship_owner(e), where
    for p in range(2):
        held = {INITIALS[i] for i in range(12) if game.islands(p) >> i & 1}
        assert held == board.controls(p), where


def test_the_referee_is_none_of_the_engine():
    text = (ROOT / "tests" / "referees" / "arabana.py").read_text()
    assert "import engine" not in text
    assert "from engine" not in text
    assert (len(ISLANDS), len(PLACES), len(SEAS)) == (12, 27, 16)


def test_the_referee_catches_what_is_wrong():
    """Change one thing in a sound trace at a time: none may pass."""
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
