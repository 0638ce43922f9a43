"""The Makefile is the manual; set-up needs nothing but Python, and mends what was left broken."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from host_sim import environment

ROOT = Path(__file__).resolve().parent.parent.parent
MAKEFILE = (ROOT / "Makefile").read_text()
TARGETS = set(re.findall(r"^([a-z0-9-]+):", MAKEFILE, re.M))
PINNED = re.compile(r"[a-z0-9-]+==[0-9][0-9a-z.]*(; .+)?")

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="make is missing")


def make(*words: str, **environ: str) -> subprocess.CompletedProcess[str]:
    """Run make in the checkout."""
    env = {key: value for key, value in os.environ.items() if not key.startswith("MAKE")}
    command = ["make", "--no-print-directory", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env={**env, **environ})


def test_make_alone_lists_every_target_in_a_line_each() -> None:
    told = make().stdout.splitlines()
    listed = {line.split()[1] for line in told if line.startswith("make ")}
    assert listed == TARGETS
    assert {"play", "test", "setup", "lint", "bench", "bundle", "screens", "clean"} <= listed
    assert all(len(line) <= 100 for line in told), max(told, key=len)


def test_make_alone_lists_every_variable() -> None:
    told = make().stdout
    names = re.findall(r"^([A-Z]+) +\?=", MAKEFILE, re.M)
    assert len(names) > 10
    for name in names:
        assert re.search(rf"^  {name} +\S", told, re.M), name


def test_variables_become_options() -> None:
    told = make("-n", "play", "GAME=hashi", "SIDE=B", "SEED=7", "BOARD=pico2").stdout
    assert "-m host_sim play --game hashi --seed 7 --side B --board pico2" in told
    told = make("-n", "flash", "DRIVE=/media/x", "DRY=1", "PY=1").stdout
    assert "flash --board pico --drive /media/x --dry-run --py" in told


def test_an_old_python_gets_one_sentence_with_the_remedy(tmp_path: Path) -> None:
    old = tmp_path / "python3"
    old.write_text("#!/bin/sh\nexit 1\n")
    old.chmod(0o755)
    told = make("setup", f"PYTHON={old}")
    assert told.returncode != 0
    sentences = [line for line in told.stderr.splitlines() if not line.startswith("make")]
    assert len(sentences) == 1
    assert "Python 3.10 or newer" in sentences[0]
    assert "make PYTHON=" in sentences[0]


def test_a_python_without_venv_gets_one_sentence_with_the_remedy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(environment.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(environment.SetupError, match=r"sudo apt install python3\.\d+-venv") as told:
        environment.make_venv()
    assert "\n" not in str(told.value)


@pytest.fixture
def stamped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout whose .venv is finished, as far as anybody can tell without building one."""
    venv = tmp_path / ".venv"
    (venv / "bin").mkdir(parents=True)
    (venv / "lib" / "python3.11" / "site-packages" / "pytest-9.dist-info").mkdir(parents=True)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    for name, path in (("ROOT", tmp_path), ("VENV", venv), ("BIN", venv / "bin")):
        monkeypatch.setattr(environment, name, path)
    monkeypatch.setattr(environment, "STAMP", venv / "tombolo.json")
    monkeypatch.setattr(environment, "BUILDING", venv / "tombolo-building")
    monkeypatch.setattr(environment, "python_identity", lambda python: f"of {python}")
    monkeypatch.delenv("PYTHON", raising=False)
    stamp = {
        "sets": {name: environment.lock_digest(name) for name in environment.SETS},
        "base": f"{sys.base_prefix} {sys.version}",
        "python": environment.python_identity(str(venv / "bin" / "python")),
        "packages": environment.packages(),
    }
    (venv / "tombolo.json").write_text(json.dumps(stamp))
    assert environment.is_ready("play")
    assert environment.is_ready("dev")
    return tmp_path


def test_a_newer_lock_is_noticed(stamped: Path) -> None:
    with (stamped / "requirements" / "dev.txt").open("a") as lock:
        lock.write("# newer\n")
    assert environment.is_ready("play")
    assert not environment.is_ready("dev")


