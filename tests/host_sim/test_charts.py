"""The charts of finished games at their edges: whose master is known, and the line of 0."""

from __future__ import annotations

import re

import pytest

from host_sim import records
from host_sim.history import NAME, History


@pytest.mark.parametrize(
    ("seed", "is_numbered"), [(0, False), (1, True), (512, True), (513, False)]
)
def test_the_first_512_numbers_have_a_master_and_all_others_are_played_once(
    seed, is_numbered, tmp_path, monkeypatch
):
    played = []

    def par(side, n):
        played.append(n)
        return 30

    monkeypatch.setattr(records, "numbered", lambda name, side, n: 40)
    monkeypatch.setattr(records, "par", par)
    history = History(tmp_path / NAME)
    for _ in range(2):
        made = records.master_of(history, {"seed": seed, "options": "0101"})
        assert made == (40 if is_numbered else 30)
    assert played == ([] if is_numbered else [seed])


@pytest.mark.parametrize("differences", [[3, 5, 5], [-4, -2], [-1, 2], [0]])
def test_the_line_of_the_master_lies_within_the_chart_wherever_the_games_are(differences):
    chart = records.difference_chart("Hashi", differences)
    bars = [float(x) for x in re.findall(r'<rect x="(-?[\d.]+)"', chart)]
    assert len(bars) >= len(set(differences))
    assert min(bars) >= 0
    (zero,) = re.findall(r'd="M(-?[\d.]+)[ ,][\d.]+V', chart)
    left, right = records._LEFT, records._WIDE - records._RIGHT
    assert left < float(zero) < right
