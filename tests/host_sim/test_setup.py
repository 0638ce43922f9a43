"""The Makefile is the manual; set-up needs only Python and make, and repairs a broken .venv."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent.parent
MAKEFILE = (ROOT / "Makefile").read_text()
TARGETS = set(re.findall(r"^([a-z0-9-]+):", MAKEFILE, re.M))
VARIABLES = set(re.findall(r"^([A-Z]+) *[?]=", MAKEFILE, re.M))
PINNED = re.compile(r"[a-z0-9-]+==[0-9][0-9a-z.]*(; .+)?")
# Writes down how it was called; as `-m venv` it puts itself into .venv, as the real one does.
PYTHON = """#!/bin/sh
case "$*" in
  "-c import ensurepip"*) exit ${NO_VENV:-0} ;;
  -c*) exit 0 ;;
  --version) echo Python 3.14.0; exit ;;
esac
echo "$*" >> calls
case "$*" in
  *venv*) rm -rf .venv; mkdir -p .venv/bin; cp "$0" .venv/bin/python ;;
  *pip*) exit ${NO_NETWORK:-0} ;;
esac
"""

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="make is missing")


def make(*words: str, folder: Path = ROOT, **environ: str) -> subprocess.CompletedProcess[str]:
    """Run make as from a shell where nothing is set for it, though these tests are run by make."""
    gone = ("MAKE", "CI", "PYTHON")
    env = {
        key: value
        for key, value in os.environ.items()
        if not key.startswith(gone) and key not in VARIABLES
    }
    command = ["make", "--no-print-directory", *words]
    return subprocess.run(
        command, cwd=folder, capture_output=True, text=True, env={**env, **environ}
    )


def sentences(result: subprocess.CompletedProcess[str]) -> list[str]:
    """Return what a failed make says, without what make itself adds."""
    assert result.returncode != 0
    return [line for line in result.stderr.splitlines() if not line.startswith("make")]


def test_make_alone_lists_every_target_in_a_line_each() -> None:
    result = make().stdout.splitlines()
    listed = {line.split()[1] for line in result if line.startswith("make ")}
    assert listed == TARGETS
    assert {"play", "test", "setup", "lint", "bench", "bundle", "screens", "clean"} <= listed
    assert all(len(line) <= 100 for line in result), max(result, key=len)


def test_make_alone_lists_every_variable() -> None:
    result = make().stdout
    names = re.findall(r"^([A-Z]+) +\?=", MAKEFILE, re.M)
    assert len(names) > 10
    for name in names:
        assert re.search(rf"^  {name} +\S", result, re.M), name


def words(text: str) -> str:
    """Return commands with one space between their words, and no quotation marks."""
    return " ".join(shlex.split(text))


def test_variables_become_options() -> None:
    result = make("-n", "play", "GAME=hashi", "SIDE=B", "SEED=7", "BOARD=pico2").stdout
    assert "-m host_sim play --game hashi --seed 7 --side B --board pico2" in words(result)
    result = make("-n", "flash", "DRIVE=/media/x", "DRY=1", "PY=1").stdout
    assert "flash --board pico --drive /media/x --dry-run --py" in words(result)
    result = make("-n", "flash", "DRY=0", "PY=no").stdout
    assert words(result).endswith("flash --board pico")
    result = make("-n", "play", "PACK=build/packs/kalah.zip").stdout
    assert "-m host_sim play --board pico --pack build/packs/kalah.zip" in words(result)


def test_a_value_is_one_word_whatever_is_in_it() -> None:
    result = make("-n", "play", "PACK=~/Eve's pack.zip", "SEED=1;2", HOME="/home/eve").stdout
    line = shlex.split(result.splitlines()[-1])
    assert line[line.index("--pack") + 1] == "/home/eve/Eve's pack.zip"
    assert line[line.index("--seed") + 1] == "1;2"
    assert '-m tests.pack "kalah" --py' in make("-n", "pack", "GAME=kalah", "PY=1").stdout
    assert '-m host_sim game "tafl"' in make("-n", "game", "NAME=tafl").stdout


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A fresh checkout, as far as set-up reads it, with a stand-in for every Python there is."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    for name in ("tests/vm", "tests/chip", "host_sim/web"):
        (tmp_path / name).mkdir(parents=True)
        (tmp_path / name / "package-lock.json").write_text("{}")
    programs = tmp_path / "programs"
    programs.mkdir()
    for name in ("sh", "echo", "touch", "cp", "rm", "mkdir", "make"):
        (programs / name).symlink_to(shutil.which(name) or "")
    (programs / "python3").write_text(PYTHON)
    (programs / "python3").chmod(0o755)
    return tmp_path


def calls(checkout: Path, target: str, **environ: str) -> list[str]:
    result = checkout / "calls"
    result.write_text("")
    make(target, folder=checkout, PATH=str(checkout / "programs"), **environ)
    return [line.removeprefix("-m ") for line in result.read_text().splitlines()]


PIP = "pip install --quiet --disable-pip-version-check -r requirements/"
PLAY = "host_sim play --board pico"
ALL = ["venv --clear .venv", PIP + "play.txt", PLAY]


def test_the_first_play_makes_what_it_needs_and_the_second_only_plays(checkout: Path) -> None:
    assert calls(checkout, "play") == ALL
    assert calls(checkout, "play") == [PLAY]
    assert calls(checkout, "test") == [PIP + "dev.txt", "pytest -n auto"]
    assert calls(checkout, "train") == [PIP + "train.txt", "host_sim train --game hashi"]
    case = "boards.case --board pico --screen 1.3"
    assert calls(checkout, "case") == [PIP + "case.txt", case]
    assert calls(checkout, "case") == [case]
    assert calls(checkout, "test") == ["pytest -n auto"]
    assert calls(checkout, "play") == [PLAY]


def test_a_newer_lock_is_noticed(checkout: Path) -> None:
    assert calls(checkout, "setup") == ["venv --clear .venv", PIP + "play.txt", PIP + "dev.txt"]
    after = (checkout / ".venv" / "dev.stamp").stat().st_mtime + 1
    os.utime(checkout / "requirements" / "dev.txt", (after, after))
    assert calls(checkout, "play") == [PLAY]
    assert calls(checkout, "setup") == [PIP + "dev.txt"]


def test_without_a_network_the_next_run_goes_on(checkout: Path) -> None:
    assert calls(checkout, "play", NO_NETWORK="1") == ["venv --clear .venv", PIP + "play.txt"]
    result = make("play", folder=checkout, PATH=str(checkout / "programs"), NO_NETWORK="1")
    assert len(sentences(result)) == 1
    assert "with a working network, run make again" in result.stderr
    assert calls(checkout, "play") == [PIP + "play.txt", PLAY]


def test_a_python_that_is_gone_is_noticed(checkout: Path) -> None:
    calls(checkout, "setup")
    (checkout / ".venv" / "bin" / "python").unlink()
    (checkout / ".venv" / "bin" / "python").symlink_to("/nowhere/python3")
    assert calls(checkout, "play") == ALL


def test_another_python_that_is_named_replaces_it(checkout: Path) -> None:
    calls(checkout, "setup")
    other = checkout / "python-of-mine"
    other.write_text(PYTHON.replace("  -c*) exit", "  -c*) echo of mine; exit"))
    other.chmod(0o755)
    assert calls(checkout, "play", PYTHON=str(other)) == ALL
    assert calls(checkout, "play", PYTHON=str(other)) == [PLAY]


def test_an_old_python_gets_one_sentence_with_the_remedy(checkout: Path) -> None:
    old = checkout / "old"
    old.write_text("#!/bin/sh\nexit 1\n")
    old.chmod(0o755)
    for named in ([], [f"PYTHON={old}"]):
        shutil.copy(old, checkout / "programs" / "python3")
        result = make("setup", *named, folder=checkout, PATH=str(checkout / "programs"))
        assert len(sentences(result)) == 1
        assert "Python 3.10 or newer" in result.stderr
        assert "make PYTHON=" in result.stderr


def test_a_python_without_venv_gets_one_sentence_with_the_remedy(checkout: Path) -> None:
    result = make("setup", folder=checkout, PATH=str(checkout / "programs"), NO_VENV="1")
    assert len(sentences(result)) == 1
    assert "sudo apt install python3-venv" in result.stderr


def test_without_node_set_up_says_so_and_goes_on_but_not_on_ci(checkout: Path) -> None:
    programs = str(checkout / "programs")
    result = make("setup", folder=checkout, PATH=programs)
    assert result.returncode == 0
    assert "Node.js with npm is missing: the tests that need it are skipped" in result.stderr
    assert make("setup", folder=checkout, PATH=programs, CI="false").returncode == 0
    assert make("setup", folder=checkout, PATH=programs, CI="true").returncode != 0


def test_the_long_tests_get_what_training_needs(checkout: Path) -> None:
    result = calls(checkout, "test-long")
    assert PIP + "train.txt" in result[: result.index("pytest -n auto -m long")]


@pytest.mark.parametrize(
    "lock", ["play", "play dev", "play dev mutants", "play cluster", "play cluster train"]
)
def test_the_locks_are_whole(lock: str) -> None:
    """Whatever a pinned package needs is pinned too, in a version that suits it and this Python."""
    pins = [Requirement(line) for name in lock.split() for line in locked(f"{name}.txt")]
    pins = [pin for pin in pins if not pin.marker or pin.marker.evaluate()]
    pinned = {canonicalize_name(pin.name): str(pin.specifier)[2:] for pin in pins}
    for name in pinned:
        try:
            needed = [Requirement(text) for text in requires(name) or ()]
        except PackageNotFoundError:  # of a set that is not installed
            continue
        for need in needed:
            if not need.marker or need.marker.evaluate({"extra": ""}):
                version = pinned.get(canonicalize_name(need.name), "")
                assert version, f"{name} needs {need}"
                assert need.specifier.contains(version), f"{name} needs {need}, not {version}"


def locked(name: str) -> list[str]:
    lines = (ROOT / "requirements" / name).read_text().splitlines()
    return [line for line in lines if line and line[0] not in "#-"]


def test_every_pin_is_exact_and_the_locks_hold_those_of_pyproject() -> None:
    text = (ROOT / "pyproject.toml").read_text()
    play, dev, mutants = locked("play.txt"), locked("dev.txt"), locked("mutants.txt")
    # Installed beside the others, so that what several pin is pinned alike.
    cluster = locked("cluster.txt") + locked("train.txt")
    assert all(PINNED.fullmatch(line) for line in [*play, *dev, *mutants, *cluster])
    pinned = {line.split(";")[0] for line in [*play, *dev, *mutants]}
    shared = {line.split("==")[0] for line in pinned}
    assert all(line.split(";")[0] in pinned for line in cluster if line.split("==")[0] in shared)
    names = [{line.split("==")[0] for line in lock} for lock in (play, dev, mutants)]
    assert sum(map(len, names)) == len(set.union(*names))
    sections = {"play.txt": "dependencies", "dev.txt": "dev"}
    for name, section in sections.items():
        listed = re.search(rf"^{section} = \[\n(.*?)^\]", text, re.M | re.S)
        assert listed
        pins = re.findall(r'"(.+?)"', listed.group(1))
        assert pins
        assert set(pins) <= set(locked(name)), name


def test_the_npm_package_is_pinned_without_a_host() -> None:
    lock = json.loads((ROOT / "tests" / "vm" / "package-lock.json").read_text())
    wanted = json.loads((ROOT / "tests" / "vm" / "package.json").read_text())["dependencies"]
    assert wanted
    for name, version in wanted.items():
        row = lock["packages"][f"node_modules/{name}"]
        assert row["version"] == version
        assert row["integrity"].startswith("sha512-")
        assert "resolved" not in row
