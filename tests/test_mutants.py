"""`make mutants`: what it reads and refuses. The changes themselves take too long for here."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import mutants


@pytest.mark.parametrize("bad", ["", "engine/nothing.py", "firmware/hardware/keys.py"])
def test_only_files_of_the_engine_and_the_storage_are_changed(bad, capsys):
    assert mutants.main([bad]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1


def test_a_file_answers_to_the_tests_of_its_room():
    rules = mutants.tests_of(Path("engine/hashi/rules.py"))
    assert "tests/engine/hashi/test_rules.py" in rules
    assert "tests/host_sim/lab/trace/test_hashi.py" in rules
    for name in ("levels", "master"):  # they count work, which mutmut adds to
        assert f"tests/engine/hashi/test_{name}.py" not in rules
    levels = mutants.tests_of(Path("engine/hashi/ai/levels.py"))
    assert "tests/engine/hashi/test_levels.py" in levels
    assert "tests/engine/test_session.py" in mutants.tests_of(Path("engine/session.py"))
    log = mutants.tests_of(Path("firmware/storage/log.py"))
    assert "tests/firmware/test_store.py" in log
    assert "tests/firmware/test_saves.py" not in log, "it starts handhelds"


def test_differences_known_to_show_nowhere_are_told_apart(monkeypatch, tmp_path):
    known = tmp_path / "equivalent.txt"
    known.write_text("engine/a.py\n- x = 1\n+ x = 2\nsaid why\nengine/b.py\n- y\n+ z\n")
    monkeypatch.setattr(mutants, "KNOWN", known)
    shown = (
        "# name: survived\n--- a\n+++ b\n@@ -1 +1 @@\n     if y:\n-        x = 1\n+        x = 2\n"
    )
    assert mutants.difference(shown) in mutants.equivalent(Path("engine/a.py"))
    assert mutants.difference(shown) not in mutants.equivalent(Path("engine/b.py"))
