"""A mistake in a game of one's own is one sentence with its line, whatever command meets it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from host_sim import skeleton
from tests import guests

COMMANDS = {
    "bundle": "boards.install bundle --out build",
    "pack": "tests.pack foo",
    "host_sim": "host_sim trace --game foo --seed 1",
}
MISTAKES = [
    ("info.py", b'TITLE = "Foo', "1: unterminated string literal"),
    ("info.py", b"import nothere", "1: ModuleNotFoundError: No module named 'nothere'"),
    ("rules.py", b"X = 1\ndef (", "2: invalid syntax"),
    ("rules.py", b"X = 1\n# caf\xe9", "2: a byte that is no UTF-8"),
    ("rules.py", b"X = 1 / 0", "1: ZeroDivisionError: division by zero"),
    ("view.py", b"class :", "1: invalid syntax"),
]


@pytest.fixture(scope="module")
def checkout(tmp_path_factory):
    """Return a copy of the checkout, with the tests of this one."""
    folder = tmp_path_factory.mktemp("checkout")
    for part in ("boards", "engine", "firmware", "host_sim"):
        no = shutil.ignore_patterns("__pycache__", "node_modules")
        shutil.copytree(guests.ROOT / part, folder / part, ignore=no)
    for name in ("tests", "LICENSE"):
        (folder / name).symlink_to(guests.ROOT / name)
    return folder


def write(checkout: Path, changed: dict[str, bytes]) -> None:
    """Write a new game Foo, some of its files changed: leaf -> bytes."""
    for path, text in skeleton.files("foo").items():
        place = checkout / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(changed.get(place.name, text.encode()))


def run(checkout: Path, command: str) -> subprocess.CompletedProcess[str]:
    """Run a command there, without Node.js, which takes longer."""
    return subprocess.run(
        [sys.executable, "-B", "-m", *COMMANDS[command].split()],
        cwd=checkout,
        env={**os.environ, "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(("file", "text", "sentence"), MISTAKES)
@pytest.mark.parametrize("command", ["bundle", "pack"])
def test_a_mistake_in_a_game_is_one_sentence_with_its_line(checkout, command, file, text, sentence):
    write(checkout, {file: text})
    done = run(checkout, command)
    folder = "engine" if file == "rules.py" else "firmware/games"
    where = f"{folder}/foo/{file}:{sentence}"
    assert done.returncode == 1
    assert where in done.stderr
    assert done.stderr.startswith(f"bundle: {where}" if command == "bundle" else f"{command}: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("mistake", [MISTAKES[2], MISTAKES[4]])
def test_it_is_told_where_a_game_is_played_without_a_screen(checkout, mistake):
    file, text, sentence = mistake
    write(checkout, {file: text})
    done = run(checkout, "host_sim")
    assert done.returncode == 1
    assert done.stderr == f"host_sim: engine/foo/{file}:{sentence}\n"


def test_a_folder_that_cannot_be_written_is_one_sentence(checkout):
    write(checkout, {})
    (checkout / "build").write_text("in the way of a folder")
    done = run(checkout, "pack")
    assert done.returncode == 1
    assert done.stderr == f"pack: {checkout}/build/packs: Not a directory.\n"
