"""Packs in the simulator: played beside the project's games, and refused before anything starts."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from boards.install import bundle, pack
from host_sim import packs
from host_sim.bots import guest
from host_sim.drive import Handheld
from host_sim.history import NAME, History
from host_sim.machine import ROOT
from tests import guests
from tests.firmware.guests.buttons import start
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


@pytest.mark.parametrize(
    ("argv", "ran"),
    [
        (["play", "--demo"], ["play", "--game", "kalah", "--demo"]),
        (["--demo"], ["play", "--game", "kalah", "--demo"]),
        (["trace", "--seed", "1"], ["trace", "--game", "kalah", "--seed", "1"]),
        (["play", "--game=hashi"], ["play", "--game=hashi"]),
        (["play", "--code", "PJ00-0001"], ["play", "--code", "PJ00-0001"]),
        (["run", "a.txt"], ["run", "a.txt"]),
    ],
)
def test_the_game_of_a_pack_is_played_where_no_other_is_named(kalah, monkeypatch, argv, ran):
    found = []
    monkeypatch.setattr(packs, "_run", found.append)
    packs.main([*argv, "--pack", str(kalah)])
    assert found[0][2:] == ran


def test_a_pack_lies_beside_the_other_games(kalah, tmp_path):
    root = packs.lay(pack.read(kalah), tmp_path)
    with Handheld(root=root, start_ms=1000) as handheld:
        rows = [row.text() for row in screen(handheld).rows]
        assert {*TITLES.values(), "Kalah"} <= set(rows)
        choose(handheld, "Kalah")
        choose(handheld, "New game")
        handheld.press("A")
        assert up(handheld) == "Play"


@pytest.fixture
def project(tmp_path, monkeypatch):
    """A small project that packs.py takes for the checkout."""
    root = tmp_path / "project"
    for part in ("boards", "engine", "firmware", "host_sim"):
        (root / part).mkdir(parents=True)
        (root / part / "own.py").touch()
    monkeypatch.setattr(packs, "ROOT", root)
    return root


def test_an_older_copy_of_the_game_in_the_project_goes_whole(project, tmp_path):
    for folder in ("engine/kalah", "firmware/games/kalah"):
        (project / folder).mkdir(parents=True)
        (project / folder / "older.py").touch()
    found = pack.make("kalah", guests.root_of("kalah"), plain=True)
    root = packs.lay(found, tmp_path / "copy")
    there = {path.relative_to(root).as_posix() for path in root.rglob("*.py")}
    assert there == {
        *(path for path in found.files if path.endswith(".py")),
        *("boards/own.py", "engine/own.py", "firmware/own.py", "host_sim/own.py", "__main__.py"),
    }


def test_what_was_installed_is_not_copied(project, tmp_path):
    for left in ("host_sim/web/node_modules/a/b.py", "engine/__pycache__/c.pyc", "boards/.d/e.py"):
        (project / left).parent.mkdir(parents=True)
        (project / left).touch()
    root = packs.lay(pack.Pack("pip", {}), tmp_path / "copy")
    names = {path.name for path in root.rglob("*")}
    assert names == {"boards", "engine", "firmware", "host_sim", "own.py", "web", "__main__.py"}


def test_a_pack_lies_where_no_older_copy_is(tmp_path):
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


@pytest.mark.parametrize(
    ("reason", "says"),
    [
        ("[Errno 28] No space left on device: 'a'", "free some room there, or set TMPDIR"),
        ("[Errno 13] Permission denied: 'a'", "[Errno 13] Permission denied: 'a'"),
    ],
)
@pytest.mark.parametrize("is_of_many", [True, False])
def test_why_the_project_cannot_be_copied_is_one_sentence(
    kalah, capsys, monkeypatch, reason, says, is_of_many
):
    def fail(source, target, **_):
        raise shutil.Error([(source, target, reason)] * 100) if is_of_many else OSError(reason)

    monkeypatch.setattr(shutil, "copytree", fail)
    assert packs.main(["play", "--pack", str(kalah)]) == 1
    err = capsys.readouterr().err
    assert re.match(r"host_sim: the project cannot be copied to \S+: ", err)
    assert err.endswith(f": {says}.\n")
    assert len(err) < 200


def test_the_status_is_that_of_the_command(kalah):
    assert run("trace", "--game", "none", "--pack", kalah).returncode == 2


def test_the_finished_games_of_a_pack_are_exported_and_drawn(kalah, tmp_path, monkeypatch):
    """They are written where they stay, not into the copy of the project."""
    file = tmp_path / NAME
    history = History(file, "pico")
    with start(packs.lay(pack.read(kalah), tmp_path / "copy"), "kalah") as handheld:
        session = guest.play(handheld)
        handheld.wait(1000)
        monkeypatch.setattr("host_sim.history.replayed", lambda *record: session)  # in the copy
        assert history.note(bytes(handheld.nvm))
    out = tmp_path / "out"
    done = run("records", "--pack", kalah, "--file", file, "--out", out)
    assert done.returncode == 0, done.stderr
    assert {path.name for path in out.iterdir()} == {
        *("games.csv", "games.json", "01-kalah-points.svg"),
    }
    assert "Kalah: " in (out / "01-kalah-points.svg").read_text(encoding="utf-8")


def test_records_are_written_into_the_project_if_nothing_else_is_said(kalah, monkeypatch):
    ran = []
    monkeypatch.setattr(packs, "_run", ran.append)
    packs.main(["records", "--pack", str(kalah), "--file", "x"])
    assert ran[0][2:] == ["records", "--out", str(ROOT / "build/records"), "--file", "x"]


@pytest.mark.skipif(sys.platform == "win32", reason="there a process is ended without a word")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_nothing_is_left_of_a_command_that_is_ended_by_a_signal(kalah, tmp_path, name):
    command = [sys.executable, "-m", "host_sim", "trace", "--game", "kalah", "--games", "99999"]
    command += ["--seed", "1", "--pack", str(kalah)]
    env = {**os.environ, "TMPDIR": str(tmp_path)}
    with subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stdout.readline()
        assert list(tmp_path.iterdir())
        running.send_signal(getattr(signal, name))
        running.stdout.read()  # to its end: the command has ended, too
    assert running.returncode == 128 + getattr(signal, name)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (("play", "--pack", "none.zip"), "host_sim: none.zip cannot be read: No such file"),
        (("play", "--pack", "README.md"), "host_sim: README.md is broken: it is no zip"),
        (("play", "--pack=none.zip"), "host_sim: none.zip cannot be read: No such file"),
        (("play", "--pack"), "host_sim: --pack needs the file of a pack."),
        (("play", "--pack="), "host_sim: --pack needs the file of a pack."),
        (
            ("web", "--pack", "none.zip"),
            "host_sim: web takes no pack; these do: play, run, trace, tournament, records.",
        ),
    ],
)
def test_a_pack_that_cannot_be_used_is_refused_in_a_sentence(argv, sentence):
    done = run(*argv)
    assert done.returncode in (1, 2)
    assert done.stderr.startswith(sentence)
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""
