"""Whole games play as they were written down; a change shows as a difference to read."""

import pytest

from engine import catalog
from tests import golden_playthroughs


@pytest.mark.parametrize("name", golden_playthroughs.GAMES)
def test_the_game_plays_as_it_was_written_down(name):
    path = golden_playthroughs.GOLDEN / f"{name}.txt"
    again = f"if it is meant to: python -m tests.golden_playthroughs --write {name}"
    assert path.exists(), again
    expected = path.read_text(encoding="utf-8").splitlines()
    told = golden_playthroughs.tell(golden_playthroughs.GAMES[name]).splitlines()
    for row, (old, new) in enumerate(zip(expected, told, strict=False), 1):
        assert old == new, f"{path.name}, line {row}: {again}"
    assert len(expected) == len(told), f"{path.name}: {again}"


def test_every_game_in_the_catalog_has_one():
    for _, name, _ in catalog.GAMES:
        if name != "null":  # the template has no words of its own
            assert any(
                arguments.split()[1] == name for arguments in golden_playthroughs.GAMES.values()
            )
