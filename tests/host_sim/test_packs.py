"""Packs in the simulator: played beside the project's games, and refused before anything starts."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from boards.install import bundle, pack
from host_sim import packs
from host_sim.drive import Handheld
from host_sim.machine import ROOT
from tests import guests
from tests.firmware.menus import TITLES, choose, screen, up


@pytest.fixture(scope="module")
def kalah(tmp_path_factory):
    path = tmp_path_factory.mktemp("packs") / "kalah.zip"
    made = pack.make("kalah", guests.root_of("kalah"))
    path.write_bytes(bundle.zipped(made.files))
    return path


def run(*argv: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "host_sim", *map(str, argv)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True)


def there() -> set[Path]:
    folders = (ROOT / "engine", ROOT / "firmware/games")
    return {path for folder in folders for path in folder.rglob("*.py")}


def test_any_command_knows_the_game_of_a_pack_and_writes_nothing_into_the_project(kalah):
    before = there()
    done = run("play", "--pack", kalah, "--game", "kalah", "--demo", "--seed", "3")
    assert done.returncode == 0, done.stderr
    assert "Kalah, seed 3: " in done.stdout
    done = run("trace", "--game", "kalah", "--seed", "1", "--pack", kalah)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("\n") > 10
    assert there() == before


def test_a_pack_lies_beside_the_other_games(kalah, tmp_path):
    root = packs.lay(pack.read(kalah), tmp_path)
    with Handheld(root=root, start_ms=1000) as handheld:
        rows = [row.text() for row in screen(handheld).rows]
        assert {*TITLES.values(), "Kalah"} <= set(rows)
        choose(handheld, "Kalah")
        choose(handheld, "New game")
        handheld.press("A")
        assert up(handheld) == "Play"


def test_a_pack_replaces_the_same_game_of_the_project(tmp_path):
    plain = pack.make("kalah", guests.root_of("kalah"), plain=True)
    root = packs.lay(plain, tmp_path)
    again = {path: data for path, data in plain.files.items() if "words" not in path}
    assert (root / "firmware/games/kalah/words/en.py").exists()
    for part in ("boards", "engine", "firmware", "host_sim"):
        assert (root / part).is_dir()
    other = packs.lay(pack.Pack("kalah", again), tmp_path / "other")
    assert not (other / "firmware/games/kalah/words").exists()


@pytest.mark.parametrize("name", ["hashi", "null"])
def test_a_pack_cannot_take_the_name_of_a_game_of_ours(tmp_path, name):
    with pytest.raises(pack.PackError, match=f"cannot be called {name}"):
        packs.lay(pack.Pack(name, {}), tmp_path)


def test_where_there_is_no_room_for_the_copy_one_sentence_says_so(kalah, capsys, monkeypatch):
    def fill(source, target, **_):
        raise shutil.Error([(source, target, "No space left on device")] * 100)

    monkeypatch.setattr(shutil, "copytree", fill)
    assert packs.main(["play", "--pack", str(kalah)]) == 1
    err = capsys.readouterr().err
    assert re.match("host_sim: the project cannot be copied to ", err)
    assert err.endswith(": free some room there, or set TMPDIR.\n")
    assert len(err) < 200


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (("play", "--pack", "none.zip"), "host_sim: none.zip cannot be read: No such file"),
        (("play", "--pack", "README.md"), "host_sim: README.md is broken: it is no zip"),
        (("play", "--pack"), "host_sim: --pack needs the file of a pack."),
    ],
)
def test_a_pack_that_cannot_be_used_is_refused_in_a_sentence(argv, sentence):
    done = run(*argv)
    assert done.returncode in (1, 2)
    assert done.stderr.startswith(sentence)
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""
