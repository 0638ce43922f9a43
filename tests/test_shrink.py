"""Compiled sources are made smaller: the same program, line for line."""

import ast
import subprocess
import sys

import pytest

from boards.install import bundle, profile, shrink
from host_sim.drive import Handheld
from host_sim.machine import Machine
from tests import golden_screens

GAMES = """
import sys
sys.path.insert(0, sys.argv[1])
from engine import catalog, rng
for name in ("hashi", "arabana", "atoll"):
    game = catalog.make(name)
    for seed in range(3):
        game.reset(seed)
        out = game.moves_buffer()
        r = bytearray(4)
        rng.seed(r, seed)
        while game.player() >= 0:
            game.apply(out[rng.below(r, game.legal(out))])
        print(name, seed, bytes(game.state).hex())
"""


@pytest.fixture(scope="module")
def texts():
    found = bundle.sources(profile.load("pico"))
    return {name: path.read_text(encoding="utf-8") for name, path in found.items()}


def one(text, **others):
    sources = {"firmware/a.py": text, **{f"firmware/{n}.py": t for n, t in others.items()}}
    return shrink.shrink(sources, {})


def test_lines_stay_where_they_are(texts):
    for name, text in bundle.shrunk(texts).items():
        assert text.count("\n") == texts[name].count("\n"), name
        ast.parse(text)


def test_numbers_are_written_in_across_modules():
    made = one("from firmware.b import SIZE\n\nprint(SIZE + 1)\n", b="_N = 2\nSIZE = 3 * _N\n")
    assert made["firmware/a.py"] == "pass\n\nprint(6 + 1)\n"
    assert made["firmware/b.py"] == "pass\npass\n"


def test_a_number_stays_where_something_may_ask_for_it():
    made = one("SIZE = 3\n", b="def show(kit):\n    print(kit.SIZE)\n\n\nshow(0)\n")
    assert made["firmware/a.py"] == "SIZE = 3\n"


def test_a_name_bound_twice_is_no_number():
    text = "N = 1\n\n\nclass C:\n    N = 2\n\n\nprint(C.N, lambda o: o.N)\n"
    assert "N = 1" in one(text)["firmware/a.py"]
    assert "    N = 2" in one(text)["firmware/a.py"]


def test_functions_that_nothing_mentions_are_left_out():
    made = one("def unused():\n    return 1\n\n\ndef used():\n    return 2\n\n\nused()\n")
    assert made["firmware/a.py"] == "pass\n\n\n\ndef _0():\n    return 2\n\n\n_0()\n"


@pytest.fixture(scope="module")
def small(texts, tmp_path_factory):
    """The folder of a checkout with small sources."""
    root = tmp_path_factory.mktemp("small")
    for name, text in (texts | bundle.shrunk(texts, GAMES)).items():
        path = root / (f"firmware/{name}" if name in bundle.AT_ROOT else name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


def test_games_are_the_same_when_small(small):
    told = [
        subprocess.run(
            [sys.executable, "-c", GAMES, str(root)], capture_output=True, text=True, check=True
        ).stdout
        for root in (bundle.ROOT, small)
    ]
    assert told[0] == told[1]
    assert told[0].count("\n") == 9


@pytest.mark.parametrize("path", golden_screens.scripts(), ids=lambda path: path.stem)
def test_screens_are_the_same_when_small(small, path):
    for name, frame in golden_screens.shots(path, root=small):
        assert frame == golden_screens.golden(path, name), name


def test_the_small_program_is_what_ran(small):
    with Handheld(root=small) as handheld:
        assert not hasattr(handheld.machine.main["App"], "_key")
    with Handheld() as handheld:
        assert hasattr(handheld.machine.main["App"], "_key")


def test_a_shelf_keeps_one_loan_and_never_drops_a_package():
    machine = Machine(profile.load("pico"))
    with machine:
        loaded = machine.load("firmware.shelf").sys.modules
        loans = machine.load("firmware.shelf").Shelf()
        loans.lend("firmware.views.hashi_map")
        assert "firmware.views.hashi_map" in loaded
        loans.lend("firmware.words.en")
        assert "firmware.views.hashi_map" not in loaded
        assert not hasattr(loaded["firmware.views"], "hashi_map")
        assert "firmware.words.en" in loaded
        loans.clear()
        assert "firmware.words.en" not in loaded
        assert "firmware.words" in loaded
        again = loans.lend("firmware.words.en")
        assert again.HOW_TO
