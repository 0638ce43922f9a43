"""`make mutants`: which tests it takes, and what it says. The changes themselves take too long."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests import mutants

RULES = "engine/hashi/rules.py"


def said(capsys, *argv):
    """Return the exit status and the one sentence of a run that tries nothing."""
    status = mutants.main(list(argv))
    told = capsys.readouterr()
    assert told.out == ""
    (sentence,) = told.err.splitlines()
    return status, sentence


@pytest.mark.parametrize("bad", ["", "firmware/hardware/keys.py", "engine"])
def test_only_files_of_the_engine_and_the_storage_are_changed(bad, capsys):
    status, sentence = said(capsys, bad)
    assert status == 2
    assert "MODULE=engine/hashi/rules.py" in sentence or sentence == "there is no file engine"


def test_a_file_that_does_not_exist_is_named(capsys):
    assert said(capsys, "engine/ai/verdict.py") == (2, "there is no file engine/ai/verdict.py")


def test_a_file_that_no_test_runs_is_said_to_be_one(monkeypatch, capsys):
    imported = {"seconds": 1, "lines": {RULES: [1, 2, 3]}}  # its first lines, no function
    monkeypatch.setattr(mutants, "measure", lambda tests: imported)
    assert said(capsys, RULES) == (1, f"{RULES}: no test runs it")


@pytest.fixture
def copied(monkeypatch):
    """Make a copy that has mutants of no use to anyone, and no library that tries them."""
    tried: list[tuple[str, ...]] = []

    def library(place, *words):
        tried.append(words)
        return ""

    for name in ("prepare", "configure"):
        monkeypatch.setattr(mutants, name, lambda *args: None)
    monkeypatch.setattr(mutants, "names", lambda place, module: {"one": None})
    monkeypatch.setattr(Path, "exists", lambda path: True)
    monkeypatch.setattr(mutants, "mutmut", library)
    return tried


def test_tests_that_fail_without_any_change_try_nothing(monkeypatch, copied, capsys):
    monkeypatch.setattr(mutants, "unchanged", lambda place, tests: (0, ["a.py::test_one"]))
    told = f"{RULES}: without any change no test passes in the copy: a.py"
    assert said(capsys, RULES, "--tests", "a.py") == (1, told)
    assert len(copied) == 1


def test_a_file_with_nothing_to_change_is_said_to_be_one(monkeypatch, copied, capsys):
    monkeypatch.setattr(mutants, "names", lambda place, module: {})
    told = f"{RULES}: there is nothing in it to change"
    assert said(capsys, RULES, "--tests", "a.py") == (1, told)


def test_a_mutant_without_a_result_is_no_score(monkeypatch, copied, capsys):
    monkeypatch.setattr(mutants, "unchanged", lambda place, tests: (1, []))
    assert mutants.main([RULES, "--tests", "a.py"]) == 1
    assert "found" not in capsys.readouterr().out


def test_what_runs_out_of_time_is_found_and_counted(monkeypatch, copied, capsys):
    found = {"failed": 1, "lived": 0, "slow": 36, "slower": -24, "untested": 33}
    monkeypatch.setattr(mutants, "unchanged", lambda place, tests: (1, []))
    monkeypatch.setattr(mutants, "names", lambda place, module: found)
    assert mutants.main([RULES, "--tests", "a.py"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == (
        f"{RULES}: 3 of 5 found, 60.0 %, 2 of them by running out of time; 0 equivalent"
    )


def test_the_unchanged_tests_are_run_in_the_copy(tmp_path):
    inner = tmp_path / "mutants"
    for path in ("tests/mutants.py", "host_sim/devices/imports.py"):
        (inner / path).parent.mkdir(parents=True)
        shutil.copy(mutants.ROOT / path, inner / path)
    (inner / "pyproject.toml").write_text("[tool.pytest.ini_options]\nmarkers = ['long']\n")
    (inner / "tests" / "test_a.py").write_text(
        "import pytest\ndef test_good(): pass\n@pytest.mark.parametrize('n', [1, 2])\n"
        "def test_half(n): assert n == 1\n@pytest.mark.long\ndef test_long(): assert 0\n"
    )
    (inner / "tests" / "test_b.py").write_text("import nothing_like_this\n")
    found = mutants.unchanged(tmp_path, ["tests/test_a.py", "tests/test_b.py"])
    assert found == (2, ["tests/test_a.py::test_half[2]", "tests/test_b.py"])


def test_the_tests_that_run_a_file_are_those_that_run_most_of_it_in_the_least_time(monkeypatch):
    text = (mutants.ROOT / RULES).read_text(encoding="utf-8")
    a, b, c, d = sorted(mutants.inside(text))[:4]
    files = {
        "slow.py": (100, [a, b, c]),
        "alone.py": (1000, [d]),
        "quick.py": (1, [a]),
        "dear.py": (30, [a, b]),
        "other.py": (1, []),
    }
    monkeypatch.setattr(mutants, "candidates", lambda module: list(files))
    monkeypatch.setattr(
        mutants, "measure", lambda one: {"seconds": files[one][0], "lines": {RULES: files[one][1]}}
    )
    # What is the only one to run a line is taken, whatever it costs.
    assert mutants.covering(Path(RULES), 40) == ["quick.py", "dear.py", "slow.py", "alone.py"]
    files["dear.py"] = 30, [a]
    assert mutants.covering(Path(RULES), 40) == ["quick.py", "slow.py", "alone.py"]


def test_lines_within_functions_are_those_that_an_import_does_not_run():
    text = "A = 1\n\n\ndef f(\n    a,\n):\n    b = a\n    return b\n\n\nclass C:\n    D = 2\n"
    assert mutants.inside(text) == {7, 8}


def test_tests_of_a_file_are_looked_for_in_its_folder_and_its_game():
    rules = mutants.candidates(Path(RULES))
    assert "tests/engine/hashi/test_rules.py" in rules
    assert "tests/host_sim/lab/trace/test_hashi.py" in rules
    assert "tests/engine/atoll/test_rules.py" not in rules
    assert "tests/engine/hashi/test_review.py" in mutants.candidates(Path("engine/session.py"))
    assert "tests/firmware/test_store.py" in mutants.candidates(Path("firmware/storage/log.py"))


def test_differences_known_to_show_nowhere_are_told_apart(monkeypatch, tmp_path):
    known = tmp_path / "equivalent.txt"
    known.write_text("engine/a.py\n- x = 1\n+ x = 2\nsaid why\nengine/b.py\n- y\n+ z\n")
    monkeypatch.setattr(mutants, "KNOWN", known)
    shown = (
        "# name: survived\n--- a\n+++ b\n@@ -1 +1 @@\n     if y:\n-        x = 1\n+        x = 2\n"
    )
    assert mutants.difference(shown) in mutants.equivalent(Path("engine/a.py"))
    assert mutants.difference(shown) not in mutants.equivalent(Path("engine/b.py"))
