"""Whole games play as in their golden files; a difference shows the first move affected."""

import pytest

from tests.engine import golden_playthroughs as golden

AGAIN = "if it is meant to: python -m tests.engine.golden_playthroughs --write"


@pytest.mark.parametrize("file", sorted(golden.promised()))
def test_the_game_plays_as_it_was_written_down(file):
    expected = golden.written()[file].splitlines()
    told = golden.tell(*golden.cases()[file]).splitlines()
    for row, (old, new) in enumerate(zip(expected, told, strict=False), 1):
        assert old == new, f"{file}, line {row}; {AGAIN}"
    assert len(expected) == len(told), f"{file}; {AGAIN}"


def test_every_game_of_the_catalog_is_written_down_and_nothing_else():
    assert set(golden.written()) == golden.promised(), AGAIN


def test_a_difference_is_found_and_written_only_on_purpose(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(golden, "GOLDEN", tmp_path)
    monkeypatch.setattr(golden, "cases", lambda: {"null/golden/none.txt": ("null", b"")})
    (tmp_path / "chess/golden").mkdir(parents=True)
    (tmp_path / "chess/golden/none.txt").write_text("of no game")
    assert golden.main([]) == 1
    assert "null/golden/none.txt" in capsys.readouterr().out
    assert not (tmp_path / "null/golden/none.txt").exists()
    assert golden.main(["--write"]) == 0
    assert golden.main([]) == 0
    assert [path.parent.parent.name for path in tmp_path.rglob("*.txt")] == ["null"]
