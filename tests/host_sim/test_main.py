"""`python -m host_sim`: one sentence where something is missing, and the fitting status."""

import subprocess
import sys
from pathlib import Path

import pytest

from host_sim import __main__ as program

ROOT = Path(__file__).resolve().parents[2]


def leave_out(monkeypatch, missing):
    """Let every import of the program's fail for want of a module."""

    def absent(name):
        raise ModuleNotFoundError(f"No module named {name!r}", name=missing)

    monkeypatch.setattr(program.importlib, "import_module", absent)


def test_an_unknown_command_is_one_sentence(capsys):
    assert program.main(["dance"]) == 2
    assert capsys.readouterr().err.startswith("host_sim: there is no command 'dance'")


def test_help_lists_every_command(capsys):
    assert program.main(["--help"]) == 0
    shown = capsys.readouterr().out
    assert all(f"  {name}" in shown for name in program.COMMANDS)


def test_ctrl_c_is_one_sentence(capsys, monkeypatch):
    def interrupted(name):
        raise KeyboardInterrupt

    monkeypatch.setattr(program.importlib, "import_module", interrupted)
    assert program.main(["bench"]) == 130
    assert capsys.readouterr().err == "\nhost_sim: stopped.\n"


def test_a_missing_package_is_one_sentence_with_the_remedy(capsys, monkeypatch):
    leave_out(monkeypatch, "PIL")
    assert program.main(["play"]) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "pip install -r requirements/play.txt" in said


@pytest.mark.parametrize(
    ("platform", "quoted"),
    [("linux", "'/my tools/python' -m pip"), ("win32", '"/my tools/python" -m pip')],
)
def test_the_command_that_it_names_can_be_pasted(capsys, monkeypatch, platform, quoted):
    leave_out(monkeypatch, "PIL")
    monkeypatch.setattr(program.sys, "executable", "/my tools/python")
    monkeypatch.setattr(program.sys, "platform", platform)
    assert program.main(["play"]) == 1
    assert f" make: {quoted} install -r requirements/play.txt\n" in capsys.readouterr().err


def test_a_missing_file_of_our_own_is_not_taken_for_a_package(monkeypatch):
    leave_out(monkeypatch, "engine.hashi.rules")
    with pytest.raises(ModuleNotFoundError):
        program.main(["trace"])


def test_a_reader_that_has_read_enough_sees_no_traceback():
    command = [sys.executable, "-m", "host_sim", "trace", "--game", "hashi"]
    command += ["--seed", "1", "--games", "20", "--legal"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr is not None
        assert process.stderr.read() == b""
        assert process.wait() == 0


def test_training_without_numpy_names_what_installs_it(capsys, monkeypatch):
    leave_out(monkeypatch, "numpy")
    assert program.main(["train"]) == 1
    said = capsys.readouterr().err
    assert "numpy is not installed here; `make train` installs" in said
    assert "pip install -r requirements/train.txt" in said
    assert all((ROOT / f"requirements/{name}.txt").is_file() for name in program.TARGETS)