def test_what_was_finished_before_stays_so(stamped: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else `make train` and `make test` would fetch for each other for ever."""
    done = subprocess.CompletedProcess([], 0, "")
    monkeypatch.setattr(environment.subprocess, "run", lambda *args, **how: done)
    with (stamped / "requirements" / "train.txt").open("a") as lock:
        lock.write("# newer\n")
    assert not environment.is_ready("train")
    environment.build("train")
    assert all(environment.is_ready(which) for which in environment.SETS)


def has(site: Path, name: str, version: str, *needs: str) -> None:
    """Lay what pip reads of a package into a folder of packages."""
    folder = site / f"{name.replace('-', '_')}-{version}.dist-info"
    folder.mkdir(parents=True)
    lines = ["Metadata-Version: 2.4", f"Name: {name}", f"Version: {version}"]
    lines += [f"Requires-Dist: {need}" for need in needs]
    (folder / "METADATA").write_text("\n".join(lines) + "\n")


@pytest.mark.parametrize("which", ["train", "play"])
def test_a_lock_that_is_not_whole_is_one_sentence(
    which: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As distributed could not be imported where importlib-metadata 10 lacked what it needs."""
    site = Path(tmp_path, "site")
    has(site, "importlib-metadata", "10.2.0", "zipp>=3.20", "lazy-importer>=1")
    has(site, "zipp", "3.0.0")
    has(site, "added-by-hand", "1.0", "not-there")
    monkeypatch.setattr(environment, "BIN", Path(sys.executable).parent)
    monkeypatch.setenv("PYTHONPATH", str(site))
    if which == "play":  # which has no importlib-metadata
        environment.check(which)
        return
    with pytest.raises(environment.SetupError) as told:
        environment.check(which)
    said = str(told.value)
    assert "requirements/train.txt does not hold for Python 3." in said
    assert "importlib-metadata 10.2.0 requires lazy-importer, which is not installed" in said
    assert "zipp>=3.20, but you have zipp 3.0.0" in said
    assert "added-by-hand" not in said
    assert "\n" not in said


def test_a_lock_that_is_not_whole_ends_set_up(
    stamped: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = "distributed 2026.8.0 requires tornado, which is not installed.\n"
    done = subprocess.CompletedProcess([], 0, told)
    monkeypatch.setattr(environment.subprocess, "run", lambda *args, **how: done)
    with pytest.raises(environment.SetupError, match="tornado"):
        environment.build("train")
    assert not environment.is_ready("train")


def test_the_long_tests_get_what_training_needs() -> None:
    """As the tests that are skipped without it say."""
    assert re.search(r"environment\.py train;.*-m long", make("-n", "test-long").stdout, re.S)


def test_an_interrupted_run_is_noticed(stamped: Path) -> None:
    environment.BUILDING.touch()
    assert not environment.is_ready("play")


def test_a_removed_package_is_noticed(stamped: Path) -> None:
    shutil.rmtree(next((stamped / ".venv").glob("lib/*/*/pytest-9.dist-info")))
    assert not environment.is_ready("play")


def test_a_moved_checkout_or_another_python_is_noticed(
    stamped: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment, "python_identity", lambda python: "elsewhere")
    assert not environment.is_ready("play")


def test_a_python_named_by_the_user_is_obeyed(
    stamped: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHON", "python3.12")
    assert environment.is_ready("play")
    monkeypatch.setattr(sys, "version", "3.99")
    assert not environment.is_ready("play")


def test_without_node_set_up_says_so_and_goes_on_but_not_on_ci(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "package-lock.json").write_text("{}")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CI", "")
    environment.fetch("the VM", tmp_path)
    assert "Node.js with npm is missing" in capsys.readouterr().err
    monkeypatch.setenv("CI", "true")
    with pytest.raises(environment.SetupError, match="must not be skipped"):
        environment.fetch("the VM", tmp_path)


def locked(name: str) -> list[str]:
    """Return the requirements in a lock file."""
    lines = (ROOT / "requirements" / name).read_text().splitlines()
    return [line for line in lines if line and line[0] not in "#-"]


def test_every_pin_is_exact_and_the_locks_hold_those_of_pyproject() -> None:
    text = (ROOT / "pyproject.toml").read_text()
    play, dev, mutants = locked("play.txt"), locked("dev.txt"), locked("mutants.txt")
    cluster = locked("cluster.txt") + locked(
        "train.txt"
    )  # beside the others, so that what several pin is pinned alike
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
